"""What lies on the table in Kanagawa."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ...core.rulebook import Event
from ...core.values import make_copier
from ..board import Board

__all__ = [
    "BACK",
    "OVER",
    "PEEK",
    "SCHOOL",
    "TILE",
    "TURN",
    "WORK",
    "Names",
    "Painter",
    "Pool",
    "State",
    "Switches",
    "updated",
    "updated_painter",
    "with_painter",
]

# The steps of a game: chance prepares and turns cards, players choose and work.
TILE, BACK, TURN, PEEK = "tile", "back", "turn", "peek"
SCHOOL, WORK, OVER = "school", "work", "over"

Names = tuple[str, ...]  # cards by id; a back's color for a card whose face is not known
Pool = tuple[Names, ...]  # by back: cards


@dataclass(frozen=True, slots=True)
class Switches:
    """The rulings that a table may decide otherwise; ``OPTIONS`` explains them."""

    animal_rewards: str = "brush"
    brush_diploma: str = "placed"
    deck_backs: str = "all"
    end_counts_tile: bool = False
    storm_on_tile: bool = False
    wild_counts_as_landscape: bool = False


@dataclass(frozen=True, slots=True)
class Painter:
    """What one player has: print, studio, brushes, cards in hand, diplomas.

    ``icons`` has a number per icon of the studio, the tile's first; see ``icon_codes.py``.
    """

    tile: str = ""
    print: Names = ()  # lesson cards after the tile, in order
    studio: Names = ()  # lesson cards below the tile, in order
    hand: Names = ()  # cards that everybody has seen, sorted
    secret: Names = ()  # cards from face-down squares, known to their owner alone, sorted
    icons: tuple[int, ...] = ()
    brushes: int = 0  # not placed
    arrows: int = 0
    keeps: int = 0
    diplomas: Names = ()  # taken
    left: Names = ()  # diplomas that are barred for good
    storms: int = 0


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """A position: painters, school, deck, diplomas, and who has to decide what."""

    board: Board
    painters: tuple[Painter, ...]
    pool: Pool  # faces that nobody has seen yet
    backs: tuple[int, ...]  # how many backs of the deck are not decided yet, by color
    table: Names  # diplomas that nobody has
    brushes: int  # in the reserve
    storms: int
    master: int = 0  # seat with the Grand Master, the first player of the round
    assistant: int = 0  # seat with the Assistant
    rounds: int = 1  # the round being played
    deck: Names = ()  # backs that can be seen, the top card first
    school: tuple[Names, ...] = ()  # a column's cards from row 1 on
    row: int = 0  # rows dealt this round
    step: str = TILE
    seat: int = 0  # who chooses or works
    waiting: tuple[int, ...] = ()  # seats that still choose in this step, the next first
    stayed: tuple[int, ...] = ()  # seats that have passed in this step
    alone: bool = False  # a single player was at School when the step began
    due: tuple[int, ...] = ()  # columns that still get a card of this row
    peeks: Names = ()  # backs of the taken cards whose faces the taker is about to see
    asked: Names = ()  # diplomas to take or leave, in order
    turned: int = 0  # arrows used in this work
    switches: Switches = Switches()
    news: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def painter(self) -> Painter:
        """The painter of the seat that chooses or works."""
        return self.painters[self.seat]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.painters)


if TYPE_CHECKING:  # a copy keeps every field that is not named; mypy knows the fields
    from dataclasses import replace as updated
    from dataclasses import replace as updated_painter
else:
    updated, updated_painter = make_copier(State), make_copier(Painter)


def with_painter(state: State, painter: Painter) -> tuple[Painter, ...]:
    """All painters, that of the acting seat replaced."""
    return (*state.painters[: state.seat], painter, *state.painters[state.seat + 1 :])
