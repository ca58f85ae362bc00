"""The window of a level: what it is about is in it, and nothing else can be touched."""

import pytest

from japanboards import GAMES
from japanboards.core.around import choices_of
from japanboards.core.course import Course
from japanboards.core.scene import Mark, Scene, is_away
from japanboards.core.window import window_of, windowed

LEVELS = [
    pytest.param(game, level, id=f"{game.NAME}: {level.id}")
    for game in GAMES.values()
    for level in game.LEVELS
]


def plain(*marks):
    return Scene((0, 0, 900, 600), marks, style=None, title="")


def test_a_window_shows_what_is_wanted_and_not_too_closely():
    scene = plain(Mark("a", "", (200, 300), "disc 9", pick="p:a"), Mark("b", "", (800, 300)))
    left, _, wide, high = window_of(scene, ["p:a"])

    assert left <= 200 - 34
    assert left + wide >= 200 + 34
    assert wide >= 0.46 * 900
    assert 1.35 <= wide / high <= 3.21


def test_a_window_as_large_as_the_board_is_the_board():
    scene = plain(Mark("a", "", (60, 60), "disc 9"), Mark("b", "", (840, 540), "disc 9"))

    assert window_of(scene, ["a", "b"]) == scene.frame
    assert window_of(scene, ["nothing"]) == scene.frame


def test_what_lies_outside_is_neither_touched_nor_said_and_no_plate_is_cut():
    inside = Mark("a", "", (200, 300), "disc 9", pick="p:a", title="A")
    outside = Mark("b", "", (800, 300), "disc 9", pick="p:b", title="B")
    plate, on_it = Mark("c", "", (400, 300), "box 90 30"), Mark("d", "", (420, 300), text="4")
    found = windowed(plain(inside, outside, plate, on_it), (0, 150, 410, 300))

    assert found.marks[0] == inside
    assert (found.marks[1].pick, found.marks[1].title) == ("", "")
    assert is_away(found.marks[2])
    assert is_away(found.marks[3])


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_every_answer_of_a_level_can_be_touched(game, level):
    course = Course(game, [level], None)
    for text in level.solution:
        marks = {mark.pick for mark in course.frame().scene.marks if not is_away(mark)}
        beside = {each.pick for each in choices_of(course.session.match, course.session.viewer)}
        move = game.notation.read_move(text)

        picks = list(game.scene.picks(move))
        shown = [pick for pick in picks if pick in marks | beside]
        goes = course.session.move_of(shown) == move  # what is not drawn goes without saying
        assert goes or set(picks) - set(shown) <= set(course.beside)  # seen beside the task
        assert goes or shown == picks or course.given
        course.play(move)


def test_a_window_over_the_whole_height_leaves_out_what_stands_beside():
    game = GAMES["hokkaido"]
    level = next(x for x in game.LEVELS if x.title == "Where one piece counts")
    left, top, wide, high = Course(game, [level], None).window
    assert (top, high) == (0, 640)
    assert left + wide < 700  # where the cards begin, of which there are none
