"""Time and files at the table: take back, look back, save, reload, load, begin anew."""

import re

import pytest
from playwright.sync_api import expect
from table_driver import MY_TURN, OnScreen, table_cell

pytestmark = pytest.mark.browser
WHERE = "print(t.match.at, len(t.match.moves))"


def where(table):
    """Where in its history Python says the game is."""
    return tuple(map(int, table.lab.ask(WHERE).split()))


def slide(table, *keys):
    """Press keys on the time slider, one position after another."""
    handle = table.root.get_by_role("slider")
    for key in keys:
        serial = table.serial()
        handle.press(key)
        table.wait(serial)


def name_file(table, name):
    table.tab("Files")
    field = table.root.get_by_role("textbox", name="File")
    field.fill(name)
    field.press("Tab")


def test_when_teaching_everything_is_taken_back(run):
    table = OnScreen(run(table_cell("1, board='small', policy='teaching', seed=5, pause=0")))
    expect(table.button("Redo")).to_be_disabled()
    for _ in range(3):
        table.play_any()
    sheet = table.written()
    table.press("Undo")
    table.press("Undo")
    assert where(table) == (5, 11)
    assert len(table.written()) == 1
    table.turn().filter(has_text="Move 1 of 7").wait_for()
    table.press("Redo")
    table.press("Redo")
    assert table.written() == sheet
    assert where(table) == (11, 11)
    slide(table, "Home")
    assert table.written() == {}
    table.turn().filter(has_text="Move 0 of 7").wait_for()
    slide(table, "ArrowRight", "ArrowRight")
    assert where(table) == (6, 11)
    table.press("Now")
    assert where(table) == (11, 11)
    assert table.written() == sheet
    table.press("Undo")
    table.play_any()
    assert where(table)[0] == where(table)[1]


def test_at_play_a_roll_is_not_taken_back(run):
    table = OnScreen(run(table_cell("1, board='small', seed=5, pause=0")))
    expect(table.button("Undo")).to_have_class(re.compile("jb-off"))
    table.play_any()
    expect(table.button("Undo")).not_to_have_class(re.compile("jb-off"))
    table.press("Undo")
    assert table.written() == {}
    assert where(table) == (4, 4)
    table.play_any()
    table.play_any()
    assert where(table) == (10, 10)
    expect(table.button("Undo")).to_have_class(re.compile("jb-off"))
    slide(table, "ArrowLeft")
    table.touch("cell:Osaka")
    table.wait_for_status("This is the past: press Now to go on playing.")
    expect(table.button("Undo")).to_have_class(re.compile("jb-off"))
    table.press("Now")
    table.play_any()
    assert where(table) == (11, 11)


def test_save_reload_the_page_and_load(run, folder):
    lab = run(table_cell("1, board='small', seed=5, pause=0"))
    table = OnScreen(lab)
    for _ in range(3):
        table.play_any()
    sheet = table.written()
    name_file(table, "half way.save.json")
    table.button("Save").click()
    table.root.get_by_text("Saved 11 moves.").wait_for()
    assert (folder / "half way.save.json").exists()
    lab.save()
    lab.start(lab.name, query="")
    table = OnScreen(lab)  # the same table: its kernel runs on
    assert table.written() == sheet
    table.play_any()
    assert table.written() != sheet
    name_file(table, "half way.save.json")
    table.button("Load").click()
    table.button("Yes, do it").click()
    table.root.get_by_text("Loaded 11 moves.").wait_for()
    assert table.written() == sheet
    assert where(table) == (11, 11)
    assert len(lab.ask("print(t)")) > 0
    table.play_any()


def test_a_damaged_file_is_refused_and_the_game_goes_on(run, folder):
    table = OnScreen(run(table_cell("1, board='small', seed=5, pause=0")))
    for _ in range(2):
        table.play_any()
    sheet = table.written()
    name_file(table, "damaged.save.json")
    table.button("Save").click()
    table.root.get_by_text("Saved 10 moves.").wait_for()
    saved = folder / "damaged.save.json"
    whole = saved.read_text()
    damages = {
        "the save is damaged, it is not complete JSON": whole[: len(whole) // 2],
        "move 1: ": whole.replace("draw purple", "drop purple"),
        "the save is of the game 'chess'": whole.replace("rolling_japan", "chess"),
        "move 2, 'draw purple', is illegal": whole.replace("draw white", "draw purple"),
    }
    for answer, text in damages.items():
        saved.write_text(text)
        table.button("Load").click()
        table.button("Yes, do it").click()
        table.wait_for_status(answer)
        assert table.written() == sheet
    for name in ("../outside.json", "/etc/x.json", "..", "no_such_file.json"):
        name_file(table, name)
        table.button("Load").click()
        if name == "no_such_file.json":
            table.button("Yes, do it").click()
        table.wait_for_status("Not possible: the ")
    table.play_any()
    assert len(table.written()) == len(sheet) + 1


def test_a_new_game_from_the_form(run):
    table = OnScreen(run(table_cell("1, board='small', seed=5, pause=0")))
    table.play_any()
    table.tab("New game")
    form = table.root
    form.locator(".jb-form").get_by_role("button", name="3", exact=True).click()
    form.get_by_role("combobox", name="Player 3").wait_for()
    form.get_by_role("combobox", name="Player 2").select_option("a person")
    form.get_by_role("combobox", name="Board").select_option("Japan")
    form.get_by_role("button", name="Rulings").click()
    form.get_by_role("combobox", name="purple die's area").select_option("each")
    serial = table.serial()
    table.button("Start").click()
    table.button("Yes, do it").click()
    table.wait(serial, MY_TURN)
    table.turn().filter(has_text="Player 1: your turn").wait_for()
    assert table.written() == {}
    assert table.mark("cell:Tokyo").is_visible()
    expect(table.turn()).to_have_text("Player 1: your turn")
    said = table.lab.ask("print(t.match.players, len(t.match.moves), t.match.options)")
    assert said == "3 4 {'purple_area': 'each'}"
    table.play_any()
    table.play_any()
    expect(table.turn()).to_have_text("Player 2: your turn")
    assert 'group "Rolling Japan, sheet of player 2"' in table.board.aria_snapshot()


def test_a_form_that_cannot_be_played_says_so(run):
    table = OnScreen(run(table_cell("1, board='small', seed=5, pause=0")))
    table.play_any()
    sheet = table.written()
    table.tab("New game")
    table.root.get_by_role("button", name="Rulings").click()
    table.root.get_by_role("combobox", name="Which seat begins").select_option("player 8")
    table.button("Start").click()
    table.wait_for_status("the option first names a seat from 0 to 0, not 7")
    assert table.written() == sheet
