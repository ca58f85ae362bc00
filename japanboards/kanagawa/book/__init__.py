"""Kanagawa's rulebook: every clause and ruling in our own words, by the id the rules cite."""

from __future__ import annotations

from ...core.rulebook import Rulebook
from .clauses import BRUSHES, DIPLOMAS, END, PRINT, ROUND, SCHOOL, SCORE, STUDIO, WORK
from .clauses_material import CARDS, COMPONENTS, LIST, PIECES, SETUP, TILES
from .rulings import RULINGS

BOOK = Rulebook.of(
    (
        *(*COMPONENTS, *CARDS, *PIECES, *TILES, *SETUP),
        *(*ROUND, *SCHOOL, *WORK, *STUDIO, *BRUSHES, *PRINT, *DIPLOMAS),
        *(*LIST, *END, *SCORE, *RULINGS),
    )
)
