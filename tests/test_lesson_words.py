"""What lessons say is true of the position, speaks to "you", and costs what it says it costs."""

import re

import pytest

from japanboards import GAMES
from japanboards.core.course import Course


def at_level(name, title):
    """A course at one of its levels."""
    game = GAMES[name]
    return Course(game, [next(level for level in game.LEVELS if level.title == title)], None)


@pytest.mark.parametrize(
    ("name", "title", "picks"),
    [
        ("hokkaido", "One step, and which", ["do:grow"]),
        ("takamatsu", "Two at once", ["samurai:gate:blue"]),
    ],
)
def test_a_move_that_is_only_begun_is_refused_and_costs_no_star(name, title, picks):
    course = at_level(name, title)
    course.refuse(picks)
    assert course.told.kind == "refused"
    assert course.told.star == "That try was free: the star stays."


def test_a_whole_move_that_is_refused_costs_the_star_however_little_was_touched():
    course = at_level("rolling_japan", "Too far")
    course.refuse(["cell:Tokyo"])  # there is one red die: it goes without saying
    assert (course.told.kind, course.clean) == ("refused", False)


def test_what_is_no_move_says_why():
    course = at_level("hokkaido", "A region")
    course.refuse(["do:discard"])
    assert course.told.lines[0].text == "Discard is not possible now: you have no card in hand."
    course.refuse(["piece:Kasai", "do:claim"])
    assert "no public route" in course.told.lines[0].text


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_nothing_on_the_board_of_a_level_calls_the_learner_by_a_number(game):
    course = Course(game, game.LEVELS, None)
    for at in range(len(game.LEVELS)):
        course.go_to(at)
        name = re.compile(rf"\b[Pp]layer {course.learner + 1}\b")
        marks = course.frame().scene.marks
        assert [mark.title for mark in marks if name.search(mark.text + mark.title)] == []


def test_where_both_lose_a_piece_nobody_is_said_to_have_one():
    course = at_level("hokkaido", "A region")
    course.play(course.game.notation.read_move("land Kasai Ashoro"))
    assert "nobody is left there" in course.told.lines[0].text


def test_the_last_piece_of_hokkaido_says_who_was_pushed_out_and_what_others_bring():
    course = at_level("hokkaido", "Where one piece counts")
    course.play(course.game.notation.read_move("grow Ishikari"))
    first = course.told.lines[0]
    assert first.text == "That is allowed. You would have 4 points; with the best move 8."
    assert first.clauses == ("HOK-REG-02",)
    course.play(course.game.notation.read_move("land Uryu Sorachi"))
    assert course.told.lines[0].text == (
        "That is allowed. You would have 4 points, player 1 would have 7; "
        "with the best move 8 and 3."
    )
    course.play(course.game.notation.read_move("grow Kameda"))
    said = [line.text for line in course.told.lines]
    assert said[0].startswith("Kameda holds two: player 1's piece had to go")
    assert said[-2].startswith("Player 1 loses a piece in Kameda")
    assert said[-1] == "Donan: you get 4 points for 2 pieces."


def test_what_an_answer_draws_leads_from_place_to_place_and_to_no_button():
    course = at_level("hokkaido", "Where one piece counts")
    for _ in range(3):
        course.hint()
    assert course.pointed() == ["place:Kameda", "do:grow"]
    assert course.way() == []


def test_a_touch_that_only_begins_a_move_is_not_answered_as_the_whole_move():
    course = at_level("kanagawa", "The fourth tree is in your hand")
    course.pick(["hand:G05"])
    assert course.told.head == "Not possible now"
    assert course.told.lines[0].text == "First take or decline the diploma for 3 trees."


def test_a_work_that_cannot_be_finished_is_refused_for_the_card_alone():
    course = at_level("kanagawa", "A card for the studio")
    course.pick(["done"])
    assert course.told.head == "Not possible: finish the work."
