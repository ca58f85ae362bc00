"""The picture at the end of Takamatsu: the garden, and how far each pagoda has come around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ...core.scene import Closing, Scene
from ..board import COLORS
from ..rules.state import State
from .ink import Box
from .layout import garden

INK = {"red": "#b3261e", "blue": "#255f9e", "yellow": "#c9930f", "purple": "#6b3fa0"}
BLACK, CARD = "#35333a", "#1f3f73"
EDGE = 6  # of the garden, where posts of the rooms stand


def closing(states: Sequence[State], last: Scene) -> Closing:
    """The garden as it was at the end."""
    end = states[-1]
    left, top, wide, high = garden(end.board)
    inside = left + EDGE, top + EDGE, wide - 2 * EDGE, high - 2 * EDGE
    return "The garden at the end", how_far(end), (("", seen_in(last, inside)),)


def seen_in(whole: Scene, frame: Box) -> Scene:
    """A part of a picture."""
    left, top, wide, high = frame
    marks = tuple(
        mark
        for mark in whole.marks
        if left <= mark.at[0] <= left + wide and top <= mark.at[1] <= top + high
    )
    return replace(whole, frame=frame, marks=marks, zones=(), title="The garden at the end")


def how_far(state: State) -> str:
    """Who is first in the garden, in words."""
    goal, first = state.board.goal, max(range(len(COLORS)), key=lambda c: state.pagodas[c])
    points = state.pagodas[first]
    return f"The {COLORS[first]} pagoda has {points} points; {goal} end the game."


def source_colors(state: State) -> Mapping[str, str]:
    """A pagoda's points are of its color, a card's of its back."""
    pagodas = {f"the {color} pagoda": INK.get(color, BLACK) for color in COLORS}
    return {**pagodas, "the hidden card": CARD}
