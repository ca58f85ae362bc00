"""The score track: stones around the pond, and how large the pagodas beside them are."""

from __future__ import annotations

from math import ceil

from ...core.boards import remembered
from ..board import Board
from .ink import Box, Point
from .layout import garden
from .rounded import along, length

STONE, GOAL = 12.5, 15.0  # radii
RIM, BEND = 22, 74  # of the track in the garden
APART = 29  # from stone to stone at least
STEPS = (1, 2, 5, 10, 20, 25, 50)  # points from stone to stone
BROAD = 30  # of a pagoda, at scale 1
TIERS = 5


def lane(board: Board) -> Box:
    """The line on which the stones lie."""
    x, y, w, h = garden(board)
    return x + RIM, y + RIM, w - 2 * RIM, h - 2 * RIM


def place(board: Board, points: int) -> tuple[Point, Point]:
    """Where these points are on the track, and the direction to the pond."""
    whole = length(lane(board), BEND)
    gap = max(whole / (board.goal + 1), APART + 5)  # between the goal and the start
    return along(lane(board), BEND, (gap / 2 + points * (whole - gap) / board.goal) / whole)


@remembered
def fields(board: Board) -> tuple[int, ...]:
    """The points that have a stone: all, on a long track only some, but always the goal."""
    apart = length(lane(board), BEND) / (board.goal + 1)
    step = next((step for step in STEPS if step * apart >= APART), ceil(APART / apart))
    most = board.goal - ceil(APART / apart)
    return (*(n for n in range(0, board.goal, step) if n <= most or step == 1), board.goal)


def tiers(points: int, goal: int) -> int:
    """A roof more for every quarter of the way."""
    return min(TIERS, 1 + (TIERS - 1) * points // goal)


def height(tall: int) -> float:
    """How high a pagoda with this many roofs is."""
    return 18 + 6.2 * tall


def past_word(board: Board) -> Point:
    """Where it is said that the island is past the goal."""
    x, y, w, h = garden(board)
    return x + w / 2 + 2, y + h / 2 + 12 + 34 * pond_scale(board)


def gate(board: Board) -> Point:
    """Where the gate between the goal and its bridge stands."""
    (x, y), _ = place(board, board.goal)
    return round(x + 1, 1), round(y + 42 * min(1, pond_scale(board)), 1)


def pond_scale(board: Board) -> float:
    """How large the pond is."""
    _, _, w, h = garden(board)
    return min(w / 286, h / 304, 1.6)


def around(at: Point, wide: float, high: float) -> Box:
    """The box around a point."""
    return at[0] - wide / 2, at[1] - high / 2, wide, high


def meet(one: Box, other: Box) -> bool:
    """Two boxes overlap."""
    (a, b, w, h), (c, d, x, y) = one, other
    return a < c + x and c < a + w and b < d + y and d < b + h
