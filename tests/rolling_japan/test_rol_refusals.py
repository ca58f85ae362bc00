"""Every rule is seen refusing: position, move, and exactly the clauses cited."""

import pytest
from rolling_japan_toy import after, cited, facing, may, on_toy
from talk import never_refusing

from japanboards import rolling_japan
from japanboards.core.game import play
from japanboards.core.rulebook import Illegal
from japanboards.rolling_japan import BOOK
from japanboards.rolling_japan.text.notation import read_move

START = rolling_japan.new_game(1)
DRAWN = after(START, "draw red", "draw blue")
OVER = after(
    facing("red 3", table="rounds: 7\nbag: player 1, white"),
    "write red Tokyo",
)
BOTH = on_toy("red 4, blue 2")
CHANGED = after(BOTH, "change blue green")
USED = after(BOTH, "write blue B1")
SPENT = on_toy("red 4", "; changes 3")
BLOCKED = on_toy("red 1", "R2 6")
PURPLE = on_toy("purple 3", "R2 6")
SEA = on_toy("blue 3", "R3 5")
STRICT = on_toy("purple 3, red 3", cc_on_purple=False, cc_into_full=False)
CASES = [
    (OVER, "draw red", "RND-06"),
    (OVER, "roll 3", "RND-06 TURN-02"),
    (OVER, "change red blue", "RND-06"),
    (OVER, "write red Tokyo", "RND-06 DIE-01 RULING-17"),
    (OVER, "write purple Tokyo", "RND-06 DIE-02 RULING-17"),
    (OVER, "cross red Tokyo", "RND-06 X-01 RULING-17"),
    (OVER, "skip red", "RND-06"),
    (START, "draw pink", "COMP-01 TURN-01"),
    (START, "roll 3", "TURN-02"),
    (START, "roll 9", "TURN-02 RULING-01"),
    (START, "change red blue", "TURN-02"),
    (START, "write red Tokyo", "TURN-02"),
    (START, "cross red Tokyo", "TURN-02"),
    (START, "skip red", "TURN-02"),
    (DRAWN, "draw black", "TURN-01"),
    (DRAWN, "write red Tokyo", "TURN-02"),
    (BOTH, "draw black", "TURN-01"),
    (BOTH, "roll 3", "TURN-02"),
    (BOTH, "change pink blue", "COMP-01"),
    (BOTH, "write pink R1", "COMP-01"),
    (BOTH, "cross pink R1", "COMP-01"),
    (BOTH, "skip pink", "COMP-01"),
    (BOTH, "change green red", "TURN-04"),
    (BOTH, "write green G1", "TURN-04"),
    (BOTH, "cross green G1", "TURN-04"),
    (BOTH, "skip green", "TURN-04"),
    (BOTH, "write red Q1", "COMP-03"),
    (BLOCKED, "cross red Q1", "COMP-03"),
    (BOTH, "cross red Q1", "COMP-03 MAND-01 MAND-02 RULING-16"),
    (BOTH, "write red B1", "DIE-01"),
    (BOTH, "write red W1", "DIE-01 RULING-17"),
    (BOTH, "cross red B1", "X-02 MAND-01 MAND-02 RULING-16"),
    (BOTH, "cross red R1", "MAND-01 MAND-02 RULING-16"),
    (BOTH, "skip red", "X-03 MAND-01 MAND-02"),
    (BOTH, "change red red", "RULING-09"),
    (BOTH, "change red pink", "CC-03"),
    (CHANGED, "change red black", "TURN-05 RULING-04"),
    (CHANGED, "write red R1", "TURN-05 RULING-04"),
    (CHANGED, "cross red R1", "TURN-05 RULING-04 MAND-01 MAND-02 RULING-16"),
    (CHANGED, "skip red", "TURN-05 RULING-04 X-03 MAND-01 MAND-02"),
    (CHANGED, "change blue black", "RULING-13"),
    (CHANGED, "write blue B1", "DIE-01 RULING-27"),
    (CHANGED, "cross blue B1", "X-02 RULING-27 MAND-01 MAND-02 RULING-16"),
    (USED, "change blue green", "TURN-04 RULING-14"),
    (USED, "write blue B2", "TURN-04"),
    (USED, "write red R3", "ADJ-01 ADJ-02 ADJ-04"),
    (SPENT, "change red blue", "CC-01"),
    (BLOCKED, "write red R1", "ADJ-01"),
    (BLOCKED, "write red R2", "DIE-01 RULING-17"),
    (BLOCKED, "cross red R2", "X-01 RULING-17"),
    (BLOCKED, "cross red B1", "X-02"),
    (BLOCKED, "skip red", "X-03 X-01"),
    (PURPLE, "write purple W1", "DIE-02 RULING-17"),
    (PURPLE, "cross purple R1", "MAND-01 MAND-02 RULING-16 RULING-06"),
    (PURPLE, "cross purple W1", "X-01 RULING-17 MAND-01 MAND-02 RULING-16 RULING-06"),
    (SEA, "write blue B1", "ADJ-01 ADJ-02 ADJ-04"),
    (STRICT, "change purple red", "RULING-07"),
    (STRICT, "change purple white", "RULING-07 RULING-11"),
    (STRICT, "change red white", "RULING-11"),
]
NAMES = [f"{move} - {ids}" for _, move, ids in CASES]


@pytest.mark.clause(
    *("ROL-RND-06", "ROL-COMP-01", "ROL-COMP-03", "ROL-TURN-01", "ROL-TURN-02", "ROL-TURN-04"),
    *("ROL-TURN-05", "ROL-DIE-01", "ROL-DIE-02", "ROL-X-01", "ROL-X-02", "ROL-X-03"),
    *("ROL-ADJ-01", "ROL-ADJ-02", "ROL-ADJ-04", "ROL-MAND-01", "ROL-MAND-02", "ROL-CC-01"),
    *("ROL-CC-03", "ROL-RULING-01", "ROL-RULING-04", "ROL-RULING-06", "ROL-RULING-07"),
    *("ROL-RULING-09", "ROL-RULING-11", "ROL-RULING-13", "ROL-RULING-14", "ROL-RULING-16"),
    *("ROL-RULING-17", "ROL-RULING-27"),
)
@pytest.mark.parametrize(("state", "move", "ids"), CASES, ids=NAMES)
def test_a_refusal_cites_exactly_the_clauses_offended(state, move, ids):
    assert cited(state, move) == {f"ROL-{each}" for each in ids.split()}
    assert move not in may(state)


def test_every_rule_is_seen_refusing_every_kind_of_move_it_judges():
    tries = [(state, read_move(text)) for state, text, _ in CASES]
    assert never_refusing(BOOK, tries) == []


def test_a_refused_move_changes_nothing_and_carries_every_breach():
    before = repr(BOTH)
    with pytest.raises(Illegal) as refused:
        play(rolling_japan, BOTH, read_move("write red W1"))
    assert repr(BOTH) == before
    assert refused.value.move == read_move("write red W1")
    assert str(refused.value) == (
        "W1 is not in Red, where the red die goes [ROL-DIE-01]; "
        "W1 is filled: it holds an X [ROL-DIE-01, ROL-RULING-17]"
    )
