"""Kanagawa's score sheet: every point of Harmony with its clause."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.places import leaders
from ..core.rulebook import Line
from .book import BOOK
from .cards import count_of
from .state import Painter, State
from .storms import best_run

MASTER = 2  # Harmony for the holder of the Grand Master


def tally(state: State) -> list[Line]:
    """The same lines for every seat, in the order in which the book counts."""
    return [line for seat in range(len(state.painters)) for line in sheet(state, seat)]


def sheet(state: State, seat: int) -> Iterator[Line]:
    """One player's lines."""
    board, painter = state.board, state.painters[seat]
    run = best_run(board, painter, state.switches)
    places = len(painter.print) + bool(painter.tile)
    yield Line(seat, places, BOOK["KAN-SCORE-02"], count_of(places, "place") + " in the print")
    yield Line(seat, run.length, BOOK["KAN-SCORE-03"], run.told if run.length else "no print yet")
    bonus, desk = harmony_symbols(state, painter)
    yield Line(seat, bonus, BOOK["KAN-CARD-10"], f"symbols in the print: {bonus:+d}")
    yield Line(seat, desk, BOOK["KAN-SCORE-04"], f"symbols in the studio: {desk:+d}")
    won = sum(board.diplomas[name].harmony for name in painter.diplomas)
    names = ", ".join(painter.diplomas) or "none"
    yield Line(seat, won, BOOK["KAN-SCORE-05"], f"diplomas: {names}")
    has = state.master == seat
    note = "the Grand Master" if has else "no Grand Master"
    yield Line(seat, MASTER * has, BOOK["KAN-SCORE-06"], note)


def harmony_symbols(state: State, painter: Painter) -> tuple[int, int]:
    """Harmony on the cards of the print, and on those of the studio."""
    cards = state.board.cards
    return (
        sum(cards[name].bonus for name in painter.print),
        sum(cards[name].harmony for name in painter.studio),
    )


def winners(state: State) -> tuple[int, ...]:
    """Seats with the most Harmony, together when they tie (KAN-SCORE-07, KAN-SCORE-08)."""
    totals = [0] * len(state.painters)
    for line in tally(state):
        totals[line.seat] += line.points
    return leaders(totals)
