"""Hidden cards: got, kept, asked about, activated."""

import pytest
from takamatsu_table import after, cited, facing, may, points, read, told, verdict

from japanboards import takamatsu

START = "colors: red, blue, yellow\nrooms: gate R2 B2 Y2\ndisplay: 1, 1, 2, 2, 2"


def table(more):
    return read(f"{START}\n{more}")


@pytest.mark.clause("TAK-HID-01", "TAK-EVAL-14")
def test_a_hidden_card_is_looked_at_and_kept():
    state = facing("R1", "outer black", table="display: ?, 1, 4, 2, 1")
    state = after(state, "march outer black: R1 to outer red", "flip 3", "back open")
    assert takamatsu.chance_moves(state) == tuple(
        (takamatsu.Peek(value), 1) for value in range(1, 6)
    )
    state = after(state, "peek 4")
    assert told(state) == ["player 1 keeps a hidden card [TAK-HID-01]"]
    assert (state.held[3], points(state)["red"]) == ((takamatsu.Held(4),), 0)
    assert takamatsu.view(state, 1).held != state.held


@pytest.mark.clause("TAK-RULING-08", "TAK-HID-02")
def test_holders_are_asked_after_a_move_and_nobody_else_is():
    state = table("held: blue 3")
    state = after(state, "march gate: R1 B1 to stairs")
    assert (state.step, state.asked) == ("after", 1)
    assert may(state) == ["activate 3 blue", "wait"]
    state = after(state, "wait")
    assert (state.step, state.asked) == ("march", 1)


@pytest.mark.clause("TAK-RULING-08")
def test_without_hidden_cards_nobody_is_ever_asked():
    state = after(table(""), "march gate: R1 B1 to stairs")
    assert (state.step, state.asked) == ("march", 1)


@pytest.mark.clause("TAK-RULING-08")
def test_the_player_on_turn_is_asked_first_then_clockwise():
    state = table("held: red 1, blue 2, yellow 3\nturn: player 2, round 1")
    state = after(state, "march gate: R1 B1 to stairs")
    asked = []
    for _ in range(3):
        asked.append((state.step, state.asked))
        state = after(state, "wait")
    assert asked == [("after", 1), ("after", 2), ("after", 0)]
    assert (state.step, state.asked) == ("march", 2)


@pytest.mark.clause("TAK-RULING-08")
def test_whoever_waited_is_asked_again_before_the_move_if_something_happened():
    state = table("held: red 1, blue 2, yellow 3\nturn: player 1, round 1")
    state = after(state, "march gate: R1 B1 to stairs", "wait", "activate 2 blue", "wait")
    assert (state.step, state.asked) == ("before", 0)
    state = after(state, "wait")
    assert (state.step, state.asked) == ("march", 1)


@pytest.mark.clause("TAK-RULING-08", "TAK-RULING-13")
def test_a_new_round_asks_everybody_again_the_player_on_turn_first():
    state = table("held: red 1, blue 2\nturn: player 3, round 1")
    state = after(state, "march gate: R1 Y1 to stairs", "wait", "wait")
    assert (state.rounds, state.step, state.asked) == (2, "before", 0)
    state = after(state, "wait")
    assert (state.step, state.asked) == ("before", 1)
    state = after(state, "wait")
    assert (state.step, state.asked) == ("march", 0)


@pytest.mark.clause("TAK-RULING-08", "TAK-HID-02", "TAK-HID-04")
def test_the_player_on_turn_may_activate_before_marching():
    state = table("held: red 4")
    assert "activate 4 red" in may(state)
    state = after(state, "activate 4 red")
    assert told(state) == ["+4 for the red pagoda, 0 to 4 [TAK-HID-04]"]
    assert (state.step, state.asked, points(state)["red"]) == ("march", 0, 4)
    assert "activate 4 red" not in may(state)


@pytest.mark.clause("TAK-HID-03", "TAK-RULING-09")
def test_one_card_or_several_may_be_activated():
    state = table("held: red 1, red 3, red 5\nasked: player 1, after")
    some = after(state, "activate 1 red", "activate 5 red", "wait")
    assert (points(some)["red"], some.held[3]) == (6, (takamatsu.Held(3),))
    every = after(state, "activate 1 red", "activate 5 red", "activate 3 red")
    assert (points(every)["red"], every.asked) == (9, 1)


@pytest.mark.clause("TAK-HID-05", "TAK-RULING-33")
def test_a_card_may_be_activated_without_reaching_the_goal_and_in_the_last_round():
    state = table("held: red 1\npoints: blue 21\nturn: player 1, round 9, last")
    assert points(after(state, "activate 1 red"))["red"] == 1


@pytest.mark.clause("TAK-RULING-31", "TAK-EVAL-13")
def test_an_activated_card_is_a_used_card():
    state = after(table("held: red 4"), "activate 4 red")
    assert (state.cards.spent, state.cards.batches) == ((4,), ((1, 2, 3, 5),))


@pytest.mark.clause("TAK-HID-02")
def test_only_what_is_held_is_activated():
    assert verdict(table("held: red 4, blue 3"), "activate 3 red") == [
        "player 1 holds no hidden +3 [TAK-HID-02]"
    ]


@pytest.mark.clause("TAK-HID-04")
def test_a_card_moves_only_its_holders_pagoda():
    assert verdict(table("held: red 4"), "activate 4 blue") == [
        "the blue pagoda is not player 1's [TAK-HID-04]"
    ]


@pytest.mark.clause("TAK-RULING-08")
def test_no_card_is_activated_in_the_middle_of_an_evaluation():
    state = facing("R1", "outer black", table="held: red 4")
    state = after(state, "march outer black: R1 to outer red")
    assert verdict(state, "activate 4 red") == [
        "a step is not complete yet, so nobody is asked about hidden cards [TAK-RULING-08]"
    ]


@pytest.mark.clause("TAK-RULING-08")
def test_at_a_table_that_says_so_cards_are_activated_in_ones_own_turn_only():
    state = table("options: hidden_window=own_turn\nheld: red 1, blue 2")
    state = after(state, "march gate: R1 B1 to stairs")
    assert (state.step, state.asked) == ("after", 0)
    state = after(state, "wait")
    assert (state.step, state.asked) == ("march", 1)
    assert "activate 2 blue" in may(state)


TWO = "colors: blue+yellow, red+purple\nrooms: gate B2 R2\nheld: yellow 4\n"


@pytest.mark.clause("TAK-RULING-17")
def test_two_players_a_hidden_card_moves_either_pagoda_of_its_holder():
    state = read(TWO)
    assert [move for move in may(state) if "activate" in move] == [
        "activate 4 blue",
        "activate 4 yellow",
    ]
    assert points(after(state, "activate 4 blue"))["blue"] == 4


@pytest.mark.clause("TAK-RULING-17")
def test_two_players_at_a_table_that_says_so_it_moves_the_pagoda_that_earned_it():
    state = read(TWO + "options: hidden_2p=earned")
    assert [move for move in may(state) if "activate" in move] == ["activate 4 yellow"]
    assert verdict(state, "activate 4 blue") == [
        "at this table the hidden +4 moves the yellow pagoda [TAK-RULING-17]"
    ]


@pytest.mark.clause("TAK-COMP-03", "TAK-RULING-20")
def test_there_is_no_green():
    assert cited(table("held: red 4"), "activate 4 green") == {"TAK-COMP-03"}
    with pytest.raises(ValueError, match=r"^colors: 'green' is not one of blue, black"):
        takamatsu.new_game(2, colors="blue+yellow, green+red")
