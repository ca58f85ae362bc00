"""The command ``japanboards``: open the notebooks, sit down at a table, list the games."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from . import GAMES, __version__, game_called
from .bots import BOTS
from .copies import OWN, bring, free_name, is_as_made, notebook_of, shipped, trust
from .core.extras import needs
from .core.files import numbered, write_text
from .core.match import HUMAN, Match
from .core.words import unknown

FOLDER = "japanboards-notebooks"
HOME = "00_start_here.ipynb"
QUIET = (
    '{"@jupyterlab/apputils-extension:notification":'
    ' {"fetchNews": "false", "checkForUpdates": false}}'
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what was typed; what cannot be done is told in one sentence."""
    asked = parser().parse_args(arguments)
    try:
        code: int | None = asked.act(asked)
        return code or 0
    except (ValueError, ImportError, OSError) as error:
        print(f"japanboards: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    """What may be typed."""
    made = argparse.ArgumentParser("japanboards", description="Five board games set in Japan.")
    made.add_argument("--version", action="version", version=f"japanboards {__version__}")
    made.set_defaults(act=lambda _: print(made.format_help(), end=""))
    acts = made.add_subparsers(title="what to do", metavar="")
    lab = acts.add_parser("lab", help="open the notebooks in JupyterLab; begin here")
    lab.set_defaults(act=open_notebooks)
    play = acts.add_parser("play", help="sit down at a table: japanboards play takamatsu")
    play.set_defaults(act=open_table)
    play.add_argument("game", help=", ".join(GAMES))
    play.add_argument("--players", type=int, metavar="N", help="how many play")
    play.add_argument("--bot", default="gentle", help="who sits on the other seats")
    play.add_argument("--board", default="", metavar="NAME", help="another board, such as small")
    for each in (lab, play):
        each.add_argument("--no-browser", action="store_true", help="print the address instead")
    lab.add_argument("folder", nargs="?", default=FOLDER, help=f"where they are kept ({FOLDER})")
    play.add_argument("--folder", default=FOLDER, help=f"where games are kept ({FOLDER})")
    lab.add_argument("--fresh", action="store_true", help="new copies, in a folder of their own")
    games = acts.add_parser("games", help="list the games")
    games.set_defaults(act=list_games)
    return made


def list_games(_: argparse.Namespace) -> int:
    """A line for each game: its name, for how many it is, and its boards."""
    for name, game in GAMES.items():
        few, many = max(1, game.PLAYERS[0]), game.PLAYERS[-1]
        print(f"{name:14} {game.TITLE}, {few} to {many} players; boards: {', '.join(game.BOARDS)}")
    return 0


def open_notebooks(asked: argparse.Namespace) -> int:
    """Bring the notebooks and open JupyterLab on the first of them."""
    check_lab()
    folder = free_name(Path(asked.folder)) if asked.fresh else Path(asked.folder)
    for line in bring(shipped(), folder):
        print(line)
    trust(folder)
    return start_lab(folder, HOME, not asked.no_browser)


def open_table(asked: argparse.Namespace) -> int:
    """Write a notebook of one cell, a table, and open it in Voila, which runs it, or in Lab."""
    path = write_table(asked)
    if find_spec("voila"):
        print("Ctrl-C ends the game's server; the game is kept.")
        quiet = ["--no-browser"] if asked.no_browser or not has_display() else []
        return run("voila", str(path), "--MappingKernelManager.cull_idle_timeout=600", *quiet)
    check_lab()
    print("In JupyterLab, Shift and Enter in the first cell opens the table.")
    trust(path.parent)
    folder = Path(asked.folder)
    return start_lab(folder, path.relative_to(folder).as_posix(), not asked.no_browser)


def write_table(asked: argparse.Namespace) -> Path:
    """The notebook of a table; that it can be set up is asked before anything is written."""
    game = game_called(asked.game)
    players = asked.players if asked.players is not None else max(2, game.PLAYERS[0])
    if asked.bot not in BOTS:
        raise ValueError(unknown("bot", asked.bot, BOTS))
    Match(game, players, board=asked.board)
    seats = [HUMAN, *[asked.bot] * (players - 1)]
    board = f", board={asked.board!r}" if asked.board else ""
    source = (
        f"from japanboards_widgets import table\n\ntable({game.NAME!r}, seats={seats!r}{board})"
    )
    folder = Path(asked.folder) / game.NAME
    folder.mkdir(parents=True, exist_ok=True)
    path = next(
        path
        for path in numbered(folder / "table.ipynb")
        if not os.path.lexists(path) or is_as_made(path)  # what somebody changed stays theirs
    )
    write_text("the notebook", path, notebook_of(source))
    return path


def check_lab() -> None:
    """JupyterLab is here, or a sentence says how to get it."""
    if not find_spec("jupyterlab"):
        with needs("JupyterLab", "lab"):
            raise ImportError("jupyterlab")


def start_lab(folder: Path, name: str, browser: bool) -> int:
    """JupyterLab on a notebook; where no browser can be opened, it prints an address."""
    settings = folder / OWN / "settings"
    settings.mkdir(parents=True, exist_ok=True)
    write_text("the settings", settings / "overrides.json", QUIET)  # no news from outside
    flags = [
        f"--ServerApp.root_dir={folder.resolve()}",
        f"--LabApp.default_url=/lab/tree/{name}",
        f"--LabApp.app_settings_dir={settings.resolve()}",
        "--LabApp.extension_manager=readonly",  # the other would ask a package registry
        *own_extension(),
        "--ServerApp.log_level=ERROR",
        "--LabApp.log_level=ERROR",
    ]
    if not browser or not has_display():
        print("Open one of the addresses below in a browser.")
        flags.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:  # in a container; Jupyter wants to be told
        flags.append("--allow-root")
    print("Ctrl-C ends JupyterLab.", flush=True)
    return run("jupyterlab", *flags)


def own_extension() -> list[str]:
    """What makes JupyterLab show pictures in the place of widgets that are gone."""
    try:
        folder = files("japanboards_widgets") / "labextensions"
    except ModuleNotFoundError:
        return []
    return [f"--LabServerApp.extra_labextensions_path={folder}"]


def has_display() -> bool:
    """A browser can be opened here, as far as one can tell."""
    told = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, told))


def run(module: str, *arguments: str) -> int:
    """A program of this Python, until it ends; an interrupt is for it, not for us.

    A terminal sends an interrupt to both. Whoever ends us by a signal reaches us alone, and means
    the program, too.
    """
    with subprocess.Popen([sys.executable, "-m", module, *arguments]) as started:
        before = signal.signal(signal.SIGTERM, lambda *_: started.terminate())
        try:
            while True:
                try:
                    return started.wait()
                except KeyboardInterrupt:
                    continue
        finally:
            signal.signal(signal.SIGTERM, before)


if __name__ == "__main__":
    sys.exit(main())
