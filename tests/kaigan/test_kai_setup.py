"""How a game of Kaigan begins."""

import pytest
from kaigan_toy import after, players, read, told
from talk import refusal

from japanboards import kaigan
from japanboards.core.game import CHANCE

TEN = [tile.name for tile in kaigan.new_game(3).board.tiles[:10]]


def laid_out(count, **options):
    """A game whose first ten tiles came up in printed order."""
    return after(kaigan.new_game(count, **options), *(f"reveal {name}" for name in TEN))


@pytest.mark.clause("KAI-SET-05", "KAI-SET-06", "KAI-SET-10", "KAI-SET-11", "KAI-COMP-05")
@pytest.mark.parametrize("count", [3, 4])
def test_everybody_starts_alike(count):
    state = kaigan.new_game(count)
    assert players(state, "ryo") == [20] * count
    assert players(state, "honor") == [0] * count
    for track in ("artistic", "government", "travel"):
        assert players(state, track) == [0] * count
    assert players(state, "surveyors") == [(-1, -1, -1)] * count


@pytest.mark.clause("KAI-COMP-08", "KAI-RULING-10")
def test_everybody_holds_the_same_six_cards_and_everybody_sees_them():
    state = kaigan.new_game(4)
    assert len(set(players(state, "cards"))) == 1
    assert len(state.players[0].cards) == 6
    assert players(kaigan.view(state, 2), "cards") == players(state, "cards")


@pytest.mark.clause("KAI-COMP-04", "KAI-COMP-07", "KAI-SET-08", "KAI-SET-12")
def test_a_color_has_a_disc_for_each_track_and_one_for_a_claim():
    for count in (3, 4):
        state = read(f"players: {count}\nturn: red, opened\nrow 1: free; 2 mapping of red")
        marks = kaigan.scene.scene(after(state, "claim 2"), 0).marks
        red = [
            m.id for m in marks if "red" in m.look.split() and m.id.startswith(("disc:", "row:"))
        ]
        assert len(red) == 5
        used = {m.look.split()[-1] for m in marks if m.id.startswith("disc:")}
        assert used == {"red", "yellow", "blue", "green"} - ({"green"} if count == 3 else set())


@pytest.mark.clause("KAI-SET-03", "KAI-SET-04")
def test_ten_random_tiles_come_to_the_map_and_fourteen_stay_in_the_pile():
    start = kaigan.new_game(3)
    assert kaigan.to_move(start) == CHANCE
    assert len(kaigan.chance_moves(start)) == 24
    assert {weight for _, weight in kaigan.chance_moves(start)} == {1}
    state = laid_out(3)
    assert [site.tile.name for site in state.map] == TEN
    assert len(state.pile) == 14


@pytest.mark.clause("KAI-SET-14", "KAI-P1-01", "KAI-RULING-07")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_option_first_names_who_begins_the_first_round(first):
    state = laid_out(3, first=first)
    assert kaigan.to_move(state) == first
    assert told(state) == [f"round 1 begins: player {first + 1} opens [KAI-P1-01]"]
    assert state.quadrant == -1


@pytest.mark.clause("KAI-SET-13")
def test_the_quadrant_card_starts_on_the_board():
    assert laid_out(4).quadrant == -1
    marks = {mark.id: mark for mark in kaigan.scene.scene(laid_out(4), 0).marks}
    assert marks[f"action:{kaigan.new_game(4).board.quadrant}"].text == "Quadrant"


@pytest.mark.clause("KAI-RULING-01")
@pytest.mark.parametrize("count", [0, 1, 2, 5, "three", None, True])
def test_other_numbers_of_players_are_refused(count):
    assert refusal(kaigan.new_game, count) == f"Kaigan is for 3 to 4 players, not {count!r}"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"first": 3}, "the option first names a seat from 0 to 2, not 3"),
        ({"first": 9}, "the option first is one of 0, 1, 2, 3, not 9"),
        ({"speed": 1}, "there is no option 'speed'; the options are: quadrant_pass_then_claim, "),
        ({"open_money": 1}, "the option open_money is one of False, True, not 1"),
    ],
)
def test_options_that_do_not_exist_are_refused(options, sentence):
    assert refusal(kaigan.new_game, 3, **options).startswith(sentence)


def test_every_option_names_the_clause_that_sets_its_default():
    for name, option in kaigan.OPTIONS.items():
        assert f"`{name}`" in kaigan.BOOK[option.clause].text
        assert option.default in option.choices
