"""Rolling Japan (Hisashi Hayashi, OKAZU brand): roll and write on 47 prefectures."""

from . import chart, heuristics, notation, scene
from .board import BOARD, BOARDS, Board
from .book import BOOK
from .lessons import LEVELS
from .moves import chance_moves, legal_moves, to_move
from .odds import forecast
from .rules import breaches
from .scoring import tally, winners
from .state import Change, Cross, Die, Draw, Move, Roll, Sheet, Skip, State, Write
from .turns import OPTIONS, PLAYERS, TITLE, apply, new_game, resample, view

NAME = "rolling_japan"

__all__ = [
    "BOARD",
    "BOARDS",
    "BOOK",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "TITLE",
    "Board",
    "Change",
    "Cross",
    "Die",
    "Draw",
    "Move",
    "Roll",
    "Sheet",
    "Skip",
    "State",
    "Write",
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
