"""How long the review of a small game of each kind takes, on all processors."""

from __future__ import annotations

from time import perf_counter

from japanboards import GAMES
from japanboards.arena.workers import processes
from japanboards.bots.review import review
from tools.reviews import played

SEED = 5


def measure() -> dict[str, tuple[int, float]]:
    """By game: positions that were looked at, and seconds."""
    found = {}
    for name, game in GAMES.items():
        asked = review(played(game, SEED), 0)
        began = perf_counter()
        with processes() as workers:
            answers = sum(1 for _ in asked.run(workers))
        found[name] = answers, perf_counter() - began
    return found
