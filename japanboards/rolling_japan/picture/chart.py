"""The map of Rolling Japan alone: plain outlines, ferry lanes, names and numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...core.boards import remembered
from ...core.graphs import Graph
from ...core.scene import Mark, Scene
from ..board import Board, X
from ..rules.state import Sheet, State
from .land import frame, kind, lanes, places
from .layout import LETTERS, LOOKS, okinawa, plaques
from .sheet import ends_of, holding, names, span, spread, whole_name

FRAMES = {"whole": (0.0, 84.0, 960.0, 556.0), "west": (0.0, 232.0, 960.0, 408.0)}
TOP = 216  # of the map alone, where prefectures are discs


@remembered
def map_frame(board: Board) -> tuple[float, float, float, float]:
    """The part of the sheet that the map takes."""
    x, y, wide, high = frame(board)
    return FRAMES.get(kind(board), (x, y + TOP, wide, high - TOP))


def graph(state: State) -> Graph[str]:
    """The graph this map is a picture of."""
    return state.board.graph


def chart(state: State, words: Mapping[str, str]) -> Scene:
    """The map alone: one touchable mark per prefecture, its pick the node of the graph.

    ``words`` stand in place of the numbers, where there are any.
    """
    board, sheet = state.board, state.sheets[state.seat]
    labels = said(board, words) if words else written(board, sheet)
    marks = (
        *sea(board),
        *prefectures(board, sheet),
        *links(board),
        *area_names(board),
        *labels,
        *names(board),
    )
    return Scene(map_frame(board), marks, LOOKS, board.title)


def sea(board: Board) -> Iterator[Mark]:
    """What lies below the land: the inset."""
    if "Okinawa" in board.names and kind(board) != "own":
        box = okinawa(board)
        at = (round(box.x + box.wide / 2, 1), round(box.y + box.high / 2, 1))
        yield Mark("inset", "inset", at, f"box {box.wide:g} {box.high:g}")


def prefectures(board: Board, sheet: Sheet) -> Iterator[Mark]:
    """The prefectures, to look at and to touch."""
    for i, (name, place) in enumerate(zip(board.names, places(board), strict=True)):
        title = f"{whole_name(board, i)}: {holding(sheet.cells[i], spread(board, sheet.fits, i))}"
        look = f"place prefecture {board.colors[i]}"
        yield Mark(f"cell:{name}", look, place.at, place.shape, pick=name, title=title)


@remembered
def links(board: Board) -> tuple[Mark, ...]:
    """Ferry lanes; and borders as lines, where prefectures are drawn as discs."""
    marks = []
    for pair, ((a, b), (x, y)) in lanes(board):
        title = f"Neighbors over the sea: {' and '.join(ends_of(board, pair))}"
        line = f"M{a:g} {b:g}L{x:g} {y:g}"
        marks.append(Mark(f"link:{pair}", "link", (a, b), line, title=title))
    if kind(board) == "own":
        marks += land_links(board)
    return tuple(marks)


def land_links(board: Board) -> Iterator[Mark]:
    """Lines between neighbors by land."""
    where, names = places(board), board.names
    for a, near in enumerate(board.neighbors):
        for b in near:
            if a < b and (a, b) not in board.over_sea:
                (x, y), (u, v) = where[a].at, where[b].at
                title = f"Neighbors by land: {names[a]} and {names[b]}"
                yield Mark(
                    f"link:{a}:{b}", "border", (x, y), f"M{x:g} {y:g}L{u:g} {v:g}", title=title
                )


@remembered
def area_names(board: Board) -> tuple[Mark, ...]:
    """The areas' names on the sea beside them, each with the color of its die."""
    marks = []
    for plaque in plaques(board):
        die, x, y = plaque.die, plaque.box.x + 22, plaque.box.y + 14
        marks.append(Mark(f"area:{die}", f"swatch {die}", (x, y), "box 18 18", LETTERS[die], 12))
        marks.append(Mark(f"area name:{die}", "soft left", (x + 14, y), "", plaque.name, 13))
    return tuple(marks)


def written(board: Board, sheet: Sheet) -> Iterator[Mark]:
    """What is written."""
    for name, place, held in zip(board.names, places(board), sheet.cells, strict=True):
        look = "held word" + (" away" if not held else " cross" if held == X else "")
        text = "X" if held == X else str(held) if held else ""
        yield Mark(f"label:{name}", look, place.at, "", text, 20)


def said(board: Board, words: Mapping[str, str]) -> Iterator[Mark]:
    """Words of somebody's own in place of numbers."""
    for name, place in zip(board.names, places(board), strict=True):
        yield Mark(f"label:{name}", "held word", place.at, "", words.get(name, ""), 14)


def layers(state: State) -> dict[str, Mapping[str, str]]:
    """What can be read off a position, prefecture by prefecture."""
    board, sheet = state.board, state.sheets[state.seat]
    faces = [spread(board, sheet.fits, i) for i in range(len(board.names))]
    return {
        "what fits here": {name: fitting(state, i) for i, name in enumerate(board.names)},
        "how many numbers fit": {
            name: "" if held else str(fits.bit_count())
            for name, held, fits in zip(board.names, sheet.cells, faces, strict=True)
        },
    }


def fitting(state: State, i: int) -> str:
    """The numbers that may still be written in a prefecture, shortly."""
    sheet = state.sheets[state.seat]
    if sheet.cells[i]:
        return "" if sheet.cells[i] == X else f"={sheet.cells[i]}"
    return span(spread(state.board, sheet.fits, i))
