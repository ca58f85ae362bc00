"""Boards of one's own: what is wrong with a file is said by field."""

import copy
import gc
import json
import pickle
import random
import weakref

import networkx as nx
import pytest
from takamatsu_table import PALACE, RING, read

from japanboards import takamatsu
from japanboards.core.game import playout
from japanboards.core.scene import svg
from japanboards.takamatsu import Board

DATA = json.loads(PALACE.read_text(encoding="utf-8"))


def faulty(change):
    data = copy.deepcopy(DATA)
    change(data)
    return data


def field(key, value):
    return lambda data: data.__setitem__(key, value)


def of_room(at, key, value):
    return lambda data: data["rooms"][at].__setitem__(key, value)


NESTED = json.loads("[" * 900 + "]" * 900)
FAULTS = [
    (lambda d: d.pop("goal"), "a board needs 'goal', a whole number"),
    (field("ours", "yes"), "a board needs 'ours', true or false"),
    (field("goal", 0), "goal: 1 to 200 points, not 0"),
    (field("outside", 9), "outside: 0 to 7 samurai, not 9"),
    (field("samurai", {"2": 5}), "samurai: a number for each of 2, 3, 4 and 5 players is needed"),
    (
        field("samurai", {"2": 5, "3": 8, "4": 6, "5": 5}),
        "samurai: with 3 players 3 to 7 of each color, not 8",
    ),
    (field("goal", 10**6), "goal: 1 to 200 points, not 1000000"),
    (field("note", "mine"), "a board has no 'note'; it has name, title, ours, goal, outside"),
    (of_room(0, "color", "red"), "room 1 has no 'color'; it has name, colors, bonus, side, next"),
    (field("name", "a\nb"), "name: 1 to 60 letters in one line, not 'a\\nb'"),
    (field("name", ""), "name: 1 to 60 letters in one line, not ''"),
    (field("title", "\ud800"), "title: 1 to 120 letters in one line, not '\\ud800'"),
    (field("provenance", {"rooms": NESTED}), "provenance: a text for each part, not [[[[[[[...]]"),
    (
        field("open_cards", [1, 0]),
        "open_cards: a value is a whole number from -99 to 99 other than 0, not 0",
    ),
    (field("open_cards", [1] * 61), "open_cards: 60 at most, not 61"),
    (field("open_cards", [-1, 1] * 5), "open_cards: together they are worth more than 0"),
    (field("hidden_cards", [10**400]), "hidden_cards: a value is a whole number from -99 to 99"),
    (field("open_cards", [1, 2, 3]), "open_cards: 10 or more are needed, not 3"),
    (field("hidden_cards", ["x"]), "hidden_cards: a value is a whole number from -99 to 99 other"),
    (field("rooms", []), "rooms: a palace needs some"),
    (of_room(0, "next", "court"), "room 1 needs 'next', a list"),
    (of_room(0, "name", "court"), "rooms: every one needs a name of its own"),
    (of_room(0, "name", "a, b"), "rooms: 'a, b' is no name; names have no comma, colon"),
    (of_room(0, "name", "hall R2"), "rooms: 'hall R2' is no name"),
    (of_room(0, "name", "way to go"), "rooms: 'way to go' is no name; the word 'to' is kept"),
    (of_room(3, "colors", ["green"]), "outer blue: there is no color 'green', only blue, black"),
    (of_room(3, "colors", [NESTED]), "outer blue: there is no color [[[[[[[...]]]]]]], only blue"),
    (of_room(3, "colors", ["blue", "blue"]), "outer blue: a color is named twice"),
    (of_room(0, "name", "x" * 61), "rooms: 'xxx"),
    (of_room(0, "next", [["court"]]), "gate: its next room ['court'] is no other room here"),
    (of_room(3, "colors", []), "rooms: blue needs one exterior room, not 0 (none)"),
    (of_room(0, "bonus", -1), "gate: a bonus is 0 to 9 rooms, not -1"),
    (of_room(0, "side", "upper"), "gate: the side is one of exterior, interior, common, not 'up"),
    (of_room(0, "next", []), "gate: no arrow leads out of it (next)"),
    (of_room(0, "next", ["cellar"]), "gate: its next room 'cellar' is no other room here"),
    (of_room(0, "next", ["gate"]), "gate: its next room 'gate' is no other room here"),
    (of_room(2, "next", ["inner red"]), "gate: the arrows lead to no way from here to outer black"),
    (of_room(0, "at", [1]), "gate: at is two whole numbers from 0 to 600, x and y, not [1]"),
    (of_room(0, "at", [10**400, 0]), "gate: at is two whole numbers from 0 to 600"),
    (of_room(0, "at", [300, 59]), "at: gate and court are drawn in the same place"),
    (lambda d: d["rooms"][0].pop("at"), "at: either every room says where it is drawn, or none"),
]


@pytest.mark.parametrize(("change", "said"), FAULTS, ids=[said for _, said in FAULTS])
def test_a_fault_is_named_in_one_sentence(change, said):
    with pytest.raises(ValueError, match=r"^[^\n]+$") as refused:
        Board.of(faulty(change))
    assert str(refused.value).startswith(said)
    assert len(str(refused.value)) < 200


def test_a_pair_must_be_able_to_leave_every_room():
    data = faulty(lambda d: None)
    both = {room["name"]: room for room in data["rooms"]}
    both["gate"]["next"], both["court"]["next"] = ["court"], ["gate"]
    data["rooms"] = data["rooms"]
    with pytest.raises(ValueError, match="no way from here"):
        Board.of(data)
    both["court"]["next"] = ["gate", "stairs"]
    assert Board.of(data).targets[0][2]


def test_a_file_that_cannot_be_read_or_is_not_json_is_said_so(tmp_path):
    with pytest.raises(ValueError, match="cannot be read: No such file"):
        Board.load(tmp_path / "none.json")
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    with pytest.raises(ValueError, match="JSON"):
        Board.load(tmp_path / "bad.json")


@pytest.mark.clause("TAK-RULING-04")
def test_a_board_of_ones_own_is_played_drawn_and_noted():
    state = takamatsu.new_game(3, board=RING)
    for seed in range(3):
        for before, _, after in playout(takamatsu, state, random.Random(seed)):
            assert takamatsu.to_move(before) is not None
            assert read(takamatsu.notation.write(after), board=RING) == after
    picture = takamatsu.scene.scene(after, 0)
    assert "room:a" in {mark.id for mark in picture.marks}
    assert svg(picture).startswith("<svg")


def test_a_loaded_copy_of_the_palace_plays_like_the_palace():
    own = Board.load(PALACE)
    games = [
        [move for _, move, _ in playout(takamatsu, start, random.Random(3))]
        for start in (takamatsu.new_game(4, board=own), takamatsu.new_game(4))
    ]
    assert games[0] == games[1]


def other_value(value, rng):
    """Something else of the same kind, or something that hardly belongs into a board file."""
    if rng.random() < 0.3:
        odd = ["", "\u2028", "$a_{$", None, True, 1.5, {}, NESTED, 10**400, [3], ["red", "gate"]]
        return rng.choice(odd)
    if type(value) is int:
        return rng.randint(-3, 30)
    if isinstance(value, list):
        return rng.choices(value, k=rng.randint(0, 2 * len(value))) if value else ["red"]
    return rng.choice(["a b", "$a_{$", "blue", "common", "<b>"])


def mutated(rng):
    """The palace's data with a value or two changed, left out or added."""
    data = copy.deepcopy(DATA)
    for place in rng.sample([data, data["samurai"], *data["rooms"]], rng.randint(1, 2)):
        key = rng.choice(list(place))
        if rng.random() < 0.1:
            place.pop(key)
        elif rng.random() < 0.1:
            place["more"] = 1
        else:
            place[key] = other_value(place[key], rng)
    return data


def accepted(boards):
    """The boards that these data make; the others are refused in a short sentence."""
    for data in boards:
        try:
            board = Board.of(data)
        except ValueError as refused:
            if len(str(refused)) > 250 or "\n" in str(refused):
                raise
        else:
            assert board.data == data
            yield board


def test_changed_board_files_are_refused_in_a_sentence_or_play_a_whole_game():
    rng, played = random.Random(5), 0
    for board in accepted(mutated(rng) for _ in range(300)):
        played += 1
        moves = list(playout(takamatsu, takamatsu.new_game(3, board=board), rng))
        for _, move, state in (*moves[::40], moves[-1]):
            text = takamatsu.notation.write_move(move)
            assert takamatsu.notation.read_move(text) == move
            assert read(takamatsu.notation.write(state), board=board) == state
            assert svg(takamatsu.scene.scene(state, 0)).startswith("<svg")
    assert played > 10


def test_the_tables_of_a_board_cannot_be_changed():
    board = Board.load(PALACE)
    with pytest.raises(TypeError):
        board.samurai[3] = 1
    with pytest.raises(TypeError):
        board.index["gate"] = 1
    with pytest.raises(nx.NetworkXError):
        board.graph.add_edge("gate", "stairs")
    board.data["rooms"].clear()
    assert board.data == DATA


def test_a_board_of_ones_own_survives_pickling_with_its_position():
    state = pickle.loads(pickle.dumps(takamatsu.new_game(3, board=RING)))
    assert state.board.data == RING.data
    assert takamatsu.chance_moves(state) == takamatsu.chance_moves(takamatsu.new_game(3))


def played_on(board):
    """A whole game, judged and drawn; a reference to the board that does not keep it."""
    moves = list(playout(takamatsu, takamatsu.new_game(3, board=board), random.Random(1)))
    for state, move, _ in moves:
        takamatsu.breaches(state, move)
    takamatsu.scene.scene(state, 0)
    takamatsu.chart.chart(state, {})
    return weakref.ref(board)


def test_boards_of_ones_own_are_forgotten_when_nobody_needs_them():
    boards = [played_on(Board.load(PALACE)) for _ in range(3)]
    gc.collect()
    assert [board() for board in boards] == [None] * 3
