"""Kanagawa by mouse and by keyboard, and what an illegal touch is answered."""

import json

import pytest
from table_driver import MIDDLE, PLAN, OnScreen, planned_by_keys, prepared_cell, table_cell

pytestmark = pytest.mark.browser
KINDS = "print(json.dumps(sorted({type(move).__name__ for move in t.match.moves})))"
ALL_KINDS = {"Take", "Pass", "Studio", "Print", "Place", "Shift", "Claim", "Leave", "Done"}


def small(seed):
    """The cell of a small table for a person and a bot."""
    seats = f"seats=['human', 'random'], board='small', pause=0, seed={seed}"
    return table_cell(seats, "kanagawa")


class School(OnScreen):
    """A table of Kanagawa."""

    def touch(self, pick):
        """Click the middle of a mark, or a button beside the board.

        A column is touched through the cards that lie in it. A way to paint on wild icons has a
        button only where there are several.
        """
        if pick.startswith("wild:") and not self.choice(pick).count():
            return None
        if not self.picks(pick).count():
            return self.choice(pick).click()
        self.page.mouse.click(*self.picks(pick).first.evaluate(MIDDLE))

    def round(self):
        return int(self.lab.ask("print(t.match.state.rounds)"))


def test_a_column_is_touched_through_the_cards_that_lie_in_it(run):
    table = School(run(small(3)))
    serial = table.serial()
    column = table.lit("column")[0]
    table.touch(column)
    table.touch(column)  # it is asked for once more, and the same cards confirm it
    table.wait(serial)
    table.wait_for_log("You take column")


def test_a_full_game_with_every_kind_of_move_by_mouse(run):
    table = School(run(small(304), PLAN))
    kinds, turns = set(), 0
    while not table.is_over():
        picks = table.planned()
        kinds |= {pick.partition(":")[0] for pick in picks}
        table.play(*picks)
        turns += 1
    assert turns > 20
    assert "wild" in kinds
    assert set(json.loads(table.lab.ask(KINDS))) >= ALL_KINDS
    assert table.tells_the_end()
    assert table.lit("column") == table.lit("hand") == []


def test_a_round_by_keyboard_only(run):
    table = School(run(small(3), PLAN))
    first, turns = table.round(), 0
    while table.round() == first:
        planned_by_keys(table)
        turns += 1
    assert turns > 1


def test_painting_without_the_brush_is_answered_by_the_missing_landscape(run):
    position = "step: work\nplayer 1: forest; hand B02; fresh 1; brushes 1\nplayer 2: ocean"
    table = School(run(prepared_cell(position, "kanagawa", 2)))
    table.touch("hand:B02")
    table.touch("print")
    table.wait_for_status("a plain icon with a ready brush is missing")
    assert table.moves() == 0
