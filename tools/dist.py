"""Build the sdist and the wheel into dist/, check them, and play with the wheel alone.

``python tools/dist.py`` is what ``make dist`` runs. The wheel is tried in a fresh environment of
every Python that is found (``PYTHONS="python3.11 python3.13"`` names others): with nothing but what
it asks for it plays every game, and says by name which extra is missing for the rest. Then its
command is tried with JupyterLab and a browser.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from tools import dist_lab

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
LARGEST = 3_000_000  # bytes of the wheel
PLAY = """
import random
import japanboards
from japanboards.core.game import playout
for game in japanboards.GAMES.values():
    *_, (_, _, last) = playout(game, game.new_game(game.PLAYERS[-1]), random.Random(1))
    print(f"{game.TITLE}: player {game.winners(last)[0] + 1} wins", flush=True)
"""
# What needs an extra, and the line that says so.
MISSING = {
    "import japanboards_widgets": "pip install 'japanboards[widgets]'",
    "import japanboards.maps": "pip install 'japanboards[plot]'",
    "from japanboards.arena import plots; plots.axes(None, (1, 1))": "'japanboards[plot]'",
    "from japanboards.adapters import spiel; spiel.register()": "'japanboards[adapters]'",
    "from japanboards.adapters import zoo; zoo.env('kaigan')": "'japanboards[adapters]'",
    "from japanboards.command import main; main(['lab'])": "'japanboards[lab]'",
    "from japanboards.command import main; main(['play', 'kaigan'])": "'japanboards[lab]'",
}


def run(command: Sequence[str | Path], folder: Path = ROOT) -> None:
    """A program that has to succeed."""
    subprocess.run(list(map(str, command)), cwd=folder, check=True)


def build() -> Path:
    """The sdist, and from it the wheel: what is missing in the sdist is missing in the wheel."""
    shutil.rmtree(DIST, ignore_errors=True)
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", DIST])
    (wheel,) = DIST.glob("*.whl")
    return wheel


def check_files() -> None:
    """Metadata and README are as package pages want them."""
    made = sorted(DIST.iterdir())
    run([sys.executable, "-m", "twine", "check", "--strict", *made])
    (sdist,) = DIST.glob("*.tar.gz")
    rated = [sys.executable, "-m", "pyroma", "--min", "10", "--file", sdist]
    run(rated)


def check_wheel(wheel: Path) -> None:
    """The notebooks are in the wheel, without outputs; the tests are not."""
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        notebooks = [name for name in names if name.endswith(".ipynb")]
        cells = [c for name in notebooks for c in json.loads(packed.read(name))["cells"]]
    ours = len(list((ROOT / "notebooks").rglob("*.ipynb")))
    if len(notebooks) != ours or any(cell.get("outputs") for cell in cells):
        raise SystemExit(f"the wheel has {len(notebooks)} of {ours} notebooks, or their outputs")
    if stray := [name for name in names if name.startswith(("tests/", "tools/", "docs/"))]:
        raise SystemExit(f"the wheel has what belongs to nobody's installation: {stray[:3]}")
    if not any(name.endswith("/NOTICE") for name in names):
        raise SystemExit("the wheel has no NOTICE")
    size = wheel.stat().st_size
    print(f"{wheel.name}: {size / 1e6:.2f} MB, {len(names)} files, {ours} notebooks")
    if size > LARGEST:
        raise SystemExit(f"the wheel has {size} bytes, the bar is {LARGEST}")


def pythons() -> list[str]:
    """Every Python to try the wheel with; this one at least."""
    named = os.environ.get("PYTHONS", "").split() or PYTHONS
    found = {version_of(name): name for name in (*named, sys.executable) if version_of(name)}
    return list(found.values())


def version_of(python: str) -> str:
    """The version of a Python; "" if there is none of that name."""
    asked = [python, "-c", "import sys, venv, ensurepip; print(*sys.version_info[:2])"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def try_wheel(wheel: Path, python: str) -> None:
    """Install the wheel alone, play every game, and ask for what is not there."""
    with tempfile.TemporaryDirectory() as own:
        folder = Path(own)
        run([python, "-m", "venv", folder / "venv"])
        inside = folder / "venv" / "bin" / "python"
        run([inside, "-m", "pip", "install", "--quiet", wheel], folder)
        run([inside, "-c", PLAY], folder)
        run([folder / "venv" / "bin" / "japanboards", "--version"], folder)
        run([inside, "-m", "japanboards", "games"], folder)
        for code, line in MISSING.items():
            asked = subprocess.run([inside, "-c", code], cwd=folder, capture_output=True, text=True)
            if line not in asked.stderr:
                raise SystemExit(f"{code}: the extra is not named but it says\n{asked.stderr}")
    print(f"Python {version_of(python)}: the wheel plays, and names the extras that are missing")


def try_command(wheel: Path, python: str) -> None:
    """Install the wheel with JupyterLab, and use its command with a browser."""
    with tempfile.TemporaryDirectory() as own:
        folder = Path(own)
        run([python, "-m", "venv", folder / "venv"])
        inside = folder / "venv" / "bin"
        run([inside / "python", "-m", "pip", "install", "--quiet", f"{wheel}[lab]"], folder)
        print(dist_lab.try_all(inside / "japanboards", folder))


def main() -> int:
    """Build, check, and try."""
    wheel = build()
    check_files()
    check_wheel(wheel)
    run([sys.executable, "-m", "pyright"])
    for python in pythons():
        try_wheel(wheel, python)
    try_command(wheel, sys.executable)
    print("dist/ is ready.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
