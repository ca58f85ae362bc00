"""Takamatsu: whose turn it is, and the direct generator of what may be done.

The cited rules stand in ``rules.py``; a law in the tests keeps the two equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product

from ..core.bag import draws
from ..core.game import CHANCE, Seat
from ..core.secrets import Hidden
from .board import COLORS, Board
from .cards import OPEN, SHUT, Down, unseen
from .state import (
    AFTER,
    BEFORE,
    MARCH,
    NOBODY,
    NONE,
    OVER,
    Activate,
    Back,
    Deal,
    Flip,
    March,
    Move,
    Party,
    Peek,
    Start,
    State,
    Wait,
    colors_of,
)

Chances = Sequence[tuple[Move, int]]
own_colors = cache(colors_of)


def to_move(state: State) -> Seat | None:
    """The seat that is asked, chance while cards are turned, None at the end."""
    if state.asked >= 0:
        return state.asked
    return None if state.step == OVER else CHANCE


def legal_moves(state: State) -> Sequence[Move]:
    """Every move the cited rules allow."""
    if state.step == MARCH:
        moves = marches(state)
        return moves + activations(state) if any(state.held) else moves
    if state.step in (BEFORE, AFTER):
        return [*activations(state), Wait()]
    return []


def marches(state: State) -> list[Move]:
    """Every march out of every room."""
    board, mine = state.board, own_colors(state.owners, state.seat)
    moves: list[Move] = []
    for room, present in enumerate(state.rooms):
        if present != NOBODY:
            moves += marches_from(board, room, present, mine)
    return moves


@lru_cache(1 << 15)
def marches_from(
    board: Board, room: int, present: Party, mine: tuple[int, ...]
) -> tuple[March, ...]:
    """The marches out of a room; moves are shared values."""
    name, names, targets = board.names[room], board.names, board.targets[room]
    return tuple(
        March(name, party, names[to])
        for party in parties(present, mine)
        for to in targets[sum(party)]
    )


@lru_cache(1 << 15)
def parties(present: Party, mine: tuple[int, ...]) -> tuple[Party, ...]:
    """Who may leave a room together: own samurai, somebody else's if any, and not all of many."""
    if not any(present[color] for color in mine):
        return ()
    total, own_total = sum(present), sum(present[color] for color in mine)
    foreign = total > own_total
    needed = mine if not foreign and all(present[color] for color in mine) else ()
    found = []
    for party in product(*[range(count + 1) for count in present]):
        size, own = sum(party), sum([party[color] for color in mine])
        if not own or (foreign and own == size) or size == total > 2:
            continue
        if len(needed) < 2 or all(party[color] for color in needed):
            found.append(party)
    return tuple(found)


def activations(state: State) -> list[Move]:
    """The hidden cards of whoever is asked, for each pagoda they may be used for."""
    mine, free = own_colors(state.owners, state.asked), state.switches.hidden_2p == "choose"
    found = {
        (held.value, pagoda)
        for color in mine
        for held in state.held[color]
        if not isinstance(held.value, Hidden)
        for pagoda in (mine if free else (color,))
    }
    return [Activate(value, COLORS[pagoda]) for value, pagoda in sorted(found)]


def chance_moves(state: State) -> Chances:
    """What chance may do at this step."""
    cards = state.cards
    match state.step:
        case "back":
            return all_backs(len(cards.deck), cards.shut)
        case "flip":
            return all_flips(cards.deck)
        case "peek":
            assert isinstance(cards.taken, Down)
            held = [card for hand in state.held for card in hand]
            return all_peeks(unseen(cards, held, cards.taken.batch))
        case "deal":
            return [(Deal(COLORS[c]), 1) for c, seat in enumerate(state.owners) if seat == NONE]
        case "start":
            return [(Start(seat), 1) for seat in range(state.players)]
    return []


@cache
def all_backs(face_up: int, shut: int) -> Chances:
    """A back per kind of card in the deck."""
    counts = ((OPEN, face_up), (SHUT, shut))
    return tuple((Back(kind), count) for kind, count in counts if count)


@cache
def all_flips(deck: tuple[int, ...]) -> Chances:
    """A value per open card in the deck."""
    return tuple((Flip(value), weight) for value, weight in draws(deck))


@cache
def all_peeks(values: tuple[int, ...]) -> Chances:
    """A value per hidden card that it may be."""
    return tuple((Peek(value), weight) for value, weight in draws(values))
