"""How a game begins, and what is refused before it does."""

import pytest
from rolling_japan_toy import TOY, read, write
from talk import refusal

from japanboards import rolling_japan
from japanboards.rolling_japan import BOOK, PLAYERS, new_game

ALL = "black blue green purple red white yellow"


@pytest.mark.clause("ROL-PREP-01", "ROL-PREP-02", "ROL-START-03")
def test_everybody_begins_with_an_empty_sheet_and_the_first_player_with_the_full_bag():
    assert write(new_game(2)).splitlines() == [
        "board: japan",
        "rounds: 0",
        f"bag: player 1, {ALL}",
        "sheet 1: blank",
        "sheet 2: blank",
    ]
    assert [page.changes for page in new_game(2).sheets] == [0, 0]


@pytest.mark.clause("ROL-GEN-01", "ROL-PREP-01")
@pytest.mark.parametrize("players", range(1, 9))
def test_one_to_eight_people_play_each_with_a_sheet_of_47_blanks(players):
    assert [page.cells for page in new_game(players).sheets] == [(0,) * 47] * players


@pytest.mark.clause("ROL-GEN-01", "ROL-RULING-26")
@pytest.mark.parametrize("players", [0, 9, -1, True, 2.0, "2", None])
def test_any_other_number_of_players_is_refused(players):
    assert refusal(new_game, players) == f"Rolling Japan is for 1 to 8 players, not {players!r}"
    assert range(1, 9) == PLAYERS


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"cc_on_red": True},
            "there is no option 'cc_on_red' (did you mean cc_on_purple?); the options are: "
            "cc_on_purple, cc_into_full, purple_area, first",
        ),
        ({"cc_on_purple": "no"}, "the option cc_on_purple is one of True, False, not 'no'"),
        ({"cc_on_purple": 1}, "the option cc_on_purple is one of True, False, not 1"),
        ({"cc_into_full": None}, "the option cc_into_full is one of True, False, not None"),
        ({"purple_area": "all"}, "the option purple_area is one of 'map', 'each', not 'all'"),
        ({"first": 2}, "the option first names a seat from 0 to 1, not 2"),
        ({"first": -1}, "the option first is one of 0, 1, 2, 3, 4, 5, 6, 7, not -1"),
        ({"first": 8}, "the option first is one of 0, 1, 2, 3, 4, 5, 6, 7, not 8"),
        ({"first": True}, "the option first is one of 0, 1, 2, 3, 4, 5, 6, 7, not True"),
        ({"board": "tiny"}, "there is no board 'tiny'; the boards are: japan, small"),
        ({"board": 3}, "there is no board 3; the boards are: japan, small"),
    ],
)
def test_options_that_do_not_exist_or_are_out_of_range_are_refused(options, sentence):
    assert refusal(new_game, 2, **options) == sentence


def test_a_board_of_ones_own_is_handed_in():
    assert new_game(1, board=TOY).board is TOY
    assert read("sheet: R1 3", TOY).sheets[0].cells == (3, 0, 0, 0, 0, 0, 0, 0, 0)


def test_something_that_is_not_a_move_is_refused():
    assert refusal(rolling_japan.breaches, new_game(1), "pass") == (
        "'pass' is not a move of this game; its moves are: Change, Cross, Draw, Roll, Skip, Write"
    )


def test_the_book_has_45_clauses_and_28_rulings_and_says_which_are_moot():
    clauses = BOOK.clauses.values()
    assert sum(clause.kind == "rule" for clause in clauses) == 45
    assert sum(clause.kind == "ruling" for clause in clauses) == 28
    assert {clause.id: clause.moot for clause in clauses if clause.moot} == {
        "ROL-COMP-02": "pens and paper are not needed on a screen",
        "ROL-START-02": ("nobody's age is known to the program; the option `first` names the seat"),
    }
