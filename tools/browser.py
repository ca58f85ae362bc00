"""The browser for the tests: found where there is one, fetched where there is none.

``find()`` is what the tests ask; ``python tools/browser.py --get`` is what `make test` runs.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome", "microsoft-edge", "msedge")
DEBIAN = ("chromium", "fonts-ipafont-gothic")  # the font, for Japanese names on the boards
SECONDS = 180  # for each way of getting one
ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as p:
    print(p.chromium.executable_path)
"""


def find() -> str | None:
    """The path of a browser the tests can drive: $CHROMIUM, one on the PATH, or playwright's."""
    if named := os.environ.get("CHROMIUM"):
        if path := shutil.which(named):
            return path
        raise ValueError(f"$CHROMIUM names {named}, but there is no such program.")
    on_path = (shutil.which(name) for name in NAMES)
    return next((path for path in on_path if path), None) or downloaded()


def downloaded() -> str | None:
    """The browser playwright has downloaded, if it has.

    Asked in a process of its own, for playwright refuses to be started twice in one.
    """
    asked = subprocess.run(
        [sys.executable, "-c", ASK_PLAYWRIGHT], capture_output=True, text=True, timeout=60
    )
    return shutil.which(asked.stdout.strip()) if asked.returncode == 0 else None


def run(commands: Sequence[Sequence[str]], seconds: float = SECONDS) -> bool:
    """Run commands one after another within a time limit; whether all went well."""
    end = time.monotonic() + seconds
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in commands:
        print("+", *command, flush=True)
        process = subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL)
        try:
            if process.wait(max(end - time.monotonic(), 1)):
                return False
        except subprocess.TimeoutExpired:
            print(f"{command[0]} took longer than {seconds:.0f} seconds.", flush=True)
            stop(process)
            return False
    return True


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a process: asked first, since a package manager likes to put its things in order."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def from_debian() -> bool:
    """Install Debian's package, where that is allowed."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    apt = ("apt-get", "-qq", "-o", "Dpkg::Use-Pty=0")
    return run([(*apt, "update"), (*apt, "install", "-y", *DEBIAN)])


def from_playwright() -> bool:
    """Let playwright download its own."""
    return run([(sys.executable, "-m", "playwright", "install", "chromium")])


def get() -> str | None:
    """A browser, fetched if need be."""
    if path := find():
        return path
    print("There is no browser for the tests yet; getting one.", flush=True)
    for fetch in (from_debian, from_playwright):
        if fetch() and (path := find()):
            return path
    return None


def main(arguments: Sequence[str]) -> int:
    """Print where the browser is, after getting one if asked to; 1 if CI has to do without."""
    try:
        path = get() if "--get" in arguments else find()
    except ValueError as error:
        print(error)
        return 1
    if path:
        print(path)
        return 0
    print(
        "No browser was found or could be fetched, so the browser tests are skipped; "
        "install chromium, or name a browser in $CHROMIUM."
    )
    return int(os.environ.get("CI") == "true")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
