"""Predictions: how close a guess was, and an answer that waits until it can be computed."""

from fractions import Fraction

import pytest

from japanboards.core.predictions import LATER, compared, revealed, tally


@pytest.mark.parametrize(
    ("guess", "answer", "close"),
    [
        (16, 16, "right"),
        (15, 16, "close"),
        (3, 16, "off"),
        (28.57, Fraction(200, 7), "right"),
        (0, 0, "right"),
        (1, 0, "off"),
        ("Gifu", "Gifu", "right"),
        ("Gifu", ["Nagano", "Gifu"], "right"),
        ("Mie", ["Nagano", "Gifu"], "off"),
        ("yes", "no", "off"),
    ],
)
def test_how_close_a_guess_is(guess, answer, close):
    assert compared(guess, answer).close == close


def test_an_answer_is_computed_when_it_is_revealed():
    asked = []
    told = revealed(3, lambda: asked.append(1) or 4)

    assert asked == [1]
    assert told.text == "It is 4. You said 3, which is 1 off."
    assert compared("Gifu", {"Nagano", "Gifu"}).text == "Gifu: that is right. So would be Nagano."


def test_what_is_computed_further_down_has_to_wait():
    assert revealed(3, lambda: not_yet_there) == LATER  # noqa: F821


def test_the_guesses_of_a_notebook_are_told_together():
    told = [compared(1, 1), compared(9, 10), compared("a", "b")]

    assert tally(told) == "3 predictions so far: 1 right, 1 close, 1 off."
    assert tally([]) == ""
