"""Where things lie on the table, by the number of players: 960 wide, at most 640 high."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

WIDE = 960.0
SIDE = 8.0
HEAD = 28.0  # the header
PLATE = 96.0  # a player's plate
PLACES = 12  # places of a print that have room at full size: the tile, and eleven cards
OWN = 85 / 132  # of the own print's cells: there is room for the tile, eleven cards, and the next
ROWS = 3
CELL_WIDE, CELL_HIGH = 100, 132  # a place of a print, at full size
RIBBON = 16.0  # below a print


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> tuple[float, float]:
        """Where its middle is."""
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.h


@dataclass(frozen=True, slots=True)
class Row:
    """Where a player's things lie."""

    plate: Box
    print: Box
    size: float  # of a cell, at most
    desk: Box
    seal: float  # size of the seals on the print
    places: int = PLACES  # that have room at this size
    wraps: bool = False  # whether the others stand in lines below; else all become smaller


@dataclass(frozen=True, slots=True)
class Layout:
    """The table."""

    seats: int
    height: float
    card: float  # size of the cards on the mat
    mat: Box
    hand: Box
    diplomas: Box
    rows: tuple[Row, ...]  # the own row, then the others'

    def square(self, column: int, row: int) -> tuple[float, float]:
        """The middle of a square of the mat."""
        step = self.mat.w / self.seats
        return self.mat.x + step * (column + 0.5), self.mat.y + 26 + (78 * row + 39) * self.card


@cache
def layout(seats: int) -> Layout:
    """The table of this many players."""
    card = {2: 1.0, 3: 0.9, 4: 0.88}[seats]
    cord = 56 if seats == 4 else 61
    desk = 46 if seats == 4 else 50
    mat = Box(SIDE + 4, HEAD + 8, (114 * card + 2) * seats, 26 + 234 * card + 12)
    roll = mat.right + (20 if seats < 4 else 6)
    diplomas = Box(WIDE - SIDE - 7 * cord, mat.y, 7 * cord, mat.h)
    hand = Box(roll + 6, mat.y, diplomas.x - roll - 14, mat.h)
    top = mat.bottom + 8
    left = SIDE + PLATE + 8
    high = 132 * OWN
    own = Row(
        Box(SIDE, top, PLATE, high + 17 + desk),
        Box(left, top, WIDE - SIDE - left, high),
        OWN,
        Box(left, top + high + 17, WIDE - SIDE - left, desk),
        1.0,
        PLACES + 1,
    )
    rows, y = [own], own.plate.bottom + 7
    size = {2: 0.56, 3: 0.48, 4: 0.34}[seats]
    for _ in range(seats - 1):
        row = other_row(y, size)
        rows.append(row)
        y = row.plate.bottom + (6 if seats < 4 else 4)
    return Layout(seats, y + 1, card, mat, hand, diplomas, tuple(rows))


def other_row(y: float, size: float) -> Row:
    """The row of another player: a smaller print, and the desk beside it."""
    left, high = SIDE + PLATE + 8, 132 * size
    strip = Box(left, y, 100 * size * PLACES, high)
    desk = Box(strip.right + 8, y, WIDE - SIDE - strip.right - 8, high + 14)
    return Row(Box(SIDE, y, PLATE, high + 14), strip, size, desk, 0.86 if size > 0.4 else 0.72)


def fitted(count: int, room: Box, largest: float) -> tuple[float, int]:
    """How large cells may be so that this many find room, and how many stand in a row."""
    best = (0.0, 1)
    for rows in range(1, 5):
        across = max(1, -(-count // rows))
        best = max(best, (min(largest, room.h / rows, room.w / across), across))
    size = best[0]
    return size, max(1, int(room.w / size + 1e-6))
