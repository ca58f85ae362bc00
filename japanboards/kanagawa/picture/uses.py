"""What things on the own desk are for that stand for no move: said where one is touched."""

from __future__ import annotations

from ...core.game import Seat
from ..rules.generator import legal_moves
from ..rules.icon_codes import EMPTY, brush_on
from ..rules.moves import Shift
from ..rules.state import WORK, State
from .studio import Cell, cells


def use_of(state: State, seat: Seat, mark: str) -> str:
    """What the mark with this id is for, if more can be said than that it is to look at."""
    if mark.endswith("has assistant"):
        how = "adds a card that shows it to the studio, or takes a diploma that does"
        return f"The Assistant goes to whoever {how}."
    if mark.endswith("has master"):
        return "The Grand Master goes to whoever has the Assistant when the round ends."
    kind, _, nth = mark.partition(":")
    if kind == "desk":
        return "Cards for the studio go into the box at its right end."
    if kind != "cell" or not nth.isdigit():
        return ""
    cell = list(cells(state, seat))[int(nth)]
    if cell.symbol == "keep":
        return "With this symbol you may keep a card in hand when you finish your work."
    return use_of_arrow(state, seat, cell) if cell.symbol == "arrow" else ""


def use_of_arrow(state: State, seat: Seat, cell: Cell) -> str:
    """What an arrow lets its player do now, or why it lets them do nothing."""
    what = "The arrow moves one brush a round"
    if state.step != WORK or state.seat != seat:
        return f"{what}, during your work: take a column first."
    if cell.used:
        return f"{what}: this one has done so."
    if any(isinstance(move, Shift) for move in legal_moves(state)):
        return f"{what}: touch the brush, then the icon it goes to."
    if all(brush_on(icon) == EMPTY for icon in state.painters[seat].icons):
        return f"{what}, but none stands on an icon yet: place one first."
    return f"{what}, to an empty icon."
