"""Kaigan as a picture: a survey chart, a chest of drawers, rulers; and how it is touched."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Seat
from ...core.scene import Scene
from ..rules.state import State
from .choices import choices, round_heading, standing
from .closing import closing
from .grid import grid_marks, hand_marks
from .head import head_marks
from .layout import WIDTH
from .payday import payday
from .scenery import scenery
from .tiles import map_marks, sea_marks
from .touch import intended_moves, picks, prompt, ways
from .tracks import honors, purse_marks, track_marks

__all__ = [
    "choices",
    "closing",
    "round_heading",
    "intended_moves",
    "picks",
    "prompt",
    "scene",
    "side_scenes",
    "standing",
    "ways",
]
LOOKS = Path(__file__).parent / "looks.css"


def scene(state: State, seat: Seat) -> Scene:
    """The whole table, seen from one seat."""
    drawn = scenery(state.board, state.seats)
    places, totals = drawn.places, honors(state)
    marks = (
        *head_marks(state),
        *sea_marks(state, places),
        *map_marks(state, places, seat),
        *grid_marks(state, places),
        *hand_marks(state, places, seat),
        *track_marks(state, places, totals),
        *purse_marks(state, places, seat, totals),
    )
    frame = (0, 0, WIDTH, places.height)
    who = f"seen by player {seat + 1}" if seat in range(state.seats) else "seen by an onlooker"
    title = f"{state.board.title}, {who}"
    return Scene(frame, marks, LOOKS, title, defs=drawn.defs, backdrop=drawn.backdrop)


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """What the next income and honor would bring, as a small table."""
    return [("Income and honor", payday(state))]
