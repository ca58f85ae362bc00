"""What a sheet of Rolling Japan still promises; bots ask for it, the rules never do."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp

from ..core.game import Seat
from .board import PURPLE, Board
from .state import FACES, State

# By how many blanks of an area a face fits: the chance that it will still fit one when it comes.
LASTS = (0.0, 0.62, 0.77, 0.89, 0.97)
CHANGE, LATE = 1.5, 0.5  # points that an unused color change saves: at first, and in the last round
VARIES = 0.5  # fewer blanks get a die than dice are expected, as sometimes fewer come


def potential(state: State, seat: Seat) -> float:
    """Points to hope for: in each area the dice to come, as far as their faces fit there."""
    board, sheet = state.board, state.sheets[seat]
    coming = dice_to_come(board, state.ticks, state.bag)
    change = LATE + (CHANGE - LATE) * (1 - state.ticks / board.rounds)
    return of_areas(board, sheet.fits, coming) + change * (board.changes - sheet.changes)


@lru_cache(1 << 14)
def of_areas(board: Board, fits: int, coming: tuple[float, ...]) -> float:
    """The numbers to hope for, by where which face still fits and how many dice may come."""
    size, hoped = len(board.names), 0.0
    rows = [fits >> face * size for face in FACES]
    for color, dice in zip(board.areas, coming, strict=True):
        bits, open_ = board.bits[color], 0
        for row in rows:
            open_ |= row & bits
        blanks = open_.bit_count()
        used = min(dice, blanks) - VARIES * exp(-abs(dice - blanks))
        lasting = [LASTS[min((row & bits).bit_count(), 4)] for row in rows]
        hoped += used * sum(lasting) / len(FACES)
    return hoped


@cache
def dice_to_come(board: Board, ticks: int, bag: tuple[str, ...]) -> tuple[float, ...]:
    """By area, the dice that may still be expected: its own, and its share of the purple ones."""
    share = board.outside / len(board.dice)
    later = (board.rounds - ticks - 1) * share * (1 + (PURPLE in board.dice) / len(board.areas))
    return tuple(later + (color in bag) for color in board.areas)


def boundary(state: State) -> bool:
    """Everybody has dealt with both dice."""
    return not state.dice
