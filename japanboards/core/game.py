"""What every game module offers: eight functions and a few facts, no base class.

A game *is a module* (a module may satisfy a protocol, PEP 544), so generic code takes
``rolling_japan`` itself as an argument and calls plain functions on it.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, Protocol, TypeVar

import networkx as nx

from .boards import FromData
from .rulebook import Breach, Illegal, Line, Option, Rulebook
from .scene import Scene

Seat = int
CHANCE: Final = -1
NOBODY: Final = -2  # an onlooker: views for this seat show only what everybody may see

Forecast = Sequence[tuple[str, Sequence[tuple[str, Fraction]]]]

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)


class Notation(Protocol[S, M]):
    """Positions and moves as text, both ways."""

    def write(self, state: S) -> str: ...
    def read(self, text: str, **options: Any) -> S: ...
    def write_move(self, move: M) -> str: ...
    def read_move(self, text: str) -> M: ...
    def tell(self, state: S, move: M) -> str:
        """What happens, as a sentence for everybody's ears: it gives no secret away."""
        ...


class Picture(Protocol):
    """A game's picture, and how it is touched."""

    def scene(self, state: Any, seat: Seat) -> Scene: ...
    def prompt(self, state: Any) -> str: ...
    def side_scenes(self, state: Any, seat: Seat) -> Sequence[tuple[str, Scene]]: ...
    def picks(self, move: Any) -> Sequence[str]: ...
    def intended_moves(self, state: Any, touched: Sequence[str]) -> Sequence[Any]: ...


class Chart(Protocol):
    """A game's map alone, as a picture of its graph."""

    def chart(self, state: Any, words: Mapping[Any, str]) -> Scene: ...
    def graph(self, state: Any) -> nx.Graph[Any]: ...
    def layers(self, state: Any) -> Mapping[str, Mapping[Any, str]]: ...


class Heuristics(Protocol):
    """What a game tells bots about positions beyond its score sheet; a game need not have it.

    A search plays on, with care, to so many boundaries as ``AHEAD`` says; with 0 its tree holds
    the moves of all players instead.
    """

    AHEAD: int

    def estimate(self, state: Any, seat: Seat) -> float:
        """The points a seat may still hope for."""
        ...

    def boundary(self, state: Any) -> bool:
        """What was done has been scored, so that it makes sense to compare positions."""
        ...


class Game(Protocol[S, M]):
    """The eight functions of a game, then its facts."""

    def new_game(self, players: int, **options: Any) -> S: ...
    def to_move(self, state: S) -> Seat | None:
        """A seat, CHANCE, or None when the game is over."""
        ...

    def legal_moves(self, state: S) -> Sequence[M]:
        """What the seat to move may do; empty at chance and at the end."""
        ...

    def chance_moves(self, state: S) -> Sequence[tuple[M, int]]:
        """What chance may do, each outcome with its integer weight."""
        ...

    def breaches(self, state: S, move: M) -> Sequence[Breach]:
        """Every clause the move offends; empty means legal."""
        ...

    def apply(self, state: S, move: M) -> S:
        """The position after a move, which is trusted to be legal."""
        ...

    def tally(self, state: S) -> Sequence[Line]:
        """Every point on the score sheet, with its clause."""
        ...

    def view(self, state: S, seat: Seat) -> S:
        """The same position with HIDDEN where that seat may not look."""
        ...

    def forecast(
        self, state: S, seat: Seat
    ) -> Sequence[tuple[str, Sequence[tuple[str, Fraction]]]]:
        """What chance may bring next, with exact odds, under headings."""
        ...

    def winners(self, state: S) -> tuple[Seat, ...]: ...
    def resample(self, view: S, seat: Seat, rng: random.Random) -> S:
        """A position that the seat cannot tell from the one it sees."""
        ...

    @property
    def NAME(self) -> str: ...
    @property
    def TITLE(self) -> str: ...
    @property
    def PLAYERS(self) -> range: ...
    @property
    def BOOK(self) -> Rulebook: ...
    @property
    def BOARD(self) -> nx.Graph[Any]: ...
    @property
    def OPTIONS(self) -> Mapping[str, Option]: ...
    @property
    def BOARDS(self) -> Sequence[str]: ...
    @property
    def Board(self) -> type[FromData]: ...
    @property
    def notation(self) -> Notation[S, M]: ...
    @property
    def scene(self) -> Picture: ...
    @property
    def chart(self) -> Chart: ...
    @property
    def LEVELS(self) -> Sequence[Any]: ...


def play(game: Game[S, M], state: S, move: M) -> S:
    """Apply a move after checking it; an illegal one is refused with every clause it offends."""
    if broken := game.breaches(state, move):
        raise Illegal(move, broken)
    return game.apply(state, move)


def roll(game: Game[S, M], state: S, rng: random.Random) -> M:
    """Let chance choose: one outcome, drawn by its weight."""
    outcomes = game.chance_moves(state)
    total = 0
    for _, weight in outcomes:
        total += weight
    at = rng.randrange(total)
    if total == len(outcomes):  # all alike, which is common: no need to go through them
        return outcomes[at][0]
    for move, weight in outcomes:
        at -= weight
        if at < 0:
            return move
    raise AssertionError("unreachable: the weights add up to the range drawn from")


def playout(game: Game[S, M], state: S, rng: random.Random) -> Iterator[tuple[S, M, S]]:
    """Random play to the end, as (position, move, next position)."""
    while (seat := game.to_move(state)) is not None:
        move = roll(game, state, rng) if seat == CHANCE else rng.choice(game.legal_moves(state))
        after = game.apply(state, move)
        yield state, move, after
        state = after


def scores(game: Game[S, M], state: S, players: int) -> tuple[int, ...]:
    """Points per seat: the sum of the score sheet's lines."""
    totals = [0] * players
    for line in game.tally(state):
        totals[line.seat] += line.points
    return tuple(totals)


def settle_players(title: str, allowed: range, players: object) -> int:
    """The number of players, or a sentence that says which numbers the game accepts."""
    if not isinstance(players, int) or isinstance(players, bool) or players not in allowed:
        raise ValueError(f"{title} is for {allowed[0]} to {allowed[-1]} players, not {players!r}")
    return players


def settle_options(allowed: Mapping[str, Option], given: Mapping[str, object]) -> dict[str, Any]:
    """Every option with its value: the given one, checked, or the ruling's default."""
    for name, value in given.items():
        if name not in allowed:
            known = ", ".join(allowed) or "none"
            raise ValueError(f"there is no option {name!r}; the options are: {known}")
        choices = allowed[name].choices
        if not any(value == choice and type(value) is type(choice) for choice in choices):
            said = ", ".join(map(repr, choices))
            raise ValueError(f"the option {name} is one of {said}, not {value!r}")
    return {name: given.get(name, option.default) for name, option in allowed.items()}
