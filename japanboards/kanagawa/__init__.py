"""Kanagawa (Bruno Cathala and Charles Chevallier, IELLO): Hokusai's painting school."""

from . import chart, heuristics, notation, scene
from .board import BOARD, BOARDS, Board
from .book import BOOK
from .lessons import LEVELS
from .moves import chance_moves, legal_moves, to_move
from .odds import forecast
from .rules import breaches
from .scoring import tally, winners
from .state import (
    Back,
    Claim,
    Depart,
    Done,
    Leave,
    Move,
    Painter,
    Pass,
    Peek,
    Place,
    Print,
    Shift,
    State,
    Studio,
    Take,
    Tile,
    Turn,
)
from .turns import OPTIONS, PLAYERS, TITLE, apply, new_game, resample, view

NAME = "kanagawa"

__all__ = [
    "BOARD",
    "BOARDS",
    "BOOK",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "TITLE",
    "Back",
    "Board",
    "Claim",
    "Depart",
    "Done",
    "Leave",
    "Move",
    "Painter",
    "Pass",
    "Peek",
    "Place",
    "Print",
    "Shift",
    "State",
    "Studio",
    "Take",
    "Tile",
    "Turn",
    "apply",
    "breaches",
    "chance_moves",
    "chart",
    "forecast",
    "heuristics",
    "legal_moves",
    "LEVELS",
    "new_game",
    "notation",
    "resample",
    "scene",
    "tally",
    "to_move",
    "view",
    "winners",
]
