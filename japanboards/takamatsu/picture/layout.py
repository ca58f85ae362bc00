"""Where things lie in the picture of the palace: rooms, corridors, samurai.

Boards with the rooms of ``data/plan.json`` have a floor plan. On others rooms are squares where
the board says, or on two rings.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise
from math import ceil, dist, hypot
from typing import Any

from ...core.boards import remembered
from ...core.files import read_json
from ..board import DATA, Board
from ..rules.state import State
from .ink import Box, Point
from .rounded import along

FRAME = (0, 0, 960, 640)
PALACE: Box = (12, 14, 718, 612)
PLATE = 17  # the height of a room's name
SCALES = (1.2, 1.1, 1.0, 0.9, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35)
EDGE = 24  # the least size of what is touched
WIDE, HIGH = 29, 36.8  # what a samurai needs
LARGEST, SMALLEST, AIR = 96, 22, 26  # squares of a board without a plan, and what is between them
FEW = 4  # rooms inside that make a ring of their own


@cache
def plan() -> dict[str, Any]:
    """The floor plan of the palace."""
    found: dict[str, Any] = read_json("the floor plan", DATA / "plan.json")
    return found


@remembered
def has_plan(board: Board) -> bool:
    """The board has just the rooms of the floor plan."""
    return set(board.names) == set(plan()["rooms"])


@remembered
def boxes(board: Board) -> tuple[Box, ...]:
    """Every room: left, top, width, height."""
    if has_plan(board):
        rooms = plan()["rooms"]
        return tuple(tuple(rooms[name]) for name in board.names)
    spots = stretched(board.spots) if board.spots else ring_spots(board)
    size = square(spots)
    return tuple((x - size / 2, y - size / 2, size, size) for x, y in spots)


def stretched(spots: tuple[Point, ...]) -> tuple[Point, ...]:
    """The spots of a board's data, spread over the palace."""
    (x, y, w, h), rim = PALACE, LARGEST / 2 + 4
    across = spread([a for a, _ in spots], x + rim, w - 2 * rim)
    down = spread([b for _, b in spots], y + rim, h - 2 * rim)
    return tuple(zip(across, down, strict=True))


def spread(numbers: list[float], start: float, size: float) -> list[float]:
    """Numbers in their order, so that they take up this stretch."""
    low, high = min(numbers), max(numbers)
    if low == high:
        return [start + size / 2] * len(numbers)
    return [round(start + size * (n - low) / (high - low), 1) for n in numbers]


def square(spots: tuple[Point, ...]) -> float:
    """How large rooms can be without touching each other."""
    pairs = combinations(spots, 2)
    least = min((max(abs(a - c), abs(b - d)) for (a, b), (c, d) in pairs), default=LARGEST)
    return round(max(SMALLEST, min(LARGEST, least - min(AIR, least * 0.3))), 1)


@remembered
def rings(board: Board) -> tuple[tuple[int, ...], ...]:
    """Rooms on rings, the outer one first; few rooms inside lie on the same ring."""
    inside = tuple(at for at, side in enumerate(board.sides) if side == "interior")
    if len(inside) < FEW:
        return (tuple(range(len(board.names))),)
    return tuple(at for at in range(len(board.names)) if at not in inside), inside


def ring_box(nth: int) -> Box:
    """The line on which the rooms of a ring lie."""
    x, y, w, h = PALACE
    rim = 56 + 108 * nth
    return x + rim, y + rim, w - 2 * rim, h - 2 * rim


@remembered
def ring_spots(board: Board) -> tuple[Point, ...]:
    """The middle of every room on rings, clockwise; the inner ring is turned to meet the outer."""
    outer, *inner = rings(board)
    found = on_ring(0, outer, 0)
    for rooms in inner:
        turns = [on_ring(1, rooms, turn / (2 * len(rooms))) for turn in range(2 * len(rooms))]
        found = min(({**found, **turn} for turn in turns), key=lambda spots: walks(board, spots))
    return tuple(found[room] for room in range(len(board.names)))


def on_ring(nth: int, rooms: tuple[int, ...], turn: float) -> dict[int, Point]:
    """Rooms at equal distances on a ring."""
    shares = ((room, turn + place / len(rooms)) for place, room in enumerate(rooms))
    return {room: along(ring_box(nth), 60, share)[0] for room, share in shares}


def walks(board: Board, spots: dict[int, Point]) -> float:
    """How long all corridors are together."""
    pairs = ((a, b) for a, following in enumerate(board.following) for b in following)
    return sum(dist(spots[a], spots[b]) for a, b in pairs)


@remembered
def middle(board: Board, room: int) -> Point:
    """The middle of a room."""
    x, y, w, h = boxes(board)[room]
    return x + w / 2, y + h / 2


@remembered
def garden(board: Board) -> Box:
    """The garden with the track."""
    if has_plan(board):
        a, b, c, d = plan()["garden"]
        return a, b, c, d
    if board.spots:
        x, y, w, h = PALACE
        return x + w / 2 - 132, y + h / 2 - 104, 264, 208
    x, y, w, h = ring_box(len(rings(board)) - 1)
    rim = square(ring_spots(board)) / 2 + 10
    return x + rim, y + rim, w - 2 * rim, h - 2 * rim


@dataclass(frozen=True, slots=True)
class Corridor:
    """The way from a room to the next: out of a door, perhaps around a corner, in at a door."""

    points: tuple[Point, ...]  # doors, and the corner between them
    out: Point  # the way through the first door
    into: Point  # the way through the last door


@remembered
def corridor(board: Board, here: int, there: int) -> Corridor:
    """The way from a room to the next."""
    turn = corner(board, here, there)
    if turn:
        start, out = exit_toward(boxes(board)[here], turn)
        end, (dx, dy) = exit_toward(boxes(board)[there], turn)
        return Corridor((start, turn, end), out, (-dx, -dy))
    a, b = shared(boxes(board)[here], boxes(board)[there])
    start, out = exit_toward(boxes(board)[here], b, a)
    end, (dx, dy) = exit_toward(boxes(board)[there], a, b)
    return Corridor((start, end), out, (-dx, -dy))


def corner(board: Board, here: int, there: int) -> Point | None:
    """Where the floor plan lets a corridor turn."""
    if not has_plan(board):
        return None
    pair = {board.names[here], board.names[there]}
    found = (turn["at"] for turn in plan()["turns"] if {turn["from"], turn["to"]} == pair)
    return next(((x, y) for x, y in found), None)


def shared(one: Box, other: Box) -> tuple[Point, Point]:
    """Points in two rooms that a straight corridor leads through, parallel to a wall if it can."""
    a, b = (one[0] + one[2] / 2, one[1] + one[3] / 2), (other[0] + other[2] / 2, 0.0)
    b = b[0], other[1] + other[3] / 2
    across = overlap(one[0], one[2], other[0], other[2])
    down = overlap(one[1], one[3], other[1], other[3])
    if across:
        return (across, a[1]), (across, b[1])
    return ((a[0], down), (b[0], down)) if down else (a, b)


def overlap(start: float, size: float, other: float, wide: float) -> float:
    """The middle of what two stretches share, if a door fits there."""
    low, high = max(start, other), min(start + size, other + wide)
    return (low + high) / 2 if high - low > min(size, wide, 40) * 0.6 else 0


def exit_toward(
    room: Box, toward: Point, start: Point | None = None
) -> tuple[Point, tuple[int, int]]:
    """Where the straight way from a room toward a point meets the wall, and the way out."""
    x, y, w, h = room
    cx, cy = start or (x + w / 2, y + h / 2)
    dx, dy = toward[0] - cx, toward[1] - cy
    to_x = (x + w - cx if dx > 0 else cx - x) / abs(dx) if dx else 1e9
    to_y = (y + h - cy if dy > 0 else cy - y) / abs(dy) if dy else 1e9
    share = min(to_x, to_y)
    point = round(cx + dx * share, 1), round(cy + dy * share, 1)
    return point, ((1 if dx > 0 else -1, 0) if to_x < to_y else (0, 1 if dy > 0 else -1))


@remembered
def way(board: Board, here: int, there: int, size: int) -> tuple[int, ...]:
    """The rooms a party of this size passes on its shortest way, both ends included."""
    reach = board.reach[here]
    steps = next((n for n in range(size, len(reach)) if there in reach[n]), 0)
    found = [there]
    for left in range(steps - 1, 0, -1):
        found.append(next(at for at in reach[left] if found[-1] in board.following[at]))
    return (here, *reversed(found)) if steps else (here,)


@remembered
def footprints(board: Board, here: int, there: int, size: int) -> str:
    """A party's way as two lines of steps, left and right; their dashes are the stylesheet's."""
    rooms = way(board, here, there, size)
    lanes = [corridor(board, a, b) for a, b in pairwise(rooms)]
    inside = [
        through(middle(board, room), before, after)
        for room, before, after in zip(rooms, [None, *lanes], [*lanes, None], strict=True)
    ]
    parts = [*inside, *(list(lane.points) for lane in lanes)]
    return "".join(beside(part, far, late) for far, late in ((7, 0), (13, 8)) for part in parts)


def through(center: Point, before: Corridor | None, after: Corridor | None) -> list[Point]:
    """The way through a room, from its first door to its last; never over its name."""
    found = []
    if before:
        entry, flat = before.points[-1], before.into[0] != 0
        found = [below_plate(entry, before.into[1] > 0), elbow(entry, center, flat)]
    if after:
        exit_at, flat = after.points[0], after.out[0] != 0
        found += [elbow(exit_at, center, flat), below_plate(exit_at, after.out[1] < 0)]
    if before and after and (before.into[0] != 0) != (after.out[0] != 0):
        found[1:3] = [elbow(exit_at, entry, flat)]
    return found


def elbow(door: Point, other: Point, flat: bool) -> Point:
    """The point straight ahead of a door that is as far as another."""
    return (other[0], door[1]) if flat else (door[0], other[1])


def below_plate(door: Point, is_top: bool) -> Point:
    """A door, or if it is in the upper wall the place below the room's name."""
    return door[0], door[1] + (PLATE + 4) * is_top


def beside(points: list[Point], far: float, late: float) -> str:
    """A line at a distance beside another, which begins a bit later."""
    found = []
    pairs = [pair for pair in pairwise(points) if pair[0] != pair[1]]
    for (x1, y1), (x2, y2) in pairs:
        size = hypot(x2 - x1, y2 - y1)
        dx, dy = (x2 - x1) / size, (y2 - y1) / size
        start, late = min(late, size), 0
        a, b = x1 + dx * start - dy * far, y1 + dy * start + dx * far
        found += [f"{a:.0f} {b:.0f}", f"{x2 - dy * far:.0f} {y2 + dx * far:.0f}"]
    return f"M{'L'.join(found)}" if found else ""


@remembered
def slots(board: Board, room: int, count: int) -> tuple[float, str, tuple[Point, ...]]:
    """The scale, the touch area and the places of some samurai, in rows below a room's name."""
    x, y, w, h = boxes(board)[room]
    floor = h - PLATE - 3
    columns = max(range(1, count + 1), key=lambda n: fitting(w - 4, floor, count, n))
    _, scale, _ = fitting(w - 4, floor, count, columns)
    rows = ceil(count / columns)
    wide = min(max(WIDE * scale * (1.08 if rows == 1 else 1.25), EDGE + 4), (w - 4) / columns)
    high = min(max(HIGH * scale, EDGE + 1), floor / rows)
    top = y + PLATE + 2 + floor / 2 + 1.5 * scale - high * (rows - 1) / 2
    places = []
    for n in range(count):
        row, column = divmod(n, columns)
        here = min(columns, count - columns * row)
        places.append((x + w / 2 + wide * (column - (here - 1) / 2), top + high * row))
    across, down = (
        max((WIDE - 2) * scale, min(EDGE, wide + 1)),
        max(HIGH * scale, min(EDGE, high)),
    )
    edge = f"box {max(EDGE, across):.0f} {max(EDGE, down):.0f}"
    if min(across, down) < EDGE:
        edge = f"box {across:.1f} {down:.1f}"
    return scale, edge, tuple((round(a), round(b)) for a, b in places)


def fitting(wide: float, high: float, count: int, columns: int) -> tuple[float, float, int]:
    """How well this many fit in this many columns: good to touch, large, in few columns."""
    rows = ceil(count / columns)
    most = min(wide / (columns * (WIDE + 1)), high / (rows * HIGH))
    scale = next((scale for scale in SCALES if scale <= most), SCALES[-1])
    return min(EDGE + 1, wide / columns, high / rows), scale, -columns


def figures_by_room(state: State) -> dict[int, list[int]]:
    """The figures in each room, by color."""
    found: dict[int, list[int]] = {}
    for figure, room in enumerate(b"".join(state.figures)):
        found.setdefault(room, []).append(figure)
    return found
