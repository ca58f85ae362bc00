"""Fit win chances to bot games, and say how well they fit games that were held out.

``python tools/calibrate.py 400`` plays 400 games to fit and 400 others to check for each board of
each game, and writes ``japanboards/<game>/data/chances.json``. ``--game takamatsu`` does one game,
``--board small`` one board and keeps what is known of the others.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from functools import partial
from itertools import islice
from math import log
from pathlib import Path
from statistics import median
from typing import Any

from japanboards import GAMES
from japanboards.arena.standings import wilson
from japanboards.bots import choose_at_random, choose_greedily
from japanboards.bots.chances import VERSION, Fit, fit_of, shares
from japanboards.bots.value import heuristics_of, values
from japanboards.core.files import read_json, write_text
from japanboards.core.game import CHANCE, Game, Seat, playout, scores

ERRS = 0.15  # share of the bots' moves that are random, so that games differ
LONGEST = 1000  # moves of a game; one that is not over then is left out
EACH = 12  # positions of a game that are used
BINS = 10
BAR = 0.05  # of the expected calibration error
MADE = (
    "{fitted} games between greedy bots (one world a move, {errs:.0%} of the moves random), with "
    "{players} players in turns, {each} positions of each, fitted by maximum likelihood; checked "
    "with {held} other games. By tools/calibrate.py."
)

Position = tuple[list[float], float, list[float]]  # values, progress, and who won in the end


def players_of(game: Game[Any, Any]) -> list[int]:
    """Numbers of players that take turns: two and three, or what the game allows."""
    return [n for n in game.PLAYERS if n in (2, 3)] or list(game.PLAYERS[:1])


def positions(game: Game[Any, Any], board: str, seed: str) -> list[Position]:
    """Some positions of one game, evenly spread; none of a game that does not end."""
    rng, seats = random.Random(seed), players_of(game)

    def choose(state: Any, seat: Seat) -> Any:
        bot = choose_at_random if rng.random() < ERRS else partial(choose_greedily, samples=1)
        return bot(game, game.view(state, seat), seat, rng)

    players = seats[rng.randrange(len(seats))]
    state, seen = game.new_game(players, board=board), []
    for before, _, after in islice(playout(game, state, rng, choose), LONGEST):
        if game.to_move(before) != CHANCE:
            seen.append(before)
        state = after
    if game.to_move(state) is not None:
        return []
    best = game.winners(state)
    won = [(seat in best) / len(best) for seat in range(players)]
    progress = heuristics_of(game).progress
    offset = rng.random()
    chosen = [seen[int((nth + offset) * len(seen) / EACH)] for nth in range(EACH)]
    return [(values(game, each, players), progress(each), won) for each in chosen]


def par_of(game: Game[Any, Any], board: str, games: int) -> float:
    """The points that a greedy bot makes alone in half of its games."""
    if 1 not in game.PLAYERS:
        return 0.0
    found = []
    for number in range(games):
        rng = random.Random(f"alone {number}")

        def choose(state: Any, seat: Seat, rng: random.Random = rng) -> Any:
            return choose_greedily(game, game.view(state, seat), seat, rng, samples=1)

        *_, (_, _, end) = playout(game, game.new_game(1, board=board), rng, choose)
        found.append(scores(game, end, 1)[0])
    return float(median(found))


def loss(fit: Fit, rows: Sequence[Position]) -> float:
    """How surprised a fit is by who won, a position."""
    total = 0.0
    for points, progress, won in rows:
        for share, result in zip(shares(points, fit.slope(progress)), won, strict=True):
            total -= result * log(max(share, 1e-9)) if result else 0.0
    return total / len(rows)


def fitted(rows: Sequence[Position]) -> Fit:
    """The fit that is surprised least: one number after another, in ever smaller steps."""
    best, step = [-1.5, 1.0, 0.0], 1.0
    least = loss(Fit(*best), rows)
    while step > 0.01:
        better = False
        for at in range(len(best)):
            for sign in (1, -1):
                tried = [*best]
                tried[at] += sign * step
                if (now := loss(Fit(*tried), rows)) < least:
                    best, least, better = tried, now, True
        step = step if better else step / 2
    return Fit(*[round(each, 3) for each in best])


def calibration(fit: Fit, rows: Sequence[Position]) -> tuple[float, list[dict[str, float]]]:
    """The expected calibration error, and the bins: predicted, actual, how many."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for points, progress, won in rows:
        for share, result in zip(shares(points, fit.slope(progress)), won, strict=True):
            bins[min(BINS - 1, int(share * BINS))].append((share, result))
    total, error, table = sum(map(len, bins)), 0.0, []
    for inside in filter(None, bins):
        predicted = sum(share for share, _ in inside) / len(inside)
        actual = sum(result for _, result in inside) / len(inside)
        error += abs(predicted - actual) * len(inside) / total
        games = max(1, len(inside) // EACH)  # positions of one game are hardly independent
        low, high = wilson(actual * games, games)
        row = {"predicted": predicted, "actual": actual, "low": low, "high": high}
        table.append({key: round(each, 4) for key, each in row.items()} | {"number": len(inside)})
    return error, table


def calibrate(game: Game[Any, Any], board: str, games: int) -> dict[str, Any]:
    """The fit of one board as its file holds it."""
    rows = [positions(game, board, f"fit {game.NAME} {board} {n}") for n in range(games)]
    fit = fitted([row for each in rows for row in each])
    kept = {
        "start": fit.start,
        "growth": fit.growth,
        "bend": fit.bend,
        "par": par_of(game, board, games),
    }
    return kept | checked(game, board, fit, games, sum(map(bool, rows)))


def checked(
    game: Game[Any, Any], board: str, fit: Fit, games: int, used: int | str
) -> dict[str, Any]:
    """How well a fit, for which ``used`` games were played, fits others."""
    held = [positions(game, board, f"held out {game.NAME} {board} {n}") for n in range(games)]
    error, table = calibration(fit, [row for each in held for row in each])
    number = sum(map(bool, held))
    print(
        f"{game.NAME:14} {board:9} slope {fit.slope(0):.2f} to {fit.slope(1):.2f}, error "
        f"{error:.3f} on {number} games, bar {BAR} {'met' if error <= BAR else 'MISSED'}",
        flush=True,
    )
    players = " and ".join(map(str, players_of(game)))
    made = MADE.format(fitted=used, held=number, errs=ERRS, each=EACH, players=players)
    return {"error": round(error, 4), "bins": table, "made": made}


def main() -> int:
    """Fit what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", type=int, help="games to fit, and as many to check")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this game")
    parser.add_argument("--board", help="only the board of this name")
    parser.add_argument("--check", action="store_true", help="only check the fit that is kept")
    asked = parser.parse_args()
    met = True
    for name in asked.game or GAMES:
        game: Any = GAMES[name]
        path = Path(game.__file__).parent / "data" / "chances.json"
        kept = read_json("the file of chances", path)["boards"] if path.exists() else {}
        wanted = [board for board in game.BOARDS if asked.board in (None, board)]
        found = kept | {
            board: kept[board]
            | checked(game, board, fit_of(game, board), asked.games, kept[board]["made"].split()[0])
            if asked.check
            else calibrate(game, board, asked.games)
            for board in wanted
        }
        boards = {board: found[board] for board in game.BOARDS if board in found}
        met = met and all(row["error"] <= BAR for row in boards.values())
        data = {
            "version": VERSION,
            "provenance": "Ours: measured, not printed anywhere. Each board says how.",
            "boards": boards,
        }
        write_text("the file of chances", path, json.dumps(data, indent=1) + "\n")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
