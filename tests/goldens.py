"""Recorded games and counts of move sequences, for the goldens of every game."""

import random

from law_games import listed

from japanboards.core.game import playout
from japanboards.core.record import Record, record, replay, sheet


def random_game(game, players, board, options, seed):
    """A whole game by chance, as a record."""
    start = game.new_game(players, board=board, **options)
    played = list(playout(game, start, random.Random(seed)))
    moves, last = [move for _, move, _ in played], played[-1][2]
    return record(game, players, moves, board, options, sheet(game, last))


def write_games(game, folder, recorded):
    """Record every golden anew."""
    for seed, (name, table) in enumerate(recorded.items(), 1):
        text = random_game(game, *table, seed).to_json()
        (folder / f"{name}.json").write_text(text, encoding="utf-8")


def check_replay(game, folder, recorded, name):
    """A recorded game replays, with the checks on, to its end and its final sheets."""
    saved = Record.from_json((folder / f"{name}.json").read_text(encoding="utf-8"))
    states, _ = replay(game, saved)
    assert (saved.players, saved.board, saved.options) == recorded[name]
    assert game.to_move(states[-1]) is None
    assert sheet(game, states[-1]) == saved.final


def check_seed(game, folder, recorded, name):
    """The same seed still gives the recorded game."""
    seed = list(recorded).index(name) + 1
    saved = (folder / f"{name}.json").read_text(encoding="utf-8")
    assert random_game(game, *recorded[name], seed).to_json() == saved


def perft(game, state, depth):
    """How many sequences of this many moves there are from here, chance included."""
    moves = listed(game, state)
    if depth == 0 or not moves:
        return 1
    return sum(perft(game, game.apply(state, move), depth - 1) for move in moves)
