"""What a die means on a sheet: the area it is judged by, and where its value fits."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.words import listed
from ..board import MAY_STAND_BESIDE, PURPLE
from .generator import areas_of, color_of
from .moves import Change, Cross, Skip, Write
from .state import Die, State

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


def named(state: State, area: Area) -> str:
    """The area in words."""
    return the_map_or(state, area, "the map", "{}")


def has_no_blank(state: State, areas: Sequence[Area]) -> str:
    """That these areas are filled, be it with X, in words."""
    names = list(dict.fromkeys(named(state, area) for area in areas))
    return f"{listed(names, 6)} {'have' if names[1:] else 'has'} no blank"


def nowhere_in(state: State, areas: Sequence[Area]) -> str:
    """No place of these areas, in words."""
    if len(areas) > 1:
        return "nowhere in any area"
    return the_map_or(state, areas[0], "nowhere on the map", "nowhere in {}")


def the_map_or(state: State, area: Area, the_map: str, of_area: str) -> str:
    """Words for the whole map, or words with the name of an area in them."""
    if area == state.board.cells[PURPLE]:
        return the_map
    return of_area.format(state.board.areas[state.board.colors[area[0]]])


def as_taken(state: State, die: str) -> str:
    """The die in words, with the color it counts as."""
    color = color_of(state, die)
    return f"the {die} die" + (f", taken as {color}," if color != die else "")


def where_it_fits(state: State, move: Use, area: Area) -> str:
    """Prefectures of the area that take the die's number, in words; nothing if none does."""
    die = in_hand(state, move)
    if die and die.value:
        found = eligible(state, area, die.value)
        if found:
            return f"{die.value} fits {listed([state.board.names[i] for i in found])}"
    return ""
