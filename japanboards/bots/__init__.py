"""Bots: functions of what a seat may see, ``(game, view, seat, rng) -> move``.

``BOTS`` has those that may sit at a table, by name, the stronger the later.
"""

from functools import partial

from ..core.match import Bot
from .greedy import choose_gently, choose_greedily
from .hints import Hint, hints
from .random import choose_at_random
from .search import Tried, choose_by_search, ismcts

BOTS: dict[str, Bot] = {
    "random": choose_at_random,
    "gentle": choose_gently,
    "fair": partial(choose_by_search, iterations=100, seconds=0.5),
    "strong": partial(choose_by_search, iterations=None, seconds=1.5),
}

__all__ = [
    "BOTS",
    "Hint",
    "Tried",
    "choose_at_random",
    "choose_by_search",
    "choose_gently",
    "choose_greedily",
    "hints",
    "ismcts",
]
