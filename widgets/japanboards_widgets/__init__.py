"""Live frontends for japanboards: they show and ask, and never decide a rule."""

from japanboards.core.extras import needs

with needs("ipywidgets or anywidget", "widgets"):
    import anywidget as _anywidget  # noqa: F401
    import ipywidgets as _ipywidgets  # noqa: F401

from .board import Board
from .explorer import Explorer, explore
from .figures import speak as _speak
from .home import Home, home
from .lesson import Lesson, lesson
from .practice import PracticeRoom, practice
from .predict import Prediction, predict
from .review import ReviewPanel, review
from .rulebook import RulebookPanel, rulebook
from .table import Table
from .tables import replay, table

__all__ = [
    "Board",
    "Explorer",
    "Home",
    "Lesson",
    "PracticeRoom",
    "Prediction",
    "ReviewPanel",
    "RulebookPanel",
    "Table",
    "explore",
    "home",
    "lesson",
    "practice",
    "predict",
    "replay",
    "review",
    "rulebook",
    "table",
]

_speak()
