"""The longest run of one season, with storms placed where they help most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.words import listed
from .board import Board
from .cards import STORM, count_of
from .state import Painter, Switches


@dataclass(frozen=True, slots=True)
class Run:
    """Neighboring places of a print that show one season; the tile is place 0."""

    season: str
    start: int
    length: int
    changed: tuple[int, ...]  # places that a storm token changes

    @property
    def told(self) -> str:
        """The run in words, and where the storms lie."""
        said = f"{self.length} in a row of {self.season}, places {self.start + 1}"
        said += f" to {self.start + self.length}" if self.length > 1 else ""
        if self.changed:
            places = listed([str(place + 1) for place in self.changed], 9)
            said += f", with {count_of(len(self.changed), 'storm token')} on place {places}"
        return said


def seasons_of(board: Board, painter: Painter) -> list[str]:
    """The seasons of a print from the tile on; nothing before the tile is dealt."""
    if not painter.tile:
        return []
    return [board.tiles[painter.tile].season, *(board.cards[c].season for c in painter.print)]


def best_run(board: Board, painter: Painter, switches: Switches) -> Run:
    """The best a painter can make of the print: every season is tried (KAN-RULING-33)."""
    shown = seasons_of(board, painter)
    fixed = () if switches.storm_on_tile else (0,)
    runs = [longest(shown, season, painter.storms, fixed) for season in board.seasons]
    return max(runs, key=lambda run: (run.length, -len(run.changed)))


def longest(shown: Sequence[str], season: str, tokens: int, fixed: Sequence[int]) -> Run:
    """The longest window of one season in which at most so many places have to be changed.

    A printed storm fits every season and takes no token; ``fixed`` places take none.
    """
    start, best = 0, Run(season, 0, 0, ())
    others: list[int] = []
    for end, here in enumerate(shown):
        if here not in (season, STORM):
            others.append(end)
        while others and (len(others) > tokens or others[0] in fixed):
            start = others.pop(0) + 1
        if end + 1 - start > best.length:
            best = Run(season, start, end + 1 - start, tuple(others))
    return best
