"""The other players as marks: their sheets as small grids, or a row each where they are many."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.boards import remembered
from ...core.game import Seat
from ...core.scene import Mark, Scene
from ...core.words import counted
from ..board import Board, X
from ..rules.state import Sheet, State
from .land import kind
from .layout import LOOKS, ORDER, Box, aside, rows, sheets, square, tiles
from .scenery import rect, squares
from .stamps import stamps
from .table import tally

CELL = "box 24 26"  # of a table, as it is lit


def other_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """Everybody but this seat, in the order of turns after it."""
    board, count = state.board, state.seats - 1
    where = sheets(board, count)
    for n in range(count):
        other = (seat + 1 + n) % state.seats
        if where:
            yield from sheet_marks(state, n, count, where[n], other)
        else:
            yield from row(board, n, count, other, state.sheets[other])


def sheet_marks(state: State, n: int, count: int, box: Box, other: Seat) -> Iterator[Mark]:
    """A player's sheet as a small grid."""
    yield paper(state, n, other, box)
    yield from heading(state, n, other, box)
    for i, held in enumerate(state.sheets[other].cells):
        yield tile(state.board, n, count, box, i, held, other)


def side_scene(state: State, other: Seat) -> tuple[str, Scene]:
    """A player's sheet as a picture of its own."""
    board, box, title = state.board, aside(state.board), f"Sheet of player {other + 1}"
    return f"Player {other + 1}", Scene(
        (0, 0, box.wide, box.high),
        tuple(sheet_marks(state, 0, 2, box, other)),
        LOOKS,
        title,
        defs=stamps(),
        backdrop=lone_sheet(board),
    )


@remembered
def lone_sheet(board: Board) -> str:
    """The paper of a sheet for itself."""
    box = aside(board)
    return rect(box, "sheet") + squares(board, box, 2)


def summary(board: Board, other: Seat, sheet: Sheet) -> str:
    """A sheet in words."""
    written, crosses, blanks = tally(sheet)
    left = board.changes - sheet.changes
    changes, numbers = f"{counted(left, 'color change')} left", counted(written, "number")
    return f"player {other + 1}: {numbers}, {crosses} X, {blanks} blank, {changes}"


def paper(state: State, n: int, other: Seat, box: Box) -> Mark:
    """All of a player's sheet, to be asked what it is."""
    title = f"sheet of {summary(state.board, other, state.sheets[other])}"
    at = (round(box.x + box.wide / 2, 1), round(box.y + box.high / 2, 1))
    return Mark(f"paper:{n}", "pips clear", at, f"box {box.wide:g} {box.high:g}", title=title)


def heading(state: State, n: int, other: Seat, box: Box) -> Iterator[Mark]:
    """Whose sheet it is, and what is on it."""
    sheet, low = state.sheets[other], kind(state.board) != "whole"
    written, crosses, blanks = tally(sheet)
    lone = box.wide > 400  # one other player has all the room
    size, big = (17.8, 19) if lone else (12 if box.wide > 210 else 11, 13)
    x, y = box.x + 20, box.y + 20
    yield Mark(f"other:{n}", "pips crest", (x, y), f"use crest-{other}")
    yield Mark(
        f"other name:{n}", "soft left headline", (x + 19, y - 7), "", f"{written} written", big
    )
    yield Mark(
        f"other sum:{n}",
        "soft left",
        (x + 19, y + 9 + 4 * lone),
        "",
        f"{crosses} X, {blanks} blank",
        size,
    )
    left = state.board.changes - sheet.changes
    at = (box.x + 8, y + (33 if low or lone else 25))
    yield Mark(
        f"other left:{n}",
        "soft left minor",
        at,
        "",
        f"{left} change{'s' * (left != 1)} left",
        min(size, 14),
    )


@remembered
def tile(board: Board, n: int, count: int, box: Box, i: int, held: int, other: Seat) -> Mark:
    """What is written in a square."""
    (x, y), size = tiles(board, count)[i], square(board, count)
    at = (round(box.x + x, 1), round(box.y + y, 1))
    edge = f"box {size:g} {size:g}"
    shape = f"use brush {size / 30:.2g}" if held == X else edge if held else ""
    text, big = str(held) if 0 < held < X else "", max(11, round(size * 0.64))
    name = board.names[i]
    title = f"{name} on player {other + 1}'s sheet: {'an X' if held == X else held or 'blank'}"
    return Mark(
        f"tile:{n}:{name}", "tile framed strong", at, shape, text, big, title=title, edge=edge
    )


def row(board: Board, n: int, count: int, other: Seat, sheet: Sheet) -> Iterator[Mark]:
    """A player in a row: numbers by area, X, color changes left."""
    where = rows(board, count)
    x, y = where.spots[n]
    title = summary(board, other, sheet)
    yield Mark(f"other:{n}", "pips crest", (x + 19, y), f"use crest-{other}", title=title)
    for k, die in enumerate(c for c in ORDER if c in board.areas):
        held = [sheet.cells[i] for i in board.cells[die]]
        yield from total(board, n, count, k, die, sum(0 < what < X for what in held))
    left = board.changes - sheet.changes
    at = (x + where.crosses, y)
    yield Mark(f"row:{n}:x", "strong", at, "", str(sheet.cells.count(X)), 15, edge=CELL)
    yield Mark(f"row:{n}:left", "soft", (x + where.changes, y), "", str(left), 14)


@remembered
def total(board: Board, n: int, count: int, k: int, die: str, written: int) -> tuple[Mark, ...]:
    """The numbers of a player in an area, as a number and as a bar."""
    where, size = rows(board, count), len(board.cells[die])
    x, y = where.spots[n][0] + where.areas[k], where.spots[n][1]
    wide = round(min(24.0, where.wide / 9) * written / size, 1)
    left = x - min(24.0, where.wide / 9) / 2
    bar = f"M{left:g} {y + 9:g}h{wide:g}"
    return (
        Mark(f"row:{n}:{die}", "strong", (round(x, 1), y - 3), "", str(written), 15, edge=CELL),
        Mark(f"bar:{n}:{die}", f"pips bar {die}", (left, y + 9), bar),
    )
