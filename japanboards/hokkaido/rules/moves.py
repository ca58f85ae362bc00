"""What may be done in Hokkaido: one small class per kind of move."""

from __future__ import annotations

from dataclasses import dataclass

BOTH_CARDS = "both"  # kept, instead of one of the two


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the next card is this one."""

    card: str


@dataclass(frozen=True, slots=True)
class Place:
    """Set the starting piece into a province."""

    province: str


@dataclass(frozen=True, slots=True)
class Land:
    """Land Move: one piece from a province into a neighboring one."""

    province: str
    to: str


@dataclass(frozen=True, slots=True)
class Sea:
    """Sea Move: one piece to At Sea or away from there."""

    place: str
    to: str


@dataclass(frozen=True, slots=True)
class Grow:
    """A piece from the stock joins a province."""

    province: str


@dataclass(frozen=True, slots=True)
class Claim:
    """Put a piece on a public card."""

    card: str


@dataclass(frozen=True, slots=True)
class Draw:
    """Look at two cards of the deck."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one of the drawn cards, or ``both``."""

    card: str


@dataclass(frozen=True, slots=True)
class Take:
    """Draw a public card."""

    card: str


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card of the hand among the public ones."""

    card: str


@dataclass(frozen=True, slots=True)
class Reveal:
    """Lay a card of the hand open, with a piece on it."""

    card: str


@dataclass(frozen=True, slots=True)
class Stop:
    """End the turn early. Never allowed: a question to the rules, and their answer."""


Action = Land | Sea | Grow | Claim | Draw | Take | Discard | Reveal
Move = Deal | Place | Action | Keep | Stop
