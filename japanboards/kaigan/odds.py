"""Kaigan: exact odds of what chance brings next, from what a seat may know."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from ..core.game import Forecast, Seat
from .cards import TRACKS
from .rules.state import OVER, SCORING, TILES, State


def forecast(state: State, seat: Seat) -> Forecast:
    """Neutral markers for a column, tiles that dice may complete, and the next tile."""
    if state.phase == OVER:
        return []
    found: list[tuple[str, list[tuple[str, Fraction]]]] = []
    dice = dice_to_come(state)
    if dice and state.phase != TILES:
        counts = [(f"{n}", share(dice, n)) for n in range(dice + 1)]
        found.append(("Neutral markers for each tile of a column", counts))
        if ripe := completions(state, dice):
            found.append(("Tiles that the dice alone would complete", ripe))
    if state.pile:
        found.append(("The next tile from the pile", kinds(state)))
    return found


def dice_to_come(state: State) -> int:
    """The dice still to be rolled this round."""
    if state.phase == SCORING:
        return 0
    return state.board.dice[state.seats] - len(state.dice)


def share(dice: int, count: int) -> Fraction:
    """The probability that exactly this many of the dice name one given column.

    >>> share(2, 1)
    Fraction(5, 18)
    """
    return comb(dice, count) * Fraction(1, 6) ** count * Fraction(5, 6) ** (dice - count)


def completions(state: State, dice: int) -> list[tuple[str, Fraction]]:
    """Tiles that may be completed by dice, each with its probability, the likeliest first."""
    rows = []
    for site in state.map:
        if site and 0 < site.room <= dice:
            chance = sum((share(dice, n) for n in range(site.room, dice + 1)), Fraction(0))
            rows.append((site.tile.name, chance))
    return sorted(rows, key=lambda row: (-row[1], row[0]))


def kinds(state: State) -> list[tuple[str, Fraction]]:
    """The kind of the tile on top of the pile."""
    drawn = [state.board.tile[name].kind for name in state.pile]
    return [(kind.title(), Fraction(drawn.count(kind), len(drawn))) for kind in TRACKS]
