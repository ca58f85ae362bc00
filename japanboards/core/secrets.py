"""What a seat may not see: HIDDEN stands in its place, in views and in notation."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final, TypeVar

T = TypeVar("T")


class Hidden(Enum):
    """The kind of HIDDEN. An enum, so that copies and pickles stay the one and only."""

    HIDDEN = "?"

    def __repr__(self) -> str:
        return "HIDDEN"

    def __str__(self) -> str:
        return "?"


HIDDEN: Final = Hidden.HIDDEN


def known(things: Iterable[T | Hidden]) -> list[T]:
    """What is not hidden among these.

    >>> known([3, HIDDEN, 5])
    [3, 5]
    """
    return [thing for thing in things if thing is not HIDDEN]
