"""Kaigan (Kenichi Tanabe, Ascora Games): surveying the coast of Japan for Honor."""

from . import notation
from .board import BOARD, BOARDS, Board
from .book import BOOK
from .choices import (
    Act,
    Claim,
    Dispatch,
    Flexible,
    Great,
    Lay,
    Map,
    Move,
    Pass,
    Quadrant,
    Reveal,
    Roll,
    Send,
    Stop,
)
from .moves import chance_moves, legal_moves, to_move
from .rules import breaches
from .scoring import tally, winners
from .state import Player, Site, State
from .turns import OPTIONS, PLAYERS, TITLE, apply, new_game, resample, view

NAME = "kaigan"
