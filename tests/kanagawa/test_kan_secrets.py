"""Secrets: face-down cards, the deck's faces, and kept cards from face-down squares."""

import random

import pytest
from kanagawa_toy import after, lesson, read, working

from japanboards import kanagawa
from japanboards.kanagawa.odds import forecast

KEPT = read(
    "school: G01, B05\nplayer 1: forest; studio G17; secret R03\n"
    "player 2: ocean; studio B17 R17; hand G03; secret Y06"
)


@pytest.mark.clause("KAN-RULING-10", "KAN-RULING-25")
def test_others_see_only_the_back_of_a_kept_card_that_was_taken_face_down():
    mine, other = kanagawa.view(KEPT, 0), kanagawa.view(KEPT, 1)
    assert (mine.painters[0].secret, mine.painters[1].secret) == (("R03",), ("yellow",))
    assert (other.painters[0].secret, other.painters[1].secret) == (("red",), ("Y06",))
    assert mine.painters[1].hand == ("G03",)  # taken face up, so everybody has seen it


def test_a_view_does_not_tell_by_what_is_missing_from_the_unseen_faces():
    assert "Y06" in kanagawa.view(KEPT, 0).pool[3]
    assert "Y06" not in KEPT.pool[3]
    assert "R03" not in kanagawa.view(KEPT, 0).pool[2]


def test_positions_that_differ_in_secrets_only_look_the_same():
    text = kanagawa.notation.write(KEPT)
    other = read(text.replace("Y06", "Y09"))
    assert other != KEPT
    assert kanagawa.view(other, 0) == kanagawa.view(KEPT, 0)
    assert kanagawa.view(other, 1) != kanagawa.view(KEPT, 1)


def test_resampling_gives_every_card_it_may_be_and_keeps_the_view():
    seen = kanagawa.view(KEPT, 0)
    held = set()
    for seed in range(300):
        state = kanagawa.resample(seen, 0, random.Random(seed))
        assert kanagawa.view(state, 0) == seen
        held.add(*state.painters[1].secret)
    assert held == set(seen.pool[3])
    assert len(held) == 18


def test_faces_of_the_deck_are_in_no_position():
    state = lesson("G01, B05")
    assert set(state.deck) <= {"green", "blue", "red", "yellow"}
    assert sum(map(len, state.pool)) == 70


def test_a_secret_card_is_open_once_it_is_played():
    state = after(working("plain; secret R03; fresh 1"), "studio R03")
    assert kanagawa.view(state, 1) == state
    assert state.painters[0].secret == ()


def test_a_view_is_a_position_that_can_be_noted_down():
    seen = kanagawa.view(KEPT, 0)
    assert kanagawa.notation.read(kanagawa.notation.write(seen)) == seen


def test_when_the_game_is_over_everything_is_open():
    over = read(
        "step: over\ndeck: empty\nplayer 1: forest; studio G17; secret R03\nplayer 2: ocean"
    )
    assert kanagawa.view(over, 1) == over


def test_odds_know_only_what_the_seat_knows():
    state = read(
        "school: G01, R04, yellow\nplayer 1: forest\nplayer 2: ocean; studio B17; secret Y06\n"
        "player 3: mountain"
    )
    for_owner = dict(forecast(state, 1))["The yellow card in column 3 needs"]
    for_other = dict(forecast(state, 0))["The yellow card in column 3 needs"]
    assert dict(for_other)["2 mountains"].denominator == 18
    assert "2 mountains" not in dict(for_owner)
