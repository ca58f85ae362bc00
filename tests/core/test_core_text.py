"""Words for a notation: lines, numbers, players, options, moves."""

from dataclasses import dataclass

import pytest
from talk import refusal

from japanboards.core.rulebook import Option
from japanboards.core.text import (
    lines_of,
    number,
    player,
    read_options,
    split,
    write_move,
    write_options,
)

SNOW = {
    "snow": Option("snow", False, (False, True), "EX-01", "Does it snow?"),
    "first": Option("first", 0, (0, 1), "EX-02", "Who begins?"),
}


@dataclass(frozen=True)
class Weather:
    snow: bool
    first: int


@dataclass(frozen=True)
class Go:
    color: str
    steps: int


def test_lines_are_found_by_key_in_order():
    text = "  bag: red, blue\nnote: a: b\nempty:\n"
    assert lines_of(text) == {"bag": "red, blue", "note": "a: b", "empty": ""}
    assert list(lines_of(text)) == ["bag", "note", "empty"]
    assert lines_of("") == {}


@pytest.mark.parametrize(("text", "at"), [("bag", 1), ("bag: 1\nbag: 2", 2), ("bag: 1\n\nx: 2", 2)])
def test_a_line_without_a_key_of_its_own_is_refused_by_number(text, at):
    line = text.splitlines()[at - 1]
    assert refusal(lines_of, text) == (
        f"line {at}, {line!r}: a line is 'key: value', each key once"
    )


def test_words_stand_between_commas():
    assert split(" red 4 ,, blue 2,") == ["red 4", "blue 2"]


@pytest.mark.parametrize("text", ["1", " 3 "])
def test_a_number_between_its_limits_is_read(text):
    assert number(text, "rounds", 1, 3) == int(text)


@pytest.mark.parametrize("text", ["0", "4", "-1", "two", "", "1.5", "²"])
def test_any_other_number_is_refused_with_its_limits(text):
    assert refusal(number, text, "rounds", 1, 3) == (
        f"rounds: a number from 1 to 3 is expected, not {text!r}"
    )


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("player 2, red 4, blue 2", (1, ["red 4", "blue 2"])),
        ("player 1", (0, [])),
        ("red 4", (2, ["red 4"])),
        ("", (2, [])),
    ],
)
def test_a_leading_player_is_a_seat_and_without_one_it_is_the_default(text, read):
    assert player(text, "bag", 3, 2) == read


@pytest.mark.parametrize("text", ["player 0", "player 4", "player"])
def test_a_player_who_is_not_at_the_table_is_refused(text):
    assert refusal(player, text, "bag", 3, 0) == (
        f"bag: player: a number from 1 to 3 is expected, not {text[7:]!r}"
    )


def test_options_are_written_where_they_differ_from_the_default_and_read_back():
    assert write_options(SNOW, Weather(snow=False, first=0)) == ""
    assert write_options(SNOW, Weather(snow=True, first=1)) == "snow=True, first=1"
    known = ["snow", "first", "area"]
    assert read_options("snow=True, first=1, area=each", known) == {
        "snow": True,
        "first": 1,
        "area": "each",
    }
    assert refusal(read_options, "players=3", known) == (
        "options: there is no option 'players'; the options are: snow, first, area"
    )


def test_a_move_is_its_verb_and_what_it_is_about():
    assert write_move(Go("red", 3)) == "go red 3"
