"""Kaigan by mouse and by keyboard, and what an illegal touch is answered."""

import pytest
from table_driver import PLAN, OnScreen, planned_by_keys, prepared_cell, table_cell

pytestmark = pytest.mark.browser
PLACE = "button => [button.offsetLeft, button.offsetTop]"
ROW = "row 1: yellow\nrow 2: red; 1 {} of red\nrow 3: blue\nrow 4: green\nphase: actions 2/1\n"


def seated(arguments):
    """The cell of a table for a person and two bots."""
    return table_cell(f"seats=['human', 'random', 'random'], pause=0, {arguments}", "kaigan")


def prepared(position):
    """The cell of a table for a person and three bots in this position."""
    return prepared_cell(position, "kaigan", 4)


class Coast(OnScreen):
    """A table of Kaigan."""

    def touch(self, pick):
        """Click a mark; a tile near its edge, for a surveyor of one's own may stand on it."""
        if not pick.startswith("tile:"):
            return super().touch(pick)
        mark = self.picks(pick).first
        box = mark.bounding_box()
        mark.click(position={"x": 0.9 * box["width"], "y": 0.2 * box["height"]})

    def round(self):
        return int(self.lab.ask("print(t.match.state.round)"))


def test_a_full_game_of_five_rounds_by_mouse(run):
    table = Coast(run(seated("seed=5"), PLAN))
    turns = 0
    while not table.is_over():
        table.play(*table.planned())
        turns += 1
    assert table.round() == 5
    assert turns > 10
    assert table.tells_the_end()


def test_a_round_by_keyboard_only(run):
    table = Coast(run(seated("board='small', seed=5"), PLAN))
    turns = 0
    while table.round() == 1:
        planned_by_keys(table)
        turns += 1
    assert turns > 1
    table.wait_for_log("round 2 begins")


def test_what_cannot_be_paid_is_said_with_its_clause(run):
    table = Coast(run(prepared(ROW.format("flexible") + "red: 5 ryo")))
    table.touch("flexible:honor")
    table.wait_for_status("that costs 8 Ryo, and you have 5")
    assert table.head.get_by_role("button", name="ruling 15").is_visible()
    assert table.moves() == 0


def test_a_dispatch_is_sent_surveyor_by_surveyor(run):
    table = Coast(run(prepared(ROW.format("dispatch"))))
    place = table.choice("pass").evaluate(PLACE)
    table.touch("pass")
    table.button("Do it").wait_for()
    assert table.choice("pass").evaluate(PLACE) == place, "to be asked moves no button"
    table.page.keyboard.press("Escape")
    table.play("dispatch:2")
    table.play("from:supply", "tile:Ezo")
    assert "tile:Ezo" not in table.lit("tile")
    table.play("from:supply", "tile:Dewa")
    table.wait_for_log("You send a surveyor from the supply to Dewa")


def test_a_great_mapping_is_touched_tile_by_tile(run):
    table = Coast(run(prepared(ROW.format("great") + "red: 30 ryo; surveyors Dewa Mutsu")))
    table.play("great:rich", "tile:Dewa", "tile:Dewa", "tile:Mutsu", "done")
    table.wait_for_log("You pay 20 Ryo for markers: 2 on Dewa and 1 on Mutsu")


def test_done_says_what_the_chosen_tiles_cost(run):
    table = Coast(run(prepared(ROW.format("great") + "red: 30 ryo; surveyors Dewa Mutsu")))
    table.touch("great:plain")
    assert "dotted" not in table.status()
    table.touch("tile:Dewa")
    table.wait_for_status("Touch what is lit, or press Done.")
    assert "1 tile: 3 Ryo" in table.choice("done").inner_text()
    table.touch("tile:Mutsu")
    assert "2 tiles: 6 Ryo" in table.choice("done").inner_text()


def test_the_small_table_grows_where_it_says_so(run):
    table = Coast(run(prepared("turn: red")))
    small = table.root.locator(".jb-others .jb-board")
    before = small.bounding_box()["width"]
    small.get_by_role("button", name="press to enlarge").click()
    assert small.bounding_box()["width"] > 1.3 * before


def test_only_ones_own_money_is_on_the_screen(run):
    table = Coast(run(prepared("turn: red\nred: 7 ryo\nblue: 9 ryo")))
    assert table.mark("money:0").locator("text").text_content() == "7"
    assert table.mark("money:2").locator("text").text_content() == "?"
