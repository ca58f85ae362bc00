"""Touching the live board, in a page of its own: what is chosen, asked, refused; keys; its size."""

from dataclasses import replace

import pytest
from board_page import Shown, open_page
from hats import MARKS, MOVES, changed

from japanboards.core.frame import Sentence
from japanboards.core.scene import Light, Mark
from japanboards_widgets.board import Board

pytestmark = pytest.mark.browser


def test_a_piece_counts_as_its_place(shown):
    shown.touch("die")
    shown.touch("man")
    assert shown.sent()[-1] == {"picks": ["die:x", "cell:a"]}


def test_what_only_chooses_is_chosen_while_it_is_pressed(shown):
    shown.page.mouse.move(*shown.middle("die"))
    shown.page.mouse.down()
    assert shown.lights("picked") == 1
    shown.page.mouse.up()
    assert shown.lights("picked") == 1
    shown.touch("die")
    assert shown.lights("picked") == 0
    assert shown.sent() == []


def test_who_lets_go_elsewhere_has_chosen_nothing(shown):
    shown.page.mouse.move(*shown.middle("die"))
    shown.page.mouse.down()
    shown.page.mouse.move(*shown.middle("word"))
    shown.page.mouse.up()
    assert (shown.lights("picked"), shown.sent()) == (0, [])


def test_a_touch_beside_a_small_piece_reaches_it(shown, scene):
    own = changed(scene, "man", pick="man:a", at=(310, 170), on="")
    shown.board.show(own, [(("man:a",), "the man goes")], still=True)
    shown.push()
    box = shown.svg.bounding_box()
    shown.page.mouse.click(box["x"] + (310 - 12) * 2, box["y"] + (170) * 2)
    assert shown.sent()[-1] == {"picks": ["man:a"]}


def test_what_stands_for_no_move_is_touched_by_its_name_and_the_bare_picture_by_none(shown, scene):
    shown.board.show(changed(scene, "man", on="", at=(160, 150)), MOVES, still=True)
    shown.push()
    shown.touch("c")
    shown.board.say(Sentence("C is full."), answers=1)
    shown.push()
    shown.touch("man")
    assert shown.sent()[-1] == {"bare": "man"}
    assert shown.root.get_by_role("alert").inner_text() == "", "an old answer is gone"
    assert shown.lights("refused") == 1
    box = shown.svg.bounding_box()
    shown.page.mouse.click(box["x"] + box["width"] - 3, box["y"] + box["height"] - 3)
    assert shown.sent()[-1] == {"bare": ""}
    assert shown.lights("refused") == 0


def test_what_was_refused_is_forgotten_with_its_board(shown, scene):
    """A smaller board comes before what is said of it: nothing of the old one is asked for."""
    shown.touch("c")
    assert shown.lights("refused") == 1
    shown.board.say(Sentence("C is full."), refused=["cell:c"], answers=1)
    shown.push()
    marks = tuple(mark for mark in scene.marks if mark.id != "c")
    shown.board.show(replace(scene, marks=marks), MOVES)
    shown.push("scenery")
    assert shown.lights("refused") == 0
    shown.push()
    assert shown.mark("c").count() == 0


def test_what_is_refused_says_so_until_the_next_touch(shown):
    shown.touch("c")
    assert shown.sent() == [{"touch": ["cell:c"]}]
    assert shown.lights("refused") == 1
    shown.board.say(Sentence("C is full."), reasons=[("cell:b", "full")])
    shown.push()
    assert (shown.lights("refused"), shown.lights("reason")) == (1, 1)
    assert "C is full." in shown.root.get_by_role("status").inner_text()
    assert "C is full." in shown.root.get_by_role("alert").inner_text()
    shown.touch("die")
    assert shown.lights("refused") == 0


def test_an_answer_that_is_out_of_sight_stands_beside_what_was_touched(shown):
    def refused():
        shown.touch("c")
        shown.board.say(Sentence("C is full.", ("X-1",)), refused=["cell:c"], answers=1)
        shown.push()

    bubble = shown.root.locator(".jb-bubble")
    refused()
    assert not bubble.is_visible()  # the line above the board says it
    shown.root.locator(".jb-status").evaluate(
        "line => (line.style = 'position: relative; top: -2000px')"
    )
    shown.touch("die")
    refused()
    assert bubble.inner_text() == "C is full."
    box, touched = bubble.bounding_box(), shown.mark("c").bounding_box()
    assert box["x"] < touched["x"] + touched["width"] / 2 < box["x"] + box["width"]
    shown.touch("die")
    assert not bubble.is_visible()


def test_who_chose_the_goal_is_told_how_many_are_missing(shown, scene):
    by_two_ways = [(("die:x", f"cell:{over}", "cell:a"), f"goes over {over}") for over in "bc"]
    shown.board.show(scene, by_two_ways)
    shown.push()
    shown.touch("a")
    assert "Touch 2 more of what is lit" in shown.root.locator(".jb-status").inner_text()


def test_escape_takes_back_wherever_the_focus_is_after_a_touch(shown):
    shown.touch("die")
    shown.page.evaluate("() => document.activeElement.blur()")
    shown.page.keyboard.press("Escape")
    assert shown.lights("picked") == 0
    shown.touch("die")
    shown.root.get_by_role("button", name="Take back").click()
    assert shown.lights("picked") == 0


def test_where_nothing_is_lit_a_refusal_puts_everything_back(shown):
    for unlit, left in ((True, 0), (False, 1)):
        shown.board.live = {**shown.board.live, "unlit": unlit}
        shown.push()
        shown.touch("die")
        shown.touch("c")
        assert shown.sent() == [{"touch": ["die:x", "cell:c"]}]
        assert (shown.lights("picked"), shown.lights("refused")) == (left, 1)


def test_what_is_said_of_a_place_follows_the_position(shown, scene):
    shown.page.mouse.move(*shown.middle("c"))
    before = shown.root.locator(".jb-about").inner_text()
    shown.board.show(changed(scene, "c", title="c, full"), MOVES)
    shown.push()
    assert before != shown.root.locator(".jb-about").inner_text() == "c, full"


def test_what_a_move_would_do_is_shown_while_it_is_looked_at(shown):
    shown.touch("die")
    shown.sent()
    shown.page.mouse.move(*shown.middle("b"))
    shown.page.wait_for_function("n => boards[n].sent.length", arg=shown.nth)
    assert shown.sent() == [{"look": ["die:x", "cell:b"]}]
    told = []
    shown.board.send = told.append
    word = ["die:x", "cell:b"]
    shown.board.preview(word, [Light("would", "cell:a", "3-4")], [replace(MARKS[5], at=(160, 50))])
    shown.tell(told[0])
    assert shown.lights("would") == 1
    assert shown.svg.locator(".ghost.would").count() == 1
    shown.page.mouse.move(2, 2)
    assert shown.lights("would") == 0
    shown.tell(told[0])  # too late
    assert shown.lights("would") == 0


def test_pieces_that_share_a_pick_are_touched_one_by_one(shown, scene):
    two = changed(changed(scene, "a", pick="man"), "b", pick="man")
    shown.board.show(two, [(("man", "cell:c"), "one"), (("man", "man", "cell:c"), "two")])
    shown.push()
    shown.touch("a")
    assert (shown.lights("picked"), shown.mark("b").get_attribute("aria-pressed")) == (1, "false")
    shown.touch("b")
    assert shown.lights("picked") == 2
    shown.touch("a")
    assert shown.mark("a").get_attribute("aria-pressed") == "false"
    assert shown.mark("b").get_attribute("aria-pressed") == "true"
    shown.touch("c")
    assert shown.sent()[-1] == {"picks": ["man", "cell:c"]}


def test_another_of_the_same_takes_the_place_of_the_one_that_is_held(shown, scene):
    two = changed(changed(scene, "a", pick="man"), "b", pick="man")
    shown.board.show(two, [(("man", "cell:c"), "one")])
    shown.push()
    shown.touch("a")
    shown.touch("b")
    pressed = [shown.mark(name).get_attribute("aria-pressed") for name in "ab"]
    assert pressed == ["false", "true"]


def test_by_keyboard(shown):
    shown.mark("die").focus()
    shown.page.keyboard.press("Enter")
    shown.page.keyboard.press("ArrowUp")
    focused = "() => document.activeElement.dataset.id"
    assert shown.page.evaluate(focused) == "a"
    assert shown.lights("focus") == 1
    shown.page.keyboard.press("n")
    assert shown.page.evaluate(focused) == "b"
    shown.page.keyboard.press("Escape")
    assert shown.lights("picked") == 0
    shown.page.keyboard.press("ArrowRight")
    shown.page.keyboard.press("Enter")
    assert shown.sent()[-1] == {"touch": ["cell:c"]}


def test_a_board_is_as_large_as_there_is_room(browser, scene):
    for size, room, width in (
        ((1900, 1000), 1780, 1475),
        ((1000, 900), 880, 880),
        ((500, 900), 450, 450),
    ):
        page = open_page(browser, size)
        Shown(page, Board(scene), room)
        box = page.locator("svg").bounding_box()
        assert abs(box["width"] - width) < 5
        assert box["height"] < size[1]
        page.close()


def test_a_board_that_is_closed_listens_no_more(shown):
    shown.page.evaluate("n => boards[n].stop()", shown.nth)
    left = shown.page.evaluate(
        "n => Object.values(boards[n].heard).map((all) => all.size)", shown.nth
    )
    assert set(left) == {0}


def test_a_board_can_have_the_whole_screen(shown):
    shown.root.get_by_role("button", name="Full screen").click()
    shown.page.wait_for_function("() => document.fullscreenElement?.className === 'jb-board'")
    shown.root.get_by_role("button", name="Leave full screen").click()
    shown.page.wait_for_function("() => !document.fullscreenElement")


def test_where_the_keyboard_rests_python_is_asked_what_a_key_would_do(shown):
    shown.mark("die").focus()
    shown.page.keyboard.press("Enter")
    shown.page.keyboard.press("ArrowUp")
    shown.page.wait_for_function("n => boards[n].sent.length > 1", arg=shown.nth)
    word = ["die:x", "cell:a"]
    assert shown.sent() == [{"look": word}, {"press": word}]
    then = {**shown.board.live, "serial": shown.board.live["serial"] + 1, "title": "foreseen"}
    shown.tell({"picks": word, "after": shown.board.live["serial"], "then": then})
    shown.page.keyboard.press("Enter")
    assert shown.sent() == [{"picks": word}]
    assert shown.svg.get_attribute("aria-label") == "foreseen"


def test_below_640_pixels_words_give_way(page, scene):
    minor = replace(scene, marks=(*scene.marks, Mark("m", "minor", (50, 170), "", "a remark")))
    wide, narrow = (Shown(page, Board(minor), width) for width in (660, 450))
    assert wide.mark("m").is_visible()
    assert not narrow.mark("m").is_visible()


def test_the_keyboard_keeps_its_place_on_a_new_board(shown, scene):
    shown.mark("b").focus()
    for marks in (scene.marks[:6], scene.marks[2:]):
        shown.board.show(replace(scene, marks=marks), MOVES)
        shown.push("scenery")
        shown.push()
        focused = shown.page.evaluate("() => document.activeElement.dataset.id")
        assert focused == ("b" if marks[0].id == "a" else "die")


def test_what_is_chosen_takes_the_place_of_what_was_asked(shown, scene):
    def said():
        return shown.root.get_by_role("status").inner_text()

    shown.board.show(scene, MOVES, [Sentence("Choose a die.")])
    shown.push()
    assert said() == "Choose a die."
    shown.touch("die")
    assert said().startswith("Chosen: die.")
    assert "Choose a die." not in said()
    shown.touch("c")
    shown.board.say(Sentence("C is full."), Sentence("Choose a die."))
    shown.push()
    assert "C is full." in said()
    assert "Chosen: die." not in said(), "an answer stands alone until the next touch"
    shown.touch("die")
    shown.touch("die")
    assert "C is full." not in said()
    shown.page.keyboard.press("Escape")
    assert "Choose a die." in said()


def test_while_captions_are_shown_their_meaning_is_said(shown, scene):
    word = ("die:x", "cell:b")
    shown.board.show(
        replace(scene, captions={word: "2"}, legend="Numbers: rooms. ? is hidden."), MOVES
    )
    shown.push()
    shown.touch("die")
    about = shown.root.locator(".jb-about")
    assert about.inner_text() == "die, chosen. Numbers: rooms."
    shown.page.keyboard.press("Escape")
    assert "Numbers" not in about.inner_text()


def test_where_it_counts_how_many_one_too_many_is_refused(shown, scene):
    two = changed(changed(scene, "a", pick="man"), "b", pick="man")
    shown.board.show(two, [(("man", "cell:c"), "one"), (("die:x", "die:x", "cell:c"), "two")])
    shown.push()
    shown.touch("a")
    shown.touch("b")
    assert shown.sent() == [{"touch": ["man", "man"]}]
    pressed = [shown.mark(name).get_attribute("aria-pressed") for name in "ab"]
    assert (pressed, shown.lights("refused")) == (["true", "false"], 1)


def test_a_piece_stands_for_its_place_where_a_button_asks_for_that(shown, scene):
    own = changed(scene, "man", pick="man:a")
    moves = [(("man:a", "cell:b"), "goes to B"), (("cell:a", "do:grow"), "grows in A")]
    shown.board.show(own, moves)
    shown.push()
    shown.touch("man")
    shown.page.evaluate("document.querySelector('.jb-board').touch('do:grow')")
    assert shown.sent()[-1] == {"picks": ["cell:a", "do:grow"]}


def test_a_caption_stands_on_its_goal_and_on_nothing_that_leads_there(shown, scene):
    word = ("die:x", "cell:b")
    shown.board.show(replace(scene, captions={word: "full"}), MOVES)
    shown.push()
    shown.touch("die")
    assert shown.svg.locator(".caption").count() == 1
    shown.touch("die")
    shown.touch("b")
    assert shown.svg.locator(".caption").count() == 0


def test_nothing_is_called_lit_where_nothing_is(shown, scene):
    shown.board.show(scene, MOVES)
    shown.board.live = {**shown.board.live, "only": ["cell:c"]}
    shown.push()
    shown.touch("die")
    assert "lit" not in shown.root.get_by_role("status").inner_text()


def test_where_how_many_is_the_question_a_goal_alone_fills_in_nothing(shown, scene):
    twice = [(["die:x", "die:x", "cell:a"], ""), (["die:x", "cell:b"], "")]
    for unlit, waits in ((True, 0), (False, 1)):
        shown.board.show(scene, twice)
        shown.board.live = {**shown.board.live, "unlit": unlit}
        shown.push()
        shown.touch("a")
        assert shown.root.get_by_role("button", name="Do it").count() == waits
        shown.root.get_by_role("button", name="Take back").click()
