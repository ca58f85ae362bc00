"""What on the board stands against a refused move of Takamatsu, and by how much."""

from __future__ import annotations

import networkx as nx

from ..rules.moves import March, Move
from ..rules.state import State


def causes(state: State, move: Move) -> dict[str, str]:
    """By touch: how far the room is where a march would end."""
    if not isinstance(move, March) or move.room == move.to:
        return {}
    palace = state.board.graph
    if move.room not in palace or move.to not in palace:
        return {}
    ahead = nx.shortest_path_length(palace, move.room, move.to)
    return {f"room:{move.to}": f"{ahead} room{'s' * (ahead > 1)} away"}
