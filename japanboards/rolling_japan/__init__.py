"""Rolling Japan (Hisashi Hayashi, OKAZU brand): roll and write on 47 prefectures."""

from ..core.showing import show_as
from . import heuristics
from .board import BOARD, BOARDS, Board
from .book import BOOK
from .odds import forecast
from .picture import chart, scene
from .rules.effects import apply
from .rules.generator import chance_moves, legal_moves, to_move
from .rules.legality import breaches
from .rules.moves import Change, Cross, Draw, Move, Roll, Skip, Write
from .rules.scoring import SOURCES_OF_POINTS, tally, winners
from .rules.setup import OPTIONS, PLAYERS, TITLE, new_game
from .rules.state import Die, Sheet, State
from .rules.views import resample, view
from .teaching import practice
from .teaching.causes import causes
from .teaching.lessons import LEVELS, SIGNS, WINDOWS
from .text import notation

NAME = "rolling_japan"
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
    "tally",
    "to_move",
    "view",
    "winners",
]
