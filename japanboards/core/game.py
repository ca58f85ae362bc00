"""Playing any game: moves that are checked, luck, whole lines of play, points.

What a game is stands in ``protocol.py``; its names can be had from here as well.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from .files import short
from .protocol import (
    CHANCE,
    NOBODY,
    Chancy,
    Chart,
    Facts,
    Forecast,
    Game,
    Heuristics,
    M,
    Picture,
    Rules,
    S,
    Seat,
    State,
    Teaching,
    Text,
)
from .rulebook import Illegal, Option
from .words import unknown

__all__ = [
    "CHANCE",
    "CIRCLE",
    "NOBODY",
    "Chancy",
    "Chart",
    "Choose",
    "Facts",
    "Forecast",
    "Game",
    "Heuristics",
    "M",
    "Picture",
    "Rules",
    "S",
    "Seat",
    "State",
    "Teaching",
    "Text",
    "circling",
    "play",
    "playout",
    "roll",
    "scores",
    "settle_first",
    "settle_options",
    "settle_players",
]

CIRCLE: Final = 4  # times one position comes until players are taken to go in circles

Choose = Callable[[S, Seat], M | None]  # what a seat does in a position; None: here it ends


def play(game: Rules[S, M], state: S, move: M) -> S:
    """Apply a move after checking it; an illegal one is refused with every clause it offends."""
    if broken := game.breaches(state, move):
        raise Illegal(move, broken)
    return game.apply(state, move)


def roll(game: Chancy[S, M], state: S, rng: random.Random) -> M:
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


def playout(
    game: Rules[S, M], state: S, rng: random.Random, choose: Choose[S, M] | None = None
) -> Iterator[tuple[S, M, S]]:
    """A line of play to its end, as (position, move, next position).

    Chance draws from ``rng``; the seats do as ``choose`` says, anything legal unless it is given.
    Where it says nothing, the line ends. Every game that is played by itself is played here.
    """
    while (seat := game.to_move(state)) is not None:
        if seat == CHANCE:
            move = roll(game, state, rng)
        elif choose is None:
            move = rng.choice(game.legal_moves(state))
        elif (chosen := choose(state, seat)) is None:
            return
        else:
            move = chosen
        after = game.apply(state, move)
        yield state, move, after
        state = after


def circling(game: Chancy[S, M], state: S, seen: Counter[S]) -> bool:
    """Note down what somebody has to decide; True once it has come CIRCLE times.

    Some rules let two careful players go to and fro for ever. Chance goes in no circles.
    """
    if game.to_move(state) in (CHANCE, None):
        return False
    seen[state] += 1
    return seen[state] >= CIRCLE


def scores(game: Rules[S, M], state: S, players: int) -> tuple[int, ...]:
    """Points per seat: the sum of the score sheet's lines."""
    totals = [0] * players
    for line in game.tally(state):
        totals[line.seat] += line.points
    return tuple(totals)


def settle_players(title: str, allowed: range, players: object) -> int:
    """The number of players, or a sentence that says which numbers the game accepts."""
    if not isinstance(players, int) or isinstance(players, bool) or players not in allowed:
        raise ValueError(
            f"{title} is for {allowed[0]} to {allowed[-1]} players, not {short(repr(players), 40)}"
        )
    return players


def settle_options(allowed: Mapping[str, Option], given: Mapping[str, object]) -> dict[str, Any]:
    """Every option with its value: the given one, checked, or the ruling's default."""
    for name, value in given.items():
        if name not in allowed:
            raise ValueError(unknown("option", name, allowed))
        choices = allowed[name].choices
        if not any(value == choice and type(value) is type(choice) for choice in choices):
            said = ", ".join(map(repr, choices))
            raise ValueError(f"the option {name} is one of {said}, not {short(repr(value), 60)}")
    return {name: given.get(name, option.default) for name, option in allowed.items()}


def settle_first(players: int, first: int) -> int:
    """The seat that begins, or a sentence that says which seats there are."""
    if first >= players:
        raise ValueError(f"the option first names a seat from 0 to {players - 1}, not {first}")
    return first
