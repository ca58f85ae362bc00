"""Color changes."""

import pytest
from rolling_japan_toy import after, cited, facing, may, on_toy, read, sheet_of, told, verdict

AREAS = ("black", "blue", "green", "red", "white", "yellow")


def changes(state):
    return [move for move in may(state) if move.startswith("change")]


@pytest.mark.clause("ROL-CC-01", "ROL-CC-04")
def test_a_player_has_three_changes_and_every_use_is_marked():
    state = facing("red 4, blue 2", "; changes 2")
    assert len(changes(state)) == 10
    state = after(state, "change red blue")
    assert state.sheets[0].changes == 3
    assert told(state) == ["a color change is marked, 0 left [ROL-CC-04]"]
    state = after(state, "write red Akita")
    assert changes(state) == []
    assert verdict(state, "change blue red") == ["all 3 color changes are used [ROL-CC-01]"]


@pytest.mark.clause("ROL-CC-01")
def test_the_changes_of_others_are_not_spent():
    text = "dice: red 4, blue 2\nwriting: player 2, red 4\nsheet 1: ; changes 3\nsheet 2: blank"
    assert len(changes(read(text))) == 5


@pytest.mark.clause("ROL-CC-02")
def test_a_change_is_up_to_the_player():
    state = on_toy("green 3")
    assert may(state) == [
        "change green black",
        "change green blue",
        "change green red",
        "change green white",
        "change green yellow",
        "write green G1",
    ]


@pytest.mark.clause("ROL-CC-03", "ROL-RULING-27", "ROL-DIE-01")
def test_a_changed_die_goes_into_the_area_named():
    state = after(on_toy("red 4"), "change red blue")
    assert may(state) == ["write red B1", "write red B2"]
    assert verdict(state, "write red R1") == [
        "R1 is not in Blue, where the red die, taken as blue, goes [ROL-DIE-01]",
        "R1 is not in Blue, where the red die, taken as blue, goes [ROL-RULING-27]",
    ]
    assert sheet_of(after(state, "write red B1")) == "B1 4; changes 1"


@pytest.mark.clause("ROL-CC-03")
def test_the_color_named_is_one_of_the_map():
    assert verdict(on_toy("red 4"), "change red pink") == [
        "no area is pink; the colors are red, blue, green, yellow, black and white [ROL-CC-03]"
    ]


@pytest.mark.clause("ROL-CC-03", "ROL-RULING-14")
def test_the_change_is_over_with_the_die_it_was_for():
    state = after(on_toy("red 4, blue 2"), "change red green", "write red G1")
    assert (state.taken_as, state.sheets[0].changes) == ("", 1)
    assert {"write blue B1", "write blue B2"} <= set(may(state))
    assert cited(state, "write blue G1") == {"ROL-DIE-01", "ROL-RULING-17"}


@pytest.mark.clause("ROL-RULING-07")
def test_purple_may_be_changed_into_any_of_the_six_areas():
    state = on_toy("purple 3", "R2 6")
    assert changes(state) == [f"change purple {color}" for color in AREAS]
    narrowed = after(state, "change purple red")
    assert may(narrowed) == ["cross purple R1", "cross purple R3"]
    assert cited(narrowed, "cross purple R1") == set()
    assert cited(narrowed, "write purple G1") == {"ROL-DIE-01", "ROL-RULING-27"}


@pytest.mark.clause("ROL-RULING-08")
def test_a_change_into_purple_is_accepted_but_not_offered():
    state = on_toy("red 3", "R2 6, B2 6")
    assert "change red purple" not in may(state)
    assert cited(state, "change red purple") == set()
    wild = after(state, "change red purple")
    assert may(wild) == ["write red G1"]
    assert cited(wild, "cross red R1") == {
        "ROL-MAND-01",
        "ROL-MAND-02",
        "ROL-RULING-06",
        "ROL-RULING-16",
    }
    assert sheet_of(after(wild, "write red G1")) == "R2 6, B2 6, G1 3; changes 1"


@pytest.mark.clause("ROL-RULING-08", "ROL-RULING-06")
def test_a_die_taken_as_purple_may_be_written_wherever_it_fits():
    wild = after(on_toy("red 3"), "change red purple")
    assert may(wild) == [f"write red {cell}" for cell in ("B1", "B2", "G1", "R1", "R2", "R3")]
    assert [move for move in may(wild) if cited(wild, move)] == []
    assert cited(wild, "write red W1") == {"ROL-DIE-02", "ROL-RULING-17"}


@pytest.mark.clause("ROL-RULING-09")
@pytest.mark.parametrize("die", ["red", "purple"])
def test_the_own_color_is_not_a_change(die):
    state = on_toy(f"{die} 3")
    assert f"change {die} {die}" not in may(state)
    assert verdict(state, f"change {die} {die}") == [
        f"the {die} die is {die} already [ROL-RULING-09]"
    ]


@pytest.mark.clause("ROL-RULING-10")
def test_a_change_may_dodge_an_x_and_then_the_new_color_obliges():
    state = on_toy("red 1", "R2 6")
    assert "cross red R1" in may(state)
    assert may(after(state, "change red green")) == ["write red G1"]
    assert may(after(on_toy("red 1", "R2 6, G1 3"), "change red green")) == ["skip red"]
    blocked = after(on_toy("red 1", "R2 6, B2 5"), "change red blue")
    assert may(blocked) == ["cross red B1"]
    assert cited(blocked, "cross red R1") == {"ROL-X-02", "ROL-RULING-27"}
    assert cited(blocked, "skip red") == {"ROL-X-01", "ROL-X-03"}


@pytest.mark.clause("ROL-RULING-11", "ROL-RULING-25", "ROL-X-03")
def test_a_change_into_a_full_area_does_nothing_and_is_spent():
    state = on_toy("red 4", "; changes 2")
    assert "change red white" in may(state)
    state = after(state, "change red white")
    assert may(state) == ["skip red"]
    state = after(state, "skip red")
    assert sheet_of(state) == "blank; changes 3"
    again = on_toy("red 4", "; changes 3")
    assert cited(again, "change red white") == {"ROL-CC-01"}
    assert may(again) == ["write red R1", "write red R2", "write red R3"]


@pytest.mark.clause("ROL-RULING-12", "ROL-CC-02")
def test_a_change_is_allowed_though_the_value_fits_in_the_own_area():
    state = facing("red 4")
    assert "write red Tokyo" in may(state)
    assert cited(state, "change red blue") == set()
    assert cited(after(state, "change red blue"), "write red Akita") == set()


@pytest.mark.clause("ROL-RULING-13")
def test_both_dice_of_a_turn_may_be_changed_into_one_color():
    state = on_toy("red 4, blue 4", "; changes 1", crossed="")
    state = after(state, "change red green", "write red G1", "change blue green", "skip blue")
    assert sheet_of(state) == "G1 4; changes 3"


@pytest.mark.clause("ROL-RULING-13")
def test_one_die_is_changed_once():
    state = after(on_toy("red 4"), "change red blue")
    assert changes(state) == []
    assert verdict(state, "change red green") == [
        "the red die was changed to blue already [ROL-RULING-13]"
    ]


@pytest.mark.clause("ROL-RULING-14", "ROL-TURN-04")
def test_a_change_comes_before_writing():
    state = after(facing("red 4, blue 2"), "write red Tokyo")
    assert verdict(state, "change red green") == [
        "the red die is used already; still to use: blue 2 [ROL-TURN-04]",
        "the red die is dealt with already, and a change comes before that [ROL-RULING-14]",
    ]


@pytest.mark.clause("ROL-RULING-27", "ROL-X-02", "ROL-X-01")
def test_after_a_change_the_x_goes_into_the_area_named():
    state = after(facing("red 1", "Aomori 4"), "change red blue")
    blocked = after(facing("red 1", "Aomori 3, Miyagi 3, Fukushima 4, Tokyo 5"), "change red blue")
    assert "write red Miyagi" in may(state)
    assert may(blocked) == [
        f"cross red {name}" for name in ("Akita", "Hokkaido", "Iwate", "Yamagata")
    ]
    assert verdict(blocked, "cross red Chiba") == [
        "Chiba is not in Hokkaido & Tohoku, where the red die, taken as blue, goes [ROL-X-02]",
        "Chiba is not in Hokkaido & Tohoku, where the red die, taken as blue, goes [ROL-RULING-27]",
    ]
