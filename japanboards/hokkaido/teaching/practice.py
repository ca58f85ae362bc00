"""What practice may ask about Hokkaido beyond what the engine knows by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...core.practice_find import Finding
from ..rules.moves import Claim, Grow, Land, Reveal, Sea

BRINGS = (Claim, Reveal)
SHEETS = ("HOK-REG", "HOK-SCORE")  # points that the last position shows
TIES = ("HOK-WIN-02", "HOK-WIN-03")


def onward(move: Any, pick: str) -> Any:
    """The same piece on the way to another place."""
    return replace(move, to=pick.partition(":")[2])


FINDS = (
    Finding(
        Land,
        lambda move: f"place:{move.to}",
        onward,
        lambda state, move: f"Touch every province a piece in {move.province} may move to by land.",
        lambda state, move: f"How many provinces may a piece in {move.province} move to by land?",
    ),
    Finding(
        Sea,
        lambda move: f"place:{move.to}",
        onward,
        lambda state, move: f"Touch every place where a piece from {move.place} may go by sea.",
        lambda state, move: f"To how many places may a piece from {move.place} go by sea?",
    ),
    Finding(
        Grow,
        lambda move: f"place:{move.province}",
        lambda move, pick: Grow(pick.partition(":")[2]),
        lambda state, move: f"Touch every province where player {state.seat + 1} may grow.",
        lambda state, move: f"In how many provinces may player {state.seat + 1} grow?",
    ),
)
