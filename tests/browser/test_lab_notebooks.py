"""Notebooks in a real JupyterLab: looked at, and one of each kind run from top to bottom."""

import pytest

from tools.lab_driver import IDLE, write_notebook
from tools.notebooks import ROOT

pytestmark = pytest.mark.browser
SHOTS = ROOT / "tests/browser/shots"
# One of each kind: what is in their outputs is looked at in tests/test_notebooks.py.
NAMES = (
    "00_start_here.ipynb",
    "hokkaido/learn.ipynb",
    "kaigan/map.ipynb",
    "kanagawa/play.ipynb",
    "chance_and_odds.ipynb",
    "reading_a_rulebook.ipynb",
    "review.ipynb",
)
# Every cell of every notebook is run by nbval; here a page has to show what it came to.
RUN = (
    "00_start_here.ipynb",
    "kaigan/map.ipynb",
    "review.ipynb",
    "rolling_japan/learn.ipynb",
)
NO_ERROR = ("Error displaying widget", "Traceback", "Loading widget")
LOADED = "img => img.complete && img.naturalWidth > 0"
ALL_THERE = """() => {
  const cells = [...document.querySelectorAll(".jp-Notebook .jp-Cell")];
  const views = jupyterapp.shell.currentWidget.content.widgets.filter(cell =>
    JSON.stringify(cell.model.toJSON().outputs ?? []).includes("vnd.jupyter.widget-view"));
  return cells.length === jupyterapp.shell.currentWidget.content.widgets.length
    && cells.every(cell => cell.offsetHeight > 0)
    && views.every(cell => cell.node.querySelector(".widget-box, .jb-board, .jupyter-widgets"));
}"""
HEIGHT = """() => Math.ceil(Math.max(...[...document.querySelectorAll(
  ".jp-Notebook .jp-Cell")].map(cell => cell.getBoundingClientRect().bottom)))"""


def shoot(lab, name, theme):
    """A picture of the whole notebook."""
    lab.theme(theme)
    SHOTS.mkdir(exist_ok=True)
    short = name.removesuffix(".ipynb").replace("/", "_")
    lab.page.screenshot(path=SHOTS / f"{short}-{theme.lower()}.png")


def show_all(lab):
    """A window as high as the notebook, and everything in it drawn."""
    lab.page.set_viewport_size({"width": 1280, "height": 9000})
    lab.page.wait_for_function(ALL_THERE)
    height = lab.page.evaluate(HEIGHT)
    lab.page.set_viewport_size({"width": 1280, "height": min(height + 60, 9000)})


def nothing_is_wrong(lab):
    told = lab.page.locator(".jp-Notebook").inner_text()
    return not any(words in told for words in NO_ERROR)


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_shows_its_pictures_before_it_is_run(lab, name):
    lab.close()
    lab.open(name)
    pictures = lab.page.locator(".jp-OutputArea-output.jp-RenderedHTMLCommon img")
    if any("<img" in "".join(each.get("data", {}).get("text/html", "")) for each in lab.outputs()):
        pictures.first.wait_for()
    for picture in pictures.all():
        assert picture.get_attribute("alt").strip()
        assert picture.evaluate(LOADED)
    assert lab.page.locator(".jb-board").count() == 0
    assert nothing_is_wrong(lab)


@pytest.mark.parametrize("name", RUN)
def test_a_notebook_shows_all_that_its_cells_made(lab, name):
    lab.close()
    lab.open(name)
    lab.run_all()
    assert lab.errors() == []
    show_all(lab)
    for board in lab.page.locator(".jb-board").all():
        board.locator("svg [data-id]").first.wait_for(state="attached")
    assert nothing_is_wrong(lab)
    shoot(lab, name, "Dark")
    shoot(lab, name, "Light")


def test_a_notebook_that_is_opened_again_shows_pictures_where_its_widgets_are_gone(lab, folder):
    lab.close()
    name = "again.ipynb"
    write_notebook(folder / name)
    lab.open(name)
    lab.write(
        ["from japanboards_widgets import table\ntable('rolling_japan', board='small', seed=1)"]
    )
    lab.run_all()
    lab.page.locator(".jb-board").first.wait_for()
    lab.save()
    assert "widget-view" in (folder / name).read_text()
    lab.page.reload()  # the kernel lives: so does the table
    lab.page.wait_for_function(IDLE)
    lab.page.locator(".jb-board").first.wait_for()
    lab.close()
    lab.open(name)
    lab.page.get_by_text("This is a picture: run this cell to play.").wait_for()
    assert lab.page.locator(".jp-OutputArea-output img").first.evaluate(LOADED)
    assert nothing_is_wrong(lab)
    # Lab itself may complain of what is gone before the picture takes its place, or shortly after.
    lab.page.wait_for_timeout(1000)
    lab.complaints[:] = [each for each in lab.complaints if "model not found" not in each]
