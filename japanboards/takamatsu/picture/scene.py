"""Takamatsu as a picture; ``touch.py`` says which touches spell a move."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...core.game import NOBODY, Seat
from ...core.scene import Scene
from ...core.zones import Zone
from ..rules.state import State
from .beside import UNTOLD, choices, ending, finish, seat_colors, standing
from .cards import OWN, OWN_HIGH, PILES, REST, top
from .closing import closing, source_colors, sources_of_game
from .layout import FRAME
from .pagodas import pagoda_marks
from .people import names, room_marks, samurai, trail
from .people import ways as corridors
from .scenery import backdrop
from .sheet import sheet_marks
from .stamps import stamps
from .touch import LEGEND, captions, intended_moves, picks, previews, prompt, tell_mover, ways

__all__ = [
    "SINCE_THEN",
    "UNTOLD",
    "choices",
    "closing",
    "ending",
    "finish",
    "intended_moves",
    "picks",
    "prompt",
    "scene",
    "seat_colors",
    "side_scenes",
    "source_colors",
    "sources_of_game",
    "standing",
    "tell_mover",
    "ways",
]

SINCE_THEN = "a new card is known now"
LOOKS = Path(__file__).parent / "looks.css"
PALACE_END = 736  # where the palace ends and the sheet begins


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
    """On a narrow board: the palace, below it players and own cards, beside them all others."""
    at, low = top(seats), FRAME[3] * 960 / PALACE_END
    left, wide = PALACE_END, 960 - PALACE_END
    scale = 480 / wide
    parts = ((0, at), (at + OWN, OWN_HIGH), (at, PILES), (at + PILES, OWN - PILES), (REST, 76))
    columns, ends = (0, 0, 480, 480, 480), {0: low, 480: low}
    found = [Zone((0, 0, left, FRAME[3]), (0, 0), 960 / left)]
    for (y, high), x in zip(parts, columns, strict=True):
        found.append(Zone((left, y, wide, high), (x, ends[x]), scale))
        ends[x] += high * scale
    return tuple(found)


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """Nothing: all players look at one board."""
    return []
