"""Notebooks are committed as they ran, say nothing about the machine, and can be read by all."""

from __future__ import annotations

import re
import statistics
from collections import Counter
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import nbformat
import pytest

from tools.notebooks import ROOT, VIEW, all_notebooks, clean

MOST_UNCOMPARED_CELLS = 0  # in all notebooks together: each one is a result nobody checks
MOST_LINES = 5  # of the median code cell
MACHINE = re.compile(
    r"(?<![\w.:/])/(home|root|Users|tmp|var|usr|opt|mnt|work|private)/|\b[A-Z]:\\|ipykernel_\d+"
)
NAMES = [path.relative_to(ROOT).as_posix() for path in all_notebooks()]


@pytest.fixture(params=NAMES)
def notebook(request) -> Any:
    return nbformat.read(ROOT / request.param, as_version=4)


def code_cells(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def prose(notebook) -> str:
    """All Markdown, without the blocks of code in it."""
    texts = [cell.source for cell in notebook.cells if cell.cell_type == "markdown"]
    return re.sub(r"^(```|~~~).*?^\1", "", "\n\n".join(texts), flags=re.M | re.S)


def tags(cell) -> list[str]:
    return cell.metadata.get("tags", [])


def outputs(notebook):
    return [(cell, output) for cell in code_cells(notebook) for output in cell.outputs]


def texts(output) -> list[str]:
    """What an output says in words, of whatever kind it is; pictures inside it are left out."""
    if output.output_type == "stream":
        found = [output.text]
    elif output.output_type == "error":
        found = [output.evalue, *output.traceback]
    else:
        found = [v for kind, v in output.data.items() if kind.startswith("text/") or "svg" in kind]
    return [re.sub(r"data:[^\"' ]*;base64,[\w+/=]*", "", text) for text in found]


class Pictures(HTMLParser):
    """The alternative text of every picture in a piece of HTML."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.alts: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        if tag == "img":
            self.alts.append((dict(attrs).get("alt") or "").strip())


def test_the_first_notebook_is_there():
    assert "notebooks/00_start_here.ipynb" in NAMES


def test_one_first_level_heading_and_no_level_left_out(notebook):
    levels = [len(marks) for marks in re.findall(r"^(#{1,6}) ", prose(notebook), re.M)]
    assert levels.count(1) == 1
    assert levels[0] == 1
    gaps = [(above, below) for above, below in pairwise(levels) if below > above + 1]
    assert not gaps


def test_every_picture_has_an_alternative_text(notebook):
    markdown = prose(notebook)
    assert all(alt.strip() for alt in re.findall(r"!\[([^\]]*)\]\(", markdown))
    htmls = [markdown] + [o.data.get("text/html", "") for _, o in outputs(notebook) if "data" in o]
    assert all(alt for html in htmls for alt in Pictures(html).alts)
    assert not [o for _, o in outputs(notebook) if "image/png" in o.get("data", ())]


def test_every_link_leads_somewhere(notebook, request):
    folder = (ROOT / request.node.callspec.params["notebook"]).parent
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", prose(notebook))
    missing = [to for to in links if "://" not in to and not (folder / to).exists()]
    assert not missing


def test_a_link_inside_a_notebook_leads_to_a_heading_that_no_other_notebook_has(notebook):
    """Notebooks that are open together share one page, and a link finds the first such heading."""
    found = Counter(name for path in NAMES for name in set(headings(ROOT / path)))
    wanted = re.findall(r"\]\(#([^)]+)\)", prose(notebook))
    assert {name: found[name] for name in wanted} == dict.fromkeys(wanted, 1)


def headings(path):
    """The headings of a notebook, as links call them."""
    lines = re.findall(r"^#{1,6} (.+)$", prose(nbformat.read(path, 4)), re.M)
    return [line.strip().replace(" ", "-") for line in lines]


def test_no_widget_state_is_kept(notebook):
    assert "widgets" not in notebook.metadata
    assert not [o for _, o in outputs(notebook) if VIEW in o.get("data", {})]


def test_nothing_is_left_of_the_run_but_its_outputs(notebook):
    kept = nbformat.from_dict(notebook)
    clean(kept)
    assert kept == notebook, "run `make notebooks`"


def test_every_code_cell_was_run_in_order(notebook):
    counts = [cell.execution_count for cell in code_cells(notebook)]
    assert counts == list(range(1, len(counts) + 1))


def test_only_announced_errors(notebook):
    raised = [cell for cell, output in outputs(notebook) if output.output_type == "error"]
    assert all("raises-exception" in tags(cell) for cell in raised)


def test_code_cells_are_short(notebook):
    lines = [len(cell.source.splitlines()) for cell in code_cells(notebook)]
    assert statistics.median(lines) <= MOST_LINES


def test_no_output_names_a_path_of_the_machine(notebook):
    said = [text for _, output in outputs(notebook) for text in texts(output)]
    assert not [text for text in said if MACHINE.search(text)]


def test_nearly_all_outputs_are_compared():
    read = [nbformat.read(Path(ROOT, name), as_version=4) for name in NAMES]
    ignored = [
        cell.source
        for each in read
        for cell in code_cells(each)
        if {"nbval-ignore-output", "nbval-skip"} & set(tags(cell)) or "NBVAL_" in cell.source
    ]
    assert len(ignored) <= MOST_UNCOMPARED_CELLS
