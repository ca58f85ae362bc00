"""What lies on the table in Takamatsu, and what may be done to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ..core.game import CHANCE
from ..core.rulebook import Event
from ..core.scene import picture
from ..core.values import make_copier
from .board import COLORS, SAMURAI, Board
from .cards import Cards, Hands

Party = tuple[int, ...]  # samurai per color, in the order of COLORS
Pagodas = tuple[int, ...]  # points by color
News = tuple[Event, ...]  # what is told of the last move
NOBODY: Party = (0,) * len(COLORS)
NONE = -1  # no seat: a color that is not in play, a first player who is not known yet
PLACES = tuple(bytes([at]) for at in range(256))  # rooms as figures note them
ELSEWHERE = 255  # no room: a figure that does not take part
Figures = tuple[bytes, ...]  # by color: a byte per figure, the room it is in

# The steps of a game: chance prepares and turns cards, people are asked, people march.
DEAL, START, BACK, FLIP, PEEK = "deal", "start", "back", "flip", "peek"
BEFORE, MARCH, AFTER, OVER = "before", "march", "after", "over"


@dataclass(frozen=True, slots=True)
class Switches:
    """The rulings that a table may decide otherwise; ``OPTIONS`` explains them."""

    hidden_window: str = "any"
    hidden_2p: str = "choose"


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """A position: samurai, pagodas, cards, and who has to decide what.

    ``figures`` follows from the rooms, except which samurai of a color is which; that matters
    to the picture alone, where a piece should walk the way it was sent. ``rounds`` is counted for
    the players: a position that comes again is the same position.
    """

    board: Board
    players: int
    owners: tuple[int, ...]  # by color: its seat, or NONE
    rooms: tuple[Party, ...]
    pagodas: Pagodas
    cards: Cards
    held: Hands  # by the color that earned them
    first: int = NONE  # the seat that begins every round
    seat: int = 0  # on turn
    step: str = DEAL
    asked: int = CHANCE  # who decides: a seat, or chance
    waited: tuple[int, ...] = ()  # seats that kept their cards since something last happened
    rounds: int = field(default=0, compare=False)  # the round being played; 0 before the first
    due: tuple[int, ...] = ()  # colors that still get a card for the last march, in order
    last: bool = False  # a pagoda has reached the goal
    switches: Switches = Switches()
    figures: Figures = field(default=(), compare=False)
    news: News = field(default=(), compare=False)

    def __repr__(self) -> str:
        from .notation import write

        return write(self)

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]:
        from .scene import scene

        return picture(repr(self), scene(self, max(self.asked, 0)))


but = make_copier(State)


@cache
def colors_of(owners: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The colors of a seat: one, or two in a game of two."""
    return tuple(color for color, owner in enumerate(owners) if owner == seat)


def placed(rooms: Iterable[Party]) -> Figures:
    """A figure for each samurai in these rooms."""
    figures = [b""] * len(COLORS)
    for at, party in enumerate(rooms):
        for color, count in enumerate(party):
            figures[color] += PLACES[at] * count
    return tuple(row.ljust(SAMURAI, PLACES[ELSEWHERE]) for row in figures)


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the next player gets this color."""

    color: str


@dataclass(frozen=True, slots=True)
class Start:
    """Chance: this seat begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class Back:
    """Chance: the deck's top card has this back, "open" or "hidden"."""

    kind: str


@dataclass(frozen=True, slots=True)
class Flip:
    """Chance: the new card of the display has this value."""

    value: int


@dataclass(frozen=True, slots=True)
class Peek:
    """Chance: the hidden card somebody got has this value; nobody else sees it."""

    value: int


@dataclass(frozen=True, slots=True)
class March:
    """Move a party of samurai from one room to another."""

    room: str
    party: Party
    to: str


@dataclass(frozen=True, slots=True)
class Activate:
    """Use a hidden card for a pagoda."""

    card: int
    pagoda: str


@dataclass(frozen=True, slots=True)
class Wait:
    """Keep the hidden cards for now."""


Move = Deal | Start | Back | Flip | Peek | March | Activate | Wait
