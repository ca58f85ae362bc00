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
from typing import Any

from ...core.text import read_plain_move, write_move, write_options
from ..board import Board, X
from ..rules.moves import Change, Cross, Draw, Move, Roll, Skip, Write
from ..rules.setup import OPTIONS
from ..rules.state import Sheet, State
from .reading import read
from .telling import tell

__all__ = ["read", "read_move", "tell", "write", "write_move"]

VERBS: dict[str, Any] = {
    kind.__name__.lower(): kind for kind in (Draw, Roll, Change, Write, Cross, Skip)
}


MOVES = "draw COLOR, roll N, change DIE COLOR, write DIE PREFECTURE, cross DIE PREFECTURE, skip DIE"


def read_move(text: str) -> Move:
    """A move from its text.

    >>> read_move("change red blue")
    Change(die='red', to='blue')
    """
    move: Move = read_plain_move(text, text.split(" ", 2), VERBS, MOVES)
    return move


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
