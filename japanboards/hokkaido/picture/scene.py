"""Hokkaido as a picture: the island, the tickets, the players, and what can be done."""

from __future__ import annotations

from ...core.game import Seat
from ...core.scene import Scene
from ...core.zones import Zone
from ..rules.state import State
from .cards import CUT, OVERLAP, card_marks
from .chart import LOOKS
from .closing import closing, source_colors
from .island import FRAME
from .panels import action_marks, ending, player_marks, region_marks, standing, use_of
from .pieces import SEAT_COLORS, map_marks, standing_marks
from .scenery import backdrop, relief
from .stamps import SIGNS, TOPS, defs
from .touch import (
    LEGEND,
    against,
    asked_by,
    captions,
    choices,
    costly,
    intended_moves,
    picks,
    prompt,
    ways,
)
from .touch_conflict import tell_mover
from .traces import traces

__all__ = [
    "SEAT_COLORS",
    "SEAT_PIECES",
    "SINCE_THEN",
    "against",
    "asked_by",
    "choices",
    "closing",
    "ending",
    "intended_moves",
    "picks",
    "prompt",
    "scene",
    "side_scenes",
    "source_colors",
    "standing",
    "tell_mover",
    "traces",
    "use_of",
    "ways",
]

SEAT_PIECES = tuple(zip(TOPS, SIGNS, strict=True))
SINCE_THEN = "a card has been dealt"
ZONES = (  # on a narrow board: the island, below it the cards in two columns
    Zone((0, 0, 690, 640), (0, 0), 960 / 690),
    Zone((690, 0, 270, CUT + OVERLAP), (0, 902), 480 / 270),
    Zone((690, CUT, 270, 640 - CUT), (480, 902), 480 / 270),
)


def scene(state: State, seat: Seat) -> Scene:
    """The island, the tickets, the players, and what can be done."""
    marks = (
        *map_marks(state),
        *card_marks(state, seat),
        *standing_marks(state, seat),
        *region_marks(state),
        *player_marks(state),
        *action_marks(state),
    )
    board = state.board
    return Scene(
        FRAME,
        marks,
        LOOKS,
        f"Hokkaido, seen by player {seat + 1}",
        captions(state, seat),
        defs=defs(board) + relief(board, state.seats),
        backdrop=backdrop(board, state.seats),
        zones=ZONES,
        legend=LEGEND,
        costly=costly(state, seat),
    )


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """Nothing beside the board: everybody plays on the same one."""
    return []
