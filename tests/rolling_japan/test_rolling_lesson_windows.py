"""The first lessons of Rolling Japan: the area is whole, and nothing is offered early."""

import pytest

from japanboards import rolling_japan as rj
from japanboards.core.course import Course

AREAS = {  # by level: the area it is about
    "Your first number": "red",
    "Every color has its area": "white",
    "What is written stays": "red",
}


@pytest.mark.parametrize("title", AREAS)
def test_the_area_in_question_is_whole_with_its_plate(title):
    course = Course(rj, rj.LEVELS, None, "Writing a number")
    course.go_to(next(n for n, level in enumerate(rj.LEVELS) if level.title == title))
    marks = {mark.id: mark for mark in course.frame().scene.marks}
    left, top, wide, high = course.window
    assert course.in_part
    assert wide <= 620  # names are large enough to be read
    board = course.state.board
    cells = [f"cell:{board.names[at]}" for at in board.cells[AREAS[title]]]
    for name in (*cells, f"count:{AREAS[title]}"):
        mark = marks[name]
        assert "away" not in mark.look.split()
        assert left <= mark.at[0] <= left + wide
        assert top <= mark.at[1] <= top + high


def test_the_first_level_does_not_speak_of_a_change():
    course = Course(rj, rj.LEVELS, None, "Writing a number")
    assert [each.text for each in course.frame().status] == ["Write the red 4 in a lit prefecture."]
