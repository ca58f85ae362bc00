"""Takamatsu (Martin Schlegel, Mücke Spiele): samurai walk the palace, often for somebody else."""

from . import chart, heuristics, notation, scene
from .board import BOARD, BOARDS, Board
from .book import BOOK
from .cards import Cards, Down, Held
from .lessons import LEVELS
from .moves import chance_moves, legal_moves, to_move
from .odds import forecast
from .rules import breaches
from .scoring import tally, winners
from .state import Activate, Back, Deal, Flip, March, Move, Peek, Start, State, Wait
from .turns import OPTIONS, PLAYERS, TITLE, apply, new_game, resample, view

NAME = "takamatsu"

__all__ = [
    "BOARD",
    "BOARDS",
    "BOOK",
    "LEVELS",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "TITLE",
    "Activate",
    "Back",
    "Board",
    "Cards",
    "Deal",
    "Down",
    "Flip",
    "Held",
    "March",
    "Move",
    "Peek",
    "Start",
    "State",
    "Wait",
    "apply",
    "breaches",
    "chance_moves",
    "chart",
    "forecast",
    "heuristics",
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
