"""Positions of Rolling Japan from their text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.text import lines_of, number, player, quoted, read_options, split
from ..board import FACES, Board, X
from ..rules.setup import OPTIONS, new_game
from ..rules.state import Die, Sheet, State, updated
from .checks import check

KEYS = ("board", "options", "rounds", "bag", "dice", "writing")


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
            raise ValueError(f"{quoted(key)} is not part of a position; the keys are: {known}")
    options |= read_options(given.get("options", ""), OPTIONS)
    state = new_game(len(sheets) or 1, board or given.get("board", "japan"), **options)
    if given.get("board", state.board.name) != state.board.name:
        raise ValueError(f"board: {quoted(given['board'])} is not the board {state.board.name!r}")
    pages = tuple(read_sheet(state.board, page) for page in sheets)
    ticks = number(given.get("rounds", "0"), "rounds", 0, state.board.rounds)
    return read_table(updated(state, sheets=pages or state.sheets, ticks=ticks), given)


def read_table(state: State, given: Mapping[str, str]) -> State:
    """Bag, dice and who is writing."""
    holder, in_bag = player(given.get("bag", ""), "bag", state.seats, state.holder)
    seat, words = player(given.get("writing", ""), "writing", state.seats, holder)
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
    table = updated(
        state, bag=bag, holder=holder, dice=dice, seat=seat, waiting=waiting, taken_as=taken_as
    )
    check(table, "writing" in given)
    return table


def read_die(board: Board, text: str) -> Die:
    """A die: its color and its value, ``?`` before it is rolled."""
    color, _, value = text.partition(" ")
    if color not in board.dice or value not in {"?", *map(str, FACES)}:
        raise ValueError(
            f"{quoted(text)} is not a die of this board, like 'purple 4' or 'purple ?'"
        )
    return Die(color, None if value == "?" else int(value))


def read_sheet(board: Board, text: str) -> Sheet:
    """A sheet: ``Tokyo 4, Chiba X; changes 1``."""
    held, _, changes = text.partition(";")
    cells = [0] * len(board.names)
    for word in split("" if held.strip() == "blank" else held):
        name, _, what = word.rpartition(" ")
        if name not in board.index or what not in {"X", *map(str, FACES)}:
            raise ValueError(f"sheet: {quoted(word)} is not a prefecture with a number or an X")
        if cells[board.index[name]]:
            raise ValueError(f"sheet: {name} is filled twice")
        cells[board.index[name]] = X if what == "X" else int(what)
    used = changes.strip().removeprefix("changes ") or "0"
    return Sheet.of(board, cells, number(used, "changes", 0, board.changes))
