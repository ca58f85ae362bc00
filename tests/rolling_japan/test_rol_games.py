"""Goldens: recorded full games with their final sheets, and counts of move sequences.

The games are random ones and were recorded once; if the rules change on purpose, write them anew::

    PYTHONPATH=tests python tests/rolling_japan/test_rol_games.py
"""

from pathlib import Path

import pytest
from goldens import check_replay, check_seed, perft, write_games
from rolling_japan_toy import facing, on_toy, read

from japanboards import rolling_japan

GAMES = Path(__file__).parent / "games"
RECORDED = {  # file: players, board, options
    "one": (1, "japan", {}),
    "two": (2, "japan", {"first": 1, "cc_into_full": False}),
    "four": (4, "japan", {"cc_on_purple": False}),
    "eight": (8, "japan", {"purple_area": "each", "first": 7}),
    "small": (3, "small", {}),
}


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_replays_to_its_final_sheets(name):
    check_replay(rolling_japan, GAMES, RECORDED, name)


@pytest.mark.parametrize("name", RECORDED)
def test_the_same_seed_still_gives_the_recorded_game(name):
    check_seed(rolling_japan, GAMES, RECORDED, name)


COUNTS = [  # the first depths were also counted by hand
    ("start", rolling_japan.new_game(1), [7, 42, 252, 1512, 56160]),
    ("small start", rolling_japan.new_game(1, board="small"), [4, 12, 72, 432, 12312]),
    ("two plain dice", facing("red 4, blue 2"), [24, 242, 1854, 9680]),
    (
        "no changes left",
        facing("red 4, blue 2", "Tokyo 5, Akita 1; changes 3"),
        [12, 66, 330, 1320, 7920],
    ),
    (
        "purple and red",
        facing("purple 3, red 5", "Nagano 6, Tokyo X; changes 2"),
        [54, 711, 5068, 23270],
    ),
    ("test map", on_toy("red 4, purple 2", "R2 5; changes 1"), [15, 41, 145, 423, 2015]),
    (
        "test map, area by area",
        on_toy("red 4, purple 2", "R2 5", purple_area="each"),
        [18, 66, 233, 813, 3975],
    ),
    (
        "two players at the last die",
        read(
            "rounds: 7\nbag: white\ndice: red 4, blue 2\nwriting: player 1, blue 2\n"
            "sheet 1: Tokyo 4; changes 3\nsheet 2: Akita 5; changes 2"
        ),
        [7, 133, 1022, 4606, 4606],
    ),
]


@pytest.mark.parametrize(("name", "state", "counts"), COUNTS, ids=[name for name, *_ in COUNTS])
def test_the_number_of_move_sequences_is_what_it_was(name, state, counts):
    assert [perft(rolling_japan, state, depth) for depth in range(1, len(counts) + 1)] == counts


if __name__ == "__main__":
    write_games(rolling_japan, GAMES, RECORDED)
