"""The map of Kaigan as a picture: the tiles with their coasts, markers and surveyors, and no more.

Plain shapes only: figures of matplotlib are drawn from it, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import accumulate
from pathlib import Path

from ...core.graphs import Graph
from ...core.scene import Mark, Scene
from ..board import Board
from ..cards import COLORS
from ..rules.state import Site, State
from .coasts import FINE, coast, marker_size, shown_name, stations
from .layout import HIGH, WIDE, Spot, box
from .stamps import FIGURE
from .tiles import about, marker

LOOKS = Path(__file__).parent / "looks.css"
KINDS = {"artistic": "A", "government": "G", "travel": "T"}
GAP = 12  # between squares, where neighbors are joined


def corner(board: Board, at: int) -> Spot:
    """The corner of a square."""
    column, row = divmod(at, board.squares)
    return 10 + (WIDE + GAP) * column, 10 + (HIGH + GAP) * row


def middle(board: Board, at: int) -> Spot:
    """The middle of a square."""
    x, y = corner(board, at)
    return x + WIDE / 2, y + HIGH / 2


@lru_cache(maxsize=256)
def land_at(land: str, x: float, y: float) -> str:
    """The land of a tile whose corner is here: rings of points, cut off at the tile's edges.

    >>> land_at("M-12 0l30 6-3 0z", 10, 20)
    'M10 20L16 22L15 22z'
    """
    rings = []
    for ring in land.removesuffix("z").split("z"):
        numbers = [int(n) for n in re.findall(r"-?\d+", ring)]
        across, down = accumulate(numbers[::2]), accumulate(numbers[1::2])
        spots = (
            (x + min(max(a / FINE, 0), WIDE), y + min(max(b / FINE, 0), HIGH))
            for a, b in zip(across, down, strict=True)
        )
        rings.append("M" + "L".join(f"{round(a, 1):g} {round(b, 1):g}" for a, b in spots) + "z")
    return "".join(rings)


def figure_at(x: float, y: float) -> str:
    """A surveyor here: all but the first point of the figure is relative."""
    first, rest = FIGURE.split("q", 1)
    left, top = re.findall(r"-?[\d.]+", first)
    return f"M{x + float(left):g} {y + float(top):g}q{rest}"


def graph(state: State) -> Graph[str]:
    """The graph this map is a picture of."""
    return state.board.graph


def chart(state: State, words: Mapping[str, str]) -> Scene:
    """The map alone: one touchable mark per square, its pick the node of the graph.

    ``words`` stand in place of the markers, where there are any, and the kinds of tiles keep
    their colors to themselves: colors then say how much.
    """
    board, marks = state.board, list(joints(state.board))
    for at, site in enumerate(state.map):
        marks += square_marks(state, at, site, words)
    for column in range(1, board.columns + 1):
        x = corner(board, (column - 1) * board.squares)[0] + WIDE / 2
        y = corner(board, board.squares - 1)[1] + HIGH + 12
        marks.append(Mark(f"column:{column}", "column", (x, y), "box 26 15", str(column), 12))
    width = (WIDE + GAP) * board.columns + 20 - GAP
    height = (HIGH + GAP) * board.squares + 34 - GAP
    return Scene((0, 0, width, height), tuple(marks), LOOKS, f"{board.title}: map")


def square_marks(
    state: State, at: int, site: Site | None, words: Mapping[str, str]
) -> Iterator[Mark]:
    """A square with its coast and name; then the word for it, or what lies on it."""
    (x, y), slot = corner(state.board, at), state.board.slots[at]
    kind = "gap" if site is None else "bare" if words else site.tile.kind
    shape, at_middle = box(x, y, WIDE, HIGH, 2), (x + WIDE / 2, y + HIGH / 2)
    yield Mark(
        f"square:{at}", f"place ground {kind}", at_middle, shape, pick=slot, title=about(state, at)
    )
    if site:
        own = coast(site.tile)
        shape = land_at(own["land"], x, y) if own else "M0 0"
        yield Mark(f"land:{at}", f"shore {kind}", (x, y), shape)
        name, size = shown_name(site.tile.name)
        said = f"{KINDS[site.tile.kind]} {name}"
        yield Mark(f"tile:{at}", "left strong over", (x + 6, y + 13), "", said, size)
    else:
        yield Mark(f"tile:{at}", "left soft", (x + 6, y + 13), "", f"square {slot}", 12)
    if words:
        yield Mark(f"word:{slot}", "strong over", at_middle, "", words.get(slot, ""), 24)
    elif site:
        yield from things(state, at, site, (x, y))


def things(state: State, at: int, site: Site, spot: Spot) -> Iterator[Mark]:
    """Markers on their stations, and surveyors."""
    laid, size = site.laid, marker_size(site.tile)
    for n, (dx, dy) in enumerate(stations(site.tile)):
        here = (spot[0] + dx, spot[1] + dy)
        if n < len(laid):
            yield marker(f"slot:{at}:{n}", laid[n], here, size, "")
        else:
            yield Mark(f"slot:{at}:{n}", "slot free", here, f"disc {0.9 * size:g}")
    for who, player in enumerate(state.players):
        if count := player.surveyors.count(at):
            x, y = spot[0] + 15 + 31 * who, spot[1] + HIGH - 10.5
            text = str(who + 1) if count == 1 else f"{who + 1}×{count}"
            title = f"{count} of player {who + 1}"
            look, shape = f"figure {COLORS[who]}", figure_at(x, y)
            yield Mark(f"pawn:{at}:{who}", look, (x, y), shape, text, 11, title=title)


def joints(board: Board) -> Iterator[Mark]:
    """A line between neighbors."""
    for a, b, data in board.graph.edges(data=True):
        (x1, y1), (x2, y2) = (middle(board, board.slots.index(n)) for n in (a, b))
        line = f"M{x1:g} {y1:g}L{x2:g} {y2:g}"
        yield Mark(f"joint:{a}-{b}", f"joint {data['kind']}", (x1, y1), line)


def layers(state: State) -> dict[str, Mapping[str, str]]:
    """What can be read off a position, square by square."""
    board = state.board
    sites = list(zip(board.slots, state.map, strict=True))
    return {
        "markers missing": {slot: str(site.room) if site else "-" for slot, site in sites},
        "kind and size": {
            slot: f"{KINDS[site.tile.kind]}{site.tile.size}" if site else "-"
            for slot, site in sites
        },
        "order of scoring": {slot: str(board.graph.nodes[slot]["step"]) for slot in board.slots},
    }
