"""A board file that cannot be played on is refused with one sentence that names the field."""

import copy
import json

import pytest
from rolling_japan_toy import TOY, TOY_DATA
from talk import refusal

from japanboards import rolling_japan
from japanboards.rolling_japan import Board
from japanboards.rolling_japan.board import DATA


def spoilt(path, value):
    """The test map with one entry replaced, or removed if the value is None."""
    data = copy.deepcopy(TOY_DATA)
    *way, last = path
    place = data
    for key in way:
        place = place[key]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return data


def test_a_board_is_loaded_from_a_file_and_played_on(tmp_path):
    path = tmp_path / "toy.json"
    path.write_text(json.dumps(TOY_DATA), encoding="utf-8")
    board = Board.load(path)
    assert (board.names, board.neighbors, board.over_sea) == (
        TOY.names,
        TOY.neighbors,
        TOY.over_sea,
    )
    assert rolling_japan.new_game(2, board=board).sheets[0].cells == (0,) * 9


def test_a_corrected_copy_of_the_printed_board_is_another_board(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text((DATA / "japan.json").read_text(encoding="utf-8"), encoding="utf-8")
    mine = Board.load(path)
    assert mine.names == rolling_japan.new_game(1).board.names
    assert rolling_japan.new_game(1, board=mine) != rolling_japan.new_game(1)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("rounds",), None, "a board needs 'rounds', a whole number"),
        (("rounds",), True, "a board needs 'rounds', a whole number"),
        (("title",), 7, "a board needs 'title', a text"),
        (("ours",), 1, "a board needs 'ours', true or false"),
        (("provenance",), [], "a board needs 'provenance', an object"),
        (("areas",), {}, "a board needs 'areas', a list"),
        (("areas", 1), "Blue", "area 2 needs 'name', a text"),
        (("areas", 1, "die"), None, "area 2 needs 'die', a text"),
        (
            ("areas", 1, "die"),
            "pink",
            "areas: each has its own die, one of white, black, yellow, green, blue, red; "
            "not ['red', 'pink', 'green', 'yellow', 'black', 'white']",
        ),
        (
            ("areas", 1, "die"),
            "red",
            "areas: each has its own die, one of white, black, yellow, green, blue, red; "
            "not ['red', 'red', 'green', 'yellow', 'black', 'white']",
        ),
        (("areas", 1, "name"), "Red", "areas: every one needs a name of its own"),
        (("rounds",), 0, "rounds: 1 to 99, not 0"),
        (("rounds",), 10**9, "rounds: 1 to 99, not 1000000000"),
        (("outside",), 3, "outside: dice come in pairs, so it is not 3"),
        (("changes",), -1, "changes: 0 to 99, not -1"),
        (("outside",), 8, "outside: 2 to 7, not 8"),
        (("prefectures", 0), "R1", "prefecture 1 needs 'name', a text"),
        (("prefectures", 0, "name"), None, "prefecture 1 needs 'name', a text"),
        (("prefectures", 2, "sea"), None, "prefecture 3 needs 'sea', a list"),
        (("prefectures", 2, "land"), "R2", "prefecture 3 needs 'land', a list"),
        (("prefectures", 0, "name"), "R2", "prefectures: every one needs a name of its own"),
        (
            ("prefectures", 5, "name"),
            "G1, G2",
            "prefectures: 'G1, G2' is no name; names have no comma or semicolon",
        ),
        (
            ("prefectures", 5, "name"),
            "",
            "prefectures: '' is no name; a name has up to 40 letters",
        ),
        (
            ("prefectures", 5, "name"),
            "G  1",
            "prefectures: 'G  1' is no name; a name has up to 40 letters",
        ),
        (("prefectures", 0, "area"), "Pink", "R1: there is no area 'Pink'"),
        (
            ("prefectures", 5, "area"),
            "Red",
            "areas: no prefecture belongs to Green",
        ),
        (
            ("prefectures", 0, "land"),
            ["R2", "Q1"],
            "R1: its land neighbor 'Q1' is no other prefecture here",
        ),
        (
            ("prefectures", 0, "land"),
            ["R2", "R1"],
            "R1: its land neighbor 'R1' is no other prefecture here",
        ),
        (
            ("prefectures", 0, "sea"),
            [["R2"]],
            "R1: its sea neighbor ['R2'] is no other prefecture here",
        ),
        (
            ("prefectures", 0, "land"),
            [],
            "R2 lists R1 as a land neighbor, but R1 does not list R2",
        ),
        (
            ("prefectures", 2, "sea"),
            [],
            "B1 lists R3 as a sea neighbor, but R3 does not list B1",
        ),
    ],
)
def test_data_that_are_no_board_are_refused_by_field(path, value, sentence):
    assert refusal(Board.of, spoilt(path, value)) == sentence


def test_neighbors_are_by_land_or_by_sea_and_not_both():
    data = spoilt(("prefectures", 2, "land"), ["R2", "B1"])
    data["prefectures"][3]["land"] = ["B2", "R3"]
    assert refusal(Board.of, data) == "R3: B1 is a neighbor by land or by sea, not both"


def test_a_file_that_holds_no_object_is_refused(tmp_path):
    path = tmp_path / "list.json"
    path.write_text("[]", encoding="utf-8")
    assert refusal(Board.load, path) == "a board needs 'name', a text"


def test_a_file_that_is_not_json_is_refused(tmp_path):
    path = tmp_path / "half.json"
    path.write_text('{"name": "toy",', encoding="utf-8")
    assert refusal(Board.load, path) == (
        "the board file half.json is damaged, it is not complete JSON: "
        "Expecting property name enclosed in double quotes: line 1 column 16 (char 15)"
    )


def test_a_file_that_is_not_text_is_refused(tmp_path):
    path = tmp_path / "picture.json"
    path.write_bytes(b"\x89PNG\xff")
    assert refusal(Board.load, path) == (
        "the board file picture.json cannot be read: no text at byte 0"
    )


def test_a_missing_file_is_refused(tmp_path):
    path = tmp_path / "nowhere.json"
    assert refusal(Board.load, path) == (
        "the board file nowhere.json cannot be read: No such file or directory"
    )
