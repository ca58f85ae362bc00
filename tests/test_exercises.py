"""Exercises: a wrong answer is told one case."""

from fractions import Fraction

import pytest

from japanboards import exercises, rolling_japan
from japanboards.core.exercise import check
from japanboards.rolling_japan.teaching import exercises as rolling

FACES = range(1, 7)


def fitting(graph, sheet, name):
    if name in sheet:
        return set()
    held = [sheet[n] for n in graph[name] if sheet.get(n) not in (None, "X")]
    return {v for v in FACES if all(abs(v - h) <= 1 for h in held)}


def fitting_of_any(graph, sheet, name):
    held = [sheet[n] for n in graph[name] if sheet.get(n) not in (None, "X")]
    return {v for v in FACES if all(abs(v - h) <= 1 for h in held)}


def no_twins_at_all(state, move):
    value = {die.color: die.value for die in state.waiting}.get(move.die)
    here = state.board.index.get(move.cell)
    if here is None or value is None:
        return None
    twins = [n for n in state.board.neighbors[here] if state.sheet.cells[n] == value]
    return f"beside {state.board.names[twins[0]]}" if twins else None


def no_six_in_tokyo(state, move):
    return "Tokyo beside Saitama" if move.cell == "Tokyo" else None


EVERY = {**rolling.EXERCISES, **exercises.EXERCISES}
WRONG = [
    ("shut out", lambda number: 3, "for 1 the answer is 4, yours gave 3"),
    ("what fits", lambda graph, sheet, name: [], "a set of numbers is asked for"),
    ("what fits", lambda graph, sheet, name: set(FACES), "with {'Saitama': 4} Tokyo takes"),
    ("what fits", fitting_of_any, "Tokyo takes no number, yours gave [2, 3, 4]"),
    ("what fits", lambda graph, sheet, name: sheet[name], "your code stopped with KeyError"),
    ("cut off", lambda graph, name: set(), "without Saga, Nagasaki is cut off"),
    ("cut off", lambda graph, name: {name}, "without Tokyo, Tokyo can still be reached, or is"),
    ("cut off", lambda graph, name: [], "a set of names is asked for"),
    ("no twin sixes", lambda state, move: "no", "names the neighbor that holds the 6"),
    ("no twin sixes", lambda state, move: "Saitama!", "Atlantis is another rule's business"),
    ("no twin sixes", no_six_in_tokyo, "'no white die is waiting"),
    ("no twin sixes", no_twins_at_all, "but your rule was complaining"),
    ("comes out", lambda dice: 2 / dice, "is rounded; an exact answer is a Fraction"),
    ("comes out", lambda dice: Fraction(1, dice), "for 7 the answer is Fraction(2, 7)"),
    ("stays inside", lambda outside, color: Fraction(1, 7), "for ['red', 'blue'], 'purple'"),
    ("luck", lambda values, odds, came: values[came], "the luck is 10, yours gave 60.0"),
    ("luck", lambda values, odds, came: None, "yours gave None"),
    ("mark", lambda low: "fine", "for 2.0 the answer is 'doubtful', yours gave 'fine'"),
]


def said(capsys, name, answer):
    check(EVERY, name, answer)
    return capsys.readouterr().out


@pytest.mark.parametrize(("name", "answer", "words"), WRONG)
def test_a_wrong_answer_is_told_what_is_wrong(capsys, name, answer, words):
    out = said(capsys, name, answer)
    assert out.startswith("not yet: ")
    assert words.strip("'") in out


def test_an_exercise_that_is_not_there_is_refused():
    with pytest.raises(ValueError, match="no exercise 'nine'; the exercises are: shut out"):
        check(EVERY, "nine", None)


def test_what_fits_is_what_the_game_says(capsys):
    sheet = {"Saitama": 4, "Kanagawa": 6}
    state = rolling_japan.notation.read("sheet: Saitama 4, Kanagawa 6")
    assert fitting(rolling_japan.BOARD, sheet, "Tokyo") == {5}
    assert rolling_japan.chart.layers(state)["what fits here"]["Tokyo"] == "5"
