"""Kanagawa, learned by doing: the levels, in chapters that follow a turn.

Data and predicates only; the widget that puts them on the screen knows no rule.
"""

from __future__ import annotations

from ...core.lesson import Signs, Windows
from .lessons_diplomas import DIPLOMAS, EACH, END
from .lessons_school import SCHOOL
from .lessons_well import PLAY_WELL, WHOLE_TURN
from .lessons_work import WORK

LEVELS = (*SCHOOL, *WORK, *DIPLOMAS, *EACH, *END, *PLAY_WELL, *WHOLE_TURN)

WINDOWS: Windows = {  # by chapter, or by level: what of the board is shown
    "At School: pass or take": ("column:", "hand", "hand:", "key:"),
    "At School: pass or take: The deck is empty": (),  # all of it: the print is asked about
}

SIGNS: Signs = {  # by chapter: the beginning of a mark's id, and what the mark means
    "At School: pass or take": (
        ("school:", "a card: its left strip is for the studio, its picture for the print"),
        ("column:2", "a column: whoever takes it gets all its cards"),
    ),
    "The studio": (
        ("cell:", "an icon of your studio: a landscape that a brush can stand on"),
        ("spare", "brushes that are not placed"),
        ("studio", "here a card is added to the studio: its left strip counts"),
    ),
    "Brushes": (
        ("spare", "brushes that are not placed"),
        ("cell:", "a landscape; with a brush on it, it can paint"),
    ),
    "The print": (
        ("print", "the open end of your print: the next card is painted here"),
        ("cell:", "a landscape; with a brush on it, it can paint"),
    ),
    "Diplomas": (
        ("diploma:", "a diploma: what it is for, and its Harmony; one for each player a category"),
        ("mine:", "how far you are: a pip for each that you have"),
        ("chip:", "how far player 2 is"),
    ),
    "Every kind of diploma": (
        ("diploma:animals-A", "a diploma: its Harmony at the top left, what it asks for below"),
        ("cell:", "an icon of your studio: studio diplomas count them"),
    ),
    "Storms and the end": (
        ("run", "your longest row of one season: 1 Harmony for each card of it"),
        ("length", "the eleventh card ends the game with the round"),
    ),
    "Play well": (
        ("diploma:trees-A", "a diploma: its Harmony at the top left, what it asks for below"),
        ("spare", "brushes that are not placed"),
    ),
}
