"""What a kill in the middle of writing loses: ``python -m tools.kills 200``.

A process writes saves, or progress, over and over and is killed at a random moment. What it had
written before is to be there, whole.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import sys
import tempfile
import time
from itertools import count
from multiprocessing.synchronize import Event
from pathlib import Path

from japanboards import rolling_japan
from japanboards.core.lesson import Progress
from japanboards.core.match import Match


def write_saves(path: Path, begun: Event) -> None:
    """One save after another."""
    while True:
        match = Match(rolling_japan, 8, seed=1)
        match.set_up()
        while match.turn() is not None:
            match.save(path)
            begun.set()
            match.play(rolling_japan.legal_moves(match.state)[0])
            match.set_up()


def write_progress(path: Path, begun: Event) -> None:
    """One level after another."""
    for number in count():
        Progress({f"level {number % 400}": True}).save(path)
        begun.set()


WRITERS = {"save": write_saves, "progress": write_progress}


def lost(what: str, kills: int, folder: Path) -> int:
    """How many of these kills left less than was there before."""
    rng, missing, path = random.Random(1), 0, folder / f"{what}.json"
    for _ in range(kills):
        path.unlink(missing_ok=True)
        begun = multiprocessing.Event()
        writer = multiprocessing.Process(target=WRITERS[what], args=(path, begun), daemon=True)
        writer.start()
        begun.wait(60)  # something was written
        time.sleep(rng.random() * 0.05)
        writer.kill()
        writer.join()
        missing += not whole(path)
    return missing


def whole(path: Path) -> bool:
    """There is something in the file, to its end."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return bool(data.get("moves") or data.get("done"))


def main() -> int:
    """Kill as often as asked for; 1 if anything was lost."""
    kills, worst = int(sys.argv[1]) if len(sys.argv) > 1 else 200, 0
    for what in WRITERS:
        with tempfile.TemporaryDirectory() as folder:
            missing = lost(what, kills, Path(folder))
        print(f"{what}: {kills} kills, {missing} lost", flush=True)
        worst = max(worst, missing)
    return bool(worst)


if __name__ == "__main__":
    sys.exit(main())
