"""What samurai earn by getting home: cards one by one, and what they do."""

import pytest
from takamatsu_table import RING, after, facing, points, read, told, write

from japanboards import takamatsu
from japanboards.core.game import CHANCE

HOME = "outer red"  # one room after outer black


def coming_home(samurai, display="3, 1, 4, 2, 1", table=""):
    """Red in outer black, one room from home; blue to move if it has a samurai there too."""
    return facing(samurai, "outer black", table=f"display: {display}\n{table}")


def cards_of(state):
    return write(state).partition("display: ")[2].partition("\n")[0]


@pytest.mark.clause(
    *("TAK-EVAL-01", "TAK-EVAL-03", "TAK-EVAL-05", "TAK-EVAL-06", "TAK-EVAL-07", "TAK-EVAL-08"),
    *("TAK-EVAL-11", "TAK-EVAL-12", "TAK-EVAL-04", "TAK-EVAL-14", "TAK-RULING-05", "TAK-GOAL-02"),
)
def test_t06_red_gets_three_cards_though_yellow_moved():
    state = read(
        "colors: red, blue, yellow\nturn: player 3, round 2\nrooms: gate R3 B1 Y2\n"
        "points: red 4\ndisplay: 3, 1, -2, 2, 1"
    )
    state = after(state, "march gate: R3 Y2 to outer red")
    assert told(state) == ["3 red at home in outer red: 3 cards for player 1 [TAK-EVAL-03]"]
    assert (cards_of(state), points(state)["red"]) == ("1, -2, 2, 1", 4)
    state = after(state, "flip 4", "back open")
    assert points(state) == {"blue": 0, "red": 7, "yellow": 0}
    state = after(state, "flip 4", "back hidden")
    assert points(state)["red"] == 8
    assert told(state)[0] == "+1 for the red pagoda, 7 to 8 [TAK-EVAL-11]"
    state = after(state, "back open")
    assert told(state) == ["−2 for the red pagoda, 8 to 6 [TAK-EVAL-12]"]
    assert (cards_of(state), points(state)["red"]) == ("2, 1, 4, 4, ?", 6)
    assert points(state)["yellow"] == 0
    assert state.asked == 0


@pytest.mark.clause("TAK-EVAL-08")
def test_a_card_that_is_laid_in_the_first_round_is_no_part_of_the_set_up():
    state = read(
        "colors: red, blue, yellow\nturn: player 3, round 1\nrooms: gate R3 B1 Y2\n"
        "display: 3, 1, -2, 2, 1"
    )
    state = after(state, "march gate: R3 Y2 to outer red", "flip 4")
    assert "a card is laid and turned up: +4 [TAK-EVAL-08]" in told(state)


@pytest.mark.clause("TAK-EVAL-02")
def test_t10_passing_home_is_not_arriving():
    state = coming_home("R2")
    moved = after(state, "march outer black: R2 to outer yellow")
    assert moved.asked == 1
    assert (cards_of(moved), points(moved)["red"]) == (cards_of(state), 0)


@pytest.mark.clause("TAK-EVAL-04", "TAK-RULING-28")
def test_a_room_of_another_color_gives_nothing_in_play_or_not():
    yellow = after(facing("R1", "outer red"), "march outer red: R1 to outer yellow")
    purple = after(facing("R1", "outer yellow"), "march outer yellow: R1 to outer purple")
    assert (yellow.asked, purple.asked) == (1, 1)
    assert yellow.news == purple.news == ()


@pytest.mark.clause("TAK-EVAL-05", "TAK-RULING-14", "TAK-GOAL-01")
def test_the_owner_gets_the_card_whoever_moved():
    state = facing("R1 B1", "stairs", table="turn: player 1, round 1")
    state = after(state, "march stairs: R1 B1 to outer black")
    state = after(state, "march outer black: B1 R1 to outer yellow")
    assert state.news == ()
    state = read(
        "colors: red, blue, yellow\nturn: player 2, round 1\n"
        "rooms: outer blue R1 B1, gate Y1\ndisplay: 3, 1, 4, 2, 1"
    )
    state = after(state, "march outer blue: R1 B1 to outer red", "flip 2", "back open")
    assert points(state) == {"blue": 0, "red": 3, "yellow": 0}


@pytest.mark.clause("TAK-RULING-29")
def test_samurai_that_stood_or_stayed_at_home_get_nothing():
    state = read("colors: red, blue, yellow\nrooms: outer red R3, outer black R1, gate B1 Y1")
    arrived = after(state, "march outer black: R1 to outer red")
    assert arrived.due == (3,)
    left = after(state, "march outer red: R2 to outer purple")
    assert left.due == ()


@pytest.mark.clause("TAK-RULING-25", "TAK-EVAL-01")
def test_both_home_rooms_count_also_from_one_to_the_other():
    state = facing("R7 B2", "outer red")
    state = after(state, "march outer red: R6 B1 to inner red")
    assert state.due == (3,) * 6
    assert cards_of(state) == "2, 2, 2, 3"


@pytest.mark.clause("TAK-RULING-18")
def test_two_players_a_samurai_is_home_only_in_its_own_color():
    state = facing("B1", "outer red", players=2)
    state = after(state, "march outer red: B1 to outer yellow")
    assert (state.due, state.asked) == ((), 1)


@pytest.mark.clause("TAK-RULING-17")
def test_two_players_an_open_card_moves_the_pagoda_of_the_samurais_color():
    state = facing("Y1", "outer red", players=2, table="display: 3, 1, 4, 2, 1")
    state = after(state, "march outer red: Y1 to outer yellow", "flip 2", "back open")
    assert points(state) == {"blue": 0, "purple": 0, "red": 0, "yellow": 3}


@pytest.mark.clause("TAK-RULING-05", "TAK-EVAL-07", "TAK-EVAL-08", "TAK-EVAL-03")
def test_with_six_cards_the_sixth_was_laid_for_the_first():
    state = facing("R6 B2", "outer red", table="display: 1, 1, 2, 2, 2")
    state = after(state, "march outer red: R6 B1 to inner red")
    assert state.due == (3,) * 6
    steps = ["flip 4", "back open", "flip 3", "back open", "flip 3", "back open"]
    steps += ["flip 3", "back open", "flip 4", "back open"]
    state = after(state, *steps)
    assert points(state)["red"] == 8
    assert state.cards.taken == 4  # the card that was laid when the first was taken
    state = after(state, "flip -2", "back hidden")
    assert points(state)["red"] == 12


@pytest.mark.clause("TAK-RULING-10", "TAK-EVAL-12")
@pytest.mark.parametrize(("before", "after_it"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_pagoda_goes_back_as_far_as_it_can(before, after_it):
    state = coming_home("R1", "-2, 1, 4, 2, 1", f"points: red {before}")
    state = after(state, "march outer black: R1 to outer red", "flip 3", "back open")
    assert points(state)["red"] == after_it
    cause = "TAK-EVAL-12" if before > 1 else "TAK-RULING-10"
    assert state.news[0].clause.id == cause


@pytest.mark.clause("TAK-EVAL-13")
def test_a_used_card_goes_to_the_used_cards():
    state = coming_home("R1")
    state = after(state, "march outer black: R1 to outer red", "flip 3", "back open")
    assert state.cards.used == (3,)


@pytest.mark.clause("TAK-EVAL-10", "TAK-RULING-30", "TAK-EVAL-08")
def test_a_new_card_is_turned_up_only_if_its_back_is_of_the_open_kind():
    state = coming_home("R1", table="deck: -2 -2 -2 2 2 3 3 4, hidden 5, top hidden")
    state = after(state, "march outer black: R1 to outer red")
    assert takamatsu.to_move(state) == CHANCE
    assert told(state)[-1] == "a hidden card is laid face down [TAK-EVAL-10]"
    assert cards_of(state) == "1, 4, 2, 1, ?"
    assert [move for move, _ in takamatsu.chance_moves(state)] == [
        takamatsu.Back("open"),
        takamatsu.Back("hidden"),
    ]
    state = after(coming_home("R1"), "march outer black: R1 to outer red")
    assert {type(move) for move, _ in takamatsu.chance_moves(state)} == {takamatsu.Flip}


def at_an_empty_deck(display="2, 4, 3, 1", more=""):
    return facing(
        "R1",
        "outer black",
        table=f"display: {display}, 1\ndeck: none\n{more}",
    )


@pytest.mark.clause("TAK-EVAL-09", "TAK-RULING-07", "TAK-RULING-06", "TAK-RULING-31")
def test_used_cards_are_shuffled_when_a_card_is_needed_without_the_one_just_taken():
    used = "used: -2 -2 -2 2 2 3 3 4, hidden 1 2 3 4 5\nhidden: none"
    state = at_an_empty_deck(more=used)
    assert state.cards.deck == ()  # an empty deck is not filled before a card is needed
    state = after(state, "march outer black: R1 to outer red")
    assert told(state)[-1] == "the 13 used cards are shuffled [TAK-EVAL-09]"
    assert (state.cards.deck, state.cards.shut) == ((-2, -2, -2, 2, 2, 3, 3, 4), 5)
    assert state.cards.batches == ((1, 2, 3, 4, 5),)
    assert state.cards.taken == 2
    state = after(state, "back open", "flip 4", "back hidden")
    assert state.cards.used == (2,)


@pytest.mark.clause("TAK-RULING-07")
def test_the_last_card_of_the_deck_is_laid_without_shuffling():
    used = "deck: 4, top open\nused: -2 -2 -2 2 2 3 3, hidden 1 2 3 4 5\nhidden: none"
    state = facing("R1", "outer black", table=f"display: 2, 4, 3, 1, 1\n{used}")
    state = after(state, "march outer black: R1 to outer red", "flip 4")
    assert (state.asked, state.cards.deck, state.cards.top) == (1, (), "")


@pytest.mark.clause("TAK-RULING-04")
def test_where_a_room_has_several_colors_the_mover_gets_his_cards_first_then_clockwise():
    state = read(
        "colors: red, blue, yellow\nturn: player 2, round 1\nrooms: f R2 B2 Y2, a R1 B1 Y1",
        board=RING,
    )
    state = after(state, "march f: R1 B2 Y2 to e")
    assert [takamatsu.board.COLORS[color] for color in state.due] == [
        *("blue", "blue", "yellow", "yellow", "red")
    ]


@pytest.mark.clause("TAK-RULING-04")
def test_in_the_palace_a_room_has_one_color_at_most():
    assert max(map(len, facing("R1").board.homes)) == 1
