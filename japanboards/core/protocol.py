"""What a game offers: a few small protocols that one module satisfies, no base class.

A game *is a module* (a module may satisfy a protocol, PEP 544), so generic code takes
``rolling_japan`` itself as an argument and calls plain functions on it. It asks for the smallest
protocol it needs, and plays what it was given, never a game found by its name.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from .asking import Way
from .boards import FromData
from .graphs import Graph
from .rulebook import Breach, Event, Line, Option, Rulebook
from .scene import Scene

if TYPE_CHECKING:
    from .lesson import Level

Seat = int
CHANCE: Final = -1
NOBODY: Final = -2  # an onlooker: views for this seat show only what everybody may see

Forecast = Sequence[tuple[str, Sequence[tuple[str, Fraction]]]]


class State(Hashable, Protocol):
    """A position: a value that never changes."""

    @property
    def seats(self) -> int:
        """How many play."""
        ...

    @property
    def news(self) -> Sequence[Event]:
        """What followed by rule from the last move; two positions may be equal without it."""
        ...


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Hashable)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Chancy(Protocol[S, M]):
    """How a line of play goes on; all that odds need to know."""

    def to_move(self, state: S) -> Seat | None:
        """A seat, CHANCE, or None when the game is over."""
        ...

    def chance_moves(self, state: S) -> Sequence[tuple[M, int]]:
        """What chance may do, each outcome with its integer weight."""
        ...

    def apply(self, state: S, move: M) -> S:
        """The position after a move, which is trusted to be legal."""
        ...


class Rules(Chancy[S, M], Protocol[S, M]):
    """How it is played: what bots need to know. They may also ask for ``Heuristics``."""

    def new_game(self, players: int, **options: Any) -> S: ...
    def legal_moves(self, state: S) -> Sequence[M]:
        """What the seat to move may do; empty at chance and at the end."""
        ...

    def breaches(self, state: S, move: M) -> Sequence[Breach]:
        """Every clause the move offends; empty means legal."""
        ...

    def tally(self, state: S) -> Sequence[Line]:
        """Every point on the score sheet, with its clause."""
        ...

    def winners(self, state: S) -> tuple[Seat, ...]: ...
    def view(self, state: S, seat: Seat) -> S:
        """The same position with HIDDEN where that seat may not look."""
        ...

    def resample(self, view: S, seat: Seat, rng: random.Random) -> S:
        """A position that the seat cannot tell from the one it sees."""
        ...

    def forecast(self, state: S, seat: Seat) -> Forecast:
        """What chance may bring next, with exact odds, under headings."""
        ...


class Facts(Protocol):
    """What there is to know of a game before it begins."""

    @property
    def NAME(self) -> str: ...
    @property
    def TITLE(self) -> str: ...
    @property
    def PLAYERS(self) -> range: ...
    @property
    def BOOK(self) -> Rulebook: ...
    @property
    def BOARD(self) -> Graph[Any]: ...
    @property
    def OPTIONS(self) -> Mapping[str, Option]: ...
    @property
    def BOARDS(self) -> Sequence[str]: ...
    @property
    def Board(self) -> type[FromData]: ...


class Text(Protocol[S, M]):
    """Positions and moves as text, both ways."""

    def write(self, state: S) -> str: ...
    def read(self, text: str, **options: Any) -> S: ...
    def write_move(self, move: M) -> str: ...
    def read_move(self, text: str) -> M: ...
    def tell(self, state: S, move: M) -> str:
        """What happens, as a sentence for everybody's ears: it gives no secret away."""
        ...


class Picture(Protocol[S_contra, M]):
    """A game's picture, what is asked of whoever looks at it, and how it is touched."""

    def scene(self, state: S_contra, seat: Seat) -> Scene: ...
    def side_scenes(self, state: S_contra, seat: Seat) -> Sequence[tuple[str, Scene]]: ...
    def ways(self, state: S_contra) -> Sequence[Way[M]]:
        """The legal moves by the phrase that asks for them: each in one way."""
        ...

    def prompt(self, state: S_contra) -> str:
        """What the seat to move is asked: every way, and what has to be known for it."""
        ...

    def picks(self, move: M) -> Sequence[str]:
        """A move as touches, in the order they are made."""
        ...

    def intended_moves(self, state: S_contra, touched: Sequence[str]) -> Sequence[M]:
        """What these touches may have been meant to do, though it is not allowed."""
        ...


class Chart(Protocol[S_contra]):
    """A game's map alone, as a picture of its graph."""

    def chart(self, state: S_contra, words: Mapping[Any, str]) -> Scene: ...
    def graph(self, state: S_contra) -> Graph[Any]: ...
    def layers(self, state: S_contra) -> Mapping[str, Mapping[Any, str]]: ...


class Teaching(Protocol):
    """What is taught, level by level."""

    @property
    def LEVELS(self) -> Sequence[Level]: ...


class Heuristics(Protocol[S_contra]):
    """What bots may hope for beyond the score sheet: ``heuristics`` of a game that has it.

    A search plays on, with care, to as many boundaries as ``AHEAD`` says; with 0 its tree holds
    the moves of all players instead. For a sharp one a game may add ``sharp_estimate``,
    which sees more than ``estimate`` does, and, where nobody has a hand in what another does,
    ``alone(state, seat)``: the position of one player by themself. For hints it may add
    ``reasons(view, seat, move)``: what speaks for a move, in sentences of a player; for a gentle
    bot ``wastes(view, move)``: what not even a beginner does on purpose, and ``plain_estimate``,
    which sees the next step rather than the whole way.
    """

    @property
    def AHEAD(self) -> int: ...
    def points(self, state: S_contra, seat: Seat) -> int:
        """The points a seat has on the score sheet before the end, quicker than by its lines."""
        ...

    def estimate(self, state: S_contra, seat: Seat) -> float:
        """The points a seat may still hope for."""
        ...

    def boundary(self, state: S_contra) -> bool:
        """What was done has been scored, so that it makes sense to compare positions."""
        ...

    def progress(self, state: S_contra) -> float:
        """The share of the game that has been played, from 0 to 1, as far as that can be told."""
        ...


class Game(Rules[S, M], Facts, Teaching, Protocol[S, M]):
    """All of it: what a table, a lesson or a notebook needs."""

    @property
    def notation(self) -> Text[S, M]: ...
    @property
    def scene(self) -> Picture[S, M]: ...
    @property
    def chart(self) -> Chart[S]: ...
