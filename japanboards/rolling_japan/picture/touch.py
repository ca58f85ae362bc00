"""Which touches spell a move of Rolling Japan, and what is asked of the player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...core.asking import Way, sentence
from ...core.rulebook import Breach
from ...core.words import listed
from ..board import PURPLE
from ..rules.areas import areas_in_question, is_full, named
from ..rules.generator import legal_moves
from ..rules.legality import breaches, too_far
from ..rules.moves import Change, Cross, Draw, Move, Roll, Skip, Write
from ..rules.state import Die, State, updated
from .sheet import span, spread


def prompt(state: State) -> str:
    """What the player to move is asked to do; dice that it names are not named before."""
    if not state.waiting:
        return ""
    asked = sentence(ways(state))
    if any(f"the {die}" in asked for die in state.waiting) and " one " not in asked:
        return asked
    return f"{what_is_in_hand(state)}: {asked[:1].lower()}{asked[1:]}"


def what_is_in_hand(state: State) -> str:
    """The dice to use, as the beginning of a prompt."""
    dice = [str(die) for die in state.waiting]
    if state.taken_as:
        return f"The {dice[0]}, which counts as {state.taken_as}"
    return f"The {' and the '.join(dice)}"


def ways(state: State) -> list[Way[Move]]:
    """What the player may do, kind by kind: every legal move is in one of them."""
    moves = legal_moves(state)
    by_kind = {kind: tuple(move for move in moves if type(move) is kind) for kind in PHRASES}
    return [Way(PHRASES[kind](state, of), of) for kind, of in by_kind.items() if of]


def dice_of(state: State, moves: Sequence[Any]) -> list[Die]:
    """The waiting dice that these moves use."""
    used = {move.die for move in moves}
    return [die for die in state.waiting if die.color in used]


def one_of(state: State, moves: Sequence[Any]) -> str:
    """A die to be used by these moves, in words; the prompt has named those in hand."""
    dice = dice_of(state, moves)
    if len(dice) < len(state.waiting) and not state.taken_as:
        return f"the {dice[0]}"
    return "it" if len(dice) == 1 else "one"


def asks_to_write(state: State, moves: Sequence[Any]) -> str:
    """In words: a number is written."""
    return f"write {one_of(state, moves)} in a lit prefecture"


def asks_for_an_x(state: State, moves: Sequence[Any]) -> str:
    """In words: an X is put, and why."""
    dice = dice_of(state, moves)
    reasons = [
        misfit(state, die, "it" if len(state.waiting) == 1 else f"the {die}") for die in dice
    ]
    if len(dice) == 2 and len({reason.rpartition("fits")[2] for reason in reasons}) == 1:
        return "put an X, as neither fits"
    return f"put an X, as {' and '.join(reasons)}"


def misfit(state: State, die: Die, called: str) -> str:
    """That the die does not fit, in words."""
    some = len(areas_in_question(state, Skip(die.color))) > 1
    return f"{called} fits nowhere{' in some areas' * some}"


def asks_for_nothing(state: State, moves: Sequence[Any]) -> str:
    """In words: the die is left, and why."""
    areas = [area for move in moves for area in areas_in_question(state, move)]
    full = list(dict.fromkeys(named(state, area) for area in areas if is_full(state, area)))
    return f"press Nothing to write, as {listed(full, 6)} {'are' if full[1:] else 'is'} full"


def asks_to_change(state: State, moves: Sequence[Any]) -> str:
    """In words: the color of a die is changed, and how often that may still be done."""
    left = state.board.changes - state.sheet.changes
    which = one_of(state, moves)
    return f"change {'a color' if which == 'one' else f'the color of {which}'} ({left} left)"


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


def intended_moves(state: State, touched: Sequence[str]) -> list[Move]:
    """Moves these touches may have meant, legal or not: to say why not."""
    if not state.waiting:
        return []
    said = {kind: what for kind, _, what in (touch.partition(":") for touch in touched)}
    begun = state.waiting[:1] if state.taken_as else state.waiting
    colors = [said["die"]] if "die" in said else [die.color for die in begun]
    if "cell" in said:
        return [mark for color in colors for mark in marks(state, color, said["cell"])]
    if "color" in said:
        return [Change(color, said["color"]) for color in colors]
    if "skip" in said:
        return [Skip(color) for color in colors]
    return [next(iter(uses_in_turn(state, color)), Skip(color)) for color in colors]


def against(state: State, touched: Sequence[str]) -> list[Breach]:
    """Why a blank prefecture takes neither of two dice, where none was touched: each in short."""
    here = [state.board.index.get(pick.removeprefix("cell:"), -1) for pick in touched]
    if len(here) != 1 or here[0] < 0 or len(state.waiting) < 2 or state.taken_as:
        return []
    if state.sheet.cells[here[0]]:
        return []
    return [
        Breach(breach.clause, in_short(state, die, here[0]) or breach.complaint)
        for die, move in zip(state.waiting, intended_moves(state, touched), strict=True)
        for breach in breaches(state, move)
    ]


def in_short(state: State, die: Die, here: int) -> str:
    """Why a die does not go into a blank prefecture: its area, or the neighbors."""
    board, cells, name = state.board, state.sheet.cells, state.board.names[here]
    if die.color != PURPLE and die.color != board.colors[here]:
        return f"{die} goes only to {board.areas[die.color]}"
    near = [f"{board.names[n]} is {cells[n]}" for n in too_far(state, Write(die.color, name))]
    faces = span(spread(board, state.sheet.fits, here)).replace("-", " to ")
    takes = f"{name} takes {faces}" if faces != "none" else f"no number fits {name}"
    return f"{die}: {listed(near, 8)}, so {takes}" if near else ""


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
