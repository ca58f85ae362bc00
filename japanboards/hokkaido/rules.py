"""Hokkaido: the cited rules, all of them. They stand by topic in ``*_rules.py``.

Each function under ``@BOOK.rule`` enforces one clause: it returns a complaint with the
particulars when a move offends it, and nothing when it does not. Of several decorators the
lowest is cited first.
"""

from __future__ import annotations

from ..core.rulebook import Breach
from . import card_rules, piece_rules, turn_rules
from .book import BOOK
from .state import Move, State

TOPICS = (turn_rules, piece_rules, card_rules)


def breaches(state: State, move: Move) -> list[Breach]:
    """Every clause the move offends, with the particulars; none when it is legal."""
    return BOOK.breaches(state, move)
