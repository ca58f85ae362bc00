"""Players by name."""

from __future__ import annotations

from japanboards.bots import BOTS
from japanboards.core.match import HUMAN, Bot

Who = str | Bot


def seat_of(who: Who) -> Who:
    """A person or a bot, by name or as the function itself."""
    if callable(who) or who == HUMAN:
        return who
    if who not in BOTS:
        names = ", ".join([HUMAN, *BOTS])
        raise ValueError(f"nobody called {who!r} can sit here; seats are: {names}, or a function")
    return BOTS[who]
