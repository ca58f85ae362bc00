"""Where things lie in the picture of the palace: rooms, arrows, samurai, the track."""

from __future__ import annotations

from math import ceil, cos, hypot, pi, sin

from ..board import Board, per_board
from ..rules.state import State

Point = tuple[float, float]
FRAME = (-24, 4, 648, 612)
MIDDLE = (300, 300)  # of the garden
GARDEN, TRACK, LANE = 112, 98, 15  # radii, and how far pagodas on one field stand apart
FIELDS = 31  # as many as the track has room for
GRIDS = ((12, 4, 8.5), (20, 5, 7.3), (30, 6, 6.0), (42, 7, 5.1))  # samurai up to, columns, radius


@per_board
def half(board: Board) -> float:
    """Half the width of a room."""
    return 40 if board.spots else 28


@per_board
def spots(board: Board) -> tuple[Point, ...]:
    """The middle of every room: as the board says, else on two rings, clockwise."""
    if board.spots:
        return board.spots
    inside = [side == "interior" for side in board.sides]
    rings = {True: inside.count(True), False: inside.count(False)}
    seen, found = {True: 0, False: 0}, []
    for within in inside:
        found.append(around(seen[within] / rings[within], 172 if within else 266))
        seen[within] += 1
    return tuple(found)


def around(share: float, radius: float) -> Point:
    """A point on a circle around the garden, clockwise from the top."""
    angle = 2 * pi * share - pi / 2
    x, y = MIDDLE[0] + radius * cos(angle), MIDDLE[1] + radius * sin(angle)
    return round(x, 1), round(y, 1)


def arrow(board: Board, here: int, there: int) -> str:
    """The arrow from a room to the next, as a path with its head."""
    (x1, y1), (x2, y2) = spots(board)[here], spots(board)[there]
    far = hypot(x2 - x1, y2 - y1)
    dx, dy = (x2 - x1) / far, (y2 - y1) / far
    edge = half(board) / max(abs(dx), abs(dy))  # from the middle of a room to its wall
    x1, y1 = x1 + dx * (edge + 2), y1 + dy * (edge + 2)
    x2, y2 = x2 - dx * (edge + 3), y2 - dy * (edge + 3)
    barbs = [(x2 - 7 * dx + side * 5 * dy, y2 - 7 * dy - side * 5 * dx) for side in (1, -1)]
    line = (x1, y1), (x2, y2), barbs[0], (x2, y2), barbs[1]
    return "".join(f"{pen}{x:.1f} {y:.1f}" for pen, (x, y) in zip("MLMLL", line, strict=True))


@per_board
def slots(board: Board, room: int, count: int) -> tuple[float, tuple[Point, ...]]:
    """The radius and the places of this many samurai in a room."""
    x, y = spots(board)[room]
    size = half(board) / 40
    columns, radius = next((c, r) for most, c, r in GRIDS if count <= most)
    pitch = (2 * radius + 1) * size
    rows = ceil(count / columns)
    top = y + (6 * size) - pitch * (rows - 1) / 2
    left = x - pitch * (min(columns, count) - 1) / 2
    places = [(left + pitch * (n % columns), top + pitch * (n // columns)) for n in range(count)]
    return round(radius * size, 1), tuple((round(a, 1), round(b, 1)) for a, b in places)


@per_board
def last_field(board: Board) -> int:
    """The points of the last field of the track; beyond it a pagoda stays there."""
    return max(board.goal * 3 // 2, board.goal + 7)


@per_board
def track(board: Board) -> tuple[tuple[int, Point], ...]:
    """The fields of the track with their points; on a long track only some are drawn."""
    last = last_field(board)
    step = ceil((last + 1) / FIELDS)
    return tuple((n, around(n / (last + 1), TRACK)) for n in range(0, last + 1, step))


def pagoda_at(board: Board, points: int, behind: int) -> Point:
    """Where a pagoda stands: beside the field of its points, behind others on the same field."""
    share = min(points, last_field(board)) / (last_field(board) + 1)
    return around(share, TRACK - 17 - LANE * behind)


def figures_by_room(state: State) -> dict[int, list[int]]:
    """The figures in each room, by color."""
    found: dict[int, list[int]] = {}
    for figure, room in enumerate(b"".join(state.figures)):
        found.setdefault(room, []).append(figure)
    return found
