"""Words for a game's notation: lines with keys, numbers with limits, moves with verbs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from .files import short
from .rulebook import Option
from .words import unknown

T = TypeVar("T")
MOST_DIGITS: Final = 3  # of a number in a move


def quoted(text: object) -> str:
    """What somebody wrote, in quotation marks, cut where it gets long.

    >>> quoted("red 4")
    "'red 4'"
    """
    return short(repr(text), 60)


def lines_of(text: str) -> dict[str, str]:
    """The lines of a position by key; each is ``key: value``, each key stands once.

    >>> lines_of("rounds: 2")
    {'rounds': '2'}
    """
    given: dict[str, str] = {}
    for at, line in enumerate(text.strip().splitlines(), 1):
        key, colon, value = line.strip().partition(":")
        if not colon or key in given:
            raise ValueError(
                f"line {at}, {quoted(line.strip())}: a line is 'key: value', each key once"
            )
        given[key] = value.strip()
    return given


def split(text: str) -> list[str]:
    """The words between commas.

    >>> split("red 4, blue 2")
    ['red 4', 'blue 2']
    """
    return [word.strip() for word in text.split(",") if word.strip()]


def number(text: str, key: str, least: int, most: int) -> int:
    """A number between limits."""
    digits = text.strip()
    if not digits.isdecimal() or len(digits) > 9 or not least <= int(digits) <= most:
        raise ValueError(f"{key}: a number from {least} to {most} is expected, not {quoted(text)}")
    return int(digits)


def player(text: str, key: str, players: int, default: int) -> tuple[int, list[str]]:
    """A leading ``player N`` as a seat, and the other words between commas."""
    words = split(text)
    if not words or not words[0].startswith("player"):
        return default, words
    seat = number(words[0].removeprefix("player").strip(), f"{key}: player", 1, players)
    return seat - 1, words[1:]


def read_options(text: str, known: Iterable[str]) -> dict[str, Any]:
    """Options from ``name=value, name=value``; only these are known to a position."""
    named, there = [word.partition("=")[::2] for word in split(text)], list(known)
    for name, _ in named:
        if name not in there:
            raise ValueError(f"options: {unknown('option', name, there)}")
    values = {"True": True, "False": False}
    return {n: int(v) if v.isdecimal() and len(v) < 10 else values.get(v, v) for n, v in named}


def write_options(options: Mapping[str, Option], switches: Any) -> str:
    """The options that differ from their defaults."""
    chosen = fields_of(switches).items()
    return ", ".join(f"{name}={v}" for name, v in chosen if v != options[name].default)


def write_move(move: Any) -> str:
    """A move of plain fields as its verb and what it is about."""
    return " ".join((type(move).__name__.lower(), *map(str, fields_of(move).values())))


def fields_of(value: Any) -> dict[str, Any]:
    """The fields of a dataclass by name, as they are: ``asdict`` would copy them, slowly."""
    return {name: getattr(value, name) for name in value.__match_args__}


def read_plain_move(
    text: str, words: Sequence[str], kinds: Mapping[str, Callable[..., T]], known: str
) -> T:
    """A move of plain fields from its verb and its words; ``known`` lists the moves there are.

    >>> from dataclasses import make_dataclass
    >>> read_plain_move("roll 3", ["roll", "3"], {"roll": make_dataclass("Roll", ["n"])}, "roll N")
    Roll(n='3')
    """
    verb, *given = words or [""]
    kind: Any = kinds.get(verb)
    fields = list(kind.__dataclass_fields__.values()) if kind else []
    if kind is None or len(given) != len(fields) or not all(given):
        raise ValueError(f"{quoted(text)} is not a move; moves are: {known}")
    values: list[Any] = list(given)
    for at, (word, field) in enumerate(zip(given, fields, strict=True)):
        if field.type == "int":
            if not (word.isascii() and word.isdecimal() and len(word) <= MOST_DIGITS):
                said = f"{field.name} is a number, not {quoted(word)}"
                raise ValueError(f"{quoted(text)} is not a move; {said}")
            values[at] = int(word)
    move: T = kind(*values)
    return move
