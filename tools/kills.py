"""What a kill in the middle of writing loses: ``python -m tools.kills 200``.

A process writes saves, or progress, over and over and is killed at a random moment. What it had
written before is to be there, whole. Another one plays at a table, which keeps its game, and is
killed, too: a table that is set up anew has to find every move but the one under way.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import sys
import tempfile
import time
from itertools import count
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from pathlib import Path

from japanboards import GAMES, rolling_japan
from japanboards.bots import choose_at_random
from japanboards.core.keeping import FOLDER, Keeper, name_of
from japanboards.core.lesson import Progress
from japanboards.core.match import HUMAN, Match
from japanboards_widgets import Table


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


def table_of(name: str, folder: Path) -> Table:
    """A table for a person and bots that keeps its game in a folder."""
    game = GAMES[name]
    seats = [HUMAN, *[choose_at_random] * max(1, game.PLAYERS[0] - 1)]
    match = Match(game, len(seats), seats, seed=1)
    return Table(match, pause=0, keeper=Keeper(folder / FOLDER, name_of(match, seed=1)))


def play_at_a_table(name: str, folder: Path, made: Synchronized[int]) -> None:
    """Play, and tell after each decision how many moves there are; near the end, wait."""
    table, rng = table_of(name, folder), random.Random(1)
    while table.match.human_turn() and made.value < 80:
        table.session.play(rng.choice(table.match.game.legal_moves(table.match.state)))
        made.value = len(table.match.moves)
    time.sleep(60)


def lost_at_tables(kills: int, folder: Path) -> int:
    """How many kills of somebody who plays lost a move that was made."""
    rng, missing, names = random.Random(1), 0, list(GAMES)
    for nth in range(kills):
        name, own = names[nth % len(names)], folder / str(nth)
        own.mkdir()
        made: Synchronized[int] = multiprocessing.Value("i", 0)
        player = multiprocessing.Process(
            target=play_at_a_table, args=(name, own, made), daemon=True
        )
        player.start()
        while not made.value and player.is_alive():
            time.sleep(0.001)
        time.sleep(rng.random() * 0.4)
        player.kill()
        player.join()
        missing += kept_at(table_of(name, own)) < made.value
    return missing


def kept_at(table: Table) -> int:
    """How many moves a table has after it went on with the game that was kept."""
    if table.kept is None:
        return 0
    table.match.resume(table.kept)
    return len(table.match.moves)


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
    with tempfile.TemporaryDirectory() as folder:
        missing = lost_at_tables(kills, Path(folder))
    print(f"table: {kills} kills, {missing} lost", flush=True)
    return bool(worst or missing)


if __name__ == "__main__":
    sys.exit(main())
