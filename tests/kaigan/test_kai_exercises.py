"""The exercises of the map notebook: model answers pass, and wrong ones are told why."""

from fractions import Fraction
from itertools import product

import networkx as nx
import pytest

from japanboards.kaigan.teaching.exercises import EXERCISES


def acts_before(order, space):
    return {node for node in order if node != space and nx.has_path(order, node, space)}


def completed(missing, dice):
    rolls = list(product(range(1, 7), repeat=dice))
    return Fraction(sum(roll.count(1) >= missing for roll in rolls), len(rolls))


def travel_honor(spaces):
    places = sorted(set(spaces), reverse=True)
    seats = [[s for s, at in enumerate(spaces) if at == place] for place in places]
    pay = [8, 2] if len(seats[0]) > 1 else [8, 5]
    if len(seats[0]) == 1 and len(seats) > 1 and len(seats[1]) == 1:
        pay.append(2)
    found = [0] * len(spaces)
    for points, group in zip(pay, seats, strict=False):
        for seat in group:
            found[seat] = points
    return found


MODEL = {"acts before": acts_before, "completed": completed, "travel honor": travel_honor}


@pytest.mark.parametrize("name", EXERCISES)
def test_the_model_answer_is_right(name):
    assert EXERCISES[name](MODEL[name]) == ""


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
