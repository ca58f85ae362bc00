"""The picture at the end of Kanagawa: everybody's print, one panorama below the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...core.game import Seat
from ...core.scene import Closing, Mark, Scene
from ..rules.scoring import best_run
from ..rules.state import State
from .layout import Box, Row
from .players import plate_marks
from .prints import print_marks

WIDE, PLATE, GAP = 720.0, 100.0, 10.0
CELL_WIDE, CELL_HIGH, LARGEST = 100, 132, 0.9  # a place of a print, and its size at most
RIBBON = 16.0  # below a print


def closing(states: Sequence[State], last: Scene) -> Closing:
    """The prints as they were at the end, all with places of the same size."""
    end = states[-1]
    longest = max(len(painter.print) for painter in end.painters)
    size = min(LARGEST, (WIDE - PLATE - 3 * GAP) / (CELL_WIDE * (longest + 1)))
    high = CELL_HIGH * size
    step = high + RIBBON + GAP
    marks = tuple(
        mark
        for seat in range(end.seats)
        for mark in panorama(end, seat, GAP + seat * step, high, size)
    )
    frame = (0.0, 0.0, WIDE, GAP + end.seats * step)
    scene = Scene(frame, marks, last.style, "The prints at the end", defs=last.defs)
    return "The prints as they were painted", f"The longest has {longest} cards.", (("", scene),)


def panorama(state: State, seat: Seat, y: float, high: float, size: float) -> Iterator[Mark]:
    """A player's plate and print."""
    plate = Box(GAP, y, PLATE, high)
    canvas = Box(plate.right + GAP, y, WIDE - plate.right - 2 * GAP, high)
    run = best_run(state.board, state.painters[seat], state.switches)
    yield from plate_marks(state, seat, plate, f"end{seat}:")
    yield from print_marks(state, seat, Row(plate, canvas, size, plate, 1), f"end{seat}:", run)


def source_colors(state: State) -> Mapping[str, str]:
    """What brings Harmony, in the colors it has on the table."""
    return {
        "the print": "#255f7e",
        "a season in a row": "#a8436a",
        "symbols": "#8a6a1c",
        "diplomas": "#7a4a24",
        "Grand Master": "#4b3a7d",
    }
