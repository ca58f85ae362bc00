"""Moves weighed against each other: in the same worlds, with the same luck, with intervals."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import TypeVar

from ..core.game import M, Rules, S, Seat
from .search import Search
from .steps import Thinking
from .value import leads, values

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean, and the ends between which the true one lies 19 times in 20."""

    mean: float
    low: float
    high: float

    @property
    def width(self) -> float:
        """How far the ends are apart."""
        return self.high - self.low


def interval(samples: Sequence[float]) -> Interval:
    """The mean of samples that are independent of each other, with its interval of 95 %.

    >>> interval([1.0, 1.0, 1.0])
    Interval(mean=1.0, low=1.0, high=1.0)
    """
    mean = fmean(samples)
    if len(samples) < 2:
        return Interval(mean, float("-inf"), float("inf"))
    half = student(len(samples) - 1) * stdev(samples) / sqrt(len(samples))
    return Interval(mean, mean - half, mean + half)


def student(freedom: int) -> float:
    """By how many standard errors a mean may be off, 19 times in 20; close for 3 or more.

    >>> round(student(10), 2), round(student(100), 2)
    (2.23, 1.98)
    """
    return 1.96 + 2.37 / freedom + 2.8 / freedom**2 + 3.0 / freedom**4


def difference(one: Sequence[float], other: Sequence[float]) -> Interval:
    """How much more one move is worth than another, world by world."""
    return interval([a - b for a, b in zip(one, other, strict=True)])


def weighing(
    game: Rules[S, M],
    view: S,
    seat: Seat,
    moves: Sequence[M],
    samples: int,
    rng: random.Random,
    worth: Callable[[S], T],
) -> Thinking[dict[M, list[T]]]:
    """By move, what this many worlds it was tried in were worth when they had been played on.

    Sample number n of every move meets the same world and the same luck. What the seat cannot see
    is filled in anew for each.
    """
    search: Search[S, M] = Search(game, view, seat, rng)
    search.race = list(moves)
    found: dict[M, list[T]] = {move: [] for move in moves}
    total = samples * len(moves)
    for done in range(total):
        yield done / total
        move, end = search.iterate()
        found[move].append(worth(end))
    return found


def lead_of(game: Rules[S, M], seat: Seat) -> Callable[[S], float]:
    """The lead of a seat, as a function of where a line of play has led to."""

    def lead(state: S) -> float:
        return leads(values(game, state, state.seats))[seat]

    return lead
