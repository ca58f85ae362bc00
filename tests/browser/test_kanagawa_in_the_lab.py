"""Kanagawa by mouse and by keyboard, and what an illegal touch is answered."""

import json

import pytest
from table_driver import MIDDLE, MY_TURN, PLAN, OnScreen, walk_and_press

pytestmark = pytest.mark.browser
END = """from japanboards.core.game import scores
print(json.dumps([
    scores(t.match.game, t.match.state, t.match.players),
    t.match.game.winners(t.match.state),
    sorted({type(move).__name__ for move in t.match.moves}),
    t.last_error,
]))"""
ALL_KINDS = {"Take", "Pass", "Studio", "Print", "Place", "Shift", "Claim", "Leave", "Done"}


def table_cell(seed):
    """The cell that sets a small table up for a person and a bot."""
    game = f"'kanagawa', seats=['human', 'random'], board='small', pause=0, seed={seed}"
    return f"from japanboards_widgets import table\nt = table({game})\nt"


class School(OnScreen):
    """A table of Kanagawa."""

    def touch(self, pick):
        """Click the middle of a mark: a column is touched through the cards that lie in it."""
        self.page.mouse.click(*self.picks(pick).first.evaluate(MIDDLE))

    def round(self):
        return int(self.lab.ask("print(t.match.state.rounds)"))


def test_a_column_is_touched_through_the_cards_that_lie_in_it(run):
    table = School(run(table_cell(3)))
    serial = table.serial()
    table.touch(table.lit("column")[0])
    table.wait(serial)
    table.root.get_by_role("log").filter(has_text="Player 1 takes column").wait_for()


def test_a_full_game_with_every_kind_of_move_by_mouse(run):
    table = School(run(table_cell(58), PLAN))
    kinds, turns = set(), 0
    while not table.is_over():
        picks = table.planned()
        kinds |= {pick.partition(":")[0] for pick in picks}
        table.play(*picks)
        turns += 1
    assert turns > 30
    assert "wild" in kinds
    points, winners, moves, error = json.loads(table.lab.ask(END))
    assert error is None
    assert set(moves) >= ALL_KINDS
    assert f"with {points[winners[0]]} points" in table.status()
    assert table.lit("column") == table.lit("hand") == []


def test_a_round_by_keyboard_only(run):
    table = School(run(table_cell(3), PLAN))
    first, turns = table.round(), 0
    while table.round() == first:
        picks = table.planned()
        table.board.locator('[tabindex="0"]').focus()  # the plan was made in a cell
        serial = table.serial()
        for pick in picks:
            walk_and_press(table, pick)
        table.wait(serial, MY_TURN)
        turns += 1
    assert turns > 1


def test_painting_without_the_brush_is_answered_by_the_missing_landscape(run):
    cell = '''
from japanboards import kanagawa
from japanboards.bots import choose_at_random
from japanboards.core.match import Match
from japanboards_widgets import Table
start = kanagawa.notation.read("""
step: work
player 1: forest; hand B02; fresh 1; brushes 1
player 2: ocean""")
t = Table(Match(kanagawa, 2, ["human", choose_at_random], start=start, seed=1), pause=0)
t'''
    table = School(run(cell))
    table.touch("hand:B02")
    table.touch("print")
    table.wait_for_status("B02 needs a plain: no brush is ready on a plain")
    assert table.lab.ask("print(len(t.match.moves))") == "0"
