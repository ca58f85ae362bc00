"""Kaigan: whose turn it is, and the direct generator of what may be done.

The cited rules stand in ``legality.py``; a law in the tests keeps the two equal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from operator import itemgetter

from ...core.boards import remembered
from ...core.game import CHANCE, Seat
from ...core.values import Fixed
from ..board import Board
from ..cards import (
    CHOICELESS,
    DISPATCH_PRICES,
    FLEXIBLE_PRICES,
    GREAT_PRICES,
    MAP_PRICES,
    SEND_PRICE,
    SURVEYOR,
    TRACKS,
)
from .moves import (
    Act,
    Claim,
    Dispatch,
    Flexible,
    Great,
    Lay,
    Map,
    Move,
    Pass,
    Quadrant,
    Reveal,
    Roll,
    Send,
    Stop,
)
from .state import ACTIONS, CARDS, NEUTRAL, NO_SEAT, OVER, SUPPLY, State

ALL_ROLLS: Sequence[tuple[Move, int]] = tuple((Roll(value), 1) for value in range(1, 7))
STOP, PASS, ACT, QUADRANT = Stop(), Pass(), Act(), Quadrant()
CLAIMS = tuple(Claim(row) for row in range(1, 5))
DISPATCHES = {count: Dispatch(count) for count in DISPATCH_PRICES}
FLEXIBLES = {choice: Flexible(choice) for choice in FLEXIBLE_PRICES}


def to_move(state: State) -> Seat | None:
    """The seat that lays, claims or acts; chance for tiles and dice; None at the end."""
    if state.phase in (CARDS, ACTIONS):
        return state.seat
    return None if state.phase == OVER else CHANCE


def legal_moves(state: State) -> Sequence[Move]:
    """Every move the cited rules allow."""
    if state.phase == CARDS:
        return claiming(state) if state.opened else opening(state)
    if state.phase != ACTIONS:
        return []
    if state.sending:
        return next_sends(state)
    return acting(state)


def chance_moves(state: State) -> Sequence[tuple[Move, int]]:
    """A tile of the pile for the first gap, or a face of a die; all equally likely."""
    if to_move(state) != CHANCE:
        return []
    if state.phase == NEUTRAL:
        return ALL_ROLLS
    outcomes = shared(state.board).reveals
    return [outcomes[name] for name in state.pile]


@dataclass(frozen=True, slots=True)
class Shared:
    """Moves that a board may ever need: values, made once for each board and kept with it."""

    reveals: Mapping[str, tuple[Move, int]]
    lays: Mapping[str, tuple[Move, ...]]
    sends: Mapping[str, Mapping[str, Move]]

    @classmethod
    def of(cls, board: Board) -> Shared:
        names, spaces = [tile.name for tile in board.tiles], range(len(board.printed))
        rows = {a: Fixed({b: Send(a, b) for b in names if a != b}) for a in ("supply", *names)}
        return cls(
            reveals=Fixed({name: (Reveal(name), 1) for name in names}),
            lays=Fixed({c: tuple(Lay(c, *board.where(at)) for at in spaces) for c in board.cards}),
            sends=Fixed(rows),
        )


def shared(board: Board) -> Shared:
    """The moves kept with a board."""
    found: Shared | None = board.moves
    if found is None:
        found = Shared.of(board)
        object.__setattr__(board, "moves", found)
    return found


# --- cards and claims ---


@remembered
def open_spaces(board: Board, claims: tuple[int, ...], players: int) -> tuple[int, ...]:
    """The spaces for cards in rows that are in use and not claimed."""
    return tuple(
        at
        for at, action in enumerate(board.printed)
        if not action and at % board.rows < players and claims[at % board.rows] == NO_SEAT
    )


def free_spaces(state: State) -> list[int]:
    """The spaces a card may be laid on now."""
    grid = state.grid
    spaces = open_spaces(state.board, state.claims, len(state.players))
    return [at for at in spaces if grid[at] is None]


def opening(state: State) -> Sequence[Move]:
    """A card on a free space, or the Quadrant Card back; without either, a claim."""
    moves, lays = list[Move](), shared(state.board).lays
    if free := free_spaces(state):
        chosen = itemgetter(*free, free[0])  # one more, so that it gives a tuple even of one
        for card in state.players[state.seat].cards:
            moves += chosen(lays[card])[:-1]
    if not moves:
        moves += vacant(state)
    if state.quadrant == state.seat:
        moves.append(QUADRANT)
    return moves


def claiming(state: State) -> Sequence[Move]:
    """A vacant row, or no claim while cards are left."""
    return [*vacant(state), STOP] if state.players[state.seat].cards else vacant(state)


def vacant(state: State) -> list[Move]:
    """A claim for each vacant row in use."""
    rows = range(len(state.players))
    return [CLAIMS[row] for row in rows if state.claims[row] == NO_SEAT]


# --- actions ---


def acting(state: State) -> Sequence[Move]:
    """The main action, the back of the card, or a pass."""
    action = state.action_on(state.at)
    moves = [PASS, *mains(state, action)]
    if (state.grid[state.at] or action == SURVEYOR) and state.player.purse >= SEND_PRICE:
        moves += sends(state, state.player.surveyors)
    return moves


def mains(state: State, action: str) -> Sequence[Move]:
    """The forms of a main action that can be paid and carried out."""
    if action in CHOICELESS:
        return (ACT,)
    if action == "dispatch":
        return dispatches(state)
    if action == "mapping":
        return maps(state)
    if action == "great":
        return greats(state)
    return flexibles(state) if action == "flexible" else ()


def flexibles(state: State) -> list[Move]:
    """What can be paid, without steps past the end of a track."""
    player, ends = state.player, state.board.ends
    return [
        FLEXIBLES[choice]
        for choice, price in FLEXIBLE_PRICES.items()
        if price <= player.purse
        and (choice not in TRACKS or getattr(player, choice) < ends[choice])
    ]


def dispatches(state: State) -> list[Move]:
    """Two surveyors, or three, if they can be paid and find different tiles."""
    player, tiles = state.player, tuple(at for at, site in enumerate(state.map) if site)
    return [
        DISPATCHES[count]
        for count, price in DISPATCH_PRICES.items()
        if price <= player.purse and can_send(player.surveyors, tiles, count)
    ]


@lru_cache(1 << 12)
def can_send(surveyors: tuple[int, ...], tiles: tuple[int, ...], count: int) -> bool:
    """That many of these surveyors can go to different tiles, each to another than its own."""
    if count == 0:
        return True
    if len(surveyors) >= count and len(tiles) > count:
        return True  # even with its own tile left out, each finds one
    return any(
        at != to and can_send(without(surveyors, at), without(tiles, to), count - 1)
        for at in set(surveyors)
        for to in tiles
    )


def without(places: tuple[int, ...], place: int) -> tuple[int, ...]:
    """These places with one of them left out."""
    at = places.index(place)
    return places[:at] + places[at + 1 :]


def sends(state: State, surveyors: Sequence[int], closed: Sequence[int] = ()) -> list[Move]:
    """One of these surveyors to any tile that is not closed; those in one place are alike."""
    moves: list[Move] = []
    everywhere = shared(state.board).sends
    names = [(at, site.tile.name) for at, site in enumerate(state.map) if site and at not in closed]
    for place in dict.fromkeys(surveyors):
        site = state.map[place] if place != SUPPLY else None
        row = everywhere[site.tile.name if site else "supply"]
        moves += [row[name] for at, name in names if at != place]
    return moves


def unsent(state: State) -> tuple[int, ...]:
    """The surveyors that the dispatch under way has not sent."""
    left = state.player.surveyors
    for square in state.sent:
        left = without(left, square)
    return left


def next_sends(state: State) -> Sequence[Move]:
    """The next surveyor of a dispatch, so that the others still find their tiles."""
    left, sent = unsent(state), state.sent
    moves = sends(state, left, sent)
    tiles = tuple(at for at, site in enumerate(state.map) if site and at not in sent)
    if len(tiles) > state.sending:
        return moves
    square = {site.tile.name: at for at, site in enumerate(state.map) if site} | {"supply": SUPPLY}
    return [
        move
        for move in moves
        if isinstance(move, Send)
        and can_send(
            without(left, square[move.origin]),
            without(tiles, square[move.tile]),
            state.sending - 1,
        )
    ]


def mappable(state: State) -> list[tuple[str, int]]:
    """The tiles with a surveyor of the player to act, and how many markers they still take."""
    found = []
    for square in dict.fromkeys(state.player.surveyors):
        site = state.map[square] if square != SUPPLY else None
        if site and (room := site.room):
            found.append((site.tile.name, room))
    return found


@lru_cache(1 << 12)
def one_map(tile: str, markers: int) -> Map:
    """Markers for one tile."""
    return Map(tile, markers)


def maps(state: State) -> list[Move]:
    """One or two markers on a tile."""
    purse = state.player.purse
    return [
        one_map(tile, markers)
        for tile, room in mappable(state)
        for markers, price in MAP_PRICES.items()
        if markers <= room and price <= purse
    ]


def greats(state: State) -> list[Move]:
    """Some tiles with one marker each, or with one or two each at the rich tariff."""
    sites, purse, moves = mappable(state), state.player.purse, list[Move]()
    for tariff, price in GREAT_PRICES.items():
        for count in range(1, min(len(sites), purse // price) + 1):
            for chosen in combinations(sites, count):
                moves += great_on(tariff, chosen)
    return moves


@lru_cache(1 << 12)
def great_on(tariff: str, sites: tuple[tuple[str, int], ...]) -> tuple[Great, ...]:
    """Every way to mark exactly these tiles."""
    most = 1 if tariff == "plain" else 2
    counts = product(*(range(1, min(room, most) + 1) for _, room in sites))
    names = [name for name, _ in sites]
    return tuple(
        Great(tariff, tuple(n for n, k in zip(names, each, strict=True) for _ in range(k)))
        for each in counts
    )
