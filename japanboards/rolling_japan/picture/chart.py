"""The map of Rolling Japan as a picture: outlines, blue lines, names and numbers."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import networkx as nx

from ...core.boards import remembered
from ...core.scene import Mark, Scene
from ..board import DATA, FACES, PURPLE, Board, X
from ..rules.state import Sheet, State

LOOKS = Path(__file__).parent / "looks.css"
SWATCHES = ("white", "black", "yellow", "green", "blue", "red")
LETTERS = dict(zip((*SWATCHES, PURPLE), "WKYGBRP", strict=True))
AREA_LABELS = {  # beside which prefecture an area's name stands on the sea, and which way it is set
    "Akita": (424, 176, "right"),
    "Chiba": (484, 420, "left"),
    "Ishikawa": (316, 296, "right"),
    "Wakayama": (296, 492, "left"),
    "Shimane": (112, 398, "right"),
    "Kagoshima": (240, 572, "left"),
}
WHOLE, WEST = (-14, 4, 572, 592), (-16, 206, 392, 390)  # frames
IN_ROW, LABEL = 8, 10  # discs beside each other, characters of a name that are shown


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


def has_outlines(board: Board) -> bool:
    """All prefectures of the board are known by name."""
    return set(board.names) <= set(geometry()["prefectures"])


@remembered
def places(board: Board) -> tuple[Place, ...]:
    """A place per prefecture: real outlines, or discs in rows where a board has its own names."""
    known = geometry()["prefectures"]
    if has_outlines(board):
        return tuple(Place(known[n]["path"], *known[n]["label"]) for n in board.names)
    spots, row = {}, 0
    for die in board.areas:
        for n, i in enumerate(board.cells[die]):
            x, y = 60 + 60 * (n % IN_ROW), 300 + 56 * (row + n // IN_ROW)
            spots[i] = Place("disc 24", x, y, 22)
        row += 1 + n // IN_ROW
    return tuple(spots[i] for i in range(len(board.names)))


@remembered
def frame(board: Board) -> tuple[float, float, float, float]:
    """The part of the sea that is shown."""
    x, y, width, height = WHOLE
    if not has_outlines(board):
        return x, y, width, max(height, max(place.y for place in places(board)) + 36 - y)
    left, top, wide, high = WEST
    west = all(
        left < place.x < left + wide and top < place.y < top + high for place in places(board)
    )
    return WEST if west else WHOLE


@remembered
def sea(board: Board) -> tuple[Mark, ...]:
    """What never changes: the inset, the lines between neighbors, and the areas' names."""
    marks = []
    if has_outlines(board) and "Okinawa" in board.names:
        marks.append(Mark("inset", "inset", (188, 546), "box 76 80"))
    marks += links(board)
    if frame(board) == WHOLE:
        marks += area_names(board)
    return tuple(marks)


def links(board: Board) -> Iterator[Mark]:
    """Blue lines over the sea; and borders as lines, where prefectures are drawn as discs."""
    drawn = geometry()["sea_lines"] if has_outlines(board) else {}
    pairs = {(a, b): "sea" for a, b in board.over_sea if a < b}
    for pair, ends in drawn.items():
        a, b = sorted(board.index.get(name, -1) for name in pair.split("-"))
        if pairs.pop((a, b), ""):
            yield link(f"link:{pair}", "link", ends, f"over the sea: {pair.replace('-', ' and ')}")
    if not has_outlines(board):
        every = ((a, b) for a, near in enumerate(board.neighbors) for b in near if a < b)
        pairs = dict.fromkeys(every, "land") | pairs
    where, names = places(board), board.names
    for (a, b), kind in sorted(pairs.items()):
        ends = (where[a].x, where[a].y, where[b].x, where[b].y)
        said = f"{'over the sea' if kind == 'sea' else 'by land'}: {names[a]} and {names[b]}"
        yield link(f"link:{a}:{b}", "link" if kind == "sea" else "border", ends, said)


def link(id: str, look: str, ends: Sequence[float], said: str) -> Mark:
    """A line between neighbors."""
    x1, y1, x2, y2 = ends
    return Mark(id, look, (x1, y1), f"M{x1} {y1}L{x2} {y2}", title=f"Neighbors {said}")


def area_names(board: Board) -> Iterator[Mark]:
    """The areas' names on the sea beside them, each with the color of its die."""
    named = set()
    for name, (x, y, side) in AREA_LABELS.items():
        die = board.colors[board.index[name]] if name in board.index else ""
        if die and die not in named:
            named.add(die)
            text = board.areas[die].removesuffix(" (Kansai)")
            yield Mark(f"area:{die}", f"swatch {die}", (x, y), "box 12 12", LETTERS[die], 8)
            at = (x + (-9 if side == "right" else 9), y)
            yield Mark(f"area name:{die}", f"soft {side}", at, "", text, 10)


def map_marks(board: Board, sheet: Sheet) -> Iterator[Mark]:
    """The prefectures, and over them what is written there."""
    for i, place in enumerate(places(board)):
        yield prefecture(board, i, place, sheet.cells[i])
    for i, place in enumerate(places(board)):
        yield label(board, i, place, sheet.cells[i])


def said(held: int) -> str:
    """What a cell holds, in a word."""
    return {0: "blank", X: "X"}.get(held, str(held))


@remembered
def prefecture(board: Board, i: int, place: Place, held: int) -> Mark:
    """A prefecture to look at and to touch."""
    name, color = board.names[i], board.colors[i]
    look = f"place prefecture {color}{' cross' if held == X else ''}"
    whole = f"{name} {board.japanese[i]}".strip()
    title = f"{whole}, {board.areas[color]} ({color}): {said(held)}"
    at = (place.x, place.y)
    return Mark(f"cell:{name}", look, at, place.shape, pick=f"cell:{name}", title=title)


@remembered
def label(board: Board, i: int, place: Place, held: int) -> Mark:
    """A prefecture's name while it is blank, then what it holds."""
    name, at = board.names[i], (place.x, place.y)
    if held:
        look = "held cross" if held == X else "held"
        return Mark(f"label:{name}", look, at, "", said(held), big(place.reach))
    text = name if len(name) <= LABEL else f"{name[: LABEL - 1]}\u2026"
    return Mark(f"label:{name}", "name", at, "", text, 7.2 if len(name) < 7 else 6.2)


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
