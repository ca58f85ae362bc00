"""Bots that think and hints that are looked for: seen in the browser, and never in the way."""

import pytest
from table_driver import MY_TURN, OnScreen, table_cell

pytestmark = pytest.mark.browser
INTERRUPT = "() => jupyterapp.shell.currentWidget.sessionContext.session.kernel.interrupt()"
SMALL = "board='small', seed=5, pause=0.05"
PATIENT = """
from functools import partial
from japanboards.bots import choose_by_search
patient = partial(choose_by_search, iterations=None, seconds=60)"""
ERROR = "print(t.last_error)"
# What is said may be gone before anybody asks for it: all that appears is noted down.
NOTE_TURNS = """line => {
  window.turns = new Set();
  new MutationObserver(() => window.turns.add(line.textContent))
    .observe(line, { childList: true, subtree: true, characterData: true });
}"""


def wait_until_thinking(table, who):
    """The sentence for everybody, and the bar in the player's strip."""
    table.turn().filter(has_text=f"{who} is thinking").wait_for()
    table.root.locator(".player.thinks .bar i").wait_for(state="attached")


def use_a_die(table):
    """A move by mouse, without waiting for anybody's answer."""
    table.touch(table.lit("die")[0])
    table.touch(next(iter(table.lit("cell")), "skip"))


def test_a_strong_bot_is_seen_thinking_its_move_arrives_and_is_taken_back(run):
    table = OnScreen(run(table_cell(f"seats=['human', 'strong'], policy='teaching', {SMALL}")))
    table.play_any()
    serial = table.serial()
    use_a_die(table)
    wait_until_thinking(table, "Player 2 (strong bot)")
    table.page.evaluate(INTERRUPT)  # nothing is in the way of it, and nothing is lost by it
    table.wait(serial, MY_TURN)
    table.log_box().filter(has_text="Player 2 writes").wait_for()
    table.turn().filter(has_text="Your turn").wait_for()
    assert len(table.written()) == 2
    assert table.lab.ask(ERROR) == "None"
    table.press("Undo")
    assert len(table.written()) == 1


def test_a_move_is_taken_back_or_a_new_game_begun_while_a_bot_thinks(run):
    table = OnScreen(run(PATIENT, table_cell(f"seats=['human', patient], {SMALL}")))
    table.play_any()
    use_a_die(table)
    wait_until_thinking(table, "Player 2 (bot)")
    table.press("Undo")
    table.turn().filter(has_text="Your turn").wait_for()
    assert len(table.written()) == 1
    assert table.root.locator(".player.thinks").count() == 0

    use_a_die(table)
    wait_until_thinking(table, "Player 2 (bot)")
    table.tab("New game")
    table.button("Start").click()
    table.press("Yes, do it")
    table.turn().filter(has_text="Your turn").wait_for()
    assert table.written() == {}
    assert table.lab.ask(ERROR) == "None"
    table.play_any()


def test_a_hint_is_looked_for_and_shown_on_the_board(run):
    table = OnScreen(run(table_cell("1, board='small', seed=5, pause=0")))
    table.page.set_viewport_size({"width": 1400, "height": 900})
    serial, tabs = table.serial(), table.root.locator('[data-area="tabs"]')
    table.turn().evaluate(NOTE_TURNS)
    place = tabs.bounding_box()
    table.button("Hint").click()
    table.root.locator(".hint").filter(has_text="Hint: write").wait_for()
    assert table.page.evaluate("() => window.turns.has('Looking for a hint')")
    numbers = table.root.locator(".hint").get_by_text("on average").first
    assert not numbers.is_visible()  # the idea comes first
    table.root.locator(".hint").get_by_role("button", name="Why").click()
    assert tabs.bounding_box() == place, "whatever is told, the tabs stay where they are"
    rule = table.root.locator(".hint").get_by_role("button", name="in the rulebook")
    rule.first.scroll_into_view_if_needed()
    assert rule.first.is_visible()
    assert place["height"] >= 140
    numbers.scroll_into_view_if_needed()
    assert numbers.is_visible()
    assert table.turn().inner_text() == "Your turn"

    show = table.root.locator(".hint").get_by_role("button", name="show", exact=True).first
    assert table.board.locator(".glow.shown:visible").count() == 0
    show.click()
    assert table.board.locator(".glow.shown:visible").count() >= 2  # a die and a prefecture
    assert show.get_attribute("aria-pressed") == "true"
    show.click()
    assert table.board.locator(".glow.shown:visible").count() == 0
    assert table.serial() > serial
    table.play_any()
    assert not table.root.locator(".hint").is_visible()
