"""Every rule is seen refusing: position, move, and exactly the clauses cited."""

import pytest
from hokkaido_toy import X, Y, after, cited, may, toy
from talk import never_refusing

from japanboards import hokkaido
from japanboards.core.game import play
from japanboards.core.rulebook import Illegal
from japanboards.hokkaido import BOOK
from japanboards.hokkaido.text.notation import read_move

CHINA, KOREA = "Kitami-China", "Kitami-Korea"
DEALING = toy()
PLACING = toy("turn: player 1, place", "pieces 2: K 1")
OVER = toy("turn: over", "turns: 4", "until: 4", "pieces 1: S 1", f"hand 1: {X}")
HERE = toy(
    "pieces 1: S 1, a 1, Japan 1, At Sea 1",
    "pieces 2: K 1",
    f"public: {X}, {Y} 1 2, {KOREA} 2",
    f"hand 1: {CHINA}",
    "revealed 1: Sapporo-Korea",
    "revealed 2: Sapporo-China",
    "deck: 0",
)
TIRED = {
    kind: toy(
        f"turn: player 1, {kind} 2",
        "pieces 1: S 1, Japan 1",
        f"public: {Y}",
        f"hand 1: {CHINA}",
    )
    for kind in ("land", "sea", "grow", "claim", "draw", "take", "discard", "reveal")
}
KEEPING = toy(
    "turn: player 1, draw 2, both 1", "pieces 1: S 1", f"drawn: {X}, {Y}", draw_cap="actions"
)
HOMELESS = toy("pieces 1: Japan 1")
LEFT = after(toy("pieces 1: b 1"), "sea b At Sea")
POOR = toy("pieces 1: S 1, Japan 1; stock 0", f"public: {Y}", "hand 1: Sapporo-China")
ACTIONS = ("land S a", "sea S At Sea", "grow S", f"claim {X}", f"reveal {X}", f"discard {X}")
ACTIONS += ("draw", f"take {X}", "stop")
CASES = [
    *((OVER, action, "END-05") for action in ACTIONS),
    *((PLACING, action, "SETUP-14") for action in ACTIONS),
    *((KEEPING, action, "RULING-07") for action in ACTIONS),
    (OVER, f"deal {Y}", "END-05 DRAW-02"),
    (OVER, "place S", "END-05"),
    (OVER, f"keep {X}", "END-05"),
    (DEALING, "deal Mars", "GEN-04"),
    (DEALING, "place S", "RULING-02"),
    (DEALING, "grow S", "SETUP-14"),
    (PLACING, f"deal {X}", "DRAW-02"),
    (PLACING, "place a", "SETUP-11"),
    (PLACING, "place K", "SETUP-13"),
    (PLACING, "place Japan", "SETUP-11"),
    (PLACING, "place Mars", "MAP-04"),
    (PLACING, f"keep {X}", "SETUP-14"),
    (HERE, "place K", "SETUP-12"),
    (HERE, "stop", "TURN-03"),
    (HERE, "land K b", "RULING-04"),
    (HERE, "land S K", "LAND-01"),
    (HERE, "land S Mars", "MAP-04"),
    (HERE, "land Japan S", "RULING-04"),
    (HERE, "sea S At Sea", "SEA-10 SEA-11 RULING-17"),
    (HERE, "sea a At Sea", "SEA-01 SEA-10 SEA-11 RULING-17"),
    (HERE, "sea At Sea a", "SEA-03"),
    (HERE, "sea At Sea Japan", "SEA-10 SEA-11"),
    (HERE, "sea S Japan", "SEA-05 SEA-10 SEA-11"),
    (HERE, "sea K China", "RULING-04 SEA-05"),
    (HERE, "sea Mars At Sea", "MAP-04 SEA-10 SEA-11 RULING-17"),
    (HERE, "grow K", "GROW-01"),
    (HERE, "grow Japan", "GROW-06"),
    (HERE, "grow Mars", "MAP-04"),
    (HOMELESS, "grow K", "GROW-01 GROW-02"),
    (LEFT, "grow S", "GROW-01 RULING-19"),
    (POOR, "grow S", "RULING-05"),
    (POOR, f"claim {Y}", "RULING-05"),
    (POOR, "reveal Sapporo-China", "RULING-05 REV-02 ROUTE-03"),
    (HERE, f"claim {X}", "CLAIM-01 ROUTE-01"),
    (HERE, f"claim {KOREA}", "CLAIM-01 ROUTE-03"),
    (HERE, f"claim {Y}", "CLAIM-07 CLAIM-09"),
    (HERE, "claim Sapporo-China", "CLAIM-01 REV-07"),
    (HERE, "claim Sapporo-Korea", "CLAIM-01 REV-05"),
    (HERE, "claim Mars", "GEN-04"),
    (HERE, "reveal Mars", "GEN-04"),
    (HERE, "discard Mars", "GEN-04"),
    (HERE, "take Mars", "GEN-04"),
    (KEEPING, "keep Mars", "GEN-04"),
    (toy("pieces 1: S 1", f"hand 1: {X}"), f"reveal {X}", "REV-02 ROUTE-01"),
    (HERE, f"reveal {CHINA}", "REV-02 ROUTE-03"),
    (HERE, f"reveal {X}", "REV-01"),
    (HERE, "reveal Sapporo-Korea", "REV-01 REV-05"),
    (HERE, f"discard {X}", "DISC-01 RULING-13"),
    (HERE, "discard Sapporo-Korea", "DISC-01 RULING-13 REV-05"),
    (HERE, "draw", "RULING-08"),
    (HERE, f"take {CHINA}", "DRAW-07"),
    (HERE, f"take {KOREA}", "DRAW-08"),
    (HERE, f"take {Y}", "DRAW-08 RULING-12"),
    (HERE, f"keep {X}", "DRAW-02"),
    (after(toy("pieces 1: S 1"), "draw", f"deal {X}"), f"deal {X}", "RULING-10"),
    (KEEPING, f"keep {CHINA}", "DRAW-02"),
    (KEEPING, "keep both", "DRAW-05 DRAW-06 RULING-06 RULING-07 RULING-34"),
    (TIRED["land"], "land S a", "TURN-05 LAND-07"),
    (TIRED["sea"], "sea S At Sea", "TURN-05 SEA-06"),
    (TIRED["grow"], "grow S", "TURN-05 GROW-07"),
    (TIRED["claim"], f"claim {Y}", "TURN-05 RULING-16"),
    (TIRED["reveal"], f"reveal {CHINA}", "TURN-05 REV-08 REV-02 ROUTE-03"),
    (TIRED["draw"], "draw", "TURN-05 DRAW-04 RULING-06"),
    (TIRED["take"], f"take {Y}", "TURN-05 DRAW-09 RULING-06"),
    (TIRED["discard"], f"discard {CHINA}", "TURN-05 DISC-02"),
]


@pytest.mark.parametrize(("state", "move", "clauses"), CASES)
def test_exactly_these_clauses_are_cited(state, move, clauses):
    assert cited(state, move) == {f"HOK-{clause}" for clause in clauses.split()}
    assert move not in may(state)


@pytest.mark.parametrize(("state", "move", "clauses"), CASES)
def test_a_refused_move_changes_nothing_and_says_why(state, move, clauses):
    with pytest.raises(Illegal) as refused:
        play(hokkaido, state, read_move(move))
    assert all(breach.complaint.strip() for breach in refused.value.breaches)


def test_every_rule_is_seen_refusing_every_kind_of_move_it_judges():
    tries = [(state, read_move(text)) for state, text, _ in CASES]
    assert never_refusing(BOOK, tries) == []


def test_what_is_no_move_of_this_game_is_refused():
    with pytest.raises(ValueError, match="is not a move of this game; its moves are: Claim, Deal"):
        hokkaido.breaches(HERE, "grow S")
