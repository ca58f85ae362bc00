"""How long the first picture of a table takes, beside another checkout's.

``python -m tools.first_paint FOLDER`` shows a table of every game in a JupyterLab of this checkout
and in one of the other, in turns, and prints the middle of the times from running the cell to the
painted board, and their quotient.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from japanboards import GAMES
from tools.browser import find
from tools.lab_driver import LabPage, browser_at, lab_server, write_notebook

HERE = Path(__file__).resolve().parent.parent
TIMES = 7  # of each table; the first, which loads what is loaded once, does not count
BAR = 1.3
IMPORT = "from japanboards_widgets import table"
TABLE = "table({name!r}, seats={seats}, seed=1)"
SHAPES = 60  # in a picture that is a board, not an icon
# From the moment the cell is run to the painted frame after the board is there.
PAINTED = """async shapes => {
  const drawn = () => [...document.querySelectorAll(".jp-OutputArea-output svg")]
    .some(svg => svg.querySelectorAll("*").length > shapes);
  const frame = () => new Promise(requestAnimationFrame);
  const began = performance.now();
  jupyterapp.commands.execute("notebook:run-all-cells");
  while (!drawn()) await frame();
  await frame(), await frame();
  return performance.now() - began;
}"""
CLEAR = """async () => {
  await jupyterapp.commands.execute("notebook:clear-all-cell-outputs");
  await new Promise(requestAnimationFrame);
}"""


@contextlib.contextmanager
def lab_of(folder: Path, browser: Browser) -> Iterator[LabPage]:
    """A page in a JupyterLab whose kernels import from a folder."""
    with tempfile.TemporaryDirectory() as own:
        notebooks = Path(own) / "notebooks"
        notebooks.mkdir()
        write_notebook(notebooks / "paint.ipynb")
        os.environ["PYTHONPATH"] = f"{folder}{os.pathsep}{folder / 'widgets'}"
        with lab_server(notebooks, Path(own)) as url:
            lab = LabPage(browser.new_page(viewport={"width": 1280, "height": 1400}), url)
            lab.start("paint.ipynb")
            lab.ask(IMPORT)
            yield lab


def paint(lab: LabPage, name: str) -> float:
    """Milliseconds until a table is seen."""
    bots = ["random"] * (max(2, GAMES[name].PLAYERS[0]) - 1)
    lab.write((TABLE.format(name=name, seats=["human", *bots]),))
    lab.page.evaluate(CLEAR)
    return float(lab.page.evaluate(PAINTED, SHAPES))


def main() -> int:
    """Print a line for each game; 1 if one takes longer than the bar."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="the other checkout")
    other, path = parser.parse_args().folder.resolve(), find()
    if path is None:
        print("There is no browser to measure with.")
        return 1
    times: dict[tuple[str, bool], list[float]] = {}
    with (
        browser_at(path) as browser,
        lab_of(HERE, browser) as ours,
        lab_of(other, browser) as theirs,
    ):
        for _ in range(TIMES):
            for name in GAMES:
                for lab in (ours, theirs):
                    lab.page.bring_to_front()
                    times.setdefault((name, lab is ours), []).append(paint(lab, name))
    worst = 0.0
    for name in GAMES:
        now, then = (statistics.median(times[name, own][1:]) for own in (True, False))
        worst = max(worst, now / then)
        print(f"{name:14} {now:5.0f} ms, there {then:5.0f} ms: {now / then:.2f} (bar {BAR})")
    return int(worst > BAR)


if __name__ == "__main__":
    sys.exit(main())
