"""The map of Kaigan as a picture: the outline with its tiles, markers and surveyors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import networkx as nx

from ...core.game import Seat
from ...core.scene import Mark, Scene
from ..board import Board
from ..cards import COLORS
from ..rules.state import Site, State
from .icons import boxed, icon

LOOKS = Path(__file__).parent / "looks.css"
KINDS = {"artistic": "A", "government": "G", "travel": "T"}
WIDE, HIGH = 90, 67  # a square, with the gap to the next
LEFT, TOP = 52, 257  # the middle of the first square in the scene
UP = 42 - TOP  # how far the map alone is moved
Spot = tuple[float, float]


def spot(board: Board, at: int) -> Spot:
    """The middle of a square."""
    return LEFT + WIDE * (at // board.squares), TOP + HIGH * (at % board.squares)


def map_marks(state: State, seat: Seat, offset: Spot = (0, 0)) -> Iterator[Mark]:
    """The squares with everything on them, and the numbers of the columns."""
    for at, site in enumerate(state.map):
        x, y = spot(state.board, at)
        yield from square_marks(state, at, site, (x + offset[0], y + offset[1]), seat)
    y = TOP + HIGH * (state.board.squares - 1) + HIGH / 2 + 5 + offset[1]
    for column in range(1, state.board.columns + 1):
        rolled = state.dice.count(column)
        x = LEFT + WIDE * (column - 1) + offset[0]
        look = "column rolled" if rolled else "column"
        text = f"{column}{' rolled' if rolled else ''}"
        yield Mark(f"column:{column}", look, (x, y), "box 56 10", text, 8)


def square_marks(
    state: State, at: int, site: Site | None, spot: Spot, seat: Seat
) -> Iterator[Mark]:
    """A square: the tile, its kind and name, a place for each marker, and surveyors."""
    x, y = spot
    name = site.tile.name if site else state.board.slots[at]
    look = f"place square {site.tile.kind if site else 'gap'}"
    shape = boxed(x, y, WIDE - 4, HIGH - 4)
    yield Mark(
        f"square:{at}",
        look,
        spot,
        shape,
        pick=f"tile:{name}" if site else "",
        title=about(state, at),
    )
    kind = site.tile.kind if site else ""
    yield Mark(f"kind:{at}", f"icon {kind}", (x, y), icon(kind, x - 34, y - 23))
    said = f"{KINDS[kind]} {name}" if site else f"square {name}"
    yield Mark(f"tile:{at}", "word left" if site else "soft left", (x - 26, y - 23), "", said, 9)
    yield from slot_marks(state, at, site, (x, y))
    yield from pawn_marks(state, at, name, (x, y), seat)


def pieces(site: Site) -> list[int]:
    """Whose markers lie on a tile, one by one; neutral ones come last as -1."""
    *own, neutral = site.markers
    return [who for who, count in enumerate(own) for _ in range(count)] + [-1] * neutral


def slot_marks(state: State, at: int, site: Site | None, spot: Spot) -> Iterator[Mark]:
    """The places for markers on a tile, filled or not."""
    size = site.tile.size if site else 0
    laid = pieces(site) if site else []
    pitch = 20 if size < 5 else 80 / size
    for n in range(max(tile.size for tile in state.board.tiles)):
        here = (spot[0] + pitch * (n - (size - 1) / 2), spot[1] - 3)
        if n >= size:
            yield Mark(f"slot:{at}:{n}", "slot away", here, "disc 8")
        elif n >= len(laid):
            yield Mark(f"slot:{at}:{n}", "slot", here, "disc 8")
        else:
            who = laid[n]
            look, text = (COLORS[who], str(who + 1)) if who >= 0 else ("neutral", "n")
            title = f"a marker of player {who + 1}" if who >= 0 else "a neutral marker"
            yield Mark(f"slot:{at}:{n}", f"slot {look}", here, "disc 8", text, 9, title=title)


def pawn_marks(state: State, at: int, name: str, spot: Spot, seat: Seat) -> Iterator[Mark]:
    """The surveyors on a square: one figure per player, with a number where there are more."""
    for who, player in enumerate(state.players):
        count = player.surveyors.count(at)
        x, y = spot[0] - 31 + 20.5 * who, spot[1] + 19
        look = f"pawn {COLORS[who]}{'' if count else ' away'}{' own' if who == seat else ''}"
        text = f"{who + 1}" if count < 2 else f"{who + 1}x{count}"
        pick = f"from:{name}" if who == seat and count else ""
        title = f"{count} surveyor{'s' * (count != 1)} of player {who + 1} on {name}"
        shape = f"M{x - 9:g} {y + 9:g}l5 -12q-4.5 -10 4 -10q8.5 0 4 10l5 12z"
        yield Mark(f"pawn:{at}:{who}", look, (x, y + 4), shape, text, 8, pick, title)


def about(state: State, at: int) -> str:
    """A square in words."""
    site, slot = state.map[at], state.board.slots[at]
    if site is None:
        return f"square {slot}: empty"
    *own, neutral = site.markers
    counts = [f"player {who + 1}: {n}" for who, n in enumerate(own) if n]
    counts += [f"neutral: {neutral}"] * bool(neutral)
    held = f"markers {', '.join(counts)}" if counts else "no markers"
    left = f"{site.room} missing" if site.room else "complete"
    return f"{site.tile.name}, {site.tile.kind} tile of size {site.tile.size}: {held}; {left}"


def graph(state: State) -> nx.Graph[str]:
    """The graph this map is a picture of."""
    return state.board.graph


def chart(state: State, words: Mapping[str, str]) -> Scene:
    """The map alone: one touchable mark per square, its pick the node of the graph.

    ``words`` stand in place of the markers, where there are any.
    """
    board = state.board
    marks = list(joints(board))
    for mark in map_marks(state, state.seat, (0, UP)):
        kind, _, rest = mark.id.partition(":")
        if kind == "square":
            slot = board.slots[int(rest)]
            mark = Mark(mark.id, mark.look, mark.at, mark.shape, pick=slot, title=mark.title)
            marks.append(mark)
            if words:
                at = (mark.at[0], mark.at[1] + 3)
                marks.append(Mark(f"word:{slot}", "word strong", at, "", words.get(slot, ""), 12))
        elif kind in ("kind", "tile", "column") or not words:
            marks.append(mark if not mark.pick else replace_pick(mark))
    width, height = WIDE * board.columns + 18, HIGH * board.squares + 32
    return Scene((0, 4, width, height), tuple(marks), LOOKS, f"{board.title}: map")


def replace_pick(mark: Mark) -> Mark:
    """The same mark, not to be touched."""
    return Mark(mark.id, mark.look, mark.at, mark.shape, mark.text, mark.size, "", mark.title)


def joints(board: Board) -> Iterator[Mark]:
    """A short line between neighbors."""
    for a, b, data in board.graph.edges(data=True):
        (x1, y1), (x2, y2) = (spot(board, board.slots.index(n)) for n in (a, b))
        line = f"M{x1:g} {y1 + UP:g}L{x2:g} {y2 + UP:g}"
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
