"""Goldens: recorded full games with their final sheets, and counts of move sequences.

The games are random ones and were recorded once; if the rules change on purpose, write them anew::

    PYTHONPATH=tests python tests/takamatsu/test_takamatsu_games.py
"""

import random
from pathlib import Path

import pytest
from goldens import check_replay, check_seed, perft, write_games
from takamatsu_table import facing, read

from japanboards import takamatsu
from japanboards.core.game import playout

GAMES = Path(__file__).parent / "games"
RECORDED = {  # file: players, board, options
    "two": (2, "palace", {}),
    "two_earned": (2, "small", {"hidden_2p": "earned", "colors": "red+blue, black+yellow"}),
    "three": (3, "palace", {"colors": "red, blue, yellow", "first": 2}),
    "four": (4, "palace", {"hidden_window": "own_turn"}),
    "five": (5, "palace", {"colors": "in order"}),
    "small": (3, "small", {}),
}


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_replays_to_its_final_sheets(name):
    check_replay(takamatsu, GAMES, RECORDED, name)


@pytest.mark.parametrize("name", RECORDED)
def test_the_same_seed_still_gives_the_recorded_game(name):
    check_seed(takamatsu, GAMES, RECORDED, name)


def first_turn(colors, board="palace"):
    """Samurai at home, five middling cards displayed, player 1 to move."""
    return read(f"colors: {colors}", board=board)


COUNTS = [  # the first depth was also counted by hand, as in the case T09
    ("two", first_turn("blue+black, purple+red"), [8, 66, 597, 6169]),
    ("three", first_turn("red, blue, yellow"), [5, 29, 242, 2527, 27871]),
    ("four", first_turn("blue, black, purple, red"), [4, 19, 91, 568, 5754]),
    ("five", first_turn("blue, black, purple, red, yellow"), [4, 17, 80, 478, 3597]),
    ("before the deal", takamatsu.new_game(3), [5, 20, 60, 180, 360, 1260, 3060]),
    ("a crowded gate", facing("R3 B3 Y2"), [62, 669, 4494, 28567]),
    ("a crowded +2 room", facing("R2 B2 Y2", "+2"), [45, 336, 1813, 7513, 30108]),
    ("two players in one room", facing("B2 Y2 R1 P1", players=2), [42, 266, 1245, 5384, 30079]),
    (
        "everybody holds a card",
        facing("R1 B1 Y1", table="held: red 1, blue 2, yellow 3"),
        [3, 6, 12, 24, 49, 85, 154],
    ),
]


@pytest.mark.parametrize(("name", "state", "counts"), COUNTS, ids=[name for name, *_ in COUNTS])
def test_the_number_of_move_sequences_is_known(name, state, counts):
    assert [perft(takamatsu, state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.clause("TAK-RULING-07", "TAK-EVAL-09")
def test_in_long_games_the_deck_never_runs_out_of_used_cards():
    shuffles = 0
    for seed in range(10):
        start = takamatsu.new_game(2, colors="in order")
        for _, _, after in playout(takamatsu, start, random.Random(seed)):
            shuffled = [event for event in after.news if event.clause.id == "TAK-EVAL-09"]
            shuffles += len(shuffled)
            assert len(after.cards.batches) <= 6
            assert all(len(after.cards.deck) + after.cards.shut >= 8 for _ in shuffled)
    assert shuffles > 10


if __name__ == "__main__":
    write_games(takamatsu, GAMES, RECORDED)
