"""Hokkaido: whose turn it is, and the direct generator of what may be done.

The cited rules stand in ``rules.py``; a law in the tests keeps the two equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ..core.game import CHANCE, Seat
from ..core.secrets import known
from .board import Board
from .cards import weights
from .paths import joined
from .state import (
    ACT,
    BOTH,
    BOTH_CARDS,
    CLAIM,
    DEAL,
    DECK,
    DISCARD,
    DRAW,
    GROW,
    KEEP,
    LAND,
    NOBODY,
    OVER,
    PLACE,
    REVEAL,
    SAME,
    SEA,
    TAKE,
    Claim,
    Deal,
    Discard,
    Draw,
    Grow,
    Keep,
    Land,
    Move,
    Place,
    Reveal,
    Sea,
    Spent,
    State,
    Take,
)


def to_move(state: State) -> Seat | None:
    """The seat on turn, chance while cards are dealt or drawn, None at the end."""
    if state.step == ACT or state.step == KEEP or state.step == PLACE:
        return state.seat
    return None if state.step == OVER else CHANCE


def legal_moves(state: State) -> Sequence[Move]:
    """Every move the cited rules allow."""
    if state.step == ACT:
        return actions(state)
    if state.step == KEEP:
        return keeps(state)
    if state.step == PLACE:
        taken = [player.mask for player in state.players]
        free = [at for at in state.board.cities if not any(mask >> at & 1 for mask in taken)]
        return [Place(state.board.names[at]) for at in free]
    return []


def actions(state: State) -> Sequence[Move]:
    """All actions that are open to the player on turn."""
    board, me, spent = state.board, state.players[state.seat], state.spent
    mask = me.mask
    moves: list[Move] = []
    if spent[LAND] < SAME:
        moves += lands(board, mask & board.island)
    if spent[SEA] < SAME:
        moves += sails(board, mask)
    if me.stock:
        if spent[GROW] < SAME:
            moves += grows(board, mask & board.island)
            if state.landless:
                moves += grows(board, 1 << board.start)
        ends = mask & board.trade
        if ends & ends - 1:  # two ends at least are occupied: some route may be controlled
            if spent[CLAIM] < SAME:
                moves += claims(state, mask)
            if spent[REVEAL] < SAME:
                moves += reveals(board, known(me.hand), mask)
    deck, public = drawing(state.switches.draw_cap, spent)
    if deck and state.deck:
        moves.append(DRAW_MOVE)
    if public:
        moves += [take_of(row.card) for row in state.public if row.first == NOBODY]
    if spent[DISCARD] < SAME:
        moves += discards(me.hand)
    return moves


DRAW_MOVE = Draw()


@lru_cache(1 << 14)
def places_in(mask: int) -> tuple[int, ...]:
    """The members of a bit set."""
    return tuple(at for at in range(mask.bit_length()) if mask >> at & 1)


@cache
def lands_from(board: Board, province: int) -> tuple[Land, ...]:
    """Land Moves out of one province; moves are shared values."""
    names = board.names
    return tuple(Land(names[province], names[to]) for to in board.neighbors[province])


@lru_cache(1 << 14)
def lands(board: Board, mask: int) -> tuple[Land, ...]:
    """Land Moves out of all these provinces."""
    return tuple(move for at in places_in(mask) for move in lands_from(board, at))


@cache
def sea_moves(board: Board) -> tuple[tuple[Sea, ...], tuple[Sea, ...]]:
    """By place: the Sea Move to At Sea from there, and the one from At Sea to there."""
    sea = board.names[board.sea]
    out = tuple(Sea(name, sea) for name in board.names)
    home = tuple(Sea(sea, name) for name in board.names)
    return out, home


@lru_cache(1 << 14)
def sails(board: Board, mask: int) -> tuple[Sea, ...]:
    """Sea Moves of pieces in these places: away from At Sea if one is there, else to it."""
    out, home = sea_moves(board)
    coast_and_countries = board.shore | sum(1 << at for at in board.countries)
    if mask >> board.sea & 1:
        occupied_countries = mask & ~board.island
        return tuple(home[at] for at in places_in(coast_and_countries & ~occupied_countries))
    return tuple(out[at] for at in places_in(mask & coast_and_countries))


@lru_cache(1 << 14)
def grows(board: Board, mask: int) -> tuple[Grow, ...]:
    """Grows in these provinces."""
    return tuple(Grow(board.names[at]) for at in places_in(mask))


def claims(state: State, mask: int) -> list[Claim]:
    """Public cards with a free spot whose route is controlled."""
    board, seat = state.board, state.seat
    return [
        Claim(row.card)
        for row in state.public
        if row.second == NOBODY and row.first != seat and joined(board, mask, board.cards[row.card])
    ]


def reveals(board: Board, hand: Sequence[str], mask: int) -> list[Reveal]:
    """Cards of the hand whose route is controlled."""
    return [Reveal(card) for card in hand if joined(board, mask, board.cards[card])]


def drawing(draw_cap: str, spent: Spent) -> tuple[bool, bool]:
    """Whether the turn's count allows a draw from the deck, and one of a public card."""
    if draw_cap == "ways":
        return spent[DECK] < SAME, spent[TAKE] < SAME
    used = spent[DECK] + spent[TAKE] + (spent[BOTH] if draw_cap == "actions" else 0)
    return used < SAME, used < SAME


@cache
def take_of(card: str) -> Take:
    """The Take of a card, a shared value."""
    return Take(card)


@lru_cache(4096)
def discards(hand: tuple[str, ...]) -> tuple[Discard, ...]:
    """A Discard of each card of the hand."""
    return tuple(map(Discard, hand))


def keeps(state: State) -> list[Keep]:
    """One of the drawn cards, or both if there is an action for it."""
    moves = [Keep(card) for card in sorted(known(state.drawn))]
    if state.left and drawing_twice(state.switches.draw_cap, state.spent):
        moves.append(Keep(BOTH_CARDS))
    return moves


def drawing_twice(draw_cap: str, spent: Spent) -> bool:
    """Whether one more action may go into the draw that is under way."""
    if draw_cap == "actions":
        return spent[DECK] + spent[TAKE] + spent[BOTH] < SAME
    return not spent[BOTH]


def can_act(state: State) -> bool:
    """Whether any action is open to the player on turn."""
    deck, _ = drawing(state.switches.draw_cap, state.spent)
    if deck and state.deck:
        return True
    if state.spent[LAND] < SAME and state.me.mask & state.board.island:
        return True
    return bool(actions(state))


def chance_moves(state: State) -> Sequence[tuple[Move, int]]:
    """The next card: any that may be the top one of the deck."""
    if state.step == DEAL or state.step == DRAW:
        return deals(state.pool, state.back, state.deck)
    return []


@lru_cache(4096)
def deals(pool: tuple[str, ...], back: tuple[str, ...], deck: int) -> tuple[tuple[Move, int], ...]:
    """A Deal per card, by weight."""
    return tuple((Deal(card), weight) for card, weight in weights(pool, back, deck))
