"""The command as a person uses it: the wheel alone with its extra ``lab``, and a real browser.

``make dist`` runs this where there is a browser: ``japanboards lab`` opens home, ``japanboards
play`` a table, at which a move is made; whatever a person has changed stays as it is.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page

from tools.browser import find
from tools.lab_driver import browser_at
from tools.site_drive import TABLE, Hands
from tools.site_visit import PATIENCE, SIZE

MINE = "# this line is mine\n"


@contextmanager
def typed(command: list[str], folder: Path) -> Iterator[tuple[str, list[str]]]:
    """A command that starts a server: its address, and what was said before."""
    with subprocess.Popen(
        [*command, "--no-browser"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as started:
        said: list[str] = []
        for line in started.stdout or ():
            said.append(line)
            if found := re.search(r"http://127\.0\.0\.1\S+", line):
                break
        else:
            raise SystemExit(f"{' '.join(command)} has no address but says\n{''.join(said)}")
        try:
            yield found[0], said
        finally:
            os.killpg(started.pid, signal.SIGTERM)  # the server, too, as a closed terminal does
            started.communicate(timeout=60)


def shown(page: Page, address: str, what: str) -> None:
    """Open the address, and run the first cells, as one is told to, until this is there."""
    page.goto(address)
    page.locator(".jp-Notebook .jp-Cell").first.click()
    for _ in range(3):
        page.keyboard.press("Shift+Enter")
        page.wait_for_timeout(1000)
    page.locator(what).first.wait_for()


def try_lab(browser: Browser, command: str, folder: Path) -> None:
    """The notebooks come, home opens; a changed one stays, whatever the package brings."""
    page = browser.new_page(viewport=SIZE)
    page.set_default_timeout(PATIENCE)
    with typed([command, "lab", "mine"], folder) as (address, said):
        if not any("files were copied" in line for line in said):
            raise SystemExit(f"no notebooks were copied: {said}")
        shown(page, address, ".jb-home .home")
    mine = folder / "mine/00_start_here.ipynb"
    notebook = json.loads(mine.read_text(encoding="utf-8"))
    notebook["cells"][0]["source"] = [MINE]
    mine.write_text(json.dumps(notebook), encoding="utf-8")
    changed = mine.read_bytes()
    with typed([command, "lab", "mine"], folder) as (address, said):
        if not any("00_start_here.ipynb" in line and "stay" in line for line in said):
            raise SystemExit(f"a changed notebook is not told: {said}")
    if mine.read_bytes() != changed:
        raise SystemExit("a changed notebook was written over")
    page.close()


def try_play(browser: Browser, command: str, folder: Path, game: str) -> None:
    """A table straight away; a move is made at it."""
    page = browser.new_page(viewport=SIZE)
    page.set_default_timeout(PATIENCE)
    with typed([command, "play", game, "--folder", "tables"], folder) as (address, _):
        shown(page, address, f"{TABLE} .jb-board svg")
        Hands(page.locator(TABLE).first).move()
    page.close()


def try_all(command: Path, folder: Path) -> str:
    """Both, as a sentence of what was seen; without a browser nothing is tried."""
    path = find()
    if path is None:
        return "No browser was found, so the command was not tried in one."
    with browser_at(path) as browser:
        try_lab(browser, str(command), folder)
        try_play(browser, str(command), folder, "takamatsu")
    return "japanboards lab opens home and keeps what was changed; japanboards play plays"
