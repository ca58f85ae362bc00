"""Kaigan (Kenichi Tanabe, Ascora Games): surveying the coast of Japan for Honor."""

from . import chart, heuristics, notation, scene
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
from .lessons import LEVELS
from .moves import chance_moves, legal_moves, to_move
from .odds import forecast
from .rules import breaches
from .scoring import tally, winners
from .state import Player, Site, State
from .turns import OPTIONS, PLAYERS, TITLE, apply, new_game, resample, view

NAME = "kaigan"

__all__ = [
    "BOARD",
    "BOARDS",
    "BOOK",
    "LEVELS",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "TITLE",
    "Act",
    "Board",
    "Claim",
    "Dispatch",
    "Flexible",
    "Great",
    "Lay",
    "Map",
    "Move",
    "Pass",
    "Player",
    "Quadrant",
    "Reveal",
    "Roll",
    "Send",
    "Site",
    "State",
    "Stop",
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
