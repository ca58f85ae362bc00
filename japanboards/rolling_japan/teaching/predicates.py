"""When a level of Rolling Japan is done: predicates over (position, move, next position)."""

from __future__ import annotations

from ...core.lesson import Predicate
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
