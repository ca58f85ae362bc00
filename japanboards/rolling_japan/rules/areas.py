"""What a die means on a sheet: the area it is judged by, and where its value fits."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.words import listed
from .generator import areas_of, color_of
from .moves import Change, Cross, Skip, Write
from .state import MAY_STAND_BESIDE, Die, State

Use = Change | Write | Cross | Skip
Mark = Write | Cross
Area = tuple[int, ...]  # prefectures by index


def in_hand(state: State, move: Use) -> Die | None:
    """The waiting die the move is about."""
    for die in state.waiting:
        if die.color == move.die:
            return die
    return None


def areas_in_question(state: State, move: Use) -> list[Area]:
    """The areas the move's die may be judged by."""
    return [state.board.cells[area] for area in areas_of(state, color_of(state, move.die))]


def area_at(state: State, move: Mark) -> Area:
    """The area the move is judged by: the one with its cell, if the die has several."""
    areas = areas_in_question(state, move)
    here = state.board.index.get(move.cell, -1)
    return next((area for area in areas if here in area), areas[0])


def eligible(state: State, area: Area, value: int) -> list[int]:
    """Blanks of the area where the value fits beside all neighbors."""
    cells, welcome = state.sheet.cells, MAY_STAND_BESIDE[value]
    return [
        i for i in area if not cells[i] and all(welcome[cells[n]] for n in state.board.neighbors[i])
    ]


def is_full(state: State, area: Area) -> bool:
    """No blank is left in the area."""
    return all(state.sheet.cells[i] for i in area)


def named(state: State, areas: Sequence[Area]) -> str:
    """The areas in words."""
    if len(areas) > 1:
        return "every area"
    colors = {state.board.colors[i] for i in areas[0]}
    return "the map" if len(colors) > 1 else state.board.areas[colors.pop()]


def where_it_fits(state: State, move: Use, area: Area) -> str:
    """Prefectures of the area that take the die's number, in words; nothing if none does."""
    die = in_hand(state, move)
    if die and die.value:
        found = eligible(state, area, die.value)
        if found:
            return f"{die.value} fits {listed([state.board.names[i] for i in found])}"
    return ""
