"""What may be done in Kanagawa: one small class per kind of move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tile:
    """Chance: the next player gets this starting tile."""

    tile: str


@dataclass(frozen=True, slots=True)
class Back:
    """Chance: the next card of the deck has this back."""

    color: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Chance: the card that was just dealt face up is this one."""

    card: str


@dataclass(frozen=True, slots=True)
class Peek:
    """Chance: the face-down card that was just taken is this one; its taker alone sees it."""

    card: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Stay at School and hope for longer columns."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take every card of a column, numbered from 1, and leave School."""

    column: int


@dataclass(frozen=True, slots=True)
class Depart:
    """Leave School without cards, since no column has any."""


NO_CARD = ""  # the name of no card: one in hand is meant, and none is there


@dataclass(frozen=True, slots=True)
class Studio:
    """Add a card to the studio."""

    card: str


@dataclass(frozen=True, slots=True)
class Print:
    """Add a card to the print; ``wild`` are its landscapes that are painted on wild icons."""

    card: str
    wild: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Put an unplaced brush on an empty icon."""

    icon: str


@dataclass(frozen=True, slots=True)
class Shift:
    """Move a brush from its icon to an empty one, with an arrow."""

    brush: str
    icon: str


@dataclass(frozen=True, slots=True)
class Claim:
    """Take a diploma."""

    diploma: str


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave a diploma for good."""

    diploma: str


@dataclass(frozen=True, slots=True)
class Done:
    """The work of this round is finished."""


Move = (
    Tile
    | Back
    | Turn
    | Peek
    | Pass
    | Take
    | Depart
    | Studio
    | Print
    | Place
    | Shift
    | Claim
    | Leave
    | Done
)
