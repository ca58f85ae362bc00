"""Predictions: a guess before the answer is computed, and how close it was. No screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from numbers import Real
from typing import Any, Final, Literal

from .words import listed

Close = Literal["right", "close", "off"]
NEAR: Final = 0.2  # of the answer: a guess within that is close
LATER = "The answer is computed further down: run the next cells, then reveal it."


@dataclass(frozen=True, slots=True)
class Told:
    """An answer that was revealed, and how close the guess was."""

    right: tuple[str, ...]  # every answer that is right
    close: Close
    text: str


def compared(guess: Any, answer: Any) -> Told:
    """How close a guess was: to a number, or to one of several right ones.

    >>> compared(12, 16).text, compared(16, 16).close, compared("Gifu", {"Nagano", "Gifu"}).close
    ('It is 16. You said 12, which is 4 off.', 'right', 'right')
    """
    if isinstance(answer, Real) and not isinstance(answer, bool):
        return by_number(float(guess), answer)
    right = {str(each) for each in answer} if several(answer) else {str(answer)}
    all_of_them = tuple(sorted(right))
    if str(guess) in right:
        return Told(all_of_them, "right", f"{guess}: that is right." + others(right, str(guess)))
    return Told(all_of_them, "off", f"It is {listed(all_of_them, 6)}. You said {guess}.")


def several(answer: Any) -> bool:
    """More than one answer is right."""
    return isinstance(answer, Iterable) and not isinstance(answer, str)


def others(right: set[str], guess: str) -> str:
    """The other right answers, if there are any."""
    rest = sorted(right - {guess})
    return f" So would be {listed(rest, 6)}." if rest else ""


def by_number(guess: float, answer: Real) -> Told:
    """How far a guessed number is from the true one."""
    true, said = float(answer), spelled(answer)
    off = abs(guess - true)
    if off <= 1e-9 + 0.005 * abs(true):
        return Told((said,), "right", f"{said}: that is right.")
    close: Close = "close" if off <= NEAR * abs(true) else "off"
    word = ", close" if close == "close" else ""
    return Told((said,), close, f"It is {said}. You said {guess:g}, which is {off:.3g} off{word}.")


def spelled(number: Real) -> str:
    """A number as it is told: a fraction with about how much it is.

    >>> spelled(Fraction(2, 7)), spelled(16), spelled(0.30556)
    ('2/7, about 0.286', '16', '0.306')
    """
    if isinstance(number, Fraction):
        whole = number.denominator == 1
        return str(number) if whole else f"{number}, about {float(number):.3g}"
    return f"{number}" if isinstance(number, int) else f"{float(number):.3g}"


def revealed(guess: Any, answer: Any | Callable[[], Any]) -> Told | str:
    """The answer, computed now if it is a function; a sentence if it cannot be computed yet."""
    try:
        found = answer() if callable(answer) else answer
    except (NameError, KeyError):
        return LATER
    return compared(guess, found)


def tally(told: Iterable[Told]) -> str:
    """How close the guesses of a notebook were, in a sentence."""
    found = [each.close for each in told]
    count, right, close = len(found), found.count("right"), found.count("close")
    if not count:
        return ""
    many = "" if count == 1 else "s"
    return (
        f"{count} prediction{many} so far: {right} right, {close} close, {found.count('off')} off."
    )
