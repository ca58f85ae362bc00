"""Which touches spell a move of Rolling Japan, and what is asked of the player."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from ...core.asking import Way
from ...core.words import capital
from ..board import PURPLE
from ..rules.areas import areas_in_question, has_no_blank, is_full
from ..rules.generator import legal_moves
from ..rules.moves import Change, Cross, Draw, Move, Roll, Skip, Write
from ..rules.state import State, updated
from ..text.telling import tell


def prompt(state: State) -> str:
    """What the player to move is asked to do: a sentence for each thing, changing a color last."""
    if not state.waiting:
        return ""
    asked = [way.phrase for way in ways(state)]
    if len(asked) == 2 and asked[1].startswith("change"):
        said = [f"{asked[0]}, or {asked[1]}"]
    else:
        said = [f"or {each}" if each.startswith("change") else each for each in asked]
    if state.taken_as:
        said = [f"the {state.waiting[0]} counts as {state.taken_as}: {said[0]}", *said[1:]]
    return " ".join(f"{capital(each)}." for each in said)


def ways(state: State) -> list[Way[Move]]:
    """What the player may do, kind by kind: every legal move is in one of them."""
    moves = legal_moves(state)
    by_kind = {kind: tuple(move for move in moves if type(move) is kind) for kind in PHRASES}
    return [Way(PHRASES[kind](state, of), of) for kind, of in by_kind.items() if of]


def dice_of(state: State, moves: Sequence[Any]) -> list[str]:
    """The waiting dice that these moves use, in words."""
    used = {move.die for move in moves}
    return ["it" if state.taken_as else f"the {die}" for die in state.waiting if die.color in used]


def asks_to_write(state: State, moves: Sequence[Any]) -> str:
    """In words: a number is written, by purple in any area; in few words where more is asked."""
    dice = dice_of(state, moves)
    if any(isinstance(move, Cross | Skip) for move in legal_moves(state)):
        return f"write {' or '.join(dice)} where it is lit"
    wild = [f"{die} (any area)" * die.startswith(f"the {PURPLE} ") or die for die in dice]
    return f"write {' or '.join(wild)} in a lit prefecture"


def tell_mover(state: State, move: Move) -> str:
    """A move as its player is told in advance: a color change with what it costs."""
    told = tell(state, move)
    if not isinstance(move, Change):
        return told
    left = state.board.changes - state.sheet.changes
    price = "your last color change" if left == 1 else f"1 of your {left} color changes"
    return re.sub(r"(?<= as )\w+", rf"\g<0> for {price}", told, count=1)


def asks_for_an_x(state: State, moves: Sequence[Any]) -> str:
    """In words: a die fits nowhere, or nowhere in some areas, so an X is put."""
    dice = dice_of(state, moves)
    some = [len(areas_in_question(state, Skip(c))) > 1 for c in dict.fromkeys(m.die for m in moves)]
    if len(dice) == 2 and not any(some):
        return f"{dice[0]} and {dice[1]} fit nowhere: put an X for each"
    fits = [f"{die} fits nowhere{' in some areas' * s}" for die, s in zip(dice, some, strict=True)]
    return f"{' and '.join(fits)}: put an X"


def asks_for_nothing(state: State, moves: Sequence[Any]) -> str:
    """In words: the die is left, and why."""
    areas = [area for move in moves for area in areas_in_question(state, move)]
    full = has_no_blank(state, [area for area in areas if is_full(state, area)])
    for_it = ", as" if state.taken_as else f" for {' or '.join(dice_of(state, moves))}:"
    return f'press "Nothing to write"{for_it} {full}'


def asks_to_change(state: State, moves: Sequence[Any]) -> str:
    """In words: the color of a die is changed, and how often that may still be done."""
    left, dice = state.board.changes - state.sheet.changes, dice_of(state, moves)
    every = len(dice) == len(state.waiting)
    which = "a color" if every and len(dice) > 1 else "its color" if every else ""
    return f"change {which or f'the color of {dice[0]}'} ({left} left)"


PHRASES: dict[type[Move], Callable[[State, Sequence[Any]], str]] = {
    Write: asks_to_write,
    Cross: asks_for_an_x,
    Skip: asks_for_nothing,
    Change: asks_to_change,
}


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


def spelled(touched: Sequence[str]) -> dict[str, str]:
    """What was touched, by its kind: the last of each."""
    return {kind: what for kind, _, what in (touch.partition(":") for touch in touched)}


def intended_moves(state: State, touched: Sequence[str]) -> list[Move]:
    """Moves these touches may have meant, legal or not: to say why not."""
    if not state.waiting:
        return []
    said = spelled(touched)
    begun = state.waiting[:1] if state.taken_as else state.waiting
    colors = [said["die"]] if "die" in said else [die.color for die in begun]
    if "cell" in said:
        return [mark for color in colors for mark in marks(state, color, said["cell"])]
    if "color" in said:
        return [Change(color, said["color"]) for color in colors]
    if "skip" in said:
        return [Skip(color) for color in colors]
    return [next(iter(uses_in_turn(state, color)), Skip(color)) for color in colors]


def marks(state: State, color: str, cell: str) -> list[Move]:
    """What a touched prefecture may have meant: an X if the die can only put one, else a number."""
    uses = uses_in_turn(state, color)
    only_x = bool(uses) and all(isinstance(move, Cross) for move in uses)
    return [Cross(color, cell) if only_x else Write(color, cell)]


def uses_in_turn(state: State, color: str) -> list[Move]:
    """What a die of the turn might do by itself, were it its turn; nothing for any other die."""
    if state.taken_as and color == state.waiting[0].color:
        alone = updated(state, waiting=state.waiting[:1])
    else:
        waiting = tuple(die for die in state.dice if die.color == color)
        alone = updated(state, waiting=waiting, taken_as="")
    return [move for move in legal_moves(alone) if not isinstance(move, Change)]
