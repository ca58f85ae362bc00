"""The lesson on the screen: touches in, answers out."""

import json

import pytest

from japanboards import GAMES
from japanboards import rolling_japan as rj
from japanboards.core.lesson import chapters
from japanboards_widgets import lesson


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def beside(widget):
    return widget.board.live["beside"]


def told(widget):
    return beside(widget)["told"]


def cited(widget):
    return [clause["id"] for line in told(widget)["lines"] for clause in line["clauses"]]


def buttons(widget):
    return {button["text"]: button["note"] for button in beside(widget)["does"]}


def touch(widget, *picks):
    widget.board._handle_custom_msg({"picks": list(picks)}, [])


def touch_wrongly(widget, *picks):
    widget.board._handle_custom_msg({"touch": list(picks)}, [])


def press(widget, act, value=None):
    widget.board._handle_custom_msg({"act": act, "value": value}, [])
    assert widget.session.last_error is None


def solve(widget):
    for text in widget.course.level.solution:
        widget.course.play(widget.course.game.notation.read_move(text))


def test_a_level_that_was_not_tried_says_what_the_star_is_for():
    widget = lesson("rolling_japan", "Neighbors")

    assert told(widget)["kind"] == "new"
    assert told(widget)["star"] == "Star: no mistake and no hint."
    assert beside(widget)["task"] == rj.LEVELS[4].task
    assert buttons(widget) == {"Hint": "gives up the star", "Start again": ""}
    assert [dot["title"] for dot in beside(widget)["dots"]] == [""] * 5
    assert [dot["now"] for dot in beside(widget)["dots"]] == [True, False, False, False, False]


def test_the_right_touch_finishes_the_level_with_a_star_and_says_why():
    widget = lesson("rolling_japan")
    touch(widget, "die:red", "cell:Tokyo")

    assert told(widget)["kind"] == "done"
    assert told(widget)["lines"][0]["text"] == rj.LEVELS[0].learned
    assert cited(widget)[:2] == list(rj.LEVELS[0].clauses[:2])
    assert (told(widget)["star"], told(widget)["has"]) == ("Star: no mistake, no hint.", True)
    assert buttons(widget) == {"Next": "level 2 of 4", "Once more": ""}
    assert list(buttons(widget)) == ["Once more", "Next"]  # Next is not where the hint comes
    assert beside(widget)["title"] == rj.LEVELS[0].title
    assert widget.course.progress.stars == {rj.LEVELS[0].id: True}
    assert beside(widget)["dots"][0]["look"] == "star"


def test_an_illegal_touch_is_answered_with_its_clause_and_costs_the_star():
    widget = lesson("rolling_japan", "Neighbors")
    touch_wrongly(widget, "cell:Osaka")

    assert told(widget)["kind"] == "refused"
    assert cited(widget) == ["ROL-DIE-01"]
    assert ["refused", "cell:Osaka", ""] in widget.board.live["lights"]
    touch(widget, "die:red", "cell:Saitama")
    assert told(widget)["star"] == "Done, without the star."
    assert widget.course.progress.stars == {rj.LEVELS[4].id: False}


def test_every_clause_that_is_cited_comes_with_its_words():
    widget = lesson("rolling_japan")
    touch_wrongly(widget, "cell:Osaka")
    clause = told(widget)["lines"][0]["clauses"][0]

    assert clause["text"] == rj.BOOK["ROL-DIE-01"].text
    assert clause["short"] == rj.BOOK["ROL-DIE-01"].section


def test_a_star_is_not_had_by_starting_again_nor_by_coming_back():
    widget = lesson("rolling_japan", "Neighbors")
    touch_wrongly(widget, "cell:Osaka")
    press(widget, "again")
    assert told(widget)["star"] == "Without the star now."
    press(widget, "level", 5)
    press(widget, "level", 4)
    touch(widget, "die:red", "cell:Saitama")
    assert widget.course.progress.stars == {rj.LEVELS[4].id: False}

    press(widget, "again")
    touch(widget, "die:red", "cell:Saitama")
    assert widget.course.progress.stars == {rj.LEVELS[4].id: False}


def test_a_mistake_is_remembered_by_the_next_lesson():
    touch_wrongly(lesson("rolling_japan", "Neighbors"), "cell:Osaka")
    widget = lesson("rolling_japan", "Neighbors")
    touch(widget, "die:red", "cell:Saitama")

    assert widget.course.progress.stars == {rj.LEVELS[4].id: False}


def test_a_legal_move_that_misses_the_task_leaves_the_position():
    widget = lesson("rolling_japan", "Neighbors")
    before = widget.course.state
    touch(widget, "die:red", "cell:Tochigi")

    assert told(widget)["kind"] == "but"
    assert told(widget)["head"] == "You write the red 4 in Tochigi."
    assert told(widget)["lines"][0]["text"].startswith("That is allowed")
    assert widget.course.state == before


def test_what_means_nothing_is_said_and_costs_nothing():
    widget = lesson("rolling_japan", "Neighbors")
    touch_wrongly(widget, "nothing:there")

    assert told(widget)["head"] == "Not a move yet"
    assert widget.course.clean


def test_hints_are_words_then_a_place_then_an_answer():
    widget = lesson("rolling_japan", "Two dice")
    press(widget, "hint")
    assert told(widget)["kind"] == "hint"
    assert told(widget)["lines"][0]["text"] == widget.course.level.hint
    assert widget.board.live["highlights"] == []
    assert not widget.course.clean

    press(widget, "hint")
    assert widget.board.live["highlights"] == ["die:blue"]
    press(widget, "hint")
    assert widget.board.live["highlights"] == ["die:blue", "cell:Akita"]
    assert widget.board.live["arrows"] == [["die:blue", "cell:Akita"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_marks_buttons_too(game):
    """An answer that is a button beside the board is marked there: an arrow cannot lead to it."""
    for chapter in chapters(GAMES[game].LEVELS):
        widget = lesson(game, chapter)
        for _ in range(3):
            press(widget, "hint")
        marked = {who for mark in widget.board.scene.marks for who in (mark.id, mark.pick)}
        marked |= {button["pick"] for button in beside(widget)["ask"]}
        assert widget.course.pointed()
        assert marked.issuperset(widget.course.pointed())
        assert beside(widget)["hinted"] == widget.course.pointed()


def test_the_next_level_comes_without_running_the_cell_again():
    widget = lesson("rolling_japan")
    key = beside(widget)["key"]
    touch(widget, "die:red", "cell:Tokyo")
    press(widget, "next")

    assert widget.course.level is rj.LEVELS[1]
    assert told(widget)["kind"] == "new"
    assert beside(widget)["key"] != key  # whereby the browser knows that there is a task to read


def test_a_chapter_ends_with_what_was_learned_and_the_way_on():
    widget = lesson("rolling_japan")
    press(widget, "hint")
    for _ in range(4):
        solve(widget)
        press(widget, "next")
    page = beside(widget)["page"]

    assert page["title"] == "Writing a number: the chapter is done"
    assert page["stars"] == "3 of 4"
    assert page["line"].endswith("three with a star. One is worth another look.")
    said = [(line["text"], line["clauses"][0]["id"]) for line in page["learned"]]
    assert len(said) == 3  # rules of the book, not what happened in one position
    assert all(rj.BOOK[clause].text == text for text, clause in said)
    assert [(x["text"], x["note"]) for x in page["go"]] == [
        ("Go on: Neighbors", "5 levels"),
        ("Look at these again", "level 1"),
        ("Play a small game", "below, against a gentle bot"),
    ]
    assert [row["look"] for row in page["levels"]] == ["done", "star", "star", "star"]
    assert [step["name"] for step in page["walk"]] == chapters(rj.LEVELS)

    press(widget, "retry")
    assert widget.course.level is rj.LEVELS[0]
    solve(widget)
    press(widget, "next")
    assert beside(widget)["page"]
    press(widget, "onward")
    assert widget.course.level is rj.LEVELS[4]
    assert beside(widget)["page"] is None


def test_after_the_last_chapter_there_is_no_way_back_unasked():
    widget = lesson("rolling_japan", chapters(rj.LEVELS)[-1])
    for _ in range(3):
        solve(widget)
        press(widget, "next")

    assert beside(widget)["page"]["go"][0]["text"] == "Play a small game"
    assert widget.course.level is rj.LEVELS[-1]


@pytest.mark.parametrize("name", GAMES)
def test_a_small_game_opens_below(name):
    widget = lesson(name)
    press(widget, "end")
    press(widget, "game")

    assert len(widget.children) == 2
    assert widget.children[1].match.players == max(2, GAMES[name].PLAYERS[0])
    assert "jb-lesson" in widget.children[0]._dom_classes
    assert "jb-lesson" not in widget._dom_classes  # whose looks are no looks of a table
    press(widget, "onward")
    assert widget.children == (widget.room,)


@pytest.mark.parametrize("name", GAMES)
def test_every_level_is_solved_on_the_screen_and_every_mistake_answered(name):
    widget = lesson(name)
    game = widget.course.game
    for at, level in enumerate(game.LEVELS):
        press(widget, "level", at)
        assert widget.board.live["unlit"] is not level.lights
        for mistake in level.mistakes:
            if not mistake.position:
                widget.course.play(game.notation.read_move(mistake.move))
                assert told(widget)["kind"] == "refused"
                assert mistake.clause in cited(widget)
        solve(widget)
        assert told(widget)["kind"] == "done"
        assert cited(widget)
        assert beside(widget)["ask"] == []


def test_a_whole_lesson_is_played_through_by_its_solutions():
    widget = lesson("rolling_japan")
    for level in rj.LEVELS:
        assert widget.course.level is level
        solve(widget)
        press(widget, "next")
        if beside(widget)["page"] and widget.course.next_chapter():
            press(widget, "onward")

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
    assert "is damaged" in beside(widget)["warning"]
    assert file.read_text() == "{ damaged"


def test_the_progress_file_is_small_json(tmp_path):
    touch(lesson("rolling_japan"), "die:red", "cell:Tokyo")
    data = json.loads((tmp_path / "rolling_japan.progress.json").read_text())

    done = [{"level": rj.LEVELS[0].id, "star": True}]
    assert data == {"version": 1, "done": done, "missed": []}


def test_an_unknown_chapter_is_refused_with_the_ones_there_are():
    with pytest.raises(ValueError, match="there is no chapter 'Cooking'; the chapters are: Writ"):
        lesson("rolling_japan", "Cooking")


def test_its_text_is_the_same_every_time():
    assert repr(lesson("rolling_japan", "Over the sea")) == (
        "Lesson(Rolling Japan, levels: 3, at: Over the sea, 1)"
    )


def test_steps_of_a_whole_turn_are_judged_together_and_taken_back():
    widget = lesson("hokkaido", "A whole turn")
    game = widget.course.game
    for text in ("land Ishikari Sorachi", "land Uryu Kamikawa", "grow Kamikawa"):
        assert told(widget)["kind"] in ("new", "on")
        widget.course.play(game.notation.read_move(text))
    said = [line["text"] for line in told(widget)["lines"]]

    assert told(widget)["kind"] == "but"
    assert said[:2] == [
        "✕ Not so: you are first on Sapporo-Asahikawa.",
        "✓ No piece of yours was removed.",
    ]
    assert widget.course.state == game.notation.read(widget.course.level.position)
    assert not widget.course.clean
    solve(widget)
    assert told(widget)["kind"] == "done"


@pytest.mark.parametrize("name", GAMES)
def test_the_title_of_a_level_is_not_on_the_screen_before_it_is_done(name):
    widget = lesson(name)
    levels = [x for x in GAMES[name].LEVELS if x.chapter == GAMES[name].LEVELS[0].chapter]
    for at, level in enumerate(levels):
        shown = json.dumps(beside(widget))
        assert all(json.dumps(later.title) not in shown for later in levels[at:])
        press(widget, "end")
        rows = beside(widget)["page"]["levels"]
        assert [row["title"] for row in rows[at:]] == [
            f"Level {n}" for n in range(at + 1, len(rows) + 1)
        ]
        press(widget, "level", at)
        solve(widget)
        assert beside(widget)["title"] == level.title
        press(widget, "next")


def test_what_is_left_of_a_chapter_is_what_is_not_done():
    widget = lesson("rolling_japan")
    press(widget, "hint")
    solve(widget)
    press(widget, "end")
    page = beside(widget)["page"]
    assert ("Do what is left", "levels 2, 3, 4") in [(x["text"], x["note"]) for x in page["go"]]
    assert [line["at"] for line in page["learned"]] == [0]  # only what was done is known
    press(widget, "retry")
    assert widget.course.level is rj.LEVELS[1]


def test_a_touch_of_the_bare_picture_is_answered_and_costs_nothing():
    widget = lesson("rolling_japan", "Neighbors")
    touch_wrongly(widget)
    assert told(widget)["head"] == "Nothing happens there"
    assert widget.course.clean


def test_a_touch_of_the_card_that_acts_leads_to_the_buttons_and_gives_no_answer():
    widget = lesson("kaigan")
    press(widget, "level", 1)
    touch_wrongly(widget, "space:3/5")
    assert told(widget)["lines"][0]["text"] == "The buttons beside the board do it."
    assert widget.course.clean


def test_an_offer_in_the_middle_of_a_turn_is_named_and_marked():
    widget = lesson("kanagawa", "A whole turn")
    press(widget, "level", 46)
    read = widget.course.game.notation.read_move
    for text in widget.course.level.solution:
        if text.startswith("leave"):
            break
        assert beside(widget)["asked"] == ""
        widget.course.play(read(text))
    assert beside(widget)["asked"].startswith("You may have the diploma for")
    assert widget.board.live["highlights"] == [f"diploma:{text.removeprefix('leave ')}"]


def test_a_worse_move_is_told_what_speaks_against_it_and_the_best_how_clear_it_is():
    widget = lesson("takamatsu", "Play well")
    level, read = widget.course.level, widget.course.game.notation.read_move
    worse, why = level.well.worse[0]
    widget.course.play(read(worse))
    assert told(widget)["lines"][0]["text"] == f"That is allowed. {why}"
    solve(widget)
    assert "2.2 points ahead of the best other" in told(widget)["lines"][1]["text"]


def test_a_level_that_lights_lights_what_its_task_needs():
    widget = lesson("kaigan")
    assert widget.board.live["only"] == ["map:1", "tile:Ezo"]
    touch(widget, "pass")  # it may be made all the same
    assert told(widget)["kind"] == "but"
    press(widget, "level", 2)
    assert widget.board.live["only"] == []


def test_one_reason_decides_against_what_was_touched():
    widget = lesson("kaigan")
    touch_wrongly(widget, "space:1/3")
    assert cited(widget) == ["KAI-FLOW-02"]


def test_what_is_left_of_a_chapter_leads_on_before_the_next_one():
    widget = lesson("rolling_japan")
    solve(widget)
    press(widget, "end")
    first, second = beside(widget)["page"]["go"][:2]
    assert (first["text"], first["look"]) == ("Do what is left", "go")
    assert second["text"] == "Go on: Neighbors"


def test_a_button_alone_is_refused_for_itself_and_marks_no_place():
    widget = lesson("hokkaido")
    press(widget, "level", 4)  # two Grows were made already
    touch_wrongly(widget, "do:grow")
    assert told(widget)["head"] == "Not possible: Grow."
    assert told(widget)["lines"][0]["text"] == "Done twice, which is the most."
    assert widget.course.causes == {}


def test_a_hint_brings_no_reason_back_that_was_answered_before():
    widget = lesson("hokkaido")
    press(widget, "level", 3)
    touch_wrongly(widget, "place:Furano", "do:grow")
    assert widget.course.causes == {"place:Furano": "no piece"}
    press(widget, "hint")
    assert widget.course.causes == {}
    assert not [light for light in widget.board.live["lights"] if light[0] == "reason"]


def test_a_lit_level_has_no_other_buttons_than_its_task_needs():
    widget = lesson("hokkaido")
    assert [button["text"] for button in beside(widget)["ask"]] == ["Grow"]
    press(widget, "level", 1)
    assert [button["text"] for button in beside(widget)["ask"]] == ["Claim"]
    press(widget, "level", 2)
    assert len(beside(widget)["ask"]) == 6
