"""Rolling Japan as a picture, and which touches spell a move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ...core.game import Seat
from ...core.scene import Mark, Scene
from ..rules.generator import legal_moves
from ..rules.moves import Skip
from ..rules.state import Die, State
from .chart import LETTERS, LOOKS, SWATCHES, frame, map_marks, sea
from .touch import intended_moves, picks, prompt, ways

__all__ = ["intended_moves", "picks", "prompt", "scene", "side_scenes", "ways"]

MOST_BOXES = 12  # to tick, in a column
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def scene(state: State, seat: Seat) -> Scene:
    """One player's sheet, the dice and the bag."""
    board, sheet = state.board, state.sheets[seat]
    marks = (*sea(board), *map_marks(board, sheet), *table_marks(state, seat))
    return Scene(frame(board), marks, LOOKS, f"Rolling Japan, sheet of player {seat + 1}")


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """The other players' sheets, as small pictures."""
    board = state.board
    return [
        (
            f"Player {other + 1}",
            Scene(
                frame(board),
                (*sea(board), *map_marks(board, sheet)),
                LOOKS,
                f"Sheet of player {other + 1}",
            ),
        )
        for other, sheet in enumerate(state.sheets)
        if other != seat
    ]


def table_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """Dice, color changes, the bag and the rounds, in the empty sea of the north west."""
    left, top = frame(state.board)[0] + 12, frame(state.board)[1] + 18
    yield from rounds(state, left, top)
    yield from dice(state, seat, left + 26, top + 44)
    yield from bag(state, left + 150, top + 44)
    yield from change_marks(state, seat, left, top + 100)


def rounds(state: State, x: float, y: float) -> Iterator[Mark]:
    """The round column, lying down."""
    yield Mark("rounds", "left soft", (x, y), "", "Rounds", 10)
    words = ("round {} is over", "round {} is to come")
    yield from ticks("round", state.ticks, state.board.rounds, (x + 50, y), words)


def ticks(
    what: str, done: int, every: int, at: tuple[float, float], words: tuple[str, str]
) -> Iterator[Mark]:
    """A column of boxes to tick, lying down; where there are too many, how many are ticked."""
    x, y = at
    if every > MOST_BOXES:
        yield Mark(f"{what}:0", "left strong", (x - 6, y), "", f"{done} of {every}", 10)
        return
    for n in range(every):
        title = words[0 if n < done else 1].format(n + 1)
        box = (x + 15 * n, y)
        yield Mark(f"{what}:{n}", "tick", box, "box 12 12", "✓" * (n < done), 9, "", title)


def dice(state: State, seat: Seat, x: float, y: float) -> Iterator[Mark]:
    """The two dice of the turn, pale once this player has used them."""
    for n in range(2):
        at = (x + 58 * n, y)
        if n >= len(state.dice):
            yield Mark(f"die:{n}", "die away", at, "box 44 44")
            yield Mark(f"pips:{n}", "pips away", at, "M0 0")
            yield Mark(f"die name:{n}", "away", (at[0], y + 31), "", "", 9)
            continue
        die = state.dice[n]
        used = is_used(state, seat, die)
        look = f"{die.color}{' used' if used else ''}"
        name = die.color
        if state.taken_as and state.seat == seat and state.waiting[0] == die:
            name = f"{die.color} as {state.taken_as}"
        said = f"{name} die, {'not rolled yet' if die.value is None else f'shows {die.value}'}"
        pick = f"die:{die.color}"
        title = said + (", used" if used else "")
        yield Mark(f"die:{n}", f"die {look}", at, "box 44 44", "", 9, pick, title)
        yield Mark(f"pips:{n}", f"pips {look}", at, pips(die.value, at))
        yield Mark(f"die name:{n}", "strong", (at[0], y + 31), "", name, 9)


def is_used(state: State, seat: Seat, die: Die) -> bool:
    """This seat has dealt with the die this turn."""
    if die.value is None or not state.waiting:
        return False
    if seat == state.seat:
        return die not in state.waiting
    turn = len(state.sheets)
    return (seat - state.holder) % turn < (state.seat - state.holder) % turn


@cache
def pips(value: int | None, at: tuple[float, float]) -> str:
    """The pips of a face as one path."""
    x, y = at
    dots = [(x + 12 * dx, y + 12 * dy) for dx, dy in PIPS.get(value or 0, ())]
    return "".join(f"M{a - 4:g} {b:g}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z" for a, b in dots) or "M0 0"


def bag(state: State, x: float, y: float) -> Iterator[Mark]:
    """The bag, with the dice that are still in it."""
    holder = f"Bag of player {state.holder + 1}"
    yield Mark("bag", "left soft", (x, y - 15), "", holder, 10)
    for n, color in enumerate(state.board.dice):
        inside = color in state.bag
        look = f"swatch {color}{'' if inside else ' used'}"
        title = f"the {color} die is {'in the bag' if inside else 'outside'}"
        text = LETTERS[color] if inside else ""
        yield Mark(f"bag:{color}", look, (x + 7 + 17 * n, y), "box 14 14", text, 8, "", title)


def change_marks(state: State, seat: Seat, x: float, y: float) -> Iterator[Mark]:
    """The color-change column and the colors a die may be changed into; the way out of a die."""
    sheet = state.sheets[seat]
    yield Mark("changes", "left soft", (x, y), "", "Color changes", 10)
    words = ("color change {} is used", "color change {} is free")
    yield from ticks("change", sheet.changes, state.board.changes, (x + 80, y), words)
    for n, color in enumerate(c for c in SWATCHES if c in state.board.areas):
        at = (x + 9 + 24 * n, y + 22)
        title = f"change the die to {color}: {state.board.areas[color]}"
        yield Mark(
            f"color:{color}",
            f"swatch {color}",
            at,
            "box 18 18",
            LETTERS[color],
            10,
            f"color:{color}",
            title,
        )
    idle = state.seat == seat and any(isinstance(m, Skip) for m in legal_moves(state))
    at = (x + 60, y + 48)
    look = "skip" if idle else "skip away"
    yield Mark("skip", look, at, "box 120 18", "Nothing to write", 10, "skip", "do nothing")
