"""Takamatsu (Martin Schlegel, Mücke Spiele): samurai walk the palace, often for somebody else."""

from ..core.showing import show_as
from . import heuristics
from .board import BOARD, BOARDS, Board
from .book import BOOK
from .cards import Cards, Down, Held
from .odds import forecast
from .picture import chart, scene
from .rules.effects import apply
from .rules.generator import chance_moves, legal_moves, to_move
from .rules.legality import breaches
from .rules.moves import Activate, Back, Deal, Flip, March, Move, Peek, Start, Wait
from .rules.scoring import SOURCES_OF_POINTS, tally, winners
from .rules.setup import OPTIONS, PLAYERS, TITLE, new_game
from .rules.state import State
from .rules.views import resample, view
from .teaching import practice
from .teaching.causes import causes
from .teaching.lessons import LEVELS, SIGNS
from .teaching.predicates import settling
from .text import notation

NAME = "takamatsu"
show_as(State, notation.write, lambda state: scene.scene(state, max(state.asked, 0)))

__all__ = [
    "SOURCES_OF_POINTS",
    "BOARD",
    "BOARDS",
    "BOOK",
    "LEVELS",
    "SIGNS",
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
    "settling",
    "tally",
    "to_move",
    "view",
    "winners",
]
