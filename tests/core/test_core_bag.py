"""Bags: what a blind draw may bring."""

import pytest

from japanboards.core.bag import draws, without


@pytest.mark.parametrize(
    ("bag", "outcomes"),
    [
        ((), []),
        (("red",), [("red", 1)]),
        (("blue", "red", "red"), [("blue", 1), ("red", 2)]),
        ((3, 1, 3, 3), [(3, 3), (1, 1)]),
    ],
)
def test_each_different_thing_is_drawn_with_its_number_as_weight(bag, outcomes):
    assert draws(bag) == outcomes


def test_one_thing_is_taken_out_and_its_like_stay():
    bag = ("blue", "red", "red")
    assert without(bag, "red") == ("blue", "red")
    assert without(without(bag, "red"), "red") == ("blue",)
    assert bag == ("blue", "red", "red")


def test_what_is_not_in_the_bag_cannot_be_taken_out():
    with pytest.raises(ValueError, match="not in tuple"):
        without(("blue",), "red")
