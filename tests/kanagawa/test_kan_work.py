"""Work: studio, brushes, arrows, the print, and cards that are kept."""

import pytest
from kanagawa_toy import after, card, cited, may, painter, read, told, toy, verdict, working, write

from japanboards import kanagawa
from japanboards.kanagawa.rules.icon_codes import kind_of
from japanboards.kanagawa.text.notation import tell, write_painter


def mine(state):
    return write_painter(state, painter(state))


@pytest.mark.clause("KAN-CARD-01", "KAN-WORK-04")
def test_a_card_is_used_once_and_stays():
    state = after(working("forest; hand G05; fresh 1"), "print G05")
    assert (painter(state).print, painter(state).studio) == (("G05",), ())
    assert "KAN-WORK-04" in cited(state, "studio G05")
    assert verdict(working("forest; studio G05"), "print G05")[1] == (
        "the green card (tree, needs a forest) lies in the studio of player 1 and stays there "
        "[KAN-WORK-04]"
    )


@pytest.mark.clause("KAN-WORK-02", "KAN-CARD-02", "KAN-CARD-06")
def test_one_card_to_the_print_one_to_the_studio_in_any_order():
    state = working("forest; hand G05 G08; fresh 1")
    one = after(state, "print G05", "studio G08")
    other = after(state, "studio G08", "print G05")
    assert painter(one) == painter(other)


@pytest.mark.clause("KAN-CARD-03", "KAN-STUDIO-03", "KAN-WORK-05", "KAN-BRUSH-02")
def test_a_new_icon_takes_a_brush_and_paints_in_the_same_work():
    state = after(working("forest; hand G05 G08"), "studio G05", "place ocean", "print G08")
    assert painter(state).print == ("G08",)


@pytest.mark.clause("KAN-STUDIO-03", "KAN-CARD-05", "KAN-RULING-28")
def test_a_new_arrow_works_at_once_and_again_next_round():
    state = working("forest; studio G05 R07; hand B13; fresh 1; left arrows-A; brushes 0")
    state = after(state, "studio B13", "shift forest ocean", "shift ocean mountain")
    assert cited(state, "shift mountain forest") == {"KAN-BRUSH-05"}
    assert after(state, "done").turned == 0


@pytest.mark.clause("KAN-CARD-04", "KAN-STUDIO-04", "KAN-STUDIO-05", "KAN-TOK-01")
def test_a_brush_symbol_gives_a_brush_at_once():
    before = working("forest; hand G14")
    state = after(before, "studio G14")
    assert (painter(state).brushes, before.brushes - state.brushes) == (3, 1)
    assert told(state) == ["player 1 takes a brush from the reserve [KAN-STUDIO-05]"]


@pytest.mark.clause("KAN-RULING-23")
def test_an_empty_reserve_gives_nothing_and_the_card_may_be_played():
    state = working("forest; hand G14; brushes 13")
    assert state.brushes == 0
    state = after(state, "studio G14")
    assert (painter(state).brushes, painter(state).studio) == (13, ("G14",))
    assert told(state) == ["the reserve has no brush left [KAN-RULING-23]"]


@pytest.mark.clause("KAN-RULING-23")
def test_a_diploma_whose_brush_is_gone_tells_so():
    state = after(working("forest; studio G02; hand G03; brushes 13"), "studio G03")
    state = after(state, "leave landscapes-A", "claim landscapes-B")
    assert "the reserve has no brush left [KAN-RULING-23]" in told(state)
    assert painter(state).brushes == 13


@pytest.mark.clause("KAN-STUDIO-06", "KAN-RULING-24", "KAN-STUDIO-04")
def test_the_assistant_is_taken_and_who_has_it_keeps_it():
    state = after(working("plain; hand G02", table="assistant: player 2"), "studio G02")
    assert (state.assistant, told(state)) == (0, ["player 1 takes the Assistant [KAN-STUDIO-06]"])
    again = after(working("plain; hand G02"), "studio G02")
    assert told(again) == ["player 1 has the Assistant already [KAN-RULING-24]"]


@pytest.mark.clause("KAN-BRUSH-01", "KAN-BRUSH-03")
def test_brushes_are_placed_while_there_are_brushes_and_empty_icons():
    state = working("forest; studio G05 R07")
    assert [move for move in may(state) if move.startswith("place")] == [
        *("place forest", "place mountain", "place ocean")
    ]
    state = after(state, "place ocean", "place forest")
    assert cited(state, "place mountain") == {"KAN-BRUSH-01"}
    assert cited(working("forest"), "place ocean") == {"KAN-BRUSH-03"}


@pytest.mark.clause("KAN-BRUSH-06")
def test_one_brush_at_most_stands_on_an_icon():
    state = working("forest; studio G05; fresh 1")
    assert verdict(state, "place forest") == [
        "every forest icon has a brush already [KAN-BRUSH-06]"
    ]
    both = working("forest; studio G05; fresh 1 2")
    assert cited(both, "shift forest ocean") == {"KAN-BRUSH-06"}


@pytest.mark.clause("KAN-BRUSH-04", "KAN-BRUSH-05", "KAN-RULING-28")
def test_a_move_takes_an_arrow_and_ends_on_any_other_empty_icon():
    state = working("forest; studio G05 R07 G02; fresh 1; brushes 0; left landscapes-A")
    assert [move for move in may(state) if move.startswith("shift")] == [
        *("shift forest forest", "shift forest mountain", "shift forest ocean")
    ]
    state = after(state, "shift forest mountain")
    assert "fresh 3" in mine(state)
    assert verdict(state, "shift mountain forest") == [
        "no arrow is left: it has been used this round [KAN-BRUSH-05]"
    ]
    assert "done" in may(state)


@pytest.mark.clause("KAN-RULING-28")
def test_brushes_may_move_after_the_last_card_and_need_not():
    state = after(working("forest; studio G05; hand G01; fresh 1; brushes 0"), "print G01")
    assert {"done", "shift forest-used-spent ocean"} <= set(may(state))


@pytest.mark.clause("KAN-BRUSH-07", "KAN-RULING-27")
def test_a_brush_paints_once_moved_or_not():
    state = after(
        working("forest; studio G05; hand G01 G08; fresh 1; brushes 0"),
        *("print G01", "shift forest-used-spent ocean"),
    )
    assert "used 1" in mine(state)
    assert "spent 2" in mine(state)
    assert {"KAN-BRUSH-07", "KAN-PRINT-01"} <= cited(state, "print G08")
    assert "KAN-BRUSH-08" not in cited(state, "print G08")


@pytest.mark.clause("KAN-BRUSH-08", "KAN-RULING-27")
def test_an_icon_serves_once_whatever_brush_comes():
    state = after(
        working("forest; studio G05; hand B13 G01; fresh 1; brushes 1"),
        *("print G01", "shift forest-used-spent ocean", "place forest-used"),
    )
    assert {"KAN-BRUSH-08", "KAN-PRINT-01"} <= cited(state, "print B13")
    assert "KAN-BRUSH-07" not in cited(state, "print B13")


@pytest.mark.clause("KAN-RULING-26", "KAN-CARD-05")
def test_marks_are_wiped_after_work_and_brushes_stay():
    state = after(working("forest; studio G05; hand G01; fresh 1 2"), "print G01", "done")
    assert "fresh 1 2" in mine(state)
    assert "used" not in mine(state)
    assert "spent" not in mine(state)


@pytest.mark.clause("KAN-PRINT-01", "KAN-CARD-07")
def test_painting_without_the_brush_names_the_landscape_that_is_missing():
    state = working("forest; hand G04; fresh 1")
    missing = "an ocean icon with a ready brush is missing"
    said = f"the green card (tree, needs an ocean) cannot be painted: {missing}"
    assert verdict(state, "print G04") == [f"{said} [KAN-PRINT-01]", f"{said} [KAN-CARD-07]"]


@pytest.mark.clause("KAN-PRINT-02", "KAN-RULING-29")
def test_two_equal_landscapes_take_two_brushes_on_two_icons():
    one = working("forest; studio G02; hand G12; fresh 1")
    assert {"KAN-PRINT-01", "KAN-PRINT-02"} <= cited(one, "print G12")
    assert "spent 1 2" in mine(after(one, "place forest", "print G12"))


SPECIAL = toy(card("X1"), card("X2", "forest ocean"), card("X3", icons="plain wild"))


@pytest.mark.clause("KAN-RULING-29")
def test_no_landscape_needs_nothing_and_different_ones_need_a_brush_each():
    state = working("forest; studio G05; hand X1 X2; fresh 1", board=SPECIAL)
    assert "print X1" in may(state)
    assert "KAN-PRINT-01" in cited(state, "print X2")
    both = after(state, "place ocean", "print X2")
    assert "spent 1 2; used 1 2" in mine(both)


@pytest.mark.clause("KAN-RULING-29", "KAN-RULING-41")
def test_of_different_landscapes_any_may_be_painted_on_the_wild_icon():
    state = working("forest; studio G05 X3; hand X2; fresh 1 2 4; brushes 0", board=SPECIAL)
    assert [move for move in may(state) if move.startswith("print")] == [
        *("print X2", "print X2 forest", "print X2 ocean")
    ]
    assert "used 2 4" in mine(after(state, "print X2 forest"))


@pytest.mark.clause("KAN-RULING-41")
def test_how_many_wild_icons_a_print_uses_is_the_players_choice():
    state = working("forest; studio G02 G18 B18; hand G12; fresh 1 2 3 4; brushes 0")
    prints = [move for move in may(state) if move.startswith("print")]
    assert prints == ["print G12", "print G12 forest", "print G12 forest forest"]
    assert "used 3 4" in mine(after(state, prints[2]))
    assert "KAN-RULING-41" in cited(state, "print G12 ocean")


@pytest.mark.clause("KAN-RULING-30")
def test_a_print_grows_at_its_open_end():
    state = after(working("forest; print Y04; hand G01; fresh 1"), "print G01")
    assert painter(state).print == ("Y04", "G01")


@pytest.mark.clause("KAN-WORK-01", "KAN-WORK-03", "KAN-RULING-25")
def test_one_card_is_kept_per_keep_symbol_one_added_now_included():
    state = working("forest; hand G03 G17")
    assert cited(state, "done") == {"KAN-WORK-01"}
    state = after(state, "studio G17")
    assert "done" in may(state)
    kept = after(state, "done")
    assert painter(kept).hand == ("G03",)
    assert told(kept)[0] == "player 1 keeps a card for a later round [KAN-WORK-03]"
    two = working("forest; studio G17; hand G03 G06")
    assert cited(two, "done") == {"KAN-WORK-03", "KAN-RULING-25"}


@pytest.mark.clause("KAN-RULING-25")
def test_a_kept_card_may_be_kept_on_or_played_in_a_later_work():
    state = read("school: G05, G04\nplayer 1: forest; studio G17; hand G03\nplayer 2: ocean")
    assert cited(state, "studio G03") == {"KAN-SCHOOL-04"}
    state = after(state, "take 1")
    assert painter(state).hand == ("G03", "G05")
    assert painter(after(state, "studio G05", "done")).hand == ("G03",)
    assert painter(after(state, "studio G03", "leave landscapes-A", "done")).hand == ("G05",)


@pytest.mark.clause("KAN-RULING-25")
def test_a_card_kept_to_the_end_is_worth_nothing():
    with_card, without = working("forest; studio G17; hand G01"), working("forest; studio G17")
    assert kanagawa.tally(with_card) == kanagawa.tally(without)


def test_no_two_moves_differ_only_in_interchangeable_brushes():
    state = working("forest; studio G02 G03 R03 G05; fresh 1 2 3; brushes 2; left landscapes-A")
    moves = may(state)
    assert len(set(moves)) == len(moves)
    assert [move for move in moves if move.startswith(("place", "shift"))] == [
        *("place forest", "place ocean", "shift forest forest", "shift forest ocean")
    ]


TWO = toy(
    card("X1", "ocean forest", "plain mountain", subject="tree"), card("X2", "plain mountain")
)


@pytest.mark.clause("KAN-PRINT-01", "KAN-RULING-29", "KAN-RULING-41")
@pytest.mark.parametrize(
    ("icons", "prints"),
    [
        ("studio G05; fresh 1 2", ["print X1"]),
        ("studio G05 G18; fresh 1 3", ["print X1 ocean"]),
        ("studio G05 G18; fresh 2 3", ["print X1 forest"]),
        ("studio G05 G18; fresh 1 2 3", ["print X1", "print X1 forest", "print X1 ocean"]),
        ("studio G18 B18; fresh 2 3", ["print X1 forest ocean"]),
        ("studio G18; fresh 2", []),
        ("studio G02; fresh 1 2", []),
    ],
)
def test_two_different_landscapes_take_a_brush_each(icons, prints):
    state = working(f"forest; {icons}; brushes 0; hand X1", board=TWO)
    assert [move for move in may(state) if move.startswith("print")] == prints
    wilds = ("", " forest", " ocean", " forest ocean", " ocean forest", " forest forest")
    legal = [f"print X1{wild}" for wild in wilds if not cited(state, f"print X1{wild}")]
    assert sorted(legal) == prints


def test_painting_two_different_landscapes_marks_the_two_icons_that_served():
    state = working("forest; studio G05 G18 G08; fresh 1 2 3; brushes 0; hand X1", board=TWO)
    assert mine(after(state, "print X1")).endswith("fresh 3; spent 1 2; used 1 2")
    assert mine(after(state, "print X1 forest")).endswith("fresh 1; spent 2 3; used 2 3")
    assert tell(state, kanagawa.Print("X1")) == (
        "Player 1 paints the green card (tree, needs a forest and an ocean, spring)."
    )


@pytest.mark.clause("KAN-CARD-02", "KAN-STUDIO-03")
def test_a_studio_card_with_two_landscapes_brings_both_icons_in_order():
    state = after(working("forest; hand X1", board=TWO), "studio X1")
    kinds = [kind_of(TWO, icon) for icon in painter(state).icons]
    assert kinds == ["forest", "plain", "mountain"]
    state = after(state, "place plain", "place mountain")
    assert read(write(state), TWO) == state
    both = working("forest; studio X1; hand X2; fresh 2 3", board=TWO)
    assert "print X2" in may(both)
