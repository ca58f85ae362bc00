"""The lesson on the screen: touches in, answers out."""

import json

import pytest

from japanboards import rolling_japan as rj
from japanboards_widgets import lesson


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def said(widget):
    return [line["text"] for line in widget.board.live["status"]]


def cited(widget):
    return [clause for line in widget.board.live["status"] for clause in line["clauses"]]


def touch(widget, *picks):
    widget.board._handle_custom_msg({"picks": list(picks)}, [])


def test_the_right_touch_finishes_the_level_with_a_star():
    widget = lesson("rolling_japan")
    touch(widget, "die:red", "cell:Tokyo")

    assert said(widget)[0].startswith("Done! ★")
    assert not widget.next_button.disabled
    assert widget.course.progress.stars == {rj.LEVELS[0].id: True}


def test_an_illegal_touch_is_answered_with_its_clause_and_costs_the_star():
    widget = lesson("rolling_japan")
    widget.board._handle_custom_msg({"touch": ["cell:Osaka"]}, [])

    assert cited(widget) == ["ROL-DIE-01"]
    touch(widget, "die:red", "cell:Tokyo")
    assert widget.course.progress.stars == {rj.LEVELS[0].id: False}


def test_a_legal_move_that_misses_the_task_leaves_the_position():
    widget = lesson("rolling_japan", "Neighbors")
    before = widget.course.state
    touch(widget, "die:red", "cell:Tochigi")

    assert "That is allowed, but" in said(widget)[0]
    assert widget.course.state == before


def test_a_hint_is_said_and_drawn_as_an_arrow():
    widget = lesson("rolling_japan")
    widget.hint()

    assert said(widget)[0] == f"Hint: {rj.LEVELS[0].hint}"
    assert widget.board.live["arrows"] == [["die:red", "cell:Tokyo"]]


def test_the_next_level_comes_without_running_the_cell_again():
    widget = lesson("rolling_japan")
    touch(widget, "die:red", "cell:Tokyo")
    widget.course.next()

    assert widget.course.level is rj.LEVELS[1]
    assert not widget.course.finished


def test_a_whole_lesson_is_played_through_by_its_solutions():
    widget = lesson("rolling_japan")
    for level in rj.LEVELS:
        assert widget.course.level is level
        for text in level.solution:
            widget.course.play(rj.notation.read_move(text))
        widget.course.next()

    assert set(widget.course.progress.stars.values()) == {True}
    assert len(widget.course.progress.stars) == len(rj.LEVELS)


def test_progress_is_taken_up_again():
    touch(lesson("rolling_japan"), "die:red", "cell:Tokyo")

    assert lesson("rolling_japan").course.level is rj.LEVELS[1]


def test_a_damaged_progress_file_is_kept_and_the_lesson_starts_afresh(tmp_path):
    file = tmp_path / "rolling_japan.progress.json"
    file.write_text("{ damaged")
    widget = lesson("rolling_japan")
    touch(widget, "die:red", "cell:Tokyo")

    assert "is damaged" in widget.course.warning
    assert "is damaged" in widget.task.value
    assert file.read_text() == "{ damaged"


def test_the_progress_file_is_small_json(tmp_path):
    touch(lesson("rolling_japan"), "die:red", "cell:Tokyo")
    data = json.loads((tmp_path / "rolling_japan.progress.json").read_text())

    assert data == {"version": 1, "done": [{"level": rj.LEVELS[0].id, "star": True}]}


def test_an_unknown_chapter_is_refused_with_the_ones_there_are():
    with pytest.raises(ValueError, match="there is no chapter 'Cooking'; the chapters are: Writ"):
        lesson("rolling_japan", "Cooking")


def test_its_text_is_the_same_every_time():
    assert repr(lesson("rolling_japan", "Over the sea")) == (
        "Lesson(Rolling Japan, levels: 3, at: 'A blue line joins')"
    )
