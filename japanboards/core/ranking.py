"""Ranking with ties."""

from __future__ import annotations

from collections.abc import Sequence


def check_over(title: str, over: bool) -> None:
    """Nobody has won a game that is not over, and whoever asks is told so."""
    if not over:
        raise ValueError(
            f"this game of {title} is not over, so nobody has won yet; "
            "tally(state) says how the points stand"
        )


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """Seats with the highest score; several when they tie.

    >>> leaders([3, 5, 5])
    (1, 2)
    """
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
