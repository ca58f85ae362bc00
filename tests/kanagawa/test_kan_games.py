"""Goldens: recorded full games with their final sheets, and counts of move sequences.

The games are random ones and were recorded once; if the rules change on purpose, write them anew::

    PYTHONPATH=tests python tests/kanagawa/test_kan_games.py
"""

from pathlib import Path

import pytest
from goldens import check_replay, check_seed, perft, write_games
from kanagawa_toy import lesson, read, working

from japanboards import kanagawa

GAMES = Path(__file__).parent / "games"
RECORDED = {  # file: players, board, options
    "two": (2, "school", {"deck_backs": "top"}),
    "three": (3, "school", {"first": 2, "brush_diploma": "owned"}),
    "four": (4, "school", {}),
    "small": (2, "small", {"storm_on_tile": True, "animal_rewards": "as_scanned"}),
}


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_replays_to_its_final_sheets(name):
    check_replay(kanagawa, GAMES, RECORDED, name)


@pytest.mark.parametrize("name", RECORDED)
def test_the_same_seed_still_gives_the_recorded_game(name):
    check_seed(kanagawa, GAMES, RECORDED, name)


COUNTS = [  # the first depths were also counted by hand
    ("start", kanagawa.new_game(2), [4, 12, 48, 192]),
    ("four players", kanagawa.new_game(4), [4, 12, 24, 24, 96]),
    ("a lesson", lesson("G01, B05", "deck: GBRY"), [3, 7, 30, 77, 461, 1862]),
    ("two cards, two brushes", working("forest; hand G01 G05"), [3, 9, 21, 58, 260, 2819]),
    (
        "golden rules",
        working("forest; studio G05; hand B13 G01; fresh 1; brushes 1"),
        [6, 17, 44, 118, 400],
    ),
    (
        "wild icons",
        working("forest; studio G02 G18; hand G12 R05; fresh 1 3; brushes 1"),
        [8, 27, 92, 316, 1040],
    ),
    (
        "three diplomas",
        working("forest; print G04 G07; studio G02; hand G12; fresh 1 2"),
        [2, 4, 7, 47, 800],
    ),
    (
        "the last cards",
        read("school: G05, red\ndeck: empty\nplayer 1: forest"),
        [2, 20, 41, 79, 171, 325],
    ),
]


@pytest.mark.parametrize(("name", "state", "counts"), COUNTS, ids=[name for name, *_ in COUNTS])
def test_the_number_of_move_sequences_is_what_it_was(name, state, counts):
    assert [perft(kanagawa, state, depth) for depth in range(1, len(counts) + 1)] == counts


if __name__ == "__main__":
    write_games(kanagawa, GAMES, RECORDED)
