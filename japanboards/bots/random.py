"""The bot that any other has to beat."""

from __future__ import annotations

import random

from ..core.game import M, Rules, S, Seat


def choose_at_random(game: Rules[S, M], view: S, seat: Seat, rng: random.Random) -> M:
    """Any legal move, all equally likely."""
    return rng.choice(game.legal_moves(view))
