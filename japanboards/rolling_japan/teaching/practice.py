"""What practice may ask about Rolling Japan beyond what the engine knows by itself."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.practice_find import finding
from ..board import BOARD
from ..rules.moves import Cross, Move, Write
from ..rules.state import State
from ..text.telling import spoken, tell

SHEETS = ("ROL-OVR-03",)  # points that a finished sheet shows
TIES = ("ROL-END-03", "ROL-RULING-22")


def asked(state: State, move: Move) -> str:
    """A move without the reason that its tale gives."""
    if isinstance(move, Cross):
        return f"Player {state.seat + 1} puts an X in {move.cell} for the {spoken(state, move)}."
    return tell(state, move)


def part(touches: Iterable[str]) -> list[str]:
    """The areas of these prefectures, and what borders the prefectures themselves."""
    cells = [pick.partition(":")[2] for pick in touches]
    own = [cell for cell in cells if cell in BOARD]
    areas = {BOARD.nodes[cell]["area"] for cell in own}
    inside = [cell for cell, area in BOARD.nodes(data="area") if area in areas]
    return [f"cell:{cell}" for cell in (*inside, *(near for cell in own for near in BOARD[cell]))]


def misfit(state: State, move: Cross) -> str:
    """Why an X is to be put, in words."""
    return f"The {spoken(state, move)} fits nowhere."


FINDS = (
    finding(
        Write,
        "cell",
        "cell",
        lambda state, move: f"Touch every prefecture that takes the {spoken(state, move)}.",
        lambda state, move: f"How many prefectures take the {spoken(state, move)}?",
    ),
    finding(
        Cross,
        "cell",
        "cell",
        lambda state, move: f"{misfit(state, move)} Touch every place for an X.",
        lambda state, move: f"{misfit(state, move)} How many places may take the X?",
    ),
)
