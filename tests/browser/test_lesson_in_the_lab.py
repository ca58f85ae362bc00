"""A lesson in the browser: a mistake is answered beside the task, and the next level comes."""

import pytest
from table_driver import MIDDLE

pytestmark = pytest.mark.browser
CELL = (
    "from japanboards_widgets import lesson\nl = lesson('rolling_japan', {!r}, save=False)\n"
    "l.layout.width = '{}px'\nl"
)
CHROME = 121  # px of JupyterLab above and below a notebook
IN_SIGHT = """lesson => {
  const parts = [...lesson.querySelectorAll(".task h3, .answer header, .answer .row .act")];
  const top = lesson.getBoundingClientRect().top;
  return Math.max(...parts.map(part => part.getBoundingClientRect().bottom)) - top;
}"""

PLACE = """lesson => {
  const board = lesson.querySelector(".jb-board svg.jb-scene").getBoundingClientRect();
  const top = board.top - lesson.getBoundingClientRect().top;
  return [top, board.left, board.width, board.height].map(Math.round); // less is not seen
}"""
BUTTONS = """answer => [...answer.querySelectorAll(".row .act")].map(each => {
  const [box, own] = [each, answer].map(part => part.getBoundingClientRect());
  return [box.left - own.left, box.top - own.top, box.width, box.height].map(Math.round);
})"""
SMALL_WORDS = """svg => [...svg.querySelectorAll(".name text")].filter(text => {
  const seen = getComputedStyle(text);
  const [box, edge] = [text, svg].map(each => each.getBoundingClientRect());
  const inside = box.left >= edge.left && box.right <= edge.right
    && box.top >= edge.top && box.bottom <= edge.bottom;
  if (seen.display === "none" || seen.visibility === "hidden") return false;
  const size = parseFloat(seen.fontSize) * text.getScreenCTM().a;
  return box.width && (size < 10.95 || (!inside && box.right > edge.left && box.left < edge.right
    && box.bottom > edge.top && box.top < edge.bottom));
}).map(text => text.textContent)"""


class Learner:
    """Hands and eyes at a lesson."""

    def __init__(self, lab):
        self.lab, self.root = lab, lab.page.locator(".jb-lesson").first
        self.board, self.answer = self.root.locator(".jb-board"), self.root.locator(".answer")

    def touch(self, prefecture):
        label = self.board.locator(f'[data-id="label:{prefecture}"]')
        label.wait_for()
        self.lab.page.mouse.click(*label.evaluate(MIDDLE))

    def place(self):
        """Where the board is, below the top of the lesson, and how high it is."""
        return self.root.evaluate(PLACE)

    def press(self, name):
        self.root.get_by_role("button", name=name).first.click()

    def reads(self, text):
        self.answer.filter(has_text=text).wait_for()

    def focused(self):
        return self.lab.page.evaluate("document.activeElement.className")


def test_a_level_is_done_on_the_live_board(run):
    one = Learner(run(CELL.format("", 1000)))
    one.reads("What you need is lit")
    assert one.board.locator("svg.jb-scene").evaluate(SMALL_WORDS) == []
    assert one.root.locator(".given svg").count() == 1  # the die, which the window leaves out
    one.touch("Osaka")
    one.reads("Not possible")
    one.answer.get_by_role("button", name="rule DIE-01").click()
    one.answer.locator(".clause-text").filter(has_text="area").wait_for()
    assert "Osaka" in one.root.locator('.said[role="alert"]').inner_text()
    one.touch("Tokyo")
    one.reads("Done")
    assert one.root.locator('.said[role="status"]').inner_text().startswith("Done")
    assert "act go" in one.focused()
    one.lab.page.keyboard.press("Enter")
    one.root.locator(".task h3").filter(has_text="south west").wait_for()
    assert one.focused() == "task"


def test_a_level_that_asks_lights_nothing_and_answers_any_touch(run):
    one = Learner(run(CELL.format("Neighbors", 1000)))
    one.reads("Nothing is lit")
    one.touch("Saitama")  # legal and right, but first see that it was not told
    one.reads("Done")
    one.press("Next")
    one.root.locator(".task h3").filter(has_text="too far").wait_for()
    assert one.board.locator(".offer").count() == 0
    assert one.board.locator('[data-id^="label:"].may').count() == 0
    one.touch("Tokyo")
    one.reads("rule ADJ-01")
    one.press("Hint")
    one.reads("Saitama touches every prefecture")


@pytest.mark.parametrize(("width", "height"), [(1000, 640), (790, 470), (450, 470)])
def test_task_answer_and_what_leads_on_are_in_sight_together(lab, run, width, height):
    lab.page.set_viewport_size({"width": 1280, "height": height + CHROME})
    one = Learner(run(CELL.format("Neighbors", width)))
    one.reads("Nothing is lit")
    place, buttons = one.place(), one.answer.evaluate(BUTTONS)
    one.touch("Yamanashi")
    one.reads("Not possible")
    assert one.place() == place
    assert one.answer.evaluate(BUTTONS) == buttons  # a hint is not where one starts again
    assert one.root.evaluate(IN_SIGHT) <= height
    one.press("Hint")
    one.reads("share a border")
    assert one.place() == place
    one.touch("Saitama")
    one.reads("Done")
    assert one.place() == place
    assert one.root.evaluate(IN_SIGHT) <= height
    assert one.root.evaluate("lesson => lesson.scrollWidth <= lesson.clientWidth")


ALL_IN_SIGHT = """root => {
  const panel = root.closest(".jp-WindowedPanel-outer").getBoundingClientRect();
  const parts = [...root.querySelectorAll(".task h3, .answer, .board svg.jb-scene")];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  return [Math.min(...boxes.map((box) => box.top)) - panel.top,
    panel.bottom - Math.max(...boxes.map((box) => box.bottom))];
}"""


@pytest.mark.parametrize("name", ["hokkaido", "kanagawa"])
def test_on_a_low_screen_task_answer_and_board_are_in_sight_together(lab, run, name):
    run(CELL.format("", 497).replace("rolling_japan", name))
    lab.page.set_viewport_size({"width": 933, "height": 600})
    one = Learner(lab)
    one.reads("What you need is lit")
    one.press("Hint")
    one.reads("Hint")
    one.root.evaluate("root => root.scrollIntoView()")
    above, below = one.root.evaluate(ALL_IN_SIGHT)
    assert above >= 0
    assert below >= 0


def test_a_chapter_ends_with_the_way_on(run):
    one = Learner(run(CELL.format("The purple die", 1000)))
    for task, prefecture in (("blue area", "Hokkaido"), ("a 1 fits neither", "Wakayama")):
        one.root.locator(".task h3").filter(has_text=task).wait_for()
        one.touch(prefecture)
        one.press("Do it")  # the die was not touched: what is guessed is asked
        one.reads("Done")
        if prefecture == "Hokkaido":
            one.press("Next")
    one.press("Next")
    one.root.locator(".page h2").filter(has_text="The purple die").wait_for()
    assert one.focused() == "page"
    assert not one.board.is_visible()
    one.press("Go on: Two dice")
    one.root.locator(".task h3").filter(has_text="both dice").wait_for()
    assert one.board.is_visible()


def test_nobody_is_filled_in_where_the_number_is_the_question(run):
    one = Learner(run(CELL.format("Marching", 1000).replace("rolling_japan", "takamatsu")))
    one.press("Level 2")
    one.root.locator(".task h3").filter(has_text="How many samurai").wait_for()

    def touch(mark):
        found = one.board.locator(f'[data-id="{mark}"]')
        one.lab.page.mouse.click(*found.evaluate(MIDDLE))

    touch("samurai:red:0")
    touch("room:gate")  # one goes one room: nobody is added to reach it
    one.reads("1 samurai goes 1 room")
    touch("samurai:red:0")
    assert not one.answer.get_by_text("1 samurai goes").is_visible()  # the old refusal is gone
    touch("samurai:red:1")
    touch("samurai:red:1")  # taken back
    assert one.board.locator("[data-id].picked").count() == 1
    touch("samurai:red:1")
    touch("room:gate")
    one.reads("Done")


STEADY = """room => {
  const top = room.getBoundingClientRect().top;
  const at = (name) => {
    const box = room.querySelector(name).getBoundingClientRect();
    return [box.left, box.top - top, box.width, box.height].map(Math.round);
  };
  const [board, answer] = [at(".board svg.jb-scene"), at(".answer")];
  const parts = [...room.querySelectorAll(".answer > *")];
  const end = Math.max(...parts.map((each) => each.getBoundingClientRect().bottom));
  const over = end - top - (answer[1] + answer[3]);
  return [board, answer, over > 1, room.scrollWidth > room.clientWidth];
}"""


@pytest.mark.parametrize("size", [(1400, 900), (933, 600)])
def test_in_practice_nothing_moves_when_it_is_answered(lab, run, size):
    lab.page.set_viewport_size({"width": size[0], "height": size[1]})
    run("from japanboards_widgets import practice\npractice('hokkaido', save=False, seed=5)")
    room = lab.page.locator(".jb-practice").first
    answers = room.locator(".answer")
    nexts = set()

    def steady():
        """Where things are; in a low window the board has the height that the answer leaves."""
        board, answer, *rest = room.evaluate(STEADY)
        return [board, answer, *rest] if size[1] > 760 else [[], answer[:3], *rest]

    for _ in range(4):
        answers.locator(".row button").first.wait_for()
        place = steady()
        assert place[2:] == [False, False]
        if answers.locator(".two").is_visible():
            answers.get_by_role("button", name="Not legal").click()
            answers.locator(".pick button, .row .go").first.wait_for()
            assert steady() == place
        following = answers.get_by_role("button", name="Next question")
        if not following.is_visible():  # "not legal" was not wrong at once
            answers.locator(".pick button, .row .act").first.click()
        following.wait_for()
        assert steady() == place
        box, top = following.bounding_box(), answers.bounding_box()
        nexts.add((round(box["x"] - top["x"]), round(box["y"] - top["y"])))
        following.click()
        answers.filter(has_not=lab.page.get_by_text("Next question")).wait_for()
    assert len(nexts) == 1  # always at the same height
