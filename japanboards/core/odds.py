"""Exact odds: chance unfolded move by move, with fractions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from .protocol import CHANCE, Chancy, M, S

T = TypeVar("T")


def unfold(game: Chancy[S, M], state: S, most: int = 8) -> Iterator[tuple[S, Fraction]]:
    """Every position that the next moves of chance may lead to, with its probability."""
    if most == 0 or game.to_move(state) != CHANCE:
        yield state, Fraction(1)
        return
    outcomes = game.chance_moves(state)
    total = sum(weight for _, weight in outcomes)
    for move, weight in outcomes:
        for after, share in unfold(game, game.apply(state, move), most - 1):
            yield after, share * Fraction(weight, total)


def odds(game: Chancy[S, M], state: S, what: Callable[[S], T], most: int = 8) -> dict[T, Fraction]:
    """The probability of each thing the next moves of chance may bring."""
    shares: dict[T, Fraction] = {}
    for after, share in unfold(game, state, most):
        key = what(after)
        shares[key] = shares.get(key, Fraction(0)) + share
    return shares
