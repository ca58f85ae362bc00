"""Practice: every question is what both witnesses say, and comes again by its seed."""

from dataclasses import replace

import pytest
from law_games import sixth_game

from japanboards import GAMES
from japanboards import rolling_japan as rj
from japanboards.core.game import CHANCE
from japanboards.core.practice import picture_of, touchable
from japanboards.core.practice_best import judge_best
from japanboards.core.practice_legal import judge_legal
from japanboards.core.practice_lines import Stock, house_rules
from japanboards.core.practice_options import plays_a_part
from japanboards.core.practice_rule import judge_rule
from japanboards.core.practice_session import (
    KINDS,
    Practice,
    about_moves,
    in_brief,
    kinds_by_clause,
    make,
)
from japanboards.core.practice_window import window_for
from japanboards.core.window import windowed
from japanboards.takamatsu.rules.marching import present
from tools.practice import contradictions

each_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(scope="module")
def stocks():
    return {name: Stock(game) for name, game in GAMES.items()}


@each_game
def test_every_clause_that_can_refuse_a_move_is_asked_about_and_rightly(stocks, name):
    game, stock, clauses, legal = GAMES[name], stocks[name], sorted(about_moves(GAMES[name])), 0
    for seed, clause in enumerate(clauses):
        tried = (make(game, stock, "legal", seed + 40 * n, clause) for n in range(3))
        question = next(filter(None, tried))
        assert question.legal or question.clauses[0] == clause
        assert contradictions(game, question) == []
        legal += question.legal
    assert 0.2 < legal / len(clauses) < 0.8  # what is asked in a session is measured below


@each_game
def test_what_nobody_can_touch_is_asked_about_in_words(stocks, name):
    game, stock = GAMES[name], stocks[name]
    beyond = game.BOOK.enforced() - about_moves(game)
    for seed, clause in enumerate(sorted(beyond)):
        question = make(game, stock, "rule", seed, clause)
        assert question, f"{clause} is never asked about"
        assert question.clauses[0] == clause
        assert contradictions(game, question) == []
        assert judge_rule(game, question, clause).right
        other = next(each for each in question.options if each not in question.clauses)
        assert judge_rule(game, question, other).missed == (clause,)


@each_game
def test_a_move_in_question_is_one_that_could_be_touched(stocks, name):
    game, stock = GAMES[name], stocks[name]
    for seed, clause in enumerate(sorted(about_moves(game))[::3]):
        for legal in (True, False):
            question = make(game, stock, "legal", seed, clause, legal)
            if question is None:
                continue
            assert question.legal is legal
            assert "layer 0" not in question.task
            luck = type(question.move) in stock.of(seed).by_chance
            assert game.to_move(question.state) == (CHANCE if luck else question.seat)
            there = touchable(game, question.state, question.seat)
            assert there.keys() >= set(game.scene.picks(question.move))


@pytest.mark.parametrize("seed", range(8))
def test_no_more_samurai_march_than_are_in_the_room(stocks, seed):
    question = make(GAMES["takamatsu"], stocks["takamatsu"], "legal", seed, "TAK-MOVE-11", False)

    move, state = question.move, question.state
    assert all(a <= b for a, b in zip(move.party, present(state, move), strict=True))


@each_game
def test_a_long_session_has_as_many_legal_moves_as_others_and_varies(name):
    practice, clock = Practice(GAMES[name], seed=7, clock=(now := Clock())), now
    legal, words = [], []
    for nth in range(90):
        question = practice.question
        if question.kind == "legal":
            legal.append(question.legal)
        words.append(in_brief(question))
        practice.answer(right_answer(practice) if nth % 3 else None)
        clock.now += 5
        practice.next()
    assert 0.4 <= sum(legal) / len(legal) <= 0.6
    again = [word for nth, word in enumerate(words) if word in words[max(0, nth - 4) : nth]]
    assert len(again) <= 3


@each_game
def test_a_question_shows_all_places_that_may_be_touched_and_no_more_than_the_board(stocks, name):
    game, stock = GAMES[name], stocks[name]
    parts = 0
    for seed in range(3, 43, 8):
        question = make(game, stock, "find", seed)
        if not question:
            continue
        whole = picture_of(game, question.state, question.seat)
        frame = window_for(game, question, whole)
        shown = {mark.pick for mark in windowed(whole, frame).marks}
        assert question.goals <= shown
        parts += frame != whole.frame
    assert parts or name in ("takamatsu", "hokkaido", "kanagawa")  # all of the board is needed


def test_what_a_card_is_painted_with_is_shown(stocks):
    game, stock = GAMES["kanagawa"], stocks["kanagawa"]
    found = filter(None, (make(game, stock, "find", seed) for seed in range(1, 200, 8)))
    question = next(each for each in found if min(each.names).startswith("hand:"))
    whole = picture_of(game, question.state, question.seat)
    assert window_for(game, question, whole) == whole.frame


def test_a_question_about_a_prefecture_shows_its_area_and_neighbors(stocks):
    question = make(rj, stocks["rolling_japan"], "legal", 1, "ROL-ADJ-04")
    whole = picture_of(rj, question.state, question.seat)
    seen = {mark.pick for mark in windowed(whole, window_for(rj, question, whole)).marks}
    cell, there = question.move.cell, {mark.pick for mark in whole.marks}
    assert {f"cell:{near}" for near in (cell, *rj.BOARD[cell])} & there <= seen
    assert seen < there


@each_game
def test_places_points_and_moves_are_asked_about_rightly(stocks, name):
    game, stock = GAMES[name], stocks[name]
    for kind in ("find", "worth", "best"):
        found = [make(game, stock, kind, seed) for seed in range(3, 51, 8)]
        asked = [question for question in found if question]
        assert len(asked) >= 3
        assert [contradictions(game, question) for question in asked] == [[]] * len(asked)


@each_game
def test_a_seed_is_always_the_same_question(name):
    game = GAMES[name]
    clause = next(iter(kinds_by_clause(Stock(game))))
    for kind in ("legal", "find", "worth"):
        one, other = (make(game, Stock(game), kind, 8, clause * (kind == "legal")) for _ in "ab")
        assert one == other


def test_near_misses_offend_one_thing_where_that_is_possible(stocks):
    questions = [make(rj, stocks["rolling_japan"], "legal", n, "ROL-ADJ-01") for n in range(40)]
    wrong = [question for question in questions if not question.legal]

    assert 8 <= len(wrong) <= 30
    assert all(len({each.complaint for each in x.breaches}) <= 2 for x in wrong)


def test_every_reason_against_a_move_can_be_chosen_and_is_right(stocks):
    question = make(rj, stocks["rolling_japan"], "legal", 1, "ROL-ADJ-02", False)
    assert question.clauses == ("ROL-ADJ-02", "ROL-ADJ-01")
    assert set(question.clauses) < set(question.options)
    for clause in question.clauses:
        told = judge_legal(rj, question, False, clause)
        assert (told.right, told.known) == (True, (clause,))


@pytest.mark.parametrize("seed", range(6))
def test_a_rule_for_another_number_of_players_is_not_offered(stocks, seed):
    kaigan = GAMES["kaigan"]
    question = make(kaigan, stocks["kaigan"], "legal", seed, "KAI-P1-04", False)
    for clause in question.options:
        assert plays_a_part(kaigan.BOOK[clause].text, question.state.seats)


@each_game
def test_a_weak_move_says_what_both_bring_and_lowers_no_rule(stocks, name):
    game = GAMES[name]
    question = make(game, stocks[name], "best", 3)
    worst = game.notation.read_move(question.puzzle.moves[-1].move)

    told = judge_best(game, question, worst)

    assert (told.right, told.known, told.missed) == (False, (), ())
    assert told.lines[0].text.startswith("The best, ")
    assert told.lines[1].text.startswith("Yours, ")


def test_ones_own_move_is_always_in_the_list_below_the_answer(stocks):
    question = make(rj, stocks["rolling_japan"], "best", 3)
    own = rj.notation.read_move(question.puzzle.moves[-1].move)
    puzzle = replace(question.puzzle, moves=question.puzzle.moves[:-1])  # it was not searched

    told = judge_best(rj, replace(question, puzzle=puzzle), own)

    assert told.rows[-1][2] == "worse at first sight"
    assert told.rows[-1][0].lower() in told.lines[1].text.replace(":", ".").lower()


def test_what_is_shown_to_be_as_far_behind_is_as_right(stocks):
    question = make(rj, stocks["rolling_japan"], "best", 3)
    best, near, far = question.puzzle.moves[:3]
    moves = (best, replace(near, behind=0.46), replace(far, behind=0.54))
    puzzle = replace(question.puzzle, moves=moves, margin=0.5)

    told = judge_best(rj, replace(question, puzzle=puzzle), rj.notation.read_move(far.move))

    assert [row[2] for row in told.rows] == ["best", *["0.5 less, also right"] * 2]
    assert told.right


def test_a_table_that_plays_otherwise_says_so(stocks):
    state = rj.new_game(2, cc_on_purple=False)

    assert house_rules(rj, rj.new_game(2)) == ""
    assert house_rules(rj, state) == "May a color change be used on the purple die? Here: no."


def test_a_question_that_contradicts_itself_is_noticed(stocks):
    question = make(rj, stocks["rolling_japan"], "legal", 5, "ROL-DIE-01")
    turned = replace(question, breaches=() if question.breaches else (object(),))

    assert "the rules say otherwise" in contradictions(rj, turned)


def test_a_game_of_somebody_elses_is_practiced_too():
    practice = Practice(sixth_game, seed=3)

    assert practice.question.kind == "legal"
    assert contradictions(sixth_game, practice.question) == []


def right_answer(practice):
    """What is right, as somebody would answer."""
    question = practice.question
    match question.kind:
        case "legal":
            return question.legal, question.clauses[0]
        case "find":
            return len(question.goals) if question.counts else sorted(question.goals)
        case "worth":
            return question.answer
        case "rule":
            return question.clauses[0]
    return practice.game.notation.read_move(question.puzzle.accepted[0])


@each_game
def test_right_answers_are_right_and_others_are_not(name):
    practice = Practice(GAMES[name], seed=20)
    kinds = set()
    for nth in range(12):
        kinds.add(practice.question.kind)
        told = practice.answer(right_answer(practice) if nth % 3 else None)
        assert told.right is bool(nth % 3)
        assert told.head
        assert practice.comes_back() or practice.question.kind == "best"
        practice.next()
    assert kinds == set(KINDS)


class Clock:
    def __init__(self):
        self.now = 1_000_000.0

    def __call__(self):
        return self.now


def test_a_session_ends_after_the_question_that_reaches_ten_minutes():
    clock = Clock()
    practice = Practice(rj, seed=1, clock=clock)
    practice.answer(None)
    clock.now += 9 * 60
    practice.next()
    assert not practice.closed

    practice.answer(right_answer(practice))
    clock.now += 90
    practice.next()
    assert practice.closed
    assert practice.summary()[0] == "2 questions answered, 1 right."
    practice.begin()
    assert (practice.closed, practice.answered) == (False, [])


def test_what_was_wrong_comes_back_soon():
    clock = Clock()
    practice = Practice(rj, seed=1, clock=clock)
    clause = practice.question.clauses[0]
    practice.answer(None)
    assert practice.due() == []

    clock.now += 150
    assert practice.due() == [clause]
    seen = []
    for _ in range(3):
        practice.next()
        seen += practice.question.clauses
        practice.answer(right_answer(practice))
    assert clause in seen


def test_a_damaged_file_is_refused_in_a_sentence_and_kept(tmp_path):
    path = tmp_path / "rolling_japan.practice.json"
    path.write_text('{"version": 1, "clauses": [{"clause": 3}]}', encoding="utf-8")
    before = path.read_bytes()

    practice = Practice(rj, path, seed=1)
    practice.answer(None)

    assert "is damaged" in practice.warning
    assert path.read_bytes() == before
