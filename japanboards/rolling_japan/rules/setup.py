"""How a game of Rolling Japan begins, and what a table may decide about it."""

from __future__ import annotations

from typing import Any

from ...core.game import settle_first, settle_options, settle_players
from ...core.rulebook import Option
from ..board import SHELF, Board
from .state import Sheet, State, Switches

TITLE = "Rolling Japan"
PLAYERS = range(1, 9)
OPTIONS = {
    option.name: option
    for option in (
        Option(
            "cc_on_purple",
            True,
            (True, False),
            "ROL-RULING-07",
            "May a color change be used on the purple die?",
        ),
        Option(
            "cc_into_full",
            True,
            (True, False),
            "ROL-RULING-11",
            "May a die be changed into an area that is full?",
        ),
        Option(
            "purple_area",
            "map",
            ("map", "each"),
            "ROL-RULING-06",
            "Is the purple die's area the whole map, or each area by itself?",
        ),
        Option("first", 0, tuple(range(8)), "ROL-START-01", "Which seat begins with the bag?"),
    )
}


def new_game(players: int, board: str | Board = "japan", **options: Any) -> State:
    """Empty sheets, all dice in the bag, and the bag with the first player."""
    settle_players(TITLE, PLAYERS, players)
    settled = settle_options(OPTIONS, options)
    first = settle_first(players, settled.pop("first"))
    board = SHELF.called(board)
    sheet = Sheet.of(board, ())
    sheets, switches = (sheet,) * players, Switches(**settled)
    return State(board, sheets, board.dice, holder=first, seat=first, switches=switches)
