"""Kaigan (Kenichi Tanabe, Ascora Games): surveying the coast of Japan for Honor."""

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
from .rules.scoring import SOURCES_OF_POINTS, tally, winners
from .rules.setup import OPTIONS, PLAYERS, TITLE, new_game
from .rules.state import Player, Site, State
from .rules.views import resample, view
from .teaching import practice
from .teaching.causes import causes
from .teaching.lessons import LEVELS, SIGNS, WINDOWS
from .text import notation

NAME = "kaigan"
show_as(State, notation.write, lambda state: scene.scene(state, state.seat))

__all__ = [
    "SOURCES_OF_POINTS",
    "BOARD",
    "BOARDS",
    "BOOK",
    "LEVELS",
    "SIGNS",
    "WINDOWS",
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
    "causes",
    "chance_moves",
    "chart",
    "forecast",
    "heuristics",
    "legal_moves",
    "new_game",
    "notation",
    "practice",
    "resample",
    "scene",
    "tally",
    "to_move",
    "view",
    "winners",
]
