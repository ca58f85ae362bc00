"""Games and players by name."""

from __future__ import annotations

from typing import Any

from japanboards import GAMES
from japanboards.bots import BOTS
from japanboards.core.game import Game
from japanboards.core.match import HUMAN, Bot

Who = str | Bot


def game_called(name: str | Game[Any, Any]) -> Game[Any, Any]:
    """A game by its name, or the game itself."""
    if not isinstance(name, str):
        return name
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; the games are: {', '.join(GAMES)}")
    return GAMES[name]


def seat_of(who: Who) -> Who:
    """A person or a bot, by name or as the function itself."""
    if callable(who) or who == HUMAN:
        return who
    if who not in BOTS:
        names = ", ".join([HUMAN, *BOTS])
        raise ValueError(f"nobody called {who!r} can sit here; seats are: {names}, or a function")
    return BOTS[who]
