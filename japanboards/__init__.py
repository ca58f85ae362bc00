"""Five board games set in Japan: maps as graphs, positions as values, rules that cite."""

from typing import Any

from . import hokkaido, kaigan, kanagawa, rolling_japan, takamatsu
from .core.game import Game
from .core.words import unknown

__version__ = "0.1.0"

GAMES: dict[str, Game[Any, Any]] = {
    rolling_japan.NAME: rolling_japan,
    takamatsu.NAME: takamatsu,
    hokkaido.NAME: hokkaido,
    kaigan.NAME: kaigan,
    kanagawa.NAME: kanagawa,
}


def game_called(game: str | Game[Any, Any]) -> Game[Any, Any]:
    """A game by its name, or the game itself.

    >>> game_called("kaigan").TITLE
    'Kaigan'
    """
    if not isinstance(game, str):
        return game
    if game not in GAMES:
        raise ValueError(unknown("game", game, GAMES))
    return GAMES[game]


__all__ = ["GAMES", "hokkaido", "kaigan", "kanagawa", "rolling_japan", "takamatsu"]
