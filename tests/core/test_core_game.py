"""Checked play, chance by weight, random play, and the settling of players and options."""

import itertools
import random
from collections import Counter
from types import SimpleNamespace

import pytest
from talk import refusal

from japanboards import rolling_japan
from japanboards.core.game import (
    CHANCE,
    play,
    playout,
    roll,
    scores,
    settle_options,
    settle_players,
)
from japanboards.core.rulebook import Clause, Illegal, Line, Option

CLAUSE = Clause("EX-01", "Play", "Points.")
FEW = {"snow": Option("snow", False, (False, True), "EX-01", "Does it snow?")}


def test_play_applies_a_legal_move_and_refuses_an_illegal_one():
    start = rolling_japan.new_game(1)
    assert play(rolling_japan, start, rolling_japan.Draw("red")).dice == (rolling_japan.Die("red"),)
    with pytest.raises(Illegal, match="ROL-TURN-02"):
        play(rolling_japan, start, rolling_japan.Roll(3))


def test_chance_chooses_by_weight():
    game = SimpleNamespace(chance_moves=lambda state: [("sun", 3), ("rain", 1)])
    rng = random.Random(1)
    seen = Counter(roll(game, None, rng) for _ in range(4000))
    assert set(seen) == {"sun", "rain"}
    assert 2850 < seen["sun"] < 3150


def test_every_outcome_of_chance_can_be_rolled_even_the_last():
    game = SimpleNamespace(chance_moves=lambda state: [("a", 1), ("b", 2), ("c", 1)])
    rolls = [
        roll(game, None, SimpleNamespace(randrange=lambda total, at=at: at)) for at in range(4)
    ]
    assert rolls == ["a", "b", "b", "c"]


def test_a_playout_links_positions_by_moves_until_the_end():
    played = list(
        playout(rolling_japan, rolling_japan.new_game(1, board="small"), random.Random(3))
    )
    assert all(a[2] is b[0] for a, b in itertools.pairwise(played))
    assert all(rolling_japan.apply(state, move) == after for state, move, after in played)
    assert rolling_japan.to_move(played[-1][2]) is None
    assert rolling_japan.to_move(played[0][0]) == CHANCE


def test_scores_are_the_sums_of_the_lines_per_seat():
    lines = [Line(0, 3, CLAUSE), Line(2, 5, CLAUSE), Line(0, -1, CLAUSE)]
    assert scores(SimpleNamespace(tally=lambda state: lines), None, 3) == (2, 0, 5)


@pytest.mark.parametrize("players", [1, 5, True, 2.0, "2", None])
def test_a_number_of_players_the_game_is_not_for_is_refused(players):
    assert refusal(settle_players, "Snow", range(2, 5), players) == (
        f"Snow is for 2 to 4 players, not {players!r}"
    )


def test_a_number_of_players_the_game_is_for_is_settled():
    assert [settle_players("Snow", range(2, 5), n) for n in (2, 3, 4)] == [2, 3, 4]


def test_options_left_out_are_as_ruled():
    assert settle_options(FEW, {}) == {"snow": False}
    assert settle_options(FEW, {"snow": True}) == {"snow": True}


@pytest.mark.parametrize(
    ("allowed", "given", "sentence"),
    [
        (FEW, {"rain": True}, "there is no option 'rain'; the options are: snow"),
        ({}, {"rain": True}, "there is no option 'rain'; the options are: none"),
        (FEW, {"snow": 1}, "the option snow is one of False, True, not 1"),
        (FEW, {"snow": None}, "the option snow is one of False, True, not None"),
        (FEW, {"snow": [True]}, "the option snow is one of False, True, not [True]"),
    ],
)
def test_options_that_are_not_offered_are_refused(allowed, given, sentence):
    assert refusal(settle_options, allowed, given) == sentence
