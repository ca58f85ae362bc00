"""Moves of Rolling Japan as sentences."""

from __future__ import annotations

from ..rules.moves import Change, Cross, Draw, Move, Roll, Skip, Write
from ..rules.state import State


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
