"""The picture at the end of Rolling Japan: everybody's sheet, side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.scene import Closing, Scene
from ..rules.state import State
from .others import side_scene

DICE = {  # as the dice are in looks.css; black is lighter, to be seen on a dark page
    "white": "#ddd5c0",
    "black": "#6e6b75",
    "yellow": "#e6b422",
    "green": "#2f7443",
    "blue": "#255f9e",
    "red": "#b3261e",
    "purple": "#6b3fa0",
}


def closing(states: Sequence[State], last: Scene) -> Closing:
    """Every sheet as it was at the end."""
    end = states[-1]
    sheets = tuple(side_scene(end, seat) for seat in range(end.seats))
    heading = "The sheets side by side" if end.seats > 1 else "The sheet at the end"
    late = [event.text for event in end.news if event.clause.id == "ROL-END-01"]
    told = f" At the end {'; '.join(late)}." if late else ""
    return heading, f"A cross is an X, no point.{told}", sheets


def source_colors(state: State) -> Mapping[str, str]:
    """An area's points are of the color of its die."""
    return {name: DICE[die] for die, name in state.board.areas.items() if die in DICE}
