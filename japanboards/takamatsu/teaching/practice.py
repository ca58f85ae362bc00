"""What practice may ask about Takamatsu beyond what the engine knows by itself."""

from __future__ import annotations

from typing import Any

from ...core.practice_find import finding
from ..rules.moves import March, in_words

BRINGS = (March,)  # what an arrival brings
TIES = ("TAK-END-04", "TAK-RULING-16")


def leaves(move: Any) -> str:
    """A party that sets out, in words."""
    return f"A party leaves {move.room}: {in_words(move.party)}."


FINDS = (
    finding(
        March,
        "room",
        "to",
        lambda state, move: f"{leaves(move)} Touch every room it can reach.",
        lambda state, move: f"{leaves(move)} How many rooms can it reach?",
    ),
)
