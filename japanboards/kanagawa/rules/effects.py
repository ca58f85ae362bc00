"""Kanagawa: what a move does."""

from __future__ import annotations

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
    match move:
        case Turn(card):
            return turn_up(state, card)
        case Studio(card):
            return add_to_studio(state, card)
        case Print(card, wild):
            return add_to_print(state, card, wild)
        case Place(icon):
            return place(state, icon)
        case Shift(brush, icon):
            return shift(state, brush, icon)
        case Done():
            return finish_work(state)
        case Take(column):
            return take_column(state, column - 1)
        case Pass():
            return stay(state)
        case Back(color):
            return show_back(state, color)
        case Peek(card):
            return look_at(state, card)
        case Claim(diploma):
            return claim(state, diploma)
        case Leave(diploma):
            return leave(state, diploma)
        case Depart():
            return depart(state)
        case Tile(tile):
            return give_tile(state, tile)
