"""How far a party goes, and where the way leads."""

import pytest
from circles import MARCHES, START
from takamatsu_table import RING, after, cited, facing, goals, marches, may, read, room, verdict

from japanboards import takamatsu
from japanboards.takamatsu import March


@pytest.mark.clause("TAK-MOVE-11", "TAK-MOVE-01")
@pytest.mark.parametrize(
    ("size", "stops"),
    [
        (1, ["court"]),
        (2, ["stairs"]),
        (3, ["inner red", "outer blue"]),
        (4, ["+2", "outer black"]),
        (5, ["inner blue", "outer red"]),
        (6, ["+1", "outer yellow"]),
    ],
)
def test_as_many_rooms_as_samurai(size, stops):
    assert goals(facing("R7"), f"R{size}") == stops


@pytest.mark.clause("TAK-MOVE-11")
def test_the_number_is_exact():
    assert verdict(facing("R3"), "march gate: R2 to court") == [
        "2 samurai go 2 rooms: from gate to stairs, not to court [TAK-MOVE-11]"
    ]


@pytest.mark.clause("TAK-MOVE-01")
def test_nobody_goes_against_the_arrows():
    assert verdict(facing("R2", "court"), "march court: R1 to gate") == [
        "1 samurai goes 1 room: from court to stairs, not to gate [TAK-MOVE-11]",
        "from court to gate is against the arrows [TAK-MOVE-01]",
    ]


@pytest.mark.clause("TAK-MOVE-02", "TAK-MOVE-03", "TAK-RULING-34")
def test_a_party_arrives_together_in_one_room():
    state = facing("R2 B2")
    moved = after(state, "march gate: R2 B1 to outer blue")
    assert (room(moved, "gate"), room(moved, "outer blue")) == ("B1", "B1 R2")
    assert all(type(move.to) is str for move in marches(state, "gate"))


@pytest.mark.clause("TAK-TURN-04", "TAK-MOVE-03")
def test_all_of_a_party_come_out_of_one_room():
    assert verdict(facing("R1"), "march gate: R1 B1 to stairs") == [
        "gate has 1 red, not 1 blue and 1 red [TAK-TURN-04]"
    ]
    assert verdict(facing("R1"), "march cellar: R1 to gate") == [
        "there is no room 'cellar' in this palace [TAK-TURN-04]"
    ]
    assert verdict(facing("R1"), "march gate: R1 to cellar") == [
        "there is no room 'cellar' in this palace [TAK-MOVE-03]"
    ]


@pytest.mark.clause("TAK-MOVE-12")
def test_out_of_plus_one_a_party_may_go_one_more():
    state = facing("R2", "+1")
    assert goals(state, "R1", "+1") == ["inner black", "inner purple"]
    assert verdict(state, "march +1: R1 to inner yellow") == [
        "1 samurai goes 1 to 2 rooms: from the +1 room to inner black and inner purple, "
        "not to inner yellow [TAK-MOVE-11]",
        "out of the +1 room a party goes 1 more at most, and inner yellow is 3 rooms away "
        "[TAK-MOVE-12]",
    ]


@pytest.mark.clause("TAK-MOVE-13", "TAK-RULING-23")
def test_out_of_plus_two_a_party_may_go_one_or_two_more_or_none():
    state = facing("R2", "+2")
    assert goals(state, "R1", "+2") == ["+1", "inner black", "inner blue"]
    assert cited(state, "march +2: R1 to inner purple") == {"TAK-MOVE-11", "TAK-MOVE-13"}


@pytest.mark.clause("TAK-MOVE-14")
def test_a_bonus_room_on_the_way_or_at_its_end_gives_nothing():
    passing = facing("R3", "inner red")
    assert goals(passing, "R2", "inner red") == ["inner blue"]
    assert "TAK-MOVE-14" in cited(passing, "march inner red: R2 to +1")
    arriving = facing("R3", "inner red")
    assert verdict(arriving, "march inner red: R1 to inner blue") == [
        "1 samurai goes 1 room: from inner red to the +2 room, not to inner blue [TAK-MOVE-11]",
        "the +2 room is only on the way, its bonus is for those who set out there [TAK-MOVE-14]",
    ]


@pytest.mark.clause("TAK-RULING-24")
def test_at_a_fork_the_mover_chooses_once_for_the_whole_party():
    state = facing("R2", "stairs")
    assert goals(state, "R2", "stairs") == ["+2", "outer black"]
    moved = after(state, "march stairs: R2 to +2")
    assert (room(moved, "+2"), room(moved, "outer black")) == ("R2", "nobody")


@pytest.mark.clause("TAK-RULING-24")
def test_two_ways_to_the_same_room_are_one_move():
    """15 samurai reach the stairs again by 15 rooms outside, or with the bonus by 16 inside."""
    state = facing("R7 B7 Y2", "+1")
    assert goals(state, "B7 R7 Y1", "+1") == ["court", "inner red", "outer blue", "stairs"]


@pytest.mark.clause("TAK-RULING-26", "TAK-MOVE-03")
def test_full_circle_is_no_move_but_passing_ones_own_room_is():
    state = read("colors: red, blue, yellow\nrooms: a R7 B5, d Y1", board=RING)
    assert verdict(state, "march a: R1 B5 to a") == [
        "a party that leaves a does not arrive there [TAK-MOVE-03]",
        "that is full circle, back to a [TAK-RULING-26]",
    ]
    assert [move for move in may(state) if move.startswith("march a: B1 R5 to")] == []
    assert "march a: B1 R6 to b" in may(state)


@pytest.mark.clause("TAK-RULING-26")
def test_a_lap_that_is_not_as_long_as_the_party_is_only_no_other_room():
    assert cited(facing("R2"), "march gate: R1 to gate") == {"TAK-MOVE-03"}


@pytest.mark.clause("TAK-TURN-03")
def test_somebody_has_to_march():
    assert "first choose who goes: one samurai or more [TAK-TURN-03]" in verdict(
        facing("R2"), "march gate: nobody to court"
    )


@pytest.mark.clause("TAK-TURN-04")
@pytest.mark.parametrize("party", [(0, 0, 0, -1, 0), (1, 1)])
def test_what_is_no_party_is_refused_and_not_a_crash(party):
    broken = takamatsu.breaches(facing("R2"), March("gate", party, "court"))
    assert "TAK-TURN-04" in {breach.clause.id for breach in broken}


def test_a_position_that_comes_again_in_a_later_round_is_the_same():
    again = after(START, *MARCHES)
    assert again == START
    assert hash(again) == hash(START)
    assert again.rounds == START.rounds + 1


@pytest.mark.clause("TAK-TURN-02")
def test_turns_go_round_clockwise():
    state = facing("R1 B1 Y1", table="first: player 2\nturn: player 3, round 4")
    assert state.seat == 2
    state = after(state, "march gate: R1 Y1 to stairs")
    assert (state.asked, state.rounds) == (0, 4)
    state = after(state, "march stairs: R1 Y1 to +2")
    assert (state.asked, state.rounds) == (1, 5)
