"""A table on the screen, and hands to play at it."""

import json
import re

from japanboards.core.words import minus
from tools.lab_driver import in_time

SETTLED = 450  # ms: a table that was just run comes into view, and a touch on its way would miss
MOVED = "([board, serial]) => Number(board.dataset.serial) > serial"
MY_TURN = """([board, serial]) => Number(board.dataset.serial) > serial && (
  board.querySelector(".offer") !== null || board.closest(".jb-table").dataset.state === "over"
  || board.closest(".jb-table").querySelector('.act[data-pick]:not([data-pick=""])') !== null)"""
MIDDLE = """g => {
  g.scrollIntoView({ block: "nearest" });
  const { e, f } = g.getScreenCTM();
  return [e, f];
}"""
PLAN = """
import json, random

def plan():
    "What somebody would touch who takes any move."
    match = t.match
    moves = match.game.legal_moves(match.state)
    move = random.Random(len(match.moves)).choice(moves)
    print(json.dumps(match.game.scene.picks(move)))"""
GREEDY_PLAN = """
import json, random
from japanboards.bots import choose_greedily

def plan():
    "What somebody would touch who looks one move ahead."
    match = t.match
    seat = match.turn()
    move = choose_greedily(match.game, match.view(seat), seat, random.Random(1), samples=1)
    print(json.dumps(match.game.scene.picks(move)))"""
END = """
import json
from japanboards.core.game import scores
print(json.dumps([
    scores(t.match.game, t.match.state, t.match.players),
    t.match.game.winners(t.match.state),
    t.last_error,
]))"""
LISTEN = """() => {
  const { iopubMessage } = jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  window.heard = new Promise(done => iopubMessage.connect(function hear(_, message) {
    if (message.content.data?.method !== "custom") return;
    iopubMessage.disconnect(hear);
    done();
  }));
}"""
FOCUSED = "() => document.activeElement?.dataset?.pick ?? ''"
SOURCES = (
    "() => jupyterapp.shell.currentWidget.content.widgets.map(c => c.model.sharedModel.source)"
)


def table_cell(arguments, game="rolling_japan"):
    """The cell that sets a table up."""
    return f"from japanboards_widgets import table\nt = table('{game}', {arguments})\nt"


def prepared_cell(position, game="rolling_japan", players=1, policy="play"):
    """The cell that sets a table up with a prepared position, for a person and bots."""
    return f'''
from japanboards import {game} as game
from japanboards.bots import choose_at_random
from japanboards.core.match import Match
from japanboards_widgets import Table
start = game.notation.read("""{position}""")
seats = ["human", *[choose_at_random] * {players - 1}]
t = Table(Match(game, {players}, seats, start=start, seed=1, policy="{policy}"), pause=0)
t'''


class OnScreen:
    """One table of a notebook."""

    def __init__(self, lab, nth=0):
        self.lab, self.page = lab, lab.page
        self.root = self.page.locator(".jb-table").nth(nth)
        self.board = self.root.locator('[data-area="board"] > .jb-board')
        self.head = self.root.locator('[data-area="head"]')
        self.board.locator("svg").wait_for(state="attached")
        self.page.wait_for_timeout(SETTLED)

    # --- what is seen ---

    def serial(self):
        return int(self.board.get_attribute("data-serial"))

    def status(self):
        return self.head.locator(".jb-status").inner_text()

    def turn(self):
        """The line that says whose turn it is."""
        return self.head.locator(".turn > span")

    def is_over(self):
        return self.root.get_attribute("data-state") == "over"

    def log(self):
        return self.log_box().inner_text()

    def log_box(self):
        return self.root.locator(".jb-log")

    def wait_for_log(self, text):
        """The log follows the board a moment later."""
        self.log_box().filter(has_text=text).wait_for()

    def moves(self):
        """How many moves the match has."""
        return int(self.lab.ask("print(len(t.match.moves))"))

    def result(self):
        """The points at the end and who has won; nothing may have gone wrong."""
        points, winners, error = json.loads(self.lab.ask(END))
        assert error is None
        return points, winners

    def tells_the_end(self):
        """The winner's sentence is on the screen, and it is the one of the game."""
        (points, winners), said = self.result(), self.turn().inner_text()
        names = [f"Player {seat + 1}" if seat else "You" for seat in winners]
        return (
            all(name in said for name in names)
            and f"with {minus(points[winners[0]])} points" in said
        )

    def mark(self, name):
        return self.board.locator(f'[data-id="{name}"]')

    def text(self, prefecture):
        """What stands in a prefecture: its name while it is blank."""
        return self.written().get(prefecture, prefecture)

    def written(self):
        """Every number and X on the sheet."""
        labels = self.board.locator('[data-id^="label:"].held').evaluate_all(
            "all => all.map(g => [g.dataset.id, g.querySelector('text').textContent])"
        )
        return {name.removeprefix("label:"): text for name, text in labels}

    def wait_for_total(self, points):
        """Look at the score sheet until the first player has this many points."""
        self.tab("Score")
        row = self.root.get_by_role("table", name="Score sheet").locator("tr.total")
        row.filter(has_text=re.compile(rf"Total\s*{points}(\s|$)")).wait_for()
        self.tab("Log")

    def lit(self, kind):
        """Picks of a kind that may be touched."""
        return self._picks(f'.offer[data-pick^="{kind}:"]')

    def picked(self):
        return self._picks(".picked[data-pick]")

    def _picks(self, which):
        return self.board.locator(which).evaluate_all("all => all.map(g => g.dataset.pick)")

    def focused(self):
        """The pick that has the keyboard."""
        return self.page.evaluate(FOCUSED)

    def sources(self):
        """The cells of the notebook."""
        return self.page.evaluate(SOURCES)

    # --- what is done ---

    def touch(self, pick):
        """Click a mark, or the button that stands for it beside the board."""
        if self.picks(pick).count():
            self.page.mouse.click(*self.middle(pick))
        else:
            self.choice(pick).click(force=True)  # what cannot be done may be touched, too

    def choice(self, pick):
        """The button beside the board that stands for a touch."""
        return self.root.locator(f'[data-area="ask"] [data-pick="{pick}"]')

    def hold(self, pick):
        """Press a mark, and wait until Python told the board something; the button stays down."""
        self.page.mouse.move(*self.middle(pick))
        self.page.evaluate(LISTEN)
        self.page.mouse.down()
        self.page.evaluate(in_time("() => window.heard"))

    def middle(self, pick):
        """Where a mark is; a prefecture where its disc is, for a box's middle may be sea."""
        kind, _, name = pick.partition(":")
        mark = self.mark(f"label:{name}") if kind == "cell" else self.picks(pick)
        return mark.evaluate(MIDDLE)

    def picks(self, pick):
        return self.board.locator(f'[data-pick="{pick}"]')

    def wait(self, serial, until=MOVED):
        """Wait for a newer position than this."""
        self.page.wait_for_function(until, arg=[self.board.element_handle(), serial])

    def wait_for_status(self, text):
        self.head.locator(".jb-status").filter(has_text=text).wait_for()

    def play(self, *picks):
        """A move by mouse, and the wait until a person has to move again."""
        serial = self.serial()
        for pick in picks:
            self.touch(pick)
        self.confirm()
        self.wait(serial, MY_TURN)

    def confirm(self):
        """A lone touch waits for a second one."""
        if self.board.get_attribute("data-armed") is not None:
            self.button("Do it").click()

    def play_any(self):
        """The first move that is lit."""
        serial, die = self.serial(), self.lit("die")[0]
        self.touch(die)
        goal = next(iter(self.lit("cell")), "skip")
        self.touch(goal)
        self.confirm()
        self.wait(serial, MY_TURN)
        return goal

    def planned(self):
        """The touches of any legal move, if the notebook has the cell PLAN."""
        return json.loads(self.lab.ask("plan()"))

    def tab(self, name):
        self.root.get_by_role("tab", name=name, exact=True).click()

    def button(self, name):
        """A button by its text, with or without a note on it."""
        return self.root.get_by_role(
            "button", name=re.compile(rf"^\s*{re.escape(name)}( |$)")
        ).first

    def press(self, name):
        """Press a button and wait for the position it leads to."""
        serial = self.serial()
        self.button(name).click()
        self.confirm()
        self.wait(serial)


def play_by_keys(table, *picks):
    """A move by keyboard, and the wait until a person has to move again."""
    serial = table.serial()
    for pick in picks:
        walk_and_press(table, pick)
    if table.board.get_attribute("data-armed") is not None:
        table.page.keyboard.press("Enter")
    table.wait(serial, MY_TURN)


def planned_by_keys(table):
    """A planned move by keyboard, wherever the focus was."""
    picks = table.planned()
    table.board.locator('[tabindex="0"]').focus()
    play_by_keys(table, *picks)


def walk_and_press(table, pick):
    """By keyboard from one lit thing to the next, until it is this one; then choose it."""
    if not table.picks(pick).count():
        table.choice(pick).focus()
        return table.page.keyboard.press("Enter")
    for _ in range(160):
        if table.focused() == pick and table.page.locator(":focus.offer").count():
            return table.page.keyboard.press("Enter")
        table.page.keyboard.press("n")
    raise AssertionError(f"{pick} is not lit")
