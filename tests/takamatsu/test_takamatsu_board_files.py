"""Boards of one's own: what is wrong with a file is said by field."""

import copy
import json
import random

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


FAULTS = [
    (lambda d: d.pop("goal"), "a board needs 'goal', a whole number"),
    (field("ours", "yes"), "a board needs 'ours', true or false"),
    (field("goal", 0), "goal: 1 point or more, not 0"),
    (field("outside", 9), "outside: 0 to 7 samurai, not 9"),
    (field("samurai", {"2": 5}), "samurai: a number for each of 2, 3, 4 and 5 players is needed"),
    (
        field("samurai", {"2": 5, "3": 8, "4": 6, "5": 5}),
        "samurai: with 3 players 3 to 7 of each color, not 8",
    ),
    (field("open_cards", [1, 0]), "open_cards: a value is a whole number other than 0, not 0"),
    (field("open_cards", [1, 2, 3]), "open_cards: 10 or more are needed, not 3"),
    (field("hidden_cards", ["x"]), "hidden_cards: a value is a whole number other than 0, not 'x'"),
    (field("rooms", []), "rooms: a palace needs some"),
    (of_room(0, "next", "court"), "room 1 needs 'next', a list"),
    (of_room(0, "name", "court"), "rooms: every one needs a name of its own"),
    (of_room(0, "name", "a, b"), "rooms: 'a, b' is no name; names have no comma, colon"),
    (of_room(0, "name", "hall R2"), "rooms: 'hall R2' is no name"),
    (of_room(0, "name", "way to go"), "rooms: 'way to go' is no name; the word 'to' is kept"),
    (of_room(3, "colors", ["green"]), "outer blue: there is no color 'green', only blue, black"),
    (of_room(3, "colors", []), "rooms: blue needs one exterior room, not 0 (none)"),
    (of_room(0, "bonus", -1), "gate: a bonus is 0 to 9 rooms, not -1"),
    (of_room(0, "side", "upper"), "gate: the side is one of exterior, interior, common, not 'up"),
    (of_room(0, "next", []), "gate: no arrow leads out of it (next)"),
    (of_room(0, "next", ["cellar"]), "gate: its next room 'cellar' is no other room here"),
    (of_room(0, "next", ["gate"]), "gate: its next room 'gate' is no other room here"),
    (of_room(2, "next", ["inner red"]), "gate: the arrows lead to no way from here to outer black"),
    (of_room(0, "at", [1]), "gate: at is two whole numbers, x and y, not [1]"),
    (lambda d: d["rooms"][0].pop("at"), "at: either every room says where it is drawn, or none"),
]


@pytest.mark.parametrize(("change", "said"), FAULTS, ids=[said for _, said in FAULTS])
def test_a_fault_is_named_in_one_sentence(change, said):
    with pytest.raises(ValueError, match=r"^[^\n]+$") as refused:
        Board.of(faulty(change))
    assert str(refused.value).startswith(said)


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
    with pytest.raises(ValueError, match="is not JSON"):
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
