"""What type checkers know after `play` and `playout`: mypy and pyright read this file."""

from __future__ import annotations

import random
from typing import assert_type

from japanboards import hokkaido, kaigan, kanagawa, rolling_japan, takamatsu
from japanboards.core.game import play, playout


def positions_and_moves_keep_their_types() -> None:
    """Of every game, by the module alone."""
    sheet = rolling_japan.new_game(2)
    assert_type(play(rolling_japan, sheet, rolling_japan.Draw("red")), rolling_japan.State)
    for before, move, after in playout(rolling_japan, sheet, random.Random(1)):
        assert_type(before, rolling_japan.State)
        assert_type(move, rolling_japan.Move)
        assert_type(after, rolling_japan.State)
    palace = takamatsu.new_game(2)
    assert_type(play(takamatsu, palace, takamatsu.Wait()), takamatsu.State)
    island = hokkaido.new_game(2)
    assert_type(play(hokkaido, island, hokkaido.Stop()), hokkaido.State)
    coast = kaigan.new_game(3)
    assert_type(play(kaigan, coast, kaigan.Stop()), kaigan.State)
    school = kanagawa.new_game(2)
    assert_type(play(kanagawa, school, kanagawa.Pass()), kanagawa.State)
