"""What may be done in Rolling Japan: a small class per kind of move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: this die comes out of the bag."""

    color: str


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the next drawn die shows this value."""

    value: int


@dataclass(frozen=True, slots=True)
class Change:
    """Treat a die as having another color."""

    die: str
    to: str


@dataclass(frozen=True, slots=True)
class Write:
    """Write a die's value into a prefecture."""

    die: str
    cell: str


@dataclass(frozen=True, slots=True)
class Cross:
    """Put an X into a prefecture, since the value fits nowhere."""

    die: str
    cell: str


@dataclass(frozen=True, slots=True)
class Skip:
    """Do nothing with a die, since its area is full."""

    die: str


Move = Draw | Roll | Change | Write | Cross | Skip
