"""What lies on the table as marks: rounds, dice, the bag, color changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from ...core.boards import remembered
from ...core.game import Seat
from ...core.scene import Mark
from ...core.words import counted
from ..board import Board, X
from ..rules.moves import Move, Skip
from ..rules.state import Die, Sheet, State
from .layout import LETTERS, ORDER, Box, layout, on_cloth, outside

MOST_STATIONS, MOST_STAMPS = 12, 3  # drawn one by one; of more, their number is said
WAY = (352, 416)  # where the path of the rounds begins, and how long it is
TILTS = (-11, 8)  # of the two dice, in degrees
LOW_TRAY = 140  # a higher tray has room below its dice
DIE_EDGE, NAMED = "box 48 48", "soft die-name strong"


def table_marks(state: State, seat: Seat, moves: tuple[Move, ...]) -> Iterator[Mark]:
    """Rounds, dice, the bag and color changes; and the way out of a die that can do nothing."""
    yield from rounds(state)
    yield from own_sum(state, seat)
    idle = any(isinstance(move, Skip) for move in moves)
    yield from dice(state, seat, idle)
    yield from bag(state)
    yield from change_marks(state.board, state.sheets[seat].changes)
    yield skip(layout(state.board).tray, idle)


def turn_of(state: State) -> int:
    """The number of the turn in its round, from 1."""
    out = len(state.board.dice) - len(state.bag)
    return (out + 1) // 2 if state.dice else out // 2 + 1


def rounds(state: State) -> tuple[Mark, ...]:
    """The rounds as a path: a station each, a stone per turn between them."""
    over = state.ticks == state.board.rounds
    return path_of_rounds(state.board, state.ticks, 0 if over else turn_of(state))


@remembered
def path_of_rounds(board: Board, ticks: int, turn: int) -> tuple[Mark, ...]:
    """The path when this many rounds are over; there is no turn after the last one."""
    every, per = board.rounds, board.outside // 2
    when = f"turn {turn} of {per}" if turn else "the end"
    words = (
        Mark(
            "round",
            "soft left headline",
            (238, 20),
            "",
            f"Round {min(ticks + 1, every)} of {every}",
            15,
        ),
        Mark("turn", "soft left minor", (238, 39), "", when, 12),
    )
    if every > MOST_STATIONS:
        return words
    start, step = WAY[0], min(52.0, WAY[1] / every)
    gone = step * (ticks + (turn - 0.5) / per if turn else every - 8 / step)
    return (
        *words,
        Mark("way", "pips way", (start, 28), f"M{start} 28H{start + step * every - 8:g}"),
        Mark("gone", "pips way done", (start, 28), f"M{start} 28H{start + gone:g}"),
        *(station(n, ticks, start + step * n) for n in range(every)),
        *(stones(every, per, ticks, turn or per + 1, step) if step > 40 else ()),
    )


def station(n: int, ticks: int, x: float) -> Mark:
    """A round on the path."""
    look, word = ("done", "over") if n < ticks else ("", "to come")
    if n == ticks:
        look, word = "now", "played now"
    title = f"round {n + 1} is {word}"
    look = f"pips station {look}".strip()
    return Mark(f"round:{n}", look, (x, 28), "disc 9.5", str(n + 1), 12, title=title)


def stones(every: int, per: int, ticks: int, turn: int, step: float) -> Iterator[Mark]:
    """A stone per turn, between the stations."""
    for n, m in product(range(every), range(1, per + 1)):
        look, size = ("done", 3) if (n, m) < (ticks, turn) else ("", 3)
        if (n, m) == (ticks, turn):
            look, size = "now", 4
        x = WAY[0] + step * n + 8 + (step - 19) / (per + 0.6) * m
        look = f"pips stone {look}".strip()
        yield Mark(f"turn:{n}:{m}", look, (round(x, 1), 28), f"disc {size}")


def tally(sheet: Sheet) -> tuple[int, int, int]:
    """Numbers, X and blanks of a sheet."""
    crosses, blanks = sheet.cells.count(X), sheet.cells.count(0)
    return len(sheet.cells) - crosses - blanks, crosses, blanks


def own_sum(state: State, seat: Seat) -> Iterator[Mark]:
    """Whose sheet this is, and what is on it."""
    written, crosses, blanks = tally(state.sheets[seat])
    numbers = counted(written, "number")
    who = f"the sheet of player {seat + 1}: {numbers}, {crosses} X, {blanks} blank"
    yield Mark("crest", "pips crest", (838, 28), f"use crest-{seat}", title=who)
    yield Mark("written", "soft right headline", (948, 20), "", f"{written} written", 15)
    yield Mark("left", "soft right minor", (948, 39), "", f"{crosses} X, {blanks} blank", 12)


def dice(state: State, seat: Seat, idle: bool) -> Iterator[Mark]:
    """The two dice of the turn; they come from the bag, and are pale once they are used.

    They are told as they are for whoever is writing, which may be somebody else.

    Where one is ``idle``, a button stands below them: what is to do with each gives way to it.
    """
    where = layout(state.board)
    told = not (idle and where.tray.high > LOW_TRAY)
    for n in range(2):
        if n >= len(state.dice):
            yield from no_die(where.bag, where.tray, n)
            continue
        die, taken = state.dice[n], ""
        if state.taken_as and state.waiting[0] == die:
            taken = state.taken_as
        writer = state.seat if state.waiting and state.seat != seat else -1
        yield from die_marks(where.tray, n, die, is_used(state, die), taken, told, writer)


def in_tray(tray: Box, n: int) -> tuple[float, float]:
    """Where a die lies in the tray."""
    return round(tray.x + tray.wide * (0.25, 0.74)[n]), tray.y + 46 + (tray.high - 120) * 0.3


@lru_cache(maxsize=1 << 10)
def die_marks(
    tray: Box, n: int, die: Die, used: bool, taken: str, told: bool, writer: Seat
) -> tuple[Mark, ...]:
    """A die in the tray, and what is to be said of it; ``writer`` is another one who has it."""
    (x, y), shows = in_tray(tray, n), die.value
    short = f"as {taken}" if taken else die.color
    about = "used" if used else "to write" if shows else "not rolled yet"
    if shows and writer >= 0:
        about = f"{'used by' if used else 'for'} player {writer + 1}"
    title = f"the {die.color} die{f' as {taken}' * bool(taken)}, "
    title += f"shows {shows}" if shows else "not rolled yet"
    look = " used" if used else ""
    if used or (shows and writer >= 0):
        title = f"{title}, {about}"
    return (
        Mark(
            f"die:{n}",
            f"die cast as-{taken or die.color}{look}",
            (x, y),
            f"use cube-{shows or 0}",
            pick=f"die:{die.color}",
            title=title,
            edge=DIE_EDGE,
            turn=TILTS[n],
        ),
        Mark(f"die name:{n}", NAMED, (x + 4, y + 43), "", f"{short} {shows or ''}".strip(), 12),
        Mark(
            f"die use:{n}", f"soft minor{'' if told else ' away'}", (x + 4, y + 57), "", about, 11.5
        ),
    )


@lru_cache(maxsize=64)
def no_die(bag: Box, tray: Box, n: int) -> tuple[Mark, ...]:
    """A die that is still in the bag, from where it will come."""
    x, y = in_tray(tray, n)
    start = (bag.x + 56 + 24 * n, bag.y + 90)
    return (
        Mark(f"die:{n}", "die away", start, "use cube-0", edge=DIE_EDGE, turn=TILTS[n] - 40),
        Mark(f"die name:{n}", f"{NAMED} away", (x + 4, y + 43), "", "", 12),
        Mark(f"die use:{n}", "soft minor away", (x + 4, y + 57), "", "", 11.5),
    )


def is_used(state: State, die: Die) -> bool:
    """Whoever is writing has dealt with the die."""
    return bool(die.value and state.waiting) and die not in state.waiting


def bag(state: State) -> Iterator[Mark]:
    """Whose bag it is; dice in it lie on the cloth, those outside are noted below."""
    box = layout(state.board).bag
    count, out = len(state.bag), len(state.board.dice) - len(state.bag)
    dice = counted(count, "die", "dice")
    title = f"bag of player {state.holder + 1}: {dice} in it, {out} drawn this round"
    at = (box.x + box.wide / 2, box.y + box.high / 2)
    yield Mark("bag", "pips clear", at, f"box {box.wide:g} {box.high:g}", title=title)
    at = (box.x + 120, box.y + 17)
    yield Mark("holder", "pips crest", at, f"use crest-{state.holder}")
    for n, color in enumerate(c for c in LETTERS if c in state.board.dice):
        yield in_bag(box, n, color, color in state.bag)


@lru_cache(maxsize=64)
def in_bag(box: Box, n: int, color: str, inside: bool) -> Mark:
    """A die in the bag or outside."""
    x, y = on_cloth(n) if inside else outside(n)
    look = f"swatch {color}" if inside else "swatch gone"
    title = f"the {color} die {'is in the bag' if inside else 'was drawn this round'}"
    size = "box 20 20" if inside else "box 15 15"
    at, letter = (box.x + x, box.y + y), LETTERS[color]
    return Mark(f"bag:{color}", look, at, size, letter, 13 if inside else 11, title=title)


@remembered
def change_marks(board: Board, used: int) -> tuple[Mark, ...]:
    """The stamps of color changes, and the colors a die may be changed into."""
    box, every = layout(board).changes, board.changes
    colors = [color for color in ORDER if color in board.areas]
    if 0 < every <= MOST_STAMPS:
        left = [box.x + 63 + 39 * (n - (every - 1) / 2) for n in range(every)]
        stamps = tuple(stamp(n, (x, box.y + 48), n < used) for n, x in enumerate(left))
    else:
        text = f"{used} of {every} used" if every else "none on this board"
        stamps = (Mark("changes", "left", (box.x + 10, box.y + 48), "", text, 12),)
    return *stamps, *(color_mark(board, n, color) for n, color in enumerate(colors))


def stamp(n: int, at: tuple[float, float], used: bool) -> Mark:
    """A color change: a stamp in red once it is used."""
    shape, word = ("use used", "used") if used else ("use free", "not used yet")
    title, turn = f"color change {n + 1} is {word}", -8 if used else 0
    return Mark(f"change:{n}", "stamp", at, shape, title=title, edge="disc 16", turn=turn)


def color_mark(board: Board, n: int, color: str) -> Mark:
    """A color that a die may be changed into."""
    box, pick = layout(board).changes, f"color:{color}"
    at = (box.x + 25 + 38 * (n % 3), box.y + 105 + 29 * (n // 3))
    title = f"change to {color}: a die then goes to {board.areas[color]}"
    look, edge = f"swatch {color}", "box 26 26"
    return Mark(pick, look, at, "box 22 22", LETTERS[color], 13, pick, title, edge)


@lru_cache(maxsize=16)
def skip(tray: Box, idle: bool) -> Mark:
    """The way out of a die that can do nothing."""
    low = tray.high > LOW_TRAY  # below the dice, or between them where the tray is wide instead
    at = (tray.x + tray.wide * 0.495, tray.y + tray.high - 24 if low else in_tray(tray, 0)[1])
    shape, text = ("box 132 24", "Nothing to write") if low else ("box 58 36", "Nothing\nto write")
    look = "skip low" if idle else "skip low away"
    words = "Nothing to write: no blank is left for the die"
    if not idle:
        words = "Nothing to write: only when no blank is left for a die"
    return Mark("skip", look, at, shape, text, 11.5, "skip", words)


def round_heading(state: State) -> str:
    """Round and turn, for the log and beside the turn."""
    if state.ticks == state.board.rounds:
        return "The end"
    return f"Round {state.ticks + 1} of {state.board.rounds}, turn {turn_of(state)}"


def standing(state: State, seat: Seat) -> str:
    """A few words for a player's strip."""
    _, crosses, blanks = tally(state.sheets[seat])
    return f"{blanks} blank" if blanks else f"{crosses} X"
