"""Takes the picture of a table for the README: a position of a seeded game, in a real notebook.

python -m tools.table_picture
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from tools.browser import find
from tools.lab_driver import LabPage, browser_at, lab_server, write_notebook
from tools.pictures import PICTURES

NAME = "table.ipynb"
SIZE = {"width": 1320, "height": 1400}
CELL = """import random
from japanboards import rolling_japan as game
from japanboards.core.match import Match
from japanboards_widgets import Table

match, rng = Match(game, 3, seed=47), random.Random(8)
while len(match.moves) < 150 or match.turn() != 0 or len(game.legal_moves(match.state)) < 4:
    match.set_up()
    match.play(rng.choice(game.legal_moves(match.state)))
Table(match, pause=0)"""


def main() -> None:
    """Write the picture."""
    path = find()
    assert path, "there is no browser"
    with tempfile.TemporaryDirectory() as folder, browser_at(path) as browser:
        notebooks = Path(folder) / "notebooks"
        notebooks.mkdir()
        write_notebook(notebooks / NAME)
        with lab_server(notebooks, Path(folder) / "own") as url:
            lab = LabPage(browser.new_page(reduced_motion="reduce"), url)
            lab.page.set_viewport_size(SIZE)
            lab.start(NAME)
            lab.write([CELL])
            lab.run_all()
            assert lab.errors() == []
            table, board = (lab.page.locator(each).first for each in (".jbt", ".jbt .board svg"))
            board.wait_for()
            clip = around(table.bounding_box(), board.bounding_box())
            lab.page.screenshot(path=PICTURES / "table.png", clip=clip)


def around(table: Any, board: Any) -> Any:
    """The table from its head to the end of the board."""
    return {**table, "height": board["y"] + board["height"] - table["y"] + 4}


if __name__ == "__main__":
    main()
