"""Positions that show themselves: as text, and in a notebook as a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from .scene import Scene, picture

S = TypeVar("S")


def show_as(kind: type[S], write: Callable[[S], str], scene: Callable[[S], Scene]) -> None:
    """Let values of this kind be shown by these functions.

    A position stands below its notation and its picture and cannot import them, so that the
    game's own module joins them.
    """

    def mimebundle(value: S, **kwargs: Any) -> dict[str, str]:
        return picture(write(value), scene(value))

    vars_of: Any = kind
    vars_of.__repr__ = write
    vars_of._repr_mimebundle_ = mimebundle
