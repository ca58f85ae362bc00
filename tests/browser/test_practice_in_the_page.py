"""Practice in a low window without a notebook: all of it in sight, and nothing seen in part."""

import json
from dataclasses import replace

import pytest
from board_page import HOST, MOUNT

from japanboards.core.practice_session import about_moves, make
from japanboards_widgets import practice
from japanboards_widgets.board import packed
from japanboards_widgets.practice import Desk

pytestmark = pytest.mark.browser
HIGH = 485  # what a notebook leaves of a window that is 600 high
OPEN, CLOSED = 497, 748  # widths at 933, with the file column open and closed
PAGE = f"""<!doctype html><meta charset="utf-8"><style>{Desk._css} body {{ margin: 0 }}</style>
<body><div id="room" class="jb-table jbt jb-lesson jb-practice"><div class="jb-grid"></div></div>"""
WRAP = """width => {
  room.style.width = `${width}px`;
  const grid = room.querySelector(".jb-grid");
  document.body.append = (each) => {
    each.className = "jb-stage";
    each.style.width = "";
    grid.append(each);
  };
}"""
STILL = """async () => { // until nothing has changed its size for some frames
  const sizes = () => [...room.querySelectorAll(".task, .answer, svg.jb-scene")].map((each) => {
    const { top, width, height } = each.getBoundingClientRect();
    return [top, width, height];
  }).join();
  for (let last = "", same = 0; same < 8; ) {
    await new Promise(requestAnimationFrame);
    same = sizes() === last ? same + 1 : 0;
    last = sizes();
  }
}"""
BELOW = """high => [...room.querySelectorAll(".task h3, .answer, .answer button, svg.jb-scene")]
  .filter(each => each.getBoundingClientRect().bottom > high + 1)
  .map(each => each.textContent || each.className.baseVal)"""
BAND = """() => { // what is empty between the last thing in the answer and its edge
  const box = (each) => each.getBoundingClientRect();
  const parts = [...room.querySelectorAll(".answer > *")].filter((each) => box(each).height);
  const last = Math.max(...parts.map((each) => box(each).bottom));
  return box(room.querySelector(".answer")).bottom - last;
}"""
IN_PART = """() => {
  const svg = room.querySelector("svg.jb-scene"), edge = svg.getBoundingClientRect();
  const seen = (each) => getComputedStyle(each).visibility === "visible";
  const found = [], part = room.querySelector(".board.window");
  for (const mark of svg.querySelectorAll("[data-id]")) {
    const leaf = mark.querySelector(":scope > :is(circle, rect, use, text)");
    if (!leaf || !seen(leaf)) continue;
    const box = leaf.getBoundingClientRect();
    const across = box.right > edge.left && box.left < edge.right;
    if (!box.width || !across || box.bottom < edge.top || box.top > edge.bottom) continue;
    const beside = box.left < edge.left - 3 || box.right > edge.right + 3;
    const beyond = box.top < edge.top - 3 || box.bottom > edge.bottom + 3;
    if (beside || beyond) found.push(mark.dataset.id);
    if (part && /^(other|tile)/.test(mark.dataset.id)) found.push(`loose: ${mark.dataset.id}`);
  }
  return found;
}"""


class Asked:
    """A question on a page, as wide as a notebook leaves it."""

    def __init__(self, browser, name, width):
        self.room = practice(name, save=False, seed=1)
        self.page = browser.new_page(viewport={"width": 933, "height": 600})
        self.page.errors = []
        self.page.on("pageerror", lambda error: self.page.errors.append(str(error)))
        self.page.route("**/*", self.serve)
        self.page.goto(f"{HOST}/")
        self.page.evaluate(WRAP, width)
        self.page.evaluate(MOUNT, [self.state(), width])

    def serve(self, route):
        script = route.request.url.endswith("joined.js")
        kind = "text/javascript" if script else "text/html"
        route.fulfill(body=Desk._esm if script else PAGE, content_type=kind)

    def state(self):
        board, names = self.room.board, ("scenery", "settled", "small", "book")
        state = {name: getattr(board, name) for name in names} | {"live": packed(board.live)}
        return json.loads(json.dumps(state))

    def show(self):
        self.room.show()
        state = self.state()
        for name in ("scenery", "settled", "live"):
            self.page.evaluate("([n, v]) => boards[0].set(n, v)", [name, state[name]])
        self.page.evaluate(STILL)

    def ask(self, kind, seed):
        room = self.room
        clauses = sorted(about_moves(room.game))
        about = clauses[seed * 7 % len(clauses)] if kind == "legal" else ""
        stock, seeds = room.practice.stock, range(seed, seed + 80, 8)
        found = next(filter(None, (make(room.game, stock, kind, each, about) for each in seeds)))
        room.practice.question, room.practice.verdict, room.legal = found, None, None
        self.show()
        return found

    def press(self, act, value=None):
        self.room._act(act, value)
        self.show()


@pytest.mark.parametrize("width", [OPEN, CLOSED])
@pytest.mark.parametrize("name", ["rolling_japan", "kanagawa"])
def test_in_a_low_window_all_is_in_sight_and_nothing_is_cut(browser, name, width):
    asked = Asked(browser, name, width)
    page = asked.page
    for kind, seed in [("legal", 1), ("legal", 3), ("find", 1), ("find", 4), ("worth", 1)]:
        asked.ask(kind, seed)
        place = page.locator(".answer .row button").first.bounding_box()
        for act, value in (("", None), ("legal", False), ("unknown", None)):
            if act and (act != "legal" or kind == "legal"):
                asked.press(act, value)
            what = f"{name} {kind} {seed} {act} at {width}"
            assert page.evaluate(BELOW, HIGH) == [], what
            assert page.evaluate(IN_PART) == [], what
            assert page.locator(".answer .told.more").count() == 0, what
            assert width == CLOSED or page.evaluate(BAND) < 12, what
        following = page.locator(".answer .row button").first.bounding_box()
        assert kind == "legal" or round(following["y"]) == round(place["y"])
    assert page.errors == []
    page.close()


def test_the_stamp_on_the_board_is_as_the_board_draws_it(browser):
    asked = Asked(browser, "rolling_japan", CLOSED)
    asked.ask("best", 1)
    title = asked.page.locator("svg .title", has_text="Rolling Japan").first.bounding_box()
    seal = asked.page.locator("svg .seal").first.bounding_box()
    assert seal["x"] + seal["width"] < title["x"]
    asked.page.close()


def test_a_long_rule_to_choose_is_read_in_full(browser):
    asked = Asked(browser, "hokkaido", CLOSED)
    found = make(asked.room.game, asked.room.practice.stock, "legal", 2, "HOK-ROUTE-01", False)
    book = asked.room.game.BOOK
    longest = sorted(about_moves(asked.room.game), key=lambda each: -len(book[each].text))[:3]
    asked.room.practice.question = replace(found, options=tuple(longest))
    asked.press("legal", False)
    cut = "all => all.filter(each => each.scrollHeight > each.clientHeight + 1).length"
    assert asked.page.locator(".answer .pick button").evaluate_all(cut) == 0
    asked.page.close()


def test_buttons_stay_in_the_panel_and_a_number_is_typed_over_the_zero(browser):
    asked = Asked(browser, "hokkaido", CLOSED)
    asked.ask("find", 3)
    edge = "() => room.querySelector('.answer').getBoundingClientRect().right"
    last = """() => Math.max(...[...room.querySelectorAll(".answer .row .act")]
      .map(each => each.getBoundingClientRect().right))"""
    assert asked.page.evaluate(last) < asked.page.evaluate(edge)
    question = asked.ask("worth", 1)
    assert not question.choices
    asked.page.locator(".stepper input").focus()
    asked.page.keyboard.type("14")
    assert asked.page.locator(".stepper input").input_value() == "14"
    asked.press("unknown")
    assert asked.page.locator(".answer .told.more").count() == 0
    asked.page.locator(".tally .clause").first.click()
    assert asked.page.locator(".tally .clause-text").first.is_visible()
    asked.page.close()
