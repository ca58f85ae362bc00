"""Hokkaido's rulebook: every clause and ruling in our own words, by the id the rules cite."""

from ...core.rulebook import Rulebook
from .clauses import CLAUSES
from .rulings import RULINGS

BOOK = Rulebook.of((*CLAUSES, *RULINGS))
