"""A lesson in the browser: a mistake is answered, the task is done, the next level comes."""

import pytest
from table_driver import MIDDLE

pytestmark = pytest.mark.browser
CELL = "from japanboards_widgets import lesson\nl = lesson('rolling_japan', save=False)\nl"


def test_a_level_is_done_on_the_live_board(run):
    lab = run(CELL)
    lesson = lab.page.locator(".jb-lesson").first
    board = lesson.locator(".jb-board")
    status = lesson.locator(".jb-status")

    def touch(prefecture):
        label = board.locator(f'[data-id="label:{prefecture}"]')
        label.wait_for()
        lab.page.mouse.click(*label.evaluate(MIDDLE))

    touch("Osaka")
    status.get_by_role("button", name="ROL-DIE-01").wait_for()
    touch("Tokyo")
    status.filter(has_text="Done!").wait_for()
    lesson.locator('[data-area="ask"]').get_by_role("button", name="Next level").click()
    lesson.locator(".turn").filter(has_text="Every color has its area").wait_for()
