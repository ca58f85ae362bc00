"""Rolling Japan by mouse."""

import json

import pytest
from playwright.sync_api import expect
from table_driver import MIDDLE, OnScreen, prepared_cell, table_cell

pytestmark = pytest.mark.browser
SHEET = """import json
from japanboards.core.game import scores
sheet, names = t.match.state.sheets[0], t.match.state.board.names
print(json.dumps({
    "moves": len(t.match.moves),
    "cells": {n: "X" if c == 7 else str(c) for n, c in zip(names, sheet.cells) if c},
    "scores": scores(t.match.game, t.match.state, t.match.players),
}))"""
TWO_DICE = "writing: player 1, red 4, blue 2\nsheet 1: Tokyo 1, Chiba 2"
SLOW = """
import time
answer = t.board.on_picks

def answer_slowly(picks):
    time.sleep(1)
    answer(picks)

def fail(picks):
    time.sleep(1)
    raise RuntimeError("boom")

t.board.on_picks = answer_slowly"""
COUNT = """board => {
  window.drawings = 0;
  const seen = new MutationObserver(() => (window.drawings += 1));
  seen.observe(board, { attributeFilter: ["data-serial"] });
}"""
PURPLE_TOO = "writing: player 1, red 4, purple 5"
# The board is above the lower edge of the notebook's window, and below its upper one.
IN_SIGHT = """() => {
  const [board, panel] = [".jb-play .jb-board > svg", ".jp-WindowedPanel-outer"]
    .map(each => document.querySelector(each).getBoundingClientRect());
  return board.top >= panel.top && board.top < panel.bottom - 100;
}"""


def of_python(lab):
    return json.loads(lab.ask(SHEET))


def test_moves_by_mouse_change_the_sheet_the_log_and_the_score(run):
    table = OnScreen(run(table_cell("1, seed=47, pause=0")))
    expect(table.turn()).to_have_text("Your turn")
    assert "in a lit prefecture" in table.status()
    before = table.log()
    table.wait_for_total(0)
    goals = [table.play_any() for _ in range(5)]
    assert set(table.written()) == {goal.removeprefix("cell:") for goal in goals}
    expect(table.log_box()).to_contain_text(goals[-1].removeprefix("cell:"))
    assert set(before.splitlines()) <= set(table.log().splitlines())
    assert "in a lit prefecture" in table.status()
    python = of_python(table.lab)
    assert python["cells"] == table.written()
    assert python["moves"] == 4 + 2 + 4 + 2 + 4 + 1
    table.wait_for_total(python["scores"][0])


def test_an_illegal_touch_is_answered_with_its_clause(run):
    table = OnScreen(run(prepared_cell(TWO_DICE)))
    lit = table.lit("cell")
    assert "cell:Saitama" not in lit
    table.touch("die:red")
    table.touch("cell:Saitama")
    table.wait_for_status("Chiba is 2 and Tokyo is 1, so Saitama takes 1 to 2: not the red 4")
    clause = table.head.get_by_role("button", name="rule ADJ-01")
    assert clause.is_visible()
    assert table.text("Saitama") == "Saitama"
    assert of_python(table.lab)["moves"] == 0
    clause.click()
    text = table.lab.ask("print(game.BOOK['ROL-ADJ-01'].text)")
    table.wait_for_status(text)
    table.page.keyboard.press("Escape")
    table.play("cell:Gunma")
    assert table.text("Gunma") == "4"
    assert "Saitama" not in table.status()


def test_selecting_asks_python_nothing(run):
    table = OnScreen(run(prepared_cell(TWO_DICE)))
    serial, everything = table.serial(), table.lit("cell")
    table.touch("die:red")
    assert table.picked() == ["die:red"]
    assert table.lit("cell") == ["cell:Tochigi", "cell:Gunma"]
    assert "Chosen: the red die, shows 4" in table.status()
    table.touch("die:blue")
    assert table.picked() == ["die:blue"]
    table.touch("die:blue")
    assert table.picked() == []
    table.touch("die:red")
    table.page.keyboard.press("Escape")
    assert table.picked() == []
    assert table.lit("cell") == everything
    assert table.serial() == serial
    table.page.mouse.click(*table.mark("bag").evaluate(MIDDLE))  # what is only to look at answers
    table.wait_for_status("Your bag: ")
    table.touch("cell:Tokyo")
    table.wait_for_status("Not possible: ")


def test_a_mark_that_is_pressed_and_let_go_elsewhere_was_not_touched(run):
    table = OnScreen(run(prepared_cell(TWO_DICE)))
    table.touch("die:red")
    serial = table.serial()
    table.hold("cell:Gunma")
    table.page.mouse.move(0, 0)
    table.page.mouse.up()
    assert (table.text("Gunma"), table.picked()) == ("Gunma", ["die:red"])
    assert (table.moves(), table.serial()) == (0, serial)


def test_a_click_shows_at_once_what_python_foresaw(run):
    table = OnScreen(run(prepared_cell(TWO_DICE), SLOW))
    table.touch("die:red")
    serial = table.serial()
    table.board.evaluate(COUNT)
    table.hold("cell:Gunma")
    assert (table.text("Gunma"), table.serial()) == ("Gunma", serial)
    table.page.mouse.up()
    assert (table.text("Gunma"), table.serial()) == ("4", serial + 1)
    table.touch("die:blue")  # Python has not even answered yet
    table.wait_for_log("Gunma")
    assert table.moves() == 1
    assert table.picked() == ["die:blue"]
    assert table.page.evaluate("() => window.drawings") == 1


def test_python_has_the_last_word_about_what_it_foresaw(run):
    table = OnScreen(run(prepared_cell(TWO_DICE), SLOW, "t.board.on_picks = fail"))
    table.touch("die:red")
    table.hold("cell:Gunma")
    table.page.mouse.up()
    assert table.text("Gunma") == "4"
    table.wait_for_status("boom")
    assert (table.text("Gunma"), table.moves()) == ("Gunma", 0)
    assert "cell:Gunma" in table.lit("cell")


def test_the_order_of_touching_is_free(run):
    table = OnScreen(run(prepared_cell(PURPLE_TOO)))
    table.touch("cell:Tokyo")
    assert table.picked() == ["cell:Tokyo"]
    assert sorted(table.lit("die")) == ["die:purple", "die:red"]
    table.play("die:red")
    assert table.text("Tokyo") == "4"
    table.play("cell:Osaka")
    assert table.written() == {"Tokyo": "4", "Osaka": "5"}


def test_a_color_change(run):
    table = OnScreen(run(table_cell("seats=['human', 'random'], seed=3, pause=0")))
    die = table.lit("die")[0]
    table.touch(die)
    into = table.lit("color")[0].removeprefix("color:")
    table.touch(f"color:{into}")
    assert f"as {into}" in table.status()
    table.play()
    assert f"counts as {into}" in table.status()
    expect(table.log_box()).to_contain_text("A color change is marked")


def test_a_full_game_against_random_bots(run):
    seats = "seats=['human', 'random', 'random'], board='small', seed=8, pause=0"
    table, moves = OnScreen(run(table_cell(seats))), 0
    while not table.is_over():
        table.play_any()
        moves += 1
    python = of_python(table.lab)
    assert moves > 20
    assert python["cells"] == table.written()
    assert len(table.written()) == 24
    assert table.tells_the_end()
    assert table.lit("cell") == []
    there = table.root.get_by_role("button", name="Go there").first
    there.scroll_into_view_if_needed()
    there.click()
    table.turn().filter(has_text="Move ").wait_for()
    table.page.wait_for_function(IN_SIGHT)
    board, ribbon = (table.root.locator(each) for each in (".jb-board > svg", ".ribbon"))
    assert ribbon.bounding_box()["y"] >= sum(board.bounding_box()[each] for each in ("y", "height"))
