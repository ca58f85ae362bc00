"""A board whose kernel is gone says so; one whose kernel is only slow says nothing."""

import pytest
from board_page import Shown, open_page

from japanboards import rolling_japan
from japanboards.core.scene import Light
from japanboards_widgets import Board

pytestmark = pytest.mark.browser
LOST = "Not connected: run the cell again to go on."


@pytest.fixture
def shown(browser):
    page = open_page(browser)
    page.clock.install()
    state = rolling_japan.new_game(1)
    board = Board(rolling_japan.scene.scene(state, 0))
    yield Shown(page, board)
    page.close()


def touch(shown):
    shown.svg.locator("[data-pick]").first.evaluate(
        "each => each.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    )
    shown.page.clock.run_for(6000)


def test_a_kernel_that_is_only_slow_is_waited_for(shown):
    touch(shown)
    assert shown.page.get_by_text(LOST).count() == 0


def test_a_kernel_that_is_gone_is_told_when_something_is_touched(shown):
    shown.page.evaluate("n => boards[n].heard.comm_live_update.forEach(hear => hear())", shown.nth)
    assert shown.page.get_by_text(LOST).count() == 0
    touch(shown)
    assert shown.page.get_by_text(LOST).is_visible()
    shown.push()
    assert shown.page.get_by_text(LOST).count() == 0


def test_a_tag_at_the_right_edge_is_read_in_full(shown):
    scene = shown.board.scene
    right = scene.frame[0] + scene.frame[2]
    mark = max((each for each in scene.marks if each.pick), key=lambda each: each.at[0])
    shown.board.show(scene, marked=[Light("better", mark.id, "better than any")])
    shown.push()
    tag = shown.svg.locator(".tag.better")
    place = tag.evaluate("each => [each.getBBox().width, each.transform.baseVal[0].matrix.e]")
    assert place[1] + place[0] / 2 <= right
