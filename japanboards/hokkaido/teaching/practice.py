"""What practice may ask about Hokkaido beyond what the engine knows by itself."""

from __future__ import annotations

from ...core.practice_find import finding
from ..rules.moves import Claim, Grow, Land, Reveal, Sea

BRINGS = (Claim, Reveal)
SHEETS = ("HOK-REG", "HOK-SCORE")  # points that the last position shows
TIES = ("HOK-WIN-02", "HOK-WIN-03")


FINDS = (
    finding(
        Land,
        "place",
        "to",
        lambda state, move: f"Touch every province a piece in {move.province} may move to by land.",
        lambda state, move: f"How many provinces may a piece in {move.province} move to by land?",
    ),
    finding(
        Sea,
        "place",
        "to",
        lambda state, move: f"Touch every place where a piece from {move.place} may go by sea.",
        lambda state, move: f"To how many places may a piece from {move.place} go by sea?",
    ),
    finding(
        Grow,
        "place",
        "province",
        lambda state, move: f"Touch every province where player {state.seat + 1} may grow.",
        lambda state, move: f"In how many provinces may player {state.seat + 1} grow?",
    ),
)
