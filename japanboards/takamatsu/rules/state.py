"""What lies on the table in Takamatsu."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from ...core.game import CHANCE
from ...core.rulebook import Event
from ...core.values import make_copier
from ..board import COLORS, SAMURAI, Board
from ..cards import Cards, Hands
from .moves import March, Party

Pagodas = tuple[int, ...]  # points by color
News = tuple[Event, ...]  # what is told of the last move
NO_SEAT = -1  # no seat: a color that is not in play, a first player who is not known yet
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
    seats: int  # players
    owners: tuple[int, ...]  # by color: its seat, or NO_SEAT
    rooms: tuple[Party, ...]
    pagodas: Pagodas
    cards: Cards
    held: Hands  # by the color that earned them
    first: int = NO_SEAT  # the seat that begins every round
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
    walked: March | None = field(default=None, compare=False)  # last; its footprints are drawn


if TYPE_CHECKING:
    from dataclasses import replace as updated
else:
    updated = make_copier(State)


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
