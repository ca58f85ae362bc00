"""What is asked of whoever is to move: made from the legal moves, so that it offers just these."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Way(Generic[M]):
    """One kind of thing that may be done now, in words, and the legal moves that do it.

    The phrase is an order in lower case without a full stop: "touch a lit room".
    """

    phrase: str
    moves: tuple[M, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A button beside the board that stands for a touch, as a game offers it in ``choices``.

    What cannot be done now stays in its place with a ``reason``: it says what is missing.
    """

    pick: str
    text: str  # a verb and an object: "Send a surveyor"
    price: str = ""
    note: str = ""  # a second line
    reason: str = ""
    brief: str = ""  # the reason in fewer words, where the button has little room


def ways_by(moves: Iterable[M], phrase: Callable[[M], str]) -> list[Way[M]]:
    """The legal moves by the phrase that asks for them, in the order they come.

    >>> [way.phrase for way in ways_by([3, 4, 6], lambda n: "odd" if n % 2 else "even")]
    ['odd', 'even']
    """
    found: dict[str, list[M]] = {}
    for move in moves:
        found.setdefault(phrase(move), []).append(move)
    return [Way(text, tuple(those)) for text, those in found.items()]


def sentence(ways: Sequence[Way[M]]) -> str:
    """The phrases as one sentence.

    >>> sentence([Way("touch a lit room", ()), Way("wait", ())])
    'Touch a lit room, or wait.'
    >>> sentence([Way("paint a card", ()), Way("place a brush", ()), Way("pass", ())])
    'Paint a card, place a brush, or pass.'
    """
    *others, last = [way.phrase for way in ways] or [""]
    text = f"{', '.join(others)}, or {last}" if others else last
    return f"{text[:1].upper()}{text[1:]}." if text else ""
