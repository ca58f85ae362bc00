"""The turn: three actions of seven kinds, and what happens when none is left."""

import pytest
from hokkaido_toy import X, Y, after, cited, may, pieces, told, toy

from japanboards import hokkaido


@pytest.mark.clause("HOK-TURN-03")
def test_three_actions_and_the_turn_is_over():
    state = after(toy("pieces 1: S 1", "pieces 2: K 1"), "land S a", "land a S", "grow S")
    assert (state.seat, state.left, state.turns) == (1, 3, 1)


@pytest.mark.clause("HOK-TURN-03")
@pytest.mark.parametrize("done", ["", ", land 1", ", land 1, grow 1"])
def test_nobody_stops_before_three_actions(done):
    state = toy("pieces 1: S 1", f"turn: player 1{done}")
    assert cited(state, "stop") == {"HOK-TURN-03"}


@pytest.mark.clause("HOK-TURN-04", "HOK-TURN-06", "HOK-TURN-07")
def test_all_seven_kinds_are_open_in_any_order():
    state = toy("pieces 1: S 1, Japan 1, China 1", f"public: {Y}", "hand 1: Sapporo-China")
    kinds = {type(move).__name__ for move in hokkaido.legal_moves(state)}
    assert kinds == {"Land", "Sea", "Grow", "Claim", "Draw", "Take", "Discard", "Reveal"}
    first = ["land S b", "grow S", f"claim {Y}"]
    for order in (first[1:] + first[:1], [first[2], first[0], "land b S"], [*first[1:], "grow S"]):
        assert after(state, *order).seat == 1


@pytest.mark.clause("HOK-TURN-05")
@pytest.mark.parametrize(
    ("done", "third"),
    [
        ("land 2", "land S a"),
        ("sea 2", "sea S At Sea"),
        ("grow 2", "grow S"),
        ("claim 2", f"claim {Y}"),
        ("draw 2", "draw"),
        ("take 2", f"take {Y}"),
        ("discard 2", f"discard {X}"),
        ("reveal 2", f"reveal {X}"),
    ],
)
def test_no_kind_is_taken_three_times(done, third):
    table = ("pieces 1: S 1, a 1, K 1, Japan 1", f"public: {Y}", f"hand 1: {X}")
    assert cited(toy(*table), third) == set()
    state = toy(*table, f"turn: player 1, {done}")
    assert "HOK-TURN-05" in cited(state, third)
    assert third not in may(state)


@pytest.mark.clause("HOK-TURN-02", "HOK-CONF-02")
def test_conflict_comes_after_the_last_action_and_not_before():
    state = toy("pieces 1: S 1, K 1", "pieces 2: a 1")
    state = after(state, "land S a", "grow K")
    assert pieces(state, 1) == "a 1"
    assert pieces(after(state, "grow K"), 1) == ""


@pytest.mark.clause("HOK-RULING-15")
def test_when_nothing_more_can_be_done_the_rest_of_the_turn_lapses():
    state = toy("pieces 1: a 1; stock 0", "pieces 2: K 1", "deck: 0", "until: 3")
    state = after(state, "land a S", "land S a")
    assert state.seat == 1
    assert told(state) == ["player 1 can do nothing more: 1 action lapses [HOK-RULING-15]"]


@pytest.mark.clause("HOK-RULING-15")
def test_as_long_as_anything_can_be_done_it_is_done():
    state = toy("pieces 1: a 1; stock 0", "pieces 2: K 1", "deck: 0", f"public: {X}", "until: 3")
    state = after(state, "land a S", "land S a")
    assert (state.seat, may(state)) == (0, [f"take {X}"])


@pytest.mark.clause("HOK-RULING-15")
def test_who_can_do_nothing_at_all_is_passed_over():
    state = toy(
        "turn: player 1, land 1, sea 1",
        "pieces 1: S 1, b 1; stock 4",
        "pieces 2: none; stock 0",
        "deck: 0",
        "until: 5",
        "turns: 2",
    )
    state = after(state, "grow S")
    assert (state.seat, state.turns) == (0, 4)
    assert "player 2 can do nothing more: 3 actions lapse [HOK-RULING-15]" in told(state)


@pytest.mark.clause("HOK-RULING-15")
def test_keeping_both_is_never_a_duty():
    state = toy("turn: player 1, draw 1", "drawn: Kitami-China, Kitami-Korea", "pieces 1: S 1")
    assert "keep Kitami-China" in may(state)


@pytest.mark.clause("HOK-SETUP-14", "HOK-SETUP-12")
def test_nothing_is_done_before_everybody_has_placed_and_nothing_placed_after():
    state = toy("turn: player 2, place", "pieces 1: none")
    for move in ("land S a", "draw", "stop", f"keep {X}"):
        assert "HOK-SETUP-14" in cited(state, move)
    assert cited(toy("pieces 1: S 1"), "place K") == {"HOK-SETUP-12"}
