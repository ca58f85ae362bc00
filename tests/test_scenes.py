"""Pictures of every game: whom they speak to, and how little a move changes."""

import random
from itertools import islice

import pytest

from japanboards import GAMES
from japanboards.bots import choose_at_random
from japanboards.core.game import playout
from japanboards.core.match import Match
from japanboards.core.viewer import Viewer, scene_at

MOST = 46  # marks that a move changes, as one player sees it


def words(match, seat=0):
    marks = scene_at(match, match.at, Viewer(seat)).marks
    return [f"{mark.text} {mark.title}" for mark in marks]


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_says_you_to_the_only_person(name):
    players = max(2, min(GAMES[name].PLAYERS))
    bots = [choose_at_random] * (players - 1)
    alone, both = Match(GAMES[name], players, seats=["human", *bots]), Match(GAMES[name], players)
    assert not [text for text in words(alone) if "layer 1" in text]
    assert [text for text in words(alone) if "layer 2" in text]
    assert [text for text in words(both) if "layer 1" in text]


@pytest.mark.parametrize("name", GAMES)
def test_a_move_changes_few_marks(name):
    game = GAMES[name]
    players = max(2, min(game.PLAYERS))

    def seen(state):
        return {mark.id: mark for mark in game.scene.scene(game.view(state, 0), 0).marks}

    line = playout(game, game.new_game(players), random.Random(3))
    for before, _, after in islice(line, 0, 120, 2):
        was, now = seen(before), seen(after)
        gone = {name for name in was if "away" in was[name].look and "away" in now[name].look}
        assert sum(was[name] != now[name] for name in was if name not in gone) <= MOST
