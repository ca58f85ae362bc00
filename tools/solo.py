"""Solo Rolling Japan over many games: greedy, search, and the bound with all dice known.

``python tools/solo.py 1000`` plays 1000 games with each bot, on all processors, computes what
nobody can beat with the same dice, and writes the numbers with their provenance to
``notebooks/data/solo_rolling_japan.json``. ``--keep FOLDER`` keeps the games played, so that a
stopped run goes on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any

from japanboards import rolling_japan
from japanboards.arena import luck_of, tournament
from japanboards.bots import choose_at_random, choose_by_search, choose_greedily
from japanboards.core.match import Bot
from japanboards.rolling_japan.board import SHELF
from japanboards.rolling_japan.upper_bound import dice_of_a_game, most_filled

SEED, ITERATIONS = 8, 50
FILE = Path(__file__).parent.parent / "notebooks" / "data" / "solo_rolling_japan.json"
PLAYERS: dict[str, Bot] = {
    "random": choose_at_random,
    "greedy": choose_greedily,
    "search": partial(choose_by_search, iterations=ITERATIONS),
}


def filled(name: str, games: int, keep: Path | None) -> list[int]:
    """Prefectures filled by a bot, game by game."""
    file = keep / f"solo {name}.jsonl" if keep else None
    bots = {name: PLAYERS[name]}
    return [row.score for row in tournament(rolling_japan, bots, games, seed=SEED, file=file).rows]


def bounds(games: int) -> list[int]:
    """What cannot be beaten in the same games."""
    board = SHELF["japan"]
    return [most_filled(board, dice_of_a_game(luck_of(SEED, number))) for number in range(games)]


def written(games: int, filled: dict[str, list[int]]) -> dict[str, Any]:
    """The numbers, and how they were made."""
    provenance = {
        "command": f"python tools/solo.py {games}",
        "seed": SEED,
        "search": f"{ITERATIONS} iterations",
        "bound": "japanboards.rolling_japan.upper_bound.most_filled",
        "row": "prefectures filled in game number n of the seed, by player",
    }
    return {"provenance": provenance, "filled": filled}


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, compute, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--keep", type=Path, help="folder for the games, to go on after a stop")
    parser.add_argument("--file", type=Path, default=FILE, help="where the numbers are written")
    asked = parser.parse_args(arguments)
    if asked.keep:
        asked.keep.mkdir(parents=True, exist_ok=True)
    found = {name: filled(name, asked.games, asked.keep) for name in PLAYERS}
    found["bound"] = bounds(asked.games)
    for name, numbers in found.items():
        ends = f"from {min(numbers)} to {max(numbers)}"
        print(f"{name:8} {mean(numbers):.2f} of 47, {ends}, in {len(numbers)} games")
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    asked.file.write_text(json.dumps(written(asked.games, found)) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
