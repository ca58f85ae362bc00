"""Kanagawa as a picture: the School, the diplomas, the hand, and everybody's print and studio."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...core.boards import remembered
from ...core.game import Seat
from ...core.scene import Scene
from ...core.zones import Zone
from ..board import Board
from ..rules.state import WORK, State, Switches
from .backdrop import backdrop, key_stamps
from .choices import choices, is_covered, minor
from .closing import closing, ending, source_colors
from .faces import stamps
from .layout import WIDE, Layout, layout
from .plaques import diploma_marks
from .players import hand_marks, player_marks
from .table import header_marks, magnified, school_marks
from .touch import intended_moves, picks, prompt, ways
from .uses import use_of

__all__ = [
    "SEAT_COLORS",
    "SINCE_THEN",
    "choices",
    "closing",
    "ending",
    "intended_moves",
    "minor",
    "picks",
    "prompt",
    "scene",
    "side_scenes",
    "source_colors",
    "unlit",
    "use_of",
    "ways",
]

SINCE_THEN = "a new card is known now"
LOOKS = Path(__file__).parent / "looks.css"
SEAT_COLORS = ("#b8331f", "#1f4f86", "#2f6544", "#6a3f86")


@remembered
def drawings(board: Board, switches: Switches) -> str:
    """Every stamp that a game needs."""
    return stamps(board, switches) + key_stamps(board)


def unlit(state: State, seat: Seat) -> Scene:
    """The same without a word on what can be painted: practice asks about it."""
    return scene(state, seat, tells=False)


def scene(state: State, seat: Seat, tells: bool = True) -> Scene:
    """The table as one player sees it: the own print large, the others' below it."""
    plan = layout(state.seats)
    painter = state.painters[seat]
    working = state.step == WORK and state.seat == seat and not state.asked
    working = working and bool(painter.hand + painter.secret) and not is_covered(state, seat)
    others = [other for other in range(state.seats) if other != seat]
    rows = [
        mark
        for nth, (player, row) in enumerate(zip((seat, *others), plan.rows, strict=True))
        for mark in player_marks(state, player, row, f"o{nth}:" if nth else "", working)
    ]
    return Scene(
        (0.0, 0.0, WIDE, plan.height),
        (
            *header_marks(state),
            *school_marks(state, seat, plan, tells),
            *hand_marks(state, seat, plan, tells),
            *diploma_marks(state, seat, plan),
            *rows,
        ),
        LOOKS,
        f"Kanagawa, seen by player {seat + 1}",
        defs=drawings(state.board, state.switches),
        backdrop=backdrop(state.board, plan),
        zones=zones(plan),
        previews=magnified(state, plan),
    )


@cache
def zones(plan: Layout) -> tuple[Zone, ...]:
    """On a narrow board: the School and the hand, the diplomas below them, then the rows."""
    top, middle, below = plan.mat.y - 8, plan.diplomas.x - 6, plan.mat.bottom + 4
    school, wall = WIDE / middle, WIDE / (WIDE - middle)
    second = top + (below - top) * school
    third = second + (below - top) * wall
    return (
        Zone((0, 0, WIDE, top), (0, 0), 1),
        Zone((0, top, middle, below - top), (0, top), school),
        Zone((middle, top, WIDE - middle, below - top), (0, second), wall),
        Zone((0, below, WIDE, plan.height - below), (0, third), 1),
    )


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """Nothing lies beside the table: the others' prints and studios are on it."""
    return []
