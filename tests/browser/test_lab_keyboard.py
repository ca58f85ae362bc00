"""Rolling Japan without a mouse, and for those who do not see the board."""

import json
import re

import pytest
from table_driver import MY_TURN, OnScreen, prepared_cell, table_cell

pytestmark = pytest.mark.browser
SHORTCUTS = ("a", "b", "x", "d", "d", "Shift+M", "z", "c", "v", "y", "m", "1")
TWO_DICE = "writing: player 1, red 4, blue 2\nsheet 1: Tokyo 1, Chiba 2"


def tab_to_board(table):
    """Tab from the notebook into the board."""
    for _ in range(60):
        table.page.keyboard.press("Tab")
        if table.focused():
            return
    raise AssertionError("the board cannot be reached with Tab")


def walk_to(table, kind):
    """From one lit thing to the next, until it is one of this kind."""
    for _ in range(80):
        table.page.keyboard.press("n")
        if table.focused().startswith(kind):
            return table.focused()
    raise AssertionError(f"no {kind} is lit")


def play_by_keys(table):
    serial = table.serial()
    walk_to(table, "die:")
    table.page.keyboard.press("Enter")
    goal = walk_to(table, "cell:" if table.lit("cell") else "skip")
    table.page.keyboard.press(" ")
    table.wait(serial, MY_TURN)
    return goal


def test_a_whole_round_by_keyboard_only(run):
    table = OnScreen(run(table_cell("1, board='small', seed=9, pause=0")))
    tab_to_board(table)
    goals = [play_by_keys(table) for _ in range(4)]
    assert set(table.written()) == {goal.removeprefix("cell:") for goal in goals}
    assert table.lab.ask("print(t.match.state.ticks, t.last_error)") == "1 None"


def test_keys_leave_the_notebook_as_it_is(run):
    table = OnScreen(run("1 + 1", table_cell("1, seed=9, pause=0"), "2 + 2"))
    before = table.sources()
    table.touch(table.lit("die")[0])
    places = {
        "a prefecture": lambda: walk_to(table, "cell:"),
        "a button": lambda: table.button("Save").focus(),
        "a tab": lambda: table.root.get_by_role("tab", name="Files").focus(),
        "a choice": lambda: table.root.get_by_role("slider").focus(),
    }
    table.tab("Files")
    table.button("Save").wait_for()
    for place, go_there in places.items():
        table.board.locator('[tabindex="0"]').focus()
        go_there()
        for key in SHORTCUTS:
            table.page.keyboard.press(key)
        assert table.sources() == before, place
    assert table.lab.ask("print(len(t.match.moves))") == "4"


def test_focus_stays_where_it_was(run):
    table = OnScreen(run(prepared_cell(TWO_DICE)))
    serial = table.serial()
    tab_to_board(table)
    while table.focused() != "cell:Gunma":
        table.page.keyboard.press("n")
    table.page.keyboard.press("Enter")  # both touches of the move, but one was only guessed
    assert table.text("Gunma") == "Gunma"
    table.page.keyboard.press("Enter")
    table.wait(serial)
    assert table.text("Gunma") == "4"
    assert table.focused() == "cell:Gunma"
    near = json.loads(table.lab.ask("import json\nprint(json.dumps(sorted(game.BOARD['Gunma'])))"))
    table.page.keyboard.press("ArrowRight")
    assert table.focused().removeprefix("cell:") in near


def test_escape_takes_back_a_selection(run):
    table = OnScreen(run(prepared_cell(TWO_DICE)))
    serial = table.serial()
    tab_to_board(table)
    walk_to(table, "die:")
    table.page.keyboard.press("Enter")
    assert len(table.picked()) == 1
    table.page.keyboard.press("Escape")
    assert table.picked() == []
    assert table.focused().startswith("die:")
    assert table.serial() == serial


def test_a_clause_is_read_and_the_game_goes_on_by_keyboard(run):
    table = OnScreen(run(prepared_cell(TWO_DICE)))
    tab_to_board(table)
    while table.focused() != "cell:Tochigi":
        table.page.keyboard.press("n")
    table.mark("cell:Saitama").focus()
    table.page.keyboard.press("Enter")
    clause = table.head.get_by_role("button", name="rule ADJ-01")
    clause.wait_for()
    clause.focus()
    table.page.keyboard.press("Enter")
    table.wait_for_status(table.lab.ask("print(game.BOOK['ROL-ADJ-01'].section)"))
    assert clause.count() == 1


def test_the_board_can_be_heard(run):
    cell = table_cell("seats=['human', 'random'], seed=47, pause=0")
    table = OnScreen(run(cell))
    heard = table.board.aria_snapshot()
    assert 'group "Rolling Japan, sheet of player 1"' in heard
    assert "status" in table.root.aria_snapshot()
    assert "Write the green 4 or the black 5 in a lit" in table.root.aria_snapshot()
    assert re.search(r'button "Osaka 大阪府, .*\. You write the black 5 in Osaka', heard)
    assert 'button "Tokyo 東京都, Kanto (red): blank, 1 to 6 fit by a red or purple die"' in heard
    assert 'button "the green die, shows 4, may be chosen"' in heard
    assert 'img "Neighbors over the sea: Yamaguchi and Fukuoka"' in heard
    assert "Your turn" in table.root.aria_snapshot()
    table.play("die:black", "cell:Osaka")
    heard = table.board.aria_snapshot()
    assert 'button "Osaka 大阪府, Kinki (Kansai) (black): 5"' in heard
    assert 'button "the black die, shows 5, used"' in heard
