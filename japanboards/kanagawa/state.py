"""What lies on the table in Kanagawa, and what may be done to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..core.rulebook import Event
from ..core.scene import picture
from ..core.values import make_copier
from .board import Board

# The steps of a game: chance prepares and turns cards, players choose and work.
TILE, BACK, TURN, PEEK = "tile", "back", "turn", "peek"
SCHOOL, WORK, OVER = "school", "work", "over"
CHANCE_STEPS = (TILE, BACK, TURN, PEEK)

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

    ``icons`` has a number per icon of the studio, the tile's first; see ``icons.py``.
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

    def __repr__(self) -> str:
        from .notation import write

        return write(self)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]:
        from .scene import scene

        return picture(repr(self), scene(self, self.seat))


but = make_copier(State, news=())
repainted = make_copier(Painter)


@dataclass(frozen=True, slots=True)
class Tile:
    """Chance: the next player gets this starting tile."""

    tile: str


@dataclass(frozen=True, slots=True)
class Back:
    """Chance: the next card of the deck has this back."""

    color: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance: the card that was just dealt face up is this one."""

    card: str


@dataclass(frozen=True, slots=True)
class Peek:
    """Chance: the face-down card that was just taken is this one; its taker alone sees it."""

    card: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Stay at School and hope for longer columns."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take every card of a column, numbered from 1, and leave School."""

    column: int


@dataclass(frozen=True, slots=True)
class Depart:
    """Leave School without cards, since no column has any."""


@dataclass(frozen=True, slots=True)
class Studio:
    """Add a card to the studio."""

    card: str


@dataclass(frozen=True, slots=True)
class Print:
    """Add a card to the print; ``wild`` are its landscapes that are painted on wild icons."""

    card: str
    wild: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Put an unplaced brush on an empty icon."""

    icon: str


@dataclass(frozen=True, slots=True)
class Shift:
    """Move a brush from its icon to an empty one, with an arrow."""

    brush: str
    icon: str


@dataclass(frozen=True, slots=True)
class Claim:
    """Take a diploma."""

    diploma: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave a diploma for good."""

    diploma: str


@dataclass(frozen=True, slots=True)
class Done:
    """The work of this round is finished."""


Move = (
    Tile
    | Back
    | Turn
    | Peek
    | Pass
    | Take
    | Depart
    | Studio
    | Print
    | Place
    | Shift
    | Claim
    | Leave
    | Done
)
