"""The map of Hokkaido as marks: places to touch, their names, free places as rings, and pieces.

What is drawn in a place follows from the players' pieces there (``counts``), and is remembered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...core.boards import remembered
from ...core.game import Seat
from ...core.scene import Mark, is_path
from ..board import Board
from ..rules.generator import legal_moves
from ..rules.moves import Land, Sea
from ..rules.state import ACT, State
from .island import has_outlines, left_out, line, shores, spots, tones
from .scenery import berths, house_at, middle
from .stamps import RING_STEP, RINGS

PIECE_STEP, WIDEST = 19.5, 60.0
ROW, NAME, CITY = 6, -8, -22  # below the middle of a place
EDGE = "disc 12 30"  # of a piece: its tags hang below it, and hide no piece of its row
LETTER = 3.3  # half of the width of a letter of a name
BERTH = 8  # the same in a country
KEPT = 4096  # places that are remembered

Counts = tuple[int, ...]  # pieces in a place, by player
SEAT_COLORS = ("#1f4e8c", "#b5382a", "#2c6a43", "#6b3fa0")


@dataclass(frozen=True, slots=True)
class Standing:
    """A piece in a row, or several of one player as a piece with a number."""

    slot: int
    seat: Seat
    count: int
    x: float  # from the middle of the row


def counted(state: State, at: int) -> Counts:
    """The players' pieces in a place."""
    return tuple([player.pieces[at] for player in state.players])


def room(board: Board, at: int, players: int) -> int:
    """How many pieces a place holds."""
    return board.limit(players, at) if at < board.size else players


def is_over(board: Board, at: int, counts: Counts) -> bool:
    """Whether there are more pieces in a place than it holds: a conflict to come."""
    return sum(counts) > room(board, at, len(counts))


def map_marks(state: State) -> Iterator[Mark]:
    """All places, the relief over them, and a line around those that hold too many pieces."""
    board = state.board
    places = [(at, counted(state, at)) for at in range(len(board.names))]
    yield from (place_mark(board, *each) for each in places)
    yield from unplayed_marks(board)
    if has_outlines(board):
        yield Mark("relief", "relief", (0, 0), "use relief")
    over = [spots(board)[at].shape for at, counts in places if is_over(board, at, counts)]
    shape = "".join(each for each in over if is_path(each))
    yield Mark("alarm", "alarm" if shape else "alarm away", (0, 0), shape)


@remembered
def place_mark(board: Board, at: int, counts: Counts) -> Mark:
    """A place to look at and to touch."""
    spot, name = spots(board)[at], board.names[at]
    look = "place low overseas"
    if at < board.size:
        look = f"place low plot region-{tones(board)[board.region_of[at]]}"
    look += " over" * is_over(board, at, counts)
    id, title = f"place:{name}", place_title(board, at, counts)
    return Mark(id, look, (spot.x, spot.y), spot.shape, pick=id, title=title)


@remembered
def unplayed_marks(board: Board) -> tuple[Mark, ...]:
    """Land that a smaller board leaves out: touched it says so."""
    names = left_out(board)
    if not names:
        return ()
    shape = "".join(line(ring, True) for ring in shores(names))
    pick, title = "unplayed:land", "Not in this game"
    return (Mark("unplayed", "unplayed low", middle(names), shape, pick=pick, title=title),)


def place_title(board: Board, at: int, counts: Counts) -> str:
    """A place in words: where it is, and how full."""
    where = "overseas, one piece each"
    if at < board.size:
        coast = "coast" if board.coast[at] else "inland"
        where = f"{board.regions[board.region_of[at]]}, {coast}"
    return f"{board.called(at)}, {where}: {sum(counts)} of {room(board, at, len(counts))}"


def standing_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """Rings, pieces and names of all places."""
    stuck = stuck_pieces(state, seat)
    for at in range(len(state.board.names)):
        yield from marks_in(state.board, at, counted(state, at), seat, at in stuck)


def stuck_pieces(state: State, seat: Seat) -> set[int]:
    """Where a player on turn has pieces that cannot go anywhere: touched they say why."""
    if state.step != ACT or state.seat != seat:
        return set()
    own = {at for at, count in enumerate(state.me.pieces) if count}
    starts = {
        move.province if isinstance(move, Land) else move.place
        for move in legal_moves(state)
        if isinstance(move, Land | Sea)
    }
    return own - {state.board.index[name] for name in starts}


@remembered
def marks_in(
    board: Board, at: int, counts: Counts, seat: Seat, stuck: bool = False
) -> tuple[Mark, ...]:
    """What stands in a place, and its name."""
    rings = [ring_mark(board, at, counts)] if at < board.size else []
    tokens = token_marks(board, at, counts, seat, stuck)
    return (*rings, *tokens, *label_marks(board, at, counts))


def label_marks(board: Board, at: int, counts: Counts) -> Iterator[Mark]:
    """A place's name, and its city; touched they count as the place, wherever they stand."""
    spot, name = spots(board)[at], board.names[at]
    on = f"place:{name}"
    if at >= board.size:
        yield Mark(f"name:{name}", "name country above", (spot.x, spot.y - 13), "", name, 14, on=on)
        return
    look = "name above over" if is_over(board, at, counts) else "name above"
    yield Mark(f"name:{name}", look, (spot.x, spot.y + NAME), "", name, 11.5, on=on)
    if city := board.city_of[at]:
        y, house = spot.y + CITY, spot.x + 6 - house_at(city)
        yield Mark(f"city:{name}", "name city above", (spot.x + 8, y), "", city, 13.5, on=on)
        yield Mark(f"house:{name}", "house minor above", (round(house, 1), y), "use house")


# --- pieces ---


def slots(board: Board, at: int, players: int) -> int:
    """Marks for pieces in a place: for each alone, or for one per player with a number."""
    if at >= board.size:
        return players
    return max(players, min(4, room(board, at, players) + 1))


@remembered
def standings(board: Board, at: int, counts: Counts) -> tuple[Standing, ...]:
    """The pieces of a place in a row, beginning at its left end.

    A player's first piece has always the slot of their seat, so that it keeps its mark.
    """
    players = len(counts)
    if at >= board.size:
        return tuple(Standing(s, s, counts[s], x) for s, x in berths(players) if counts[s])
    most = slots(board, at, players)
    each = [n if sum(counts) <= most else min(n, 1) for n in counts]
    row = [s for s, n in enumerate(each) for _ in range(n)]
    step = min(PIECE_STEP, WIDEST / max(1, len(row)))
    left = -(step * len(row) + RING_STEP * rings_left(board, at, counts)) / 2 + step / 2
    free = [slot for slot in range(most) if slot >= players or not counts[slot]]
    found = []
    for nth, s in enumerate(row):
        slot = s if nth == 0 or row[nth - 1] != s else free.pop(0)
        found.append(Standing(slot, s, counts[s] // each[s], left + step * nth))
    return tuple(found)


def rings_left(board: Board, at: int, counts: Counts) -> int:
    """How many free places are drawn."""
    return max(0, min(RINGS, room(board, at, len(counts)) - sum(counts)))


def half_row(board: Board, at: int, counts: Counts) -> float:
    """How far a row of pieces and rings reaches from its middle to the left."""
    row = standings(board, at, counts)
    return PIECE_STEP / 2 - row[0].x if row else RING_STEP * rings_left(board, at, counts) / 2


def next_in_row(board: Board, at: int, counts: Counts) -> float:
    """How far right of the middle of a row its free places are."""
    xs = [piece.x for piece in standings(board, at, counts)]
    if not xs:
        return 0.0
    step = xs[1] - xs[0] if len(xs) > 1 else PIECE_STEP
    return xs[-1] + step / 2 + RING_STEP * max(1, rings_left(board, at, counts)) / 2


def ring_mark(board: Board, at: int, counts: Counts) -> Mark:
    """The free places of a province, right of its pieces; a dot if it is full, or a warning."""
    spot, id, free = spots(board)[at], f"free:{board.names[at]}", rings_left(board, at, counts)
    on = f"place:{board.names[at]}"  # it may stand over a neighbor or the sea
    if is_over(board, at, counts):
        return Mark(id, "above", bang_spot(board, at), "use bang", on=on)
    at_row = (round(spot.x + next_in_row(board, at, counts), 1), spot.y + ROW)
    return Mark(id, "above pips", at_row, f"use free-{free}" if free else "use full", on=on)


@remembered
def bang_spot(board: Board, at: int) -> tuple[float, float]:
    """Beside the name of a province: right of it, or left where another name begins there."""
    spot, others = spots(board)[at], range(board.size)
    y, far = spot.y + NAME, LETTER * len(board.names[at]) + 12

    def is_free(x: float) -> bool:
        return all(
            abs(x - other.x) > LETTER * len(board.names[n]) + 8 or abs(y - other.y - NAME) > 12
            for n, other in ((n, spots(board)[n]) for n in others if n != at)
        )

    x = next((x for x in (spot.x + far, spot.x - far) if is_free(x)), spot.x + far)
    return round(x, 1), y


def token_marks(board: Board, at: int, counts: Counts, seat: Seat, stuck: bool) -> Iterator[Mark]:
    """The pieces in a place; those of ``seat`` can be touched, all count as their place."""
    spot, name = spots(board)[at], board.names[at]
    row = standings(board, at, counts)
    there, y = {each.slot: each for each in row}, spot.y + (ROW if at < board.size else BERTH)
    for slot in range(slots(board, at, len(counts))):
        id, each = f"token:{name}:{slot}", there.get(slot)
        if each is None:
            yield Mark(id, "above away", (spot.x, y))
            continue
        own = " itself" if stuck and each.seat == seat else ""
        stamp, text = ("piece", "") if len(row) == sum(counts) else ("plain", str(each.count))
        yield Mark(
            id,
            f"token above seat-{each.seat} kin-{each.seat} low{own}",
            (round(spot.x + each.x, 1), y),
            f"use {stamp}-{each.seat}",
            text,
            12,
            f"piece:{name}" if each.seat == seat else "",
            token_title(each, name),
            EDGE,
            f"place:{name}",
        )


def token_title(each: Standing, name: str) -> str:
    """A piece in words."""
    many = f"{each.count} piece{'s' * (each.count > 1)}"
    return f"{many} of player {each.seat + 1} in {name}"
