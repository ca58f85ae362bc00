"""Moves of Rolling Japan as sentences."""

from __future__ import annotations

from ..board import PURPLE
from ..rules.areas import area_at, eligible, in_hand, is_full, named, nowhere_in
from ..rules.generator import color_of
from ..rules.moves import Change, Cross, Draw, Move, Roll, Skip, Write
from ..rules.state import State


def tell(state: State, move: Move) -> str:
    """What happens, as a sentence."""
    who = f"Player {state.seat + 1}"
    match move:
        case Draw(color):
            return f"The {color} die comes out of the bag."
        case Roll(face):
            die = next((d.color for d in state.dice if d.value is None), "next")
            return f"The {die} die shows {face}."
        case Change(to=to):
            return f"{who} takes the {spoken(state, move)} as {to}{in_vain(state, move)}."
        case Write(cell=cell):
            return f"{who} writes the {spoken(state, move)} in {cell}."
        case Cross(cell=cell):
            where = nowhere_in(state, [area_at(state, move)]) if in_hand(state, move) else "nowhere"
            return f"{who} puts an X in {cell}: the {spoken(state, move)} fits {where}."
        case Skip():
            return f"{who} does nothing with the {spoken(state, move).removesuffix(',')}."


def in_vain(state: State, move: Change) -> str:
    """What speaks against a color change, after the sentence that tells it; mostly nothing."""
    area, die = state.board.cells.get(move.to, ()), in_hand(state, move)
    if move.die == PURPLE:
        return ", though purple goes there anyway"
    if not area or not die or not die.value or eligible(state, area, die.value):
        return ""
    if is_full(state, area):
        return f", though {named(state, area)} has no blank"
    return f", though no {die.value} fits there"


def spoken(state: State, move: Change | Write | Cross | Skip) -> str:
    """The die of a move: its color, its value once it is rolled, and what color it counts as."""
    drawn = next((die for die in state.dice if die.color == move.die and die.value), None)
    told = str(in_hand(state, move) or drawn or f"{move.die} die")
    color = color_of(state, move.die) if state.waiting else move.die
    return f"{told}, taken as {color}," if color != move.die else told
