"""The lesson of Takamatsu: what a march brings is seen to its end."""

import pytest

from japanboards import takamatsu
from japanboards.core.course import Course
from japanboards.core.game import CHANCE
from japanboards.takamatsu.board import COLORS

WELL = [level for level in takamatsu.LEVELS if level.chapter == "Play well"]


@pytest.mark.parametrize("level", WELL, ids=lambda level: level.title)
def test_after_a_march_the_cards_are_taken_and_the_pagodas_have_moved(level):
    course = Course(takamatsu, [level], None)
    for text in level.solution:
        course.play(takamatsu.notation.read_move(text))
    state = course.state
    assert course.finished
    assert not state.due  # no card hangs in the air
    assert takamatsu.to_move(state) != CHANCE


def test_two_reds_at_home_have_their_seven_points_on_the_track():
    level = next(level for level in WELL if level.title == "Two at once")
    course = Course(takamatsu, [level], None)
    before = course.state.pagodas
    course.play(takamatsu.notation.read_move(level.solution[0]))
    red = COLORS.index("red")
    assert course.state.pagodas[red] - before[red] == 7
