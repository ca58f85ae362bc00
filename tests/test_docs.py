"""The documentation holds every public name, and the tutorial the whole of its game.

`make docs` builds it; here is what can be asked without that.
"""

import ast
import inspect
import re
from pathlib import Path

import pytest
import yaml

import japanboards
import japanboards_widgets
from japanboards import GAMES, arena, bots, maps
from japanboards.core import game as core_game

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SHORT = {
    "rolling_japan": "rj",
    "takamatsu": "tk",
    "hokkaido": "hk",
    "kaigan": "kg",
    "kanagawa": "kn",
}
PAGES = {
    "playing": [*japanboards.__all__, *core_game.__all__],
    "tables": japanboards_widgets.__all__,
    "bots": bots.__all__,
    "arena": arena.__all__,
    "maps": maps.__all__,
}
PAGES |= {name: [f"{SHORT[name]}.{each}" for each in game.__all__] for name, game in GAMES.items()}


def examples(page):
    """The lines of a page that are run as doctests."""
    lines = (DOCS / "reference" / f"{page}.md").read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if line.startswith((">>>", "...")))


@pytest.mark.parametrize("page", PAGES)
def test_every_public_name_has_an_example_that_runs(page):
    text = examples(page)
    assert [name for name in PAGES[page] if not re.search(rf"\b{re.escape(name)}\b", text)] == []


def test_every_page_is_in_the_navigation_and_the_other_way_round():
    nav = yaml.safe_load(re.sub(r"!!\S+", "", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    listed = set(re.findall(r"[\w/]+\.md", str(nav["nav"])))
    written = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    made = {"clauses/index.md", "notebooks/index.md", "contributing.md", "changes.md"}
    made |= {f"clauses/{name}.md" for name in GAMES}
    assert listed == written | made


def shown_in_the_tutorial():
    """What the tutorial shows of the sixth game: files, and names of each."""
    text = (DOCS / "programmers.md").read_text(encoding="utf-8")
    return re.findall(r"^@@ ([\w/.]+)(?:: ([\w ]+))?$", text, re.M)


def test_the_tutorial_shows_the_whole_of_its_game():
    shown = {}
    for file, names in shown_in_the_tutorial():
        shown.setdefault(file, set()).update(names.split())
    folder = ROOT / "tests/sixth_game"
    for path in folder.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        defined = {n.name for n in tree.body if isinstance(n, ast.FunctionDef | ast.ClassDef)}
        assert defined <= shown[path.name], path.name
    assert {"looks.css", "data/bay.json"} <= set(shown)


def blocks(page):
    """The code of a page that is not a doctest."""
    text = (DOCS / page).read_text(encoding="utf-8")
    found = re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)
    return [code for code in found if ">>>" not in code]


def test_the_examples_of_the_adapters_run():
    pytest.importorskip("pyspiel")
    pytest.importorskip("pettingzoo")
    names = {}
    for code in blocks("reference/adapters.md"):
        exec(code, names)
    assert names["state"].num_players() == 3
    assert names["env"].num_agents == 3


@pytest.mark.parametrize("page", ["players.md", "teachers.md"])
def test_the_examples_for_players_and_teachers_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for code in blocks(page):
        exec(code, {})


def test_the_accessibility_page_names_tests_that_there_are():
    named = re.findall(r"`(test_\w+)`", (DOCS / "accessibility.md").read_text(encoding="utf-8"))
    written = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("tests/**/test_*.py"))
    assert len(named) > 20
    assert [name for name in named if f"def {name}(" not in written] == []


def test_a_newcomer_who_asks_for_help_is_led():
    told = japanboards.__doc__
    for word in ("japanboards lab", "japanboards_widgets", "table(", "play(", "GAMES", "BOOK"):
        assert word in told


@pytest.mark.parametrize(
    "function",
    [
        japanboards_widgets.table,
        japanboards_widgets.lesson,
        japanboards_widgets.explore,
        japanboards_widgets.replay,
        arena.tournament,
    ],
)
def test_every_parameter_is_documented(function):
    taken, told = inspect.signature(function).parameters, function.__doc__
    assert [name for name in taken if not re.search(rf"^    {name}: ", told, re.M)] == []
