"""What is sent of a board, and stored of it, stays small from the first move to the last."""

import json
import random

import pytest

from japanboards import GAMES
from japanboards.core.game import CHANCE, playout
from japanboards.core.scene import svg
from japanboards_widgets.board import Board

FIRST, MOVE, STORED = 160_000, 12_000, 300_000  # bytes
MOVES, OFTEN = 160, 40


@pytest.mark.parametrize("name", GAMES)
def test_little_is_sent_and_stored(name):
    game, board = GAMES[name], None
    start = game.new_game(min(4, max(game.PLAYERS)))
    for nth, (state, _, _) in enumerate(playout(game, start, random.Random(5))):
        if game.to_move(state) == CHANCE:
            continue
        scene = game.scene.scene(game.view(state, 0), 0)
        board = board or Board(scene)
        board.show(scene)
        assert len(json.dumps(board.live)) < MOVE
        if nth % OFTEN == 0:
            assert len(json.dumps(Board(scene).scenery)) < FIRST
            assert len(svg(scene)) * 4 / 3 < STORED  # a notebook keeps it in base 64
        if nth > MOVES:
            break
