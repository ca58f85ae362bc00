"""Records: a game as its moves, out to JSON and back in with the checks on."""

import json
import random

import pytest
from talk import refusal

from japanboards import rolling_japan
from japanboards.core.game import playout
from japanboards.core.record import Record, record, replay, sheet

MOVES = ("draw red", "draw blue", "roll 4", "roll 2", "write red Tokyo", "write blue Akita")
SAVED = Record("rolling_japan", 1, MOVES, "japan", {"cc_on_purple": False})
TEXT = """\
{
 "game": "rolling_japan",
 "version": 1,
 "players": 1,
 "board": "japan",
 "options": {
  "cc_on_purple": false
 },
 "moves": [
  "draw red",
  "draw blue",
  "roll 4",
  "roll 2",
  "write red Tokyo",
  "write blue Akita"
 ]
}
"""


def changed(**fields):
    """The record as JSON with some fields changed."""
    return json.dumps({**json.loads(TEXT), **fields})


def test_a_record_is_json_with_a_move_per_line_and_comes_back_the_same():
    assert SAVED.to_json() == TEXT
    assert Record.from_json(TEXT) == SAVED


@pytest.mark.parametrize("moves", [(), ("draw red",)])
@pytest.mark.parametrize("final", [(), ("0: +3 Kanto [X]", '1: "quoted" 東京')])
def test_any_record_comes_back_the_same(moves, final):
    kept = Record("rolling_japan", 2, moves, "", {"first": 1}, final)
    assert Record.from_json(kept.to_json()) == kept


def test_a_record_replays_to_every_position_and_move():
    states, moves = replay(rolling_japan, SAVED)
    assert [rolling_japan.notation.write_move(move) for move in moves] == list(MOVES)
    assert len(states) == 7
    assert states[0] == rolling_japan.new_game(1, cc_on_purple=False)
    assert "sheet 1: Akita 2, Tokyo 4" in repr(states[-1])


def test_a_record_is_made_of_moves_and_keeps_the_final_sheet():
    played = list(playout(rolling_japan, rolling_japan.new_game(1), random.Random(1)))
    final = sheet(rolling_japan, played[-1][2])
    kept = record(rolling_japan, 1, [move for _, move, _ in played], final=final)
    assert kept.final[-1].startswith("0: +0 X: ")
    states, _ = replay(rolling_japan, Record.from_json(kept.to_json()))
    assert sheet(rolling_japan, states[-1]) == kept.final


@pytest.mark.parametrize("cut", range(2, len(TEXT) - 2, 17))
def test_a_save_cut_anywhere_is_damaged_and_says_where(cut):
    said = refusal(Record.from_json, TEXT[:cut])
    assert said.startswith("the save is damaged, it is not complete JSON: ")
    assert "line " in said


def test_a_save_nested_without_end_is_damaged():
    assert refusal(Record.from_json, "[" * 100_000).startswith("the save is damaged, ")


@pytest.mark.parametrize("text", ["[]", "3", '"save"', "null"])
def test_a_save_that_is_no_object_is_no_record(text):
    assert refusal(Record.from_json, text) == (
        "the save is not a record: it should be an object with a game in it"
    )


NO_LISTS = "the save is not a record: moves, final and seats are lists of text"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"version": 2}, "the save has version 2, this program reads 1"),
        ({"version": "1"}, "the save is not a record: it needs 'version', a whole number"),
        ({"version": True}, "the save is not a record: it needs 'version', a whole number"),
        ({"players": "one"}, "the save is not a record: it needs 'players', a whole number"),
        ({"game": None}, "the save is not a record: it needs 'game', a text"),
        ({"board": 3}, "the save is not a record: it needs 'board', a name or a whole board"),
        ({"options": []}, "the save is not a record: it needs 'options', an object"),
        ({"moves": "draw red"}, "the save is not a record: it needs 'moves', a list"),
        ({"moves": ["draw red", 3]}, NO_LISTS),
        ({"final": "12"}, NO_LISTS),
        ({"seats": [1]}, NO_LISTS),
    ],
)
def test_a_save_with_a_wrong_field_is_refused_by_its_name(fields, sentence):
    assert refusal(Record.from_json, changed(**fields)) == sentence


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"game": "chess"}, "the save is of the game 'chess', not of 'rolling_japan'"),
        ({"players": 9}, "Rolling Japan is for 1 to 8 players, not 9"),
        ({"board": "tiny"}, "there is no board 'tiny'; the boards are: japan, small"),
        (
            {"options": {"players": 2, "board": "small"}},
            "in the save: there is no option 'board'; the options are: "
            "cc_on_purple, cc_into_full, purple_area, first",
        ),
        ({"options": {"first": 1}}, "the option first names a seat from 0 to 0, not 1"),
        (
            {"moves": ["draw red", "draw red"]},
            "move 2, 'draw red', is illegal: the red die is not in the bag [ROL-TURN-01]",
        ),
        (
            {"moves": [*MOVES[:4], "write red Osaka"]},
            "move 5, 'write red Osaka', is illegal: "
            "Osaka is not in Kanto, where the red die goes [ROL-DIE-01]",
        ),
        (
            {"moves": ["draw red", "shuffle"]},
            "move 2: 'shuffle' is not a move; moves are: draw COLOR, roll N, change DIE COLOR, "
            "write DIE PREFECTURE, cross DIE PREFECTURE, skip DIE",
        ),
    ],
)
def test_a_game_that_cannot_have_been_played_is_refused_with_move_and_clause(fields, sentence):
    assert refusal(replay, rolling_japan, Record.from_json(changed(**fields))) == sentence
