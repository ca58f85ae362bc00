"""Options and bad input: one clear sentence each."""

import pytest

from japanboards import takamatsu
from japanboards.core.record import Record, replay


@pytest.mark.parametrize("players", [0, 1, 6, "3", 3.0, None, True])
def test_only_two_to_five_play(players):
    with pytest.raises(ValueError, match=r"^Takamatsu is for 2 to 5 players, not"):
        takamatsu.new_game(players)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"speed": 1}, "there is no option 'speed'; the options are: hidden_window, hidden_2p"),
        ({"hidden_window": "never"}, "the option hidden_window is one of 'any', 'own_turn', not"),
        ({"hidden_2p": True}, "the option hidden_2p is one of 'choose', 'earned', not True"),
        ({"first": 5}, "the option first is one of 'chance', 0, 1, 2, 3, 4, not 5"),
        ({"first": 3}, "the option first names a seat from 0 to 2, not 3"),
        ({"colors": "red, blue"}, "colors: 'red, blue' should have a color per player, or be"),
        ({"colors": "red, blue, green"}, "colors: 'green' is not one of blue, black, purple"),
        ({"colors": "red, blue, red"}, "colors: 'red' is not one of blue, black, purple"),
        ({"colors": 7}, "the option colors is one of 'chance', 'in order', not 7"),
        ({"board": "castle"}, "there is no board 'castle'; the boards are: palace, small"),
    ],
)
def test_what_is_wrong_with_an_option_is_said(options, said):
    with pytest.raises(ValueError, match=r"^[^\n]+$") as refused:
        takamatsu.new_game(3, **options)
    assert str(refused.value).startswith(said)


def test_two_players_name_two_colors_each():
    with pytest.raises(ValueError, match="should have two colors joined by"):
        takamatsu.new_game(2, colors="red, blue")


def test_every_option_names_its_ruling_and_its_default_is_a_choice():
    for option in takamatsu.OPTIONS.values():
        assert option.clause in takamatsu.BOOK.clauses
        assert option.default in option.choices
        assert option.question.endswith((".", "?"))


def test_a_record_keeps_the_colors_that_were_given():
    saved = Record("takamatsu", 3, (), "palace", {"colors": "red, blue, yellow", "first": 2})
    states, _ = replay(takamatsu, Record.from_json(saved.to_json()))
    assert states[0].owners == (1, -1, -1, 0, 2)


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (("deal green",), "move 1, 'deal green', is illegal: there is no color 'green'"),
        (("deal red", "deal red"), "move 2, 'deal red', is illegal: red is player 1's already"),
        (("march gate",), "move 1: 'march gate' is not a move; moves are: march ROOM: R1 B2 to"),
    ],
)
def test_a_damaged_record_names_the_move(moves, said):
    with pytest.raises(ValueError, match=r"^[^\n]+$") as refused:
        replay(takamatsu, Record("takamatsu", 3, moves))
    assert str(refused.value).startswith(said)
