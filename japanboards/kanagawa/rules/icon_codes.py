"""Landscape icons of a studio as small numbers: kind, painted with this round, and its brush.

Icons of one kind, mark and brush are interchangeable, so that moves name classes of icons:
``ocean`` is an icon not yet painted with this round, ``ocean-used`` one that was; ``-spent``
says that its brush has painted this round, maybe elsewhere.
"""

from __future__ import annotations

from functools import cache

from ..board import Board
from ..cards import WILD

EMPTY, FRESH, SPENT = 0, 1, 2  # what stands on an icon: nothing, a brush, one that has painted
STATES = 6  # of an icon: unused or used, times what stands on it
USED = 3


@cache
def kinds(board: Board) -> tuple[str, ...]:
    """The kinds of icons: the landscapes, and the wild one last."""
    return (*board.landscapes, WILD)


@cache
def code(board: Board, kind: str, used: bool = False, brush: int = EMPTY) -> int:
    """An icon's number."""
    return kinds(board).index(kind) * STATES + USED * used + brush


def brush_on(icon: int) -> int:
    """What stands on an icon."""
    return icon % USED


def is_used(icon: int) -> bool:
    """Somebody has painted with the icon this round."""
    return icon % STATES >= USED


def kind_of(board: Board, icon: int) -> str:
    """The icon's landscape, or wild."""
    return kinds(board)[icon // STATES]


@cache
def named(board: Board, icon: int) -> str:
    """The name of an icon's class, the same for an empty icon and one with a fresh brush."""
    used = "-used" if is_used(icon) else ""
    spent = "-spent" if brush_on(icon) == SPENT else ""
    return f"{kind_of(board, icon)}{used}{spent}"


@cache
def places_named(board: Board) -> dict[str, int]:
    """By name: the empty icons of that class."""
    every = range(STATES * len(kinds(board)))
    return {named(board, icon): icon for icon in every if brush_on(icon) == EMPTY}


@cache
def brushes_named(board: Board) -> dict[str, int]:
    """By name: the icons of that class with a brush."""
    every = range(STATES * len(kinds(board)))
    return {named(board, icon): icon for icon in every if brush_on(icon) != EMPTY}


def rested(icons: tuple[int, ...]) -> tuple[int, ...]:
    """The icons when the marks of a round are wiped off: nothing is used, no brush has painted."""
    return tuple([icon - icon % STATES + (icon % USED > 0) for icon in icons])
