"""Hokkaido: whose turn it is, and the direct generator of what may be done.

The cited rules stand in ``rules.py``; a law in the tests keeps the two equal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType as fixed

from ...core.boards import remembered
from ...core.game import CHANCE, Seat
from ...core.secrets import known
from ..board import Board
from ..cards import weights
from .moves import (
    BOTH_CARDS,
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
    Take,
)
from .paths import joined
from .state import (
    ACT,
    BOTH,
    CLAIM,
    DEAL,
    DECK,
    DISCARD,
    DRAW,
    FREE,
    GROW,
    KEEP,
    LAND,
    OVER,
    PLACE,
    REVEAL,
    SAME,
    SEA,
    TAKE,
    Spent,
    State,
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
    mask, hand = me.mask, known(me.hand)
    reach = reach_of(board, mask)
    shared = reach.shared
    moves: list[Move] = []
    if spent[LAND] < SAME:
        moves += reach.land
    if spent[SEA] < SAME:
        moves += reach.sea
    if me.stock:
        if spent[GROW] < SAME:
            moves += reach.grow
            if state.landless:
                moves.append(shared.grow[board.start])
        ends = mask & board.trade
        if ends & ends - 1:  # two ends at least are occupied: some route may be controlled
            if spent[CLAIM] < SAME:
                moves += claims(state, mask)
            if spent[REVEAL] < SAME:
                moves += reveals(board, hand, mask)
    deck, public = drawing(state.switches.draw_cap, spent)
    if deck and state.deck:
        moves.append(DRAW_MOVE)
    if public:
        moves += [shared.take[row.card] for row in state.public if row.first == FREE]
    if spent[DISCARD] < SAME:
        moves += [shared.discard[card] for card in hand]
    return moves


DRAW_MOVE = Draw()


@dataclass(frozen=True, slots=True)
class Reach:
    """What pieces in some places may do, whoever has them."""

    land: tuple[Land, ...]
    sea: tuple[Sea, ...]
    grow: tuple[Grow, ...]
    shared: Shared  # all moves of the board


@remembered
def reach_of(board: Board, mask: int) -> Reach:
    """The moves of pieces in these places; most actions change none of them."""
    shared, here = shared_moves(board), places_in(mask & board.island)
    land = chain.from_iterable([shared.land[at] for at in here])
    grow = tuple([shared.grow[at] for at in here])
    return Reach(tuple(land), sails(board, mask, here), grow, shared)


@dataclass(frozen=True, slots=True)
class Shared:
    """Moves as shared values, made once per board: to list them is to look them up."""

    land: tuple[tuple[Land, ...], ...]  # by province
    grow: tuple[Grow, ...]  # by province
    out: tuple[Sea, ...]  # to At Sea, by place
    home: tuple[Sea, ...]  # from At Sea, by place
    deal: Mapping[str, Deal]
    take: Mapping[str, Take]
    discard: Mapping[str, Discard]


@remembered
def shared_moves(board: Board) -> Shared:
    """The moves of a board."""
    names, sea = board.names, board.names[board.sea]
    return Shared(
        tuple(
            tuple(Land(names[at], names[to]) for to in board.neighbors[at])
            for at in range(board.size)
        ),
        tuple(map(Grow, names[: board.size])),
        tuple(Sea(name, sea) for name in names),
        tuple(Sea(sea, name) for name in names),
        fixed({card: Deal(card) for card in board.cards}),
        fixed({card: Take(card) for card in board.cards}),
        fixed({card: Discard(card) for card in board.cards}),
    )


def places_in(mask: int) -> list[int]:
    """The members of a bit set.

    >>> places_in(0b1001)
    [0, 3]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def sails(board: Board, mask: int, provinces: Sequence[int]) -> tuple[Sea, ...]:
    """Sea Moves: away from At Sea if a piece is there, else to it."""
    if mask >> board.sea & 1:
        return landings(board, mask >> board.size)
    out, coast = shared_moves(board).out, board.coast
    harbors = [out[at] for at in provinces if coast[at]]
    return (*harbors, *[out[at] for at in board.countries if mask >> at & 1])


@remembered
def landings(board: Board, overseas: int) -> tuple[Sea, ...]:
    """Sea Moves away from At Sea, with pieces in these places overseas."""
    free = [at for at in board.countries if not overseas >> at - board.size & 1]
    return tuple(shared_moves(board).home[at] for at in (*places_in(board.shore), *free))


def claims(state: State, mask: int) -> list[Claim]:
    """Public cards with a free spot whose route is controlled."""
    board, seat = state.board, state.seat
    return [
        Claim(row.card)
        for row in state.public
        if row.second == FREE and row.first != seat and joined(board, mask, board.cards[row.card])
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
    if state.spent[LAND] < SAME and state.players[state.seat].mask & state.board.island:
        return True
    deck, _ = drawing(state.switches.draw_cap, state.spent)
    return bool((deck and state.deck) or actions(state))


def chance_moves(state: State) -> Sequence[tuple[Move, int]]:
    """The next card: any that may be the top one of the deck."""
    if state.step == DEAL or state.step == DRAW:
        deal = shared_moves(state.board).deal
        cards = weights(state.pool, state.back, state.deck)
        return [(deal[card], weight) for card, weight in cards]
    return []
