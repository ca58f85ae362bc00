"""Every exercise has a hint and a solution, and the solution is right; a stub is answered."""

import importlib
from collections import Counter
from fractions import Fraction

import networkx as nx
import pytest

from japanboards import GAMES, exercises
from japanboards.core.exercise import check

PLACES = {name: f"japanboards.{name}.teaching" for name in GAMES}
EVERY = [("japanboards", name) for name in exercises.EXERCISES]
EVERY += [
    (place, name)
    for place in PLACES.values()
    for name in importlib.import_module(f"{place}.exercises").EXERCISES
]


def parts(place):
    """The checks and the help of a place."""
    checks = importlib.import_module(f"{place}.exercises")
    where = checks if place == "japanboards" else importlib.import_module(f"{place}.solutions")
    return checks.EXERCISES, where.HELP


@pytest.mark.parametrize(("place", "name"), EVERY)
def test_the_solution_passes_the_check_and_the_hint_does_not_tell_it(place, name):
    checks, help_for = parts(place)
    known = {"nx": nx, "Counter": Counter, "Fraction": Fraction}
    for each in help_for.values():  # one may use an earlier one
        exec(each.solution, known)
    word = help_for[name].solution.split("(")[0].removeprefix("def ")

    assert checks[name](known[word]) == ""
    assert "return" not in help_for[name].hint
    assert help_for[name]._repr_html_().count("<details>") == 2


@pytest.mark.parametrize(("place", "name"), EVERY)
def test_the_stub_of_a_notebook_is_answered_without_an_error(place, name, capsys):
    check(parts(place)[0], name, lambda *anything: None)
    said = capsys.readouterr().out
    assert said.startswith("not yet: ")
    assert "stopped" not in said


@pytest.mark.parametrize("place", ["japanboards", *PLACES.values()])
def test_there_is_help_for_every_exercise_and_no_other(place):
    checks, help_for = parts(place)
    assert set(checks) == set(help_for)
