"""Kanagawa: what a move does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .effects_school import (
    depart,
    finish_work,
    give_tile,
    look_at,
    show_back,
    stay,
    take_column,
    turn_up,
)
from .effects_work import add_to_print, add_to_studio, claim, leave, place, shift
from .moves import (
    Back,
    Claim,
    Depart,
    Done,
    Leave,
    Move,
    Pass,
    Peek,
    Place,
    Print,
    Shift,
    Studio,
    Take,
    Tile,
    Turn,
)
from .state import State, updated


def apply(state: State, move: Move) -> State:
    """The position after a move, which is trusted to be legal; its news are of this move."""
    if state.news:
        state = updated(state, news=())
    return DOES[type(move)](state, move)


DOES: dict[type, Callable[[State, Any], State]] = {
    Tile: give_tile,
    Back: show_back,
    Turn: turn_up,
    Pass: stay,
    Take: take_column,
    Depart: depart,
    Peek: look_at,
    Studio: add_to_studio,
    Print: add_to_print,
    Place: place,
    Shift: shift,
    Claim: claim,
    Leave: leave,
    Done: finish_work,
}
