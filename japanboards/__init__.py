"""Five board games set in Japan: maps as graphs, positions as values, rules that cite."""

from typing import Any

from . import hokkaido, kaigan, kanagawa, rolling_japan, takamatsu
from .core.game import Game

GAMES: dict[str, Game[Any, Any]] = {
    rolling_japan.NAME: rolling_japan,
    takamatsu.NAME: takamatsu,
    hokkaido.NAME: hokkaido,
    kaigan.NAME: kaigan,
    kanagawa.NAME: kanagawa,
}

__all__ = ["GAMES", "hokkaido", "kaigan", "kanagawa", "rolling_japan", "takamatsu"]
