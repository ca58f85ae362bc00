"""What a sheet of Rolling Japan still promises; bots ask for it, the rules never do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, reduce
from math import exp
from operator import or_

from ..core.boards import remembered
from ..core.game import Seat
from .board import BLANK, FACES, PURPLE, Board, X, bit_set
from .rules.state import State, updated

# By how many blanks of an area a face fits: the chance that it will still fit one when it comes.
LASTS = (0.0, 0.62, 0.77, 0.89, 0.97)
CHANGE, LATE = 1.5, 0.5  # points that an unused color change saves: at first, and in the last round
VARIES = 0.5  # fewer blanks get a die than dice are expected, as sometimes fewer come
AHEAD = 4  # turns that a search plays on

# The same for a sharp search. An evolution strategy (CMA-ES) found these numbers in games alone:
# whoever looks one die ahead fills 34.8 prefectures by them, and 33.9 by those above.
SHARP_LASTS, LAST = (0.0, 0.07, 0.36, 0.6, 0.7), 0.53  # at first by blanks; at the end for any
SHARP_CHANGE, SHARP_LATE = 2.0, 0.25
SHARP_VARIES, NARROW = 0.8, 1.5  # and how fast that fades as dice and blanks differ
DEAD, SIDE = 0.6, 0.05  # points lost at first by a blank nothing fits, by each blank beside a blank


def points(state: State, seat: Seat) -> int:
    """Numbers on the sheet."""
    cells = state.sheets[seat].cells
    return len(cells) - cells.count(BLANK) - cells.count(X)


def estimate(state: State, seat: Seat) -> float:
    """Points to hope for: in each area the dice to come, as far as their faces fit there."""
    board, sheet = state.board, state.sheets[seat]
    size, fits, rows = len(board.names), sheet.fits, all_faces(board)
    coming = dice_to_come(board, state.ticks, state.bag)
    hoped = [of_area(size, fits & rows[color], dice) for color, dice in coming.items()]
    change = LATE + (CHANGE - LATE) * (1 - state.ticks / board.rounds)
    return sum(hoped) + change * (board.changes - sheet.changes)


def sharp_estimate(state: State, seat: Seat) -> float:
    """The same with more foresight: blanks get in each other's way, and some are lost."""
    board, sheet = state.board, state.sheets[seat]
    fits, ticks, rows = sheet.fits, state.ticks, all_faces(board)
    coming = dice_to_come(board, ticks, state.bag)
    left = 1 - ticks / board.rounds
    change = SHARP_LATE + (SHARP_CHANGE - SHARP_LATE) * left
    hoped = [
        sharply(board, fits & (rows[color] | board.bits[color]), left, dice)
        for color, dice in coming.items()
    ]
    return sum(hoped) + change * (board.changes - sheet.changes)


def parts(state: State, seat: Seat) -> dict[str, float]:
    """What ``estimate`` hopes for, by where it comes from, in words."""
    board, sheet = state.board, state.sheets[seat]
    size, rows = len(board.names), all_faces(board)
    coming = dice_to_come(board, state.ticks, state.bag)
    found = {
        f"dice for {board.areas[color]}": of_area(size, sheet.fits & rows[color], dice)
        for color, dice in coming.items()
    }
    change = LATE + (CHANGE - LATE) * (1 - state.ticks / board.rounds)
    return {**found, "color changes": change * (board.changes - sheet.changes)}


@remembered
def all_faces(board: Board) -> Mapping[str, int]:
    """By area, its bits in every row of ``fits``."""
    return {
        color: sum(bits << face * len(board.names) for face in FACES)
        for color, bits in board.bits.items()
    }


@lru_cache(1 << 16)
def of_area(size: int, fits: int, dice: float) -> float:
    """The numbers to hope for, by where which face still fits and how many dice may come."""
    one = (1 << size) - 1
    rows = [fits >> face * size & one for face in FACES]
    blanks = reduce(or_, rows).bit_count()
    used = min(dice, blanks) - VARIES * exp(-abs(dice - blanks))
    return used * sum([LASTS[min(row.bit_count(), 4)] for row in rows]) / len(FACES)


@remembered
def sharply(board: Board, fits: int, left: float, dice: float) -> float:
    """What ``of_area`` says, seen sharply; ``left`` is the share of the game that is to come."""
    size = len(board.names)
    one = (1 << size) - 1
    rows = [fits >> face * size & one for face in FACES]
    blanks, useful = fits & one, reduce(or_, rows)
    count = useful.bit_count()
    used = min(dice, count) - SHARP_VARIES * exp(-NARROW * abs(dice - count))
    lasts = [left * SHARP_LASTS[min(row.bit_count(), 4)] + (1 - left) * LAST for row in rows if row]
    beside = sum([(blanks & near).bit_count() for at, near in neighbors(board) if at & useful])
    dead = (blanks ^ useful).bit_count()
    return used * sum(lasts) / len(FACES) - left * (DEAD * dead + SIDE * beside)


@remembered
def neighbors(board: Board) -> tuple[tuple[int, int], ...]:
    """Every prefecture as a bit, and its neighbors as bits."""
    return tuple((1 << at, bit_set(near)) for at, near in enumerate(board.neighbors))


@remembered
def dice_to_come(board: Board, ticks: int, bag: tuple[str, ...]) -> Mapping[str, float]:
    """By area, the dice that may still be expected: its own, and its share of the purple ones."""
    share = board.outside / len(board.dice)
    later = (board.rounds - ticks - 1) * share * (1 + (PURPLE in board.dice) / len(board.areas))
    return {color: later + (color in bag) for color in board.areas}


def alone(state: State, seat: Seat) -> State:
    """The position of one player by themself: nobody has a hand in another's sheet."""
    return updated(state, sheets=(state.sheets[seat],), holder=0, seat=0)


def boundary(state: State) -> bool:
    """Everybody has dealt with both dice."""
    return not state.dice


def progress(state: State) -> float:
    """The share of the game that has been played: rounds, and dice of this one."""
    board = state.board
    drawn = (len(board.dice) - len(state.bag)) / board.outside
    return min(1.0, (state.ticks + min(1.0, drawn)) / board.rounds)
