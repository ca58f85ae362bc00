"""Rolling Japan as a picture, and which touches spell a move."""

from __future__ import annotations

from ...core.game import Seat
from ...core.scene import Scene
from ..rules.generator import legal_moves
from ..rules.state import State
from .land import frame
from .layout import LOOKS
from .leaves import offer
from .others import other_marks, side_scenes
from .scenery import backdrop, defs
from .sheet import map_marks
from .table import table_marks
from .touch import intended_moves, picks, prompt, ways

__all__ = ["intended_moves", "picks", "prompt", "scene", "side_scenes", "ways"]

SEAT_COLORS = ("#5d5348",) * 8  # colors belong to the areas here: seats have their crests in ink


def scene(state: State, seat: Seat) -> Scene:
    """One player's map, the table, and the other players' sheets."""
    board = state.board
    moves = tuple(legal_moves(state)) if state.waiting and state.seat == seat else ()
    offered = offer(state, moves)
    return Scene(
        frame(board),
        (
            *map_marks(board, state.sheets[seat], offered.may),
            *table_marks(state, seat, moves),
            *other_marks(state, seat),
        ),
        LOOKS,
        f"Rolling Japan, sheet of player {seat + 1}",
        offered.captions,
        offered.dashed,
        offered.previews,
        defs(board),
        backdrop(board, state.seats),
    )
