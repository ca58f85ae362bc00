"""Positions and moves as text."""

from __future__ import annotations

from typing import Any

from japanboards.core.secrets import HIDDEN
from japanboards.core.text import lines_of, number, split, write_move

from .board import SHELF
from .rules import Draw, Move, Rest, Sail, State, Wind, new_game

__all__ = ["read", "read_move", "tell", "write", "write_move"]

WINDS = {"": None, "yes": True, "no": False}
KINDS: dict[str, Any] = {"draw": Draw, "sail": Sail}
PLAIN: dict[str, Move] = {"wind True": Wind(True), "wind False": Wind(False), "rest": Rest()}


def write(state: State) -> str:
    """A position, a line for everything."""
    wind = next(word for word, blows in WINDS.items() if blows is state.wind)
    return (
        f"board: {state.board.name}\nat: {', '.join(state.at)}\n"
        f"goals: {', '.join(map(str, state.goals))}\n"
        f"seat: {state.seat + 1}\nwind: {wind}\nturns: {state.turns}\n"
    )


def read(text: str, **options: Any) -> State:
    """A position from its text; what is left out is as at the start."""
    lines = lines_of(text)
    board = options.get("board") or SHELF.called(lines.get("board", "bay"))
    at = tuple(split(lines.get("at", next(iter(board.graph)))))
    start = new_game(len(at), board)
    goals = tuple(HIDDEN if goal == "?" else goal for goal in split(lines.get("goals", "")))
    known = set(board.graph)
    if not {*at, *goals} <= known | {HIDDEN} or lines.get("wind", "") not in WINDS:
        raise ValueError(f"islands are {', '.join(known)}, wind is yes or no")
    seat = number(lines.get("seat", "1"), "seat", 1, len(at)) - 1
    turns = number(lines.get("turns", "0"), "turns", 0, board.turns * len(at))
    return State(start.board, at, goals, seat, WINDS[lines.get("wind", "")], turns)


def read_move(text: str) -> Move:
    """A move from its text."""
    verb, _, island = text.partition(" ")
    if text in PLAIN:
        return PLAIN[text]
    if verb not in KINDS or not island:
        raise ValueError(f"{text!r} is not a move; moves are: sail ISLAND, rest")
    move: Move = KINDS[verb](island)
    return move


def tell(state: State, move: Move) -> str:
    """What happens, as a sentence that gives no secret away."""
    match move:
        case Draw():
            return f"Player {len(state.goals) + 1} draws an island."
        case Wind():
            return "The wind blows." if move.blows else "There is no wind."
        case Sail():
            return f"Player {state.seat + 1} sails to {move.island}."
    return f"Player {state.seat + 1} rests."
