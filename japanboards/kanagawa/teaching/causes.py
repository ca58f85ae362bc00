"""What on the board stands against a refused move of Kanagawa, and by how much."""

from __future__ import annotations

from ..rules.moves import Move, Pass
from ..rules.state import State


def causes(state: State, move: Move) -> dict[str, str]:
    """By touch: columns that wait to be taken, where nobody may pass."""
    if not isinstance(move, Pass):
        return {}
    lengths = [len(column) for column in state.school]
    cards = {n: f"{long} card{'s' * (long > 1)}" for n, long in enumerate(lengths, 1) if long}
    return {f"column:{n}": text for n, text in cards.items()}
