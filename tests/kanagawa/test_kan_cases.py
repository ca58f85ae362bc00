"""The printed examples and the cases of the specification, KC-01 to KC-10."""

import pytest
from kanagawa_toy import after, cited, lesson, lines_of, may, painter, read, working

from japanboards import kanagawa
from japanboards.core.game import scores
from japanboards.kanagawa.rules.scoring import best_run, seasons_of


@pytest.mark.clause("KAN-TOK-02", "KAN-TOK-03", "KAN-SCORE-01", "KAN-SCORE-03", "KAN-RULING-33")
def test_kc_01_a_storm_on_the_third_card_joins_springs():
    state = working("forest; print R01 R02 Y07 G02 B01 R10; storms 1")
    assert seasons_of(state.board, painter(state)) == [
        *("winter", "spring", "spring", "autumn", "spring", "spring", "summer")
    ]

    run = best_run(state.board, painter(state), state.switches)

    assert (run.season, run.length, run.changed) == ("spring", 5, (3,))
    assert lines_of(state)["KAN-SCORE-03"] == 5
    assert run.told == "5 in a row of spring, slots 1 to 5, with a storm token on slot 3"


@pytest.mark.clause("KAN-SCHOOL-01", "KAN-SCHOOL-02", "KAN-SCHOOL-03", "KAN-TOK-07")
def test_kc_02_four_players_get_up_up_down_up():
    state = read(
        "step: tile\nseat: 4\nrow: 0\ndeck: GBRYGBRY\nplayer 1: forest\nplayer 2: ocean\n"
        "player 3: mountain\nplayer 4: no tile"
    )

    state = after(state, "tile plain", "turn G01", "turn B01", "turn Y01")

    assert state.school == (("G01",), ("B01",), ("red",), ("Y01",))
    assert len(state.deck) == 4
    assert (state.step, state.seat) == ("school", 0)


@pytest.mark.clause("KAN-SCHOOL-09", "KAN-SCHOOL-10")
def test_kc_03_a_taken_column_is_all_one_gets_this_round():
    state = after(lesson("G01, G04"), "take 2")

    assert painter(state).hand == ("G04",)
    assert cited(state, "take 1") == {"KAN-SCHOOL-10"}
    assert after(state, "studio G04", "done").waiting == (1,)


@pytest.mark.clause("KAN-STUDIO-01", "KAN-STUDIO-02", "KAN-WORK-01", "KAN-WORK-02")
@pytest.mark.parametrize("order", [("B06", "R18"), ("R18", "B06")])
def test_kc_04_any_cards_go_to_the_studio_in_any_order(order):
    state = working("forest; hand B06 R18")
    assert "done" not in may(state)

    state = after(state, *(f"studio {name}" for name in order))

    assert painter(state).studio == order
    assert painter(state).hand == ()
    assert "done" in may(state)


@pytest.mark.clause("KAN-PRINT-01", "KAN-PRINT-02", "KAN-BRUSH-01", "KAN-BRUSH-04", "KAN-BRUSH-05")
def test_kc_05_two_oceans_by_placing_one_brush_and_moving_another():
    state = working("forest; studio G05 G04; hand G03; fresh 1; brushes 1")
    assert {"KAN-PRINT-01", "KAN-CARD-07"} <= cited(state, "print G03")

    state = after(state, "place ocean", "shift forest ocean", "print G03")

    assert painter(state).print == ("G03",)
    assert "spent 2 3; used 2 3" in kanagawa.notation.write_painter(state, painter(state))
    assert (state.turned, painter(state).brushes) == (1, 0)


@pytest.mark.clause("KAN-RULING-41", "KAN-PRINT-02")
def test_kc_05_variant_a_wild_icon_stands_for_one_of_two_oceans():
    both = working("ocean; studio G18; hand G03; fresh 1 2")
    alone = working("forest; studio G18; hand G03; fresh 2")

    assert [move for move in may(both) if move.startswith("print")] == ["print G03 ocean"]
    assert "spent 1 2; used 1 2" in kanagawa.notation.write_painter(
        both, painter(after(both, "print G03 ocean"))
    )
    assert [move for move in may(alone) if move.startswith("print")] == []
    assert "KAN-PRINT-02" in cited(alone, "print G03 ocean ocean")


@pytest.mark.clause("KAN-DIP-01", "KAN-DIP-02", "KAN-DIP-03", "KAN-TILE-01")
def test_kc_06_a_third_tree_asks_and_taking_closes_the_category():
    state = after(working("forest; print G04 G07; hand G01 G12; studio G02; fresh 1"), "print G01")
    assert may(state) == ["claim trees-A", "leave trees-A"]

    before = scores(kanagawa, state, 2)[0]
    state = after(state, "claim trees-A")
    assert scores(kanagawa, state, 2)[0] - before == 3
    assert painter(state).diplomas == ("trees-A",)
    assert "trees-A" not in state.table

    later = working("forest; print G04 G07 G01; hand G12; studio G02; fresh 1 2; took trees-A")
    assert after(later, "print G12").asked == ()


@pytest.mark.clause("KAN-DIP-04", "KAN-DIP-05", "KAN-RULING-20")
def test_kc_07_leaving_keeps_the_harder_ones_open_and_the_tile_for_others():
    state = after(working("forest; print G04 G07; hand G01; fresh 1"), "print G01", "leave trees-A")
    assert (painter(state).left, "trees-A" in state.table) == (("trees-A",), True)

    four = after(working("forest; print G04 G07 G01; hand G05; fresh 1; left trees-A"), "print G05")
    assert four.asked == ("trees-B",)
    five = after(
        working("forest; print G04 G07 G01 G10; hand G05; fresh 1; left trees-A trees-B"),
        "print G05",
    )
    assert five.asked == ("trees-C",)
    other = working("forest; left trees-A", "ocean; print G04 G07; hand G08; fresh 1", "seat: 2")
    assert after(other, "print G08").asked == ("trees-A",)


@pytest.mark.clause("KAN-SCHOOL-11", "KAN-SCHOOL-12", "KAN-SCHOOL-13", "KAN-RULING-02")
def test_kc_08_two_of_four_leave_and_two_columns_get_a_second_card():
    state = lesson("G05, G04, red, G10", "deck: GBRY", players=4)
    state = after(state, "take 1", "studio G05", "done", "pass", "take 3", "peek R01")
    state = after(state, "studio R01", "done", "pass")

    assert (state.row, state.due, state.step) == (2, (3,), "turn")
    state = after(state, "turn B01")
    assert state.school == ((), ("G04", "green"), (), ("G10", "B01"))
    assert (state.waiting, state.seat) == ((1, 3), 1)


@pytest.mark.clause("KAN-SCHOOL-14", "KAN-SCHOOL-15", "KAN-RULING-04", "KAN-SCHOOL-06")
def test_kc_09_who_becomes_alone_may_pass_and_then_takes_three_cards():
    state = read(
        "school: -, G01 green, -, G10 B01\nwaiting: 2 4\ndeck: YBRG\nplayer 1: forest\n"
        "player 2: ocean\nplayer 3: mountain\nplayer 4: plain"
    )
    state = after(state, "take 2", "peek G11", "studio G01", "studio G11")
    assert state.asked == ()
    state = after(state, "done")
    assert "pass" in may(state)

    state = after(state, "pass")

    assert state.school[3] == ("G10", "B01", "yellow")
    assert cited(state, "pass") == {"KAN-SCHOOL-06", "KAN-SCHOOL-15", "KAN-RULING-05"}
    assert may(state) == ["take 4"]
    assert len(after(state, "take 4", "peek Y01").painters[3].hand) == 2


TWELVE = "G01 G02 G03 B01 B02 B03 G04 R10 R07 B05 R08 B08"


@pytest.mark.clause(
    *("KAN-SCORE-02", "KAN-SCORE-03", "KAN-SCORE-04", "KAN-SCORE-05", "KAN-SCORE-06"),
    *("KAN-RULING-37", "KAN-CARD-10", "KAN-CARD-12", "KAN-RULING-43"),
)
def test_kc_10_the_parts_of_the_printed_example_make_38():
    state = working(f"plain; print {TWELVE}; studio G18 G15; took trees-C animals-C")

    assert lines_of(state) == {
        "KAN-SCORE-02": 13,
        "KAN-SCORE-03": 7,
        "KAN-CARD-10": 3,
        "KAN-SCORE-04": -1,
        "KAN-SCORE-05": 14,
        "KAN-SCORE-06": 2,
    }
    assert scores(kanagawa, state, 2)[0] == 38
