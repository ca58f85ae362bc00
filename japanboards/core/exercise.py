"""Exercises: a check that says what is not yet right instead of raising."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from .words import unknown

Check = Callable[[Any], str]  # an answer -> what is not yet right, or "" when it is


def check(exercises: Mapping[str, Check], name: str, answer: Any) -> None:
    """Print whether an answer is right, and if not, one case where it is not."""
    if name not in exercises:
        raise ValueError(unknown("exercise", name, exercises))
    try:
        complaint = exercises[name](answer)
    except Exception as error:
        complaint = f"your code stopped with {type(error).__name__}: {error}"
    print(f"not yet: {complaint}" if complaint else "right!")


@dataclass(frozen=True)
class Help:
    """For whoever is stuck: a hint, and one solution, each behind a button of its own."""

    hint: str
    solution: str  # Python, as it would stand in the cell

    def __repr__(self) -> str:
        return "Help(a hint, a solution)"

    def _repr_html_(self) -> str:
        parts = (
            ("Hint", f"<p>{escape(self.hint)}</p>"),
            ("Solution", f"<pre>{escape(self.solution)}</pre>"),
        )
        return "".join(
            f"<details><summary>{name}</summary>{inside}</details>" for name, inside in parts
        )


def agrees(answer: Callable[..., Any], truth: Callable[..., Any], *cases: tuple[Any, ...]) -> str:
    """The first case where an answer differs from the truth, in words; nothing if none does."""
    for case in cases:
        wanted, given = truth(*case), answer(*case)
        if wanted != given:
            said = ", ".join(map(repr, case))
            return f"for {said} the answer is {wanted!r}, yours gave {given!r}"
    return ""
