"""Names in a list as a person says them, ranking with ties, and fields of data."""

import pytest
from talk import refusal

from japanboards.core.fields import require
from japanboards.core.ranking import leaders
from japanboards.core.words import listed


@pytest.mark.parametrize(
    ("names", "most", "said"),
    [
        ([], 3, ""),
        (["Tokyo"], 3, "Tokyo"),
        (["Tokyo", "Chiba"], 3, "Tokyo and Chiba"),
        (["Tokyo", "Chiba", "Mie"], 3, "Tokyo, Chiba and Mie"),
        (["Tokyo", "Chiba", "Mie", "Nara"], 3, "Tokyo, Chiba, Mie and 1 more"),
        (("Tokyo", "Chiba", "Mie", "Nara"), 1, "Tokyo and 3 more"),
    ],
)
def test_the_first_few_names_are_listed_and_the_others_counted(names, most, said):
    assert listed(names, most) == said


@pytest.mark.parametrize(
    ("scores", "seats"),
    [([3], (0,)), ([3, 5, 4], (1,)), ([5, 3, 5], (0, 2)), ([-1, -1], (0, 1)), ([0, -2], (0,))],
)
def test_the_highest_scores_lead_together_when_they_tie(scores, seats):
    assert leaders(scores) == seats


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({}, "a box needs 'name', a text"),
        ([], "a box needs 'name', a text"),
        (None, "a box needs 'name', a text"),
        ({"name": 3}, "a box needs 'name', a text"),
        ({"name": "x", "size": "3"}, "a box needs 'size', a whole number"),
        ({"name": "x", "size": True}, "a box needs 'size', a whole number"),
        ({"name": "x", "size": 3, "open": 1}, "a box needs 'open', true or false"),
        ({"name": "x", "size": 3, "open": True, "in": ()}, "a box needs 'in', a list"),
        (
            {"name": "x", "size": 3, "open": True, "in": [], "more": []},
            "a box needs 'more', an object",
        ),
    ],
)
def test_data_need_their_fields_and_the_first_wrong_one_is_named(data, sentence):
    kinds = {"name": str, "size": int, "open": bool, "in": list, "more": dict}
    assert refusal(require, "a box", data, kinds) == sentence


def test_data_may_have_more_fields_than_needed():
    assert require("a box", {"name": "x", "color": "red"}, {"name": str}) is None
