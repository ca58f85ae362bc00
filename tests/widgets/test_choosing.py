"""Touches become moves: narrowing, replacing, taking back, and every move within reach."""

import random
from itertools import permutations

import pytest
from law_checks import to_touch

from japanboards import GAMES
from japanboards.core.choosing import Chooser, nearest
from japanboards.core.game import CHANCE, playout

MOVES = {
    "red Tokyo": ("die:red", "cell:Tokyo"),
    "red Chiba": ("die:red", "cell:Chiba"),
    "purple Tokyo": ("die:purple", "cell:Tokyo"),
    "purple Osaka": ("die:purple", "cell:Osaka"),
    "purple away": ("die:purple", "skip"),
}


@pytest.fixture
def chooser():
    return Chooser.over(MOVES, MOVES.__getitem__)


def touched(chooser, *picks):
    for pick in picks:
        chooser = chooser.pick(pick)
    return chooser


def test_at_first_all_is_offered(chooser):
    assert chooser.offers() == {pick for word in MOVES.values() for pick in word}
    assert chooser.move() is None


def test_a_touch_narrows_what_is_offered(chooser):
    assert touched(chooser, "die:red").offers() == {"cell:Tokyo", "cell:Chiba"}
    assert touched(chooser, "cell:Tokyo").offers() == {"die:red", "die:purple"}


def test_a_goal_that_only_one_move_has_is_enough(chooser):
    assert touched(chooser, "cell:Osaka").move() == "purple Osaka"
    assert touched(chooser, "skip").move() == "purple away"


def test_a_goal_of_two_moves_is_not_enough(chooser):
    assert touched(chooser, "cell:Tokyo").move() is None
    assert touched(chooser, "cell:Tokyo", "die:purple").move() == "purple Tokyo"


def test_what_is_no_goal_is_never_enough():
    lonely = Chooser.over(["only"], lambda move: ("die:red", "cell:Tokyo"))
    assert touched(lonely, "die:red").move() is None
    assert touched(lonely, "cell:Tokyo").move() == "only"


PARTIES = {
    "two of the gate": ("men:gate:red", "men:gate:blue", "room:court"),
    "others of the gate": ("men:gate:red", "men:gate:black", "room:court"),
    "one of the hall": ("men:hall:red", "room:gate"),
}


def test_who_stands_elsewhere_replaces_what_was_touched():
    parties = Chooser.over(PARTIES, PARTIES.__getitem__)
    chosen = touched(parties, "men:gate:red", "men:gate:blue", "men:hall:red")
    assert chosen.picked == ("men:hall:red",)


def test_one_of_the_same_group_replaces_nobody_but_is_one_too_many():
    parties = Chooser.over(PARTIES, PARTIES.__getitem__)
    chosen = touched(parties, "men:gate:red", "men:gate:blue", "men:gate:black")
    assert chosen.picked == ("men:gate:red", "men:gate:blue", "men:gate:black")
    assert chosen.offers() == frozenset()


def test_the_order_of_touching_is_free(chooser):
    for name, word in MOVES.items():
        assert {touched(chooser, *order).move() for order in permutations(word)} == {name}


def test_touching_twice_takes_back(chooser):
    assert touched(chooser, "die:red", "die:red") == chooser
    assert touched(chooser, "die:red", "cell:Tokyo", "cell:Tokyo").picked == ("die:red",)


def test_another_of_its_kind_replaces(chooser):
    assert touched(chooser, "die:red", "die:purple").picked == ("die:purple",)
    assert touched(chooser, "die:purple", "cell:Tokyo", "cell:Osaka").move() == "purple Osaka"


def test_two_of_a_kind_that_a_move_needs_are_kept():
    pairs = {"a and b": ("card:a", "card:b", "ok"), "c": ("card:c", "ok")}
    chooser = Chooser.over(pairs, pairs.__getitem__)
    assert touched(chooser, "card:a", "card:b").picked == ("card:a", "card:b")
    assert touched(chooser, "card:a", "card:c").picked == ("card:c",)
    assert touched(chooser, "card:a", "card:b", "ok").move() == "a and b"


def test_the_same_touch_may_be_needed_twice():
    chooser = Chooser.over(["twice"], lambda move: ("coin", "coin", "ok"))
    once = chooser.pick("coin")
    assert once.offers() == {"coin", "ok"}
    assert touched(once, "coin", "ok").move() == "twice"


def test_what_begins_another_move_begins_anew():
    acts = {
        "go": ("piece:Kasai", "place:Kato"),
        "grow": ("place:Obihiro", "do:grow"),
        "grow here": ("place:Kato", "do:grow"),
        "draw": ("do:draw",),
    }
    chooser = Chooser.over(acts, acts.__getitem__)
    assert touched(chooser, "piece:Kasai", "do:grow").picked == ("do:grow",)
    assert touched(chooser, "piece:Kasai", "do:grow", "place:Obihiro").move() == "grow"
    assert touched(chooser, "place:Kato", "do:draw").move() == "draw"
    assert touched(chooser, "piece:Kasai", "place:Obihiro").open() == []  # a goal, but a wrong one


def test_what_is_not_offered_leads_nowhere(chooser):
    lost = touched(chooser, "die:red", "skip")
    assert (lost.open(), lost.offers(), lost.move()) == ([], frozenset(), None)


def decisions(game, seed, most):
    """Some positions of a random game where somebody has to decide."""
    rng = random.Random(seed)
    start = game.new_game(max(2, game.PLAYERS[0]))
    found = []
    for state, _, _ in playout(game, start, rng):
        if game.to_move(state) != CHANCE:
            found.append(state)
        if len(found) == 400:
            break
    return rng.sample(found, min(most, len(found)))


def reaches(chooser, order, move):
    """Touching in this order makes that move, at the latest with the last touch."""
    for pick in order:
        if pick not in chooser.offers():
            return False
        chooser = chooser.pick(pick)
        if (made := chooser.move()) is not None:
            return made == move
    return False


def sample(game, seed):
    """Some moves of some positions, with the chooser they are chosen from."""
    rng = random.Random(seed)
    for state in decisions(game, seed, most=12):
        chooser = Chooser.over(game.legal_moves(state), game.scene.picks)
        for word, move in rng.sample(chooser.spelled, min(12, len(chooser.spelled))):
            yield chooser, word, move


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_every_legal_move_is_reached_by_its_touches_with_the_goal_last(name, seed):
    for chooser, (*before, goal), move in sample(GAMES[name], seed):
        orders = list(permutations(before))[:24]
        assert all(reaches(chooser, (*order, goal), move) for order in orders), move


@pytest.mark.parametrize("seed", range(8))
def test_every_move_of_rolling_japan_is_reached_by_its_touches_in_any_order(seed):
    for chooser, word, move in sample(GAMES["rolling_japan"], seed):
        assert all(reaches(chooser, order, move) for order in permutations(word)), move


@pytest.mark.parametrize("name", GAMES)
def test_no_two_moves_are_spelled_alike_and_all_touches_are_on_the_board(name):
    game = GAMES[name]
    for state in decisions(game, 7, most=40):
        seat = game.to_move(state)
        words = [tuple(sorted(game.scene.picks(move))) for move in game.legal_moves(state)]
        assert len(set(words)) == len(words)
        there = to_touch(game, game.view(state, seat), seat)
        assert {pick for word in words for pick in word} <= there


@pytest.mark.parametrize("name", GAMES)
def test_a_touch_that_is_not_lit_is_answered_by_a_refused_move_or_by_none(name):
    game = GAMES[name]
    for state in decisions(game, 3, most=10):
        seat = game.to_move(state)
        chooser = Chooser.over(game.legal_moves(state), game.scene.picks)
        for mark in game.scene.scene(game.view(state, seat), seat).marks:
            if mark.pick and mark.pick not in chooser.offers():
                move = nearest(game, state, [mark.pick])
                assert move is None or game.breaches(state, move)
