"""The island of Hokkaido in lines: a natural coast, borders, and where everything stands on it.

Every edge of the plain outlines is broken up by a random offset that its end points seed, so that
neighbors still fit. Touch areas are these same lines.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import ceil, hypot, sqrt
from random import Random
from typing import Any

from ...core.boards import remembered
from ..board import DATA, Board

FRAME = (0.0, 0.0, 960.0, 640.0)
SEA_WIDTH = 688.0  # the map; the cards lie beside it
SCALE, LEFT, UP = 1.22, -2, -3  # from the outlines to the board
WILD, TAME = 0.13, 0.09  # how far the coast and a border stray, of their length
FINEST = 7.0  # an edge shorter than this stays straight
BOX = "box 100 56"  # a country, or the open sea

Point = tuple[float, float]
Edge = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the board: its outline, and the middle of its name and pieces."""

    shape: str
    x: float
    y: float


@cache
def geometry() -> dict[str, Any]:
    """Outlines of the provinces, and where things are drawn; their provenance is in the files."""
    files = (DATA / "outlines.json", DATA / "drawing.json")
    parts: list[dict[str, Any]] = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    return {**parts[0], **parts[1]}


def onto(at: Sequence[float]) -> Point:
    """A point of the outlines on the board."""
    return LEFT + SCALE * at[0], UP + SCALE * at[1]


@cache
def rings() -> dict[str, list[Point]]:
    """The corners of each province, in the units of the outlines."""
    return {
        name: [
            (float(x), float(y))
            for x, y in (pair.split() for pair in re.split("[MLz]", drawn["path"]) if pair.strip())
        ]
        for name, drawn in geometry()["provinces"].items()
    }


def edges(ring: list[Point]) -> Iterable[Edge]:
    """The edges of a ring in their order."""
    return zip(ring, ring[1:] + ring[:1], strict=True)


@cache
def owners() -> dict[frozenset[Point], list[str]]:
    """The provinces on each edge: one at the coast, two at a border."""
    found: dict[frozenset[Point], list[str]] = defaultdict(list)
    for name, ring in rings().items():
        for edge in edges(ring):
            found[frozenset(edge)].append(name)
    return found


@cache
def broken(a: Point, b: Point) -> tuple[Point, ...]:
    """An edge on the board, broken up the same way in both directions."""
    first, last = sorted((a, b))
    wild = WILD if len(owners()[frozenset((a, b))]) == 1 else TAME
    rng, points = Random(f"{first}{last}"), [onto(first), onto(last)]
    for _ in range(3):
        halves = [bent(p, q, rng, wild) for p, q in pairwise(points)]
        points = [points[0], *(point for half in halves for point in half)]
    return tuple(points if a == first else points[::-1])


def bent(p: Point, q: Point, rng: Random, wild: float) -> list[Point]:
    """The end of a line, after a point beside its middle if it is long enough."""
    if hypot(q[0] - p[0], q[1] - p[1]) <= FINEST:
        return [q]
    off = rng.uniform(-wild, wild)
    x, y = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
    return [(x - (q[1] - p[1]) * off, y + (q[0] - p[0]) * off), q]


def line(points: Sequence[Point], closed: bool = False) -> str:
    """Points as path data with relative steps, which are short.

    >>> line([(1, 2), (3.04, 1.5), (3, 4)], True)
    'M1 2l2-.5 0 2.5z'
    """
    at = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [spaced(x - a) + spaced(y - b) for (a, b), (x, y) in pairwise(at) if (a, b) != (x, y)]
    return f"M{tenth(at[0][0])}{spaced(at[0][1])}l{''.join(steps).lstrip()}" + "z" * closed


def tenth(value: int) -> str:
    """A number of tenths in as few letters as path data allow."""
    text = f"{abs(value) / 10:g}"
    return "-" * (value < 0) + (text[1:] if text.startswith("0.") else text)


def spaced(value: int) -> str:
    """A number after another: its minus parts it from that."""
    text = tenth(value)
    return text if text.startswith("-") else f" {text}"


def around(ring: list[Point]) -> list[Point]:
    """A ring on the board, its edges broken up."""
    return [point for a, b in edges(ring) for point in broken(a, b)[:-1]]


def shores(names: Iterable[str], rough: bool = False) -> list[list[Point]]:
    """The lines around some provinces together, on the board."""
    inside = set(names)
    follow = {
        a: b
        for name in inside
        for a, b in edges(rings()[name])
        if len(inside.intersection(owners()[frozenset((a, b))])) == 1
    }
    found = []
    while follow:
        at, ring = min(follow), list[Point]()
        while at in follow:
            to = follow.pop(at)
            ring += [onto(at)] if rough else broken(at, to)[:-1]
            at = to
        found.append(ring)
    return found


def borders(board: Board) -> tuple[str, str]:
    """Path data of the lines between provinces of one region, and between regions."""
    thin, thick = "", ""
    for edge, names in owners().items():
        here = [board.index[name] for name in names if name in board.index]
        if len(here) == 2:
            a, b = sorted(edge)
            drawn = line(broken(a, b))
            same = board.region_of[here[0]] == board.region_of[here[1]]
            thin, thick = (thin + drawn, thick) if same else (thin, thick + drawn)
    return thin, thick


# --- where places are ---


@remembered
def has_outlines(board: Board) -> bool:
    """Whether all provinces of a board are on the drawn island."""
    return all(name in geometry()["provinces"] for name in board.names[: board.size])


def left_out(board: Board) -> list[str]:
    """Provinces of the drawn island that a smaller board does without."""
    return [name for name in rings() if name not in board.index] if has_outlines(board) else []


@remembered
def spots(board: Board) -> tuple[Spot, ...]:
    """A spot per place: real outlines, or discs in rows where a board has its own names."""
    known = has_outlines(board)
    land = [drawn_spot(name) for name in board.names[: board.size]] if known else rows(board)
    boxes = geometry()["boxes"]
    over = board.names[board.size :]
    places = [boxes[name] for name in over] if known and set(over) <= set(boxes) else piles(over)
    return (*land, *(Spot(BOX, x, y) for x, y in places))


def drawn_spot(name: str) -> Spot:
    """A province of the island."""
    (x, y), (dx, dy) = onto(geometry()["provinces"][name]["label"]), nudge(name)
    return Spot(line(around(rings()[name]), True), round(x + dx, 1), round(y + dy, 1))


def nudge(name: str) -> Point:
    """How far a name stands from the middle of its outline."""
    dx, dy = geometry()["nudges"].get(name, (0, 0))
    return dx, dy


def rows(board: Board) -> list[Spot]:
    """Discs for the provinces of an unknown map, region after region."""
    columns = max(2, ceil(sqrt(1.2 * board.size)))
    deep = ceil(board.size / columns)
    x, y = 470 / columns, min(100.0, 350 / deep)
    order = sorted(range(board.size), key=lambda at: board.region_of[at])
    nth = {at: n for n, at in enumerate(order)}
    return [
        Spot(
            f"disc {min(x, y) * 0.46:.1f}",
            round(204 + x * (nth[at] % columns + 0.5), 1),
            round(196 + y * (nth[at] // columns + 0.5), 1),
        )
        for at in range(board.size)
    ]


def piles(over: Sequence[str]) -> list[Point]:
    """Places for boxes overseas that the drawn map does not know."""
    return [(252.0 + 108 * (n % 4), 40.0 + 62 * (n // 4)) for n, _ in enumerate(over)]


@remembered
def tones(board: Board) -> tuple[int, ...]:
    """The color of each region: the same on every board that has it."""
    known = list(geometry()["plaques"])
    if set(board.regions) <= set(known):
        return tuple(known.index(name) for name in board.regions)
    return tuple(range(len(board.regions)))


@remembered
def plaques(board: Board) -> tuple[Point, ...]:
    """Where the regions' plaques lie."""
    known = geometry()["plaques"]
    if has_outlines(board) and set(board.regions) <= set(known):
        return tuple((x, y) for x, y in (known[name] for name in board.regions))
    return tuple((100.0, 236.0 + 44 * n) for n, _ in enumerate(board.regions))
