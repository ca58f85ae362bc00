"""What on the board stands against a refused move of Kaigan, and by how much."""

from __future__ import annotations

from ..rules.legality_mapping import markers_on
from ..rules.moves import Great, Map, Move
from ..rules.state import State


def causes(state: State, move: Move) -> dict[str, str]:
    """By touch: how many places of a tile are taken, where markers find too little room."""
    if not isinstance(move, Map | Great):
        return {}
    wanted = markers_on(move)
    sites = [site for site in state.map if site and site.room < wanted.get(site.tile.name, 0)]
    return {f"tile:{x.tile.name}": f"{sum(x.markers)} of {x.tile.size}" for x in sites}
