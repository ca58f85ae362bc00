"""Bots: functions of what a seat may see, ``(game, view, seat, rng) -> move``.

``BOTS`` has those that may sit at a table, by name, the stronger the later.
"""

from functools import partial
from typing import Any

from ..core.match import Bot
from .greedy import choose_gently, choose_greedily
from .hints import Hint, hinting, hints
from .random import choose_at_random
from .search import Tried, choose_by_search, ismcts, thinking
from .steps import Thinking

BOTS: dict[str, Bot] = {
    "random": choose_at_random,
    "gentle": choose_gently,
    "fair": partial(choose_by_search, iterations=100, seconds=0.5),
    "strong": partial(choose_by_search, iterations=None, seconds=1.5, sharp=True),
}


def level_of(bot: Any) -> str:
    """The name of a bot, as tables offer it; "" for somebody's own function."""
    return next((name for name, known in BOTS.items() if known is bot), "")


__all__ = [
    "BOTS",
    "Hint",
    "Thinking",
    "Tried",
    "choose_at_random",
    "choose_by_search",
    "choose_gently",
    "choose_greedily",
    "hinting",
    "hints",
    "ismcts",
    "level_of",
    "thinking",
]
