"""Hokkaido (Steve Jones, Blue Panther): trade routes over 43 provinces of an island."""

from . import chart, heuristics, notation, scene
from .board import BOARD, BOARDS, Board
from .book import BOOK
from .lessons import LEVELS
from .moves import chance_moves, legal_moves, to_move
from .odds import forecast
from .paths import Route, routes
from .rules import breaches
from .scoring import tally, winners
from .setup import OPTIONS, PLAYERS, TITLE, new_game
from .state import (
    Claim,
    Deal,
    Discard,
    Draw,
    Grow,
    Keep,
    Land,
    Move,
    Open,
    Place,
    Player,
    Reveal,
    Sea,
    State,
    Stop,
    Take,
)
from .turns import apply
from .views import resample, view

NAME = "hokkaido"

__all__ = [
    "BOARD",
    "BOARDS",
    "BOOK",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "TITLE",
    "Board",
    "Claim",
    "Deal",
    "Discard",
    "Draw",
    "Grow",
    "Keep",
    "Land",
    "Move",
    "Open",
    "Place",
    "Player",
    "Reveal",
    "Route",
    "Sea",
    "State",
    "Stop",
    "Take",
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
    "routes",
    "scene",
    "tally",
    "to_move",
    "view",
    "winners",
]
