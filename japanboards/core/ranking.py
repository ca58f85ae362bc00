"""Ranking with ties."""

from __future__ import annotations

from collections.abc import Sequence


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """Seats with the highest score; several when they tie.

    >>> leaders([3, 5, 5])
    (1, 2)
    """
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
