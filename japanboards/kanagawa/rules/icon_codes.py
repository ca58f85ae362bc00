"""Landscape icons of a studio as small numbers: kind, painted with this round, and its brush.

Icons of one kind, mark and brush are interchangeable, so that moves name classes of icons:
``ocean`` is an icon not yet painted with this round, ``ocean-used`` one that was; ``-spent``
says that its brush has painted this round, maybe elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...core.boards import remembered
from ..board import Board

EMPTY, FRESH, SPENT = 0, 1, 2  # what stands on an icon: nothing, a brush, one that has painted
STATES = 6  # of an icon: unused or used, times what stands on it
USED = 3
MARKS = ("", "", "-spent", "-used", "-used", "-used-spent")  # of a name, by state


def code(board: Board, kind: str, used: bool = False, brush: int = EMPTY) -> int:
    """An icon's number."""
    return board.icons.index(kind) * STATES + USED * used + brush


def brush_on(icon: int) -> int:
    """What stands on an icon."""
    return icon % USED


def is_used(icon: int) -> bool:
    """Somebody has painted with the icon this round."""
    return icon % STATES >= USED


def kind_of(board: Board, icon: int) -> str:
    """The icon's landscape, or wild."""
    return board.icons[icon // STATES]


def named(kinds: tuple[str, ...], icon: int) -> str:
    """The name of an icon's class, the same for an empty icon and one with a fresh brush."""
    return f"{kinds[icon // STATES]}{MARKS[icon % STATES]}"


@remembered
def places_named(board: Board) -> Mapping[str, int]:
    """By name: the empty icons of that class."""
    every = range(STATES * len(board.icons))
    return {named(board.icons, icon): icon for icon in every if brush_on(icon) == EMPTY}


@remembered
def brushes_named(board: Board) -> Mapping[str, int]:
    """By name: the icons of that class with a brush."""
    every = range(STATES * len(board.icons))
    return {named(board.icons, icon): icon for icon in every if brush_on(icon) != EMPTY}


def rested(icons: tuple[int, ...]) -> tuple[int, ...]:
    """The icons when the marks of a round are wiped off: nothing is used, no brush has painted."""
    return tuple([icon - icon % STATES + (icon % USED > 0) for icon in icons])
