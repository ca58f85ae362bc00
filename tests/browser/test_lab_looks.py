"""A table in a narrow window, bots that take their time, and what goes wrong."""

import pytest
from table_driver import OnScreen, table_cell

pytestmark = pytest.mark.browser
NARROW = "t.layout.width = '400px'"
TOO_WIDE = """table => [...table.querySelectorAll("*")].filter(
  each => each.getBoundingClientRect().width > 0
    && each.getBoundingClientRect().right > table.getBoundingClientRect().right + 1
    && !each.closest("svg")).map(each => each.className)"""
SIZES = """board => [...board.querySelectorAll(".held text")].map(
  text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""


@pytest.mark.parametrize("board", ["small", "japan"])
def test_a_table_of_400_pixels_is_readable(run, board):
    cell = table_cell(f"seats=['human', 'random'], board='{board}', seed=5, pause=0")
    table = OnScreen(run(cell, NARROW))
    for _ in range(6):
        table.play_any()
    assert table.root.bounding_box()["width"] == 400
    assert table.root.evaluate("table => table.scrollWidth <= table.clientWidth")
    assert table.root.evaluate(TOO_WIDE) == []
    sizes = table.board.evaluate(SIZES)
    assert len(sizes) == 6
    assert min(sizes) >= 9
    for tab in ("Score", "Files", "New game", "Log"):
        table.tab(tab)
        assert table.root.evaluate(TOO_WIDE) == []


def test_bots_move_one_after_another_with_a_pause(run):
    table = OnScreen(run(table_cell("seats=['human', 'random', 'random'], seed=5, pause=0.05")))
    table.play_any()
    serial, moves = table.serial(), int(table.lab.ask("print(len(t.match.moves))"))
    table.play_any()
    made = int(table.lab.ask("print(len(t.match.moves))")) - moves
    assert made >= 1 + 4 + 4 + 4  # mine, two bots with two dice, new dice, and the bots again
    assert table.serial() == serial + made


def test_what_goes_wrong_is_shown_and_kept(run):
    table = OnScreen(run(table_cell("1, board='small', seed=5, pause=0")))
    table.lab.ask(
        "right = t.session.accept\ndef wrong(move):\n    raise RuntimeError('boom')\n"
        "t.session.accept = wrong"
    )
    die = table.lit("die")[0]
    table.touch(die)
    table.touch(table.lit("cell")[0])
    table.wait_for_status("boom")
    assert table.lab.ask("print(repr(t.last_error))") == "RuntimeError('boom')"
    assert table.written() == {}
    table.lab.ask("t.session.accept = right")
    table.play_any()
    assert len(table.written()) == 1
    assert "boom" not in table.status()


def test_a_bot_that_fails_is_named(run):
    cell = table_cell("seats=['human', lambda game, view, seat, rng: 1 / 0], seed=5, pause=0.05")
    table = OnScreen(run(cell))
    table.play_any()
    die = table.lit("die")[0]
    table.touch(die)
    table.touch(table.lit("cell")[0])
    table.wait_for_status("Player 2 (bot) cannot move: division by zero")
    assert table.lab.ask("print(repr(t.last_error))") == "ZeroDivisionError('division by zero')"
    assert len(table.written()) == 2


def test_two_tables_in_one_notebook_do_not_disturb_each_other(run):
    cells = [table_cell(f"1, board='small', seed={seed}, pause=0") for seed in (5, 6)]
    lab = run(*cells)
    one, two = OnScreen(lab, 0), OnScreen(lab, 1)
    two.play_any()
    assert len(two.written()) == 1
    assert one.written() == {}
    serial = one.serial()
    one.play_any()
    assert one.serial() > serial
    assert len(one.written()) == 1
