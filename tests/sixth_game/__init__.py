"""Ferries: a game of somebody else's package, as small as one can be.

It shows that a game needs nothing of ours but what is in ``core``, and that nothing of ours has to
know it: tables, lessons, tournaments, bots, adapters, clauses and laws take the module itself.
"""

from japanboards.core.showing import show_as

from . import chart, notation, scene
from .board import BOARD, BOARDS, Board
from .lessons import LEVELS
from .rules import (
    BOOK,
    OPTIONS,
    PLAYERS,
    TITLE,
    Draw,
    Rest,
    Sail,
    State,
    Wind,
    apply,
    breaches,
    chance_moves,
    forecast,
    legal_moves,
    new_game,
    resample,
    tally,
    to_move,
    view,
    winners,
)

NAME = "ferries"
show_as(State, notation.write, lambda state: scene.scene(state, state.seat))

__all__ = [
    "BOARD",
    "BOARDS",
    "BOOK",
    "LEVELS",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "TITLE",
    "Board",
    "Draw",
    "Rest",
    "Sail",
    "State",
    "Wind",
    "apply",
    "breaches",
    "chance_moves",
    "chart",
    "forecast",
    "legal_moves",
    "new_game",
    "notation",
    "resample",
    "scene",
    "tally",
    "to_move",
    "view",
    "winners",
]
