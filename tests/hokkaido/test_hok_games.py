"""Goldens: recorded full games with their final sheets, and counts of move sequences.

The games are random ones and were recorded once; if the rules change on purpose, write them anew::

    PYTHONPATH=tests:tests/hokkaido python tests/hokkaido/test_hok_games.py
"""

from pathlib import Path

import pytest
from goldens import check_replay, check_seed, perft, write_games
from hokkaido_toy import X, Y, real, toy

from japanboards import hokkaido

GAMES = Path(__file__).parent / "games"
RECORDED = {  # file: players, board, options
    "two": (2, "hokkaido", {"turn_cap": 96}),
    "three": (3, "hokkaido", {"draw_cap": "ways", "conflict_order": "weakest", "turn_cap": 96}),
    "four": (4, "hokkaido", {"second_after_tied_first": True, "turn_cap": 96}),
    "small": (2, "small", {}),
}


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_replays_to_its_final_sheets(name):
    check_replay(hokkaido, GAMES, RECORDED, name)


@pytest.mark.parametrize("name", RECORDED)
def test_the_same_seed_still_gives_the_recorded_game(name):
    check_seed(hokkaido, GAMES, RECORDED, name)


COUNTS = [  # the first depths were also counted by hand
    ("start", hokkaido.new_game(2), [32, 32 * 31, 32 * 31 * 30]),
    ("placing", real("turn: player 2, place", "pieces 1: none"), [6, 30]),
    ("one piece on the coast", real("pieces 1: Ishikari 1", "pieces 2: Kasai 1"), [10, 125, 1928]),
    ("test map", toy("pieces 1: S 1", "pieces 2: K 1", "deck: 2"), [5, 30, 165, 822]),
    ("at sea", toy("pieces 1: At Sea 1", "pieces 2: K 1", "deck: 0", "until: 5"), [8, 26, 131]),
    (
        "cards",
        toy("pieces 1: S 1, Japan 1", "pieces 2: K 1", f"public: {Y}", f"hand 1: {X}", "deck: 1"),
        [9, 77, 641],
    ),
]


@pytest.mark.parametrize(("name", "state", "counts"), COUNTS, ids=[name for name, *_ in COUNTS])
def test_the_number_of_move_sequences_is_what_it_was(name, state, counts):
    assert [perft(hokkaido, state, depth) for depth in range(1, len(counts) + 1)] == counts


if __name__ == "__main__":
    write_games(hokkaido, GAMES, RECORDED)
