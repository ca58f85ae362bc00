"""What a position is worth to each seat: the same measure for every game and every bot.

A game may say more than its score sheet does, in its ``heuristics`` (see ``core.game.Heuristics``).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from ..core.game import CHANCE, Game, Heuristics, M, S, Seat, roll, scores

Chooser = Callable[[S, Seat, Sequence[M]], M | None]

WIN = 2.0  # points that winning is worth, besides those it is won by
LONGEST_LINE = 300  # moves after which a line of play is judged as it stands


class NoHeuristics:
    """What is said about a game that says nothing itself: points count, luck ends a step."""

    AHEAD = 0

    @staticmethod
    def estimate(state: Any, seat: Seat) -> float:
        """Nothing is hoped for."""
        return 0.0


def heuristics_of(game: Any) -> Heuristics:
    """What a game says about positions beyond its score sheet; a game may say nothing."""
    silent: Any = NoHeuristics
    found: Heuristics = getattr(game, "heuristics", silent)
    return found


def players_of(game: Game[S, M], state: S) -> int:
    """How many play, as the score sheet shows it."""
    return 1 + max([line.seat for line in game.tally(state)])


def settled(game: Game[S, M], state: S) -> bool:
    """What was done has been scored: the game's boundary, or else wherever chance moves."""
    boundary = getattr(heuristics_of(game), "boundary", None)
    return boundary(state) if boundary else game.to_move(state) == CHANCE


def values(game: Game[S, M], state: S, players: int) -> list[float]:
    """Points made and hoped for, by seat; at the end points, and a little for having won."""
    points: list[float] = list(scores(game, state, players))
    if game.to_move(state) is None:
        best = game.winners(state)
        return [n + WIN / len(best) * (seat in best) for seat, n in enumerate(points)]
    estimate = heuristics_of(game).estimate
    return [n + estimate(state, seat) for seat, n in enumerate(points)]


def value_to(game: Game[S, M], state: S, players: int, seat: Seat) -> float:
    """What a position is worth to one seat, rivals left aside."""
    if game.to_move(state) is None:
        return values(game, state, players)[seat]
    return scores(game, state, players)[seat] + heuristics_of(game).estimate(state, seat)


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
    for _ in range(LONGEST_LINE):
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
