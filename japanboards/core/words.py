"""Names and numbers as a person would write them, and names that are not known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from .files import short

LONGEST: Final = 60  # characters of a name that is quoted


def listed(names: Sequence[str], most: int = 3) -> str:
    """The first few names, in words.

    >>> listed(["Tokyo", "Chiba", "Saitama", "Gunma", "Tochigi"])
    'Tokyo, Chiba, Saitama and 2 more'
    """
    shown = list(names[:most]) + ([f"{len(names) - most} more"] if len(names) > most else [])
    return f"{', '.join(shown[:-1])} and {shown[-1]}" if len(shown) > 1 else "".join(shown)


def counted(count: int, thing: str, things: str = "") -> str:
    """So many of a thing; ``things`` is what several are called, if not by an s.

    >>> counted(1, "star"), counted(0, "level"), counted(2, "die", "dice"), counted(-3, "point")
    ('1 star', '0 levels', '2 dice', '−3 points')
    """
    return f"{minus(count)} {thing if count == 1 else things or f'{thing}s'}"


def verbed(count: int, thing: str, things: str = "") -> str:
    """So many of a thing, with the verb: the beginning of a sentence about them.

    >>> verbed(1, "move"), verbed(2, "die", "dice")
    ('1 move is', '2 dice are')
    """
    return f"{counted(count, thing, things)} {'is' if count == 1 else 'are'}"


def ordinal(n: int) -> str:
    """A number as a place in a row.

    >>> [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 112)]
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '112th']
    """
    end = "th" if 10 <= n % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{end}"


def capital(text: str) -> str:
    """With a capital letter at its beginning.

    >>> capital("you lose a piece")
    'You lose a piece'
    """
    return f"{text[:1].upper()}{text[1:]}"


def minus(n: int) -> str:
    """A number as it is printed: with the sign for minus, not a hyphen.

    >>> minus(-2), minus(3)
    ('−2', '3')
    """
    return f"−{-n}" if n < 0 else str(n)


def signed(n: int) -> str:
    """A number with its sign, as it is printed.

    >>> signed(3), signed(-2), signed(0)
    ('+3', '−2', '+0')
    """
    return f"+{n}" if n >= 0 else minus(n)


def unknown(what: str, name: object, known: Iterable[str], most: int = 12) -> str:
    """A sentence about a name that is not known: the nearest that is, and what there is.

    >>> unknown("game", "takamatzu", ["takamatsu", "kaigan"])
    "there is no game 'takamatzu' (did you mean takamatsu?); the games are: takamatsu, kaigan"
    """
    names = list(known)
    near = get_close_matches(str(name).lower()[:LONGEST], [each.lower() for each in names], 1)
    meant = next((each for each in names if [each.lower()] == near), "")
    hint = f" (did you mean {meant}?)" if meant else ""
    more = f" and {len(names) - most} more" if len(names) > most else ""
    said = ", ".join(names[:most]) + more or "none"
    return f"there is no {what} {short(repr(name), LONGEST)}{hint}; the {what}s are: {said}"
