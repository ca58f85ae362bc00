"""Where things are on Kaigan's picture, in units that are px at a width of 960.

Above lies the chart with the tiles and the open sea, below it the chest of drawers and the hand,
and beside these the rulers and the purses. Boards of one's own may need more rows of each: then
everything below moves down.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..board import Board
from ..cards import TRACKS

Spot = tuple[float, float]
WIDTH, HEIGHT = 960, 640
WIDE, HIGH = 132, 110  # a tile
CHART: Spot = (20, 56)  # the corner of the first tile
SEA = CHART[0] + 5 * WIDE  # where the open sea begins
ROSE: Spot = (740, 126)  # the middle of the compass
OVERVIEW: Spot = (696, 62)  # the corner of the small map of Japan
PILE: Spot = (907, 220)  # the middle of the draw pile
FACE = (106, 45)  # a drawer
PITCH = (113.25, 53)
BAND = 5  # drawers in a row; a longer row goes on below
CARD = (99, 62)
HANDFUL = 6  # cards in a row
RULER = 61.6  # from ruler to ruler
SPAN = 198  # the length of a ruler
LAP = 60  # spaces of the Honor track
PURSE = 62


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of everything for one board and number of players."""

    seats: int
    columns: int  # of the map
    squares: int  # in each of them
    rows: int
    bands: int  # of drawers, one below the other
    hands: int  # rows of cards
    lasts: dict[str, int]  # the last space of each track

    @property
    def chart_bottom(self) -> float:
        """The lower end of the tiles; there is always room for the compass."""
        return CHART[1] + HIGH * max(2, self.squares)

    @property
    def top(self) -> float:
        """The upper end of chest and rulers."""
        return self.chart_bottom + 34

    @property
    def chest_height(self) -> float:
        """Of the whole chest."""
        return 16 + PITCH[1] * self.rows * self.bands + 4 * (self.bands - 1)

    @property
    def hand_top(self) -> float:
        """The upper end of the hand."""
        return self.top + self.chest_height + 28

    @property
    def height(self) -> float:
        """Of the whole picture."""
        return self.hand_top + (CARD[1] + 6) * self.hands + 6

    def tile(self, at: int) -> Spot:
        """The corner of a square of the map."""
        return CHART[0] + WIDE * (at // self.squares), CHART[1] + HIGH * (at % self.squares)

    def drawer(self, row: int, space: int) -> Spot:
        """The corner of a drawer; both are counted from 1."""
        band, column = divmod(space - 1, BAND)
        high = PITCH[1] * self.rows + 4
        return 57 + PITCH[0] * column, self.top + 12 + PITCH[1] * (row - 1) + high * band

    def plate(self, row: int) -> Spot:
        """The middle of a row's round plate."""
        return 33.5, self.drawer(row, 1)[1] + FACE[1] / 2

    def card(self, nth: int) -> Spot:
        """The corner of a card in hand."""
        row, column = divmod(nth, HANDFUL)
        return 12 + 102.75 * column, self.hand_top + (CARD[1] + 6) * row

    def ruler(self, nth: int) -> Spot:
        """Where a track begins: 0 on its line."""
        return 722, self.top + 5 + RULER * nth

    def step(self, track: str) -> float:
        """From space to space of a track."""
        return SPAN / max(1, self.lasts[track])

    def lane(self, seat: int) -> float:
        """A player's line below that of the ruler."""
        return 21 + (11 if self.seats > 3 else 14) * seat

    @property
    def purse_width(self) -> float:
        """Of each purse."""
        return (316 - 4 * (self.seats - 1)) // self.seats

    def purse(self, seat: int) -> Spot:
        """The corner of a purse."""
        return 634 + (self.purse_width + 4) * seat, self.top + 258

    def die(self, nth: int, count: int) -> tuple[Spot, float]:
        """The middle of a die and its size: many of them stand in a long row."""
        pitch = 25 if count <= 3 else min(25, 238 / count)
        middle = 893 if count <= 3 else 811
        return (middle + pitch * (nth - (count - 1) / 2), self.sea_bottom - 19), pitch - 2

    @property
    def sea_bottom(self) -> float:
        """The lower end of the open sea."""
        return self.chart_bottom + 16


def layout(board: Board, seats: int) -> Layout:
    """The places for a board and a number of players."""
    bands, hands = -(-board.spaces // BAND), -(-len(board.cards) // HANDFUL)
    lasts = {track: board.ends[track] for track in TRACKS} | {"honor": LAP}
    return Layout(seats, board.columns, board.squares, board.rows, bands, hands, lasts)


def box(x: float, y: float, width: float, height: float, r: float = 3) -> str:
    """A rectangle with soft corners by its upper left corner, as path data."""
    w, h = width - 2 * r, height - 2 * r
    turns = f"q{r:g} 0 {r:g} {r:g}v{h:g}q0 {r:g}-{r:g} {r:g}h-{w:g}q-{r:g} 0-{r:g}-{r:g}v-{h:g}"
    return f"M{x + r:g} {y:g}h{w:g}{turns}q0-{r:g} {r:g}-{r:g}z"
