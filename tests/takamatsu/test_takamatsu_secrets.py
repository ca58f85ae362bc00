"""Who knows what: hidden cards in hands, and values nobody has seen."""

import random
from collections import Counter

import pytest
from takamatsu_table import after, facing, read, write

from japanboards import takamatsu
from japanboards.core.secrets import HIDDEN
from japanboards.takamatsu import Held

HOLDING = (
    "colors: red, blue, yellow\nrooms: gate R2 B2 Y2\ndisplay: ?, 1, 2, 2, 2\n"
    "held: red 3, blue 1, blue 5\ndeck: -2 -2 -2 1 3 3 3 4 4, hidden 1, top open"
)


@pytest.mark.clause("TAK-HID-01")
def test_a_seat_sees_its_own_hidden_cards_and_the_backs_of_others():
    state = read(HOLDING)
    red = takamatsu.view(state, 0)
    assert red.held[3] == (Held(3),)
    assert red.held[0] == (Held(HIDDEN), Held(HIDDEN))
    yellow = takamatsu.view(state, 2)
    assert "held: blue ?, blue ?, red ?" in write(yellow)
    assert read(write(yellow)) == yellow


@pytest.mark.clause("TAK-HID-01")
def test_positions_that_differ_in_others_cards_only_look_the_same():
    other = HOLDING.replace("blue 1, blue 5", "blue 2, blue 4")
    assert takamatsu.view(read(HOLDING), 0) == takamatsu.view(read(other), 0)
    assert takamatsu.view(read(HOLDING), 1) != takamatsu.view(read(other), 1)


def test_resampling_deals_others_only_what_the_seat_has_not_seen():
    view, rng = takamatsu.view(read(HOLDING), 0), random.Random(1)
    dealt = Counter()
    for _ in range(300):
        state = takamatsu.resample(view, 0, rng)
        assert takamatsu.view(state, 0) == view
        assert state.held[3] == (Held(3),)
        dealt.update(card.value for card in state.held[0])
    assert set(dealt) == {1, 2, 4, 5}
    assert all(110 < count < 190 for count in dealt.values())  # 150 each, all equally likely


BATCHES = (
    "colors: red, blue, yellow\nrooms: gate R2 B2 Y2\ndisplay: ? of 1, 1, 2, 2, ?\n"
    "held: red 3 of 1, blue 5\nhidden: 2 3 | 1 4 5\n"
    "deck: -2 -2 -2 1 2 3 3 3 4 4, hidden 1, top open"
)


@pytest.mark.clause("TAK-EVAL-09", "TAK-RULING-31")
def test_cards_of_an_older_deck_keep_the_values_that_were_left_in_it():
    state = read(BATCHES)
    assert state.held[3] == (Held(3, 0),)
    assert takamatsu.forecast(state, 0)[1] == (
        "The next hidden card of the display is",
        [("2", 1)],
    )
    seen = dict(takamatsu.forecast(state, 2))  # yellow knows neither 2 nor 3
    assert [value for value, _ in seen["The next hidden card of the display is"]] == ["2", "3"]
    assert [value for value, _ in seen["A hidden card of player 2 is"]] == ["1", "4", "5"]


def test_resampling_keeps_batches_apart():
    view = takamatsu.view(read(BATCHES), 2)
    for seed in range(20):
        state = takamatsu.resample(view, 2, random.Random(seed))
        assert state.held[3][0].value in (2, 3)
        assert state.held[0][0].value in (1, 4, 5)


@pytest.mark.clause("TAK-END-03")
def test_at_the_end_everybody_sees_everything():
    state = read(HOLDING + "\nturn: player 3, round 5, last, over")
    assert takamatsu.view(state, 2) == state


def test_what_is_told_gives_no_value_away():
    state = facing("R1", "outer black", table="display: ?, 1, 4, 2, 1")
    state = after(state, "march outer black: R1 to outer red", "flip 3", "back open")
    move = takamatsu.Peek(4)
    told = takamatsu.notation.tell(state, move)
    kept = takamatsu.apply(state, move)
    assert told == "Player 1 looks at the hidden card."
    assert "4" not in " ".join(map(str, kept.news))
    assert takamatsu.tally(kept) == takamatsu.tally(state)


@pytest.mark.clause("TAK-HID-01")
def test_the_picture_shows_ones_own_cards_and_only_backs_of_others():
    marks = {mark.id: mark for mark in takamatsu.scene.scene(read(HOLDING), 0).marks}
    own = [marks[f"hidden:{n}"].text for n in range(5) if "away" not in marks[f"hidden:{n}"].look]
    backs = [marks[f"back:1:{n}"] for n in range(5) if "away" not in marks[f"back:1:{n}"].look]
    assert own == ["+3"]
    assert [back.text for back in backs] == ["", ""]


def test_the_forecast_is_exact():
    cards = dict(takamatsu.forecast(read(HOLDING), 0))
    assert [
        (value, str(share)) for value, share in cards["The next new card of the display is"]
    ] == [*(("-2", "1/3"), ("1", "1/9"), ("3", "1/3"), ("4", "2/9"))]
    assert takamatsu.forecast(read(HOLDING + "\nturn: player 3, round 2, over"), 0) == []


def test_the_forecast_of_an_empty_deck_is_that_of_the_used_cards():
    state = facing(
        "R1",
        table="display: 2, 4, 3, 1, 1\ndeck: none\n"
        "used: -2 -2 -2 2 2 3 3 4, hidden 1 2 3 4 5\nhidden: none",
    )
    shares = dict(takamatsu.forecast(state, 0)[0][1])
    assert str(shares["hidden"]) == "5/13"
    hidden = read(HOLDING.replace("top open", "top hidden"))
    assert takamatsu.forecast(hidden, 0)[0][1] == [("hidden", 1)]


def test_the_forecast_knows_all_certain_cards_of_a_rival():
    """Red holds the 2 and 3 of the old deck, so that blue's two of it are 1 and 4 for certain."""
    state = read(
        "colors: red, blue, yellow\nrooms: gate R2 B2 Y2\ndisplay: ?, 1, 2, 2, 1\n"
        "held: red 2 of 1, red 3 of 1, blue 1 of 1, blue 4 of 1\nhidden: 1 2 3 4 | 5\n"
        "deck: -2 -2 -2 2 3 3 3 4 4, top open"
    )
    red, yellow = dict(takamatsu.forecast(state, 0)), dict(takamatsu.forecast(state, 2))
    assert red["Player 2 certainly holds"] == [("1 and 4", 1)]
    assert "A hidden card of player 2 is" not in red
    assert [value for value, _ in yellow["A hidden card of player 2 is"]] == ["1", "2", "3", "4"]
    assert "Player 2 certainly holds" not in yellow


def test_the_forecast_of_two_colors_and_two_decks_of_a_rival():
    state = read(
        "colors: red+yellow, blue+black\nrooms: gate R2 B2 Y2 K2\ndisplay: ?, 1, 2, 2, 1\n"
        "held: blue 1 of 1, black 4, black 2\nhidden: 1 | 2 3 4 5\n"
        "deck: -2 -2 -2 2 3 3 3 4 4, hidden 1, top open"
    )
    found = takamatsu.forecast(state, 0)
    assert [heading for heading, _ in found[2:]] == [
        "A hidden card of player 2 is",
        "Player 2 certainly holds",
    ]
    assert dict(found)["Player 2 certainly holds"] == [("1", 1)]
