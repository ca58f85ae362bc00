"""Kaigan by mouse and by keyboard, and what an illegal touch is answered."""

import json

import pytest
from table_driver import MY_TURN, PLAN, OnScreen, walk_and_press

pytestmark = pytest.mark.browser
END = """from japanboards.core.game import scores
print(json.dumps([
    scores(t.match.game, t.match.state, t.match.players),
    t.match.game.winners(t.match.state),
    t.match.state.round,
    t.last_error,
]))"""
ROW = "row 1: yellow\nrow 2: red; 1 {} of red\nrow 3: blue\nrow 4: green\nphase: actions 2/1\n"


def table_cell(arguments):
    """The cell that sets a table up for a person and two bots."""
    game = f"'kaigan', seats=['human', 'random', 'random'], pause=0, {arguments}"
    return f"from japanboards_widgets import table\nt = table({game})\nt"


def prepared_cell(position):
    """The cell that sets a table up with a prepared position, for a person and bots."""
    return f'''
from japanboards import kaigan
from japanboards.bots import choose_at_random
from japanboards.core.match import Match
from japanboards_widgets import Table
start = kaigan.notation.read("""{position}""")
seats = ["human", *[choose_at_random] * 3]
t = Table(Match(kaigan, 4, seats, start=start, seed=1), pause=0)
t'''


class Coast(OnScreen):
    """A table of Kaigan."""

    def touch(self, pick):
        """Click a mark; a tile near its edge, for a surveyor of one's own may stand on it."""
        mark = self.picks(pick).first
        if not pick.startswith("tile:"):
            return mark.click()
        box = mark.bounding_box()
        mark.click(position={"x": 0.9 * box["width"], "y": 0.2 * box["height"]})

    def wait_for_log(self, text):
        self.root.get_by_role("log").filter(has_text=text).wait_for()

    def moves(self):
        return int(self.lab.ask("print(len(t.match.moves))"))

    def round(self):
        return int(self.lab.ask("print(t.match.state.round)"))


def test_a_full_game_of_five_rounds_by_mouse(run):
    table = Coast(run(table_cell("seed=5"), PLAN))
    turns = 0
    while not table.is_over():
        table.play(*table.planned())
        turns += 1
    points, winners, rounds, error = json.loads(table.lab.ask(END))
    assert (rounds, error) == (5, None)
    assert turns > 10
    said = table.status()
    assert f"with {points[winners[0]]} points" in said
    assert all(f"Player {seat + 1}" in said for seat in winners)
    table.touch("row:1")
    table.wait_for_status("The game is over.")


def test_a_round_by_keyboard_only(run):
    table = Coast(run(table_cell("board='small', seed=5"), PLAN))
    turns = 0
    while table.round() == 1:
        picks = table.planned()
        table.board.locator('[tabindex="0"]').focus()  # the plan was made in a cell
        serial = table.serial()
        for pick in picks:
            walk_and_press(table, pick)
        table.wait(serial, MY_TURN)
        turns += 1
    assert turns > 1
    table.wait_for_log("round 2 begins")


def test_what_cannot_be_paid_is_said_with_its_clause(run):
    table = Coast(run(prepared_cell(ROW.format("flexible") + "red: 5 ryo")))
    table.touch("flexible:honor")
    table.wait_for_status("that costs 8 Ryo, and player 1 has 5")
    assert table.board.get_by_role("button", name="KAI-RULING-15").is_visible()
    assert table.moves() == 0


def test_a_dispatch_is_sent_surveyor_by_surveyor(run):
    table = Coast(run(prepared_cell(ROW.format("dispatch"))))
    table.play("dispatch:2")
    table.play("from:supply", "tile:Ezo")
    assert "tile:Ezo" not in table.lit("tile")
    table.play("from:supply", "tile:Dewa")
    table.wait_for_log("Player 1 sends a surveyor from the supply to Dewa.")


def test_a_great_mapping_is_touched_tile_by_tile(run):
    table = Coast(run(prepared_cell(ROW.format("great") + "red: 30 ryo; surveyors Dewa Mutsu")))
    table.play("great:rich", "tile:Dewa", "tile:Dewa", "tile:Mutsu", "done")
    table.wait_for_log("Player 1 pays 20 Ryo for markers: 2 on Dewa and 1 on Mutsu.")


def test_only_ones_own_money_is_on_the_screen(run):
    table = Coast(run(prepared_cell("turn: red\nred: 7 ryo\nblue: 9 ryo")))
    assert table.mark("money:0").locator("text").text_content() == "7 Ryo, 0 Honor"
    assert table.mark("money:2").locator("text").text_content() == "? Ryo, 0 Honor"
