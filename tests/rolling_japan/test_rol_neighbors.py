"""Where a number fits: the first rule of writing."""

import itertools
import random

import pytest
from rolling_japan_toy import STAR, after, cited, facing, may, on_toy, read, sheet_of, verdict

from japanboards import rolling_japan
from japanboards.core.game import playout

PAIRS = list(itertools.product(range(1, 7), range(1, 7)))
TOLERATED = ("", "X", "1", "2", "3")


def star(*held, die="red 2"):
    """The star's five outer prefectures holding these, and a die for its middle."""
    filled = [f"{name} {what}" for name, what in zip("ABDEF", held, strict=False) if what]
    return read(f"dice: {die}, blue 1\nwriting: {die}\nsheet: {', '.join(filled)}", STAR)


@pytest.mark.clause("ROL-ADJ-01", "ROL-ADJ-03", "ROL-OVR-02")
@pytest.mark.parametrize("held", TOLERATED)
def test_r01_a_2_stands_beside_each_of_blank_x_1_2_and_3(held):
    assert "write red C" in may(star(held))
    assert cited(star(held), "write red C") == set()


@pytest.mark.clause("ROL-ADJ-01", "ROL-ADJ-03")
def test_r01_a_2_stands_beside_all_of_them_together():
    assert "write red C" in may(star(*TOLERATED))
    assert cited(star(*TOLERATED), "write red C") == set()


@pytest.mark.clause("ROL-ADJ-01", "ROL-ADJ-03", "ROL-OVR-02")
@pytest.mark.parametrize("held", ["4", "5", "6"])
def test_r01_a_2_stands_beside_no_4_5_or_6(held):
    assert "write red C" not in may(star(held))
    assert verdict(star(held), "write red C") == [f"2 in C is too far from A {held} [ROL-ADJ-01]"]


@pytest.mark.clause("ROL-ADJ-01", "ROL-OVR-02")
def test_one_bad_neighbor_among_good_ones_is_enough():
    assert verdict(star("1", "X", "2", "3", "4"), "write red C") == [
        "2 in C is too far from F 4 [ROL-ADJ-01]",
        "2 in C is too far from F 4, though in another area [ROL-ADJ-04]",
    ]


@pytest.mark.clause("ROL-ADJ-01", "ROL-ADJ-03")
def test_r01_on_the_real_map_nagano_takes_a_2_beside_blank_x_1_2_and_3():
    held = "Saitama X, Gunma 1, Toyama 2, Shizuoka 3"
    assert "write yellow Nagano" in may(facing("yellow 2", held))
    assert cited(facing("yellow 2", held + ", Aichi 4"), "write yellow Nagano") == {"ROL-ADJ-01"}


@pytest.mark.clause("ROL-RULING-01", "ROL-ADJ-01")
@pytest.mark.parametrize(("value", "held"), PAIRS)
def test_faces_do_not_wrap_around_and_only_their_difference_counts(value, held):
    state = star(str(held), die=f"red {value}")
    assert ("write red C" in may(state)) == (abs(value - held) <= 1)
    assert (cited(state, "write red C") == set()) == (abs(value - held) <= 1)


@pytest.mark.clause("ROL-ADJ-02")
def test_r02_a_blue_line_makes_neighbors():
    state = on_toy("blue 3", "R3 5; changes 3")
    assert may(state) == ["write blue B2"]
    assert verdict(state, "write blue B1") == [
        "3 in B1 is too far from R3 5 [ROL-ADJ-01]",
        "3 in B1 is too far from R3 5, a neighbor over the sea [ROL-ADJ-02]",
        "3 in B1 is too far from R3 5, though in another area [ROL-ADJ-04]",
    ]
    assert sheet_of(after(state, "write blue B2")) == "R3 5, B2 3; changes 3"


@pytest.mark.clause("ROL-ADJ-02")
def test_r02_over_a_blue_line_one_apart_is_near_enough():
    assert may(on_toy("blue 4", "R3 5; changes 3")) == ["write blue B1", "write blue B2"]


@pytest.mark.clause("ROL-ADJ-02")
@pytest.mark.parametrize(
    ("die", "here", "there"),
    [
        ("blue", "Hokkaido", "Aomori"),
        ("white", "Okinawa", "Kagoshima"),
        ("white", "Fukuoka", "Yamaguchi"),
        ("green", "Tokushima", "Hyogo"),
        ("green", "Kagawa", "Okayama"),
        ("green", "Ehime", "Hiroshima"),
    ],
)
def test_r02_on_the_real_map_all_six_links_over_the_sea_count(die, here, there):
    far, near = facing(f"{die} 1", f"{there} 3"), facing(f"{die} 2", f"{there} 3")
    assert {"ROL-ADJ-01", "ROL-ADJ-02"} <= cited(far, f"write {die} {here}")
    assert f"write {die} {here}" not in may(far)
    assert f"write {die} {here}" in may(near)


@pytest.mark.clause("ROL-ADJ-04")
def test_r03_a_neighbor_of_another_area_counts():
    state = on_toy("red 4", "B2 2; changes 3")
    assert may(state) == ["write red R1", "write red R3"]
    assert verdict(state, "write red R2") == [
        "4 in R2 is too far from B2 2 [ROL-ADJ-01]",
        "4 in R2 is too far from B2 2, though in another area [ROL-ADJ-04]",
    ]


@pytest.mark.clause("ROL-ADJ-04")
def test_r03_on_the_real_map_kanagawa_minds_shizuoka():
    state = facing("red 6", "Shizuoka 4")
    assert cited(state, "write red Kanagawa") == {"ROL-ADJ-01", "ROL-ADJ-04"}
    assert "write red Kanagawa" not in may(state)
    assert "write red Tokyo" in may(state)


@pytest.mark.clause("ROL-ADJ-01", "ROL-ADJ-04")
def test_a_clash_inside_the_area_is_not_said_to_be_outside_it():
    assert cited(on_toy("red 4", "R1 1"), "write red R2") == {"ROL-ADJ-01"}


@pytest.mark.clause("ROL-RULING-02")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_prefecture_without_neighbors_takes_any_number(value):
    crowded = "R1 1, R2 1, R3 1, B1 1, B2 1; changes 3"
    assert may(on_toy(f"green {value}", crowded)) == ["write green G1"]


@pytest.mark.clause("ROL-RULING-02", "ROL-RULING-28")
@pytest.mark.parametrize(("first", "second"), [("R1", "R2"), ("R3", "B1"), ("R2", "B2")])
@pytest.mark.parametrize(("low", "high"), [(2, 3), (2, 4), (1, 6)])
def test_neighbors_are_mutual_whoever_was_written_first(first, second, low, high):
    forth = cited(on_toy(f"purple {high}", f"{first} {low}"), f"write purple {second}")
    back = cited(on_toy(f"purple {high}", f"{second} {low}"), f"write purple {first}")
    assert forth == back
    assert (forth == set()) == (high - low <= 1)


@pytest.mark.clause("ROL-RULING-28", "ROL-OVR-02", "ROL-RULING-01")
@pytest.mark.parametrize("board", ["japan", "small"])
def test_no_two_neighbors_ever_differ_by_two(board):
    for seed in range(20):
        for _, _, state in playout(
            rolling_japan, rolling_japan.new_game(1, board=board), random.Random(seed)
        ):
            held = state.sheets[0].cells
        pairs = [
            (held[a], held[b])
            for a, near in enumerate(state.board.neighbors)
            for b in near
            if held[a] < 7 and held[b] < 7
        ]
        assert [pair for pair in pairs if abs(pair[0] - pair[1]) > 1] == []
        assert any(a != b for a, b in pairs)
