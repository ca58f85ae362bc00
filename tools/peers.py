"""The suites of OpenSpiel and PettingZoo on our games, for every number of players.

``python tools/peers.py`` (``make peers``) runs them at full size, on all processors, prints a
line for each, and ends with 1 if one fails. ``--game takamatsu`` runs one game's.
"""

from __future__ import annotations

import argparse
import os
import sys
import unittest
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from time import perf_counter

from japanboards import GAMES
from japanboards.adapters import spiel, zoo

SIMULATIONS = 100  # of OpenSpiel, for each game and number of players
PLAYED = 50  # games of PettingZoo's
CYCLES = 20_000  # choices, more than any game has
STREAMS = 1, 2  # of output, and of errors

TABLES = [(name, players) for name, game in GAMES.items() for players in game.PLAYERS]


def simulated(name: str, players: int, games: int = SIMULATIONS) -> None:
    """OpenSpiel's random games: clones, masks, observations and serialization at each step."""
    pyspiel = spiel.spiel()
    spiel.register()
    game = pyspiel.load_game(f"japanboards_{name}(players={players})")
    pyspiel.random_sim_test(game, num_sims=games, serialize=True, verbose=False)


def enforced(name: str, players: int) -> None:
    """OpenSpiel's API test on a part of the game's tree."""
    from open_spiel.integration_tests import api_test

    pyspiel = spiel.spiel()
    spiel.register()
    game = pyspiel.load_game(f"japanboards_{name}(players={players})")
    about = {"game": game, "game_name": f"japanboards_{name}"}
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), about)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun
    assert result.wasSuccessful(), [text for _, text in result.failures + result.errors]


def walked(name: str, players: int, games: int = PLAYED) -> None:
    """PettingZoo's API test, which plays one game at a time."""
    from pettingzoo.test import api_test

    for _ in range(games):
        api_test(zoo.env(name, players), num_cycles=CYCLES)


def seeded(name: str, players: int) -> None:
    """PettingZoo's seed test: the same seed, the same game."""
    from pettingzoo.test import seed_test

    seed_test(lambda: zoo.env(name, players), num_cycles=500)


def rendered(name: str, players: int) -> None:
    """PettingZoo's render test."""
    from pettingzoo.test import render_test

    render_test(lambda render_mode=None: zoo.env(name, players, render_mode=render_mode))


SUITES: dict[str, Callable[[str, int], None]] = {
    f"OpenSpiel random_sim_test, {SIMULATIONS} simulations": simulated,
    "OpenSpiel API test": enforced,
    f"PettingZoo api_test, {PLAYED} games": walked,
    "PettingZoo seed_test": seeded,
    "PettingZoo render_test": rendered,
}


@contextmanager
def silence() -> Iterator[None]:
    """Nothing is printed, by C++ neither: OpenSpiel tells of every error it provokes."""
    kept = [os.dup(stream) for stream in STREAMS]
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        for stream in STREAMS:
            os.dup2(nowhere.fileno(), stream)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                yield
        finally:
            for stream, old in zip(STREAMS, kept, strict=True):
                os.dup2(old, stream)
                os.close(old)


def told(suite: str, name: str, players: int) -> tuple[bool, str]:
    """Run one suite; whether it passed, and the line that says so."""
    began, why = perf_counter(), ""
    try:
        with silence():
            SUITES[suite](name, players)
    except Exception as error:
        why = f" {type(error).__name__}: {error}"
    verdict = f"FAILED{why}" if why else "passed"
    spent = perf_counter() - began
    return not why, f"{name:14} {players} players  {suite:42} {spent:6.1f} s  {verdict}"


def main() -> int:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this game")
    asked = parser.parse_args()
    tables = [table for table in TABLES if table[0] in (asked.game or GAMES)]
    jobs = [(suite, *table) for table in tables for suite in SUITES]
    passed = []
    with ProcessPoolExecutor() as pool:
        for fine, line in pool.map(told, *zip(*jobs, strict=True)):
            passed.append(fine)
            print(line, flush=True)
    print(f"{sum(passed)} of {len(passed)} suites passed")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
