"""What on the board stands against a refused move of Rolling Japan, and by how much."""

from __future__ import annotations

from ..rules.areas import in_hand
from ..rules.legality import too_far
from ..rules.moves import Move, Write
from ..rules.state import State


def causes(state: State, move: Move) -> dict[str, str]:
    """By touch: neighbors whose number is too far from the one to be written."""
    if not isinstance(move, Write) or not (die := in_hand(state, move)) or not die.value:
        return {}
    value, cells, names = die.value, state.sheet.cells, state.board.names
    return {f"cell:{names[n]}": f"{abs(value - cells[n])} away" for n in too_far(state, move)}
