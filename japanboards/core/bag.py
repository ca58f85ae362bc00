"""Multisets as sorted tuples: what a bag or a face-down deck may still give."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def draws(bag: Iterable[T]) -> list[tuple[T, int]]:
    """Each different thing in the bag with how many there are: the weights of a blind draw.

    >>> draws(("blue", "red", "red"))
    [('blue', 1), ('red', 2)]
    """
    counts: dict[T, int] = {}
    for thing in bag:
        counts[thing] = counts.get(thing, 0) + 1
    return list(counts.items())


def without(bag: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """The bag after one such thing was taken out.

    >>> without(("blue", "red", "red"), "red")
    ('blue', 'red')
    """
    at = bag.index(thing)
    return bag[:at] + bag[at + 1 :]
