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

from collections.abc import Iterator
from dataclasses import astuple, replace
from typing import Any

from ..core.bag import without
from .board import Board
from .state import FACES, Change, Cross, Die, Draw, Move, Roll, Sheet, Skip, State, Write, X
from .turns import OPTIONS, new_game

VERBS: dict[str, Any] = {
    kind.__name__.lower(): kind for kind in (Draw, Roll, Change, Write, Cross, Skip)
}
KEYS = "board, options, rounds, bag, dice, writing, sheet N"


def write_move(move: Move) -> str:
    """A move as text.

    >>> write_move(Write("red", "Tokyo"))
    'write red Tokyo'
    """
    return " ".join(map(str, (type(move).__name__.lower(), *astuple(move))))


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
    changed = [
        f"{name}={getattr(state.switches, name)}"
        for name, option in OPTIONS.items()
        if name != "first" and getattr(state.switches, name) != option.default
    ]
    if changed:
        yield "options", ", ".join(changed)
    yield "rounds", str(state.ticks)
    yield "bag", ", ".join([f"player {state.holder + 1}", " ".join(state.bag)]).strip(", ")
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
    given = fields(text)
    for word in given.pop("options", "").split(","):
        if word.strip():
            name, _, value = word.strip().partition("=")
            options[name] = {"True": True, "False": False}.get(value, value)
    sheets = {key: given.pop(key) for key in list(given) if key.startswith("sheet")}
    state = new_game(len(sheets) or 1, board or given.pop("board", "japan"), **options)
    given.pop("board", None)
    pages = [read_sheet(state.board, sheets.get(f"sheet {n + 1}", "")) for n in range(len(sheets))]
    state = replace(state, sheets=tuple(pages) or state.sheets)
    state = replace(state, ticks=number(given.pop("rounds", "0"), "rounds", state.board.rounds))
    state = read_table(state, given)
    if given:
        raise ValueError(f"{next(iter(given))!r} is not part of a position; the keys are: {KEYS}")
    return state


def fields(text: str) -> dict[str, str]:
    """The lines of a position by key."""
    given: dict[str, str] = {}
    for at, line in enumerate(text.strip().splitlines(), 1):
        key, colon, value = line.strip().partition(":")
        if not colon or key in given:
            raise ValueError(f"line {at}, {line.strip()!r}: a line is 'key: value', each key once")
        given["sheet 1" if key == "sheet" else key] = value.strip()
    return given


def read_table(state: State, given: dict[str, str]) -> State:
    """Bag, dice and who is writing; taken out of the given fields as they are read."""
    seat, words = player(state, given.pop("bag", ""), "bag")
    waiting_seat, waiting = player(state, given.pop("writing", ""), "writing")
    taken_as = ""
    if waiting and " as " in waiting[0]:
        waiting[0], _, taken_as = waiting[0].partition(" as ")
    todo = tuple(read_die(state.board, word) for word in waiting)
    dice = tuple(read_die(state.board, w) for w in split(given.pop("dice", ""))) or todo
    if len(dice) > 2 or not set(todo) <= set(dice) or any(die.value is None for die in todo):
        raise ValueError("writing: at most the two rolled dice of the turn wait to be used")
    if taken_as and taken_as not in state.board.dice:
        raise ValueError(f"writing: there is no color {taken_as!r}")
    bag = tuple(sorted(words[0].split())) if words else state.bag
    for die in dice:
        bag = without(bag, die.color) if not words and die.color in bag else bag
    if not set(bag) <= set(state.board.dice) - {die.color for die in dice}:
        raise ValueError(f"bag: {' '.join(bag)} cannot be in the bag now")
    return replace(
        state, bag=bag, holder=seat, dice=dice, seat=waiting_seat, waiting=todo, taken_as=taken_as
    )


def player(state: State, text: str, key: str) -> tuple[int, list[str]]:
    """A leading ``player N``, and the other words between commas."""
    words = split(text)
    if not words or not words[0].startswith("player "):
        return 0, words
    seat = number(words[0].removeprefix("player "), key, len(state.sheets))
    if not seat:
        raise ValueError(f"{key}: players are numbered from 1")
    return seat - 1, words[1:]


def split(text: str) -> list[str]:
    """The words between commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def number(text: str, key: str, most: int) -> int:
    """A number up to a limit."""
    if not text.strip().isdecimal() or int(text) > most:
        raise ValueError(f"{key}: a number from 0 to {most} is expected, not {text!r}")
    return int(text)


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
        cells[board.index[name]] = X if what == "X" else int(what)
    used = changes.strip().removeprefix("changes ") or "0"
    return Sheet.of(board, cells, number(used, "changes", board.changes))
