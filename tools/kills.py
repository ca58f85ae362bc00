"""What a kill in the middle of writing loses: ``python -m tools.kills 200``.

A process writes saves, or progress, over and over and is killed at a random moment. What it had
written before is to be there, whole.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

WRITERS = {
    "save": """
import sys
from japanboards import rolling_japan
from japanboards.core.match import Match
match = Match(rolling_japan, 8, seed=1)
while True:
    match.set_up()
    if match.turn() is None:
        match = Match(rolling_japan, 8, seed=1)
        continue
    match.save(sys.argv[1])
    print(len(match.moves), flush=True)
    match.play(rolling_japan.legal_moves(match.state)[0])
""",
    "progress": """
import sys
from itertools import count
from pathlib import Path
from japanboards.core.lesson import Progress
for number in count(1):
    progress = Progress({f"level {number % 400}": True})
    progress.save(Path(sys.argv[1]))
    print(number, flush=True)
""",
}


def lost(what: str, kills: int, folder: Path, rng: random.Random | None = None) -> int:
    """How many of so many kills left less than was there before."""
    rng, missing = rng or random.Random(1), 0
    path = folder / f"{what}.json"
    for _ in range(kills):
        path.unlink(missing_ok=True)
        command = [sys.executable, "-c", WRITERS[what], str(path)]
        writer = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        writer.stdout.readline()  # something was written
        time.sleep(rng.random() * 0.05)
        writer.kill()
        writer.communicate()
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
