"""Exact odds of cards that lie face down, and of the deck's next one."""

from fractions import Fraction

from kanagawa_toy import lesson, working

from japanboards import kanagawa
from japanboards.core.game import NOBODY
from japanboards.kanagawa.odds import forecast


def test_a_face_down_card_is_any_unseen_card_of_its_back():
    state = lesson("Y01, R04, yellow", players=3)
    sections = dict(forecast(state, 0))
    needs = dict(sections["The yellow card in column 3 needs"])
    assert sum(needs.values()) == 1
    assert needs["a forest"] == Fraction(2, 17)  # Y05, Y13, and not Y01, which lies there
    assert dict(sections["The yellow card in column 3"])["can be painted by you"] == Fraction(2, 17)


def test_the_next_card_of_the_deck_is_known_by_its_back():
    state = lesson("G01, R04", "deck: BGR")
    sections = dict(forecast(state, 1))
    assert list(sections) == ["The next card (blue back) needs", "The next card (blue back)"]
    for rows in sections.values():
        assert sum(share for _, share in rows) == 1


def test_the_odds_agree_with_counting_cards():
    state = lesson("G01, R04", "deck: B")
    deck = [card for card in state.board.cards.values() if card.back == "blue"]
    oceans = sum(card.needs == ("ocean",) for card in deck)
    rows = dict(dict(forecast(state, 0))["The next card (blue back) needs"])
    assert rows["an ocean"] == Fraction(oceans, 18)


def test_without_a_deck_there_is_nothing_to_foresee():
    assert forecast(working("forest", table="deck: empty"), 0) == []
    assert forecast(kanagawa.new_game(2), 0) == []


def test_brushes_count_as_they_will_be_when_the_card_is_played():
    fresh = working("forest; fresh 1", table="deck: G")
    spent = working("forest; print G01; spent 1; used 1", table="deck: G\narrows used: 1")
    name = "The next card (green back)"
    chances = [dict(dict(forecast(state, 0))[name]) for state in (fresh, spent)]
    assert chances[0]["can be painted by you"] > chances[1]["can be painted by you"] > 0
    rows = dict(dict(forecast(working("forest; print G01; fresh 1", table="deck: G"), 0))[name])
    assert chances[1] == rows


def test_an_onlooker_is_told_what_a_card_needs_and_not_what_they_could_paint():
    sections = forecast(lesson("G01, R04", "deck: BGR"), NOBODY)
    assert [name for name, _ in sections] == ["The next card (blue back) needs"]
