"""Boards of one's own: refused by field or played to the end, never changed, and let go."""

import copy
import gc
import json
import random
import weakref

import networkx as nx
import pytest
from kaigan_toy import PRINTED, TOY, TOY_DATA
from talk import refusal

from japanboards import kaigan
from japanboards.core.game import playout
from japanboards.core.record import Record, record, replay
from japanboards.kaigan import Board
from japanboards.kaigan.board import printed

ODD = (
    *(None, 0, 1, 2, 3, -1, 99, 100, 10**30, True, 1.5, "", "a", "x y", "red", "supply", "3"),
    *("\n", "a\nb", "\ud800", "$a_{$", "x" * 70, "é", "job", "quadrant", "surveyor", "travel"),
    *([], {}, [0], [1], [0, 0], [[]], ["job"], {"a": 1}, {"3": 1, "4": 1}, {3: 1, "4": 1}, b"x"),
)


def places(data, way=()):
    """Every place in nested data, as the keys that lead there."""
    inner = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in inner:
        yield (*way, key)
        if isinstance(value, dict | list):
            yield from places(value, (*way, key))


def damaged(rng):
    """The data of the printed board with something left out, doubled, added or replaced."""
    data = copy.deepcopy(PRINTED)
    *way, last = rng.choice([place for place in places(data) if "provenance" not in place])
    inside = data
    for key in way:
        inside = inside[key]
    how = rng.randrange(6)
    if how == 0:
        del inside[last]
    elif how == 1 and isinstance(inside, list):
        inside.append(copy.deepcopy(inside[last]))
    elif how == 2 and isinstance(inside, dict):
        inside["extra"] = 1
    elif how in (3, 4) and type(inside[last]) is int:
        inside[last] += rng.choice((-2, -1, 1, 2))
    else:
        inside[last] = copy.deepcopy(rng.choice(ODD))
    return data


def board_or_refusal(data):
    """A board, or the sentence that says why it is none."""
    try:
        return Board.of(data)
    except ValueError as error:
        return str(error)


def plays_whole(board, rng):
    """A random game on this board: it is noted down, read again, recorded and replayed."""
    moves = []
    for at, (state, move, _) in enumerate(playout(kaigan, kaigan.new_game(3, board=board), rng)):
        moves.append(move)
        if at % 25 == 0:
            assert kaigan.notation.read(kaigan.notation.write(state), board=board) == state
    saved = Record.from_json(record(kaigan, 3, moves, board.data).to_json())
    assert kaigan.to_move(replay(kaigan, saved)[0][-1]) is None


def test_a_damaged_board_is_refused_in_a_sentence_or_plays_a_whole_game():
    rng, played = random.Random(5), 0
    for _ in range(600):
        made = board_or_refusal(damaged(rng))
        if isinstance(made, Board):
            plays_whole(made, rng)
            played += 1
        else:
            assert len(made) < 300, "a refusal is short"
            assert "\n" not in made
    assert played > 100, "some of them are still boards"


@pytest.mark.parametrize(
    ("way", "key", "sentence"),
    [
        ([], "rouds", "a board has no 'rouds'; it has name, title"),
        (["tiles", 0], "sise", "tile 1 has no 'sise'; it has name, kind, size"),
        (["printed", 0], "row ", "printed 1 has no 'row '; it has row, space, action"),
    ],
)
def test_a_key_that_nothing_asks_for_is_refused_by_name(way, key, sentence):
    data = copy.deepcopy(TOY_DATA)
    inside = data
    for step in way:
        inside = inside[step]
    inside[key] = 1
    assert refusal(Board.of, data).startswith(sentence)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"name": "a\nb"}, "name: a text in one line is needed, of 1 to 60 characters"),
        ({"title": "\ud800"}, "title: a text in one line is needed"),
        ({"title": "x" * 61}, "title: a text in one line is needed"),
        ({"years": ["1", "2", "3", "4", ""]}, "years 5: a text in one line is needed"),
        ({"years": ["1", "2", "3", "4", 5]}, "years 5: a text in one line is needed"),
        ({"provenance": {"rounds": [[[]]]}}, "provenance: a text in one line is needed"),
        ({"honor_rounds": [2, 2]}, "honor_rounds: each of them stands once"),
        ({"surveyors": 4}, "surveyors: 1 to 3, not 4"),
        ({"artistic": [0, 10**9]}, "artistic: numbers that begin with 0, never fall and end by 99"),
        ({"government": [0] * 100}, "government: a list of 1 to 99 whole numbers"),
        ({"dice": {3: 3, "4": 2}}, "dice: a number of dice for '3' and for '4' players"),
        ({"dice": {"3": 0, "4": 2}}, "dice: a number of dice for '3' and for '4' players"),
        ({"provenance": {str(n): "x" * 2000 for n in range(60)}}, "a board in a save has"),
    ],
)
def test_what_could_not_be_shown_played_or_saved_is_refused(change, sentence):
    assert refusal(Board.of, TOY_DATA | change).startswith(sentence)


@pytest.mark.parametrize(
    "change",
    [
        {"artistic": [0]},
        {"artistic": [0, 0, 99]},
        {"government": [0] * 99},
        {"travel": 1},
        {"travel": 99},
        {"dice": {"3": 1, "4": 19}},
        {"surveyors": 1},
        {"honor_rounds": [1, 4]},
        {"rounds": 1, "years": ["1"], "honor_rounds": []},
    ],
)
def test_a_track_a_die_or_a_round_at_its_limit_is_accepted_and_played(change):
    plays_whole(Board.of(TOY_DATA | change), random.Random(0))


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"artistic": [0, 2, 1]}, "artistic"),
        ({"artistic": [1]}, "artistic"),
        ({"artistic": [0, 100]}, "artistic"),
        ({"artistic": [0, True]}, "artistic"),
        ({"government": [-1, 0]}, "government"),
        ({"government": []}, "government"),
        ({"government": [0, "1"]}, "government"),
        ({"travel": 0}, "travel"),
        ({"travel": 100}, "travel"),
        ({"dice": {"3": 3, "4": 20}}, "dice"),
        ({"dice": {"3": True, "4": 2}}, "dice"),
        ({"dice": {"3": 3, "4": 2, "5": 1}}, "dice"),
        ({"surveyors": 0}, "surveyors"),
        ({"honor_rounds": [0]}, "honor_rounds"),
        ({"honor_rounds": [True]}, "honor_rounds"),
    ],
)
def test_a_track_a_die_or_a_round_beyond_its_limit_is_refused_by_field(change, field):
    assert refusal(Board.of, TOY_DATA | change).startswith(f"{field}: ")


def test_too_many_tiles_are_refused():
    letters = "abcdefghij"
    many = [{"name": f"{a}{b}", "kind": "travel", "size": 2} for a in letters for b in letters]
    assert refusal(Board.of, TOY_DATA | {"tiles": many}) == "tiles: there are 99 at most"
    assert len(Board.of(TOY_DATA | {"tiles": many[1:]}).tiles) == 99


def test_nobody_changes_a_board():
    for table in (TOY.dice, TOY.ends, TOY.tile):
        with pytest.raises(TypeError):
            table["artistic"] = 1
    with pytest.raises(nx.NetworkXError):
        TOY.graph.remove_node("1a")
    TOY.data["rounds"] = 1
    assert TOY.data == json.loads(json.dumps(TOY_DATA))
    before = copy.deepcopy(TOY_DATA)
    mine = Board.of(before)
    before["tiles"].clear()
    assert mine.data == TOY_DATA


def test_a_board_of_ones_own_is_let_go_after_a_game():
    board = Board.of(TOY_DATA)
    rng, state = random.Random(1), kaigan.new_game(4, board=board)
    for _, _, after in playout(kaigan, state, rng):
        state = after
        kaigan.heuristics.estimate(state, 0)
        kaigan.scene.scene(state, 0)
    gone = weakref.ref(board)
    del board, state, after, _
    gc.collect()
    assert gone() is None


def test_a_board_of_ones_own_survives_copying_with_its_moves_made():
    board = Board.of(TOY_DATA)
    list(playout(kaigan, kaigan.new_game(3, board=board), random.Random(2)))
    twin = copy.deepcopy(board)
    assert twin is not board
    assert twin.data == board.data
    assert copy.deepcopy(printed("small")) is printed("small")
