"""Clauses, the rules that enforce them, and verdicts."""

from dataclasses import dataclass

import pytest
from talk import refusal

from japanboards.core.rulebook import Breach, Clause, Event, Illegal, Line, Rulebook

GO = Clause("EX-01", "Play", "Nobody goes at night.")
FAR = Clause("EX-02", "Play", "Nobody goes farther than three.")


@dataclass(frozen=True)
class Go:
    steps: int


@dataclass(frozen=True)
class Stay:
    pass


@pytest.fixture
def book():
    """Two clauses and the two rules that enforce them."""
    book = Rulebook.of([GO, FAR])

    @book.rule("EX-01", Go, Stay)
    def it_is_day(state, move):
        if state == "night":
            return f"no {type(move).__name__.lower()} at night"

    @book.rule("EX-02", Go)
    def the_way_is_short(state, move):
        if move.steps > 3:
            return f"{move.steps} steps are too many"

    return book


def test_a_move_that_offends_nothing_has_no_breach(book):
    assert book.breaches("day", Go(3)) == []


def test_a_move_is_answered_by_every_clause_it_offends_in_the_order_written(book):
    assert book.breaches("night", Go(4)) == [
        Breach(GO, "no go at night"),
        Breach(FAR, "4 steps are too many"),
    ]


def test_a_rule_judges_only_the_moves_it_was_registered_for(book):
    assert book.breaches("night", Stay()) == [Breach(GO, "no stay at night")]
    assert book.breaches("day", Stay()) == []


def test_something_that_is_no_move_is_refused_with_the_kinds_of_moves(book):
    assert (
        refusal(book.breaches, "day", 3) == "3 is not a move of this game; its moves are: Go, Stay"
    )


def test_a_rule_stays_an_ordinary_function():
    book = Rulebook.of([GO])

    @book.rule("EX-01", Stay)
    def it_is_day(state, move):
        """By day only."""

    assert (it_is_day.__name__, it_is_day.__doc__) == ("it_is_day", "By day only.")


def test_one_rule_may_stand_for_two_clauses():
    book = Rulebook.of([GO, FAR])

    @book.rule("EX-02", Stay)
    @book.rule("EX-01", Stay)
    def never(state, move):
        return "never"

    assert [breach.clause.id for breach in book.breaches("day", Stay())] == ["EX-01", "EX-02"]


def test_a_clause_stands_once_and_a_rule_needs_one_that_exists(book):
    assert refusal(Rulebook.of, [GO, GO]) == "the clause EX-01 stands twice in the rulebook"
    with pytest.raises(ValueError, match=r"no clause 'EX-99' \(did you mean EX-0\d\?\)"):
        book.rule("EX-99", Go)(lambda state, move: None)


def test_the_book_knows_its_clauses_and_what_is_enforced(book):
    assert book["EX-01"] is GO
    assert book.enforced() == {"EX-01", "EX-02"}
    assert Rulebook.of([GO]).enforced() == set()


def test_verdicts_events_and_points_are_said_with_their_clause():
    assert str(GO) == "EX-01 (Play): Nobody goes at night."
    assert str(Breach(GO, "it is dark")) == "it is dark [EX-01]"
    assert str(Event(GO, "the sun sets")) == "the sun sets [EX-01]"
    assert str(Line(0, 3, FAR, "three steps")) == "+3 three steps [EX-02]"
    assert str(Line(0, -2, FAR, "late")) == "-2 late [EX-02]"


def test_a_refused_move_carries_the_move_and_every_breach():
    breaches = [Breach(GO, "it is dark"), Breach(FAR, "too far")]
    refused = Illegal(Go(4), breaches)
    assert str(refused) == "it is dark [EX-01]; too far [EX-02]"
    assert (refused.move, refused.breaches) == (Go(4), tuple(breaches))
    assert isinstance(refused, ValueError)


def test_a_refused_move_says_one_sentence_once_with_all_its_ids():
    breaches = [Breach(GO, "it is dark"), Breach(FAR, "too far"), Breach(FAR, "it is dark")]
    assert str(Illegal(Go(4), breaches)) == "it is dark [EX-01, EX-02]; too far [EX-02]"
