"""What may be done in Takamatsu: a small class per kind of move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...core.words import listed
from ..board import COLORS

Party = tuple[int, ...]  # samurai per color, in the order of COLORS
NO_SAMURAI: Party = (0,) * len(COLORS)


def in_words(party: Sequence[int]) -> str:
    """Samurai as a person would say it.

    >>> in_words((0, 1, 0, 2, 0))
    '1 black and 2 red'
    """
    return listed([f"{n} {COLORS[c]}" for c, n in enumerate(party) if n], 5) or "nobody"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the next player gets this color."""

    color: str


@dataclass(frozen=True, slots=True)
class Start:
    """Chance: this seat begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class Back:
    """Chance: the deck's top card has this back, "open" or "hidden"."""

    kind: str


@dataclass(frozen=True, slots=True)
class Flip:
    """Chance: the new card of the display has this value."""

    value: int


@dataclass(frozen=True, slots=True)
class Peek:
    """Chance: the hidden card somebody got has this value; nobody else sees it."""

    value: int


@dataclass(frozen=True, slots=True)
class March:
    """Move a party of samurai from one room to another."""

    room: str
    party: Party
    to: str


NO_CARD = 0  # the value of no card: a hidden card is meant, and none is there


@dataclass(frozen=True, slots=True)
class Activate:
    """Use a hidden card for a pagoda."""

    card: int
    pagoda: str


@dataclass(frozen=True, slots=True)
class Wait:
    """Keep the hidden cards for now."""


Move = Deal | Start | Back | Flip | Peek | March | Activate | Wait
