"""What practice may ask about Kanagawa beyond what the engine knows by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...core.practice_find import Finding
from ..rules.moves import Place, Print, Shift, Take

BRINGS = (Print,)
SHEETS = ("KAN-SCORE", "KAN-CARD")  # points that the last position shows
TIES = ("KAN-SCORE-08",)


def at_icon(move: Any, pick: str) -> Any:
    """The same brush on another icon."""
    return replace(move, icon=pick.partition(":")[2])


FINDS = (
    Finding(
        Take,
        lambda move: f"column:{move.column}",
        lambda move, pick: Take(int(pick.partition(":")[2] or 0)),
        lambda state, move: f"Touch every column that player {state.seat + 1} may take.",
        lambda state, move: f"How many columns may player {state.seat + 1} take?",
    ),
    Finding(
        Print,
        lambda move: f"hand:{move.card}",
        lambda move, pick: replace(move, card=pick.partition(":")[2]),
        lambda state, move: "Touch every card in hand that can be painted now, without wild icons.",
        lambda state, move: "How many cards in hand can be painted now, without wild icons?",
    ),
    Finding(
        Place,
        lambda move: f"icon:{move.icon}",
        at_icon,
        lambda state, move: "Touch every icon that takes a brush from your supply.",
        lambda state, move: "How many icons take a brush from your supply?",
    ),
    Finding(
        Shift,
        lambda move: f"icon:{move.icon}",
        at_icon,
        lambda state, move: "A brush is moved with an arrow. Touch every icon it may go to.",
        lambda state, move: "A brush is moved with an arrow. To how many icons may it go?",
    ),
)
