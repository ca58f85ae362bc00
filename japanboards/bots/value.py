"""What a position is worth to each seat: the same measure for every game and every bot.

A game may say more than its score sheet does, in its ``heuristics`` (see ``core.protocol``).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Generic

from ..core.game import CHANCE, Heuristics, M, Rules, S, Seat, playout, scores

Estimate = Callable[[S, Seat], float]  # the points a seat may still hope for
Chooser = Callable[[S, Seat, Sequence[M]], M | None]

WIN = 2.0  # points that winning is worth, besides those it is won by
LONGEST_LINE = 300  # moves after which a line of play is judged as it stands


@dataclass(frozen=True, slots=True)
class PointsAlone(Generic[S, M]):
    """What is said of a game that says nothing itself: points count, and luck ends a step."""

    game: Rules[S, M]
    AHEAD: int = 0

    def points(self, state: S, seat: Seat) -> int:
        """What the score sheet says."""
        return scores(self.game, state, state.seats)[seat]

    def estimate(self, state: S, seat: Seat) -> float:
        """Nothing is hoped for."""
        return 0.0

    def boundary(self, state: S) -> bool:
        """Wherever chance moves."""
        return self.game.to_move(state) == CHANCE

    def progress(self, state: S) -> float:
        """Nothing is known of how long it takes, but its end."""
        return float(self.game.to_move(state) is None)


def heuristics_of(game: Rules[S, M]) -> Heuristics[S]:
    """What a game says about positions beyond its score sheet; a game may say nothing."""
    found: Heuristics[S] | None = getattr(game, "heuristics", None)
    return found or PointsAlone(game)


def settled(game: Rules[S, M], state: S) -> bool:
    """What was done has been scored."""
    return heuristics_of(game).boundary(state)


def values(
    game: Rules[S, M], state: S, players: int, estimate: Estimate[S] | None = None
) -> list[float]:
    """Points made and hoped for, by seat; at the end points, and a little for having won.

    What is hoped for is the game's estimate, unless another is given.
    """
    if game.to_move(state) is None:
        best, points = game.winners(state), scores(game, state, players)
        return [n + WIN / len(best) * (seat in best) for seat, n in enumerate(points)]
    known = heuristics_of(game)
    hope = estimate or known.estimate
    return [known.points(state, seat) + hope(state, seat) for seat in range(players)]


def value_to(
    game: Rules[S, M], state: S, players: int, seat: Seat, estimate: Estimate[S] | None = None
) -> float:
    """What a position is worth to one seat, rivals left aside."""
    if game.to_move(state) is None:
        return values(game, state, players)[seat]
    known = heuristics_of(game)
    return known.points(state, seat) + (estimate or known.estimate)(state, seat)


def leads(points: Sequence[float]) -> list[float]:
    """By seat, how far it is ahead of its best rival; alone, what it has.

    >>> leads([5, 8, 6])
    [-3, 2, -2]
    """
    if len(points) == 1:
        return list(points)
    return [n - max([*points[:at], *points[at + 1 :]]) for at, n in enumerate(points)]


def finish(
    game: Rules[S, M],
    state: S,
    rng: random.Random,
    choose: Chooser[S, M] | None = None,
    steps: int = 1,
) -> tuple[S, bool]:
    """The end of the step a move began, or of some more, and whether luck had a hand in it.

    Chance and forced moves are made; choices only where ``choose`` has one. A step ends where
    things are settled.
    """
    decided = made = 0
    boundary = heuristics_of(game).boundary

    def decide(state: S, seat: Seat) -> M | None:
        nonlocal decided
        moves = game.legal_moves(state)
        move = moves[0] if len(moves) == 1 else choose(state, seat, moves) if choose else None
        decided += move is not None
        return move

    before = boundary(state)
    steps -= before
    if not steps:
        return state, False
    for _, _, state in islice(playout(game, state, rng, decide), LONGEST_LINE):  # noqa: B020
        made += 1
        now = boundary(state)
        steps -= now and not before
        if not steps:
            break
        before = now
    return state, made > decided


def rollout(game: Rules[S, M], state: S, rng: random.Random) -> S:
    """Random play from here to the next position that is settled."""
    return finish(game, state, rng, lambda state, seat, moves: rng.choice(moves))[0]
