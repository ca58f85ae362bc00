"""Kaigan's rulebook: every clause in our own words, by the id the rules cite."""

from ...core.rulebook import Rulebook
from .clauses import CLAUSES
from .clauses_phases import PHASES
from .rulings import RULINGS

BOOK = Rulebook.of((*CLAUSES, *PHASES, *RULINGS))
