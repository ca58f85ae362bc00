"""The last round, the reveal, and who wins."""

import pytest
from takamatsu_table import after, points, read, told

from japanboards import takamatsu
from japanboards.core.game import scores

NEAR = "colors: red, blue, yellow\nrooms: outer black R1 B1, gate B2 Y2 R1\ndisplay: 3, 1, 4, 2, 1"


def near(more=""):
    return read(f"{NEAR}\n{more}")


@pytest.mark.clause("TAK-END-01", "TAK-GOAL-03", "TAK-RULING-14")
def test_a_pagoda_at_the_goal_brings_on_the_end_also_of_a_player_not_on_turn():
    state = near("points: red 17\nturn: player 2, round 4")
    state = after(state, "march gate: B1 R1 to stairs")
    assert not state.last
    state = read(
        "colors: red, blue, yellow\nrooms: outer blue R1 B1, gate Y2\ndisplay: 3, 1, 4, 2, 1\n"
        "points: red 17\nturn: player 2, round 4"
    )
    state = after(state, "march outer blue: R1 B1 to outer red", "flip 3", "back open")
    assert told(state)[-1] == "red is at the goal of 20: this round is the last [TAK-END-01]"
    assert (state.last, state.asked) == (True, 2)


@pytest.mark.clause("TAK-END-02", "TAK-RULING-13", "TAK-RULING-02")
def test_the_round_is_played_out_and_the_most_points_win():
    state = near("points: red 20, blue 23\nturn: player 2, round 7, last")
    state = after(state, "march gate: B1 R1 to stairs", "march gate: B1 Y1 to stairs")
    assert takamatsu.to_move(state) is None
    assert told(state) == ["round 7 is played out [TAK-END-02]"]
    assert takamatsu.winners(state) == (1,)


@pytest.mark.clause("TAK-RULING-02", "TAK-END-04")
def test_being_first_at_the_goal_is_worth_nothing():
    state = near("points: red 20, blue 19, yellow 21\nturn: player 3, round 7, last")
    assert takamatsu.winners(after(state, "march gate: R1 Y1 to stairs")) == (2,)


@pytest.mark.clause("TAK-RULING-11")
def test_a_pagoda_that_falls_back_does_not_call_off_the_end():
    state = read(
        "colors: red, blue, yellow\nrooms: outer black R1, gate B2 Y2\ndisplay: -2, 1, 4, 2, 1\n"
        "points: red 20\nturn: player 1, round 7, last"
    )
    state = after(state, "march outer black: R1 to outer red", "flip 3", "back open")
    assert (points(state)["red"], state.last) == (18, True)


@pytest.mark.clause("TAK-RULING-12")
def test_points_above_the_goal_count():
    state = read(
        "colors: red, blue, yellow\nrooms: outer black R1, gate B2 Y2\ndisplay: 4, 1, 3, 2, 1\n"
        "points: red 19"
    )
    state = after(state, "march outer black: R1 to outer red", "flip 3", "back open")
    assert points(state)["red"] == 23


@pytest.mark.clause("TAK-RULING-13")
def test_a_card_activated_after_the_last_turn_ends_the_old_round():
    state = near("held: red 5\npoints: red 15\nturn: player 3, round 6")
    state = after(state, "march gate: R1 Y1 to stairs", "activate 5 red")
    assert takamatsu.to_move(state) is None
    assert state.rounds == 6


@pytest.mark.clause("TAK-RULING-13")
def test_a_card_activated_before_the_next_move_ends_the_new_round():
    state = near("held: red 1, blue 5\npoints: blue 15\nturn: player 3, round 6")
    state = after(state, "march gate: R1 Y1 to stairs", "wait", "wait")
    assert (state.rounds, state.step) == (7, "before")
    state = after(state, "wait", "activate 5 blue")
    assert (state.last, state.asked, state.rounds) == (True, 0, 7)
    state = after(state, "march stairs: R1 Y1 to +2", "wait", "march gate: B1 Y1 to stairs")
    assert (takamatsu.to_move(state), state.rounds) == (0, 7)


@pytest.mark.clause("TAK-END-03", "TAK-RULING-15", "TAK-END-04")
def test_hidden_cards_still_held_are_shown_and_added():
    state = near("held: blue 4, blue 5\npoints: red 20, blue 12\nturn: player 3, round 7, last")
    assert scores(takamatsu, state, 3) == (20, 12, 0)
    state = after(state, "march gate: R1 Y1 to stairs", "wait")
    assert told(state) == [
        "round 7 is played out [TAK-END-02]",
        "player 2 shows a hidden card: +4 [TAK-END-03]",
        "player 2 shows a hidden card: +5 [TAK-END-03]",
    ]
    assert [str(line) for line in takamatsu.tally(state)] == [
        "+20 red pagoda [TAK-END-04]",
        "+12 blue pagoda [TAK-END-04]",
        "+5 hidden card +5 [TAK-RULING-15]",
        "+4 hidden card +4 [TAK-RULING-15]",
        "+0 yellow pagoda [TAK-END-04]",
    ]
    assert takamatsu.winners(state) == (1,)


@pytest.mark.clause("TAK-RULING-16")
def test_equal_points_share_the_win():
    state = near("points: red 20, blue 20\nturn: player 3, round 7, last")
    assert takamatsu.winners(after(state, "march gate: R1 Y1 to stairs")) == (0, 1)


@pytest.mark.clause("TAK-2P-06")
def test_two_players_one_pagoda_at_the_goal_brings_on_the_end():
    state = read(
        "colors: blue+yellow, red+purple\nrooms: outer red Y1, gate R2\ndisplay: 3, 1, 4, 2, 1\n"
        "points: yellow 18"
    )
    state = after(state, "march outer red: Y1 to outer yellow", "flip 3", "back open")
    assert told(state)[-1] == "yellow is at the goal of 20: this round is the last [TAK-2P-06]"
    state = after(state, "march gate: R1 to court")
    assert takamatsu.to_move(state) is None


@pytest.mark.clause("TAK-2P-07")
def test_two_players_both_pagodas_and_hidden_cards_count():
    state = read(
        "colors: blue+yellow, red+purple\nrooms: outer red Y1, gate R2\nheld: purple 2\n"
        "points: blue 3, yellow 21, red 12, purple 11\nturn: player 2, round 9, last"
    )
    state = after(state, "march gate: R1 to court", "wait")
    assert scores(takamatsu, state, 2) == (24, 25)
    assert {line.clause.id for line in takamatsu.tally(state)} == {"TAK-2P-07"}
    assert takamatsu.winners(state) == (1,)


@pytest.mark.clause("TAK-END-02")
def test_all_have_had_equally_many_turns():
    state = near("points: red 17\nturn: player 1, round 3\nfirst: player 2")
    assert takamatsu.to_move(state) == 0
    state = read(
        "colors: red, blue, yellow\nrooms: outer black R1, gate B2 Y2\ndisplay: 3, 1, 4, 2, 1\n"
        "points: red 17\nturn: player 1, round 3\nfirst: player 2"
    )
    state = after(state, "march outer black: R1 to outer red", "flip 3", "back open")
    assert takamatsu.to_move(state) is None  # player 1 is the last of a round that player 2 began
