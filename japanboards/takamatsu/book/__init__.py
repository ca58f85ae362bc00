"""Takamatsu's rulebook: its clauses, and what we decided where it is silent."""

from ...core.rulebook import Rulebook
from .clauses import CLAUSES
from .rulings import RULINGS

BOOK = Rulebook.of((*CLAUSES, *RULINGS))
