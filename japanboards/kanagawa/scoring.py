"""Kanagawa's score sheet: every point of Harmony with its clause."""

from __future__ import annotations

from functools import lru_cache

from ..core.ranking import leaders
from ..core.rulebook import Line
from .board import Board
from .book import BOOK
from .cards import count_of
from .state import Painter, State, Switches
from .storms import best_run

MASTER = 2  # Harmony for the holder of the Grand Master


def tally(state: State) -> list[Line]:
    """The same lines for every seat, in the order in which the book counts."""
    lines: list[Line] = []
    for seat, painter in enumerate(state.painters):
        lines += sheet(state.board, state.switches, seat, painter, state.master == seat)
    return lines


@lru_cache(1 << 12)
def sheet(
    board: Board, switches: Switches, seat: int, painter: Painter, master: bool
) -> tuple[Line, ...]:
    """One player's lines."""
    run = best_run(board, painter, switches)
    places = len(painter.print) + bool(painter.tile)
    bonus = sum(board.cards[name].bonus for name in painter.print)
    desk = sum(board.cards[name].harmony for name in painter.studio)
    won = sum(board.diplomas[name].harmony for name in painter.diplomas)
    names = ", ".join(painter.diplomas) or "none"
    rows = (
        ("KAN-SCORE-02", places, count_of(places, "place") + " in the print"),
        ("KAN-SCORE-03", run.length, run.told if run.length else "no print yet"),
        ("KAN-CARD-10", bonus, f"symbols in the print: {bonus:+d}"),
        ("KAN-SCORE-04", desk, f"symbols in the studio: {desk:+d}"),
        ("KAN-SCORE-05", won, f"diplomas: {names}"),
        ("KAN-SCORE-06", MASTER * master, "the Grand Master" if master else "no Grand Master"),
    )
    return tuple(Line(seat, points, BOOK[clause], note) for clause, points, note in rows)


def winners(state: State) -> tuple[int, ...]:
    """Seats with the most Harmony, together when they tie (KAN-SCORE-07, KAN-SCORE-08)."""
    totals = [0] * len(state.painters)
    for line in tally(state):
        totals[line.seat] += line.points
    return leaders(totals)
