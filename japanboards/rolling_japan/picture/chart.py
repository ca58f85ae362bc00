"""The map of Rolling Japan as a picture: outlines, blue lines, names and numbers."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import networkx as nx

from ...core.scene import Mark, Scene
from ..board import DATA, PURPLE, Board
from ..rules.state import FACES, Sheet, State, X

LOOKS = Path(__file__).parent / "looks.css"
SWATCHES = ("white", "black", "yellow", "green", "blue", "red")
LETTERS = dict(zip((*SWATCHES, PURPLE), "WKYGBRP", strict=True))
AREA_LABELS = {  # where an area's name stands on the sea, and which way it is set
    "blue": (424, 176, "right"),
    "red": (484, 420, "left"),
    "yellow": (316, 296, "right"),
    "black": (296, 492, "left"),
    "green": (112, 398, "right"),
    "white": (240, 572, "left"),
}


@dataclass(frozen=True, slots=True)
class Place:
    """Where a prefecture lies: its outline, and the middle and reach of its label."""

    shape: str
    x: float
    y: float
    reach: float


@cache
def geometry() -> dict[str, Any]:
    """Outlines of the prefectures; their provenance is in the file."""
    data: dict[str, Any] = json.loads((DATA / "outlines.json").read_text(encoding="utf-8"))
    return data


@cache
def places(board: Board) -> tuple[Place, ...]:
    """A place per prefecture: real outlines, or discs in rows where a board has its own names."""
    known = geometry()["prefectures"]
    if all(name in known for name in board.names):
        return tuple(Place(known[n]["path"], *known[n]["label"]) for n in board.names)
    rows = {die: row for row, die in enumerate(board.areas)}
    spots = []
    for i, die in enumerate(board.colors):
        x = 60 + 60 * board.cells[die].index(i)
        spots.append(Place("disc 24", x, 300 + 56 * rows[die], 22))
    return tuple(spots)


@cache
def frame(board: Board) -> tuple[float, float, float, float]:
    """The part of the sea that is shown."""
    return (-16, 206, 392, 390) if board.name == "small" else (-14, 4, 572, 592)


@cache
def sea(board: Board) -> tuple[Mark, ...]:
    """What never changes: the inset, the blue lines, and the areas' names."""
    marks = []
    if "Okinawa" in board.names:
        marks.append(Mark("inset", "inset", (188, 546), "box 76 80"))
    for pair, (x1, y1, x2, y2) in geometry()["sea_lines"].items():
        if set(pair.split("-")) <= set(board.names):
            title = f"Neighbors over the sea: {' and '.join(pair.split('-'))}"
            line = f"M{x1} {y1}L{x2} {y2}"
            marks.append(Mark(f"link:{pair}", "link", (x1, y1), line, title=title))
    if board.name == "japan":
        for die, (x, y, side) in AREA_LABELS.items():
            name = board.areas[die].removesuffix(" (Kansai)")
            step = -9 if side == "right" else 9
            marks += (
                Mark(f"area:{die}", f"swatch {die}", (x, y), "box 12 12", LETTERS[die], 8),
                Mark(f"area name:{die}", f"soft {side}", (x + step, y), "", name, 10),
            )
    return tuple(marks)


def map_marks(board: Board, sheet: Sheet) -> Iterator[Mark]:
    """The prefectures, and over them what is written there."""
    for i, place in enumerate(places(board)):
        yield prefecture(board, i, place, sheet.cells[i])
    for i, place in enumerate(places(board)):
        yield label(board, i, place, sheet.cells[i])


def said(held: int) -> str:
    """What a cell holds, in a word."""
    return {0: "blank", X: "X"}.get(held, str(held))


@cache
def prefecture(board: Board, i: int, place: Place, held: int) -> Mark:
    """A prefecture to look at and to touch."""
    name, color = board.names[i], board.colors[i]
    look = f"place prefecture {color}{' cross' if held == X else ''}"
    whole = f"{name} {board.japanese[i]}".strip()
    title = f"{whole}, {board.areas[color]} ({color}): {said(held)}"
    at = (place.x, place.y)
    return Mark(f"cell:{name}", look, at, place.shape, pick=f"cell:{name}", title=title)


@cache
def label(board: Board, i: int, place: Place, held: int) -> Mark:
    """A prefecture's name while it is blank, then what it holds."""
    name, at = board.names[i], (place.x, place.y)
    if held:
        look = "held cross" if held == X else "held"
        return Mark(f"label:{name}", look, at, "", said(held), big(place.reach))
    return Mark(f"label:{name}", "name", at, "", name, 7.2 if len(name) < 7 else 6.2)


def big(reach: float) -> float:
    """The size of a number that fills its prefecture."""
    return round(max(10.0, min(20.0, 1.35 * reach)), 1)


def graph(state: State) -> nx.Graph[str]:
    """The graph this map is a picture of."""
    return state.board.graph


def chart(state: State, words: Mapping[str, str]) -> Scene:
    """The map alone: one touchable mark per prefecture, its pick the node of the graph.

    ``words`` stand in place of the names and numbers, where there are any.
    """
    board, sheet = state.board, state.sheets[state.seat]
    marks = []
    for mark in map_marks(board, sheet):
        kind, _, name = mark.id.partition(":")
        if kind == "cell":
            mark = replace(mark, pick=name)
        elif words:
            mark = replace(mark, look="held", text=words.get(name, ""), size=8)
        marks.append(mark)
    return Scene(frame(board), (*sea(board), *marks), LOOKS, board.title)


def layers(state: State) -> dict[str, Mapping[str, str]]:
    """What can be read off a position, prefecture by prefecture."""
    return {"what fits here": {name: fitting(state, i) for i, name in enumerate(state.board.names)}}


def fitting(state: State, i: int) -> str:
    """The numbers that may still be written in a prefecture, shortly."""
    sheet, size = state.sheets[state.seat], len(state.board.names)
    if sheet.cells[i]:
        return "" if sheet.cells[i] == X else f"={sheet.cells[i]}"
    found = [v for v in FACES if sheet.fits >> v * size + i & 1]
    if not found:
        return "none"
    return str(found[0]) if len(found) == 1 else f"{found[0]}-{found[-1]}"
