"""How long a player waits for each of the boards, beside a bare button that changes a label."""

from __future__ import annotations

import json
import random
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from japanboards import GAMES
from tools.browser import find
from tools.lab_driver import LabPage, browser_at, lab_server, write_notebook

SAMPLES = 16  # moves on each board
SETTLES = 3000  # ms in which a new table has come into view, and scrolls no more
KEYS = 4  # of this many moves one is made by key
BARE = """import ipywidgets
label, button = ipywidgets.Label('0'), ipywidgets.Button(description='bare')
button.on_click(lambda _: setattr(label, 'value', str(int(label.value) + 1)))
ipywidgets.VBox([button, label]).add_class('bare')"""
TABLE = """import json, random
from japanboards_widgets import table
t = table({name!r}, {seats}, seed=1, pause=0)
def plan():
    "The touches of a move that is made on the board; one by a button beside it is made at once."
    there = {{mark.pick for mark in t.board.scene.marks if "away" not in mark.look.split()}}
    mine = t.match.game.legal_moves(t.match.state) if t.match.turn() == 0 else []
    words = list(map(t.match.game.scene.picks, mine))
    drawn = [word for word in words if there.issuperset(word)]
    if words and not drawn:
        t.session.pick(list(words[0]))
    elif t.match.turn() is None:
        t.do("again")
    word = random.Random(len(t.match.moves)).choice(drawn) if drawn else []
    print(json.dumps([t.board.live["serial"], word]))
t"""
BOARD = ".jb-table .jb-board:not(.small)"
LABEL = ".bare .widget-label"
# From the moment of the click or key to the painted frame after the answer, or, where none is
# waited for, after the click itself. A board has its serial when all of it is drawn and lit; it is
# armed when a move waits for a second touch, which is then the one that makes it.
WATCH = """([moment, where]) => {
  const painted = () => new Promise(done => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(0);
  }));
  const answer = new Promise(done => {
    if (!where) return done();
    const observer = new MutationObserver(() => { observer.disconnect(); done(); });
    observer.observe(document.querySelector(where),
      { attributeFilter: ["data-serial", "data-armed"], childList: true, characterData: true });
  });
  window.took = new Promise((done, fail) => {
    setTimeout(() => fail(new Error("nothing was answered")), 20_000);
    addEventListener(moment, async event => {
      await answer;
      done(await painted() - event.timeStamp);
    }, { capture: true, once: true });
  });
}"""
ASKED = '.jb-board[data-armed], .jb-board .offer, [data-area="ask"] .act'
QUIET = f"""() => document.querySelector(`{ASKED}`) !== null
  && jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === "idle\""""
# A point where a click reaches what has this pick, rather one that is not picked yet; its box may
# have its middle elsewhere.
POINT = """([board, pick]) => {
  const all = [...document.querySelectorAll(`${board} [data-pick="${CSS.escape(pick)}"]`)];
  const isPicked = (g) => g.classList.contains("picked");
  for (const g of all.sort((one, other) => isPicked(one) - isPicked(other))) {
    g.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = g.getBoundingClientRect();
    for (const n of [8, 4, 12, 6, 10, 2, 14]) for (const m of [8, 4, 12, 6, 10, 2, 14]) {
      const at = [left + (width * n) / 16, top + (height * m) / 16];
      if (document.elementFromPoint(...at)?.closest("[data-pick]") === g) return at;
    }
  }
  return null;
}"""


class Stopwatch:
    """Clicks with a real mouse, and the times they took.

    A sample begins when all is quiet: within 0.2 s of the last message the next may wait 40 ms
    for an acknowledgment between server and browser, whatever the widget.
    """

    def __init__(self, lab: LabPage, page: Page) -> None:
        self.lab, self.page, self.board = lab, page, page.locator(BOARD).first
        self.times: dict[str, list[float]] = {}

    def _begin(self, moment: str, answered: str) -> None:
        self.page.wait_for_timeout(300)
        self.page.wait_for_function(QUIET)
        self.page.evaluate(WATCH, [moment, answered])

    def _end(self, name: str) -> None:
        took = self.page.evaluate("() => window.took")
        self.times.setdefault("selecting" if self.is_armed() else name, []).append(took)

    def is_armed(self) -> bool:
        """A move waits for a second touch."""
        return self.board.get_attribute("data-armed") is not None

    def click(self, name: str, at: tuple[float, float], answered: str = "") -> None:
        """One sample, at the pace of a person: nobody lifts a finger at once.

        The board asks Python while the finger is down, and need not wait when it is lifted.
        """
        self.page.mouse.move(*at)
        self._begin("click", answered)
        self.page.mouse.down()
        self.page.wait_for_timeout(100 + random.uniform(0, 17))
        self.page.mouse.up()
        self._end(name)

    def key(self, name: str, pick: str, answered: str = "") -> None:
        """One sample by key, where nothing can be asked beforehand."""
        self.board.locator(f'[data-pick="{pick}"]:not(.away)').first.focus()
        self._begin("keydown", answered)
        self.page.keyboard.press("Enter")
        self._end(name)

    def bare(self) -> None:
        """The button that changes a label."""
        button = self.page.locator(".bare button")
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box
        self.click(
            "button to label", (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), LABEL
        )

    def point(self, pick: str) -> tuple[float, float]:
        """Where to click for this pick."""
        x, y = self.page.evaluate(POINT, [BOARD, pick])
        return x, y

    def plan(self) -> tuple[str, list[str]]:
        """The serial of the position, and a move in it, when others have moved and all is shown."""
        while True:
            self.page.wait_for_function(QUIET)
            serial, picks = json.loads(self.lab.ask("plan()"))
            if picks and self.board.get_attribute("data-serial") == str(serial):
                return str(serial), picks
            self.page.wait_for_timeout(100)

    def move(self, by_key: bool) -> None:
        """A planned move: touches that select, which need no answer; the last makes it."""
        before, picks = self.plan()
        for pick in picks[:-1]:
            if self.board.get_attribute("data-serial") != before:
                return  # nothing else could be meant: the move is made
            self.click("selecting", self.point(pick))
        for _ in range(2):
            if by_key:
                self.key("key to painted", picks[-1], BOARD)
            else:
                self.click("click to painted", self.point(picks[-1]), BOARD)
            if not self.is_armed():
                return


def measure(names: tuple[str, ...] = tuple(GAMES)) -> dict[str, dict[str, list[float]]]:
    """Milliseconds by game and by what was measured; empty without a browser."""
    path = find()
    if path is None:
        return {}
    with tempfile.TemporaryDirectory() as own:
        notebooks = Path(own) / "notebooks"
        notebooks.mkdir()
        write_notebook(notebooks / "bench.ipynb")
        with lab_server(notebooks, Path(own)) as url, browser_at(path) as browser:
            page = browser.new_page(viewport={"width": 1280, "height": 1400})
            lab = LabPage(page, url)
            lab.start("bench.ipynb")
            return {name: measure_game(lab, page, name) for name in names}


def measure_game(lab: LabPage, page: Page, name: str) -> dict[str, list[float]]:
    """One game at a table of its own, in turns with the bare button."""
    bots = ["random"] * (max(2, GAMES[name].PLAYERS[0]) - 1)
    seats = "1" if 1 in GAMES[name].PLAYERS else f"seats={['human', *bots]}"
    lab.write((BARE, TABLE.format(name=name, seats=seats)))
    lab.run_all()
    if errors := lab.errors():
        raise RuntimeError(f"no table of {name}: {errors}")
    page.locator(f"{BOARD} svg").first.wait_for()
    page.wait_for_timeout(SETTLES)
    watch = Stopwatch(lab, page)
    for n in range(SAMPLES):
        watch.bare()
        watch.move(n % KEYS == KEYS - 1)
    return watch.times
