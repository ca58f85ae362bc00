"""What a hint says for a move, as a player would."""

import pytest
from rolling_japan_toy import facing

from japanboards import rolling_japan
from japanboards.rolling_japan.heuristics import reasons


def said(state, move):
    return reasons(state, 0, rolling_japan.notation.read_move(move))


@pytest.mark.parametrize(
    ("sheet", "move", "told"),
    [
        (
            "Saitama 4",
            "write red Tokyo",
            ["the neighbors stay open: Chiba takes 3 to 4, Kanagawa takes 2 to 4 and Yamanashi "
             "takes 3 to 4"],
        ),
        ("Tokyo 1", "write red Chiba", ["Chiba is hard to fill: only 1 and 2 fit there"]),
        ("Tokyo 1, Ibaraki 6", "cross red Chiba", [
            "no number fits Chiba any more, so the X costs nothing"]),
        ("", "cross red Chiba", [
            "Chiba is given up for the others: any number would fit there, and an X narrows no "
            "neighbor"]),
        ("Saitama 6, Tokyo 6, Nagano X", "change red blue", [
            "as red it fits nowhere, as blue 7 prefectures"]),
    ],
)  # fmt: skip
def test_a_move_has_reasons_that_a_player_understands(sheet, move, told):
    state = facing("red 3", sheet)
    assert said(state, move)[: len(told)] == told


def test_a_number_without_blank_neighbors_narrows_nothing():
    assert said(facing("blue 3", "Aomori 3"), "write blue Hokkaido") == [
        "Hokkaido has no blank neighbor, so nothing is narrowed"
    ]


def test_a_purple_die_fits_anywhere_until_it_is_changed():
    told = said(facing("purple 3", "Aomori 3"), "change purple blue")
    assert told == ["as purple it fits 46 prefectures, as blue 6 prefectures"]
