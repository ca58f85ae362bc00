"""Every law at every position of whole games: ``make soak GAMES=1000``.

Each game of each number of players is played at random, in parallel on all processors; every law
of ``tests/law_checks.py`` is asked at every position, and the odds are unfolded where chance
moves. Where a test of the laws asks about hundreds of near misses and every seat, this asks about
some of them and one seat, drawn anew at each position: what a run is for is many positions. What
was done is kept in ``soak.jsonl``, so that a run that was stopped goes on; ``--after 2000`` leaves
out games that were played elsewhere. At the end a table: games, positions, near misses,
violations, the slowest step, and the memory used.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]

from japanboards import GAMES  # noqa: E402
from japanboards.core.game import CHANCE, playout  # noqa: E402
from japanboards.core.odds import unfold  # noqa: E402

BUNDLE = 5  # games between two lines of the file
NEAR, TOUCHED = 24, 8  # near misses at a position; and those of them that are touched
LONGEST = 3_000  # moves; random play need not come to an end by itself


@dataclass
class Tally:
    """What was looked at in some games, and what was wrong."""

    game: str
    first: int  # number of the first game; the others follow
    games: int = 0
    positions: int = 0
    near_misses: int = 0
    slowest: float = 0.0  # seconds for one law at one position
    slowest_what: str = ""
    memory: int = 0  # megabytes of the worker
    violations: tuple[str, ...] = ()


def bundle(name: str, first: int, count: int) -> Tally:
    """Some games in a row, every law at every position."""
    from law_games import CAPPED, NearMisses  # type: ignore[import-not-found]

    game: Any = GAMES[name]
    near, found = NearMisses(game), Tally(name, first)
    near.most = NEAR
    gc.disable()  # a tenth of the time; states and pictures hold no circles
    for number in range(first, first + count):
        rng = random.Random(f"{name} {number}")
        players = game.PLAYERS[number % len(game.PLAYERS)]
        board = game.BOARDS[number // len(game.PLAYERS) % len(game.BOARDS)]
        capped = CAPPED.get(name, {}) if number % 2 else {}
        start = game.new_game(players, board=board, **capped)
        ask_all(game, start, near, rng, found, f"game {number}, move 0")
        for at, (_, _, after) in zip(
            range(1, LONGEST + 1), playout(game, start, rng), strict=False
        ):
            ask_all(game, after, near, rng, found, f"game {number}, move {at}")
        found.games += 1
    found.memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return found


def ask_all(game: Any, state: Any, near: Any, rng: random.Random, found: Tally, where: str) -> None:
    """Ask every law about a position; note down what is wrong and what takes long."""
    from law_checks import LAWS, Place  # type: ignore[import-not-found]

    wrong: list[str] = []
    place = Place(game, state, near, rng, few=TOUCHED, seats=[rng.randrange(state.seats)])
    now = time.perf_counter()  # a processor's own clock may take longer to read than a law
    for law in (*LAWS, foresight):
        began = now
        try:
            wrong += [f"{where}: {said}" for said in law(place)]
        except Exception as error:
            wrong.append(f"{where}: {law.__name__} raised {type(error).__name__}: {error}")
        now = time.perf_counter()
        if now - began > found.slowest:
            found.slowest, found.slowest_what = now - began, f"{law.__name__}, {where}"
    found.positions += 1
    found.near_misses += len(place.misses)
    found.violations += tuple(wrong)


def foresight(place: Any) -> Iterator[str]:
    """The odds of everything chance may bring add up to one, one move far."""
    game, state = place.game, place.state
    if place.turn == CHANCE:
        total = sum(share for _, share in unfold(game, state, most=1))
        if total != 1:
            yield f"the odds add up to {total}"
    for seat in place.seats:
        for heading, rows in game.forecast(place.view(seat), seat):
            if not all(0 <= share <= 1 for _, share in rows):
                yield f"{heading}: a share is not between 0 and 1"


def kept(file: Path) -> list[Tally]:
    """What an earlier run has done; a line that was cut off is done again."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            data = json.loads(line)
        except ValueError:
            continue
        found.append(Tally(**{**data, "violations": tuple(data["violations"])}))
    return found


def soak(names: Sequence[str], games: int, file: Path, workers: int, after: int = 0) -> list[Tally]:
    """Play what is left, a line per bundle as it comes back."""
    done = [each for each in kept(file) if each.game in names and after <= each.first < games]
    wanted = (games - after) * len(names)
    begun = {(each.game, each.first) for each in done}
    left = [
        (name, first, min(BUNDLE, games - first))
        for first in range(after, games, BUNDLE)
        for name in names
        if (name, first) not in begun
    ]
    with ProcessPoolExecutor(workers) as pool, file.open("a", encoding="utf-8") as stream:
        for future in as_completed([pool.submit(bundle, *each) for each in left]):
            found = future.result()
            done.append(found)
            stream.write(json.dumps(asdict(found)) + "\n")
            stream.flush()
            played = sum(each.games for each in done)
            print(f"{played} of {wanted} games", end="\r", file=sys.stderr, flush=True)
    return done


def table(names: Sequence[str], done: Sequence[Tally]) -> str:
    """A line per game."""
    lines = [
        "| game | games | positions | near misses | violations | slowest step | memory |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name in names:
        own = [each for each in done if each.game == name] or [Tally(name, 0)]
        games, positions, near, wrong = (
            sum(values)
            for values in zip(
                *((t.games, t.positions, t.near_misses, len(t.violations)) for t in own),
                strict=True,
            )
        )
        slow = max(own, key=lambda each: each.slowest)
        step = f"{1000 * slow.slowest:.0f} ms ({slow.slowest_what.partition(',')[0]})"
        memory = max(each.memory for each in own)
        lines.append(
            f"| {name} | {games:,} | {positions:,} | {near:,} | {wrong} | {step} | {memory} MB |"
        )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, look, print; 1 if a law was broken."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", type=int, nargs="?", default=100, help="of each game")
    parser.add_argument("--only", nargs="*", default=list(GAMES), help="some of the games")
    parser.add_argument("--file", type=Path, default=Path("soak.jsonl"), help="to go on from")
    parser.add_argument("--after", type=int, default=0, help="games of each that are left out")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(arguments)
    done = soak(asked.only, asked.games, asked.file, asked.workers, asked.after)
    print(table(asked.only, done))
    wrong = [f"{each.game}, {said}" for each in done for said in each.violations]
    print(*wrong[:40], sep="\n", end="\n" if wrong else "")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
