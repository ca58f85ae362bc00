"""Goldens: recorded full games with their final sheets, and counts of move sequences.

The games are random ones and were recorded once; if the rules change on purpose, write them anew::

    PYTHONPATH=tests python tests/kaigan/test_kai_games.py
"""

import random
from pathlib import Path

import pytest
from kaigan_toy import acting, on_toy, read

from japanboards import kaigan
from japanboards.core.game import CHANCE, playout
from japanboards.core.record import Record, record, replay, sheet

GAMES = Path(__file__).parent / "games"
RECORDED = {  # file: players, board, options
    "three": (3, "japan", {}),
    "four": (4, "japan", {"first": 2}),
    "whole_turn": (4, "japan", {"quadrant_pass_then_claim": False, "open_money": True}),
    "small": (3, "small", {"first": 1}),
}


def random_game(players, board, options, seed):
    """A whole game by chance, as a record."""
    start = kaigan.new_game(players, board=board, **options)
    played = list(playout(kaigan, start, random.Random(seed)))
    final = sheet(kaigan, played[-1][2])
    return record(kaigan, players, [move for _, move, _ in played], board, options, final)


def write_games():
    """Record every golden anew."""
    for seed, (name, table) in enumerate(RECORDED.items(), 1):
        text = random_game(*table, seed).to_json()
        (GAMES / f"{name}.json").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_replays_to_its_final_sheets(name):
    saved = Record.from_json((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    states, _ = replay(kaigan, saved)
    assert (saved.players, saved.board, saved.options) == RECORDED[name]
    assert kaigan.to_move(states[-1]) is None
    assert sheet(kaigan, states[-1]) == saved.final


@pytest.mark.parametrize("name", RECORDED)
def test_the_same_seed_still_gives_the_recorded_game(name):
    seed = list(RECORDED).index(name) + 1
    saved = (GAMES / f"{name}.json").read_text(encoding="utf-8")
    assert random_game(*RECORDED[name], seed).to_json() == saved


def perft(state, depth):
    """How many sequences of so many moves there are from here, chance included."""
    if depth == 0 or kaigan.to_move(state) is None:
        return 1
    if kaigan.to_move(state) == CHANCE:
        moves = [move for move, _ in kaigan.chance_moves(state)]
    else:
        moves = kaigan.legal_moves(state)
    return sum(perft(kaigan.apply(state, move), depth - 1) for move in moves)


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
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("players", kaigan.PLAYERS)
def test_no_two_moves_lead_to_the_same_position(players):
    """The one exception is a ruling: at the end of a track a free step has no effect."""
    for seed in range(12):
        for state, _, _ in playout(kaigan, kaigan.new_game(players), random.Random(seed)):
            moves = list(kaigan.legal_moves(state))
            assert len({kaigan.apply(state, move) for move in moves}) == len(moves)


if __name__ == "__main__":
    write_games()
