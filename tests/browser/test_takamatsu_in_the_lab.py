"""Takamatsu by mouse and by keyboard, and what an illegal touch is answered."""

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
THREE = "colors: red, blue, yellow\n"
COMPANY = f"{THREE}rooms: outer purple R1 B1 Y1, stairs B1"
CROWD = f"{THREE}rooms: outer blue R3 B1, stairs Y2"
HOLDING = f"{THREE}rooms: outer purple R1, stairs B2, court Y2\nheld: red 3"


def small(seats):
    """The cell of a small table."""
    return table_cell(f"board='small', seats={seats}, seed=3, pause=0", "takamatsu")


def prepared(position):
    """The cell of a table for a person and two bots in this position."""
    return prepared_cell(position, "takamatsu", 3)


class Palace(OnScreen):
    """A table of Takamatsu."""

    def captions(self):
        """The small signs on rooms that complete a move: how far they are."""
        return self.board.locator(".caption text").all_text_contents()

    def touch(self, pick):
        """Click a room where its name stands, or the first samurai that is not chosen yet."""
        kind, _, name = pick.partition(":")
        if kind == "room":
            self.page.mouse.click(*self.mark(f"name:{name}").evaluate(MIDDLE))
        else:
            self.board.locator(f'[data-pick="{pick}"]:not(.picked)').first.click()

    def samurai(self, which=""):
        """The ids of lit or chosen samurai."""
        found = self.board.locator(f'[data-id^="samurai:"]{which}')
        return found.evaluate_all("all => all.map(g => g.dataset.id)")


def tab_to_board(table):
    for _ in range(60):
        table.page.keyboard.press("Tab")
        if table.focused():
            return
    raise AssertionError("the board cannot be reached with Tab")


def check_the_end(table):
    """Somebody reached the goal, the winner is told, and nothing is lit any more."""
    points, _ = table.result()
    assert max(points) >= 8
    assert table.tells_the_end()
    assert table.lit("samurai") == table.lit("room") == []


def test_a_full_game_by_mouse(run):
    table = Palace(run(small(["human", "random", "random"]), GREEDY_PLAN))
    turns = 0
    while not table.is_over():
        table.play(*table.planned())
        turns += 1
    assert turns > 2
    check_the_end(table)


def test_a_full_game_by_keyboard_only(run):
    table = Palace(run(small(["human", "random"]), GREEDY_PLAN))
    tab_to_board(table)
    turns = 0
    while not table.is_over():
        planned_by_keys(table)
        turns += 1
    assert turns > 2
    check_the_end(table)


def test_who_has_to_come_along_is_said_with_its_clause(run):
    table = Palace(run(prepared(COMPANY)))
    table.touch("samurai:outer purple:red")
    table.touch("room:outer hall")
    table.wait_for_status("Not possible")
    clause = table.head.get_by_role("button", name="rule MOVE-06")
    assert clause.is_visible()
    assert table.moves() == 0
    clause.click()
    table.wait_for_status(table.lab.ask("print(game.BOOK['TAK-MOVE-06'].text)"))


def test_one_too_many_is_refused_and_the_party_stays_chosen(run):
    table = Palace(run(prepared(COMPANY)))
    table.touch("samurai:outer purple:red")
    table.touch("samurai:outer purple:blue")
    assert table.lit("room") == ["room:gate"]
    table.touch("samurai:outer purple:yellow")
    table.wait_for_status("Not possible")
    assert table.head.get_by_role("button", name="rule MOVE-09").is_visible()
    assert sorted(table.picked()) == ["samurai:outer purple:blue", "samurai:outer purple:red"]
    table.play("room:gate")
    table.wait_for_log("You move 1 blue and 1 red from outer purple to gate")


def test_samurai_are_chosen_and_put_back_one_by_one(run):
    table = Palace(run(prepared(CROWD)))
    serial, all_lit = table.serial(), table.samurai(".offer")
    for mark in ("samurai:red:1", "samurai:red:2", "samurai:blue:0"):
        table.mark(mark).click()
    assert table.samurai(".picked") == ["samurai:blue:0", "samurai:red:1", "samurai:red:2"]
    assert table.lit("room") == ["room:outer yellow"]
    assert table.captions() == ["3"]
    label = table.mark("room:outer yellow").get_attribute("aria-label")
    assert ". You move 1 blue and 2 red from outer blue to outer yellow." in label
    table.mark("samurai:red:1").click()
    assert table.samurai(".picked") == ["samurai:blue:0", "samurai:red:2"]
    assert "room:outer red" in table.lit("room")
    assert table.board.locator(".glow.ready:visible").count() == 1
    assert "1 blue and 1 red" in table.mark("room:outer red").get_attribute("aria-label")
    table.page.keyboard.press("Escape")
    assert table.samurai(".picked") == []
    assert table.samurai(".offer") == all_lit
    assert table.serial() == serial


def test_samurai_of_another_room_take_the_place_of_those_chosen(run):
    table = Palace(run(prepared(f"{THREE}rooms: outer blue R2, +2 R1, stairs B2 Y2")))
    assert table.captions() == []
    table.touch("samurai:outer blue:red")
    assert table.captions() == ["1"]
    table.touch("samurai:+2:red")
    assert table.picked() == ["samurai:+2:red"]
    assert table.lit("room") == ["room:inner blue", "room:+1", "room:inner black"]
    assert table.captions() == ["1", "2", "3"]


@pytest.mark.parametrize(("touch", "points", "held"), [("card:3", 3, 0), ("wait", 0, 1)])
def test_a_hidden_card_is_used_or_kept(run, touch, points, held):
    table = Palace(run(prepared(f"{HOLDING}\nasked: player 1, before")))
    assert "use your hidden +3 now?" in table.status()
    if touch == "wait":
        table.press("Keep for now")
    else:
        table.play(touch)
    state = "t.match.state"
    asked = f"print({state}.pagodas[3], len({state}.held[3]))"
    assert table.lab.ask(asked) == f"{points} {held}"
