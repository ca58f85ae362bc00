"""Goldens: recorded full games with their final sheets, and counts of move sequences.

The games are random ones and were recorded once; if the rules change on purpose, write them anew::

    PYTHONPATH=tests python tests/kanagawa/test_kan_games.py
"""

import random
from pathlib import Path

import pytest
from kanagawa_toy import lesson, read, working

from japanboards import kanagawa
from japanboards.core.game import CHANCE, playout
from japanboards.core.record import Record, record, replay, sheet

GAMES = Path(__file__).parent / "games"
RECORDED = {  # file: players, board, options
    "two": (2, "school", {"deck_backs": "top"}),
    "three": (3, "school", {"first": 2, "brush_diploma": "owned"}),
    "four": (4, "school", {}),
    "small": (2, "small", {"storm_on_tile": True, "animal_rewards": "as_scanned"}),
}


def random_game(players, board, options, seed):
    """A whole game by chance, as a record."""
    start = kanagawa.new_game(players, board=board, **options)
    played = list(playout(kanagawa, start, random.Random(seed)))
    final = sheet(kanagawa, played[-1][2])
    return record(kanagawa, players, [move for _, move, _ in played], board, options, final)


def write_games():
    """Record every golden anew."""
    for seed, (name, table) in enumerate(RECORDED.items(), 1):
        text = random_game(*table, seed).to_json()
        (GAMES / f"{name}.json").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_replays_to_its_final_sheets(name):
    saved = Record.from_json((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    states, _ = replay(kanagawa, saved)
    assert (saved.players, saved.board, saved.options) == RECORDED[name]
    assert kanagawa.to_move(states[-1]) is None
    assert sheet(kanagawa, states[-1]) == saved.final


@pytest.mark.parametrize("name", RECORDED)
def test_the_same_seed_still_gives_the_recorded_game(name):
    seed = list(RECORDED).index(name) + 1
    saved = (GAMES / f"{name}.json").read_text(encoding="utf-8")
    assert random_game(*RECORDED[name], seed).to_json() == saved


def perft(state, depth):
    """How many sequences of so many moves there are from here, chance included."""
    if depth == 0 or kanagawa.to_move(state) is None:
        return 1
    if kanagawa.to_move(state) == CHANCE:
        moves = [move for move, _ in kanagawa.chance_moves(state)]
    else:
        moves = kanagawa.legal_moves(state)
    return sum(perft(kanagawa.apply(state, move), depth - 1) for move in moves)


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
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


if __name__ == "__main__":
    write_games()
