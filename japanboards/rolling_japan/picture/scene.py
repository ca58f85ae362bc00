"""Rolling Japan as a picture, and which touches spell a move."""

from __future__ import annotations

from ...core.boards import remembered
from ...core.game import Seat
from ...core.scene import Scene
from ...core.zones import Zone
from ..board import Board
from ..rules.generator import legal_moves
from ..rules.moves import Move
from ..rules.state import State
from .land import frame, kind
from .layout import LOOKS, sheets
from .leaves import Offer, offer
from .others import other_marks, side_scene
from .scenery import backdrop, defs
from .sheet import map_marks
from .table import round_heading, standing, table_marks
from .touch import intended_moves, picks, prompt, ways

__all__ = [
    "SEAT_COLORS",
    "intended_moves",
    "picks",
    "prompt",
    "round_heading",
    "scene",
    "side_scenes",
    "standing",
    "unlit",
    "ways",
]

SEAT_COLORS = ("#5d5348",) * 8  # colors belong to the areas here: seats have their crests in ink


def scene(state: State, seat: Seat) -> Scene:
    """One player's map, the table, and the other players' sheets."""
    moves = tuple(legal_moves(state)) if state.waiting and state.seat == seat else ()
    return drawn(state, seat, moves, offer(state, moves), says_what_fits=True)


def unlit(state: State, seat: Seat) -> Scene:
    """The same without a word on what fits where: that is the question."""
    moves = tuple(legal_moves(state)) if state.waiting and state.seat == seat else ()
    return drawn(state, seat, moves, Offer(), says_what_fits=False)


@remembered
def zones(board: Board, players: int) -> tuple[Zone, ...]:
    """On a narrow board: the map with larger dice, below it the bag and the others."""
    if kind(board) != "whole":
        return ()
    three = len(sheets(board, players - 1)) > 2  # the third lies beside the first
    below = Zone((284, 60, 516, 256), (0, 904), 960 / 516)
    others = below if three else Zone((284, 60, 296, 290), (470, 648), 1.6)
    return (
        Zone((0, 0, 960, 640), (0, 0), 1),
        Zone((6, 60, 278, 130), (6, 60), 2),
        Zone((6, 190, 278, 160), (6, 648), 1.55),
        others,
    )


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """The sheets of other players that have but a row on the board, as small pictures."""
    count = state.seats - 1
    if sheets(state.board, count):
        return []
    return [side_scene(state, (seat + 1 + n) % state.seats) for n in range(count)]


def drawn(
    state: State, seat: Seat, moves: tuple[Move, ...], offered: Offer, says_what_fits: bool
) -> Scene:
    """The scene with what is offered in it."""
    board = state.board
    return Scene(
        frame(board),
        (
            *map_marks(board, state.sheets[seat], offered.may, says_what_fits),
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
        zones(board, state.seats),
    )
