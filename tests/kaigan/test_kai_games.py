"""Goldens: recorded full games with their final sheets, and counts of move sequences.

The games are random ones and were recorded once; if the rules change on purpose, write them anew::

    PYTHONPATH=tests python tests/kaigan/test_kai_games.py
"""

import random
from pathlib import Path

import pytest
from goldens import check_replay, check_seed, perft, write_games
from kaigan_toy import acting, on_toy, read

from japanboards import kaigan
from japanboards.core.game import playout
from japanboards.core.rulebook import Event
from japanboards.kaigan.rules.state import updated

GAMES = Path(__file__).parent / "games"
RECORDED = {  # file: players, board, options
    "three": (3, "japan", {}),
    "four": (4, "japan", {"first": 2}),
    "whole_turn": (4, "japan", {"quadrant_pass_then_claim": False, "open_money": True}),
    "small": (3, "small", {"first": 1}),
}


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_replays_to_its_final_sheets(name):
    check_replay(kaigan, GAMES, RECORDED, name)


@pytest.mark.parametrize("name", RECORDED)
def test_the_same_seed_still_gives_the_recorded_game(name):
    check_seed(kaigan, GAMES, RECORDED, name)


COUNTS = [  # the first depths were also counted by hand
    ("setup", kaigan.new_game(3), [24, 24 * 23, 24 * 23 * 22]),
    ("opening of four", read("players: 4"), [90, 90 * 5]),
    ("opening of three", read("players: 3"), [66, 66 * 4]),
    ("a dispatch", acting("dispatch"), [13, 2 + 10 + 10 + 20]),
    ("a great mapping", acting("great", "red: 40 ryo; surveyors Mutsu Wakasa Tango"), [61, 122]),
    ("dice and a new tile", read("players: 4\nphase: neutral"), [6, 36]),
    (
        "the last die on the test map",
        on_toy("phase: neutral\ndice: 6\nmap: Alpha red 1; Beta; Gamma"),
        [6, 1 + 5 * (6 * 14 + 1)],
    ),
]


@pytest.mark.parametrize(("name", "state", "counts"), COUNTS, ids=[name for name, *_ in COUNTS])
def test_the_number_of_move_sequences_is_what_it_was(name, state, counts):
    assert [perft(kaigan, state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("players", kaigan.PLAYERS)
def test_no_two_moves_lead_to_the_same_position(players):
    """The one exception is a ruling: at the end of a track a free step has no effect."""
    for seed in range(12):
        for state, _, _ in playout(kaigan, kaigan.new_game(players), random.Random(seed)):
            moves = list(kaigan.legal_moves(state))
            assert len({kaigan.apply(state, move) for move in moves}) == len(moves)


if __name__ == "__main__":
    write_games(kaigan, GAMES, RECORDED)


def test_news_are_of_the_last_move_alone():
    old = (Event(kaigan.BOOK["KAI-GOAL-02"], "long ago"),)
    for state, move, after in playout(kaigan, kaigan.new_game(3, board="small"), random.Random(6)):
        assert kaigan.apply(updated(state, news=old), move).news == after.news
