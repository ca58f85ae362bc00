"""Positions and moves of Rolling Japan as text, both ways.

A position is a few lines, each ``key: value``. What is left out is as at the start::

    board: japan
    rounds: 2
    bag: player 1, black green purple yellow
    dice: red 4, blue 2
    writing: player 1, red 4 as green, blue 2
    sheet 1: Tokyo 4, Chiba X; changes 1

A move is its verb and what it is about: ``write red Tokyo``, ``change red blue``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from ..core.text import lines_of, number, player, read_options, split, write_move, write_options
from .board import Board
from .state import FACES, Change, Cross, Die, Draw, Move, Roll, Sheet, Skip, State, Write, X
from .turns import OPTIONS, new_game

__all__ = ["read", "read_move", "tell", "write", "write_move"]

VERBS: dict[str, Any] = {
    kind.__name__.lower(): kind for kind in (Draw, Roll, Change, Write, Cross, Skip)
}
KEYS = ("board", "options", "rounds", "bag", "dice", "writing")


def read_move(text: str) -> Move:
    """A move from its text.

    >>> read_move("change red blue")
    Change(die='red', to='blue')
    """
    verb, *words = text.split(" ", 2)
    kind = VERBS.get(verb)
    if kind is None or len(words) != len(kind.__dataclass_fields__) or not all(words):
        raise ValueError(
            f"{text!r} is not a move; moves are: draw COLOR, roll N, change DIE COLOR, "
            "write DIE PREFECTURE, cross DIE PREFECTURE, skip DIE"
        )
    if kind is not Roll:
        move: Move = kind(*words)
        return move
    if not words[0].isdecimal():
        raise ValueError(f"{text!r} is not a move; a die rolls a number")
    return Roll(int(words[0]))


def tell(state: State, move: Move) -> str:
    """What happens, as a sentence."""
    who = f"Player {state.seat + 1}"
    value = {die.color: die.value for die in state.waiting}
    match move:
        case Draw(color):
            return f"The {color} die comes out of the bag."
        case Roll(face):
            die = next((d.color for d in state.dice if d.value is None), "next")
            return f"The {die} die shows {face}."
        case Change(die, to):
            return f"{who} takes the {die} {value.get(die, 'die')} as {to}."
        case Write(die, cell):
            return f"{who} writes the {die} {value.get(die, 'die')} in {cell}."
        case Cross(die, cell):
            return f"{who} puts an X in {cell}: the {die} {value.get(die, 'die')} fits nowhere."
        case Skip(die):
            return f"{who} does nothing with the {die} {value.get(die, 'die')}."


def write(state: State) -> str:
    """A position as text."""
    return "\n".join(f"{key}: {value}" for key, value in lines(state))


def lines(state: State) -> Iterator[tuple[str, str]]:
    """The keys and values of a position."""
    yield "board", state.board.name
    if changed := write_options(OPTIONS, state.switches):
        yield "options", changed
    yield "rounds", str(state.ticks)
    yield "bag", f"player {state.holder + 1}, {' '.join(state.bag) or 'empty'}"
    if state.dice:
        yield "dice", ", ".join(map(str, state.dice))
    if state.waiting:
        taken = [f" as {state.taken_as}" if state.taken_as else "", ""]
        dice = [f"{die}{note}" for die, note in zip(state.waiting, taken, strict=False)]
        yield "writing", ", ".join([f"player {state.seat + 1}", *dice])
    for seat, sheet in enumerate(state.sheets, 1):
        yield f"sheet {seat}", write_sheet(state.board, sheet)


def write_sheet(board: Board, sheet: Sheet) -> str:
    """What stands on a sheet."""
    held = ", ".join(
        f"{name} {'X' if cell == X else cell}"
        for name, cell in zip(board.names, sheet.cells, strict=True)
        if cell
    )
    return "; ".join([held or "blank", *([f"changes {sheet.changes}"] * bool(sheet.changes))])


def read(text: str, board: str | Board = "", **options: Any) -> State:
    """A position from its text; a board of one's own is handed in with it."""
    given = lines_of(text)
    if "sheet" in given:
        if "sheet 1" in given:
            raise ValueError("'sheet' and 'sheet 1' are the same sheet: name it once")
        given["sheet 1"] = given.pop("sheet")
    sheets: list[str] = []
    while (key := f"sheet {len(sheets) + 1}") in given:
        sheets.append(given.pop(key))
    for key in given:
        if key not in KEYS:
            known = f"{', '.join(KEYS)}, and a sheet per player: sheet 1, sheet 2"
            raise ValueError(f"{key!r} is not part of a position; the keys are: {known}")
    options |= read_options(given.get("options", ""))
    state = new_game(len(sheets) or 1, board or given.get("board", "japan"), **options)
    if given.get("board", state.board.name) != state.board.name:
        raise ValueError(f"board: {given['board']!r} is not the board {state.board.name!r}")
    pages = tuple(read_sheet(state.board, page) for page in sheets)
    ticks = number(given.get("rounds", "0"), "rounds", 0, state.board.rounds)
    return read_table(replace(state, sheets=pages or state.sheets, ticks=ticks), given)


def read_table(state: State, given: Mapping[str, str]) -> State:
    """Bag, dice and who is writing."""
    holder, in_bag = player(given.get("bag", ""), "bag", len(state.sheets), 0)
    seat, words = player(given.get("writing", ""), "writing", len(state.sheets), holder)
    taken_as = ""
    if words and " as " in words[0]:
        words[0], _, taken_as = words[0].partition(" as ")
    waiting = tuple(read_die(state.board, word) for word in words)
    dice = tuple(read_die(state.board, word) for word in split(given.get("dice", ""))) or waiting
    if waiting and not taken_as:
        waiting = tuple(sorted(waiting, key=lambda die: die not in dice or dice.index(die)))
    drawn = {die.color for die in dice}
    bag = tuple(die for die in state.board.dice if die not in drawn)
    if in_bag:
        bag = () if in_bag == ["empty"] else tuple(sorted(" ".join(in_bag).split()))
    check_dice(state, dice, waiting, given)
    check_bag(state, bag, dice)
    read = replace(
        state, bag=bag, holder=holder, dice=dice, seat=seat, waiting=waiting, taken_as=taken_as
    )
    check_change(read)
    return read


def check_dice(
    state: State, dice: tuple[Die, ...], waiting: tuple[Die, ...], given: Mapping[str, str]
) -> None:
    """Two different dice, first drawn, then rolled, then used."""
    if state.ticks == state.board.rounds and dice:
        raise ValueError("dice: after the last round no die is drawn or used")
    if len(dice) > 2 or len({die.color for die in dice}) < len(dice):
        raise ValueError("dice: a turn has two dice of different colors")
    if "writing" in given:
        rolled = len(dice) == 2 and all(die.value for die in dice)
        if not rolled or not waiting or len(set(waiting) & set(dice)) < len(waiting):
            raise ValueError("writing: one or both of the two rolled dice wait to be used")
    elif dice and dice[-1].value:
        raise ValueError("dice: once both are drawn and rolled, 'writing' says who uses which")


def check_bag(state: State, bag: tuple[str, ...], dice: tuple[Die, ...]) -> None:
    """Dice of this board that are not on the table, as many as a turn of a round leaves."""
    every, out = state.board.dice, state.board.outside
    if len(set(bag)) < len(bag) or not set(bag) <= set(every) - {die.color for die in dice}:
        raise ValueError(f"bag: {' '.join(bag)} cannot be in the bag now")
    before = len(every) - len(bag) - len(dice)
    if before % 2 or before >= out:
        raise ValueError(
            f"bag: an even number of dice, fewer than {out}, lies outside before a turn, "
            f"not {before}"
        )


def check_change(state: State) -> None:
    """A changed die has another color of the board, and the change is marked on the sheet."""
    if not state.taken_as:
        return
    if state.taken_as not in state.board.dice or state.taken_as == state.waiting[0].color:
        raise ValueError(f"writing: {state.waiting[0]} cannot be taken as {state.taken_as!r}")
    if not state.sheet.changes:
        raise ValueError(f"writing: sheet {state.seat + 1} has no change marked, so no die changed")


def read_die(board: Board, text: str) -> Die:
    """A die: its color and its value, ``?`` before it is rolled."""
    color, _, value = text.partition(" ")
    if color not in board.dice or value not in {"?", *map(str, FACES)}:
        raise ValueError(f"{text!r} is not a die of this board, like 'purple 4' or 'purple ?'")
    return Die(color, None if value == "?" else int(value))


def read_sheet(board: Board, text: str) -> Sheet:
    """A sheet: ``Tokyo 4, Chiba X; changes 1``."""
    held, _, changes = text.partition(";")
    cells = [0] * len(board.names)
    for word in split("" if held.strip() == "blank" else held):
        name, _, what = word.rpartition(" ")
        if name not in board.index or what not in {"X", *map(str, FACES)}:
            raise ValueError(f"sheet: {word!r} is not a prefecture with a number or an X")
        if cells[board.index[name]]:
            raise ValueError(f"sheet: {name} is filled twice")
        cells[board.index[name]] = X if what == "X" else int(what)
    used = changes.strip().removeprefix("changes ") or "0"
    return Sheet.of(board, cells, number(used, "changes", 0, board.changes))
