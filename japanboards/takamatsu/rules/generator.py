"""Takamatsu: whose turn it is, and the direct generator of what may be done.

The cited rules stand in ``legality.py``; a law in the tests keeps the two equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from math import prod
from typing import TYPE_CHECKING

from ...core.bag import draws
from ...core.boards import remembered
from ...core.game import CHANCE, Seat
from ...core.secrets import Hidden
from ...core.values import Fixed, make_copier
from ..board import COLORS, Board
from ..cards import OPEN, SHUT, Down, unseen
from .moves import NO_SAMURAI, Activate, Back, Deal, Flip, March, Move, Party, Peek, Start, Wait
from .state import AFTER, BEFORE, MARCH, NO_SEAT, OVER, State, colors_of

Chances = Sequence[tuple[Move, int]]
WAIT, activation = Wait(), cache(Activate)  # moves are shared values
MOST_KEPT = 1 << 12  # crowds per room that are remembered


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
        return [*activations(state), WAIT]
    return []


def marches(state: State) -> list[Move]:
    """Every march out of every room where the player on turn has a samurai."""
    one, other, of_both, of_one, of_other = exits(state.board, state.owners, state.seat)
    moves: list[Move] = []
    if one == other:
        for present, out in zip(state.rooms, of_one, strict=True):
            if present[one]:
                moves += out[present]
        return moves
    for room, present in enumerate(state.rooms):
        if present[one]:
            moves += (of_both if present[other] else of_one)[room][present]
        elif present[other]:
            moves += of_other[room][present]
    return moves


class Exits(Fixed[Party, tuple[March, ...]]):
    """The marches out of one room by who is there, for whoever has these colors.

    They are listed when first needed. Moves are shared values: the same come up all the time.
    """

    __slots__ = ("mine", "ways")
    mine: tuple[int, ...]
    ways: Ways

    def __init__(self, ways: Ways, mine: tuple[int, ...]) -> None:
        object.__setattr__(self, "ways", ways)
        object.__setattr__(self, "mine", mine)

    def __missing__(self, present: Party) -> tuple[March, ...]:
        if len(self) >= MOST_KEPT:
            dict.clear(self)
        ways = self.ways
        found = tuple([march for party in parties(present, self.mine) for march in ways[party]])
        dict.__setitem__(self, present, found)
        return found


EveryRoom = tuple[Exits, ...]
if TYPE_CHECKING:
    from dataclasses import replace as updated_march
else:
    updated_march = make_copier(March)  # faster than making one


class Ways(Fixed[Party, tuple[March, ...]]):
    """The marches of each party out of one room, listed when a party is first asked about."""

    __slots__ = ("model", "names", "targets")
    model: March
    names: tuple[str, ...]
    targets: tuple[tuple[int, ...], ...]

    def __init__(self, board: Board, room: int) -> None:
        object.__setattr__(self, "names", board.names)
        object.__setattr__(self, "targets", board.targets[room])
        model = March(board.names[room], NO_SAMURAI, board.names[room])
        object.__setattr__(self, "model", model)

    def __missing__(self, party: Party) -> tuple[March, ...]:
        names, model = self.names, self.model
        goals = self.targets[sum(party)]
        found = tuple([updated_march(model, party=party, to=names[to]) for to in goals])
        dict.__setitem__(self, party, found)
        return found


@remembered
def exits(
    board: Board, owners: tuple[int, ...], seat: Seat
) -> tuple[int, int, EveryRoom, EveryRoom, EveryRoom]:
    """A player's two colors, and the marches where both are present, the one, or the other.

    Who has a single color finds everything twice.
    """
    mine = colors_of(owners, seat)
    of_both, of_one, of_other = (exits_of(board, own) for own in (mine, mine[:1], mine[-1:]))
    return mine[0], mine[-1], of_both, of_one, of_other


@remembered
def exits_of(board: Board, colors: tuple[int, ...]) -> EveryRoom:
    """The marches out of every room for whoever has just these colors."""
    return tuple(Exits(ways, colors) for ways in all_ways(board))


@remembered
def all_ways(board: Board) -> tuple[Ways, ...]:
    """The marches out of every room, whoever moves."""
    return tuple(Ways(board, room) for room in range(len(board.names)))


@lru_cache(1 << 15)
def parties(present: Party, mine: tuple[int, ...]) -> tuple[Party, ...]:
    """Who may leave a room together: own samurai, somebody else's if any, and not all of many."""
    here = [color for color in mine if present[color]]
    if not here:
        return ()
    one, other = here[0], here[-1]
    total, own = sum(present), sum([present[color] for color in here])
    foreign = total > own
    needed = here if one == other or not foreign else ()  # one of each of these at least
    found = list(product(*[range(c in needed, count + 1) for c, count in enumerate(present)]))
    if total > 2:
        found.pop()  # the last is everybody
    if foreign and one == other:
        # Own samurai alone come first among as many companies as later colors allow.
        companies = prod([count + 1 for count in present[one + 1 :]])
        del found[: own * companies : companies]
    elif foreign:
        found = [party for party in found if sum(party) > party[one] + party[other] > 0]
    return tuple(found)


def activations(state: State) -> list[Move]:
    """The hidden cards of whoever is asked, for each pagoda they may be used for."""
    mine, free = colors_of(state.owners, state.asked), state.switches.hidden_2p == "choose"
    found = {
        (held.value, pagoda)
        for color in mine
        for held in state.held[color]
        if not isinstance(held.value, Hidden)
        for pagoda in (mine if free else (color,))
    }
    return [activation(value, COLORS[pagoda]) for value, pagoda in sorted(found)]


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
            return all_deals(state.owners)
        case "start":
            return all_starts(state.seats)
    return []


@cache
def all_deals(owners: tuple[int, ...]) -> Chances:
    """Every color that nobody has yet."""
    return tuple((Deal(COLORS[color]), 1) for color, seat in enumerate(owners) if seat == NO_SEAT)


@cache
def all_starts(players: int) -> Chances:
    """Every seat."""
    return tuple((Start(seat), 1) for seat in range(players))


@cache
def all_backs(face_up: int, shut: int) -> Chances:
    """A back per kind of card in the deck."""
    counts = ((OPEN, face_up), (SHUT, shut))
    return tuple((Back(kind), count) for kind, count in counts if count)


@lru_cache(1 << 12)
def all_flips(deck: tuple[int, ...]) -> Chances:
    """A value per open card in the deck."""
    return tuple((Flip(value), weight) for value, weight in draws(deck))


@lru_cache(1 << 12)
def all_peeks(values: tuple[int, ...]) -> Chances:
    """A value per hidden card that it may be."""
    return tuple((Peek(value), weight) for value, weight in draws(values))
