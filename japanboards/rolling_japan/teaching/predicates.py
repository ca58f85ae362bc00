"""When a level of Rolling Japan is done: predicates over (position, move, next position)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...core.lesson import Predicate
from ..board import BLANK, FACES, X
from ..rules.moves import Change, Cross, Move, Skip, Write
from ..rules.state import State


def writes(*cells: str, die: str = "") -> Predicate:
    """A number was written, in one of these prefectures and with that die if they are named."""

    def done(state: State, move: Move, after: State) -> bool:
        if not isinstance(move, Write):
            return False
        return (not cells or move.cell in cells) and die in ("", move.die)

    return done


def crosses(*cells: str) -> Predicate:
    """An X was put, into one of these prefectures if any are named."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Cross) and (not cells or move.cell in cells)

    return done


def in_area(color: str) -> Predicate:
    """A number was written in the area of that color."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Write) and state.board.graph.nodes[move.cell]["color"] == color

    return done


def changes(to: str) -> Predicate:
    """A die was changed to that color."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Change) and move.to == to

    return done


def skips(state: State, move: Move, after: State) -> bool:
    """A die did nothing."""
    return isinstance(move, Skip)


def both_numbers(state: State, move: Move, after: State) -> bool:
    """The second die of the turn was written too."""
    return isinstance(move, Write) and len(state.waiting) == 1


def ticked(state: State, move: Move, after: State) -> bool:
    """A round is over."""
    return after.ticks > state.ticks


def after_a_change(state: State, move: Move, after: State) -> bool:
    """A number was written with a die that had been changed."""
    return isinstance(move, Write) and bool(state.taken_as)


def both_dice(state: State, move: Move, after: State) -> bool:
    """No die waits any more."""
    return not isinstance(move, Change) and len(state.waiting) == 1


def closes_none(color: str) -> Callable[[State, State], bool]:
    """No blank of an area that took a number before takes none now."""

    def holds(start: State, after: State) -> bool:
        colors = after.board.graph.nodes
        return all(colors[name]["color"] != color for name in closed(after) - closed(start))

    return holds


def closed(state: State) -> set[str]:
    """The blanks of the first sheet that no number fits."""
    board, cells = state.board, state.sheets[0].cells
    return {
        name
        for name, cell, beside in zip(board.names, cells, board.neighbors, strict=True)
        if cell == BLANK and not any(fits(n, [cells[at] for at in beside]) for n in FACES)
    }


def fits(number: int, beside: Iterable[int]) -> bool:
    """A number is at most one apart from the numbers beside it."""
    return all(cell in (BLANK, X) or abs(cell - number) <= 1 for cell in beside)
