"""A private JupyterLab with a copy of the notebooks, and a browser to drive it."""

import os
import shutil

import pytest
from board_page import Shown, open_page
from hats import MOVES, hats

from japanboards_widgets.board import Board
from tools.browser import find
from tools.lab_driver import LabPage, browser_at, lab_server, write_notebook
from tools.notebooks import ROOT

NONE = "No browser was found: install chromium, or name one in $CHROMIUM."
SIZE = {"width": 1280, "height": 1000}
OWN = "tests.ipynb"  # the notebook the tests write into
# Tables of earlier tests live on in the kernel: a page that is reloaded would restore them all.
CLOSE = "import ipywidgets; ipywidgets.Widget.close_all()"


@pytest.fixture(scope="session")
def browser():
    path = find()
    if path is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(NONE)
    with browser_at(path) as browser:
        yield browser


@pytest.fixture
def page(browser):
    """An empty page for boards without a notebook; nothing may be raised in it."""
    page = open_page(browser)
    yield page
    assert page.errors == []
    page.close()


@pytest.fixture
def scene(tmp_path):
    """The hats."""
    return hats(tmp_path)


@pytest.fixture
def shown(page, scene):
    """The hats on a page, with two moves to make."""
    board = Board(scene)
    board.show(scene, MOVES)
    return Shown(page, board, 640)


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """A copy of the notebooks: what is saved in a test stays out of the project."""
    copy = tmp_path_factory.mktemp("lab") / "notebooks"
    shutil.copytree(ROOT / "notebooks", copy, ignore=shutil.ignore_patterns(".*", "*.save.json"))
    return copy


@pytest.fixture(scope="session")
def pages(browser, folder):
    """JupyterLab, started once; a page of it is kept from test to test while all goes well."""
    kept = []
    with lab_server(folder, folder.parent / "own") as url:

        def page():
            if not kept:
                # Without motion: a hand waits for a piece, a test would touch where it has been.
                write_notebook(folder / OWN)  # Lab may have saved it with widgets that are gone
                kept.append(LabPage(browser.new_page(reduced_motion="reduce"), url))
                kept[0].page.set_default_timeout(40_000)
                kept[0].start(OWN)
            kept[0].page.set_viewport_size(SIZE)
            return kept[0]

        # Left open, it would save the notebook that the next page has opened.
        page.drop = lambda: kept.pop().page.close()
        yield page


@pytest.fixture
def lab(pages):
    """A JupyterLab. Nothing may be asked of the outside, and nothing be raised in the browser."""
    lab = pages()
    yield lab
    try:
        assert not lab.outside
        assert not lab.complaints
    except AssertionError:
        pages.drop()  # the next test begins with a new page
        raise


@pytest.fixture
def run(lab, folder):
    """Run these cells. Their notebook and its kernel are kept: to start one takes seconds."""

    def run(*cells):
        if lab.name != OWN:
            lab.close()
            write_notebook(folder / OWN)
            lab.open(OWN)
        lab.write(cells)
        lab.ask(CLOSE)
        lab.run_all()
        assert lab.errors() == []
        return lab

    return run
