"""Kanagawa, learned by doing: the levels, in chapters that follow a turn.

Data and predicates only; the widget that puts them on the screen knows no rule.
"""

from __future__ import annotations

from ...core.lesson import Windows
from .lessons_diplomas import DIPLOMAS, EACH, END
from .lessons_school import SCHOOL
from .lessons_well import PLAY_WELL, WHOLE_TURN
from .lessons_work import WORK

LEVELS = (*SCHOOL, *WORK, *DIPLOMAS, *EACH, *END, *PLAY_WELL, *WHOLE_TURN)

WINDOWS: Windows = {  # by chapter: what of the board is shown
    "At School: pass or take": ("column:", "hand:", "key:"),
}
