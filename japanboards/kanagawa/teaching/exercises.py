"""Checks for the exercises about Kanagawa: they say what is not yet right."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from ...core.exercise import Check, agrees
from ..board import printed
from ..cards import STORM, WILD, Card
from ..rules.painting import can_paint
from ..rules.scoring import longest

Case = tuple[tuple[str, ...], tuple[str, ...]]


def studios(cases: int) -> Iterator[Case]:
    """Random landscapes that a print needs, and icons with a brush."""
    rng, kinds = random.Random(7), printed("school").landscapes
    for _ in range(cases):
        needs = tuple(rng.choice(kinds) for _ in range(rng.randint(1, 3)))
        icons = tuple(rng.choice((*kinds, WILD)) for _ in range(rng.randint(0, 4)))
        yield needs, icons


def paintable(needs: Sequence[str], icons: Sequence[str]) -> bool:
    """The print can be painted with a brush on each of these icons."""
    return can_paint(needs, Counter(icons))


def check_paintable(answer: Callable[..., Any]) -> str:
    """``paintable(needs, icons)``: whether brushes on these icons paint these landscapes."""
    plain: tuple[Case, ...] = (
        (("ocean",), ("ocean",)),
        (("ocean", "ocean"), ("ocean",)),
        (("ocean", "ocean"), ("ocean", "wild")),
        (("forest",), ("ocean", "plain")),
    )
    return agrees(answer, paintable, *plain, *studios(200))


def run_of(seasons: Sequence[str]) -> int:
    """The longest run of one season, a printed storm being any season."""
    kinds = printed("school").seasons
    return max(longest(seasons, season, 0, ()).length for season in kinds)


def prints(cases: int) -> Iterator[tuple[list[str]]]:
    """Random prints as lists of seasons."""
    rng, kinds = random.Random(3), (*printed("school").seasons, STORM)
    for _ in range(cases):
        yield ([rng.choice(kinds[:2] + kinds[-1:]) for _ in range(rng.randint(1, 9))],)


def check_run_of(answer: Callable[..., Any]) -> str:
    """``run_of(seasons)``: the longest run of one season, where "storm" is any season."""
    plain = (
        (["winter"],),
        (["winter", "spring", "spring"],),
        (["spring", "storm", "spring"],),
        (["spring", "storm", "summer", "summer"],),
    )
    return agrees(answer, run_of, *plain, *prints(200))


def chance(cards: Sequence[Card], icons: Sequence[str]) -> Fraction:
    """The share of these cards that brushes on these icons can paint."""
    able = sum(1 for card in cards if paintable(card.needs, icons))
    return Fraction(able, len(cards))


def check_chance(answer: Callable[..., Any]) -> str:
    """``chance(cards, icons)``: how likely one of these cards can be painted, as a Fraction."""
    school = printed("school")
    for deck in school.decks:
        cards = [school.cards[name] for name in deck]
        for icons in (("forest",), ("ocean", "ocean"), ("plain", "wild"), ()):
            wanted, given = chance(cards, icons), answer(list(cards), list(icons))
            if wanted != given:
                return (
                    f"for the {cards[0].back} backs and icons {list(icons)} the chance is "
                    f"{wanted}, yours gave {given!r}"
                )
    return ""


EXERCISES: dict[str, Check] = {
    "paintable": check_paintable,
    "longest run": check_run_of,
    "chance": check_chance,
}
