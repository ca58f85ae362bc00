"""Hokkaido by mouse and by keyboard: routes that light up, warnings, and what is refused."""

import json

import pytest
from table_driver import MIDDLE, MY_TURN, OnScreen, walk_and_press

pytestmark = pytest.mark.browser
PLAN = """
import json, random
from japanboards.bots import choose_greedily

def plan():
    "What somebody would touch who looks one move ahead."
    match = t.match
    seat = match.turn()
    move = choose_greedily(match.game, match.view(seat), seat, random.Random(1), samples=1)
    print(json.dumps(match.game.scene.picks(move)))"""
END = """from japanboards.core.game import scores
print(json.dumps([
    scores(t.match.game, t.match.state, t.match.players),
    t.match.game.winners(t.match.state),
    t.last_error,
]))"""
SHORT = "seats=['human', 'random'], seed=3, turn_cap=12"
CHAIN = "pieces 1: Ishikari 2, Uryu 1, Kamikawa 1\npieces 2: Sorachi 1\n"
OFFER = f"{CHAIN}public: Sapporo-Asahikawa, Hakodate-China 2\nhand 1: Sapporo-Japan"


def table_cell(arguments):
    """The cell that sets a small table up."""
    game = f"'hokkaido', board='small', pause=0, {arguments}"
    return f"from japanboards_widgets import table\nt = table({game})\nt"


def prepared_cell(position):
    """The cell that sets a table up with a prepared position, for two people."""
    return f'''
from japanboards import hokkaido
from japanboards.core.match import Match
from japanboards_widgets import Table
start = hokkaido.notation.read("""{position}""")
t = Table(Match(hokkaido, 2, ["human", "random"], start=start, seed=1), pause=0)
t'''.replace('"random"]', "lambda g, v, s, r: r.choice(g.legal_moves(v))]")


class Island(OnScreen):
    """A table of Hokkaido."""

    def touch(self, pick):
        """Click a place where its name stands, anything else in its middle."""
        kind, _, name = pick.partition(":")
        if kind == "place":
            self.page.mouse.click(*self.mark(f"name:{name}").evaluate(MIDDLE))
        else:
            self.picks(pick).click()

    def wait_for_log(self, text):
        """The log follows the board a moment later."""
        self.root.get_by_role("log").filter(has_text=text).wait_for()

    def is_shown(self, name):
        """Whether a mark can be seen."""
        return self.mark(name).evaluate("g => getComputedStyle(g).visibility") == "visible"


def check_the_end(table, names):
    """The winner's sentence is on the screen, and it is the one of the game."""
    points, winners, error = json.loads(table.lab.ask(END))
    assert error is None
    said = table.status()
    assert "The game is over" in said
    assert all(names[seat] in said for seat in winners)
    assert f"with {points[winners[0]]} points" in said
    assert table.lit("piece") == table.lit("place") == []


def test_a_full_game_by_mouse(run):
    table = Island(run(table_cell(SHORT), PLAN))
    turns = 0
    while not table.is_over():
        table.play(*table.planned())
        turns += 1
    assert turns > 15
    check_the_end(table, ["Player 1", "Player 2 (bot)"])


def test_a_full_game_by_keyboard_only(run):
    table = Island(run(table_cell(SHORT), PLAN))
    turns = 0
    while not table.is_over():
        picks = table.planned()
        table.board.locator('[tabindex="0"]').focus()  # the plan was made in a cell
        serial = table.serial()
        for pick in picks:
            walk_and_press(table, pick)
        table.wait(serial, MY_TURN)
        turns += 1
    assert turns > 15
    check_the_end(table, ["Player 1", "Player 2 (bot)"])


def test_a_card_that_is_chosen_lights_its_cheapest_route(run):
    table = Island(run(prepared_cell(OFFER)))
    assert not table.is_shown("way:Sapporo-Asahikawa")
    table.touch("card:Sapporo-Asahikawa")
    assert table.is_shown("way:Sapporo-Asahikawa")
    assert table.is_shown("gap:Sapporo-Asahikawa")
    assert not table.is_shown("way:Sapporo-Japan")


def test_a_card_that_is_looked_at_stays_where_it_is(run):
    table = Island(run(prepared_cell(OFFER)))
    table.touch("card:Sapporo-Japan")
    table.page.mouse.move(0, 0)
    assert table.is_shown("way:Sapporo-Japan")
    assert "Chosen: Sapporo-Japan" in table.status()
    assert sorted(table.lit("do")) == ["do:discard"]
    assert table.lab.ask("print(len(t.match.moves))") == "0"


def test_a_claim_without_the_route_names_what_is_missing(run):
    table = Island(run(prepared_cell(OFFER)))
    table.touch("do:claim")
    table.wait_for_status("you do not control Sapporo-Asahikawa: no piece of yours in Sorachi")
    clause = table.board.get_by_role("button", name="HOK-ROUTE-01")
    assert clause.is_visible()
    clause.click()
    table.wait_for_status(table.lab.ask("print(hokkaido.BOOK['HOK-ROUTE-01'].text)"))


def test_a_conflict_is_announced_and_the_route_claimed_before_it(run):
    table = Island(run(prepared_cell(OFFER)))
    table.play("piece:Ishikari", "place:Sorachi")
    assert "Sorachi will be over its limit by 1." in table.status()
    assert table.mark("name:Sorachi").locator("text").text_content() == "Sorachi 2/1 !"
    table.play("card:Sapporo-Asahikawa", "do:claim")
    table.wait_for_log("player 1 is the first on Sapporo-Asahikawa: 2 points")
    table.touch("do:stop")
    table.wait_for_status("1 action must still be taken")
    table.play("card:Sapporo-Japan", "do:discard")
    table.wait_for_log("Sorachi holds 2 pieces, its limit is 1")


def test_hands_of_others_are_not_on_the_screen(run):
    table = Island(run(prepared_cell(f"{CHAIN}hand 2: Sapporo-China\nhand 1: Sapporo-Japan")))
    assert table.is_shown("card:Sapporo-Japan")
    assert not table.is_shown("card:Sapporo-China")
    assert "Sapporo-China" not in table.board.inner_text()
