"""The review's script in a page of its own: graph, keys, and nothing that runs off."""

import json

import pytest
from board_page import HOST, MOUNT
from careless import choose_carelessly

from japanboards import takamatsu
from japanboards.bots import choose_gently
from japanboards.core.match import HUMAN, Match
from japanboards_widgets import review
from japanboards_widgets.review_board import ReviewBoard

pytestmark = pytest.mark.browser
PAGE = f"<!doctype html><meta charset='utf-8'><style>{ReviewBoard._css}</style><body></body>"
WRAP = """() => {
  const table = document.createElement("div");
  table.className = "jb-table jbt jb-review";
  document.body.append(table);
  document.body.append = (each) => table.append(each);
}"""
OFF = """() => [...document.querySelectorAll(".rev *")]
  .filter((each) => !each.closest("svg, .graph"))
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
  .map((each) => each.className)"""


@pytest.fixture(scope="module")
def panel():
    match = Match(takamatsu, 2, [choose_carelessly] * 2, board="small", seed=7)
    match.advance()
    match.seats = (HUMAN, choose_gently)
    panel = review(match, budget=8, start=False)
    assert list(panel.review.run())  # here and now: the browser's loop would do it later
    panel.show()
    return panel


def shown(browser, panel, width):
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)))

    def serve(route):
        script = route.request.url.endswith("joined.js")
        kind = "text/javascript" if script else "text/html"
        route.fulfill(body=ReviewBoard._esm if script else PAGE, content_type=kind)

    page.route("**/*", serve)
    page.goto(f"{HOST}/")
    page.evaluate(WRAP)
    board = panel.board
    names = ("scenery", "settled", "live", "small", "parts")
    state = json.loads(json.dumps({name: getattr(board, name) for name in names}))
    page.evaluate(MOUNT, [state, width - 20])
    return page


def sent(page):
    return [each for each in page.evaluate("() => boards[0].sent.splice(0)") if "act" in each]


def test_graph_list_and_keys_lead_to_moves(browser, panel):
    panel.whole = True
    panel.show()
    page = shown(browser, panel, 1000)
    box = page.locator(".rv .touch").nth(4).bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 40)
    assert [each["act"] for each in sent(page)] == ["stage"]
    page.locator(".turning circle").first.click()
    assert sent(page) == [{"act": "turning", "value": "1"}], "a letter leads to its move"
    page.locator(".item").nth(2).click()
    assert sent(page) == [{"act": "go", "value": str(panel.review.decisions(0)[2])}]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("m")
    page.keyboard.press("2")
    assert [each["act"] for each in sent(page)] == ["go", "mistake", "turning"]
    page.evaluate("parts => boards[0].set('parts', parts)", {**panel.board.parts, "look": "busy"})
    focused = page.evaluate("() => document.activeElement.dataset.act")
    assert focused == "go", "what is focused stays so when the parts are painted again"
    assert page.errors == []
    page.close()


def test_both_moves_are_drawn_and_the_verdict_comes_into_sight(browser, panel):
    worst = max(panel.review.judgments(0), key=lambda judged: judged.loss.mean)
    panel.do("go", str(worst.at))
    panel.do("answer", str(worst.at))
    panel.board.live = panel.board.live | {"arrows": [["room:gate", "room:court", "better"]]}
    page = shown(browser, panel, 933)
    page.set_viewport_size({"width": 933, "height": 420})
    for look in (".glow.better", ".glow.made", ".tag.better", ".ghost .made", ".arrow.better"):
        assert page.locator(look).count(), look
    page.evaluate("() => scrollTo(0, 0)")
    assert page.locator(".part-verdict").bounding_box()["y"] > 420
    page.get_by_role("button", name="Next mistake").click()
    page.evaluate("parts => boards[0].set('parts', parts)", {**panel.board.parts, "look": "busy"})
    assert -1 <= page.locator(".part-verdict").bounding_box()["y"] < 420
    assert page.errors == []
    page.close()
    panel.do("go", str(panel.review.decisions(0)[0]))


@pytest.mark.parametrize("width", [1400, 933, 450])
def test_nothing_runs_off_to_the_right(browser, panel, width):
    page = shown(browser, panel, width)
    assert page.evaluate(OFF) == []
    assert page.errors == []
    page.close()


@pytest.mark.parametrize(("width", "height"), [(1000, 780), (520, 600)])
def test_in_a_try_board_task_and_answer_are_in_the_window_and_stay_there(
    browser, panel, width, height
):
    panel.do("again", "")
    page = shown(browser, panel, width)
    page.set_viewport_size({"width": width, "height": height})
    board = page.locator(".part-board svg.jb-scene")
    before = board.bounding_box()
    assert before["y"] + before["height"] < height - 120, "with a notebook's bars around it"
    panel.board.on_touch(["room:gate"])
    page.evaluate("parts => boards[0].set('parts', parts)", panel.board.parts)
    assert page.get_by_text("That alone is no move here").bounding_box()["y"] < height - 120
    assert board.bounding_box() == before
    panel.do("show")
    page.evaluate("parts => boards[0].set('parts', parts)", panel.board.parts)
    assert board.bounding_box() == before
    panel.do("back")
    assert page.errors == []
    page.close()


def test_with_the_file_column_open_the_players_are_read_and_the_board_begins_in_sight(
    browser, panel
):
    page = shown(browser, panel, 983)
    cut = """() => [...document.querySelectorAll(".player :is(.name, .about, .score)")]
      .filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"""
    assert page.evaluate(cut) == []
    assert page.locator(".part-board svg.jb-scene").bounding_box()["y"] < 480
    low = """() => [...document.querySelectorAll(".graph .rv .num")].map(each => {
      const box = each.getBoundingClientRect();
      return [...document.querySelectorAll(".graph .rv text")].filter(other => {
        const its = other.getBoundingClientRect();
        return other !== each && its.left < box.right && its.right > box.left
          && its.top < box.bottom - 2 && its.bottom > box.top + 2;
      }).map(other => other.textContent);
    }).flat()"""
    assert page.evaluate(low) == [], "numbers lie on no others"
    page.close()
