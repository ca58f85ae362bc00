"""Hokkaido: the cited rules, all of them. They stand by topic in ``legality_*.py``.

Each function under ``@BOOK.rule`` enforces one clause: it returns a complaint with the
particulars when a move offends it, and nothing when it does not. Of several decorators the
lowest is cited first.
"""

from __future__ import annotations

from ...core.rulebook import Breach
from ..book import BOOK
from . import legality_cards, legality_pieces, legality_turn
from .moves import Move
from .state import State

TOPICS = (legality_turn, legality_pieces, legality_cards)


def breaches(state: State, move: Move) -> list[Breach]:
    """Every clause the move offends, with the particulars; none when it is legal."""
    return BOOK.breaches(state, move)
