"""The switches of the rules, each value in both witnesses: the list of moves and the verdicts."""

import pytest
from rolling_japan_toy import after, cited, may, on_toy, verdict

from japanboards import rolling_japan
from japanboards.rolling_japan import OPTIONS

CELLS = ("B1", "B2", "G1", "K1", "R1", "R2", "R3", "W1", "Y1")


def test_every_option_names_the_clause_that_sets_its_default():
    assert {name: (option.default, option.clause) for name, option in OPTIONS.items()} == {
        "cc_on_purple": (True, "ROL-RULING-07"),
        "cc_into_full": (True, "ROL-RULING-11"),
        "purple_area": ("map", "ROL-RULING-06"),
        "first": (0, "ROL-START-01"),
    }
    assert all(option.clause in rolling_japan.BOOK.clauses for option in OPTIONS.values())


@pytest.mark.clause("ROL-RULING-07")
@pytest.mark.parametrize("value", [True, False])
def test_cc_on_purple_says_whether_purple_may_be_changed(value):
    state = on_toy("purple 3, red 3", cc_on_purple=value)
    assert ("change purple green" in may(state)) is value
    assert "change red green" in may(state)
    assert verdict(state, "change purple green") == (
        [] if value else ["at this table the purple die is never changed [ROL-RULING-07]"]
    )


@pytest.mark.clause("ROL-RULING-11")
@pytest.mark.parametrize("value", [True, False])
def test_cc_into_full_says_whether_a_full_area_may_be_named(value):
    state = on_toy("red 3", cc_into_full=value)
    assert ("change red white" in may(state)) is value
    assert "change red green" in may(state)
    said = "at this table no die is changed into a full area, and white is full [ROL-RULING-11]"
    assert verdict(state, "change red white") == ([] if value else [said])


@pytest.mark.clause("ROL-RULING-11", "ROL-RULING-08")
@pytest.mark.parametrize(("sheet", "ids"), [("", set()), ("full", {"ROL-RULING-11"})])
def test_without_cc_into_full_purple_is_full_when_the_map_is(sheet, ids):
    cells = ", ".join(f"{cell} X" for cell in CELLS) if sheet else "Y1 X"
    state = on_toy("red 3", cells, crossed="", cc_into_full=False)
    assert cited(state, "change red purple") == ids


@pytest.mark.clause("ROL-CC-03")
def test_without_cc_into_full_an_unknown_color_is_unknown_and_not_full():
    assert cited(on_toy("red 3", "R1 3", cc_into_full=False), "change red pink") == {"ROL-CC-03"}


@pytest.mark.clause("ROL-RULING-06", "ROL-DIE-02")
@pytest.mark.parametrize(
    ("value", "moves"),
    [
        ("map", ["write purple G1"]),
        (
            "each",
            [
                "cross purple B1",
                "cross purple R1",
                "cross purple R3",
                "skip purple",
                "write purple G1",
            ],
        ),
    ],
)
def test_purple_area_says_whether_purple_has_one_area_or_each(value, moves):
    state = on_toy("purple 3", "R2 6, B2 6; changes 3", purple_area=value)
    assert may(state) == moves
    every = [
        *(f"{verb} purple {cell}" for verb in ("write", "cross") for cell in CELLS),
        "skip purple",
    ]
    assert sorted(move for move in every if not cited(state, move)) == moves


@pytest.mark.clause("ROL-MAND-02", "ROL-X-03", "ROL-X-01")
def test_area_by_area_purple_keeps_the_duties_of_the_area_it_is_used_in():
    blank = on_toy("purple 3", crossed="", purple_area="each")
    assert cited(blank, "cross purple R1") == {"ROL-MAND-01", "ROL-MAND-02", "ROL-RULING-16"}
    assert verdict(blank, "skip purple") == [
        "every area has blanks left, so purple 3 cannot be skipped [ROL-X-03]",
        "3 fits R1, R2 and R3, so it is written [ROL-MAND-01]",
        "3 fits R1, R2 and R3, so it is written [ROL-MAND-02]",
    ]
    mixed = on_toy("purple 3", "R2 6", crossed="", purple_area="each")
    assert cited(mixed, "skip purple") == {"ROL-X-03"}


@pytest.mark.clause("ROL-RULING-08", "ROL-RULING-06")
def test_area_by_area_a_die_taken_as_purple_has_every_area_too():
    wild = after(on_toy("red 3", "R2 6, B2 6", purple_area="each"), "change red purple")
    assert may(wild) == ["cross red B1", "cross red R1", "cross red R3", "skip red", "write red G1"]
    assert [move for move in may(wild) if cited(wild, move)] == []


@pytest.mark.clause("ROL-START-01", "ROL-START-03")
@pytest.mark.parametrize("first", range(3))
def test_first_says_who_begins_with_the_bag(first):
    state = rolling_japan.new_game(3, first=first)
    assert state.holder == first
    state = after(state, "draw red", "draw blue", "roll 4", "roll 2")
    assert rolling_japan.to_move(state) == first


def test_a_position_keeps_its_options():
    state = on_toy("purple 3", purple_area="each", cc_on_purple=False)
    text = rolling_japan.notation.write(state)
    assert "options: cc_on_purple=False, purple_area=each" in text.splitlines()
    assert rolling_japan.notation.read(text, state.board) == state
    assert after(state, "write purple R1").switches == state.switches
