"""Rolling Japan's score sheet: every number on a sheet is a point, every X a point not made."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ...core.boards import remembered
from ...core.ranking import check_over, leaders
from ...core.rulebook import Line
from ..board import BLANK, Board, X
from ..book import BOOK
from .state import State

Lines = tuple[Line, ...]


# Where points come from, in words, by the beginning of the clauses that give them.
SOURCES_OF_POINTS = {"ROL-OVR-03": "{note}", "ROL-END": "X, 0 points each"}


def tally(state: State) -> list[Line]:
    """A line per area and seat, and one that counts the X."""
    lines: list[Line] = []
    score = "ROL-RULING-23" if len(state.sheets) == 1 else "ROL-OVR-03"
    lines_of = counting(state.board)
    for seat, sheet in enumerate(state.sheets):
        lines += lines_of(seat, sheet.cells, score)
    return lines


@remembered
def counting(board: Board) -> Callable[[int, tuple[int, ...], str], Lines]:
    """A function that counts sheets of this board, and remembers the last of them."""

    @lru_cache(1 << 12)
    def lines_of(seat: int, cells: tuple[int, ...], score: str) -> Lines:
        """The lines of one sheet, whose points rest on the clause named last."""
        lines = []
        for die in board.areas:
            held = [cells[i] for i in board.cells[die]]
            numbers = len(held) - held.count(BLANK) - held.count(X)
            lines.append(line_of(board, seat, die, numbers, score))
        return (*lines, Line(seat, 0, BOOK["ROL-END-02"], f"X: {cells.count(X)}"))

    return lines_of


@remembered
def line_of(board: Board, seat: int, die: str, numbers: int, score: str) -> Line:
    """The line of one area."""
    note = f"{board.areas[die]}: {numbers} of {len(board.cells[die])}"
    return Line(seat, numbers, BOOK[score], note)


def winners(state: State) -> tuple[int, ...]:
    """Seats with the fewest X, together when they tie (ROL-END-03, ROL-RULING-22)."""
    check_over("Rolling Japan", not state.waiting and state.ticks == state.board.rounds)
    return leaders([len(s.cells) - s.cells.count(X) - s.cells.count(BLANK) for s in state.sheets])
