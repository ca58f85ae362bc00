"""What lies on the table in Rolling Japan."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from ...core.rulebook import Event
from ...core.values import make_copier
from ..board import BLANK, Board


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's map: a cell per prefecture, and the color changes used.

    ``fits`` follows from the cells and makes listing moves fast; the cited rules never ask it.
    It is a bit set in seven rows of one bit per prefecture: row 0 has the blanks, row v the
    blanks where a v may be written.
    """

    cells: tuple[int, ...]
    changes: int = 0
    fits: int = field(default=0, compare=False, repr=False)

    @classmethod
    def of(cls, board: Board, cells: Iterable[int], changes: int = 0) -> Sheet:
        """A sheet with these cells filled."""
        size = len(board.names)
        sheet = cls((BLANK,) * size, changes, (1 << 7 * size) - 1)
        for at, what in enumerate(cells):
            sheet = sheet.marked(board, at, what) if what else sheet
        return sheet

    def marked(self, board: Board, at: int, what: int) -> Sheet:
        """The sheet with one more cell filled."""
        cells = list(self.cells)
        cells[at] = what
        fits = self.fits & board.still_fitting[what][at]
        return updated_sheet(self, cells=tuple(cells), fits=fits)


@dataclass(frozen=True, slots=True)
class Die:
    """A die outside the bag this turn; its value is None until it is rolled."""

    color: str
    value: int | None = None

    def __str__(self) -> str:
        return f"{self.color} {self.value or '?'}"


shared_die = cache(Die)  # there are few, and they are values


@dataclass(frozen=True, slots=True)
class Switches:
    """The rulings that a table may decide otherwise; ``OPTIONS`` explains them."""

    cc_on_purple: bool = True
    cc_into_full: bool = True
    purple_area: str = "map"


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """A position: sheets, bag, the dice of this turn, and who still has to deal with which."""

    board: Board
    sheets: tuple[Sheet, ...]
    bag: tuple[str, ...]  # colors in it, sorted
    ticks: int = 0  # rounds completed
    holder: int = 0  # seat with the bag
    dice: tuple[Die, ...] = ()  # drawn this turn
    seat: int = 0  # who is writing
    waiting: tuple[Die, ...] = ()  # dice this seat has not dealt with
    taken_as: str = ""  # color named for the first waiting die by a change; "" for none
    switches: Switches = Switches()
    news: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def sheet(self) -> Sheet:
        """The sheet of the seat that is writing."""
        return self.sheets[self.seat]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.sheets)


if TYPE_CHECKING:
    # A copy is checked field by field as this one is; those below do the same, faster.
    from dataclasses import replace as updated
    from dataclasses import replace as updated_sheet
else:
    updated, updated_sheet = make_copier(State), make_copier(Sheet)
