"""All checks, as `make test` runs them: the first that fails ends the run.

Checks in one row of ``CHECKS`` run at the same time, for a browser waits a good deal and leaves
a core to others. The first of a row is seen on the screen while it runs; what the others say is
kept, and told when the screen is free.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTEST = ("-m", "pytest", "-p", "no:nbval")  # to load nbval takes each worker seconds
PLACES = ("tests", "japanboards", "widgets", "docs", "README.md")
# No conftest.py holds a doctest, and as modules they would all have one name.
DOCTESTS = ("--doctest-modules", "--doctest-glob=*.md", "--ignore-glob=*/conftest.py")
TWO = ("-n", "2", "--dist")
# Who runs beside the browser tests leaves their list of failures alone.
NBVAL = ("-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", "notebooks", "--nbval")
STRICTLY = ("--nbval-current-env", "--nbval-sanitize-with", "tests/sanitize.cfg")
OWN = ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR")


@dataclass(frozen=True, slots=True)
class Check:
    """A heading and the command for Python under it; and another, to be tried if that fails."""

    name: str
    command: Sequence[str]
    once_more: Sequence[str] = ()


UNITS = Check(
    "tests and doctests",
    [*PYTEST, *PLACES, "--ignore=tests/browser", *DOCTESTS, *TWO, "worksteal"],
)
# Each worker has a JupyterLab and a browser of its own. On a crowded machine a page may come too
# late: what failed is tried once more, by itself.
BROWSER = Check(
    "live boards in a browser",
    [*PYTEST, "tests/browser", *TWO, "worksteal"],
    [*PYTEST, "tests/browser", "--last-failed"],
)
CHECKS = (
    (Check("ruff check", ["-m", "ruff", "check"]),),
    (Check("ruff format", ["-m", "ruff", "format", "--check"]),),
    (Check("a browser for the tests", ["tools/browser.py", "--get"]),),
    (UNITS, Check("mypy", ["-m", "mypy"])),
    (Check("clauses", ["tools/clauses.py"]),),
    (BROWSER, Check("notebooks", [*NBVAL, *STRICTLY])),
)


class Running:
    """A check that has begun; what it says goes to the screen, or is kept in a file."""

    def __init__(self, check: Check, kept: Path | None = None) -> None:
        self.check, self.kept = check, kept
        self.left = [command for command in (check.command, check.once_more) if command]
        self._begin()

    def _begin(self) -> None:
        with self.kept.open("ab") if self.kept else contextlib.nullcontext() as out:
            self.process = subprocess.Popen(
                [sys.executable, *self.left.pop(0)],
                cwd=ROOT,
                stdout=out,
                stderr=subprocess.STDOUT if out else None,
                start_new_session=True,  # what it starts can then be ended with it
            )

    def result(self) -> int | None:
        """None as long as it runs, then 0 if all went well."""
        code = self.process.poll()
        if code and self.left:
            say(f"{self.check.name}, once more")
            self._begin()
            return None
        return code

    def stop(self) -> None:
        """End it, and all that it has started; a browser may need a moment for that."""
        for how in (signal.SIGTERM, signal.SIGKILL):
            if self.process.poll() is None:
                with contextlib.suppress(ProcessLookupError, subprocess.TimeoutExpired):
                    os.killpg(self.process.pid, how)
                    self.process.wait(10)

    def tell(self) -> None:
        """Print what was kept."""
        if self.kept:
            say(self.check.name)
            print(self.kept.read_text(encoding="utf-8", errors="replace"), end="", flush=True)


def say(heading: str, began: float = time.monotonic()) -> None:
    """Print a heading, and how many seconds have gone by."""
    print(f"\n== {heading} ({time.monotonic() - began:.0f} s) ==", flush=True)


def run(row: Sequence[Check], folder: Path) -> Check | None:
    """Run checks at the same time; the one that failed, if one did: it ends the others."""
    say(" beside ".join(check.name for check in row))
    running = [Running(row[0]), *(Running(each, folder / each.name) for each in row[1:])]
    try:
        while None in (results := [each.result() for each in running]) and not any(results):
            time.sleep(0.1)
    finally:
        for each in running:
            each.stop()
    failed = [each for each, result in zip(running, results, strict=True) if result]
    for each in failed or running:
        each.tell()
    return failed[0].check if failed else None


def main() -> int:
    """Run all checks; 1 if one failed."""
    with tempfile.TemporaryDirectory() as own:
        # Kernels started by the tests see neither the user's settings nor the user's kernels,
        # show no progress bars in outputs that are compared, and need not compile everything anew.
        os.environ.update({name: f"{own}/{name.lower()}" for name in OWN}, TQDM_DISABLE="1")
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        for row in CHECKS:
            if failed := run(row, Path(own)):
                print(f"\nmake test stopped at: {failed.name}", file=sys.stderr)
                return 1
    say("All checks passed")
    return 0


if __name__ == "__main__":
    for told_to_end in (signal.SIGTERM, signal.SIGHUP):  # what was begun is then ended as well
        signal.signal(told_to_end, lambda *_: sys.exit(1))
    sys.exit(main())
