"""Where pagodas stand: each with its foot nearest to its own stone, clear of all others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import dist

from ...core.boards import remembered
from ..board import Board
from .ink import Box, Point
from .layout import garden
from .track import BROAD, GOAL, STONE, around, fields, gate, height, meet, past_word, place, tiers

# Where many are close all are smaller; then those at a stone stand before each other.
TIGHTER = (
    (1, False, True),
    (0.9, False, True),
    (0.75, False, True),
    (0.85, True, True),
    (0.65, True, True),
    (0.5, True, True),
)
CROWD = 4  # so many at one stone, as at the start, need not all be nearest to it
AT_ONE = ((1, False, False), (0.9, False, False), *TIGHTER, (0.65, True, False))
GRID, DEEP, ASIDE, WIDER = 4, 18, 5, 8  # between places that are tried, and how many
NEARER = 1  # than any other stone the own stone is, at least
LETTERED = 0.62  # of its width shows the letter of a pagoda
CLOSE = 110  # so near are stones whose pagodas may meet
PATIENCE = 800  # places that are tried
AIR = 2  # between pagodas, and to stones
ISLAND = ((0, 0), (1.25, 0.1), (-1.25, 0.1), (0.65, -2.4), (-0.65, -2.4))  # in widths of a pagoda


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a pagoda: its middle, what it covers, and the path to it from its stone."""

    at: Point
    box: Box
    path: tuple[Point, Point]


Placed = tuple[int, Spot]  # points, and where their pagoda stands


@remembered
def standing(board: Board, wanted: tuple[int, ...]) -> tuple[float, tuple[Point, ...]]:
    """The largest scale at which pagodas with these points all find a place, and their middles."""
    found: dict[int, Spot] = {}
    crowd = max(Counter(wanted).values(), default=0)
    for shrunk, closed, nearest in AT_ONE if crowd >= CROWD else TIGHTER:
        scale, found = round(largest(board) * shrunk, 2), {}
        for some in neighbors(board, wanted):
            near = sorted(some, key=lambda nth: len(spots(board, wanted[nth], scale, nearest)))
            tried = [(wanted[nth], spots(board, wanted[nth], scale, nearest)) for nth in near]
            before = [(wanted[nth], spot) for nth, spot in found.items()]
            found |= zip(near, apart(tried, before, closed), strict=False)
        if len(found) == len(wanted):
            break
    places = (
        found.get(nth) or spots(board, points, scale, False)[0] for nth, points in enumerate(wanted)
    )
    return scale, tuple(each.at for each in places)


def neighbors(board: Board, wanted: Sequence[int]) -> list[list[int]]:
    """Which of them stand so close together that they may be in each other's way."""
    found: list[list[int]] = []
    for nth in sorted(range(len(wanted)), key=lambda nth: wanted[nth]):
        at = place(board, wanted[nth])[0]
        close = [
            each
            for each in found
            if any(dist(at, place(board, wanted[other])[0]) < CLOSE for other in each)
        ]
        found = [each for each in found if each not in close]
        found.append([*(other for each in close for other in each), nth])
    return found


@remembered
def largest(board: Board) -> float:
    """The scale of pagodas that have room: less in a small garden."""
    return round(max(0.7, min(0.9, garden(board)[3] / 330)), 2)


def apart(
    tried: Sequence[tuple[int, Sequence[Spot]]], before: Sequence[Placed], closed: bool
) -> list[Spot]:
    """A spot for each so that none hides another or its path; none if there is no such way."""
    found, left = list(before), PATIENCE

    def fill(nth: int) -> bool:
        nonlocal left
        if nth == len(tried):
            return True
        points, some = tried[nth]
        for spot in some:
            left -= 1
            if all(agree(spot, other, points == its, closed) for its, other in found):
                found.append((points, spot))
                if fill(nth + 1):
                    return True
                found.pop()
            if left < 0:
                break
        return False

    fill(0)
    return [spot for _, spot in found[len(before) :]]


def agree(one: Spot, other: Spot, alike: bool, closed: bool) -> bool:
    """Two spots lie apart, and no path of another stone leads through a pagoda.

    Where ranks are closed, those at the same stone stand before each other; letters can be read.
    """
    if alike and closed:
        return abs(one.at[0] - other.at[0]) >= LETTERED * one.box[2] or not meet(one.box, other.box)
    if meet(grown(one.box), other.box):
        return False
    ways = hits(one.path, other.box) or hits(other.path, one.box) or cross(one.path, other.path)
    return alike or not ways


@remembered
def spots(board: Board, points: int, scale: float, nearest: bool) -> tuple[Spot, ...]:
    """Where a pagoda that is alone may stand, the best place first."""
    wide, high = BROAD * scale, height(tiers(points, board.goal)) * scale
    x, y, w, h = garden(board)
    if points > board.goal:
        feet = [(x + w / 2 + a * wide, y + h / 2 + 10 + b * wide) for a, b in ISLAND]
        return tuple(spot(foot, foot, wide, high) for foot in feet)
    (sx, sy), (nx, ny) = place(board, points)
    near = (GOAL if points == board.goal else STONE) + AIR
    near += abs(nx) * wide / 2 + max(0.0, ny) * high
    wider = ASIDE if nearest else WIDER
    steps = product(range(DEEP), range(-wider, wider + 1))
    found = []
    for deep, aside in sorted(steps, key=lambda step: step[0] + 0.8 * abs(step[1])):
        far, side = near + GRID * deep, GRID * aside
        foot = sx + nx * far - ny * side, sy + ny * far + nx * side
        here = spot((sx, sy), foot, wide, high)
        if (not nearest or is_nearest(board, points, foot)) and is_free(board, points, here):
            found.append(here)
    foot = sx + nx * near, sy + ny * near
    return tuple(found or [spot((sx, sy), foot, wide, high)] * (not nearest))


def spot(stone: Point, foot: Point, wide: float, high: float) -> Spot:
    """The spot of a pagoda with its foot here; the path leads to what of it is nearest."""
    x, y = foot
    end = x, min(y, max(y - high, stone[1]))
    return Spot(
        (round(x, 1), round(y - high / 2, 1)), (x - wide / 2, y - high, wide, high), (stone, end)
    )


def is_nearest(board: Board, points: int, foot: Point) -> bool:
    """Whether no other stone is nearly as near to a pagoda's foot as its own."""
    stones = fields(board)
    step, own = stones[1] - stones[0], dist(foot, place(board, points)[0])
    others = (place(board, n)[0] for n in stones if abs(n - points) >= step)
    return all(dist(foot, other) >= own + NEARER for other in others)


def is_free(board: Board, points: int, here: Spot) -> bool:
    """Whether a pagoda is within the garden, and hides no stone, words or gate of the goal."""
    x, y, w, h = here.box
    a, b, c, d = garden(board)
    within = a <= x and x + w <= a + c and b <= y and y + h <= b + d
    others = written(board) + (around(gate(board), 34, 42),) * (points != board.goal)
    return within and not any(meet(here.box, other) for other in others)


@remembered
def written(board: Board) -> tuple[Box, ...]:
    """The stones, and the words on the pond."""
    stones = (around(place(board, n)[0], 2 * STONE, 2 * STONE) for n in fields(board))
    return *stones, around(past_word(board), 54, 14)


def grown(box: Box) -> Box:
    """A box with some air around it."""
    x, y, w, h = box
    return x - AIR, y - AIR, w + 2 * AIR, h + 2 * AIR


Path = tuple[Point, Point]


def cross(one: Path, other: Path) -> bool:
    """Two straight paths cross."""
    (a, b), (c, d) = one, other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def turn(a: Point, b: Point, c: Point) -> float:
    """Whether one turns left or right on the way over three points."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def hits(path: Path, box: Box) -> bool:
    """A straight path leads through a box."""
    x, y, w, h = box
    ends = any(x < a < x + w and y < b < y + h for a, b in path)
    return ends or cross(path, ((x, y), (x + w, y + h))) or cross(path, ((x + w, y), (x, y + h)))
