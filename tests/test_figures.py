"""Figures have the colors of the boards: one style, and no color of their own."""

import json
import re
from pathlib import Path

import matplotlib.pyplot as plt
import pytest

from japanboards.core.around import COLORS

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
STYLE = 'plt.style.use("japanboards.washi")'
NEUTRAL = {"black", "gray", "white", "none"}
NAMED = re.compile(r'color(?:s)?="(?!C\d)(\w[\w:]*)"')


def code_of(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")


PLOTTED = [
    path
    for path in sorted(NOTEBOOKS.rglob("*.ipynb"))
    if ".ipynb_checkpoints" not in path.parts and "pyplot" in code_of(path)
]


def test_the_style_draws_in_the_colors_of_the_seats():
    with plt.style.context("japanboards.washi"):
        figure, ax = plt.subplots()
        drawn = [ax.plot([0, 1], [n, n])[0].get_color() for n in range(len(COLORS))]
        plt.close(figure)
    assert sorted(drawn) == sorted(COLORS)


@pytest.mark.parametrize("path", PLOTTED, ids=lambda path: str(path.relative_to(NOTEBOOKS)))
def test_a_notebook_draws_in_this_style(path):
    code = code_of(path)
    assert STYLE in code
    assert set(NAMED.findall(code)) <= NEUTRAL
