"""Conflict: limits, who removes pieces, and the ladder of HOK-RULING-21."""

import itertools

import pytest
from hokkaido_toy import TOY, TOY_DATA, after, pieces, read, real, stocks, told, toy

from japanboards.hokkaido.board import Board
from japanboards.hokkaido.picture.scene import prompt
from japanboards.hokkaido.rules.effects_conflict import overfull, removals

LAST = "turn: player 1, draw 1, take 1"  # one action is left


def fought(counts, limit, order="ladder"):
    """What a conflict leaves."""
    left = list(counts)
    for step in removals(counts, limit, order):
        for seat in step:
            left[seat] -= 1
    return tuple(left)


@pytest.mark.clause("HOK-CONF-09", "HOK-CONF-10", "HOK-CONF-14", "HOK-CONF-16", "HOK-CONF-04")
def test_hc_01_equals_remove_together_and_the_province_is_empty():
    state = toy(LAST, "pieces 1: S 1", "pieces 2: a 1, K 1")
    before = stocks(state)
    state = after(state, "land S a")
    assert (pieces(state), pieces(state, 1)) == ("", "K 1")
    assert stocks(state) == [before[0] + 1, before[1] + 1]
    assert told(state) == [
        "a is too full [HOK-CONF-03]",
        "player 1 loses a piece in a (tied, 1 each): it held 2, its limit is 1 [HOK-CONF-10]",
        "player 2 loses a piece in a (tied, 1 each): it held 2, its limit is 1 [HOK-CONF-10]",
        "a is empty [HOK-CONF-14]",
    ]


@pytest.mark.clause("HOK-CONF-15", "HOK-CONF-12")
def test_hc_04_a_player_alone_shrinks_to_the_limit():
    state = after(toy(LAST, "pieces 1: S 2"), "grow S")
    assert pieces(state) == "S 2"
    assert told(state) == [
        "S is too full [HOK-CONF-03]",
        "player 1 loses a piece in S: it held 3, its limit is 2 [HOK-CONF-15]",
        "then S is within its limit of 2 again [HOK-CONF-12]",
    ]


@pytest.mark.clause("HOK-CONF-04", "HOK-CONF-05", "HOK-CONF-06", "HOK-RULING-24")
@pytest.mark.parametrize(("players", "plain", "city"), [(2, 1, 2), (3, 2, 3), (4, 3, 4)])
def test_limits_by_the_number_of_players(players, plain, city):
    for province, limit in (("a", plain), ("S", city)):
        within = toy(f"players: {players}", f"pieces 1: {province} {limit}")
        above = toy(f"players: {players}", f"pieces 1: {province} {limit + 1}")
        assert overfull(within) == []
        assert overfull(above) == [(TOY.index[province], 1)]


def test_a_board_of_ones_own_may_have_narrow_cities():
    setup = {"2": {"pieces": 9, "cards": 7, "limit": 3, "city_limit": 1}}
    board = Board.of({**TOY_DATA, "setup": setup})
    state = read("pieces 1: S 2, a 3", board)
    assert overfull(state) == [(board.index["S"], 1)]


@pytest.mark.clause("HOK-CONF-13")
def test_within_the_limit_colors_stand_together():
    state = after(toy(LAST, "pieces 1: a 1", "pieces 2: S 1"), "land a S")
    assert (pieces(state), pieces(state, 1)) == ("S 1", "S 1")
    assert told(state) == []


@pytest.mark.clause("HOK-CONF-03", "HOK-CONF-07", "HOK-CONF-08", "HOK-RULING-23")
def test_every_overfull_province_is_settled_and_each_for_itself():
    state = toy(LAST, "pieces 1: S 1, a 1, K 3", "pieces 2: a 1, b 1")
    state = after(state, "land S b")
    assert (pieces(state), pieces(state, 1)) == ("K 2", "")
    assert [event.split(" is")[0] for event in told(state) if "too full" in event] == [
        "a",
        "K",
        "b",
    ]


@pytest.mark.clause("HOK-CONF-07")
def test_provinces_without_a_piece_of_the_player_on_turn_are_not_looked_at():
    state = toy(LAST, "pieces 1: S 1", "pieces 2: K 3")  # cannot come about, and is not settled
    assert pieces(after(state, "grow S"), 1) == "K 3"


@pytest.mark.clause("HOK-CONF-09", "HOK-CONF-11", "HOK-CONF-13", "HOK-RULING-21")
def test_the_duty_climbs_from_the_fewest_upwards():
    state = toy(LAST, "pieces 1: a 2, S 1", "pieces 2: a 2, b 1", "players: 4")
    state = after(state, "land S a")
    assert (pieces(state), pieces(state, 1)) == ("a 2", "a 1, b 1")
    assert told(state) == [
        "a is too full [HOK-CONF-03]",
        "player 2 loses a piece in a (fewest, with 2): it held 5, its limit is 3 [HOK-CONF-09]",
        "player 1 loses a piece in a (next, with 3): it held 5, its limit is 3 [HOK-CONF-11]",
        "a is shared by 3 pieces [HOK-CONF-13]",
    ]


@pytest.mark.clause("HOK-RULING-21")
def test_the_option_lets_the_weakest_go_on_until_they_are_gone():
    state = toy(
        LAST, "pieces 1: a 2, S 1", "pieces 2: a 2, b 1", "players: 4", conflict_order="weakest"
    )
    state = after(state, "land S a")
    assert (pieces(state), pieces(state, 1)) == ("a 3", "b 1")


@pytest.mark.clause("HOK-RULING-21")
def test_a_second_pass_begins_again_with_the_fewest():
    state = toy(LAST, "pieces 1: a 3", "pieces 2: a 1, S 1")
    assert told(after(state, "grow a")) == [
        "a is too full [HOK-CONF-03]",
        "player 2 loses a piece in a (fewest, with 1): it held 5, its limit is 1 [HOK-CONF-09]",
        "player 1 loses a piece in a: it held 5, its limit is 1 [HOK-CONF-15]",
        "a: once more, from the fewest upwards [HOK-RULING-21]",
        "player 1 loses a piece in a: it held 5, its limit is 1 [HOK-CONF-15]",
        "a: once more, from the fewest upwards [HOK-RULING-21]",
        "player 1 loses a piece in a: it held 5, its limit is 1 [HOK-CONF-15]",
        "then a is within its limit of 1 again [HOK-CONF-12]",
    ]


@pytest.mark.clause("HOK-RULING-21", "HOK-CONF-10", "HOK-CONF-11", "HOK-CONF-12")
@pytest.mark.parametrize(
    ("limit", "counts", "left"),
    [
        (3, (3, 3), (1, 1)),
        (2, (4, 1), (2, 0)),
        (2, (3, 2), (2, 0)),
        (3, (2, 2, 1), (1, 1, 0)),
        (4, (2, 1, 1, 1), (2, 0, 0, 0)),
    ],
)
def test_worked_iterations_of_the_ladder(limit, counts, left):
    assert fought(counts, limit) == left


DIFFERENCES = {
    (3, (3, 2)): ((2, 1), (3, 0)),
    (3, (2, 3)): ((1, 2), (0, 3)),
    (3, (3, 2, 1)): ((2, 1, 0), (3, 0, 0)),
    (4, (4, 2)): ((3, 1), (4, 0)),
    (4, (2, 4)): ((1, 3), (0, 4)),
    (4, (4, 3)): ((3, 1), (4, 0)),
    (4, (3, 4)): ((1, 3), (0, 4)),
    (4, (3, 2, 2)): ((2, 1, 1), (3, 0, 0)),
    (4, (4, 2, 1)): ((3, 1, 0), (4, 0, 0)),
}


@pytest.mark.clause("HOK-RULING-21")
@pytest.mark.parametrize(("limit", "counts"), DIFFERENCES)
def test_where_ladder_and_weakest_differ(limit, counts):
    ladder, weakest = DIFFERENCES[limit, counts]
    assert fought(counts, limit) == ladder
    assert fought(counts, limit, "weakest") == weakest


@pytest.mark.clause("HOK-RULING-21")
@pytest.mark.parametrize(("players", "limits"), [(2, (1, 2)), (3, (2, 3)), (4, (3, 4))])
def test_the_two_readings_differ_nowhere_else(players, limits):
    """All positions a turn can lead to: within the limit before, one to three pieces more."""
    found = set()
    for limit in limits:
        for counts in itertools.product(range(limit + 4), repeat=players):
            mover, others = counts[0], counts[1:]
            reachable = any(mover - n >= 0 and mover - n + sum(others) <= limit for n in (1, 2, 3))
            differs = fought(counts, limit) != fought(counts, limit, "weakest")
            if mover and reachable and sum(counts) > limit and differs:
                rest = tuple(sorted((n for n in others if n), reverse=True))
                found.add((limit, (mover, *rest)))
    wanted = {key for key in DIFFERENCES if key[0] in limits and len(key[1]) <= players}
    assert found == (set() if players == 2 else wanted)


@pytest.mark.clause("HOK-RULING-22")
def test_who_has_no_piece_there_is_not_asked():
    assert list(removals((0, 2, 1), 2)) == [(2,)]
    assert list(removals((0, 0, 3), 2)) == [(2,)]


@pytest.mark.clause("HOK-CONF-16")
def test_removed_pieces_may_be_used_again_on_a_later_turn():
    state = toy(LAST, "pieces 1: S 1; stock 0", "pieces 2: a 1, K 1; stock 0", "until: 9")
    state = after(state, "land S a")
    assert stocks(state) == [1, 1]
    assert after(state, "grow K").players[1].stock == 0


@pytest.mark.clause("HOK-CONF-08")
def test_a_conflict_is_announced_before_the_turn_ends():
    state = real("pieces 1: Sorachi 1", "pieces 2: Yubari 1")
    assert "Full" not in prompt(state)
    state = after(state, "land Sorachi Yubari")
    assert prompt(state).endswith("Full: Yubari; pieces go when the turn ends.")
