"""Every rule is seen refusing: position, move, and exactly the clauses cited."""

import pytest
from kaigan_toy import acting, after, cited, may, on_toy, read, scored, tiles
from talk import never_refusing

from japanboards import kaigan
from japanboards.core.game import play
from japanboards.core.rulebook import Illegal
from japanboards.kaigan import BOOK
from japanboards.kaigan.text.notation import read_move

OVER = scored(read("round: 5\nphase: neutral"), 6, 6)
START = kaigan.new_game(4)
OPEN = read("turn: red\nrow 2: yellow\nrow 3: free; 1 great of blue")
LAID = after(OPEN, "lay mapping 1 2")
HOLDS = read("round: 2\nquadrant: red\nturn: red")
PASSED = after(HOLDS, "quadrant")
THREE = read("players: 3\nturn: red, opened")
STUCK = read(
    "row 1: yellow\nrow 2: blue\nrow 3: green\n"
    "row 4: free; 1 dispatch of yellow; 2 mapping of blue; 3 great of green; 4 mapping of green"
)
LAST = read(
    "turn: red, opened\nrow 3: free; 1 mapping of red; 2 dispatch of red; 3 great of red\n"
    "row 4: free; 1 artistic of red; 2 government of red; 3 flexible of red"
)
JOB = read("phase: actions 1/1\nrow 1: red\nrow 2: yellow\nrow 3: blue\nrow 4: green")
WALK = on_toy("phase: actions 3/1")
ROLLING = read("phase: neutral")
ART = acting("artistic", "red: 20 ryo; surveyors Ezo")
POOR = acting("flexible", "red: 1 ryo; artistic 15")
SENDS = acting("dispatch", "red: 20 ryo; surveyors Ezo")
BROKE = acting("dispatch", "red: 1 ryo")
SENT = after(SENDS, "dispatch 2", "send supply Dewa")
SENT3 = after(SENDS, "dispatch 3", "send supply Dewa")
NARROW = on_toy(
    "phase: actions 2/1\nrow 1: yellow\nrow 2: red; 1 dispatch of red\nrow 3: blue\nrow 4: green\n"
    "map: Alpha; empty; empty\nbox: Beta Gamma Delta"
)
CROSSED = after(
    on_toy(
        "phase: actions 2/1\nrow 1: yellow\nrow 2: red; 1 dispatch of red\nrow 3: blue\n"
        "row 4: green\nred: 20 ryo; surveyors Alpha Beta Gamma"
    ),
    "dispatch 3",
    "send Alpha Beta",
)
MAPS = acting("mapping", "red: 20 ryo; surveyors Dewa Ezo", tiles(Dewa="blue 2", Ezo="red 2"))
GREAT = acting("great", "red: 20 ryo; surveyors Dewa Ezo", tiles(Dewa="blue 2", Ezo="red 2"))
MAPLESS = acting("mapping", "red: 1 ryo; surveyors Dewa")
GREATLESS = acting("great", "red: 1 ryo; surveyors Dewa")

CASES = [
    (OVER, "reveal Kii", "END-01"),
    (OVER, "roll 3", "END-01"),
    (OVER, "lay mapping 1 2", "END-01"),
    (OVER, "quadrant", "END-01"),
    (OVER, "claim 2", "END-01"),
    (OVER, "stop", "END-01"),
    (OVER, "pass", "END-01"),
    (OVER, "act", "END-01"),
    (OVER, "flexible ryo", "END-01"),
    (OVER, "send supply Ezo", "END-01"),
    (OVER, "dispatch 2", "END-01"),
    (OVER, "map Ezo 1", "END-01"),
    (OVER, "great plain Ezo", "END-01"),
    (START, "lay mapping 1 2", "FLOW-02"),
    (START, "quadrant", "FLOW-02"),
    (START, "claim 1", "FLOW-02"),
    (START, "stop", "FLOW-02"),
    (START, "pass", "FLOW-02"),
    (START, "act", "FLOW-02"),
    (START, "flexible ryo", "FLOW-02"),
    (START, "send supply Ezo", "FLOW-02 RULING-20"),
    (START, "dispatch 2", "FLOW-02"),
    (START, "map Ezo 1", "FLOW-02"),
    (START, "great plain Ezo", "FLOW-02"),
    (START, "roll 2", "FLOW-02"),
    (OPEN, "reveal Kii", "FLOW-02"),
    (OPEN, "reveal Ezo", "FLOW-02 SET-04"),
    (ROLLING, "roll 0", "COMP-10"),
    (START, "reveal Atlantis", "SET-04"),
    (OPEN, "lay mapping 5 1", "COMP-01"),
    (OPEN, "lay job 1 2", "COMP-08"),
    (OPEN, "lay mapping 1 1", "P1-03"),
    (HOLDS, "lay mapping 1 3", "P1-03 RULING-08"),
    (OPEN, "lay mapping 3 1", "P1-04"),
    (OPEN, "lay mapping 2 1", "P1-05"),
    (LAID, "lay great 1 4", "P1-02"),
    (LAID, "lay mapping 1 4", "P1-02 COMP-08"),
    (THREE, "lay mapping 4 1", "P1-02 P1-14"),
    (THREE, "claim 4", "P1-14"),
    (OPEN, "quadrant", "P1-06 RULING-11 RULING-07"),
    (PASSED, "quadrant", "P1-06 RULING-11"),
    (OPEN, "claim 1", "P1-07 RULING-09"),
    (LAID, "claim 2", "P1-08"),
    (LAID, "claim 9", "P1-08"),
    (OPEN, "stop", "P1-02 RULING-02"),
    (STUCK, "stop", "RULING-04"),
    (LAST, "stop", "P1-12"),
    (ART, "flexible ryo", "P2-04"),
    (ART, "dispatch 2", "P2-04"),
    (ART, "map Ezo 1", "P2-04"),
    (ART, "great plain Ezo", "P2-04"),
    (SENDS, "act", "P2-04"),
    (WALK, "act", "P2-11"),
    (JOB, "flexible ryo", "P2-11"),
    (JOB, "dispatch 2", "P2-11"),
    (JOB, "map Ezo 1", "P2-11 ACT-10"),
    (JOB, "great plain Ezo", "P2-11 ACT-13"),
    (JOB, "send supply Ezo", "P2-12 RULING-25"),
    (SENT, "pass", "RULING-16"),
    (SENT, "act", "P2-04 RULING-16"),
    (SENT, "flexible ryo", "P2-04 RULING-16"),
    (SENT, "dispatch 2", "RULING-16"),
    (SENT, "map Ezo 1", "P2-04 RULING-16"),
    (SENT, "great plain Ezo", "P2-04 RULING-16"),
    (POOR, "flexible travel", "RULING-15"),
    (POOR, "send supply Ezo", "RULING-15"),
    (POOR, "flexible artistic", "RULING-15 RULING-22"),
    (POOR, "flexible gold", "ACT-19"),
    (BROKE, "dispatch 2", "RULING-15"),
    (MAPLESS, "map Dewa 1", "RULING-15"),
    (GREATLESS, "great plain Dewa", "RULING-15"),
    (ART, "send supply Kii", "RULING-20"),
    (ART, "send Ezo Ezo", "RULING-19"),
    (ART, "send Dewa Ezo", "ACT-04"),
    (ART, "send Kii Ezo", "ACT-04"),
    (SENT, "send Dewa Noto", "ACT-09"),
    (SENT, "send supply Dewa", "ACT-07"),
    (SENT3, "send supply Dewa", "ACT-08"),
    (SENDS, "dispatch 4", "ACT-07 ACT-08"),
    (NARROW, "dispatch 2", "RULING-16"),
    (CROSSED, "send Beta Alpha", "RULING-16"),
    (MAPS, "map Noto 1", "ACT-10"),
    (MAPS, "map Noto 2", "ACT-11"),
    (MAPS, "map Dewa 0", "ACT-10 ACT-11"),
    (MAPS, "map Dewa 2", "ACT-12 RULING-16"),
    (MAPS, "map Ezo 1", "P2-14"),
    (GREAT, "great plain Noto", "ACT-13"),
    (GREAT, "great rich Noto", "ACT-14"),
    (GREAT, "great dear Dewa", "ACT-15"),
    (GREAT, "great plain Dewa Dewa", "ACT-13 RULING-17 ACT-12 RULING-16"),
    (GREAT, "great rich Dewa Dewa", "ACT-12 RULING-16"),
    (GREAT, "great rich Dewa Dewa Dewa", "ACT-14 ACT-12 RULING-16"),
    (GREAT, "great rich Ezo", "P2-14"),
]
NAMES = [f"{number}: {move}" for number, (_, move, _) in enumerate(CASES)]
NO_TILES = kaigan.Great("plain", ())


@pytest.mark.clause(
    *("KAI-END-01", "KAI-FLOW-02", "KAI-SET-04", "KAI-COMP-10", "KAI-COMP-01", "KAI-COMP-08"),
    *("KAI-P1-02", "KAI-P1-03", "KAI-P1-04", "KAI-P1-05", "KAI-P1-06", "KAI-P1-07", "KAI-P1-08"),
    *("KAI-P1-12", "KAI-P1-14", "KAI-P2-04", "KAI-P2-11", "KAI-P2-12", "KAI-P2-14", "KAI-ACT-04"),
    *("KAI-ACT-07", "KAI-ACT-08", "KAI-ACT-09", "KAI-ACT-10", "KAI-ACT-11", "KAI-ACT-12"),
    *("KAI-ACT-13", "KAI-ACT-14", "KAI-ACT-15", "KAI-ACT-19", "KAI-RULING-02", "KAI-RULING-04"),
    *("KAI-RULING-07", "KAI-RULING-08", "KAI-RULING-09", "KAI-RULING-11", "KAI-RULING-15"),
    *("KAI-RULING-16", "KAI-RULING-17", "KAI-RULING-19", "KAI-RULING-20", "KAI-RULING-22"),
    "KAI-RULING-25",
)
@pytest.mark.parametrize(("state", "move", "ids"), CASES, ids=NAMES)
def test_a_refusal_cites_exactly_the_clauses_offended(state, move, ids):
    assert cited(state, move) == {f"KAI-{each}" for each in ids.split()}
    assert move not in may(state)


def test_a_great_mapping_of_no_tile_is_refused():
    found = {breach.clause.id for breach in kaigan.breaches(GREAT, NO_TILES)}
    assert found == {"KAI-ACT-13", "KAI-ACT-14"}


def test_every_rule_is_seen_refusing_every_kind_of_move_it_judges():
    tries = [(state, read_move(text)) for state, text, _ in CASES] + [(GREAT, NO_TILES)]
    assert never_refusing(BOOK, tries) == []


def test_a_refused_move_changes_nothing_and_carries_every_breach():
    before = repr(POOR)
    with pytest.raises(Illegal) as refused:
        play(kaigan, POOR, read_move("flexible artistic"))
    assert repr(POOR) == before
    assert str(refused.value) == (
        "that costs 3 Ryo, and player 1 has 1 [KAI-RULING-15]; "
        "the artistic disc is on the last space of its track, 15 [KAI-RULING-22]"
    )
