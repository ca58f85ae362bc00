"""The bot that looks one step ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..core.game import M, Rules, S, Seat
from .steps import Thinking, conclude
from .value import Chooser, Estimate, finish, heuristics_of, leads, values

SAMPLES = 6  # worlds looked at
LAPSES = 1 / 2  # of a gentle bot's moves


def rating(
    game: Rules[S, M],
    view: S,
    seat: Seat,
    rng: random.Random,
    moves: Sequence[M] | None = None,
    samples: int = SAMPLES,
    choose: Chooser[S, M] | None = None,
    estimate: Estimate[S] | None = None,
) -> Thinking[dict[M, float]]:
    """Each legal move with the lead it gives once its step is finished, on average.

    Further choices of the step are left open, unless ``choose`` makes them.

    What the seat cannot see is filled in anew for every sample; all moves of a sample meet the
    same secrets and the same luck, so that they are compared and not the luck. Where neither
    plays a part, once is enough.
    """
    players = view.seats
    totals = dict.fromkeys(game.legal_moves(view) if moves is None else moves, 0.0)
    last, sure = None, dict[M, float]()  # of the last world, moves that left nothing to luck
    for _ in range(samples):
        world, luck = game.resample(view, seat, rng), rng.getrandbits(32)
        if world != last:
            last, sure = world, {}
        for move in totals:
            value = sure.get(move)
            if value is None:
                after, lucky = finish(game, game.apply(world, move), random.Random(luck), choose)
                value = leads(values(game, after, players, estimate))[seat]
                if not lucky:
                    sure[move] = value
            totals[move] += value
            yield 0.0
    return {move: total / samples for move, total in totals.items()}


def choose_greedily(
    game: Rules[S, M], view: S, seat: Seat, rng: random.Random, samples: int = SAMPLES
) -> M:
    """The move that looks best when its step is finished; one of the best when several do."""
    moves = game.legal_moves(view)
    if len(moves) == 1:
        return moves[0]
    rated = conclude(rating(game, view, seat, rng, moves, samples))
    best = max(rated.values())
    return rng.choice([move for move, value in rated.items() if value == best])


def choose_gently(game: Rules[S, M], view: S, seat: Seat, rng: random.Random) -> M:
    """What looks best, every second time any of the better half: a rival for a first game.

    What a game says is a waste is not made even then: it would look like an error. A game may have
    an estimate of its own for this, by which a beginner's steps lead somewhere.
    """
    known, moves = heuristics_of(game), game.legal_moves(view)
    if wastes := getattr(known, "wastes", None):
        moves = [move for move in moves if not wastes(view, move)] or moves
    if len(moves) == 1:
        return moves[0]
    plain: Estimate[S] | None = getattr(known, "plain_estimate", None)
    rated = conclude(rating(game, view, seat, rng, moves, estimate=plain))
    best = max(rated.values())
    if rng.random() < LAPSES:
        better = sorted(moves, key=rated.__getitem__, reverse=True)
        return rng.choice(better[: -(-len(better) // 2)])
    return rng.choice([move for move, value in rated.items() if value == best])
