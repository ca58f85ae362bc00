"""Kanagawa (Bruno Cathala and Charles Chevallier, IELLO): Hokusai's painting school."""

from ..core.showing import show_as
from . import heuristics
from .board import BOARD, BOARDS, Board
from .book import BOOK
from .odds import forecast
from .picture import chart, scene
from .rules.effects import apply
from .rules.generator import chance_moves, legal_moves, to_move
from .rules.legality import breaches
from .rules.moves import (
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
from .rules.scoring import SOURCES_OF_POINTS, tally, winners
from .rules.setup import OPTIONS, PLAYERS, TITLE, new_game
from .rules.state import Painter, State
from .rules.views import resample, view
from .teaching import practice
from .teaching.causes import causes
from .teaching.lessons import LEVELS, SIGNS, WINDOWS
from .teaching.predicates import settling
from .text import notation

NAME = "kanagawa"
show_as(State, notation.write, lambda state: scene.scene(state, state.seat))

__all__ = [
    "SOURCES_OF_POINTS",
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
    "causes",
    "chance_moves",
    "chart",
    "forecast",
    "heuristics",
    "legal_moves",
    "LEVELS",
    "SIGNS",
    "WINDOWS",
    "new_game",
    "notation",
    "practice",
    "resample",
    "scene",
    "settling",
    "tally",
    "to_move",
    "view",
    "winners",
]
