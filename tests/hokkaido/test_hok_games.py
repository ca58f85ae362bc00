"""Goldens: recorded full games with their final sheets, and counts of move sequences.

The games are random ones and were recorded once; if the rules change on purpose, write them anew::

    PYTHONPATH=tests:tests/hokkaido python tests/hokkaido/test_hok_games.py
"""

import random
from pathlib import Path

import pytest
from hokkaido_toy import X, Y, real, toy

from japanboards import hokkaido
from japanboards.core.game import CHANCE, playout
from japanboards.core.record import Record, record, replay, sheet

GAMES = Path(__file__).parent / "games"
RECORDED = {  # file: players, board, options
    "two": (2, "hokkaido", {"turn_cap": 96}),
    "three": (3, "hokkaido", {"draw_cap": "ways", "conflict_order": "weakest", "turn_cap": 96}),
    "four": (4, "hokkaido", {"second_after_tied_first": True, "turn_cap": 96}),
    "small": (2, "small", {}),
}


def random_game(players, board, options, seed):
    """A whole game by chance, as a record."""
    start = hokkaido.new_game(players, board=board, **options)
    played = list(playout(hokkaido, start, random.Random(seed)))
    final = sheet(hokkaido, played[-1][2])
    return record(hokkaido, players, [move for _, move, _ in played], board, options, final)


def write_games():
    """Record every golden anew."""
    for seed, (name, table) in enumerate(RECORDED.items(), 1):
        text = random_game(*table, seed).to_json()
        (GAMES / f"{name}.json").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_replays_to_its_final_sheets(name):
    saved = Record.from_json((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    states, _ = replay(hokkaido, saved)
    assert (saved.players, saved.board, saved.options) == RECORDED[name]
    assert hokkaido.to_move(states[-1]) is None
    assert sheet(hokkaido, states[-1]) == saved.final


@pytest.mark.parametrize("name", RECORDED)
def test_the_same_seed_still_gives_the_recorded_game(name):
    seed = list(RECORDED).index(name) + 1
    saved = (GAMES / f"{name}.json").read_text(encoding="utf-8")
    assert random_game(*RECORDED[name], seed).to_json() == saved


def perft(state, depth):
    """How many sequences of so many moves there are from here, chance included."""
    if depth == 0 or hokkaido.to_move(state) is None:
        return 1
    if hokkaido.to_move(state) == CHANCE:
        moves = [move for move, _ in hokkaido.chance_moves(state)]
    else:
        moves = hokkaido.legal_moves(state)
    return sum(perft(hokkaido.apply(state, move), depth - 1) for move in moves)


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
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


if __name__ == "__main__":
    write_games()
