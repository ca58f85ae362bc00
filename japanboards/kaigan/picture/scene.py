"""Kaigan as a picture: a survey chart, a chest of drawers, rulers; and how it is touched."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Seat
from ...core.scene import Scene
from ...core.zones import Zone
from ..rules.state import State
from .choices import OWN_STEPS, choices, ending, otherwise, round_heading, standing
from .closing import closing, source_colors
from .grid import grid_marks, hand_marks
from .head import head_marks
from .layout import HEIGHT, WIDTH
from .payday import payday
from .scenery import scenery
from .tiles import map_marks, sea_marks
from .touch import against, intended_moves, picks, prompt, totals_of, ways
from .tracks import honors, purse_marks, track_marks

__all__ = [
    "OWN_STEPS",
    "SINCE_THEN",
    "against",
    "choices",
    "closing",
    "ending",
    "round_heading",
    "intended_moves",
    "otherwise",
    "picks",
    "prompt",
    "scene",
    "side_scenes",
    "source_colors",
    "standing",
    "ways",
]
SINCE_THEN = "a tile or a roll is known now"
FRAME = (0, 0, WIDTH, HEIGHT)
ZONES = (  # on a narrow board: tiles, drawers, hand, and then rulers beside the sea
    Zone((0, 0, 960, 44), (0, 0), 1),
    Zone((0, 44, 680, 262), (0, 44), 960 / 680),
    Zone((0, 306, 628, 334), (0, 420), 960 / 628),
    Zone((628, 306, 332, 334), (0, 936), 1.62),
    Zone((680, 44, 280, 262), (540, 936), 1.5),
)
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
    parts = ZONES if frame == FRAME else ()
    return Scene(
        frame,
        marks,
        LOOKS,
        title,
        totals_of(state, seat),
        defs=drawn.defs,
        backdrop=drawn.backdrop,
        zones=parts,
    )


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """What the next income and honor would bring, as a small table."""
    return [("Income and honor", payday(state))]
