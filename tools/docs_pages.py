"""Pages of the documentation that are made from the project itself: rules, and notebooks.

MkDocs calls the ``on_`` functions while it builds. A page per rulebook has an anchor for each
clause; a page per notebook shows its stored outputs, and leads to where it runs, if that is part of
the same site: ``JAPANBOARDS_LIVE`` lists such notebooks.
"""

from __future__ import annotations

import ast
import json
import os
import re
from html import escape
from pathlib import Path
from typing import Any

import nbformat
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from nbconvert import HTMLExporter

from japanboards import GAMES
from japanboards.core.rulebook import Clause

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = ROOT / "notebooks"
SIXTH = ROOT / "tests/sixth_game"
PLACE = "NOTEBOOK-GOES-HERE"
WHY = (
    "This notebook draws with matplotlib, of which this site has no copy for the browser, so it is "
    "a page to read. To run it: `pip install 'japanboards[lab,plot]'`, then `japanboards lab`."
)


def names() -> list[str]:
    """The notebooks, in reading order: those at the top first."""
    found = (path.relative_to(NOTEBOOKS) for path in NOTEBOOKS.rglob("*.ipynb"))
    shown = [path for path in found if not any(part.startswith(".") for part in path.parts)]
    return [p.as_posix() for p in sorted(shown, key=lambda path: (len(path.parts), path))]


def live() -> list[str] | None:
    """The notebooks that run in the browser; None where there is no such site."""
    told = os.environ.get("JAPANBOARDS_LIVE")
    return None if told is None else json.loads(told)


def title_of(notebook: Any) -> str:
    """Its first heading."""
    lines = "\n".join(c.source for c in notebook.cells if c.cell_type == "markdown").splitlines()
    return next(line[2:].strip() for line in lines if line.startswith("# "))


# --- the rules ---


def clause_entry(clause: Clause) -> str:
    """A clause under its id, which is its anchor."""
    moot = f" *Cannot matter on a screen: {clause.moot}.*" if clause.moot else ""
    kind = " · a ruling of ours" if clause.kind == "ruling" else ""
    return f"#### {clause.id} {{ #{clause.id} }}\n\n{escape(clause.text, False)}{kind}{moot}\n"


def clause_page(name: str) -> str:
    """All clauses of a game, under the headings of its book, then our rulings."""
    game, parts = GAMES[name], []
    for kind, heading in (("rule", "What the book says"), ("ruling", "What we ruled")):
        parts.append(f"## {heading}\n")
        section = ""
        for clause in game.BOOK.clauses.values():
            if clause.kind != kind:
                continue
            if clause.section != section:
                section = clause.section
                parts.append(f"### {section} {{ #{kind}-{len(parts)} }}\n")
            parts.append(clause_entry(clause))
    rules = sum(clause.kind == "rule" for clause in game.BOOK.clauses.values())
    about = (
        f"{rules} clauses and {len(game.BOOK.clauses) - rules} rulings, in our own words. The "
        "program cites them by these ids: a refused move, an event in the log, a line of the "
        "score sheet."
    )
    return f"# The rules of {game.TITLE}\n\n{about}\n\n" + "\n".join(parts)


def clause_index() -> str:
    """Where the rules of each game are."""
    rows = [
        f"- [{game.TITLE}]({name}.md): {len(game.BOOK.clauses)} clauses and rulings"
        for name, game in GAMES.items()
    ]
    about = (
        "Every verdict of the program names the clause it stands on. Here is what the clauses "
        "say; the address of one ends with its id, such as "
        "[`clauses/rolling_japan/#ROL-ADJ-01`](rolling_japan.md#ROL-ADJ-01)."
    )
    return "# Rules\n\n" + about + "\n\n" + "\n".join(rows) + "\n"


# --- the notebooks ---


def notebook_page(name: str) -> str:
    """The frame of a notebook's page: where it runs, and a place for its cells."""
    runs = live()
    up = "../" * (name.count("/") + 2)
    notice = ""
    if runs is not None and name in runs:
        address = f"{up}../live/notebooks/index.html?path={name}"
        notice = (
            f'<p><a class="md-button md-button--primary" href="{address}">Open live</a></p>\n\n'
        )
    elif runs is not None:
        notice = f'!!! note "Not live here"\n    {WHY}\n\n'
    return f"---\ntitle: {title_of(read(name))}\nhide: [toc]\n---\n\n{notice}{PLACE}\n"


def notebook_index() -> str:
    """All notebooks, to read."""
    rows = [f"- [{title_of(read(name))}]({name.removesuffix('.ipynb')}.md)" for name in names()]
    about = "Every notebook with the outputs it was stored with, to read."
    return "# Notebooks\n\n" + about + "\n\n" + "\n".join(rows) + "\n"


def read(name: str) -> Any:
    """A notebook of ours."""
    return nbformat.read(NOTEBOOKS / name, as_version=4)


def cells_of(name: str) -> str:
    """A notebook's cells and outputs as HTML; links between notebooks lead to their pages."""
    exporter = HTMLExporter(template_name="basic", embed_images=False)
    exporter.exclude_input_prompt = exporter.exclude_output_prompt = True
    exporter.exclude_anchor_links = True
    body, _ = exporter.from_notebook_node(read(name))
    body = re.sub(r"<script\b.*?</script>", "", body, flags=re.S)
    body = re.sub(r'href="(?!\w+:|#)([\w/.-]+)\.ipynb"', r'href="../\1/"', body)
    body = re.sub(r"<h2>([^<]+)</h2>", anchored, body)
    up = "../" * (name.count("/") + 1)
    body = re.sub(r'href="[./]*CONTRIBUTING\.md"', f'href="{up}../contributing/"', body)
    return re.sub(r'src="(?:\.\./)*(pictures/)', rf'src="{up}\1', body)


def anchored(heading: re.Match[str]) -> str:
    """A heading that the contents of a notebook lead to, by the name JupyterLab gives it."""
    return f'<h2 id="{heading[1].replace(" ", "-")}">{heading[1]}</h2>'


# --- what MkDocs calls ---


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made, and the pictures that notebooks show."""
    pages = {"clauses/index.md": clause_index(), "notebooks/index.md": notebook_index()}
    pages |= {f"clauses/{name}.md": clause_page(name) for name in GAMES}
    pages |= {f"notebooks/{n.removesuffix('.ipynb')}.md": notebook_page(n) for n in names()}
    pages["contributing.md"] = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    pages["changes.md"] = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for path, text in pages.items():
        files.append(File.generated(config, path, content=text))
    for picture in sorted((NOTEBOOKS / "pictures").iterdir()):
        shown = f"notebooks/pictures/{picture.name}"
        files.append(File.generated(config, shown, abs_src_path=str(picture)))
    return files


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Put the cells into the page of a notebook, past Markdown."""
    uri = page.file.src_uri
    if PLACE not in html:
        return html
    name = uri.removeprefix("notebooks/").removesuffix(".md") + ".ipynb"
    return html.replace(f"<p>{PLACE}</p>", f'<div class="jb-notebook">{cells_of(name)}</div>')


# --- the code of a tutorial, from the files that are tested ---

CODE = re.compile(r"^@@ ([\w/.]+)(?:: ([\w ]+))?$", re.M)


def on_page_markdown(text: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Put the parts of the sixth game where a page asks for them."""
    return CODE.sub(lambda found: shown_code(found[1], (found[2] or "").split()), text)


def shown_code(name: str, wanted: list[str]) -> str:
    """A file, or the statements of it that define these names."""
    text = (SIXTH / name).read_text(encoding="utf-8")
    kind = {"py": "python", "json": "json", "css": "css"}[name.rpartition(".")[2]]
    parts = statements(text) if wanted else {}
    body = "\n\n\n".join(dict.fromkeys(parts[each] for each in wanted)) if wanted else text.strip()
    return f'```{kind} title="{name}"\n{body}\n```'


def statements(text: str) -> dict[str, str]:
    """The statements of a module that define something, by the names they define."""
    found, lines = {}, text.splitlines()
    for node in ast.parse(text).body:
        for name in defined(node):
            first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", ()))])
            found[name] = "\n".join(lines[first - 1 : node.end_lineno])
    return found


def defined(node: ast.stmt) -> list[str]:
    """The names that a statement defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.If):  # one thing for type checkers, another when it runs
        return ["updated"]
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return [n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)]
    return []
