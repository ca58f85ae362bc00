"""The moves of Kaigan: a small value for each kind.

A dispatch is spelled in small moves: how many surveyors, then one after the other. As one move it
has some 210 forms, and to list them took fourteen times as long as to send all the surveyors in
steps. A great mapping has 33 forms at most and is one move.

Touches may say only a part of a move: a card and no space, a tile and no surveyor. What is not said
is "" then, or row 0, space 0: the rules judge the rest, and such a move is never legal.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance: this tile comes to the first gap of the map."""

    tile: str


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: a die for neutral markers shows this value."""

    value: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card from one's hand on a space of the grid."""

    card: str
    row: int
    space: int


@dataclass(frozen=True, slots=True)
class Quadrant:
    """Put the Quadrant Card back on the board instead of laying a card."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim a row."""

    row: int


@dataclass(frozen=True, slots=True)
class Stop:
    """End one's turn without claiming a row."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Make no use of the space being resolved."""


@dataclass(frozen=True, slots=True)
class Act:
    """Carry out an action that leaves no choice: Artistic, Government, side job, reputation."""


@dataclass(frozen=True, slots=True)
class Flexible:
    """One of the alternatives of the flexible action: ryo, a track, or honor."""

    choice: str


@dataclass(frozen=True, slots=True)
class Send:
    """Send one surveyor from the supply or a tile to a tile, alone or as part of a dispatch."""

    origin: str
    tile: str


@dataclass(frozen=True, slots=True)
class Dispatch:
    """Announce and pay a dispatch of two or three surveyors; each is then sent."""

    surveyors: int


@dataclass(frozen=True, slots=True)
class Map:
    """Put one or two markers on a tile."""

    tile: str
    markers: int


@dataclass(frozen=True, slots=True)
class Great:
    """Put markers on several tiles, each named once for every marker; their order is no choice."""

    tariff: str
    tiles: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))


Move = (
    Reveal
    | Roll
    | Lay
    | Quadrant
    | Claim
    | Stop
    | Pass
    | Act
    | Flexible
    | Send
    | Dispatch
    | Map
    | Great
)
