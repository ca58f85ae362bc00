"""The exercises of the map notebook: a wrong answer is told why."""

import pytest

from japanboards.kaigan.teaching.exercises import EXERCISES


@pytest.mark.parametrize(
    ("name", "wrong", "said"),
    [
        ("acts before", lambda order, space: None, "a set of spaces is asked for"),
        ("acts before", lambda order, space: set(), "with 4 players 1/1 acts before 3/1"),
        ("acts before", lambda order, space: set(order), "with 4 players 1/1 does not act before"),
        ("completed", lambda missing, dice: None, "for 1, 2 the answer is Fraction(11, 36)"),
        ("completed", lambda missing, dice: 0.5, "an exact answer is asked for"),
        ("travel honor", lambda spaces: None, "for discs on [4, 3, 2, 1] it is [8, 5, 2, 0]"),
        ("travel honor", lambda spaces: [8, 5, 2, 0], "for discs on [1, 5, 3] it is [2, 8, 5]"),
    ],
)
def test_a_wrong_answer_is_told_why(name, wrong, said):
    assert EXERCISES[name](wrong).startswith(said)
