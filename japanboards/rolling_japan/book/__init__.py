"""Rolling Japan's rulebook: every clause and ruling, by the id the rules cite."""

from __future__ import annotations

from ...core.rulebook import Rulebook
from .clauses import CLAUSES
from .rulings import RULINGS

BOOK = Rulebook.of((*CLAUSES, *RULINGS))
