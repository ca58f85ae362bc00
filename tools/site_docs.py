"""The documentation: built with MkDocs, and every link inside of it followed.

``make docs`` builds it into site/docs. A warning is a failure, and so is a link that leads nowhere,
a picture without words, or anything that a page asks from outside.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
ASKED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "use": "href"}
STYLES = ("stylesheet", "icon", "preload", "modulepreload", "preconnect", "dns-prefetch")


class Page(HTMLParser):
    """What a page holds: anchors, links, what it asks for, and pictures without words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.asks: list[str] = []
        self.silent: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note down what matters of an element."""
        given = {key: value or "" for key, value in attrs}
        self.anchors |= {given[key] for key in ("id", "name") if key in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in ASKED and given.get(ASKED[tag]):
            self.asks.append(given[ASKED[tag]])
        if tag == "link" and given.get("rel", "") in STYLES:
            self.asks.append(given["href"])
        if tag == "img" and "alt" not in given:
            self.silent.append(given.get("src", "")[:60])


def build(folder: Path, live: list[str] | None = None) -> None:
    """The documentation in a folder; with the notebooks that run beside it, if there are any."""
    told = {} if live is None else {"JAPANBOARDS_LIVE": json.dumps(live)}
    command = [sys.executable, "-m", "mkdocs", "--quiet", "build", "--strict"]
    env = {**os.environ, **told, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    command += ["--site-dir", str(folder)]
    if subprocess.run(command, cwd=ROOT, env=env).returncode:
        raise SystemExit("the documentation could not be built; the lines above say why")
    (folder / "404.html").unlink()  # it would have to know where the site is


def check(site: Path) -> int:
    """Follow every link of every page of ours; how many there are. What is wrong ends it."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in ours(site)}
    wrong = [
        f"{path.relative_to(site)}: {what}" for path in pages for what in faults(path, pages, site)
    ]
    if wrong:
        raise SystemExit("\n".join([*wrong[:40], f"{len(wrong)} faults in the pages"]))
    return sum(len(page.links) for page in pages.values())


def ours(site: Path) -> Iterator[Path]:
    """The pages of the documentation and the front page; JupyterLite's are programs."""
    yield from (p for p in sorted(site.rglob("*.html")) if "live" not in p.relative_to(site).parts)


def faults(path: Path, pages: dict[Path, Page], site: Path) -> Iterator[str]:
    """What is wrong with a page."""
    page = pages[path]
    for asked in page.asks:
        if urlsplit(asked).scheme in ("http", "https") or asked.startswith("//"):
            yield f"asks for {asked[:90]}"
        elif not urlsplit(asked).scheme and not leads(path, asked, pages):
            yield f"shows {asked[:90]}, which is not there"
    for link in page.links:
        if not urlsplit(link).scheme and not leads(path, link, pages):
            yield f"leads to {link[:90]}, which is not there"
    yield from (f"a picture has no alternative text: {source}" for source in page.silent)


def leads(path: Path, link: str, pages: dict[Path, Page]) -> bool:
    """A link leads to a file that is there, and to an anchor of it."""
    parts = urlsplit(link)
    to = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if to.is_dir():
        to = to / "index.html"
    if not to.exists():
        return False
    anchor = unquote(parts.fragment)
    return not anchor or to not in pages or anchor in pages[to].anchors or anchor == "__codelineno"


def check_package_page(about: str, site: Path) -> int:
    """What a package's page says of the site (its METADATA) is there; how many links that are."""
    (home,) = re.findall(r"^Project-URL: Homepage, (\S+)$", about, re.M)
    links = set(re.findall(re.escape(home) + r"([^)\s\"?]*)", about))
    wrong = [link for link in sorted(links) if not (site / link).exists()]
    if wrong:
        raise SystemExit(f"the package's page leads to what the site has not: {', '.join(wrong)}")
    return len(links)


def main() -> int:
    """Build the documentation alone, and check it."""
    folder = ROOT / "site/docs"
    build(folder)
    print(f"site/docs is built; {check(folder)} links lead where they should")
    return 0


if __name__ == "__main__":
    sys.exit(main())
