"""How strong the bots are, against the bars they should clear: win rates with 95 % intervals.

``python tools/strength.py 200`` plays 200 games for each bar of each game, on all processors,
and ends with 1 if a bar is missed. ``--game takamatsu`` plays one game's, ``--bar greedy`` those
whose name begins like this (``--bar arena``: two processes against one), ``--keep FOLDER`` keeps
the results, so that a stopped run goes on.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from japanboards import GAMES, takamatsu
from japanboards.arena import OneByOne, Results, tournament
from japanboards.bots import BOTS, choose_at_random, choose_by_search, choose_greedily
from japanboards.core.game import Game
from japanboards.core.match import Bot

PLAYERS = {
    "random": choose_at_random,
    "greedy": choose_greedily,
    "search 100": partial(choose_by_search, iterations=100),
    "search 200": partial(choose_by_search, iterations=200),
    "search 800": partial(choose_by_search, iterations=800),
    "strong": BOTS["strong"],
}


@dataclass(frozen=True)
class Bar:
    """One bot against this many others of a kind, and the share of games it should win."""

    hero: str
    rival: str
    players: int
    rate: float

    @property
    def name(self) -> str:
        """The bar in a few words."""
        others = self.players - 1
        return f"{self.hero} over {others} {self.rival}"

    def bots(self) -> dict[str, Bot]:
        """One hero, and rivals under names of their own so that they count one by one."""
        rivals = {f"{self.rival} {n}": PLAYERS[self.rival] for n in range(1, self.players)}
        return {self.hero: PLAYERS[self.hero], **rivals}


BARS = (
    Bar("greedy", "random", 2, 0.80),
    Bar("greedy", "random", 3, 0.70),
    Bar("search 200", "random", 2, 0.95),
    Bar("search 200", "random", 3, 0.95),
    Bar("search 200", "greedy", 2, 0.60),
    Bar("search 200", "greedy", 3, 0.45),
    Bar("search 800", "search 100", 2, 0.50),
)
SLOWEST = 2000  # milliseconds that a move of the strong bot may take
SPEEDUP = 1.7  # of two processes over one
ROUNDS = 5  # of measuring both
COUNT = 50_000_000  # to which two processes count that share nothing
QUICK = 400  # games for it, of the quickest bots: what is sent to and fro weighs most there


def bars_for(game: Game[Any, Any], like: str) -> Iterator[Bar]:
    """The bars a game allows by its number of players."""
    for bar in BARS:
        if bar.players in game.PLAYERS and bar.name.startswith(like):
            yield bar


def measure(game: Game[Any, Any], bar: Bar, games: int, keep: Path | None) -> bool:
    """Play for one bar, print the line, and say whether it is cleared."""
    file = keep / f"{game.NAME} {bar.name}.jsonl" if keep else None
    began = perf_counter()
    results = tournament(game, bar.bots(), games, seed=8, file=file, players=bar.players)
    row = next(row for row in results.standings() if row["bot"] == bar.hero)
    cleared = row["win rate"] >= bar.rate
    print(
        f"{game.NAME:14} {bar.name:28} {row['win rate']:6.1%} "
        f"[{row['low']:5.1%} to {row['high']:5.1%}] bar {bar.rate:.0%} "
        f"{'cleared' if cleared else 'MISSED '} mean score {row['mean score']:.1f} against "
        f"{others_score(results, bar):.1f}, {row['ms per move']:.0f} ms a move, "
        f"{perf_counter() - began:.0f} s",
        flush=True,
    )
    return bool(cleared)


def others_score(results: Results, bar: Bar) -> float:
    """The mean score of the rivals."""
    scores = [row.score for row in results.rows if row.bot != bar.hero]
    return sum(scores) / len(scores)


def thinking(game: Game[Any, Any]) -> bool:
    """How long the moves of the strong bot take, over one game against random ones."""
    spent: list[float] = []

    def strong(*asked: Any) -> Any:
        began = perf_counter()
        move = PLAYERS["strong"](*asked)
        spent.append(1000 * (perf_counter() - began))
        return move

    seats = max(2, game.PLAYERS[0])
    rivals = {f"random {n}": choose_at_random for n in range(1, seats)}
    tournament(game, {"strong": strong, **rivals}, 1, OneByOne(), seed=8, players=seats)
    cleared = max(spent) <= SLOWEST
    print(
        f"{game.NAME:14} strong thinks {median(spent):.0f} ms a move, {max(spent):.0f} at most, "
        f"bar {SLOWEST} ms {'cleared' if cleared else 'MISSED'}",
        flush=True,
    )
    return cleared


def arena() -> bool:
    """How much faster two processes play the same games than one does, measured in turns.

    On a machine with other work to do nothing becomes twice as fast; so it is also said how
    fast two processes count that share nothing, and how much more work the two players make.
    """
    ratios, works, counted = [], [], []
    for _ in range(ROUNDS):
        alone, spread = timed(OneByOne()), timed(ProcessPoolExecutor(2))
        ratios.append(alone[0] / spread[0])
        works.append(spread[1] / alone[1])
        counted.append(counting(OneByOne()) / counting(ProcessPoolExecutor(2)))
    ratio = median(ratios)
    print(
        f"arena          2 processes play {ratio:.2f} times as fast as one "
        f"[{min(ratios):.2f} to {max(ratios):.2f}] bar {SPEEDUP} "
        f"{'cleared' if ratio >= SPEEDUP else 'MISSED '} with {median(works):.2f} times the "
        f"processor time; here 2 that share nothing count {median(counted):.2f} times as fast",
        flush=True,
    )
    return ratio >= SPEEDUP


def counting(executor: Executor) -> float:
    """Seconds on the clock to count to a few millions, twice."""
    began = perf_counter()
    with executor:
        list(executor.map(sum, [range(COUNT), range(COUNT)]))
    return perf_counter() - began


def timed(executor: Executor, games: int = QUICK) -> tuple[float, float]:
    """Seconds on the clock and of the processors for this many games, workers included."""
    began, spent = perf_counter(), processor_time()
    with executor:
        tournament(takamatsu, {"a": PLAYERS["random"], "b": PLAYERS["random"]}, games, executor)
    return perf_counter() - began, processor_time() - spent


def processor_time() -> float:
    """What this process and its children have used."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def main() -> int:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", type=int, nargs="?", default=200, help="games for each bar")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this game")
    parser.add_argument("--bar", default="", help="only bars whose name begins like this")
    parser.add_argument("--keep", type=Path, help="folder for the results, to go on after a stop")
    asked = parser.parse_args()
    if asked.keep:
        asked.keep.mkdir(parents=True, exist_ok=True)
    cleared = []
    for name in asked.game or GAMES:
        game = GAMES[name]
        cleared += [
            measure(game, bar, asked.games, asked.keep) for bar in bars_for(game, asked.bar)
        ]
        if "strong".startswith(asked.bar):
            cleared.append(thinking(game))
    if "arena".startswith(asked.bar) and not asked.game:
        cleared.append(arena())
    print(f"{sum(cleared)} of {len(cleared)} bars cleared")
    return 0 if all(cleared) else 1


if __name__ == "__main__":
    sys.exit(main())
