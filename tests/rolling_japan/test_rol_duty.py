"""What a die obliges to: a number if it fits, else an X, else nothing."""

import pytest
from rolling_japan_toy import STAR, after, cited, facing, may, on_toy, sheet_of, told, verdict

KANTO = "Ibaraki 1, Tochigi X, Gunma X, Saitama X, Chiba X, Tokyo X"


@pytest.mark.clause("ROL-DIE-01", "ROL-OVR-01")
def test_a_plain_die_goes_into_a_blank_of_its_area():
    state = facing("red 4", "Tokyo 3, Chiba X; changes 3")
    assert may(state) == [
        "write red Gunma",
        "write red Ibaraki",
        "write red Kanagawa",
        "write red Saitama",
        "write red Tochigi",
    ]
    assert sheet_of(after(state, "write red Gunma")) == "Gunma 4, Chiba X, Tokyo 3; changes 3"


@pytest.mark.clause("ROL-DIE-01")
def test_a_plain_die_leaves_other_areas_alone():
    assert verdict(facing("red 4"), "write red Osaka") == [
        "Osaka is not in Kanto, where the red die goes [ROL-DIE-01]"
    ]


@pytest.mark.clause("ROL-DIE-01", "ROL-RULING-17")
@pytest.mark.parametrize(("held", "said"), [("4", "4"), ("X", "an X")])
def test_what_is_written_stays(held, said):
    assert verdict(facing("red 4", f"Tokyo {held}"), "write red Tokyo") == [
        f"Tokyo is filled: it holds {said} [ROL-DIE-01]",
        f"Tokyo is filled: it holds {said} [ROL-RULING-17]",
    ]


@pytest.mark.clause("ROL-MAND-01", "ROL-MAND-02", "ROL-RULING-16")
def test_r04_a_number_that_fits_is_written_and_no_x():
    state = on_toy("red 2", "R1 1, R3 X; changes 3")
    assert may(state) == ["write red R2"]
    assert verdict(state, "cross red R2") == [
        "2 fits R2, so no X [ROL-MAND-01]",
        "2 fits R2, so no X [ROL-MAND-02]",
        "2 fits R2, so no X [ROL-RULING-16]",
    ]
    assert verdict(state, "skip red") == [
        "Red has blanks left, so red 2 cannot be skipped [ROL-X-03]",
        "2 fits R2, so it is written [ROL-MAND-01]",
        "2 fits R2, so it is written [ROL-MAND-02]",
    ]


@pytest.mark.clause("ROL-X-01", "ROL-RULING-17")
def test_r04_a_number_that_fits_nowhere_costs_an_x():
    state = on_toy("red 4", "R1 1, R3 X; changes 3")
    assert may(state) == ["cross red R2"]
    assert cited(state, "write red R2") == {"ROL-ADJ-01"}
    assert sheet_of(after(state, "cross red R2")) == "R1 1, R2 X, R3 X; changes 3"


@pytest.mark.clause("ROL-MAND-02", "ROL-X-01", "ROL-RULING-16")
def test_r04_on_the_real_map_kanagawa_is_the_last_blank_of_kanto():
    fits, clashes = facing("red 2", KANTO), facing("red 2", f"{KANTO}, Shizuoka 5")
    assert [move for move in may(fits) if "change" not in move] == ["write red Kanagawa"]
    assert [move for move in may(clashes) if "change" not in move] == ["cross red Kanagawa"]
    assert cited(fits, "cross red Kanagawa") == {"ROL-MAND-01", "ROL-MAND-02", "ROL-RULING-16"}
    assert cited(clashes, "cross red Kanagawa") == set()


@pytest.mark.clause("ROL-X-01", "ROL-X-02", "ROL-X-03")
def test_r05_the_player_chooses_which_blank_of_the_area_gets_the_x():
    state = on_toy("red 1", "R2 6; changes 3")
    assert may(state) == ["cross red R1", "cross red R3"]
    assert verdict(state, "cross red B1") == ["B1 is not in Red, where the red die goes [ROL-X-02]"]
    assert verdict(state, "skip red") == [
        "Red has blanks left, so red 1 cannot be skipped [ROL-X-03]",
        "red 1 fits nowhere in Red, so a blank gets an X [ROL-X-01]",
    ]


@pytest.mark.clause("ROL-X-01", "ROL-RULING-17")
def test_an_x_goes_into_a_blank_only():
    assert verdict(on_toy("red 1", "R2 6"), "cross red R2") == [
        "R2 is filled: it holds 6 [ROL-X-01]",
        "R2 is filled: it holds 6 [ROL-RULING-17]",
    ]


@pytest.mark.clause("ROL-RULING-17")
def test_an_x_minds_no_neighbor():
    state = on_toy("red 1", "R1 5, R3 6; changes 3")
    assert may(state) == ["cross red R2"]


@pytest.mark.clause("ROL-X-03", "ROL-RULING-15")
@pytest.mark.parametrize("changes", [0, 3])
def test_r06_in_a_full_area_the_die_does_nothing_and_no_change_is_forced(changes):
    state = on_toy("red 5", f"R1 1, R2 2, R3 X; changes {changes}")
    assert [move for move in may(state) if "change" not in move] == ["skip red"]
    done = after(state, "skip red")
    assert done.sheets == state.sheets
    assert told(done)[0] == "the red die does nothing: Red has no blank [ROL-X-03]"


@pytest.mark.clause("ROL-X-03")
def test_r06_on_the_real_map_a_full_kanto_ignores_the_red_die():
    state = facing("red 5", f"{KANTO}, Kanagawa X; changes 3")
    assert may(state) == ["skip red"]
    assert cited(state, "cross red Kanagawa") == {"ROL-X-01", "ROL-RULING-17"}


@pytest.mark.clause("ROL-RULING-15", "ROL-CC-02")
def test_nobody_has_to_spend_a_change_to_avoid_an_x():
    state = on_toy("red 1", "R2 6")
    assert cited(state, "cross red R1") == set()
    assert {"cross red R1", "change red green"} <= set(may(state))


@pytest.mark.clause("ROL-DIE-02", "ROL-MAND-01", "ROL-RULING-06")
def test_r07_purple_fits_anywhere_and_crosses_nothing_while_it_does():
    state = on_toy("purple 3", "R2 6, B2 6; changes 3")
    assert may(state) == ["write purple G1"]
    for cell in ("R1", "R3", "B1", "G1"):
        assert cited(state, f"cross purple {cell}") == {
            "ROL-MAND-01",
            "ROL-MAND-02",
            "ROL-RULING-06",
            "ROL-RULING-16",
        }
    assert sheet_of(after(state, "write purple G1")) == "R2 6, B2 6, G1 3; changes 3"


@pytest.mark.clause("ROL-DIE-02", "ROL-RULING-06")
def test_r07_on_the_real_map_purple_may_go_into_every_fitting_prefecture():
    state = facing("purple 3", "Nagano 6, Tokyo X; changes 3")
    around = {"Gunma", "Saitama", "Yamanashi", "Shizuoka", "Aichi", "Gifu", "Toyama", "Niigata"}
    free = set(state.board.names) - around - {"Nagano", "Tokyo"}
    assert may(state) == sorted(f"write purple {name}" for name in free)
    assert len(free) == 37
    assert verdict(state, "write purple Tokyo") == [
        "Tokyo is filled: it holds an X [ROL-DIE-02]",
        "Tokyo is filled: it holds an X [ROL-RULING-17]",
    ]


@pytest.mark.clause("ROL-RULING-06", "ROL-X-02")
def test_purple_that_fits_nowhere_crosses_any_blank_of_the_map():
    state = on_toy("purple 3", "R2 6, B2 6, G1 1; changes 3")
    assert may(state) == ["cross purple B1", "cross purple R1", "cross purple R3"]
    assert cited(state, "cross purple R1") == set()
    assert cited(state, "skip purple") == {"ROL-X-01", "ROL-X-03"}


@pytest.mark.clause("ROL-RULING-06", "ROL-X-03")
def test_purple_does_nothing_only_when_the_whole_map_is_full():
    full = "R1 X, R2 X, R3 X, B1 X, B2 X, G1 {}; changes 3"
    assert may(on_toy("purple 3", full.format("X"))) == ["skip purple"]
    state = on_toy("purple 3", full.replace(", G1 {}", ""))
    assert may(state) == ["write purple G1"]
    assert verdict(state, "skip purple") == [
        "the map has blanks left, so purple 3 cannot be skipped [ROL-X-03]",
        "3 fits G1, so it is written [ROL-MAND-01]",
        "3 fits G1, so it is written [ROL-MAND-02]",
    ]


@pytest.mark.clause("ROL-RULING-06", "ROL-X-03")
def test_two_areas_are_a_map_too():
    state = facing("purple 3, red 1", board=STAR)
    assert verdict(state, "skip purple")[0] == (
        "the map has blanks left, so purple 3 cannot be skipped [ROL-X-03]"
    )


@pytest.mark.clause("ROL-RULING-24")
def test_a_blank_that_nothing_fits_stays_blank():
    hopeless = "R1 1, R3 6, B1 6; changes 3"
    state = after(on_toy("green 2, blue 5", hopeless), "write green G1")
    assert sheet_of(state) == "R1 1, R3 6, B1 6, G1 2; changes 3"
    for value in range(1, 7):
        assert may(on_toy(f"red {value}", hopeless)) == ["cross red R2"]
