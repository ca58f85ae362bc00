"""A prediction on the screen: nothing is given away before a guess."""

import json

import pytest

from japanboards import rolling_japan as rj
from japanboards_widgets import predict
from japanboards_widgets.predict import told_so_far


@pytest.fixture(autouse=True)
def fresh():
    told_so_far.clear()


def say(widget, **content):
    widget.slip._handle_custom_msg(content, [])


def shown(widget):
    return widget.slip.slip


def test_a_number_is_guessed_then_revealed():
    widget = predict("How many prefectures are there?", lambda: len(rj.BOARD))
    assert "47" not in json.dumps(shown(widget))
    say(widget, reveal=True)
    assert shown(widget)["told"] == ""

    say(widget, guess=40)
    assert shown(widget)["told"] == "It is 47. You said 40, which is 7 off, close."
    assert shown(widget)["tally"] == "1 prediction so far: 0 right, 1 close, 0 off."
    say(widget, guess=47)
    assert shown(widget)["guess"] == 40


def test_one_of_some_choices():
    widget = predict("Is it planar?", "yes", ["yes", "no"])
    say(widget, guess="yes")

    assert shown(widget)["close"] == "right"


def test_a_place_is_touched_on_the_map_and_the_right_one_shown():
    widget = predict(
        "Which has the most neighbors?",
        lambda: max(rj.BOARD, key=rj.BOARD.degree),
        on="rolling_japan",
    )
    widget.board._handle_custom_msg({"picks": ["Gifu"]}, [])
    assert shown(widget)["guess"] == "Gifu"
    assert shown(widget)["told"] == ""

    say(widget, reveal=True)
    assert shown(widget)["told"] == "It is Nagano. You said Gifu."
    lit = {(kind, who) for kind, who, _ in widget.board.live["lights"]}
    assert lit == {("refused", "Gifu"), ("ready", "Nagano")}
    assert widget.board.live["moves"] == []


def test_what_is_computed_later_keeps_the_guess():
    widget = predict("How many?", lambda: somewhere_below)  # noqa: F821
    say(widget, guess=3)

    assert shown(widget)["guess"] == 3
    assert "run the next cells" in shown(widget)["note"]


def test_what_is_stored_gives_no_answer_away():
    data, _ = predict("How many prefectures are there?", lambda: len(rj.BOARD))._repr_mimebundle_()

    assert data["text/plain"] == "Prediction('How many prefectures are there?')"
    assert "47" not in data["text/html"]


def test_a_slip_is_whole_when_it_comes_and_keeps_what_was_chosen():
    widget = predict("Which season?", lambda: season_found_later, ["spring", "winter"])  # noqa: F821
    assert widget.slip.get_state("slip")["slip"]["question"] == "Which season?"
    say(widget, guess="winter")

    assert shown(widget)["guess"] == "winter"
    assert shown(widget)["note"].startswith("The answer is computed further down")
