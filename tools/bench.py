"""The speed table: random play beside other engines, lists of moves, reviews, clicks.

Everything is measured in one run on one machine, in turns, and compared as ratios: the numbers
themselves say more about the machine. A missed bar is shown; it is no failure.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable, Iterable, Sequence
from time import perf_counter
from typing import Any

import chess
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from japanboards import GAMES
from japanboards.core.game import Game, Seat, playout
from tools import bench_listing, bench_page, bench_review, site_bench

ROUNDS = 9  # of measuring every contender once
SECONDS = 0.4  # for one contender in one round
BARS = {"rolling_japan": 4.0, "takamatsu": 3.0}  # decisions, as a multiple of catanatron's
BAR = 2.0  # of the other games
CLICK, SELECT = 1.0, 0.4  # at most, as a multiple of a button and its label
SITE = 1.4  # at most, of the first board's seconds, as a multiple of an empty notebook's
REVIEW = 90.0  # seconds at most for the review of a small game
GROWTH = 1.0  # at most, of what it costs to list one move, as a multiple of a short list's
PEER = "catanatron, 4 players"

Contender = Callable[[random.Random, float], int]  # plays until a time, counts decisions


def ours(game: Game[Any, Any], players: int) -> Contender:
    """Random play of one of our games; chance takes its time but is not counted."""

    def play(rng: random.Random, end: float) -> int:
        decisions = steps = 0

        def choose(state: Any, seat: Seat) -> Any:
            nonlocal decisions
            decisions += 1
            return rng.choice(game.legal_moves(state))

        while True:
            for _ in playout(game, game.new_game(players), rng, choose):
                steps += 1
                if steps % 32 == 0 and perf_counter() >= end:
                    return decisions

    return play


def catan(rng: random.Random, end: float) -> int:
    """Random play of catanatron; forced decisions are counted, as ours are."""
    random.seed(rng.random())  # its players draw from the common source
    decisions = 0
    while True:
        game = Catan([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
            if decisions % 32 == 0 and perf_counter() >= end:
                return decisions


def chess_moves(rng: random.Random, end: float) -> int:
    """Random play of python-chess."""
    decisions = 0
    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
            if decisions % 32 == 0 and perf_counter() >= end:
                return decisions


def counts(allowed: range) -> list[int]:
    """Two and four players, or what the game allows."""
    return [n for n in (2, 4) if n in allowed] or [allowed[0]]


def contenders() -> dict[str, Contender]:
    """Everybody who is measured, by the name in the table."""
    found: dict[str, Contender] = {PEER: catan, "python-chess, 2 players": chess_moves}
    for name, game in GAMES.items():
        for players in counts(game.PLAYERS):
            found[f"{name}, {players} players"] = ours(game, players)
    return found


def rate(contender: Contender, seed: int, seconds: float = SECONDS) -> float:
    """Decisions per second."""
    began = perf_counter()
    decisions = contender(random.Random(seed), began + seconds)
    return decisions / (perf_counter() - began)


def measure() -> dict[str, list[float]]:
    """Rates of everybody, one round after another, so that a slow moment hits all alike."""
    everybody = contenders()
    for contender in everybody.values():
        rate(contender, 0, 0.1)
    rates: dict[str, list[float]] = {name: [] for name in everybody}
    for number in range(ROUNDS):
        for name, contender in everybody.items():
            rates[name].append(rate(contender, number))
    return rates


def ratio(mine: Iterable[float], theirs: Iterable[float]) -> float:
    """The median of the ratios of what was measured in the same round."""
    return statistics.median(a / b for a, b in zip(mine, theirs, strict=True))


def verdict(value: float, bar: float, at_least: bool) -> str:
    """The bar, and whether it is met."""
    met = value >= bar if at_least else value <= bar
    return f"at {'least' if at_least else 'most'} {bar:.1f}: {'met' if met else 'MISSED'}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Rows in columns, the first to the left and the others to the right."""
    lines = [heads, *rows]
    widths = [max(len(line[i]) for line in lines) for i in range(len(heads))]
    return "\n".join(
        line[0].ljust(widths[0])
        + "".join(
            f"  {text.rjust(width)}" for text, width in zip(line[1:], widths[1:], strict=True)
        )
        for line in lines
    )


def decisions_table(rates: dict[str, list[float]]) -> str:
    """Random play, ours and theirs."""
    rows = []
    for name, measured in rates.items():
        times = ratio(measured, rates[PEER])
        game = name.partition(",")[0]
        bar = verdict(times, BARS.get(game, BAR), at_least=True) if game in GAMES else ""
        rows.append((name, f"{statistics.median(measured):,.0f}", f"{times:.2f}", bar))
    return table(("random play", "decisions/s", "x catanatron", "bar"), rows)


def listing_table(samples: dict[int, list[bench_listing.Listing]]) -> str:
    """Listing moves grows no faster than the list: a move costs no more among many."""
    rows, first = [], None
    for pieces, measured in samples.items():
        moves = statistics.mean([count for count, _ in measured])
        each = statistics.median([micros / count for count, micros in measured])
        first = first or each
        bar = verdict(each / first, GROWTH, at_least=False)
        rows.append((str(pieces), f"{moves:.0f}", f"{each:.3f}", f"{each / first:.2f}", bar))
    return table(("own pieces on Hokkaido", "moves", "us per move", "x the first", "bar"), rows)


def review_table(games: dict[str, tuple[int, float]]) -> str:
    """What it takes to review a small game, every decision of all seats."""
    rows = [
        (name, str(answers), f"{seconds:.1f}", verdict(seconds, REVIEW, at_least=False))
        for name, (answers, seconds) in games.items()
    ]
    return table(("review of a small game", "looks", "seconds", "bar"), rows)


def clicks_table(games: dict[str, dict[str, list[float]]]) -> str:
    """What a player waits for, beside what any widget costs."""
    bars = {"click to painted": CLICK, "selecting": SELECT}
    rows = []
    for game, samples in games.items():
        button = statistics.median(samples["button to label"])
        for name, measured in samples.items():
            median = statistics.median(measured)
            bar = verdict(median / button, bars[name], at_least=False) if name in bars else ""
            rows.append((f"{game}: {name}", f"{median:.1f}", f"{median / button:.2f}", bar))
    return table(("in the browser", "median ms", "x button", "bar"), rows)


def site_table(measured: dict[str, float] | None) -> str:
    """What the site that needs no installation costs."""
    if measured is None:
        return "There is no site here (make site), or no browser, so it is not measured."
    bars = {site_bench.RATIO: SITE}
    rows = [
        (name, f"{n:.2f}", verdict(n, bars[name], at_least=False) if name in bars else "")
        for name, n in measured.items()
    ]
    return table(("the site", "", "bar"), rows)


def main() -> int:
    """Print the tables."""
    print(decisions_table(measure()), flush=True)
    print()
    print(listing_table(bench_listing.measure(ROUNDS)), flush=True)
    print()
    print(review_table(bench_review.measure()), flush=True)
    samples = bench_page.measure()
    print()
    print(clicks_table(samples) if samples else "No browser was found, so no click is measured.")
    print()
    print(site_table(site_bench.measure()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
