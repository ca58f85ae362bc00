"""The front page of the site, and what it shows: pictures of the games, and where everything is."""

from __future__ import annotations

import shutil
import zipfile
from html import escape
from pathlib import Path
from string import Template
from urllib.parse import quote

from japanboards import GAMES

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LINES = {
    "rolling_japan": "Roll two dice and fill 47 prefectures: neighbors differ by one at most.",
    "takamatsu": "March samurai through a palace; whoever comes home gets the next card.",
    "hokkaido": "Settle an island and join its cities by trade routes.",
    "kaigan": "Plan actions on a grid and survey the coast, tile by tile.",
    "kanagawa": "Take lessons at Hokusai's school, build a studio, paint a long print.",
}
ACROSS = {
    "reading_a_rulebook": "From a sentence to a clause to a function",
    "chance_and_odds": "Chance as moves: exact odds, and simulated ones",
    "hints": "What a search believes, how sure it is, and why",
    "building_a_bot": "From random to greedy to search, in small steps",
    "tournament": "Which bot is the best, and how many games it takes to know",
}
CARD = Template("""
<article>
  <img src="pictures/$name.svg" alt="The board of $title" loading="lazy">
  <h2>$title</h2>
  <p>$line <span>$players players.</span></p>
  <p class="ways">$ways</p>
</article>""")


def without(wheel: Path, to: Path, folder: str) -> None:
    """A copy of a wheel without one of its folders."""
    with zipfile.ZipFile(wheel) as packed, zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as slim:
        for name in packed.namelist():
            data = packed.read(name)
            if name.endswith("/RECORD"):
                rows = data.decode().splitlines(keepends=True)
                data = "".join(row for row in rows if not row.startswith(folder)).encode()
            if not name.startswith(folder):
                slim.writestr(name, data)


def live_address(name: str) -> str:
    """Where a notebook runs, below the front page."""
    return f"live/notebooks/index.html?path={quote(name)}"


def page_address(name: str) -> str:
    """Where a notebook can be read, below the front page."""
    return f"docs/notebooks/{name.removesuffix('.ipynb')}/index.html"


def way(name: str, words: str, live: list[str], look: str = "") -> str:
    """A link to a notebook: live where it runs in the browser, else to its page."""
    runs = name in live
    address = live_address(name) if runs else page_address(name)
    kind = f' class="{look}"' if look else ""
    return f'<a{kind} href="{escape(address)}">{words if runs else f"{words} (to read)"}</a>'


def card(name: str, live: list[str]) -> str:
    """A game: its picture, a line, and the ways to its notebooks."""
    game = GAMES[name]
    ways = [
        way(f"{name}/learn.ipynb", "Learn", live, "go"),
        way(f"{name}/play.ipynb", "Play", live, "go"),
        way(f"{name}/map.ipynb", "Map", live),
        f'<a href="docs/clauses/{name}/index.html">Rules</a>',
    ]
    few = max(1, game.PLAYERS[0])
    told = {"line": LINES[name], "players": f"{few} to {game.PLAYERS[-1]}", "ways": " ".join(ways)}
    return CARD.substitute(told, name=name, title=game.TITLE)


def across(live: list[str]) -> str:
    """The notebooks that belong to no game."""
    return "\n".join(
        f"<li>{way(f'{name}.ipynb', line, live)}</li>" for name, line in ACROSS.items()
    )


def write(site: Path, live: list[str]) -> None:
    """The front page and its pictures."""
    (site / "pictures").mkdir()
    for name in GAMES:
        picture = ROOT / "notebooks/pictures" / f"{name}.svg"
        shutil.copyfile(picture, site / "pictures" / picture.name)
    page = Template((HERE / "site_front.html").read_text(encoding="utf-8"))
    told = {
        "home": escape(live_address("00_start_here.ipynb")),
        "cards": "".join(card(name, live) for name in GAMES),
        "across": across(live),
    }
    (site / "index.html").write_text(page.substitute(told), encoding="utf-8")
