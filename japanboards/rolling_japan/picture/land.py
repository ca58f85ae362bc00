"""Where everything lies on the board: the islands laid down across a landscape sheet.

Outlines are those of the data, turned by 25 degrees as on old scroll maps, so that Japan fills
a sheet that is wider than high. A board with names of its own has discs in rows instead.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import Any

from ...core.boards import remembered
from ..board import DATA, SHELF, Board

Point = tuple[float, float]
Ring = tuple[Point, ...]
WIDTH, HEIGHT = 960, 640
TURN, SCALE = radians(25), 1.53
WEST, CLOSER, NORTH = 1.6, (-8.0, -392.0), 246  # the west alone: scale, shift before, shift after
ISLETS = 420  # in the west, what lies higher than this would lie below the things of the table
IN_ROW, STEP, FIRST = 9, (84, 76), (60, 262)  # discs of boards with names of their own
SHORTEST = 20  # a ferry lane that is shorter would not be seen
LABEL = 11  # characters of a name that are shown


@dataclass(frozen=True, slots=True)
class Place:
    """A prefecture: its outline, where its number stands, and the middle of its name."""

    shape: str
    at: Point
    name: Point


@cache
def drawn() -> dict[str, Any]:
    """Outlines of the prefectures; their provenance is in the file."""
    data: dict[str, Any] = json.loads((DATA / "outlines.json").read_text(encoding="utf-8"))
    return data


@cache
def laid() -> dict[str, Any]:
    """What was placed on the board by hand; its provenance is in the file."""
    data: dict[str, Any] = json.loads((DATA / "laid.json").read_text(encoding="utf-8"))
    return data


@remembered
def kind(board: Board) -> str:
    """How a board is laid out: "whole" Japan, the "west" alone, or "own" names on discs."""
    if not set(board.names) <= set(drawn()["prefectures"]):
        return "own"
    west = set(SHELF["small"].names)
    return "west" if set(board.names) <= west else "whole"


@remembered
def is_printed(board: Board) -> bool:
    """Areas are those of a board that comes with the game, so that its plates fit."""
    return any(
        (board.names, board.colors, board.areas) == (other.names, other.colors, other.areas)
        for other in (SHELF["japan"], SHELF["small"])
    )


def spot(board: Board, name: str, point: Point) -> Point:
    """A point of the data on this board; Hokkaido is moved closer, Okinawa is an inset."""
    x, y = point
    if name == "Okinawa":
        return nearer(board, (204 + (x - 190) * 0.8, 612 + (y - 550) * 0.52))
    if name == "Hokkaido":
        x, y = 462 + (x - 464.5) * 0.84, 103 + (y - 93) * 0.84
    across = (x * cos(TURN) - y * sin(TURN) + 188) * SCALE + 14
    return nearer(board, (across, (x * sin(TURN) + y * cos(TURN) - 566) * SCALE + 626))


def nearer(board: Board, point: Point) -> Point:
    """A point of the whole map on this board: the west alone is larger."""
    if kind(board) != "west":
        return point
    (x, y), (dx, dy) = point, CLOSER
    return (x + dx) * WEST, (y + dy) * WEST + NORTH


@cache
def rings(name: str) -> tuple[Ring, ...]:
    """The rings of a prefecture's outline in the data, without far islands."""
    found: list[list[Point]] = []
    x = y = 0.0
    for letter, rest in re.findall(r"([Mlz])([^Mlz]*)", drawn()["prefectures"][name]["path"]):
        numbers = [float(word) for word in re.findall(r"-?\d*\.?\d+", rest)]
        for a, b in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = (a, b) if letter == "M" else (round(x + a, 1), round(y + b, 1))
            if letter == "M":
                found.append([])
            found[-1].append((x, y))
    far = laid()["dropped"].get(name, ())
    return tuple(tuple(ring) for nth, ring in enumerate(found) if nth not in far)


@remembered
def outlines(board: Board) -> dict[str, tuple[Ring, ...]]:
    """The rings of every prefecture on this board, rounded so that borders still meet."""
    found = {}
    for name in board.names:
        there = [tuple(spot(board, name, point) for point in ring) for ring in rings(name)]
        if kind(board) == "west":
            _, top = nearer(board, (0, ISLETS))
            there = [ring for ring in there if max(y for _, y in ring) > top]
        found[name] = tuple(tuple((round(x, 1), round(y, 1)) for x, y in ring) for ring in there)
    return found


def path(ring: Ring, closed: bool = True) -> str:
    """Points as path data, short: each step is relative to the one before.

    >>> path(((1, 2), (3.5, 2), (3.5, 1)))
    'M1 2l2.5 0 0-1z'
    """
    steps = [f"M{ring[0][0]:g} {ring[0][1]:g}l"]
    for (a, b), (x, y) in pairwise(ring):
        dx, dy = round(x - a, 1), round(y - b, 1)
        steps.append(f"{dx:g}{'' if dy < 0 else ' '}{dy:g} ")
    return "".join(steps).strip().replace(" -", "-") + "z" * closed


@remembered
def places(board: Board) -> tuple[Place, ...]:
    """A place per prefecture: real outlines, or discs in rows where a board has its own names."""
    if kind(board) == "own":
        return discs(board)
    return tuple(on_the_map(board, name) for name in board.names)


def on_the_map(board: Board, name: str) -> Place:
    """A prefecture with its outline; its name stands as far from its number on every map."""
    x, y, name_x, name_y = laid()["places"][name]
    at = nearer(board, (x, y))
    shape = "".join(path(ring) for ring in outlines(board)[name])
    return Place(shape, at, (round(at[0] + name_x - x, 1), round(at[1] + name_y - y, 1)))


def discs(board: Board) -> tuple[Place, ...]:
    """Discs in rows, area by area."""
    spots, row = {}, 0
    (x, y), (across, down) = FIRST, STEP
    for die in board.areas:
        for n, i in enumerate(board.cells[die]):
            at = (x + across * (n % IN_ROW), y + down * (row + n // IN_ROW))
            spots[i] = Place("disc 24", at, (at[0], at[1] + 33))
        row += 1 + n // IN_ROW
    return tuple(spots[i] for i in range(len(board.names)))


@remembered
def frame(board: Board) -> tuple[float, float, float, float]:
    """The sheet; a board with many places of its own is higher."""
    lowest = max(place.name[1] for place in places(board)) if kind(board) == "own" else 0
    return 0, 0, WIDTH, max(HEIGHT, lowest + 20)


@remembered
def lanes(board: Board) -> tuple[tuple[str, tuple[Point, Point]], ...]:
    """Neighbors over the sea, and the ends of the ferry lane between them."""
    known = {
        frozenset(pair.split("-")): (pair, ends) for pair, ends in drawn()["sea_lines"].items()
    }
    where, found = places(board), []
    for a, b in sorted(pair for pair in board.over_sea if pair[0] < pair[1]):
        names = board.names[a], board.names[b]
        pair, ends = known.get(frozenset(names), ("", ()))
        if not ends or kind(board) == "own":
            found.append((f"{a}:{b}", (where[a].at, where[b].at)))
        else:
            found.append((pair, lane_on_the_map(board, pair, ends)))
    return tuple(found)


def lane_on_the_map(board: Board, pair: str, ends: tuple[float, ...]) -> tuple[Point, Point]:
    """The ends of a lane of the data, long enough to be seen."""
    start, end = pair.split("-")
    if own := laid()["lanes"].get(pair):
        a, b, x, y = own
        one, other = nearer(board, (a, b)), nearer(board, (x, y))
    else:
        a, b, x, y = ends
        one, other = spot(board, start, (a, b)), spot(board, end, (x, y))
    (a, b), (x, y) = one, other
    far = hypot(x - a, y - b)
    more = max(0.0, SHORTEST - far) / 2 / far
    dx, dy = (x - a) * more, (y - b) * more
    return (round(a - dx, 1), round(b - dy, 1)), (round(x + dx, 1), round(y + dy, 1))


def borders(board: Board) -> Iterator[str]:
    """The borders between areas, as path data: steps that an outline shares with another area's."""
    seen: dict[frozenset[Point], str] = {}
    for name, there in outlines(board).items():
        color = board.colors[board.index[name]]
        run: list[Point] = []
        for ring in there:
            for step in zip(ring, (*ring[1:], ring[0]), strict=True):
                shared = seen.setdefault(frozenset(step), color) != color
                if run and not (shared and run[-1] == step[0]):
                    yield path(tuple(run), closed=False)
                    run = []
                if shared:
                    run = [*(run or step[:1]), step[1]]
        if run:
            yield path(tuple(run), closed=False)


def shown(name: str) -> str:
    """A name as it stands on the map: too long a one is cut.

    >>> shown("Hokkaido"), shown("Llanfairpwllgwyngyll")
    ('Hokkaido', 'Llanfairpw…')
    """
    return name if len(name) <= LABEL else f"{name[: LABEL - 1]}\u2026"
