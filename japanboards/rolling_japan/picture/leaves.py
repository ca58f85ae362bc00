"""What a player may write where, and what a number would leave its neighbors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...core.scene import Light
from ..board import Board
from ..heuristics import wastes
from ..rules.generator import legal_moves
from ..rules.moves import Change, Cross, Move, Write
from ..rules.state import Sheet, State, updated
from .land import kind
from .sheet import CROSS, span, spots, spread
from .touch import picks

Word = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """What is offered: by prefecture what is shown there, and by the touches of moves the rest."""

    may: dict[int, str] = field(default_factory=dict)
    captions: dict[Word, str] = field(default_factory=dict)
    dashed: frozenset[Word] = frozenset()
    costly: frozenset[Word] = frozenset()
    poor: frozenset[Word] = frozenset()
    previews: dict[Word, Sequence[Light]] = field(default_factory=dict)


def offer(state: State, moves: Sequence[Move]) -> Offer:
    """What these moves would write, and what they would leave."""
    values = {die.color: die.value or 0 for die in state.waiting}
    board = state.board
    here: dict[int, list[Write | Cross]] = {}
    for move in moves:
        if isinstance(move, Write | Cross):
            here.setdefault(board.index[move.cell], []).append(move)
    may = {i: shown(those, values) for i, those in here.items()}
    marks = [move for those in here.values() for move in those]
    several = [move for those in here.values() if len(those) > 1 for move in those]
    return Offer(
        may,
        {picks(move): what(move, values) for move in several},
        frozenset(picks(move) for move in marks if isinstance(move, Cross)),
        frozenset(picks(move) for move in moves if isinstance(move, Change)),
        frozenset(picks(move) for move in moves if wastes(state, move)),
        {
            **{picks(move): lights(board, state.sheet, move, values) for move in marks},
            **{picks(move): room(state, move) for move in moves if isinstance(move, Change)},
        },
    )


def room(state: State, change: Change) -> list[Light]:
    """Where a die would go if it were changed, before that is paid for."""
    named = replaced(state, change)
    values = {die.color: die.value or 0 for die in named.waiting}
    return [
        light
        for move in legal_moves(named)
        if isinstance(move, Write | Cross)
        for light in (
            Light("would next", f"cell:{move.cell}"),
            Light("would", f"label:{move.cell}", what(move, values)),
        )
    ]


def replaced(state: State, change: Change) -> State:
    """The position after a change, as far as the die goes; nothing is paid."""
    waiting = tuple(die for die in state.waiting if die.color == change.die)
    return updated(state, waiting=waiting, taken_as=change.to)


def what(move: Write | Cross, values: dict[str, int]) -> str:
    """What a move would write."""
    return str(values[move.die]) if isinstance(move, Write) else "X"


def shown(moves: Sequence[Write | Cross], values: dict[str, int]) -> str:
    """What may be written in a prefecture, as short as it must be: "4", "2/4", "4/X" or an X."""
    numbers = {values[move.die] for move in moves if isinstance(move, Write)}
    if not numbers:
        return CROSS
    crosses = any(isinstance(move, Cross) for move in moves)
    return "/".join([*map(str, sorted(numbers)), *["X"] * crosses])


def lights(board: Board, sheet: Sheet, move: Write | Cross, values: dict[str, int]) -> list[Light]:
    """What a move would write, and what is left to neighbors that it narrows or closes."""
    here = move.cell
    _, under = spots(board, board.index[here])
    aside = "far" if kind(board) == "whole" else "high" * under
    found = [
        Light(f"named {aside}".strip(), f"name:{here}", here),  # where names gave way
        Light("would", f"cell:{here}"),
        Light("would", f"label:{here}", what(move, values)),
    ]
    if isinstance(move, Cross):
        return found
    at = board.index[here]
    then = sheet.fits & board.still_fitting[values[move.die]][at]
    for n in board.neighbors[at]:
        name, faces = board.names[n], spread(board, then, n)
        if faces == spread(board, sheet.fits, n):
            continue
        if not faces:
            found.append(Light("closed", f"cell:{name}"))
        found.append(Light("would" if faces else "closed", f"label:{name}", span(faces)))
    return found
