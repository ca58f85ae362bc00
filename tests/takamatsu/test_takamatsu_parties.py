"""Who may leave a room together."""

import pytest
from takamatsu_table import after, cited, facing, goals, may, parties, room, verdict


@pytest.mark.clause("TAK-EX-01", "TAK-MOVE-08", "TAK-MOVE-11")
def test_t01_two_red_alone_one_goes_one_room_or_both_go_two():
    state = facing("R2")
    assert parties(state) == ["R1", "R2"]
    assert goals(state, "R1") == ["court"]
    assert goals(state, "R2") == ["stairs"]
    assert room(after(state, "march gate: R2 to stairs"), "gate") == "nobody"


@pytest.mark.clause("TAK-EX-02", "TAK-MOVE-05", "TAK-MOVE-06", "TAK-MOVE-08")
@pytest.mark.parametrize("other", ["B", "Y"])
def test_t02_one_red_and_another_both_go_two_rooms(other):
    state = facing(f"R1 {other}1")
    assert len(parties(state)) == 1
    assert goals(state, parties(state)[0]) == ["stairs"]
    assert room(after(state, f"march gate: R1 {other}1 to stairs"), "gate") == "nobody"
    color = {"B": "blue", "Y": "yellow"}[other]
    assert verdict(state, "march gate: R1 to court") == [
        f"a {color} samurai has to come along: gate is not yours alone [TAK-MOVE-06]"
    ]
    assert verdict(state, f"march gate: {other}1 to court") == [
        "none of yours (red) goes along: take one with you [TAK-MOVE-05]"
    ]


@pytest.mark.clause("TAK-EX-03", "TAK-MOVE-09", "TAK-MOVE-10")
def test_t03_red_goes_with_blue_or_with_yellow_and_one_stays():
    state = facing("R1 B1 Y1")
    assert parties(state) == ["B1 R1", "R1 Y1"]
    assert goals(state, "B1 R1") == goals(state, "R1 Y1") == ["stairs"]
    assert room(after(state, "march gate: R1 Y1 to stairs"), "gate") == "B1"
    assert "TAK-MOVE-09" in cited(state, "march gate: R1 B1 Y1 to inner red")


@pytest.mark.clause("TAK-EX-04", "TAK-RULING-27", "TAK-MOVE-04", "TAK-MOVE-07")
@pytest.mark.parametrize(
    ("samurai", "choices"),
    [
        ("R2 B1 Y1", ["B1 R1", "B1 R1 Y1", "B1 R2", "R1 Y1", "R2 Y1"]),
        ("R3 B2", ["B1 R1", "B1 R2", "B1 R3", "B2 R1", "B2 R2"]),
        ("R2 B3", ["B1 R1", "B1 R2", "B2 R1", "B2 R2", "B3 R1"]),
        ("R1 B6", ["B1 R1", "B2 R1", "B3 R1", "B4 R1", "B5 R1"]),
        ("R6 B1", ["B1 R1", "B1 R2", "B1 R3", "B1 R4", "B1 R5"]),
    ],
)
def test_t04_a_fuller_room_gives_red_five_parties(samurai, choices):
    assert parties(facing(samurai)) == choices


@pytest.mark.clause("TAK-EX-05", "TAK-MOVE-13", "TAK-RULING-23", "TAK-RULING-34", "TAK-MOVE-02")
@pytest.mark.parametrize("samurai", ["R1 Y2", "R1 Y1"])
def test_t05_in_the_plus_two_room_red_and_one_yellow_go_two_three_or_four(samurai):
    state = facing(samurai, "+2")
    assert parties(state, "+2") == ["R1 Y1"]
    assert goals(state, "R1 Y1", "+2") == ["+1", "inner black", "inner purple"]


@pytest.mark.clause("TAK-MOVE-09")
def test_t05_also_in_the_plus_two_room_somebody_stays():
    assert cited(facing("R1 Y2", "+2"), "march +2: R1 Y2 to inner black") == {
        "TAK-MOVE-09",
        "TAK-RULING-22",
    }


@pytest.mark.clause("TAK-RULING-22", "TAK-MOVE-09")
def test_all_samurai_count_not_only_the_movers():
    assert verdict(facing("R2 B1"), "march gate: R2 B1 to outer blue") == [
        "all 3 samurai would leave gate; of three or more one has to stay [TAK-MOVE-09]",
        "all 3 samurai would leave gate; of three or more one has to stay [TAK-RULING-22]",
    ]
    assert cited(facing("R3"), "march gate: R3 to outer blue") == {"TAK-MOVE-09"}


@pytest.mark.clause("TAK-GOAL-01", "TAK-MOVE-07", "TAK-MOVE-10")
def test_a_mover_may_take_many_others_and_leave_only_own():
    state = after(facing("R3 B2 Y1"), "march gate: R1 B2 Y1 to outer black")
    assert (room(state, "gate"), room(state, "outer black")) == ("R2", "B2 R1 Y1")


@pytest.mark.clause("TAK-2P-01", "TAK-2P-02", "TAK-RULING-20")
def test_t07_two_players_one_own_of_either_color_and_one_opponents():
    state = facing("B1 Y1 R1", players=2)
    assert parties(state) == ["B1 R1", "R1 Y1"]
    assert goals(state, "B1 R1") == ["stairs"]
    assert verdict(state, "march gate: B1 Y1 to stairs") == [
        "a red samurai has to come along: gate is not yours alone [TAK-MOVE-06]",
        "a red samurai has to come along: gate is not yours alone [TAK-2P-01]",
        "a red samurai has to come along: gate is not yours alone [TAK-2P-02]",
    ]
    assert "TAK-MOVE-09" in cited(state, "march gate: B1 Y1 R1 to inner red")


@pytest.mark.clause("TAK-2P-03")
def test_t08_two_players_both_own_colors_alone_go_together():
    state = facing("B2 Y1", players=2)
    assert parties(state) == ["B1 Y1"]
    assert verdict(state, "march gate: B1 to court") == [
        "a yellow samurai has to come along: only your two colors are in gate, and one of each "
        "goes [TAK-2P-03]"
    ]
    assert cited(state, "march gate: B2 to stairs") == {"TAK-2P-03"}
    assert cited(state, "march gate: Y1 to court") == {"TAK-2P-03"}
    assert cited(state, "march gate: B2 Y1 to inner red") == {"TAK-MOVE-09"}


@pytest.mark.clause("TAK-RULING-21", "TAK-2P-02")
def test_two_players_one_own_color_is_enough_where_the_opponent_is():
    assert "B2 R1" in parties(facing("B2 Y1 R1", players=2))


@pytest.mark.clause("TAK-RULING-19", "TAK-2P-01")
def test_two_players_one_of_either_color_of_the_opponent_is_enough():
    assert parties(facing("B1 R1 P1", players=2)) == ["B1 P1", "B1 R1"]


@pytest.mark.clause("TAK-2P-04", "TAK-2P-05")
def test_two_players_one_color_may_move_turn_after_turn():
    state = facing("B3", players=2, table="turn: player 1, round 1")
    state = after(state, "march gate: B1 to court", "march outer hall: R1 to gate")
    assert "march court: B1 to stairs" in may(state)


@pytest.mark.clause("TAK-RULING-03", "TAK-TURN-03")
def test_nobody_passes():
    assert verdict(facing("R1"), "wait") == [
        "player 1 is on turn and has to march [TAK-RULING-03]",
        "player 1 is on turn and has to march [TAK-TURN-03]",
    ]


@pytest.mark.clause("TAK-RULING-03")
@pytest.mark.parametrize(
    ("players", "samurai"),
    [
        (3, "R1"),
        (3, "R1 B1"),
        (3, "R1 B1 Y1"),
        (3, "R3"),
        (2, "B1 Y1"),
        (2, "B2 Y2"),
        (2, "B1 P1 R1 Y1"),
    ],
)
def test_out_of_a_room_with_own_samurai_some_party_may_leave(players, samurai):
    for at in ("gate", "+2", "outer red"):
        assert parties(facing(samurai, at, players), at)
