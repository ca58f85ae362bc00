"""Kanagawa (Bruno Cathala and Charles Chevallier, IELLO): Hokusai's painting school."""

from . import notation
from .board import BOARD, BOARDS, Board
from .book import BOOK
from .moves import chance_moves, legal_moves, to_move
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
