"""Puzzles as data: read with care, and right about their positions."""

import json

import pytest

from japanboards import GAMES, takamatsu
from japanboards.core.puzzles import Puzzle, puzzles, read_puzzles

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@each_game
def test_every_puzzle_can_be_asked_and_answered(game):
    asked = puzzles(game)
    assert len(asked) >= 60
    for puzzle in asked:
        state = puzzle.state(game)
        legal = {game.notation.write_move(move) for move in game.legal_moves(state)}
        assert game.view(state, puzzle.seat) == state, "it shows what the seat cannot see"
        assert {choice.move for choice in puzzle.moves} <= legal
        assert 1 <= len(puzzle.accepted) < len(legal)
        assert puzzle.clauses
        assert set(puzzle.clauses) <= set(game.BOOK.clauses)


def test_a_game_without_a_file_has_none():
    class Elsewhere:
        NAME = "elsewhere"

    assert puzzles(Elsewhere) == ()


def test_accepted_are_the_moves_within_the_margin():
    puzzle = puzzles(takamatsu)[0]
    assert isinstance(puzzle, Puzzle)
    assert puzzle.accepted == tuple(c.move for c in puzzle.moves if c.behind <= puzzle.margin)


ROW = {
    "id": "1-1",
    "position": "",
    "seat": 0,
    "moves": [["pass", 1.0, 0.0]],
    "clauses": [],
    "reason": "",
    "rating": 50,
}


@pytest.mark.parametrize(
    ("head", "row", "told"),
    [
        ({"version": 2}, {}, "has version 2, this program reads 1"),
        ({"game": "go"}, {}, "is of the game 'go', not of 'takamatsu'"),
        ({"margin": "1"}, {}, "needs 'margin', a number"),
        ({}, {"rating": 101}, "a rating is from 0 to 100, not 101"),
        ({}, {"moves": [["pass", 1.0]]}, "a move has a text, a value and how far it is behind"),
        ({}, {"moves": [["pass", 1.0, 2.0]]}, "the best move of '1-1' comes first"),
        ({}, {"moves": []}, "the best move of '1-1' comes first"),
        ({}, {"color": "red"}, "has no 'color'"),
        ({}, {"seat": "0"}, "needs 'seat', a whole number"),
    ],
)
def test_a_damaged_file_is_refused_in_a_sentence(tmp_path, head, row, told):
    path = tmp_path / "puzzles.json"
    data = {"version": 1, "game": "takamatsu", "margin": 1.0, "made": "here"}
    path.write_text(json.dumps(data | {"puzzles": [ROW | row]} | head))
    with pytest.raises(ValueError, match="puzzle file") as refused:
        read_puzzles(path, "takamatsu")
    assert told in str(refused.value)


def test_two_puzzles_need_two_ids(tmp_path):
    path = tmp_path / "puzzles.json"
    data = {"version": 1, "game": "takamatsu", "margin": 1.0, "made": "here"}
    path.write_text(json.dumps(data | {"puzzles": [ROW, ROW]}))
    with pytest.raises(ValueError, match="two puzzles with the same id"):
        read_puzzles(path, "takamatsu")
