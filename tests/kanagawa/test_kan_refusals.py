"""Every rule is seen refusing: position, move, and exactly the clauses cited."""

import pytest
from kanagawa_toy import after, cited, lesson, may, read, working
from talk import never_refusing

from japanboards import kanagawa
from japanboards.core.game import CHANCE, play
from japanboards.core.rulebook import Illegal
from japanboards.kanagawa import BOOK
from japanboards.kanagawa.text.notation import read_move, write_move

TILES = after(kanagawa.new_game(2), "tile forest")
BACKS = read("step: back\nrow: 1\ndue: 1 2\ndeck: empty, 72 more")
NO_GREEN = read(
    "step: back\nrow: 1\ndue: 1 2\ndeck: GGGGGGGGGGGGGGGGGG, 54 more",
)
TURN = read("step: turn\nrow: 1\nschool: G01, -\ndue: 2\ndeck: BRY")
PEEK = read("step: peek\npeeks: red\nschool: G01, -\nplayer 1: forest\nplayer 2: ocean")
SCHOOL = lesson("G01, -")
ALONE = lesson("G01 B01, -", "waiting: 1")
THIRD = lesson("G01 B01 R01, G02 B02 R02")
EMPTY = lesson("G01, G02", "deck: empty")
WORK = working("forest; print R01; studio G05; hand G04; fresh 1; brushes 1", table="school: G01")
PLACED = working("forest; studio G05; fresh 1 2; brushes 0; hand G12", table="arrows used: 1")
SPENT = working("forest; hand B13; spent 1; used 1")
OLD_ICON = working("forest; studio G05; hand B13; fresh 1; spent 2; used 1")
TWO = working("forest; hand G12; fresh 1")
KEEP = working("forest; studio G17; hand G03 G06")
ASKED = working("forest; print G04 G12; hand G05; fresh 1", table="asked: trees-A trees-B")
BARRED = working(
    "forest; took arrows-A; left trees-A", "ocean; took trees-B", table="school: G01, -"
)
OVER = after(working("forest; fresh 1; left trees-A", table="deck: empty"), "done")
CASES = [
    *((OVER, move, "END-03 SETUP-03") for move in ("tile forest",)),
    (OVER, "tile plain", "END-03"),
    (OVER, "back green", "END-03 COMP-02"),
    (OVER, "turn G01", "END-03"),
    (OVER, "peek G01", "END-03"),
    (OVER, "pass", "END-03"),
    (OVER, "take 1", "END-03"),
    (OVER, "depart", "END-03"),
    (OVER, "studio G01", "END-03"),
    (OVER, "print G01", "END-03"),
    (OVER, "place forest", "END-03"),
    (OVER, "shift forest ocean", "END-03"),
    (OVER, "claim trees-A", "END-03 DIP-01"),
    (OVER, "leave trees-A", "END-03 DIP-01"),
    (OVER, "done", "END-03"),
    (TILES, "tile forest", "SETUP-03"),
    (TILES, "tile lake", "COMP-01"),
    (TILES, "back green", "RULING-09"),
    (TILES, "pass", "ROUND-01"),
    (TILES, "take 1", "ROUND-01"),
    (TILES, "depart", "ROUND-01"),
    (TILES, "studio G01", "ROUND-01"),
    (TILES, "print G01", "ROUND-01"),
    (TILES, "place forest", "ROUND-01"),
    (TILES, "shift forest ocean", "ROUND-01"),
    (TILES, "done", "ROUND-01"),
    (TILES, "claim trees-A", "ROUND-01 DIP-01"),
    (TILES, "leave trees-A", "ROUND-01 DIP-01"),
    (BACKS, "back pink", "COMP-02"),
    (BACKS, "tile forest", "SETUP-03"),
    (BACKS, "turn G01", "SCHOOL-02"),
    (BACKS, "peek G01", "RULING-10"),
    (NO_GREEN, "back green", "COMP-02"),
    (TURN, "turn R01", "SCHOOL-07"),
    (TURN, "turn G01", "SETUP-05 SCHOOL-07"),
    (TURN, "turn Q1", "SETUP-05"),
    (TURN, "back green", "RULING-09 COMP-02"),
    (PEEK, "peek G02", "SCHOOL-07"),
    (PEEK, "peek G01", "SETUP-05 SCHOOL-07"),
    (PEEK, "pass", "RULING-10"),
    (PEEK, "take 1", "RULING-10"),
    (PEEK, "depart", "RULING-10"),
    (PEEK, "studio R01", "RULING-10"),
    (PEEK, "print R01", "RULING-10"),
    (PEEK, "place forest", "RULING-10"),
    (PEEK, "shift forest ocean", "RULING-10"),
    (PEEK, "done", "RULING-10"),
    (PEEK, "claim trees-A", "RULING-10 DIP-01"),
    (PEEK, "leave trees-A", "RULING-10 DIP-01"),
    (SCHOOL, "turn G02", "SCHOOL-02"),
    (SCHOOL, "take 2", "SCHOOL-09"),
    (SCHOOL, "take 3", "RULING-01"),
    (SCHOOL, "depart", "RULING-06"),
    (SCHOOL, "studio G01", "SCHOOL-04"),
    (SCHOOL, "print G01", "SCHOOL-04"),
    (SCHOOL, "place forest", "SCHOOL-04 RULING-11"),
    (SCHOOL, "shift forest ocean", "SCHOOL-04 RULING-11"),
    (SCHOOL, "done", "SCHOOL-04"),
    (SCHOOL, "claim trees-A", "DIP-01"),
    (ALONE, "pass", "SCHOOL-06 RULING-04"),
    (THIRD, "pass", "SCHOOL-15 RULING-05"),
    (EMPTY, "pass", "SCHOOL-16 RULING-08"),
    (WORK, "pass", "SCHOOL-08"),
    (WORK, "depart", "SCHOOL-08"),
    (WORK, "take 1", "SCHOOL-10"),
    (WORK, "studio X9", "COMP-02"),
    (WORK, "print X9", "COMP-02"),
    (WORK, "studio G08", "WORK-01"),
    (WORK, "print G05", "WORK-01 WORK-04"),
    (WORK, "studio R01", "WORK-01 WORK-04"),
    (WORK, "print G04", "PRINT-01 CARD-07"),
    (WORK, "print G04 plain", "RULING-41"),
    (WORK, "place lake", "CARD-03"),
    (WORK, "place plain", "BRUSH-03"),
    (WORK, "place forest", "BRUSH-06"),
    (WORK, "shift lake forest", "CARD-03 BRUSH-06"),
    (WORK, "shift ocean mountain", "BRUSH-04"),
    (WORK, "shift forest forest", "BRUSH-06"),
    (WORK, "done", "WORK-01"),
    (PLACED, "place plain", "BRUSH-01 BRUSH-03"),
    (PLACED, "shift forest plain", "BRUSH-04 BRUSH-05"),
    (SPENT, "print B13", "PRINT-01 CARD-07 BRUSH-07 BRUSH-08"),
    (OLD_ICON, "print B13", "PRINT-01 CARD-07 BRUSH-08"),
    (TWO, "print G12", "PRINT-01 CARD-07 PRINT-02"),
    (KEEP, "done", "WORK-03 RULING-25"),
    (ASKED, "studio G05", "DIP-01 RULING-20"),
    (ASKED, "print G05", "DIP-01 RULING-20"),
    (ASKED, "place forest", "DIP-01 RULING-20 BRUSH-06"),
    (ASKED, "shift forest forest", "DIP-01 RULING-20 BRUSH-06"),
    (ASKED, "done", "DIP-01 RULING-20 WORK-01"),
    (ASKED, "claim trees-B", "RULING-17"),
    (ASKED, "leave trees-B", "RULING-17"),
    (ASKED, "claim trees-Q", "COMP-04"),
    (ASKED, "leave trees-Q", "COMP-04"),
    (BARRED, "claim arrows-B", "DIP-01 DIP-03 RULING-38"),
    (BARRED, "leave arrows-B", "DIP-01 DIP-03 RULING-38"),
    (BARRED, "claim trees-A", "DIP-01 DIP-05"),
    (BARRED, "leave trees-A", "DIP-01 DIP-05"),
    (BARRED, "claim trees-B", "DIP-01 RULING-18"),
    (BARRED, "leave trees-B", "DIP-01 RULING-18"),
]
NAMES = [f"{move} - {ids}" for _, move, ids in CASES]


def offered(state):
    """What may happen, chance's moves included."""
    if kanagawa.to_move(state) == CHANCE:
        return [write_move(move) for move, _ in kanagawa.chance_moves(state)]
    return may(state)


@pytest.mark.clause(
    *("KAN-END-03", "KAN-ROUND-01", "KAN-RULING-10", "KAN-SETUP-03", "KAN-COMP-01"),
    *("KAN-RULING-09", "KAN-COMP-02", "KAN-SCHOOL-02", "KAN-SETUP-05", "KAN-SCHOOL-07"),
    *("KAN-SCHOOL-08", "KAN-SCHOOL-10", "KAN-SCHOOL-06", "KAN-RULING-04", "KAN-RULING-05"),
    *("KAN-SCHOOL-15", "KAN-RULING-08", "KAN-SCHOOL-16", "KAN-RULING-01", "KAN-SCHOOL-09"),
    *("KAN-RULING-06", "KAN-SCHOOL-04", "KAN-RULING-11", "KAN-RULING-20", "KAN-DIP-01"),
    *("KAN-WORK-01", "KAN-WORK-04", "KAN-CARD-07", "KAN-PRINT-01", "KAN-PRINT-02"),
    *("KAN-BRUSH-07", "KAN-BRUSH-08", "KAN-RULING-41", "KAN-CARD-03", "KAN-BRUSH-01"),
    *("KAN-BRUSH-03", "KAN-BRUSH-04", "KAN-BRUSH-05", "KAN-BRUSH-06", "KAN-WORK-03"),
    *("KAN-RULING-25", "KAN-COMP-04", "KAN-RULING-17", "KAN-DIP-03", "KAN-RULING-38"),
    *("KAN-DIP-05", "KAN-RULING-18"),
)
@pytest.mark.parametrize(("state", "move", "ids"), CASES, ids=NAMES)
def test_a_refusal_cites_exactly_the_clauses_offended(state, move, ids):
    assert cited(state, move) == {f"KAN-{each}" for each in ids.split()}
    assert move not in offered(state)


def test_every_rule_is_seen_refusing_every_kind_of_move_it_judges():
    tries = [(state, read_move(text)) for state, text, _ in CASES]
    assert never_refusing(BOOK, tries) == []


LACKS = (
    "the green card (3 trees, needs 2 forests) cannot be painted: "
    "a forest icon with a ready brush is missing"
)


def test_a_refused_move_changes_nothing_and_carries_every_breach():
    before = repr(TWO)
    with pytest.raises(Illegal) as refused:
        play(kanagawa, TWO, read_move("print G12"))
    assert repr(TWO) == before
    assert refused.value.move == read_move("print G12")
    assert str(refused.value) == (
        f"{LACKS} [KAN-PRINT-01, KAN-CARD-07]; "
        "2 forest icons with a ready brush are needed, and 1 is there [KAN-PRINT-02]"
    )


def test_taking_an_empty_column_is_refused_in_one_sentence():
    assert [str(b) for b in kanagawa.breaches(SCHOOL, read_move("take 2"))] == [
        "column 2 is empty, there is nothing to take [KAN-SCHOOL-09]"
    ]


def test_what_is_not_a_move_of_the_game_is_refused_in_a_sentence():
    with pytest.raises(ValueError, match="is not a move of this game"):
        kanagawa.breaches(SCHOOL, "take 1")
