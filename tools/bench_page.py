"""How long a player waits for the board, beside a bare button that changes a label."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from playwright.sync_api import Locator, Page

from tools.browser import find
from tools.lab_driver import LabPage, browser_at, lab_server, write_notebook

SAMPLES = 36  # of each kind; a solo game has 48 moves
KEYS = 4  # after so many clicks one move is made by key
CELLS = (
    "from japanboards_widgets import table\ntable('rolling_japan', 1, board='japan', seed=1)",
    "import ipywidgets\n"
    "label, button = ipywidgets.Label('0'), ipywidgets.Button(description='bare')\n"
    "button.on_click(lambda _: setattr(label, 'value', str(int(label.value) + 1)))\n"
    "ipywidgets.VBox([button, label]).add_class('bare')",
)
BOARD = ".jb-center .jb-board"
LABEL = ".bare .widget-label"
# From the moment of the click or key to the painted frame after the answer, or, where none is
# waited for, after the click itself. A board has its serial when all of it is drawn and lit.
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
      { attributeFilter: ["data-serial"], childList: true, characterData: true, subtree: false });
  });
  window.took = new Promise((done, fail) => {
    setTimeout(() => fail(new Error("nothing was answered")), 20_000);
    addEventListener(moment, async event => {
      await answer;
      done(await painted() - event.timeStamp);
    }, { capture: true, once: true });
  });
}"""
QUIET = """() => document.querySelector(".jb-center .jb-board .offer") !== null
  && jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === "idle\""""
MIDDLE = "g => [g.getScreenCTM().e, g.getScreenCTM().f]"


class Stopwatch:
    """Clicks with a real mouse, and the times they took.

    A sample begins when all is quiet: within 0.2 s of the last message the next may wait 40 ms
    for an acknowledgment between server and browser, whatever the widget.
    """

    def __init__(self, page: Page) -> None:
        self.page, self.board = page, page.locator(BOARD)
        self.times: dict[str, list[float]] = {}

    def _begin(self, moment: str, answered: str) -> None:
        self.page.wait_for_timeout(300)
        self.page.wait_for_function(QUIET)
        self.page.evaluate(WATCH, [moment, answered])

    def _end(self, name: str) -> None:
        self.times.setdefault(name, []).append(self.page.evaluate("() => window.took"))

    def click(self, name: str, x: float, y: float, answered: str = "") -> None:
        """One sample, at the pace of a person: nobody lifts a finger at once.

        The board asks Python while the finger is down, and need not wait when it is lifted.
        """
        self.page.mouse.move(x, y)
        self._begin("click", answered)
        self.page.mouse.down()
        self.page.wait_for_timeout(100 + random.uniform(0, 17))
        self.page.mouse.up()
        self._end(name)

    def key(self, name: str, mark: str) -> None:
        """One sample by key, where nothing can be asked beforehand."""
        self.board.locator(mark).focus()
        self._begin("keydown", BOARD)
        self.page.keyboard.press("Enter")
        self._end(name)

    def lit(self, kind: str) -> str | None:
        """The first pick of a kind that may be touched."""
        found = self.board.locator(f'.offer[data-pick^="{kind}"]')
        return found.first.get_attribute("data-pick") if found.count() else None

    def middle(self, mark: str) -> tuple[float, float]:
        """Where a mark is on the screen."""
        where: list[float] = self.board.locator(mark).evaluate(MIDDLE)
        return where[0], where[1]

    def bare(self, button: Locator) -> None:
        """The button that changes a label."""
        box = button.bounding_box()
        assert box
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.click("button to label", *middle, answered=LABEL)

    def move(self, by_key: bool) -> None:
        """A die is selected, which needs no answer; then a prefecture, which makes the move."""
        self.click("selecting", *self.middle(f'[data-pick="{self.lit("die:")}"]'))
        goal = self.lit("cell:") or "skip"
        if by_key:
            return self.key("key to painted", f'[data-pick="{goal}"]')
        where = f'[data-pick="{goal}"]' if goal == "skip" else f'[data-id="label:{goal[5:]}"]'
        return self.click("click to painted", *self.middle(where), answered=BOARD)


def measure() -> dict[str, list[float]]:
    """Milliseconds by what was measured; empty without a browser."""
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
            lab.write(CELLS)
            lab.run_all()
            page.locator(f"{BOARD} svg").wait_for()
            watch = Stopwatch(page)
            for n in range(SAMPLES):
                for by_key in (False, True)[: 2 if n % KEYS == 0 else 1]:
                    watch.bare(page.locator(".bare button"))
                    page.wait_for_function(QUIET)
                    watch.move(by_key)
            return watch.times
