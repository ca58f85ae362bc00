"""Secrets: what a seat sees, what it remembers, and positions it cannot tell apart."""

import random
from collections import Counter
from fractions import Fraction

import pytest
from hokkaido_toy import X, Y, after, read, toy, write
from talk import refusal

from japanboards import hokkaido
from japanboards.core.game import playout
from japanboards.core.secrets import HIDDEN
from japanboards.hokkaido.odds import chances
from japanboards.hokkaido.rules.memory import odds_of

CHINA, KOREA = "Kitami-China", "Kitami-Korea"
HERE = ("pieces 1: S 1", "pieces 2: K 1", "pieces 3: b 1", "deck: 4")


def samples(state, seat, count=300):
    """Positions the seat could not tell from this one."""
    rng, seen = random.Random(3), hokkaido.view(state, seat)
    return [hokkaido.resample(seen, seat, rng) for _ in range(count)]


def remembered(state, seat=0):
    """The odds of each card that a seat has put back."""
    return odds_of(state.players[seat].returned, state.seats)


@pytest.mark.clause("HOK-SETUP-08", "HOK-SETUP-09")
def test_hands_are_seen_by_their_owners_only():
    state = toy("pieces 1: S 1", f"hand 1: {X}", f"hand 2: {Y}, {CHINA}")
    assert hokkaido.view(state, 0).players[0].hand == (X,)
    assert hokkaido.view(state, 0).players[1].hand == (HIDDEN, HIDDEN)
    assert hokkaido.view(state, 1).players[0].hand == (HIDDEN,)
    assert {Y, CHINA} <= set(hokkaido.view(state, 0).pool)


@pytest.mark.clause("HOK-SETUP-09", "HOK-DRAW-07")
def test_everybody_knows_who_took_a_public_card():
    state = after(toy("pieces 1: S 1", f"public: {X}", f"hand 1: {Y}"), f"take {X}")
    assert hokkaido.view(state, 1).players[0].hand == (X, HIDDEN)
    assert all(X in other.players[0].hand for other in samples(state, 1, 20))
    state = after(state, f"discard {Y}")
    assert hokkaido.view(state, 1).players[0].hand == (X,)


def test_drawn_cards_are_seen_by_the_drawer_only():
    state = after(toy(*HERE), "draw", f"deal {X}", f"deal {Y}")
    assert hokkaido.view(state, 0).drawn == (X, Y)
    assert hokkaido.view(state, 1).drawn == (HIDDEN, HIDDEN)
    drawn = Counter(card for other in samples(state, 1) for card in other.drawn)
    assert len(drawn) == 8  # to others they may be any card


def test_views_do_not_tell_which_of_two_cards_was_kept():
    start = after(toy(*HERE), "draw", f"deal {X}", f"deal {Y}")
    one, other = after(start, f"keep {X}"), after(start, f"keep {Y}")
    assert hokkaido.view(one, 1) == hokkaido.view(other, 1)
    assert hokkaido.view(one, 0) != hokkaido.view(other, 0)


def test_moves_are_told_without_secrets():
    state = toy(*HERE)
    tell, read_move = hokkaido.notation.tell, hokkaido.notation.read_move
    said = [tell(state, read_move(f"deal {X}"))]
    state = after(state, "draw", f"deal {X}", f"deal {Y}")
    said += [tell(state, read_move(f"keep {X}")), *map(str, after(state, f"keep {X}").news)]
    assert not [sentence for sentence in said if X in sentence or Y in sentence]


@pytest.mark.clause("HOK-RULING-10")
def test_a_card_put_back_is_in_the_deck_until_somebody_else_draws():
    state = after(toy(*HERE), "draw", f"deal {X}", f"deal {Y}", f"keep {X}")
    assert all(Y in other.back for other in samples(state, 0, 50))
    assert any(Y not in other.back for other in samples(state, 1, 50))
    assert chances(state, 0)[Y] == Fraction(2, 3)  # two of three cards are drawn


@pytest.mark.clause("HOK-RULING-10")
def test_after_others_drew_it_may_be_in_their_hands_and_nowhere_else():
    start = after(toy(*HERE, "turn: player 1, land 1, sea 1"), "draw", f"deal {X}", f"deal {Y}")
    start = after(start, f"keep {X}")
    # Player 2 draws two of three cards and keeps one, for all that player 1 sees.
    taken = after(start, "draw", f"deal {Y}", f"deal {CHINA}", f"keep {Y}")
    left = after(start, "draw", f"deal {KOREA}", f"deal {CHINA}", f"keep {CHINA}")
    assert hokkaido.view(taken, 0) == hokkaido.view(left, 0)
    assert remembered(taken) == {Y: (0, 1, 0, 2)}
    found = Counter(
        "deck" if Y in other.back else "hand" if Y in other.players[1].hand else "elsewhere"
        for other in samples(taken, 0)
    )
    assert found.keys() == {"deck", "hand"}
    assert 150 < found["deck"] < 250


@pytest.mark.clause("HOK-RULING-10")
def test_what_is_seen_again_is_no_longer_a_question():
    start = after(toy(*HERE, "turn: player 1, land 1, sea 1"), "draw", f"deal {X}", f"deal {Y}")
    state = after(start, f"keep {X}", "draw", f"deal {Y}", f"deal {CHINA}", f"keep {Y}")
    assert remembered(state)
    assert remembered(after(state, f"discard {Y}")) == {}
    assert remembered(after(state, "grow K"))


def test_who_shows_other_cards_is_less_likely_to_hold_it():
    state = toy(
        *HERE,
        "turn: player 2",
        f"hand 2: {Y}, {CHINA}",
        f"returned 1: {Y} 0 1 0 2",
    )
    # One of two hidden cards is shown, and it is another one: 1/3 weighs half.
    assert remembered(after(state, f"discard {CHINA}")) == {Y: (0, 1, 0, 4)}


def test_a_shown_hand_answers_the_question():
    state = toy(
        *("turn: player 2, land 1, sea 1", "turns: 4", "until: 7"),
        *("pieces 1: S 1", "pieces 2: K 1", "pieces 3: b 1", "deck: 4"),
        f"hand 2: {CHINA}",
        f"returned 1: {Y} 0 1 0 2",
    )
    assert remembered(after(state, "grow K")) == {Y: (0, 0, 0, 1)}


def test_the_drawer_learns_from_what_was_not_among_the_cards():
    state = toy(*HERE, f"returned 1: {Y} 0 1 0 1", f"hand 2: {KOREA}")
    state = after(state, "draw", f"deal {X}", f"deal {CHINA}")
    assert remembered(state) == {Y: (0, 2, 0, 1)}


def test_odds_of_a_draw_add_up_to_two_cards():
    for state, _, _ in playout(hokkaido, hokkaido.new_game(3, turn_cap=24), random.Random(8)):
        if state.deck >= 2 and state.step == "act":
            for seat in range(3):
                odds = chances(state, seat)
                assert sum(odds.values()) == 2
                assert all(0 <= share <= 1 for share in odds.values())


def test_the_forecast_names_what_the_seat_cannot_place():
    state = toy(*HERE, f"hand 1: {X}", f"hand 2: {Y}", f"public: {CHINA}")
    [(heading, rows)] = hokkaido.forecast(state, 0)
    assert heading == "A draw from the deck shows"
    names = dict(rows)
    assert names.keys() == set(state.board.cards) - {X, CHINA}
    assert names[Y] == Fraction(2, 6)
    assert hokkaido.forecast(toy("pieces 1: S 1", "deck: 0"), 0) == []


def test_a_view_can_be_noted_down_and_read():
    state = after(toy(*HERE, f"hand 2: {X}", f"hand 1: {CHINA}"), "draw", f"deal {KOREA}")
    for seat in (0, 1):
        seen = hokkaido.view(state, seat)
        assert read(write(seen), state.board) == seen


def test_odds_in_a_position_are_checked():
    assert refusal(toy, "pieces 1: S 1", f"returned 1: {Y} 1 2") == (
        f"returned 1: {Y} needs odds for each player and the deck"
    )
    assert "is a card with whole numbers, its odds" in refusal(
        toy, "pieces 1: S 1", f"returned 1: {Y} half"
    )
