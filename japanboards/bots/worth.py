"""What a position is worth to each seat: the same measure for every game and every bot.

A game may say more than its score sheet does, in ``japanboards/<game>/potential.py``:
``potential(state, seat)``, the points a seat may still hope for, and ``boundary(state)``, the
positions where what was done has been scored, so that it makes sense to compare. A game in which
little is decided at once may add ``AHEAD``: to so many boundaries a search plays on, with care.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ..core.game import CHANCE, Game, M, S, Seat, roll, scores

Potential = Callable[[Any, Seat], float]
Boundary = Callable[[Any], bool]
Chooser = Callable[[S, Seat, Sequence[M]], M | None]

WIN = 2.0  # points that winning is worth, besides those it is won by
MOST = 300  # moves after which a line of play is judged as it stands


@dataclass(frozen=True)
class Hopes:
    """What a game says about positions beyond its score sheet; a game may say nothing."""

    potential: Potential = lambda state, seat: 0.0
    boundary: Boundary | None = None
    ahead: int = 0


@cache
def hopes_of(name: str) -> Hopes:
    """A game's potential, boundaries and how far to look ahead, as far as it has them."""
    where = f"japanboards.{name}.potential"
    if find_spec(f"japanboards.{name}") is None or find_spec(where) is None:
        return Hopes()
    module = import_module(where)
    return Hopes(module.potential, module.boundary, getattr(module, "AHEAD", 0))


def players_of(game: Game[S, M], state: S) -> int:
    """How many play, as the score sheet shows it."""
    return 1 + max([line.seat for line in game.tally(state)])


def settled(game: Game[S, M], state: S) -> bool:
    """What was done has been scored: the game's boundary, or else wherever chance moves."""
    boundary = hopes_of(game.NAME).boundary
    return boundary(state) if boundary else game.to_move(state) == CHANCE


def worth(game: Game[S, M], state: S, players: int) -> list[float]:
    """Points made and hoped for, by seat; at the end points, and a little for having won."""
    points: list[float] = list(scores(game, state, players))
    if game.to_move(state) is None:
        best = game.winners(state)
        return [n + WIN / len(best) * (seat in best) for seat, n in enumerate(points)]
    potential = hopes_of(game.NAME).potential
    return [n + potential(state, seat) for seat, n in enumerate(points)]


def worth_to(game: Game[S, M], state: S, players: int, seat: Seat) -> float:
    """What a position is worth to one seat, rivals left aside."""
    if game.to_move(state) is None:
        return worth(game, state, players)[seat]
    return scores(game, state, players)[seat] + hopes_of(game.NAME).potential(state, seat)


def leads(points: Sequence[float]) -> list[float]:
    """By seat, how far it is ahead of its best rival; alone, what it has.

    >>> leads([5, 8, 6])
    [-3, 2, -2]
    """
    if len(points) == 1:
        return list(points)
    return [n - max([*points[:at], *points[at + 1 :]]) for at, n in enumerate(points)]


def finish(
    game: Game[S, M],
    state: S,
    rng: random.Random,
    choose: Chooser[S, M] | None = None,
    steps: int = 1,
) -> tuple[S, bool]:
    """The end of the step a move began, or of some more, and whether luck had a hand in it.

    Chance and forced moves are made; choices only where ``choose`` has one. A step ends where
    things are settled.
    """
    lucky = before = False
    for _ in range(MOST):
        seat, now = game.to_move(state), settled(game, state)
        if now and not before:
            steps -= 1
        if seat is None or not steps:
            break
        before = now
        if seat == CHANCE:
            state, lucky = game.apply(state, roll(game, state, rng)), True
            continue
        moves = game.legal_moves(state)
        if len(moves) == 1:
            state = game.apply(state, moves[0])
        elif choose and (move := choose(state, seat, moves)) is not None:
            state = game.apply(state, move)
        else:
            break
    return state, lucky


def rollout(game: Game[S, M], state: S, rng: random.Random) -> S:
    """Random play from here to the next position that is settled."""
    return finish(game, state, rng, lambda state, seat, moves: rng.choice(moves))[0]
