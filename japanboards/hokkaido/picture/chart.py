"""The map of Hokkaido as a picture: provinces, boxes overseas, and the pieces in them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import networkx as nx

from ...core.game import Seat
from ...core.scene import Mark, Scene
from ..board import DATA, Board, kept_with_board
from ..rules.paths import cheapest
from ..rules.state import State

LOOKS = Path(__file__).parent / "looks.css"
FRAME = (0.0, 0.0, 612.0, 612.0)
MAP_FRAME = (0.0, 0.0, 570.0, 530.0)
BOXES = ((46.0, 222.0), (46.0, 152.0), (232.0, 468.0), (388.0, 436.0))
BOX = "box 72 44"
SHAPES = ("disc", "square", "diamond", "hexagon")  # of the players' pieces


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a place lies: its outline, and the middle and reach of what stands in it."""

    shape: str
    x: float
    y: float
    reach: float


@cache
def geometry() -> dict[str, Any]:
    """Outlines of the provinces; their provenance is in the file."""
    data: dict[str, Any] = json.loads((DATA / "outlines.json").read_text(encoding="utf-8"))
    return data


@kept_with_board(None)
def spots(board: Board) -> tuple[Spot, ...]:
    """A spot per place: real outlines, or discs in rows where a board has its own names."""
    drawn, provinces = geometry()["provinces"], board.names[: board.size]
    if all(name in drawn for name in provinces):
        land = [Spot(drawn[name]["path"], *drawn[name]["label"]) for name in provinces]
    else:
        land = [row_spot(board, at) for at in range(board.size)]
    names = {"Korea": 0, "China": 1, "Japan": 2, board.names[board.sea]: 3}
    over = board.names[board.size :]
    if set(over) <= set(names):
        return (*land, *(Spot(BOX, *BOXES[names[name]], 20) for name in over))
    return (*land, *(Spot(BOX, 46, 150 + 48 * n, 20) for n, _ in enumerate(over)))


def row_spot(board: Board, at: int) -> Spot:
    """A disc for a province of an unknown map: a row per region."""
    row = board.region_of[at]
    column = board.region_of[:at].count(row)
    return Spot("disc 26", 150 + 58 * column, 150 + 62 * row, 20)


def shape(seat: Seat, x: float, y: float, r: float) -> str:
    """The outline of a player's piece, so that color is never all there is."""
    kind = SHAPES[seat]
    if kind == "disc":
        return f"disc {r:g}"
    if kind == "square":
        return f"box {1.8 * r:g} {1.8 * r:g}"
    if kind == "diamond":
        d = 1.3 * r
        return f"M{x:g} {y - d:g}L{x + d:g} {y:g}L{x:g} {y + d:g}L{x - d:g} {y:g}z"
    w, h = 1.15 * r, 0.58 * r
    return (
        f"M{x - w:g} {y:g}L{x - h:g} {y - r:g}L{x + h:g} {y - r:g}"
        f"L{x + w:g} {y:g}L{x + h:g} {y + r:g}L{x - h:g} {y + r:g}z"
    )


def population(state: State, at: int) -> int:
    """All pieces in a place."""
    return sum(player.pieces[at] for player in state.players)


def room(state: State, at: int) -> int:
    """How many pieces a place holds."""
    board, players = state.board, state.seats
    return board.limit(players, at) if at < board.size else players


def place_mark(state: State, at: int) -> Mark:
    """A place to look at and to touch."""
    board, spot, name = state.board, spots(state.board)[at], state.board.names[at]
    held, limit = population(state, at), room(state, at)
    if at < board.size:
        over = " over" * (held > limit)
        look = f"place province region-{board.region_of[at]}{over}"
        coast = "coast" if board.coast[at] else "inland"
        where = f"{board.regions[board.region_of[at]]}, {coast}"
    else:
        look, where = "place overseas", "overseas, one piece each"
    title = f"{board.called(at)}, {where}: {held} of {limit}"
    return Mark(
        f"place:{name}", look, (spot.x, spot.y), spot.shape, pick=f"place:{name}", title=title
    )


def label_marks(state: State, at: int) -> Iterator[Mark]:
    """A place's name, how full it is, and its city."""
    board, spot, name = state.board, spots(state.board)[at], state.board.names[at]
    held, limit = population(state, at), room(state, at)
    full = f" {held}/{limit}" if held else ""
    if at >= board.size:
        yield Mark(f"name:{name}", "name strong", (spot.x, spot.y - 13), "", name + full, 8)
        return
    warn = held > limit
    look, text = ("name over", f"{name}{full} !") if warn else ("name", name + full)
    up = 6 if spot.reach < 13 else 7
    yield Mark(f"name:{name}", look, (spot.x, spot.y - up), "", text, 6.4)
    if city := board.city_of[at]:
        yield Mark(f"city:{name}", "city", (spot.x, spot.y - up - 8), "", f"■ {city}", 7.6)


def token_marks(state: State, at: int, seat: Seat) -> Iterator[Mark]:
    """The pieces in a place: a token per player with a number; those of ``seat`` can be touched."""
    spot, name = spots(state.board)[at], state.board.names[at]
    here = [other for other, player in enumerate(state.players) if player.pieces[at]]
    left = spot.x - 6.5 * (len(here) - 1)
    for other, player in enumerate(state.players):
        if other not in here:
            yield Mark(f"token:{name}:{other}", "away", (spot.x, spot.y), "disc 5.6")
            continue
        x, y = left + 13 * here.index(other), spot.y + 4
        count = player.pieces[at]
        title = f"{count} piece{'s' * (count > 1)} of player {other + 1} in {name}"
        pick = f"piece:{name}" if other == seat else ""
        outline = shape(other, x, y, 5.6)
        look = f"token seat-{other}"
        yield Mark(f"token:{name}:{other}", look, (x, y), outline, str(count), 7.6, pick, title)


def map_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """All places, then their names, then the pieces."""
    places = range(len(state.board.names))
    yield from (place_mark(state, at) for at in places)
    for at in places:
        yield from label_marks(state, at)
    for at in places:
        yield from token_marks(state, at, seat)


def graph(state: State) -> nx.Graph[str]:
    """The graph this map is a picture of."""
    return state.board.graph


def chart(state: State, words: Mapping[str, str]) -> Scene:
    """The island alone: one touchable mark per province, its pick the node of the graph.

    ``words`` stand in place of the names and pieces, where there are any.
    """
    board = state.board
    marks = []
    for at in range(board.size):
        marks.append(replace(place_mark(state, at), pick=board.names[at]))
    for at in range(board.size):
        name, spot = board.names[at], spots(board)[at]
        if words:
            marks.append(Mark(f"word:{name}", "held", (spot.x, spot.y), "", words.get(name, ""), 8))
        else:
            marks += [*label_marks(state, at), *token_marks(state, at, -1)]
    return Scene(MAP_FRAME, tuple(marks), LOOKS, board.title)


def layers(state: State) -> dict[str, Mapping[str, str]]:
    """What can be read off a position, province by province."""
    board, players = state.board, state.players
    provinces = range(board.size)
    return {
        "pieces of the limit": {
            board.names[at]: f"{population(state, at)}/{room(state, at)}" for at in provinces
        },
        "whose pieces": {
            board.names[at]: " ".join(str(s + 1) for s, p in enumerate(players) if p.pieces[at])
            for at in provinces
        },
        "on how many cheapest routes": wanted(state),
    }


def wanted(state: State) -> dict[str, str]:
    """How many cards lead through a province, each by the cheapest way for the player on turn."""
    board = state.board
    ways = [cheapest(board, state.me.mask, card) for card in board.cards.values()]
    counts = {at: sum(at in way for way in ways) for at in range(board.size)}
    return {board.names[at]: str(count) if count else "" for at, count in counts.items()}
