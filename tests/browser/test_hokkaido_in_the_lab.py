"""Hokkaido by mouse and by keyboard: routes that light up, warnings, and what is refused."""

import pytest
from table_driver import (
    GREEDY_PLAN,
    MIDDLE,
    OnScreen,
    planned_by_keys,
    prepared_cell,
    table_cell,
)

pytestmark = pytest.mark.browser
SHORT = "board='small', seats=['human', 'random'], seed=3, turn_cap=12, pause=0"
CHAIN = "pieces 1: Ishikari 2, Uryu 1, Kamikawa 1\npieces 2: Sorachi 1\n"
OFFER = f"{CHAIN}public: Sapporo-Asahikawa, Hakodate-China 2\nhand 1: Sapporo-Japan"


def prepared(position):
    """The cell of a table for a person and a bot in this position."""
    return prepared_cell(position, "hokkaido", 2)


class Island(OnScreen):
    """A table of Hokkaido."""

    def touch(self, pick):
        """Click a place where its name stands, anything else in its middle; any of several."""
        kind, _, name = pick.partition(":")
        if kind == "place":
            self.page.mouse.click(*self.mark(f"name:{name}").evaluate(MIDDLE))
        elif kind == "do":
            self.choice(pick).click(force=True)
        else:
            self.picks(pick).first.click()

    def open_choices(self):
        """The buttons beside the board that can be pressed."""
        found = self.root.locator('[data-area="ask"] [data-pick][aria-disabled="false"]')
        return found.evaluate_all("all => all.map(button => button.dataset.pick)")

    def is_shown(self, name):
        """Whether a mark can be seen."""
        return self.mark(name).evaluate("g => getComputedStyle(g).visibility") == "visible"


def test_a_full_game_by_mouse(run):
    table = Island(run(table_cell(SHORT, "hokkaido"), GREEDY_PLAN))
    made, turns = table.moves(), 0
    while not table.is_over():
        table.play(*table.planned())
        before, made, turns = made, table.moves(), turns + 1
        assert made > before, "touches that make no move"
        assert turns < 120
    assert turns > 15
    assert table.tells_the_end()
    assert table.lit("piece") == table.lit("place") == []


def test_a_full_game_by_keyboard_only(run):
    table = Island(run(table_cell(SHORT, "hokkaido"), GREEDY_PLAN))
    turns = 0
    while not table.is_over():
        planned_by_keys(table)
        turns += 1
        assert turns < 120, "touches that make no move"
    assert turns > 15
    assert table.tells_the_end()
    assert table.lit("piece") == table.lit("place") == []


def test_a_card_that_is_chosen_lights_its_cheapest_route(run):
    table = Island(run(prepared(OFFER)))
    assert not table.is_shown("way:Sapporo-Asahikawa")
    table.touch("card:Sapporo-Asahikawa")
    assert table.is_shown("way:Sapporo-Asahikawa")
    assert table.is_shown("gap:Sapporo-Asahikawa")
    assert not table.is_shown("way:Sapporo-Japan")


def test_a_card_that_is_looked_at_stays_where_it_is(run):
    table = Island(run(prepared(OFFER)))
    table.touch("card:Sapporo-Japan")
    table.page.mouse.move(0, 0)
    assert table.is_shown("way:Sapporo-Japan")
    assert "Chosen: Sapporo-Japan" in table.status()
    assert table.open_choices() == ["do:draw", "do:discard"]  # both work, and look like it
    assert table.moves() == 0


def test_a_claim_without_the_route_names_what_is_missing(run):
    table = Island(run(prepared(OFFER)))
    table.touch("card:Sapporo-Asahikawa")
    table.touch("do:claim")
    table.wait_for_status("you do not control Sapporo-Asahikawa: no piece of yours in Sorachi")
    clause = table.head.get_by_role("button", name="rule ROUTE-01")
    assert clause.is_visible()
    clause.click()
    table.wait_for_status(table.lab.ask("print(game.BOOK['HOK-ROUTE-01'].text)"))


def test_a_conflict_is_announced_and_the_route_claimed_before_it(run):
    table = Island(run(prepared(OFFER)))
    table.play("piece:Ishikari", "place:Sorachi")
    assert "Full: Sorachi; pieces go when the turn ends" in table.status()
    assert "over" in table.mark("place:Sorachi").get_attribute("class")
    assert table.is_shown("free:Sorachi"), "a warning beside the name"
    table.play("card:Sapporo-Asahikawa", "do:claim")
    table.wait_for_log("you are the first on Sapporo-Asahikawa: 2 points")
    table.play("card:Sapporo-Japan", "do:discard")
    table.wait_for_log("it held 2, its limit is 1")


def test_hands_of_others_are_not_on_the_screen(run):
    table = Island(run(prepared(f"{CHAIN}hand 2: Sapporo-China\nhand 1: Sapporo-Japan")))
    assert table.is_shown("card:Sapporo-Japan")
    assert not table.is_shown("card:Sapporo-China")
    assert "Sapporo-China" not in table.board.inner_text()
