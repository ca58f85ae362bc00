"""Five board games set in Japan: maps as graphs, positions as values, rules that cite.

To play, type ``japanboards lab`` in a terminal: it brings the notebooks and opens the first. In a
notebook of your own, a table and a lesson are

    from japanboards_widgets import lesson, table

    table("takamatsu", seats=["human", "gentle"])
    lesson("takamatsu")

In code a game is a module, a position is a value, and a move is a value:

>>> from japanboards import GAMES, rolling_japan as rj
>>> from japanboards.core.game import play
>>> list(GAMES)
['rolling_japan', 'takamatsu', 'hokkaido', 'kaigan', 'kanagawa']
>>> state = rj.notation.read("writing: red 4, blue 2")
>>> state = play(rj, state, rj.Write("blue", "Hokkaido"))
>>> print(*rj.breaches(state, rj.Write("red", "Kyoto")))
Kyoto is not in Kanto, where the red die goes [ROL-DIE-01]

Every verdict names its clause, and ``rj.BOOK["ROL-DIE-01"]`` is what that says. What there is:

- ``GAMES``: the five, by name; each offers ``new_game``, ``to_move``, ``legal_moves``, ``apply``,
  ``breaches``, ``tally``, ``winners``, ``view`` and more, the same in every game
- ``japanboards.core.game``: ``play``, ``playout``, ``scores``: for any game
- ``japanboards.core.match``: a table without a screen: seats, undo, saves
- ``japanboards.bots``, ``japanboards.arena``: who plays, hints, tournaments
- ``japanboards.maps``: maps with matplotlib; ``japanboards.adapters``: OpenSpiel and PettingZoo
- ``japanboards_widgets``: tables, lessons, rulebooks and maps to touch, in a notebook
"""

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


__all__ = ["GAMES", "game_called", "hokkaido", "kaigan", "kanagawa", "rolling_japan", "takamatsu"]
