"""Takamatsu as a picture; ``touch.py`` says which touches spell a move."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...core.game import NOBODY, Seat
from ...core.scene import Scene
from ...core.zones import Zone
from ..rules.state import State
from .beside import choices, ending, seat_colors, standing
from .cards import top
from .layout import FRAME
from .people import names, room_marks, samurai, trail
from .people import ways as corridors
from .scenery import backdrop
from .sheet import sheet_marks
from .stamps import stamps
from .touch import LEGEND, captions, intended_moves, picks, previews, prompt, ways
from .track import pagoda_marks

__all__ = [
    "choices",
    "ending",
    "intended_moves",
    "picks",
    "prompt",
    "scene",
    "seat_colors",
    "side_scenes",
    "standing",
    "ways",
]

LOOKS = Path(__file__).parent / "looks.css"


def scene(state: State, seat: Seat) -> Scene:
    """The palace, the garden, the cards, and what lies before the players."""
    board = state.board
    marks = (
        *corridors(board),
        trail(state),
        *room_marks(state),
        *pagoda_marks(state),
        *samurai(state),
        *names(board),
        *sheet_marks(state, seat),
    )
    return Scene(
        FRAME,
        marks,
        LOOKS,
        f"Takamatsu, seen by {'everybody' if seat == NOBODY else f'player {seat + 1}'}",
        captions(state, seat),
        previews=previews(state, seat),
        defs=stamps(),
        backdrop=backdrop(board, state.seats),
        zones=zones(state.seats),
        legend=LEGEND,
    )


@cache
def zones(seats: int) -> tuple[Zone, ...]:
    """On a narrow board: the palace, below it the sheet in two columns."""
    cut = top(seats) + 129
    return (
        Zone((0, 0, 736, 640), (0, 0), 960 / 736),
        Zone((736, 0, 224, cut), (0, 838), 480 / 224),
        Zone((736, cut, 224, 640 - cut), (480, 838), 480 / 224),
    )


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """Nothing: all players look at one board."""
    return []
