"""Rolling Japan's score sheet: every number on a sheet is a point, every X a point not made."""

from __future__ import annotations

from functools import lru_cache

from ..core.places import leaders
from ..core.rulebook import Line
from .board import Board
from .book import BOOK
from .state import BLANK, State, X


def tally(state: State) -> list[Line]:
    """A line per area and seat, and one that counts the X."""
    lines: list[Line] = []
    score = "ROL-RULING-23" if len(state.sheets) == 1 else "ROL-OVR-03"
    for seat, sheet in enumerate(state.sheets):
        lines += lines_of(state.board, seat, sheet.cells, score)
    return lines


@lru_cache(1 << 12)
def lines_of(board: Board, seat: int, cells: tuple[int, ...], score: str) -> tuple[Line, ...]:
    """The lines of one sheet, whose points rest on the clause named last."""
    lines = []
    for die, area in board.areas.items():
        held = [cells[i] for i in board.cells[die]]
        numbers = sum([1 for cell in held if cell not in (BLANK, X)])
        lines.append(Line(seat, numbers, BOOK[score], f"{area}: {numbers} of {len(held)}"))
    return (*lines, Line(seat, 0, BOOK["ROL-END-02"], f"X: {cells.count(X)}"))


def winners(state: State) -> tuple[int, ...]:
    """Seats with the fewest X, together when they tie (ROL-END-03, ROL-RULING-22).

    Before the end: those in the lead, judged by the numbers written.
    """
    return leaders([len(s.cells) - s.cells.count(X) - s.cells.count(BLANK) for s in state.sheets])
