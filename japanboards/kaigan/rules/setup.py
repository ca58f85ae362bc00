"""How a game of Kaigan begins."""

from __future__ import annotations

from typing import Any

from ...core.game import settle_first, settle_options, settle_players
from ...core.rulebook import Option
from ..board import SHELF, Board
from .state import NO_SEAT, SUPPLY, Player, State, Switches

TITLE = "Kaigan"
PLAYERS = range(3, 5)
OPTIONS = {
    option.name: option
    for option in (
        Option(
            "quadrant_pass_then_claim",
            True,
            (True, False),
            "KAI-RULING-03",
            "May a row be claimed in the turn in which the Quadrant Card is put back?",
        ),
        Option(
            "open_money",
            False,
            (False, True),
            "KAI-RULING-46",
            "Does everybody see everybody's money?",
        ),
        Option("first", 0, (0, 1, 2, 3), "KAI-RULING-07", "Which seat begins the first round?"),
    )
}


def new_game(players: int, board: str | Board = "japan", **options: Any) -> State:
    """Money, cards and surveyors for everybody, and a map that waits for its tiles."""
    settle_players(TITLE, PLAYERS, players)
    settled = settle_options(OPTIONS, options)
    first = settle_first(players, settled.pop("first"))
    board = SHELF.called(board)
    player = Player(board.ryo, board.cards, (SUPPLY,) * board.surveyors)
    return State(
        board,
        (player,) * players,
        (None,) * len(board.slots),
        tuple(tile.name for tile in board.tiles),
        (None,) * len(board.printed),
        (NO_SEAT,) * board.rows,
        seat=first,
        switches=Switches(**settled),
    )
