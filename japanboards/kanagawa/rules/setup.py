"""Kanagawa: how a game begins, and what a table may choose."""

from __future__ import annotations

from typing import Any

from ...core.game import settle_first, settle_options, settle_players
from ...core.rulebook import Option
from ..board import SHELF, Board
from .state import Painter, State, Switches

TITLE = "Kanagawa"
PLAYERS = range(2, 5)
OPTIONS = {
    option.name: option
    for option in (
        Option(
            "animal_rewards",
            "brush",
            ("brush", "as_scanned"),
            "KAN-RULING-14",
            "What do the first two animal diplomas bring: a brush each, or what one scan reads?",
        ),
        Option(
            "brush_diploma",
            "placed",
            ("placed", "owned"),
            "KAN-RULING-15",
            "Which brushes count for the brush diplomas: those on icons, or all you own?",
        ),
        Option(
            "deck_backs",
            "all",
            ("all", "top"),
            "KAN-RULING-09",
            "Which backs of the deck may be seen: all in order, or the top card's?",
        ),
        Option(
            "end_counts_tile",
            False,
            (False, True),
            "KAN-RULING-34",
            "Does the starting tile count among the cards that end the game?",
        ),
        Option(
            "storm_on_tile",
            False,
            (False, True),
            "KAN-RULING-32",
            "May a storm token change the season of the starting tile?",
        ),
        Option(
            "wild_counts_as_landscape",
            False,
            (False, True),
            "KAN-RULING-41",
            "Does a wild icon count for the landscape diplomas?",
        ),
        Option("first", 0, tuple(range(4)), "KAN-SETUP-02", "Which seat begins?"),
    )
}


def new_game(players: int, board: str | Board = "school", **options: Any) -> State:
    """An empty school, all diplomas on the table; chance is about to deal tiles and cards."""
    settle_players(TITLE, PLAYERS, players)
    settled = settle_options(OPTIONS, options)
    first = settle_first(players, settled.pop("first"))
    board = SHELF.called(board)
    return State(
        board,
        (Painter(),) * players,
        board.decks,
        tuple(map(len, board.decks)),
        tuple(board.diplomas),
        board.brushes,
        board.storms,
        master=first,
        assistant=first,
        school=((),) * players,
        switches=Switches(**settled),
    )
