"""Kanagawa's score sheet: every point of Harmony with its clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from ...core.boards import remembered
from ...core.ranking import check_over, leaders
from ...core.rulebook import Line
from ...core.words import listed
from ..board import Board
from ..book import BOOK
from ..cards import STORM, count_of
from .diplomas import asked_for
from .state import OVER, Painter, State, Switches

# Where points come from, in words, by the beginning of the clauses that give them.
SOURCES_OF_POINTS = {
    "KAN-SCORE-02": "the print",
    "KAN-SCORE-03": "a season in a row",
    "KAN-CARD-10": "symbols",
    "KAN-SCORE-04": "symbols",
    "KAN-SCORE-05": "diplomas",
    "KAN-SCORE-06": "the Grand Master",
}
MASTER = 2  # Harmony for the holder of the Grand Master


def tally(state: State) -> list[Line]:
    """The same lines for every seat, in the order in which the book counts."""
    lines: list[Line] = []
    for seat, painter in enumerate(state.painters):
        lines += sheets(state.board)(state.switches, seat, painter, state.master == seat)
    return lines


@remembered
def sheets(board: Board) -> Callable[[Switches, int, Painter, bool], tuple[Line, ...]]:
    """The score sheets that were asked for last, one player's each: bots ask again and again."""
    return lru_cache(1 << 12)(partial(sheet, board))


def sheet(
    board: Board, switches: Switches, seat: int, painter: Painter, master: bool
) -> tuple[Line, ...]:
    """One player's lines."""
    run = best_run(board, painter, switches)
    places = len(painter.print) + bool(painter.tile)
    bonus = sum(board.cards[name].bonus for name in painter.print)
    desk = sum(board.cards[name].harmony for name in painter.studio)
    won = sum(board.diplomas[name].harmony for name in painter.diplomas)
    names = [asked_for(board.diplomas[name], switches) for name in painter.diplomas]
    rows = (
        ("KAN-SCORE-02", places, in_the_print(painter)),
        ("KAN-SCORE-03", run.length, run.told if run.length else "no print yet"),
        ("KAN-CARD-10", bonus, "symbols in the print"),
        ("KAN-SCORE-04", desk, "symbols in the studio"),
        ("KAN-SCORE-05", won, f"diplomas: {'; '.join(names) or 'none'}"),
        ("KAN-SCORE-06", MASTER * master, "the Grand Master" if master else "no Grand Master"),
    )
    return tuple(Line(seat, points, BOOK[clause], note) for clause, points, note in rows)


def in_the_print(painter: Painter) -> str:
    """The tile and the cards of a print, in words."""
    cards = count_of(len(painter.print), "card")
    return f"the tile and {cards} in the print" if painter.tile else f"{cards} in the print"


def winners(state: State) -> tuple[int, ...]:
    """Seats with the most Harmony, together when they tie (KAN-SCORE-07, KAN-SCORE-08)."""
    check_over("Kanagawa", state.step == OVER)
    totals = [0] * state.seats
    for line in tally(state):
        totals[line.seat] += line.points
    return leaders(totals)


@dataclass(frozen=True, slots=True)
class Run:
    """Neighboring places of a print that show one season: the tile is 0, then come the slots."""

    season: str
    start: int
    length: int
    changed: tuple[int, ...]  # places that a storm token changes

    @property
    def told(self) -> str:
        """The run in words, and where the storms lie."""
        first, last = self.start, self.start + self.length - 1
        if self.length > 1:
            where = f"slots {first} to {last}" if first else f"the tile to slot {last}"
        else:
            where = slot(first)
        said = f"{self.length} in a row of {self.season}, {where}"
        if self.changed:
            tokens = count_of(len(self.changed), "storm token")
            said += f", with {tokens} on {listed([slot(place) for place in self.changed], 9)}"
        return said


def slot(place: int) -> str:
    """A place of a print, as its number is printed on the board."""
    return f"slot {place}" if place else "the tile"


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
    """The longest window of one season with no more places to change than ``tokens``.

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
