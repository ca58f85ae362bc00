"""A move that is asked for once more before it is made: which ones, how, and by what."""

from dataclasses import replace

import pytest
from board_page import Shown
from hats import changed

from japanboards.core.frame import Sentence
from japanboards.core.scene import Mark
from japanboards_widgets.board import Board
from japanboards_widgets.stage import Stage

pytestmark = pytest.mark.browser

PASS = [(("cell:b",), "It goes to B."), (("cell:c",), "It goes to C.")]

MEN = [
    (("man:1", "cell:c"), "one goes"),
    (("man:2", "cell:c"), "the other goes"),
    (("man:1", "man:2", "cell:b"), "two go"),
]


def test_while_a_move_waits_for_its_second_touch_python_is_asked_what_it_leads_to(shown, scene):
    shown.board.show(scene, PASS)
    shown.board.live = {**shown.board.live, "careful": True}
    shown.push()
    shown.touch("b")
    shown.page.wait_for_function("n => boards[n].sent.some((m) => m.press)", arg=shown.nth)
    assert {"press": ["cell:b"]} in shown.sent()
    after = {"picks": ["cell:b"], "after": shown.board.live["serial"]}
    shown.tell({**after, "then": {**shown.board.live, "serial": 99, "moves": []}})
    shown.touch("b")
    assert shown.root.get_attribute("data-serial") == "99"
    assert shown.sent() == [{"picks": ["cell:b"]}], "it is asked once"


@pytest.mark.parametrize(("armed", "is_after"), [("die:x", True), ("cell:b", False)])
def test_what_is_asked_for_only_after_the_move_that_waits_leaves_it_chosen(
    shown, scene, armed, is_after
):
    shown.board.show(scene, [((armed,), "It goes."), (("wait",), "It waits.")])
    shown.board.live = {**shown.board.live, "careful": True}
    shown.push()
    shown.touch(armed[-1] if armed == "cell:b" else "die")
    after = {"picks": [armed], "after": shown.board.live["serial"]}
    then = {**shown.board.live, "serial": 99, "moves": [["It goes to C.", "cell:c"]]}
    shown.tell({**after, "then": then})
    shown.touch("c")
    told = shown.root.get_by_role("status").inner_text()
    assert ("It goes? First press Do it, then touch" in told) is is_after
    # Another place was meant instead: that is refused.
    assert any("touch" in message for message in shown.sent()) is not is_after
    shown.root.get_by_role("button", name="Do it").click()
    assert shown.sent()[-1] == {"picks": [armed]}


def test_a_button_that_a_lesson_leaves_out_is_not_named(shown, scene):
    moves = [(("cell:a", "do:claim"), "claims A"), (("cell:a", "do:drop"), "drops A")]
    shown.board.show(scene, moves)
    ask = [{"pick": "do:claim", "text": "Claim"}]
    shown.board.live = {**shown.board.live, "beside": {"ask": ask}}
    shown.push()
    shown.touch("a")
    assert "Now press Claim." in shown.root.get_by_role("status").inner_text()


def test_a_move_that_needs_it_is_asked_for_once_more(shown, scene):
    def again():
        shown.board.show(scene, PASS)
        shown.board.live = {**shown.board.live, "careful": True}
        shown.push()

    again()
    shown.touch("b")
    assert not any("picks" in message for message in shown.sent())
    assert (
        "It goes to B? Touch it again, or press Do it."
        in shown.root.get_by_role("status").inner_text()
    )
    assert (shown.lights("picked"), shown.lights()) == (1, 1)  # the other may be touched instead
    shown.root.get_by_role("button", name="Take back").click()
    assert shown.lights("picked") == 0
    shown.touch("b")
    shown.touch("b")
    assert shown.sent()[-1] == {"picks": ["cell:b"]}
    again()
    shown.touch("b")
    shown.root.get_by_role("button", name="Do it").click()
    assert shown.sent()[-1] == {"picks": ["cell:b"]}
    again()
    shown.touch("b")
    shown.touch("c")
    assert (
        "It goes to C? Touch it again, or press Do it."
        in shown.root.get_by_role("status").inner_text()
    )
    shown.board.show(scene, PASS[:1])  # nothing else is possible: the same habit
    shown.board.live = {**shown.board.live, "careful": True}
    shown.push()
    shown.touch("b")
    assert not any("picks" in message for message in shown.sent())
    shown.touch("b")
    assert shown.sent()[-1] == {"picks": ["cell:b"]}


def test_a_move_that_waits_still_waits_when_something_is_said_beside_it(shown, scene):
    shown.board.show(scene, PASS)
    shown.board.live = {**shown.board.live, "careful": True, "beside": {"ask": []}}
    shown.push()
    shown.touch("b")
    for said in ({"hint": "one"}, {}):  # a hint comes, and is closed
        Stage.say_beside(shown.board, **said)
        shown.push()
        asked = shown.root.get_by_role("status").inner_text()
        assert "It goes to B? Touch it again, or press Do it." in asked
    box = shown.svg.bounding_box()
    shown.page.mouse.click(box["x"] + box["width"] - 3, box["y"] + box["height"] - 3)
    shown.touch("b")
    assert shown.sent()[-1] == {"picks": ["cell:b"]}


def test_what_was_guessed_is_asked_for_and_what_was_touched_whole_is_not(shown, scene):
    pieces = changed(changed(scene, "a", pick="man:1"), "die", pick="man:2")
    status = shown.root.get_by_role("status")

    def again():
        shown.board.show(pieces, MEN)
        shown.push()
        shown.sent()

    again()
    shown.touch("a")
    shown.touch("b")
    assert "two go? Touch it again, or press Do it." in status.inner_text()
    shown.touch("b")
    assert shown.sent()[-1] == {"picks": ["man:1", "man:2", "cell:b"]}
    again()
    for name in ("a", "die", "b"):
        shown.touch(name)
    assert shown.sent()[-1] == {"picks": ["man:1", "man:2", "cell:b"]}
    again()
    for name in ("c", "a"):  # another of its kind might follow
        shown.touch(name)
    assert "one goes? Touch it again, or press Do it." in status.inner_text()
    again()
    shown.root.evaluate("root => root.touch('cell:b')")
    assert "or press Do it" in status.inner_text()


def test_what_stands_on_the_place_confirms_as_the_place_did(shown, scene):
    place = changed(changed(scene, "a", pick="cell:a"), "man", pick="man:a")
    shown.board.show(place, [*PASS, (("cell:a",), "It goes to A."), (("man:a", "cell:b"), "no")])
    shown.board.live = {**shown.board.live, "careful": True}
    shown.push()
    box, (x, y) = shown.mark("a").bounding_box(), shown.middle("man")
    shown.page.mouse.click(box["x"] + 30, box["y"] + 30)
    assert (
        "It goes to A? Touch it again, or press Do it."
        in shown.root.get_by_role("status").inner_text()
    )
    shown.page.mouse.click(x, y)
    assert shown.sent()[-1] == {"picks": ["cell:a"]}


def test_a_button_is_not_touched_again(shown, scene):
    shown.board.show(scene, [*PASS, (("wait",), "You wait.")])
    shown.board.live = {**shown.board.live, "careful": True}
    shown.push()
    shown.root.evaluate("root => root.touch('wait')")
    said = shown.root.get_by_role("status").inner_text()
    assert "Wait? Press Do it, or Escape." in said
    assert "You" not in said


def test_a_button_that_names_the_only_move_makes_it_at_once(shown, scene):
    def press_wait(moves, **also):
        shown.board.show(replace(scene, **also), moves)
        shown.board.live = {**shown.board.live, "careful": True}
        shown.push()
        shown.sent()
        shown.root.evaluate("root => root.touch('wait')")
        return {"picks": ["wait"]} in shown.sent()

    wait = (("wait",), "You wait.")
    assert press_wait([wait])
    assert not press_wait([wait, *PASS]), "something else may be meant"
    assert not press_wait([wait], costly=frozenset({("wait",)})), "what it costs is read first"


def test_what_is_chosen_and_comes_next_stands_below_an_answer(shown, scene):
    status = shown.root.get_by_role("status")

    def answered(manner):
        shown.board.say(Sentence("That is it."), Sentence("Do this."), answers=1, manner=manner)
        shown.push()
        return status.inner_text().split("\n")

    shown.board.show(scene, [(("man:1", "cell:b"), "one goes"), (("man:1", "cell:c"), "one stays")])
    shown.push()
    assert answered("look") == ["That is it.", "Do this."]
    assert answered("") == ["That is it."], "a word of the table stands alone"
    shown.root.evaluate("root => root.touch('man:1')")
    first, second, *_ = answered("no")
    assert (first, second[:12]) == ("That is it.", "Chosen: man.")
    assert status.locator(".jb-answers.no").count() == 1


def test_what_is_only_to_look_at_answers_while_a_move_waits(shown, scene):
    shown.board.show(scene, PASS)
    shown.board.live = {**shown.board.live, "careful": True}
    shown.push()
    shown.touch("b")
    box = shown.svg.bounding_box()
    shown.page.mouse.click(box["x"] + box["width"] - 3, box["y"] + box["height"] - 3)
    assert {"bare": ""} in shown.sent()
    shown.board.say(Sentence("Only sea."), Sentence("Pass."), answers=1, manner="look")
    shown.push()
    assert "It goes to B? Touch it again" in shown.root.get_by_role("status").inner_text()


def test_buttons_beside_a_board_touch_it_and_hear_of_it(shown, scene):
    shown.board.show(scene, [*PASS, (("wait",), "waits")])
    shown.board.live = {**shown.board.live, "careful": True}
    shown.page.evaluate(
        """() => addEventListener("jb-painted", ({ detail: { picked, armed } }) =>
        (window.heard = [picked, armed?.move[0] ?? ""]))"""
    )
    shown.push()
    shown.root.evaluate("root => root.touch('cell:c')")
    assert shown.page.evaluate("() => heard") == [["cell:c"], "It goes to C."]
    shown.root.evaluate("root => root.takeBack()")
    assert shown.page.evaluate("() => heard") == [[], ""]
    shown.root.evaluate("root => root.press('wait')")
    shown.root.evaluate("root => root.touch('wait')")
    assert shown.sent()[-1] == {"press": ["wait"]}
    shown.root.evaluate("root => root.takeBack()")
    shown.root.evaluate("root => (root.touch('cell:c'), root.confirm())")
    assert shown.sent()[-1] == {"picks": ["cell:c"]}
    shown.root.evaluate("root => root.point(['cell:a'])")
    assert shown.lights("shown") == 1


def test_one_touch_that_stands_for_three_is_asked_for_once_more(shown, scene):
    shown.board.show(scene, [(("die:x", "cell:c", "cell:a"), "all go to A")])
    shown.push()
    shown.touch("a")
    assert [message for message in shown.sent() if "picks" in message] == []
    assert shown.lights("picked") == 3
    shown.page.keyboard.press("Enter")
    assert shown.sent()[-1] == {"picks": ["die:x", "cell:c", "cell:a"]}


def test_a_move_that_costs_something_is_asked_for_once_more(shown, scene):
    moves = [(("man:1", "cell:c"), "one goes"), (("man:1", "cell:b"), "one is lost")]
    shown.board.show(replace(scene, costly=frozenset({("man:1", "cell:b")})), moves)
    shown.push()
    shown.root.evaluate("root => root.touch('man:1')")
    assert "it is done at once" not in shown.root.locator(".jb-chosen").inner_text()
    shown.touch("b")
    assert "one is lost? Touch it again" in shown.root.get_by_role("status").inner_text()
    assert not any("picks" in message for message in shown.sent())
    shown.touch("b")
    assert shown.sent()[-1] == {"picks": ["man:1", "cell:b"]}


def test_a_refused_touch_leaves_the_move_that_waits(shown, scene):
    shown.board.show(scene, PASS[:1])
    shown.board.live = {**shown.board.live, "careful": True}
    shown.push()
    shown.touch("b")
    shown.touch("c")
    assert shown.sent()[-1] == {"touch": ["cell:c"]}
    assert shown.lights("picked") == 1
    assert shown.root.get_attribute("data-armed") is not None
    shown.board.say(Sentence("C is full."), refused=["cell:c"], answers=1)
    shown.push()
    assert shown.root.get_attribute("data-armed") is not None
    shown.touch("b")
    assert shown.sent()[-1] == {"picks": ["cell:b"]}


def test_what_a_waiting_move_opens_makes_it_and_is_touched_then(shown, scene):
    shown.board.show(scene, PASS[:1])
    shown.board.live = {**shown.board.live, "careful": True}
    shown.push()
    shown.touch("b")
    shown.page.wait_for_function("n => boards[n].sent.some((m) => m.look)", arg=shown.nth)
    opens = {"lights": [["would next", "cell:c", "3"]], "ghosts": []}
    shown.tell({"picks": ["cell:b"], "preview": opens})
    shown.touch("c")
    assert shown.sent()[-1] == {"picks": ["cell:b"]}
    shown.board.show(scene, PASS[1:])
    shown.board.live = {**shown.board.live, "careful": True}
    shown.push()
    assert "It goes to C?" in shown.root.get_by_role("status").inner_text()


def test_a_place_that_says_what_may_be_done_says_only_what_is_chosen(page, scene):
    says = Mark("may:b", "above may", (160, 50), "disc 9", "2/4", 13, on="cell:b")
    scene = replace(scene, marks=(*scene.marks, says), captions={("cell:c", "cell:b"): "4"})
    moves = [(("cell:c", "cell:b"), "4 goes to B."), (("die:x", "cell:b"), "2 goes to B.")]
    board = Board(scene)
    board.show(scene, moves)
    shown = Shown(page, board, 640)
    text = shown.root.locator('[data-id="may:b"] text')
    assert text.text_content() == "2/4"
    shown.touch("c")
    assert text.text_content() == "4"
    assert shown.root.locator(".caption").count() == 0
    shown.touch("c")
    assert text.text_content() == "2/4"
