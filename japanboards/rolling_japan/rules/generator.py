"""Rolling Japan: whose turn it is, and the direct generator of what may be done.

The cited rules stand in ``legality.py``; a law in the tests keeps the two equal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from ...core.bag import draws
from ...core.game import CHANCE, Seat
from ..board import FACES, PURPLE, Board
from .moves import Change, Cross, Draw, Move, Roll, Skip, Write
from .state import Die, State

Kind = Callable[[str, str], Move]  # Write or Cross


def to_move(state: State) -> Seat | None:
    """The seat that is writing, chance while dice are drawn and rolled, None at the end."""
    if state.waiting:
        return state.seat
    return None if state.ticks == state.board.rounds else CHANCE


def areas_of(state: State, color: str) -> tuple[str, ...]:
    """The areas a die of that color may be judged by: one, unless purple is read area by area."""
    if color == PURPLE and state.switches.purple_area == "each":
        return tuple(state.board.areas)
    return (color,)


def color_of(state: State, die: str) -> str:
    """The color a waiting die counts as."""
    return state.taken_as if state.taken_as and die == state.waiting[0].color else die


def marks(board: Board, kind: Kind, die: str, bits: int) -> Sequence[Move]:
    """A write or a cross in each of these prefectures.

    Those of purple are listed area by area, so that few sets are ever listed anew.
    """
    if die != PURPLE:
        return board.in_each(kind, die, bits)
    moves: list[Move] = []
    for color in board.areas:
        moves += board.in_each(kind, die, bits & board.bits[color])
    return moves


@cache
def all_changes(die: str, colors: tuple[str, ...]) -> tuple[Change, ...]:
    """A change into each of these colors."""
    return tuple(Change(die, color) for color in colors)


def legal_moves(state: State) -> Sequence[Move]:
    """Every move the cited rules allow, except changes into purple (ROL-RULING-08)."""
    if not state.waiting:
        return []
    if state.taken_as:
        return uses(state, state.waiting[0], state.taken_as)
    moves: list[Move] = []
    for die in state.waiting:
        moves += uses(state, die, die.color)
    if state.sheet.changes < state.board.changes:
        for die in state.waiting:
            moves += changes(state, die.color)
    return moves


def uses(state: State, die: Die, color: str) -> Sequence[Move]:
    """What the die may do: in the one area it is judged by, or in any of several."""
    if color != PURPLE or state.switches.purple_area == "map":
        return uses_in(state, die, color)
    areas = areas_of(state, color)
    return list(dict.fromkeys(move for area in areas for move in uses_in(state, die, area)))


def uses_in(state: State, die: Die, area: str) -> Sequence[Move]:
    """Writes where the value fits; else crosses; else nothing."""
    board, fits = state.board, state.sheets[state.seat].fits
    assert die.value
    if fitting := fits >> die.value * len(board.names) & board.bits[area]:
        return marks(board, Write, die.color, fitting)
    if blanks := fits & board.bits[area]:
        return marks(board, Cross, die.color, blanks)
    return (Skip(die.color),)


def changes(state: State, die: str) -> Sequence[Change]:
    """The color changes open to a die."""
    if die == PURPLE and not state.switches.cc_on_purple:
        return []
    offered = all_changes(die, state.board.others[die])
    if state.switches.cc_into_full:
        return offered
    return [change for change in offered if not is_full(state, change.to)]


def is_full(state: State, color: str) -> bool:
    """No blank is left in the area of that color."""
    return not state.sheet.fits & state.board.bits[color]


def chance_moves(state: State) -> Sequence[tuple[Move, int]]:
    """Two dice out of the bag, then a face for each, all equally likely."""
    if state.waiting or state.ticks == state.board.rounds:
        return []
    return all_draws(state.bag) if len(state.dice) < 2 else ALL_ROLLS


@cache
def all_draws(bag: tuple[str, ...]) -> Sequence[tuple[Move, int]]:
    """A draw per die in the bag."""
    return tuple((Draw(color), weight) for color, weight in draws(bag))


ALL_ROLLS: Sequence[tuple[Move, int]] = tuple((Roll(value), 1) for value in FACES)
