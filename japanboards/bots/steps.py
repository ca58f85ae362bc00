"""Thinking in small steps, so that whoever waits can do something else in between.

A generator yields the share that is done, from 0 to 1, and returns what it found.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Thinking = Generator[float, None, T]


def conclude(thinking: Thinking[T]) -> T:
    """Think to the end without a pause: what was found."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            found: T = end.value
            return found
