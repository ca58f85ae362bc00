"""What on the board stands against a refused move of Takamatsu, and by how much."""

from __future__ import annotations

from ..rules.marching import rooms_ahead
from ..rules.moves import March, Move
from ..rules.state import State


def causes(state: State, move: Move) -> dict[str, str]:
    """By touch: how far ahead the room is where a march would end, if that is what is wrong."""
    if not isinstance(move, March) or move.room == move.to or not any(move.party):
        return {}
    rooms = state.board.index
    if move.room not in rooms or move.to not in rooms:
        return {}
    ahead, size = rooms_ahead(state, move), sum(move.party)
    if size <= ahead <= size + state.board.bonus[rooms[move.room]]:
        return {}
    return {f"room:{move.to}": f"{ahead} room{'s' * (ahead > 1)} away"}
