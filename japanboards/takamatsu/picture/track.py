"""The score track: stones around the pond, and the pagodas beside them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import ceil

from ...core.boards import remembered
from ...core.scene import Mark
from ..board import COLORS, LETTERS, Board
from ..rules.state import NO_SEAT, Pagodas, State
from .ink import Box, Point
from .layout import EDGE, garden
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
    return 18.3 + 7.8 * tall


@remembered
def pagoda_scale(board: Board) -> float:
    """Pagodas are smaller in a small garden."""
    return round(max(0.8, min(1.1, garden(board)[3] / 270)), 2)


@remembered
def stones_as_boxes(board: Board) -> tuple[Box, ...]:
    """The stones, which pagodas must not hide."""
    return tuple(around(place(board, n)[0], 2 * STONE, 2 * STONE) for n in fields(board))


def past_word(board: Board) -> Point:
    """Where it is said that the island is past the goal."""
    x, y, w, h = garden(board)
    return x + w / 2 + 2, y + h / 2 + 12 + 34 * pond_scale(board)


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


@remembered
def pagoda_places(board: Board, pagodas: Pagodas, in_play: tuple[bool, ...]) -> tuple[Point, ...]:
    """The middle of each pagoda: beside its stone toward the pond, clear of others."""
    taken, found = [*stones_as_boxes(board), around(past_word(board), 54, 14)], []
    for points, there in zip(pagodas, in_play, strict=True):
        wide, high = BROAD * pagoda_scale(board), height(tiers(points, board.goal))
        high *= pagoda_scale(board)
        tried = list(candidates(board, points, high))
        free = (at for at in tried if not any(meet(around(at, wide, high), b) for b in taken))
        found.append(next(free, tried[-1]))
        taken += [around(found[-1], wide, high)] * there
    return tuple((round(x, 1), round(y, 1)) for x, y in found)


def candidates(board: Board, points: int, high: float) -> Iterator[Point]:
    """Where a pagoda may stand, the best place first."""
    scale, goal = pagoda_scale(board), board.goal
    wide = BROAD * scale
    x, y, w, h = garden(board)
    if points > goal:  # on the island
        for dx, dy in ((0, 0), (1, 0.2), (-1, 0.2), (0.5, -0.7), (-0.5, -0.7)):
            yield x + w / 2 + dx * wide, y + h / 2 + 10 + dy * wide - high / 2
    (sx, sy), (nx, ny) = place(board, points)
    near = (GOAL if points == goal else STONE) + 3 + (abs(nx) * wide + abs(ny) * high) / 2
    for deep, aside in sorted(product(range(5), (0, -1, 1, -2, 2)), key=lambda o: o[0] + abs(o[1])):
        far, side = near + deep * wide, aside * wide
        yield sx + nx * far - ny * side, sy + ny * far + nx * side


def pagoda_marks(state: State) -> tuple[Mark, ...]:
    """A pagoda per color, a path to it from its stone, and its points once past the goal."""
    return track_marks(state.board, state.pagodas, tuple(own != NO_SEAT for own in state.owners))


@remembered
def track_marks(board: Board, pagodas: Pagodas, in_play: tuple[bool, ...]) -> tuple[Mark, ...]:
    """What stands beside the track."""
    places = pagoda_places(board, pagodas, in_play)
    first = {points: color for color, points in reversed([*enumerate(pagodas)]) if in_play[color]}
    standing = list(zip(range(len(COLORS)), pagodas, places, in_play, strict=True))
    paths = (
        leash_mark(board, color, points, at, there, first.get(points) == color)
        for color, points, at, there in standing
    )
    towers = (mark for each in standing for mark in tower(board, *each))
    return (*paths, *towers)


def leash_mark(board: Board, color: int, points: int, at: Point, there: bool, first: bool) -> Mark:
    """The path from a pagoda's stone."""
    name, away = COLORS[color], not there or points > board.goal
    shape = leash(board, points, at, first)
    return Mark(f"leash:{name}", f"leash pips {name}{' away' * away}", at, shape)


def tower(board: Board, color: int, points: int, at: Point, there: bool) -> tuple[Mark, Mark]:
    """A pagoda, and its points below it."""
    name, scale, tall = COLORS[color], pagoda_scale(board), tiers(points, board.goal)
    high, away = height(tall) * scale, "" if there else " away"
    edge = f"box {max(EDGE, BROAD * scale):g} {max(EDGE, high):g}"
    title = f"{name} pagoda: {points} point{'s' * (points != 1)}"
    title += ", the goal is reached" * (points >= board.goal)
    pick, shape = f"pagoda:{name}" * there, f"use pagoda-{tall} {scale:g}"
    look = f"pagoda t{tall} {name}{away}"
    past = f"past strong above {name}{'' if there and points > board.goal else ' away'}"
    below = at[0], round(at[1] + high / 2 + 8, 1)
    return (
        Mark(f"pagoda:{name}", look, at, shape, LETTERS[color], 11, pick, title, edge),
        Mark(f"past:{name}", past, below, "", str(points), 13),
    )


def leash(board: Board, points: int, at: Point, ringed: bool) -> str:
    """A path from a stone to a pagoda, with a ring around the stone."""
    (x, y), (nx, ny) = place(board, min(points, board.goal))
    radius = 2 + (GOAL if points == board.goal else STONE)
    path = f"M{x + nx * radius:.0f} {y + ny * radius:.0f}L{at[0]:.0f} {at[1]:.0f}"
    if not ringed or points not in fields(board):
        return path
    ring = f"M{x - radius:.1f} {y:.1f}a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0"
    return f"{path}{ring}a{radius:g} {radius:g} 0 1 0 {-2 * radius:g} 0"
