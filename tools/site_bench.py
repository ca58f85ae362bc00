"""What the site costs whoever opens it: for ``make bench``."""

from __future__ import annotations

import statistics
import sys
from time import perf_counter
from typing import Any

from tools.bench_page import BOARD, measure_game
from tools.browser import find
from tools.lab_driver import LabPage, browser_at
from tools.site import SITE
from tools.site_visit import PLAIN, PREFIX, READY, SIZE, Visitor, served

ROUNDS = 5
RATIO = "as a multiple of that"
LIVE = "live/notebooks/index.html?path=00_start_here.ipynb"
TABLE = "from japanboards_widgets import table\ntable('rolling_japan', 1, seed=1, keep=False)"
PUT = """async (source) => {
  const notebook = jupyterapp.shell.currentWidget.content;
  notebook.activeCellIndex = 0;
  await jupyterapp.commands.execute("notebook:change-cell-to-code");
  notebook.activeCell.model.sharedModel.setSource(source);
  await jupyterapp.commands.execute("notebook:run-cell");
}"""


def first_output(browser: Any, base: str, path: str, cell: str, shown: str) -> tuple[float, int]:
    """Seconds and bytes from opening a notebook to what a cell shows, in a fresh browser."""
    with browser.new_context(viewport=SIZE) as context:
        visitor = Visitor(context, base)
        began = perf_counter()
        visitor.page.goto(f"{base}{path}")
        visitor.page.wait_for_function(READY)
        visitor.page.evaluate(PUT, cell)
        visitor.page.locator(shown).first.wait_for()
        return perf_counter() - began, visitor.bytes


def clicks(browser: Any, base: str) -> float:
    """Milliseconds from a click on the live board to its answer, painted; the median of some."""
    with browser.new_context(viewport=SIZE) as context:
        page = Visitor(context, base).page
        page.goto(f"{base}{PREFIX}{LIVE}")
        page.wait_for_function(READY)
        times = measure_game(LabPage(page, base), page, "rolling_japan")
        return statistics.median(times["click to painted"])


def measure(rounds: int = ROUNDS) -> dict[str, float] | None:
    """What the site costs: its size, and until the first board; None without site or browser."""
    path = find()
    if path is None or not (SITE / "live").exists():
        return None
    ours, plain, weights = [], [], []
    with served() as base, browser_at(path) as browser:
        for _ in range(rounds):
            seconds, weight = first_output(browser, base, PREFIX + LIVE, TABLE, f"{BOARD} svg")
            ours.append(seconds)
            weights.append(weight)
            output = ".jp-OutputArea-output"
            plain.append(first_output(browser, base, PLAIN + LIVE, "1", output)[0])
        painted = clicks(browser, base)
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    return {
        "ms from a click to the painted answer": painted,
        "MB of the site": size / 1e6,
        "MB until the first board": statistics.median(weights) / 1e6,
        "seconds until the first board": statistics.median(ours),
        "seconds of an empty notebook": statistics.median(plain),
        RATIO: statistics.median(a / b for a, b in zip(ours, plain, strict=True)),
    }


if __name__ == "__main__":
    for name, value in (measure(*map(int, sys.argv[1:])) or {}).items():
        print(f"{name}: {value:.2f}")
