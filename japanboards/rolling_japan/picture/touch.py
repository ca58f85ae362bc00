"""Which touches spell a move of Rolling Japan, and what is asked of the player."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.generator import to_move
from ..rules.moves import Change, Cross, Draw, Move, Roll, Skip, Write
from ..rules.state import State


def prompt(state: State) -> str:
    """What the player to move is asked to do."""
    if not state.waiting:
        return ""
    dice = [str(die) for die in state.waiting]
    if state.taken_as:
        return f"Use the {dice[0]}, which counts as {state.taken_as}: touch a lit prefecture."
    if len(dice) == 2:
        return f"Use the {dice[0]} and the {dice[1]}, in either order: touch a lit prefecture."
    return f"Use the {dice[0]}: touch a lit prefecture."


def picks(move: Move) -> tuple[str, ...]:
    """The touches that spell a move; the last is its goal."""
    match move:
        case Write(die, cell) | Cross(die, cell):
            return f"die:{die}", f"cell:{cell}"
        case Change(die, to):
            return f"die:{die}", f"color:{to}"
        case Skip(die):
            return f"die:{die}", "skip"
        case Draw() | Roll():
            return ()


def intended_moves(state: State, touched: Sequence[str]) -> list[Move]:
    """Moves these touches may have meant, legal or not: to say why not."""
    if to_move(state) is None or not state.waiting:
        return []
    said = dict(touch.partition(":")[::2] for touch in touched)
    begun = state.waiting[:1] if state.taken_as else state.waiting
    colors = [said["die"]] if "die" in said else [die.color for die in begun]
    if "cell" in said:
        return [Write(color, said["cell"]) for color in colors]
    if "color" in said:
        return [Change(color, said["color"]) for color in colors]
    return [Skip(color) for color in colors]
