"""What a sheet of Rolling Japan still promises; bots ask for it, the rules never do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, reduce
from math import exp
from operator import or_

from ..core.boards import remembered
from ..core.game import Seat
from ..core.words import counted, listed
from .board import BLANK, FACES, PURPLE, Board, X, bit_set
from .rules.moves import Change, Cross, Move, Write
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


def wastes(state: State, move: Move) -> bool:
    """A color change for nothing: purple goes there anyway, or the number fits nowhere there."""
    if not isinstance(move, Change):
        return False
    size = len(state.board.names)
    value = next((die.value or 0 for die in state.waiting if die.color == move.die), 0)
    fits = state.sheet.fits >> value * size & state.board.bits[move.to]
    return move.die == PURPLE or not fits


def reasons(state: State, seat: Seat, move: Move) -> list[str]:
    """What speaks for a move, as a player says it: how rare a place is, what neighbors keep."""
    match move:
        case Write(die, cell):
            return [*rare(state, cell), *left_open(state, die, cell)]
        case Cross(_, cell):
            return [cheap_cross(state, cell)]
        case Change(die, to):
            return [more_room(state, die, to)]
        case _:
            return []


def rare(state: State, cell: str) -> list[str]:
    """That few numbers fit a prefecture, so that the chance may not come again."""
    faces = faces_of(state, state.sheet.fits, state.board.index[cell])
    fit = "fit" if len(faces) > 1 else "fits"
    told = f"{cell} is hard to fill: only {' and '.join(map(str, faces))} {fit} there"
    return [told] if len(faces) <= 2 else []


def left_open(state: State, die: str, cell: str) -> list[str]:
    """What a number leaves its blank neighbors, and whether they keep more than elsewhere."""
    board, fits = state.board, state.sheet.fits
    value = next(each.value for each in state.waiting if each.color == die)
    assert value
    at = board.index[cell]
    then = fits & board.still_fitting[value][at]
    blank = [n for n in board.neighbors[at] if not state.sheet.cells[n]]
    if not blank:
        return [f"{cell} has no blank neighbor, so nothing is narrowed"]
    kept = {n: faces_of(state, then, n) for n in blank}
    closed = [board.names[n] for n in blank if not kept[n] and faces_of(state, fits, n)]
    if closed:
        return [f"it closes {listed(closed)}, but it is a point at once"]
    open_ones = [f"{board.names[n]} takes {in_a_row(kept[n])}" for n in blank if kept[n]]
    return [f"the neighbors stay open: {listed(open_ones, 3)}"] if open_ones else []


def cheap_cross(state: State, cell: str) -> str:
    """What an X costs in a prefecture."""
    faces = faces_of(state, state.sheet.fits, state.board.index[cell])
    if not faces:
        return f"no number fits {cell} any more, so the X costs nothing"
    fit = f"only {in_a_row(faces)} would fit" if len(faces) < len(FACES) else "any number would fit"
    return f"{cell} is given up for the others: {fit} there, and an X narrows no neighbor"


def more_room(state: State, die: str, to: str) -> str:
    """Where a die fits by itself, and where by the color it is changed into."""
    board = state.board
    value = next(each.value for each in state.waiting if each.color == die)
    row, anywhere = state.sheet.fits >> (value or 0) * len(board.names), (1 << len(board.names)) - 1
    many = ((row & board.bits.get(color, anywhere)).bit_count() for color in (die, to))
    here, there = (counted(n, "prefecture") if n else "nowhere" for n in many)
    return f"as {die} it fits {here}, as {to} {there}"


def faces_of(state: State, fits: int, at: int) -> list[int]:
    """The numbers that fit a prefecture."""
    size = len(state.board.names)
    return [face for face in FACES if fits >> face * size + at & 1]


def in_a_row(faces: Sequence[int]) -> str:
    """Numbers in words.

    >>> in_a_row([2, 3, 4]), in_a_row([5])
    ('2 to 4', '5')
    """
    return f"{faces[0]} to {faces[-1]}" if len(faces) > 1 else f"{faces[0]}"


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
