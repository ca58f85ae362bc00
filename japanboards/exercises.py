"""Checks for the exercises of the notebooks across games: chance and odds."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from .core.exercise import Check, Help, agrees


def comes_out(dice: int) -> Fraction:
    """The probability that one certain die is among two drawn of this many."""
    return Fraction(2, dice)


def check_comes_out(answer: Callable[[int], Any]) -> str:
    """``comes_out(dice)``: how likely is a certain one of this many dice, when two are drawn."""
    return exact(answer, comes_out, (7,), (5,), (3,), (2,))


def stays_inside(outside: list[str], color: str) -> Fraction:
    """The probability that a die is the one of seven that a round leaves in the bag."""
    return Fraction(0) if color in outside else Fraction(1, 7 - len(outside))


ROUNDS: tuple[tuple[list[str], str], ...] = (
    ([], "purple"),
    (["red", "blue"], "purple"),
    (["red", "blue"], "red"),
    (["red", "blue", "green", "white"], "purple"),
    (["red", "blue", "green", "white", "black", "yellow"], "purple"),
)


def check_stays_inside(answer: Callable[..., Any]) -> str:
    """``stays_inside(outside, color)``: how likely this die misses the whole round."""
    return exact(answer, stays_inside, *ROUNDS)


def luck_of(values: dict[str, float], odds: dict[str, Fraction], came: str) -> float:
    """What came, beside the mean of all that could have come."""
    return values[came] - float(sum(odds[each] * Fraction(values[each]) for each in odds))


LUCKS: tuple[tuple[dict[str, float], dict[str, Fraction], str], ...] = (
    ({"one": 40.0, "six": 60.0}, {"one": Fraction(1, 2), "six": Fraction(1, 2)}, "six"),
    ({"good": 80.0, "bad": 30.0}, {"good": Fraction(1, 5), "bad": Fraction(4, 5)}, "bad"),
    ({"good": 80.0, "bad": 30.0}, {"good": Fraction(1, 5), "bad": Fraction(4, 5)}, "good"),
    ({"all": 50.0}, {"all": Fraction(1)}, "all"),
)


def check_luck_of(answer: Callable[..., Any]) -> str:
    """``luck_of(values, odds, came)``: the luck in points when this one came of all."""
    for case in LUCKS:
        wanted, given = luck_of(*case), answer(*case)
        if not isinstance(given, int | float | Fraction) or abs(float(given) - wanted) > 1e-9:
            return f"for {', '.join(map(repr, case))} the luck is {wanted:g}, yours gave {given!r}"
    return ""


def mark_by(low: float) -> str:
    """The mark of a decision that lost at least this many points of win chance."""
    limits = ((12, "blunder"), (5, "mistake"), (2, "doubtful"))
    return next((mark for limit, mark in limits if low >= limit), "fine")


def check_mark_by(answer: Callable[[float], Any]) -> str:
    """``mark_by(low)``: the mark by the lower end of what was lost, from 2, 5 and 12 points on."""
    return agrees(
        answer, mark_by, (0.0,), (1.9,), (2.0,), (4.9,), (5.0,), (11.9,), (12.0,), (40.0,)
    )


def exact(
    answer: Callable[..., Any], truth: Callable[..., Fraction], *cases: tuple[Any, ...]
) -> str:
    """The first case where an answer is wrong, or is not an exact number."""
    for case in cases:
        if isinstance(given := answer(*case), float):
            return f"{given!r} is rounded; an exact answer is a Fraction"
    return agrees(answer, truth, *cases)


HELP = {
    "comes out": Help(
        "Each die is as likely as any other, and two of this many come out.",
        "def comes_out(dice):\n    return Fraction(2, dice)",
    ),
    "stays inside": Help(
        "A die that is out has no chance left; the others share what remains.",
        "def stays_inside(outside, color):\n"
        "    if color in outside:\n"
        "        return Fraction(0)\n"
        "    return Fraction(1, 7 - len(outside))",
    ),
    "luck": Help(
        "First the mean: each value by how likely it was. Then compare what came with it.",
        "def luck_of(values, odds, came):\n"
        "    return values[came] - sum(odds[each] * Fraction(values[each]) for each in odds)",
    ),
    "mark": Help(
        "Ask about the worst first; whoever has passed none of the three limits played fine.",
        "def mark_by(low):\n"
        '    for limit, mark in ((12, "blunder"), (5, "mistake"), (2, "doubtful")):\n'
        "        if low >= limit:\n"
        "            return mark\n"
        '    return "fine"',
    ),
}
EXERCISES: dict[str, Check] = {
    "comes out": check_comes_out,
    "stays inside": check_stays_inside,
    "luck": check_luck_of,
    "mark": check_mark_by,
}
