"""The map of Hokkaido alone: a mark per province, for the explorer and for figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from ...core.graphs import Graph
from ...core.scene import Mark, Scene
from ..rules.paths import cheapest
from ..rules.state import State
from .island import spots, tones
from .pieces import CITY, NAME, ROW, counted, place_title, room

LOOKS = Path(__file__).parent / "looks.css"
MAP_FRAME = (0.0, 0.0, 690.0, 640.0)
SHAPES = ("disc", "square", "diamond", "hexagon")  # of the players' pieces


def graph(state: State) -> Graph[str]:
    """The graph this map is a picture of."""
    return state.board.graph


def chart(state: State, words: Mapping[str, str]) -> Scene:
    """The island alone: one touchable mark per province, its pick the node of the graph.

    ``words`` stand in place of the names and pieces, where there are any.
    """
    board = state.board
    marks = []
    for at in range(board.size):
        name, spot = board.names[at], spots(board)[at]
        look = "blank" if words else f"province region-{tones(board)[board.region_of[at]]}"
        title = place_title(board, at, counted(state, at))
        marks.append(Mark(f"place:{name}", look, (spot.x, spot.y), spot.shape, "", 10, name, title))
    for at in range(board.size):
        name, spot = board.names[at], spots(board)[at]
        look = "name word" if words else "name"
        marks.append(Mark(f"name:{name}", look, (spot.x, spot.y + NAME), "", name, 11.5))
        if words:
            said = words.get(name, "")
            marks.append(Mark(f"word:{name}", "held word", (spot.x, spot.y + ROW), "", said, 12))
        else:
            marks += [*city_marks(state, at), *chips(state, at)]
    return Scene(MAP_FRAME, tuple(marks), LOOKS, board.title)


def city_marks(state: State, at: int) -> Iterator[Mark]:
    """The city of a province."""
    board, spot = state.board, spots(state.board)[at]
    if city := board.city_of[at]:
        id, where = f"city:{board.names[at]}", (spot.x, spot.y + CITY)
        yield Mark(id, "name city", where, "", f"■ {city}", 13.5)


def chips(state: State, at: int) -> Iterator[Mark]:
    """The pieces in a province: a chip per player with a number."""
    spot, name = spots(state.board)[at], state.board.names[at]
    here = [seat for seat, player in enumerate(state.players) if player.pieces[at]]
    for nth, seat in enumerate(here):
        x, y = spot.x + 19 * (nth - (len(here) - 1) / 2), spot.y + ROW
        count = str(state.players[seat].pieces[at])
        look, outline = f"chip seat-{seat}", shape(seat, x, y, 8)
        yield Mark(f"token:{name}:{seat}", look, (x, y), outline, count, 11)


def shape(seat: int, x: float, y: float, r: float) -> str:
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


def layers(state: State) -> dict[str, Mapping[str, str]]:
    """What can be read off a position, province by province."""
    board, players = state.board, state.players
    provinces = range(board.size)
    return {
        "pieces of the limit": {
            board.names[at]: f"{sum(counted(state, at))}/{room(board, at, state.seats)}"
            for at in provinces
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
