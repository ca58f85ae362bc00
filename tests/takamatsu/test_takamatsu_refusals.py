"""Every rule is seen refusing: position, move, and exactly the clauses cited."""

import pytest
from takamatsu_table import after, cited, facing, may, read
from talk import never_refusing

from japanboards import takamatsu
from japanboards.core.game import play
from japanboards.core.rulebook import Illegal
from japanboards.takamatsu import BOOK
from japanboards.takamatsu.text.notation import read_move

DEALING = takamatsu.new_game(3)
STARTING = takamatsu.new_game(3, colors="in order")
LAYING = takamatsu.new_game(3, colors="in order", first=0)
FLIPPING = after(LAYING, "back open")
PEEKING = after(
    facing("R1", "outer black", table="display: ?, 1, 4, 2, 1\nheld: blue 2"),
    "march outer black: R1 to outer red",
    "flip 3",
    "back open",
)
OVER = after(
    facing("R1 B1 Y1", table="points: red 20\nturn: player 3, round 5, last\nheld: red 3"),
    "march gate: R1 Y1 to stairs",
    "wait",
)
ROOM = facing("R2 B1 Y1")
RED = facing("R3", table="held: red 4, blue 2")
ASKED = after(RED, "march gate: R1 to court")
PLUS = facing("R3", "+2")
ONE = facing("R3", "+1")
BEFORE = facing("R3", "inner red")
TWO = facing("B2 Y1 R1", players=2)
ALONE = facing("B2 Y1", players=2)
EARNED = read(
    "colors: blue+yellow, red+purple\nrooms: gate B2 R2\nheld: yellow 4\noptions: hidden_2p=earned"
)
LAP = facing("R7 B3", "outer blue")
CASES = [
    (OVER, "deal red", "END-02 SET-01"),
    (OVER, "start player 1", "END-02 TURN-01"),
    (OVER, "back open", "END-02 RULING-30"),
    (OVER, "flip 3", "END-02 EVAL-10"),
    (OVER, "peek 3", "END-02 HID-01"),
    (OVER, "march gate: B1 to court", "END-02"),
    (OVER, "activate 3 red", "END-02"),
    (OVER, "wait", "END-02"),
    (DEALING, "deal green", "COMP-03"),
    (after(DEALING, "deal red"), "deal red", "SET-01"),
    (DEALING, "start player 1", "TURN-01"),
    (STARTING, "deal red", "SET-01"),
    (STARTING, "start player 4", "TURN-01"),
    (LAYING, "back striped", "RULING-30"),
    (LAYING, "flip 3", "EVAL-10"),
    (LAYING, "peek 3", "HID-01"),
    (LAYING, "march gate: R1 to court", "TURN-03 TURN-04"),
    (LAYING, "activate 3 red", "RULING-08"),
    (LAYING, "wait", "RULING-08"),
    (FLIPPING, "back open", "RULING-30"),
    (FLIPPING, "flip 5", "EVAL-10"),
    (PEEKING, "peek 2", "HID-01"),
    (PEEKING, "peek 9", "HID-01"),
    (PEEKING, "activate 2 blue", "RULING-08"),
    (ASKED, "march court: R1 to stairs", "RULING-08"),
    (ASKED, "activate 2 blue", "HID-02 HID-04"),
    (RED, "wait", "TURN-03 RULING-03"),
    (RED, "activate 2 red", "HID-02"),
    (RED, "activate 4 blue", "HID-04"),
    (RED, "activate 4 green", "COMP-03"),
    (EARNED, "activate 4 blue", "RULING-17"),
    (EARNED, "activate 4 red", "HID-04 RULING-17"),
    (ROOM, "march cellar: R1 to gate", "TURN-04"),
    (ROOM, "march gate: R3 B1 to outer black", "TURN-04"),
    (ROOM, "march gate: nobody to court", "TURN-03"),
    (ROOM, "march gate: B1 Y1 to stairs", "MOVE-05"),
    (ROOM, "march gate: R2 to stairs", "MOVE-06"),
    (ROOM, "march gate: R2 B1 Y1 to outer black", "MOVE-09 RULING-22"),
    (RED, "march gate: R3 to inner red", "MOVE-09"),
    (TWO, "march gate: B2 to stairs", "MOVE-06 2P-01 2P-02"),
    (facing("B2 R1", players=2), "march gate: B2 to stairs", "MOVE-06 2P-01"),
    (ALONE, "march gate: B2 to stairs", "2P-03"),
    (RED, "march gate: R1 to cellar", "MOVE-03"),
    (RED, "march gate: R1 to gate", "MOVE-03"),
    (LAP, "march outer blue: R6 B3 to outer blue", "MOVE-03 RULING-26"),
    (RED, "march gate: R1 to stairs", "MOVE-11"),
    (RED, "march gate: R1 to outer hall", "MOVE-11 MOVE-01"),
    (ONE, "march +1: R1 to inner yellow", "MOVE-11 MOVE-12"),
    (PLUS, "march +2: R1 to inner purple", "MOVE-11 MOVE-13"),
    (PLUS, "march +2: R1 to gate", "MOVE-11 MOVE-13"),
    (BEFORE, "march inner red: R1 to inner blue", "MOVE-11 MOVE-14"),
    (ROOM, "march gate: R2 to court", "MOVE-06 MOVE-11"),
    (ROOM, "march gate: B1 to outer hall", "MOVE-05 MOVE-11 MOVE-01"),
    (ROOM, "march gate: R40 to court", "TURN-04"),
    (ASKED, "march gate: B1 to court", "RULING-08 TURN-04"),
    (facing("R5 B1"), "march gate: R5 to outer black", "MOVE-06 MOVE-11"),
    (PLUS, "march +2: R2 to inner blue", "MOVE-11"),
    (facing("R7 B3", "court"), "march court: R6 B3 to stairs", "MOVE-11"),
]
NAMES = [f"{move} - {ids}" for _, move, ids in CASES]


@pytest.mark.clause(
    *("TAK-END-02", "TAK-SET-01", "TAK-COMP-03", "TAK-TURN-01", "TAK-TURN-03", "TAK-TURN-04"),
    *("TAK-EVAL-10", "TAK-HID-01", "TAK-HID-02", "TAK-HID-04", "TAK-MOVE-01", "TAK-MOVE-03"),
    *("TAK-MOVE-05", "TAK-MOVE-06", "TAK-MOVE-09", "TAK-MOVE-11", "TAK-MOVE-12", "TAK-MOVE-13"),
    *("TAK-MOVE-14", "TAK-2P-01", "TAK-2P-02", "TAK-2P-03", "TAK-RULING-03", "TAK-RULING-08"),
    *("TAK-RULING-17", "TAK-RULING-22", "TAK-RULING-26", "TAK-RULING-30"),
)
@pytest.mark.parametrize(("state", "move", "ids"), CASES, ids=NAMES)
def test_a_refusal_cites_exactly_the_clauses_offended(state, move, ids):
    assert cited(state, move) == {f"TAK-{each}" for each in ids.split()}
    assert move not in may(state)


def test_every_rule_is_seen_refusing_every_kind_of_move_it_judges():
    tries = [(state, read_move(text)) for state, text, _ in CASES]
    assert never_refusing(BOOK, tries) == []


def test_a_refused_move_changes_nothing_and_carries_every_breach():
    before = repr(ROOM)
    with pytest.raises(Illegal) as refused:
        play(takamatsu, ROOM, read_move("march gate: R2 to court"))
    assert repr(ROOM) == before
    assert str(refused.value) == (
        "a blue or yellow samurai has to come along: gate is not yours alone [TAK-MOVE-06]; "
        "2 samurai go 2 rooms: from gate to stairs, not to court [TAK-MOVE-11]"
    )
