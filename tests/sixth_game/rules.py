"""The rules: who sails to a secret island when there is wind, and ends there, has won."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from japanboards.core.game import (
    CHANCE,
    Forecast,
    Seat,
    settle_first,
    settle_options,
    settle_players,
)
from japanboards.core.ranking import check_over, leaders
from japanboards.core.rulebook import Breach, Clause, Event, Line, Option, Rulebook
from japanboards.core.secrets import HIDDEN, Hidden
from japanboards.core.values import make_copier

from .board import SHELF, Board

TITLE, PLAYERS = "Ferries", range(1, 3)
OPTIONS = {"first": Option("first", 0, (0, 1), "FER-1", "Which seat begins?")}
BOOK = Rulebook.of(
    (
        Clause("FER-1", "Setup", "Everybody draws an island in secret; one player begins."),
        Clause("FER-2", "Turn", "Before each turn the wind blows, or it does not."),
        Clause("FER-3", "Turn", "With wind, a ferry may sail to an island next to it."),
        Clause("FER-4", "Turn", "A ferry may rest."),
        Clause("FER-5", "End", "After the last turn a ferry at its secret island is worth 3."),
    )
)


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """A position; the wind is None until it is known."""

    board: Board
    at: tuple[str, ...]
    goals: tuple[str | Hidden, ...] = ()
    seat: int = 0
    wind: bool | None = None
    turns: int = 0
    news: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.at)


if TYPE_CHECKING:
    from dataclasses import replace as updated
else:
    updated = make_copier(State)


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the next player has this island."""

    island: str


@dataclass(frozen=True, slots=True)
class Wind:
    """Chance: does it blow?"""

    blows: bool


@dataclass(frozen=True, slots=True)
class Sail:
    """Go to another island."""

    island: str


@dataclass(frozen=True, slots=True)
class Rest:
    """Stay where one is."""


Move = Draw | Wind | Sail | Rest


def new_game(players: int, board: str | Board = "bay", **options: Any) -> State:
    """All ferries at the first island."""
    settle_players(TITLE, PLAYERS, players)
    first = settle_first(players, settle_options(OPTIONS, options)["first"])
    sea = SHELF.called(board)
    return State(sea, (next(iter(sea.graph)),) * players, seat=first)


def to_move(state: State) -> Seat | None:
    """Chance deals and blows, then the seat decides."""
    if state.turns == state.board.turns * state.seats:
        return None
    return CHANCE if len(state.goals) < state.seats or state.wind is None else state.seat


def legal_moves(state: State) -> Sequence[Move]:
    """Wherever the wind carries, and to rest."""
    if to_move(state) in (CHANCE, None):
        return []
    near = state.board.graph[state.at[state.seat]] if state.wind else ()
    return [*(Sail(island) for island in near), Rest()]


def chance_moves(state: State) -> Sequence[tuple[Move, int]]:
    """An island nobody has, or the wind: it blows in two of three turns."""
    if to_move(state) != CHANCE:
        return []
    if len(state.goals) < state.seats:
        return [(Draw(island), 1) for island in state.board.graph if island not in state.goals]
    return [(Wind(True), 2), (Wind(False), 1)]


@BOOK.rule("FER-1", Draw)
def islands_are_drawn_first_and_once(state: State, move: Draw) -> str | None:
    if len(state.goals) == state.seats or move.island in state.goals:
        return "that is not drawn now"
    return None if move.island in state.board.graph else f"there is no {move.island}"


@BOOK.rule("FER-2", Wind)
def wind_blows_before_a_turn(state: State, move: Wind) -> str | None:
    waits = to_move(state) == CHANCE and len(state.goals) == state.seats
    return None if waits else "the wind blows before a turn"


@BOOK.rule("FER-2", Sail, Rest)
def ferries_wait_for_the_wind(state: State, move: Sail | Rest) -> str | None:
    return "nobody's turn" if to_move(state) in (CHANCE, None) else None


@BOOK.rule("FER-3", Sail)
def ferries_sail_to_the_next_island(state: State, move: Sail) -> str | None:
    here = state.at[state.seat]
    if state.wind is False:
        return "there is no wind"
    near = move.island in state.board.graph[here]
    return None if near else f"no ferry goes from {here} to {move.island}"


def breaches(state: State, move: Move) -> list[Breach]:
    """Every clause the move offends."""
    return BOOK.breaches(state, move)


def apply(state: State, move: Move) -> State:
    """The position after a move."""
    state = updated(state, news=())
    match move:
        case Draw():
            return updated(state, goals=(*state.goals, move.island))
        case Wind():
            told = "the wind blows" if move.blows else "there is no wind"
            return updated(state, wind=move.blows, news=(Event(BOOK["FER-2"], told),))
        case Sail():
            at = (*state.at[: state.seat], move.island, *state.at[state.seat + 1 :])
            state = updated(state, at=at)
    seat = (state.seat + 1) % state.seats
    return updated(state, seat=seat, wind=None, turns=state.turns + 1)


def tally(state: State) -> list[Line]:
    """Three points at the end; before, nobody has any."""
    home = [at == goal for at, goal in zip(state.at, state.goals, strict=False)]
    if to_move(state) is not None:
        home = [False] * state.seats
    return [
        Line(seat, 3 * (seat < len(home) and home[seat]), BOOK["FER-5"], "at the secret island")
        for seat in range(state.seats)
    ]


def winners(state: State) -> tuple[Seat, ...]:
    """Whoever has most."""
    check_over(TITLE, to_move(state) is None)
    return leaders([line.points for line in tally(state)])


def view(state: State, seat: Seat) -> State:
    """Islands of others are hidden until the end."""
    if to_move(state) is None:
        return state
    goals = tuple(g if own == seat else HIDDEN for own, g in enumerate(state.goals))
    return updated(state, goals=goals)


def resample(seen: State, seat: Seat, rng: random.Random) -> State:
    """Any islands that nobody is known to have, each in one hand."""
    free = [island for island in seen.board.graph if island not in seen.goals]
    rng.shuffle(free)
    goals = tuple(free.pop() if goal is HIDDEN else goal for goal in seen.goals)
    return updated(seen, goals=goals)


def forecast(state: State, seat: Seat) -> Forecast:
    """The wind."""
    if to_move(state) is None:
        return []
    return [("The next wind", [("it blows", Fraction(2, 3)), ("it does not", Fraction(1, 3))])]
