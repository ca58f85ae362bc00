"""Diplomas: when they are met, asked, taken and left."""

import pytest
from kanagawa_toy import after, cited, may, painter, read, told, verdict, working

from japanboards.kanagawa.board import printed

DIPLOMAS = printed("school").diplomas
LIST = [  # number, name, Harmony, extra, a player who just misses it, the move that meets it
    (1, "trees-A", 3, "", "forest; print G04 G07; hand G01; fresh 1", "print G01"),
    (2, "trees-B", 4, "storm", "forest; print G04 G12; hand G01; fresh 1", "print G01"),
    (3, "trees-C", 7, "assistant", "forest; print G04 G12; hand G13; fresh 1", "print G13"),
    (4, "buildings-A", 3, "", "forest; print Y04 Y05; hand Y01; fresh 1", "print Y01"),
    (5, "buildings-B", 4, "storm", "forest; print Y04 Y07; hand Y01; fresh 1", "print Y01"),
    (6, "buildings-C", 7, "assistant", "forest; print Y04 Y07 Y10; hand Y01; fresh 1", "print Y01"),
    (7, "characters-A", 3, "", "forest; print R01; hand R05; fresh 1", "print R05"),
    (8, "characters-B", 4, "storm", "forest; print R01 R07; hand R05; fresh 1", "print R05"),
    (9, "characters-C", 9, "", "forest; print R04 R06; hand R05; fresh 1", "print R05"),
    (10, "animals-A", 3, "brush", "forest; print B01 B02; hand B13; fresh 1", "print B13"),
    (11, "animals-B", 4, "brush", "forest; print B10; hand B05; fresh 1", "print B05"),
    (12, "animals-C", 7, "assistant", "forest; print B01 B10; hand B13; fresh 1", "print B13"),
    (13, "brushes-A", 1, "assistant", "forest; studio G05 R07 G14; fresh 1 2", "place mountain"),
    (
        *(14, "brushes-B", 3, ""),
        *("forest; studio G05 R07 G10 G14 B14; fresh 1 2 3; left brushes-A", "place plain"),
    ),
    (15, "arrows-A", 1, "assistant", "forest; hand G13", "studio G13"),
    (16, "arrows-B", 3, "", "forest; studio B13; hand G13; left arrows-A", "studio G13"),
    (17, "landscapes-A", 2, "", "forest; hand G03", "studio G03"),
    (18, "landscapes-B", 3, "brush", "forest; studio G02; hand G03", "studio G03"),
    (19, "landscapes-C", 5, "assistant", "forest; studio G02 G03; hand R03", "studio R03"),
]


@pytest.mark.clause(
    *("KAN-TILE-01", "KAN-TILE-02", "KAN-TILE-03", "KAN-TILE-04", "KAN-TILE-05", "KAN-TILE-06"),
    *("KAN-TILE-07", "KAN-TILE-08", "KAN-TILE-09", "KAN-TILE-10", "KAN-TILE-11", "KAN-TILE-12"),
    *("KAN-TILE-13", "KAN-TILE-14", "KAN-TILE-15", "KAN-TILE-16", "KAN-TILE-17", "KAN-TILE-18"),
    *("KAN-TILE-19", "KAN-DIP-06", "KAN-RULING-13", "KAN-RULING-21", "KAN-RULING-16"),
)
@pytest.mark.parametrize(("number", "name", "harmony", "extra", "player", "move"), LIST)
def test_each_diploma_is_asked_the_moment_it_is_met(number, name, harmony, extra, player, move):
    diploma = DIPLOMAS[name]
    assert list(DIPLOMAS).index(name) == number - 1
    assert (diploma.harmony, diploma.reward) == (harmony, extra)
    state = working(player, table="assistant: player 2")
    assert name not in state.asked

    state = after(state, move)
    assert name in state.asked
    while state.asked[0] != name:
        state = after(state, f"leave {state.asked[0]}")
    before = painter(state)
    state = after(state, f"claim {name}")

    gained = {
        "brush": painter(state).brushes - before.brushes,
        "storm": painter(state).storms - before.storms,
        "assistant": int(state.assistant == 0),
    }
    assert gained == {kind: int(kind == extra) for kind in gained}


NOT_YET = [
    ("forest; print G04; hand G01; fresh 1", "print G01"),  # two trees
    ("forest; print Y02; hand Y01; fresh 1", "print Y01"),  # the same building
    ("forest; print R01; hand R17; fresh 1", "print R17"),  # no character at all
    ("forest; print B01; hand B05; fresh 1", "print B05"),  # a boar and a crane
    ("forest; studio G05 G14; fresh 1", "place ocean"),  # two brushes placed, one not
    ("forest; hand G05", "studio G05"),  # two different icons
    ("forest; hand G18", "studio G18"),  # a wild icon counts for nothing
]


@pytest.mark.clause("KAN-RULING-21", "KAN-RULING-15", "KAN-RULING-41", "KAN-CARD-08")
@pytest.mark.parametrize(("player", "move"), NOT_YET)
def test_nothing_is_asked_before_a_diploma_is_met(player, move):
    assert after(working(player), move).asked == ()


@pytest.mark.clause("KAN-DIP-01", "KAN-RULING-20")
def test_a_diploma_is_decided_before_any_other_move():
    state = after(working("forest; print G04 G07; hand G01 G05; fresh 1"), "print G01")
    assert may(state) == ["claim trees-A", "leave trees-A"]
    for move in ("studio G05", "print G05", "place forest", "shift forest-used-spent forest"):
        assert {"KAN-DIP-01", "KAN-RULING-20"} <= cited(state, move)
    assert cited(state, "done") == {"KAN-DIP-01", "KAN-RULING-20", "KAN-WORK-01"}


@pytest.mark.clause("KAN-RULING-17")
def test_several_of_a_category_are_asked_from_the_least_up_and_one_or_none_is_taken():
    state = after(working("forest; print G04 G07; studio G02; hand G12; fresh 1 2"), "print G12")
    assert state.asked == ("trees-A", "trees-B", "trees-C")
    assert cited(state, "claim trees-B") == {"KAN-RULING-17"}
    assert after(state, "claim trees-A").asked == ()
    assert after(state, "leave trees-A", "claim trees-B").asked == ()
    none = after(state, "leave trees-A", "leave trees-B", "leave trees-C")
    assert painter(none).left == ("trees-A", "trees-B", "trees-C")


@pytest.mark.clause("KAN-DIP-03", "KAN-RULING-38")
def test_who_owns_one_of_a_category_is_not_asked_about_the_others():
    state = working("forest; print G04 G12; hand G01; fresh 1; took trees-A")
    assert after(state, "print G01").asked == ()
    assert {"KAN-DIP-03", "KAN-RULING-38"} <= cited(state, "claim trees-C")


@pytest.mark.clause("KAN-RULING-18", "KAN-TOK-06")
def test_what_somebody_has_taken_raises_no_question():
    state = working("forest; print G04 G12; hand G01; fresh 1", "ocean; took trees-B")
    state = after(state, "print G01")
    assert state.asked == ("trees-A", "trees-C")
    assert "player 2 has taken the diploma for 4 trees [KAN-RULING-18]" in verdict(
        state, "claim trees-B"
    )


@pytest.mark.clause("KAN-DIP-05", "KAN-RULING-18")
def test_a_diploma_left_is_never_asked_again():
    state = working("forest; print G04 G07 G10; hand G01; fresh 1; left trees-A")
    state = after(state, "print G01")
    assert state.asked == ("trees-B",)
    assert {"KAN-DIP-05", "KAN-DIP-01"} <= cited(state, "claim trees-A")


@pytest.mark.clause("KAN-RULING-19")
def test_after_leaving_a_harder_one_an_easier_one_may_be_taken():
    state = working("forest; print B01 B10 B04; hand B13; fresh 1; left animals-B")
    assert after(state, "print B13").asked == ("animals-A", "animals-C")


@pytest.mark.clause("KAN-RULING-39")
def test_a_brush_that_was_won_is_placed_and_paints_in_the_same_work():
    state = working("forest; studio G05; print B01; hand B13 B08; fresh 1; brushes 0")
    state = after(state, "print B13", "claim animals-A", "place ocean", "print B08")
    assert painter(state).print == ("B01", "B13", "B08")


@pytest.mark.clause("KAN-RULING-39", "KAN-TILE-03")
def test_the_assistant_of_a_diploma_changes_hands_at_once():
    state = working(
        "forest; print G04 G12; hand G13; fresh 1; left trees-A trees-B",
        table="assistant: player 2",
    )
    state = after(state, "print G13", "claim trees-C")
    assert (state.assistant, told(state)) == (0, ["player 1 takes the Assistant [KAN-STUDIO-06]"])


@pytest.mark.clause("KAN-DIP-02")
def test_a_diploma_taken_leaves_the_table_for_good():
    state = after(working("forest; hand G02"), "studio G02", "claim landscapes-A")
    assert "landscapes-A" not in state.table
    other = read(
        "step: work\nseat: 2\nplayer 1: forest; took landscapes-A\nplayer 2: ocean; hand G05"
    )
    assert after(other, "studio G05").asked == ()
