"""The rules to choose from where a move is refused: those it breaks, and some that it keeps."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any, Final

from .game import Game
from .practice import extras
from .rulebook import Breach

OPTIONS: Final = 3  # clauses to choose from
SHORT: Final = 24  # letters, below which a rule says too little without those around it
LEANING = re.compile(  # it speaks of something that another rule has named
    r"(They|It|Its|Their|He|She|Either|Neither|These|Those|This|That|Such|So|Then|Otherwise|After "
    r"that|But|And)\b"
)
COUNTS: Final = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
FOR_SOME = re.compile(r"\b(?:with|in) (?:a )?(two|three|four|five|six|\d)[- ]player", re.IGNORECASE)


def options(
    game: Game[Any, Any],
    state: Any,
    move: Any,
    clause: str,
    breaches: Sequence[Breach],
    rng: random.Random,
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The right rules, the one in question first, and all that are offered.

    Of each thing that is wrong with the move one rule is there, so that nobody misses the reason
    they have in mind. The others are about the same kind of move and the same section if possible.
    What a game calls kin of a right rule would fit as well as it, and is not offered.
    """
    book = game.BOOK
    right = one_each(clause, breaches)
    families: tuple[tuple[str, ...], ...] = getattr(extras(game), "KIN", ())
    kin = {each for family in families if not {*right}.isdisjoint(family) for each in family}
    own = {each.id for each, _ in book.rules[type(move)]}
    fitting = {breach.clause.id for breach in breaches} if breaches else own
    others = [each for each in sorted(book.enforced()) if each not in fitting and each not in right]
    rng.shuffle(others)
    section = book[clause].section
    things: tuple[str, ...] = getattr(extras(game), "THINGS", ())  # nobody would think of those
    others.sort(
        key=lambda each: (
            each in kin,
            not plays_a_part(book[each].text, state.seats),
            each.startswith(things) and not clause.startswith(things),
            not stands_alone(book[each].text),
            each not in own,
            book[each].section != section,
        )
    )
    shown = [*right, *others[: OPTIONS - len(right)]]
    rng.shuffle(shown)
    return tuple(right), tuple(shown)


def one_each(clause: str, breaches: Sequence[Breach]) -> list[str]:
    """A rule for each thing that is wrong, this one first."""
    by_complaint: dict[str, str] = {}
    for breach in breaches:
        if breach.clause.id == clause or breach.complaint not in by_complaint:
            by_complaint[breach.complaint] = breach.clause.id
    return [clause, *dict.fromkeys(each for each in by_complaint.values() if each != clause)]


def stands_alone(text: str) -> bool:
    """A rule that is understood without those around it.

    >>> stands_alone("Either end suffices."), stands_alone("One brush at most on an icon.")
    (False, True)
    """
    return len(text) >= SHORT and not LEANING.match(text)


def plays_a_part(text: str, players: int) -> bool:
    """A rule that says something to a game of so many.

    >>> plays_a_part("With three players row 4 is closed.", 4)
    False
    """
    named = FOR_SOME.search(text)
    return named is None or (COUNTS.get(named[1].lower()) or int(named[1])) == players
