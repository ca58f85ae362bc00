"""Hints: what a search likes, in sentences that rest on clauses."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from law_games import positions

from japanboards import GAMES, hokkaido, kaigan, kanagawa, rolling_japan, takamatsu
from japanboards.bots import hints
from japanboards.bots.hints import (
    Reason,
    apart,
    certain,
    changes,
    consequences,
    hope_in,
    named,
    points,
    prospects,
)
from japanboards.bots.plans import path
from japanboards.bots.search import Search
from japanboards.bots.steps import conclude
from japanboards.core.game import CHANCE
from japanboards.core.rulebook import Clause, Event, Line

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
RULE, OTHER = Clause("X-1", "1", "a rule"), Clause("X-2", "2", "another")


def reasons(game, text, move, seat=0):
    state = game.notation.read(text)
    chosen = game.notation.read_move(move)
    return list(map(str, consequences(game, state, seat, chosen, random.Random(1))))


@every_game
def test_hints_are_legal_moves_in_words_with_clauses_of_the_book(game):
    seen = 0
    for _, state in positions(game, 3, every=43):
        seat = game.to_move(state)
        if seat is None or seat == CHANCE:
            continue
        view = game.view(state, seat)
        found = hints(game, view, seat, random.Random(1), budget=10)
        seen += 1

        assert 1 <= len(found) <= 3
        assert all(hint.move in game.legal_moves(state) for hint in found)
        assert all(better.visits >= worse.visits - 1 for better, worse in pairwise(found))
        for hint in found:
            assert hint.told.startswith(game.notation.tell(view, hint.move).removesuffix("."))
            assert {reason.clause for reason in hint.reasons} <= game.BOOK.clauses.keys()
            assert str(hint).startswith(hint.told)
    assert seen


@every_game
def test_hints_are_the_same_whatever_the_secrets_behind_the_view(game):
    rng = random.Random(3)
    for _, state in positions(game, 2, every=47):
        seat = game.to_move(state)
        if seat is None or seat == CHANCE:
            continue
        seen = game.view(state, seat)
        other = game.view(game.resample(seen, seat, rng), seat)
        said = [
            [str(hint) for hint in hints(game, view, seat, random.Random(7), budget=8)]
            for view in (seen, other)
        ]
        assert said[0] == said[1]


def test_a_number_written_is_a_point_in_its_area():
    text = "writing: player 1, red 4, blue 2\nsheet 1: Chiba 3"
    assert reasons(rolling_japan, text, "write red Tokyo") == [
        "you get 1 point (Kanto: 2 of 7) [ROL-RULING-23]"
    ]


def test_an_open_card_is_certain_though_chance_lays_the_next_one():
    text = """
        colors: red, blue, yellow
        rooms: outer black R1, gate R2 B2 Y2
        points: red 6
        display: 4, -2, 1, 1, 2
    """
    said = reasons(takamatsu, text, "march outer black: R1 to outer red")
    assert "you get 4 points (red pagoda) [TAK-END-04]" in said
    assert any(line.endswith("[TAK-EVAL-03]") for line in said)


def test_what_only_some_tries_show_is_not_told_as_certain():
    sure, maybe = Event(RULE, "it rains"), Event(OTHER, "it snows")

    assert [str(r) for r in certain([[sure, maybe], [sure], [maybe, sure, sure]])] == [
        "it rains [X-1]"
    ]


def test_points_that_depend_on_luck_are_told_from_the_least_to_the_most():
    gains = [{(0, "X-1"): (1, "a pagoda")}, {(0, "X-1"): (4, "a pagoda")}, {(1, "X-2"): (-1, "")}]
    assert [str(reason) for reason in points(gains, 1)] == [
        "you get -1 to 0 points [X-2]",
        "player 1 gets 0 to 4 points (a pagoda) [X-1]",
    ]


def test_changes_are_summed_by_seat_and_clause():
    before = [Line(0, 3, RULE, "a: 3"), Line(0, 2, OTHER, "b"), Line(1, 1, RULE, "c")]
    after = [Line(0, 4, RULE, "a: 4"), Line(0, 2, OTHER, "b"), Line(1, 1, RULE, "c")]
    assert changes(before, after) == {(0, "X-1"): (1, "a: 4")}
    more = [*after, Line(0, 2, RULE, "d")]
    assert changes(before, more) == {(0, "X-1"): (3, "a: 4; d")}


def test_a_hint_says_how_it_goes_on_and_what_that_scores():
    position = """
        step: work
        player 1: forest; print G02 G05; hand G01; fresh 1; brushes 0
        player 2: ocean"""
    state = kanagawa.notation.read(position)
    found = hints(kanagawa, kanagawa.view(state, 0), 0, random.Random(1), budget=150)
    painting = next(
        hint for hint in found if hint.told.startswith("Player 1 paints the green card")
    )
    assert "KAN-SCORE-02" in {reason.clause for reason in painting.reasons}
    assert painting.then
    assert "Then: Player 1 " in str(painting)
    assert not set(painting.scores) & set(painting.reasons)


def test_a_move_that_prepares_a_claim_says_so():
    position = """
        pieces 1: Ishikari 2, Uryu 1, Kamikawa 1
        pieces 2: Kushiro 1
        public: Sapporo-Asahikawa, Hakodate-China 2
        hand 1: Sapporo-Japan"""
    search = Search(hokkaido, hokkaido.notation.read(position), 0, random.Random(1))
    conclude(search.thinking(60, None))
    move = hokkaido.notation.read_move("land Ishikari Sorachi")
    steps, scores = prospects(hokkaido.notation, search, move)
    assert [steps[0].move, steps[1].told] == [move, "Player 1 claims Sapporo-Asahikawa."]
    assert [str(reason) for reason in scores] == [
        "you get 2 points (first claims: Sapporo-Asahikawa) [HOK-CLAIM-02]"
    ]
    assert hope_in(search, move)[0] > 0


def test_what_follows_anyway_speaks_for_no_hint_but_points_are_always_told():
    common, point = Reason("it rains", "X-1"), Reason("you get 1 point", "X-2", scored=True)
    own = Reason("it snows", "X-1")
    assert apart([point, common, own], {common, point}) == (point, own)


def test_the_end_of_a_round_is_no_reason_to_write_a_number_here_or_there():
    text = "dice: red 4, blue 2\nwriting: player 1, red 4\nsheet 1: Akita 2"
    state = rolling_japan.notation.read(text)
    for hint in hints(rolling_japan, state, 0, random.Random(1), budget=40):
        assert not [reason for reason in hint.reasons if reason.clause.startswith("ROL-RND")]


def test_a_plan_ends_where_nothing_was_tried_any_more():
    state = rolling_japan.notation.read("writing: player 1, red 4, blue 2\nsheet 1: Chiba 3")
    search = Search(rolling_japan, state, 0, random.Random(1))
    conclude(search.thinking(4, None))
    first = rolling_japan.notation.read_move("write red Tokyo")
    clear, other, *_ = rolling_japan.legal_moves(rolling_japan.apply(state, first))
    node, note = search.root.child(first), rolling_japan.notation
    assert [step.move for step in path(note, search, state, first)] == [first]
    node.rank = {clear: 9.0, other: 1.0}
    assert [step.move for step in path(note, search, state, first)] == [
        first,
        clear,
    ]


def test_moves_that_the_log_tells_alike_are_told_apart_in_a_hint():
    state = hokkaido.notation.read(
        "pieces 1: Sorachi 1\npieces 2: Kushiro 1\nturn: player 1, draw 1\n"
        "drawn: Sapporo-Japan, Sapporo-China"
    )
    legal = hokkaido.legal_moves(state)
    told = {named(hokkaido.notation, state, move, legal) for move in legal}
    assert len(told) == len(hokkaido.legal_moves(state))
    assert "Player 1 keeps one card of two: Sapporo-Japan." in told


def test_only_who_is_to_move_is_advised():
    state = rolling_japan.notation.read("writing: player 1, red 4, blue 2\nsheet 1: blank")
    with pytest.raises(ValueError, match="seat 1 has nothing to decide here"):
        hints(rolling_japan, state, 1, random.Random(1))


@every_game
def test_what_a_hint_announces_is_what_the_move_does(game):
    rng = random.Random(7)
    for _, state in positions(game, 3, every=9):
        seat = game.to_move(state)
        if seat is None or seat == CHANCE:
            continue
        view, move = game.view(state, seat), rng.choice(game.legal_moves(state))
        told = [each for each in consequences(game, view, seat, move, rng) if not each.scored]
        then = game.apply(game.resample(view, seat, rng), move)
        assert {each.text for each in told} <= {event.text for event in then.news}


@pytest.mark.parametrize("game", [rolling_japan, kaigan], ids=["rolling_japan", "kaigan"])
def test_what_may_come_has_parts_that_add_up(game):
    for _, state in positions(game, 3, every=9):
        for seat in range(state.seats):
            parts = game.heuristics.parts(state, seat)
            assert sum(parts.values()) == pytest.approx(game.heuristics.estimate(state, seat))


def test_no_hint_is_the_same_plan_in_another_order():
    text = "writing: player 1, red 4, blue 2\nsheet 1: Tokyo 1, Chiba 2"
    state = rolling_japan.notation.read(text)
    best, *others = hints(rolling_japan, state, 0, random.Random(1), budget=300)
    assert len(best.plan) == 2
    assert best.plan[0] == best.move
    assert not [hint for hint in others if set(hint.plan) == set(best.plan)]
    second = replace(best, move=best.plan[1], plan=best.plan[::-1])
    assert second.is_plan_of(best)
    assert replace(second, plan=()).is_plan_of(best)
    assert not replace(second, plan=(second.move, "another")).is_plan_of(best)
