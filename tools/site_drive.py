"""The site in a real browser: from the front page through a level and a table, for every game.

``python tools/site_drive.py`` is what ``make site-check`` runs, after ``make site``. The site is
served behind a path prefix; no request may leave it, those of its service worker included. Each
game is learned (a level, a reload, and the progress is still there) and played (a move, and a bot
answers). Then the connection is cut, and the game goes on. ``measure`` is for ``make bench``.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from time import perf_counter
from typing import Any

from playwright.sync_api import BrowserContext, Page

from japanboards import GAMES
from japanboards.core.lesson import chapters
from tools.bench_page import BOARD, WATCH
from tools.browser import find
from tools.lab_driver import browser_at
from tools.site import SITE, Handler

os.environ["PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS"] = "1"  # Playwright hears those, too
PREFIX = "/somewhere/below/"
PATIENCE = 120_000  # milliseconds; a crowded machine is slow
ROUNDS = 3
SAMPLES = 8
RATIO = "as a multiple of that"
PLUGIN = "@jupyterlite/pyodide-kernel-extension:kernel"
READY = """() => {
  const shown = window.jupyterapp?.shell.currentWidget;
  const session = shown?.sessionContext;
  return session?.isReady && session.session?.kernel?.status === "idle";
}"""
RUN = """async (last) => {
  const notebook = jupyterapp.shell.currentWidget.content;
  for (let nth = 0; nth < notebook.widgets.length; nth++) {
    notebook.activeCellIndex = nth;
    await jupyterapp.commands.execute("notebook:run-cell");
    if (notebook.widgets[nth].node.querySelector(last)) return nth;
  }
  return -1;
}"""
PUT = """async (source) => {
  const notebook = jupyterapp.shell.currentWidget.content;
  notebook.activeCellIndex = 0;
  await jupyterapp.commands.execute("notebook:change-cell-to-code");
  notebook.activeCell.model.sharedModel.setSource(source);
  await jupyterapp.commands.execute("notebook:run-cell");
}"""
OFFERED = f'{BOARD} .offer, [data-area="ask"] .act'


class Served(Handler):
    """The site behind a prefix; under ``/plain/`` JupyterLite as it is without us."""

    def translate_path(self, path: str) -> str:
        """The file below the prefix, or nothing."""
        for prefix in (PREFIX, "/plain/"):
            if path.startswith(prefix):
                return super().translate_path("/" + path.removeprefix(prefix))
        return str(SITE / "nothing here")

    def do_GET(self) -> None:
        """Send a file, or the configuration of a JupyterLite that loads nothing of ours."""
        if self.path.partition("?")[0] != "/plain/live/jupyter-lite.json":
            return super().do_GET()
        config = json.loads((SITE / "live/jupyter-lite.json").read_text(encoding="utf-8"))
        del config["jupyter-config-data"]["litePluginSettings"][PLUGIN]["loadPyodideOptions"]
        data = json.dumps(config).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


@contextmanager
def served() -> Iterator[str]:
    """The address of the site, as long as it is needed."""
    handler = partial(Served, directory=str(SITE))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


class Visitor:
    """Somebody with a browser of their own, and a list of all that it asked for."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context, self.base, self.page = context, base, context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.asked: list[str] = []
        self.weights: dict[str, int] = {}  # once each: the service worker hands on what it gets
        context.on("request", lambda request: self.asked.append(request.url))
        context.on("response", self._weigh)

    def _weigh(self, response: Any) -> None:
        self.weights[response.url] = int(response.headers.get("content-length", 0))

    @property
    def bytes(self) -> int:
        """How much was loaded."""
        return sum(self.weights.values())

    def away(self) -> list[str]:
        """What was asked from elsewhere."""
        own = (self.base, "data:", "blob:")
        return [url for url in self.asked if not url.startswith(own)]

    def enter(self, link: str) -> None:
        """From the front page to a notebook, by its link."""
        self.page.goto(f"{self.base}{PREFIX}index.html")
        self.page.locator(f'a[href*="{link}"]').first.click()
        self.page.wait_for_function(READY)

    def run_until(self, what: str) -> None:
        """Run the cells until this is shown."""
        self.page.evaluate(RUN, what)
        self.page.locator(what).first.wait_for()

    def lines(self) -> list[str]:
        """What the notebook's cells have said went wrong."""
        found = self.page.locator('.jp-OutputArea-output[data-mime-type*="stderr"]')
        return found.all_inner_texts()


def learn(visitor: Visitor, name: str) -> None:
    """Do the first level, come back, and find it done."""
    page, game = visitor.page, GAMES[name]
    level = game.LEVELS[0]
    visitor.enter(f"{name}/learn.ipynb")
    visitor.run_until(".jb-lesson .jb-board svg")
    lesson = page.locator(".jb-lesson").first
    for text in level.solution:
        for pick in game.scene.picks(game.notation.read_move(text)):
            mark = lesson.locator(f'.jb-board [data-pick="{pick}"]')
            if mark.count():  # what is no question is given: it lies outside of the window
                touch(page, mark.first)
    lesson.locator(".lv.star, .lv.done").first.wait_for()
    page.reload()
    page.wait_for_function(READY)
    visitor.run_until(".jb-lesson .jb-board svg")
    page.locator(".jb-lesson .lv.star, .jb-lesson .lv.done").first.wait_for()
    print(f"{name}: a level of {chapters(game.LEVELS)[0]!r} is done, and done after a reload")


def touch(page: Page, mark: Any) -> None:
    """Choose a mark by keyboard, which reaches it wherever it lies."""
    mark.wait_for(state="attached")
    mark.focus()
    page.keyboard.press("Enter")


def play(visitor: Visitor, name: str) -> None:
    """Sit down at the table, make a move, and let a bot answer; the last without a connection."""
    page = visitor.page
    visitor.enter(f"{name}/play.ipynb")
    visitor.run_until(f"{BOARD} svg")
    before = moves(page)
    for cut in (False, True):
        visitor.context.set_offline(cut)
        before = one_move(page, before)
    visitor.context.set_offline(False)
    print(f"{name}: two moves and the answers of bots, the second without a connection")


def practise(visitor: Visitor, name: str) -> None:
    """Ask for practice in the same notebook, and see a question."""
    cell = f"from japanboards_widgets import practice\npractice({name!r}, seed=1)"
    visitor.page.evaluate(PUT, cell)
    room = visitor.page.locator(".jb-practice .jb-board svg").first
    room.wait_for()
    print(f"{name}: practice asks its first question")


def moves(page: Page) -> int:
    """How many moves the table has seen."""
    where = page.locator(".jb-table .widget-label").filter(has_text="of").first
    return int(where.inner_text().rpartition(" ")[2])


def one_move(page: Page, before: int) -> int:
    """A move of the person's, by what is offered, and what others do then."""
    page.locator(OFFERED).first.wait_for()
    while moves(page) == before:
        offered = page.locator(OFFERED)
        if offered.count():
            touch(page, offered.first)
        page.wait_for_timeout(300)
    page.locator(OFFERED).first.wait_for()
    return moves(page)


def drive(names: Sequence[str] = tuple(GAMES)) -> int:
    """All games; 1 if a request left the site."""
    path = find()
    if path is None:
        print("No browser was found, so the site is not driven.", file=sys.stderr)
        return 1
    with served() as base, browser_at(path) as browser:
        for name in names:
            with browser.new_context(viewport={"width": 1280, "height": 1400}) as context:
                visitor = Visitor(context, base)
                learn(visitor, name)
                play(visitor, name)
                practise(visitor, name)
                if away := visitor.away():
                    print(f"{name}: asked from outside: {away[:5]}", file=sys.stderr)
                    return 1
                print(f"{name}: {len(visitor.asked)} requests, none of them left the site")
    return 0


# --- for make bench ---


def first_output(browser: Any, base: str, path: str, cell: str, shown: str) -> tuple[float, int]:
    """Seconds and bytes from opening a notebook to what a cell shows, in a fresh browser."""
    with browser.new_context(viewport={"width": 1280, "height": 1400}) as context:
        visitor = Visitor(context, base)
        began = perf_counter()
        visitor.page.goto(f"{base}{path}")
        visitor.page.wait_for_function(READY)
        visitor.page.evaluate(PUT, cell)
        visitor.page.locator(shown).first.wait_for()
        return perf_counter() - began, visitor.bytes


def clicks(browser: Any, base: str, path: str, cell: str) -> float:
    """Milliseconds from a key on the live board to its answer, painted; the median of a few."""
    with browser.new_context(viewport={"width": 1280, "height": 1400}) as context:
        page = Visitor(context, base).page
        page.goto(f"{base}{path}")
        page.wait_for_function(READY)
        page.evaluate(PUT, cell)
        page.locator(f"{BOARD} .offer").first.wait_for()
        times = []
        for _ in range(SAMPLES):
            offered = page.locator(f"{BOARD} .offer").first
            offered.wait_for()
            offered.focus()
            page.evaluate(WATCH, ["keydown", BOARD])
            page.keyboard.press("Enter")
            times.append(page.evaluate("window.took"))
        return statistics.median(times)


def measure() -> dict[str, float] | None:
    """What the site costs: its size, and until the first board; None without site or browser."""
    path = find()
    if path is None or not (SITE / "live").exists():
        return None
    table = "from japanboards_widgets import table\ntable('rolling_japan', 1, seed=1, keep=False)"
    live = "live/notebooks/index.html?path=00_start_here.ipynb"
    ours, plain, weights = [], [], []
    with served() as base, browser_at(path) as browser:
        for _ in range(ROUNDS):
            seconds, weight = first_output(browser, base, PREFIX + live, table, f"{BOARD} svg")
            ours.append(seconds)
            weights.append(weight)
            output = ".jp-OutputArea-output"
            plain.append(first_output(browser, base, f"/plain/{live}", "1", output)[0])
        painted = clicks(browser, base, PREFIX + live, table)
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    return {
        "ms from a key to the painted answer": painted,
        "MB of the site": size / 1e6,
        "MB until the first board": statistics.median(weights) / 1e6,
        "seconds until the first board": statistics.median(ours),
        "seconds of an empty notebook": statistics.median(plain),
        RATIO: statistics.median(a / b for a, b in zip(ours, plain, strict=True)),
    }


if __name__ == "__main__":
    sys.exit(drive(sys.argv[1:] or tuple(GAMES)))
