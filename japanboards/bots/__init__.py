"""Bots: functions of what a seat may see, ``(game, view, seat, rng) -> move``."""

from .random import choose_at_random

BOTS = {"random": choose_at_random}

__all__ = ["BOTS", "choose_at_random"]
