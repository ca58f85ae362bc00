"""What a sheet of Rolling Japan still promises; bots ask for it, the rules never do."""

from __future__ import annotations

from ..core.game import Seat
from .board import PURPLE
from .state import FACES, State

# By how many blanks of an area a face fits: the chance that it will still fit one when it comes.
LASTS = (0.0, 0.7, 0.9, 0.97)
CHANGE = 0.3  # points that an unused color change saves


def potential(state: State, seat: Seat) -> float:
    """Points to hope for: in each area the dice to come, as far as their faces fit there."""
    board, sheet = state.board, state.sheets[seat]
    size, hoped = len(board.names), 0.0
    rows = [sheet.fits >> face * size for face in FACES]
    for color in board.areas:
        bits = board.bits[color]
        blanks = (sheet.fits & bits).bit_count()
        fitting = [LASTS[min((row & bits).bit_count(), 3)] for row in rows]
        hoped += min(dice_to_come(state, color), blanks) * sum(fitting) / len(FACES)
    return hoped + CHANGE * (board.changes - sheet.changes)


def dice_to_come(state: State, color: str) -> float:
    """How many dice of an area may still be expected: its own, and its share of the purple ones."""
    board = state.board
    rounds = board.rounds - state.ticks - 1
    share = board.outside / len(board.dice)
    return rounds * share * (1 + (PURPLE in board.dice) / len(board.areas)) + (color in state.bag)


def boundary(state: State) -> bool:
    """Everybody has dealt with both dice."""
    return not state.dice
