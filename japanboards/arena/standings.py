"""Reading a tournament: win rates with intervals, mean scores, a rating, time per move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from math import log10, sqrt
from typing import Any

from .duel import Row

Z = 1.96  # of a 95 % interval
MEAN = 1500  # rating of an average bot


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate after this many games.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    """
    if not games:
        return 0.0, 1.0
    rate, z2 = wins / games, Z * Z / games
    middle = (rate + z2 / 2) / (1 + z2)
    half = Z * sqrt(rate * (1 - rate) / games + z2 / games / 4) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Results:
    """A row per game and seat, and what they amount to."""

    rows: list[Row]

    def standings(self) -> list[dict[str, Any]]:
        """A row per bot, the best first."""
        rated = ratings(self.rows)
        found = [standing(bot, self.of(bot), rated[bot]) for bot in rated]
        return sorted(found, key=lambda row: -row["win rate"])

    def of(self, bot: str) -> list[Row]:
        """The rows of one bot."""
        return [row for row in self.rows if row.bot == bot]

    def table(self) -> Any:
        """The standings, as a DataFrame where pandas is installed."""
        return framed(self.standings())

    def games(self) -> Any:
        """Every game and seat, as a DataFrame where pandas is installed."""
        return framed([row.plain() for row in self.rows])

    def __repr__(self) -> str:
        lines = [
            f"{row['bot']}: {row['win rate']:.1%} [{row['low']:.1%} to {row['high']:.1%}] "
            f"of {row['games']}, mean score {row['mean score']:.1f}, rating {row['rating']:.0f}"
            for row in self.standings()
        ]
        return "\n".join(lines)


def framed(rows: list[dict[str, Any]]) -> Any:
    """Rows as a DataFrame, or as they are without pandas."""
    try:
        import pandas
    except ImportError:
        return rows
    return pandas.DataFrame(rows)


def standing(bot: str, rows: Sequence[Row], rating: float) -> dict[str, Any]:
    """What a bot achieved. A bot that sits at one table twice counts twice."""
    count, wins, moves = len(rows), sum(row.won for row in rows), sum(row.moves for row in rows)
    low, high = wilson(wins, count)
    return {
        "bot": bot,
        "games": count,
        "wins": wins,
        "win rate": wins / count,
        "low": low,
        "high": high,
        "mean score": sum(row.score for row in rows) / count,
        "rating": rating,
        "ms per move": 1000 * sum(row.seconds for row in rows) / max(1, moves),
        "faults": sum(bool(row.reason) for row in rows),
    }


def duels(rows: Sequence[Row]) -> Iterator[tuple[str, str, float]]:
    """Every two seats of a game: two bots, and what the first made of it: 1, 1/2 or 0."""
    for _, seats in groupby(rows, key=lambda row: row.number):
        for a, b in combinations(seats, 2):
            if a.bot != b.bot:
                ranks = (a.won, a.score), (b.won, b.score)
                yield a.bot, b.bot, 0.5 if ranks[0] == ranks[1] else float(ranks[0] > ranks[1])


def ratings(rows: Sequence[Row], rounds: int = 200) -> dict[str, float]:
    """A number per bot on Elo's scale: 400 points more are 10 wins to 1.

    Fitted to all duels at once (Bradley and Terry), so that their order does not matter; one
    drawn duel against an average bot is added for each, which keeps the unbeaten finite.
    """
    bots = list(dict.fromkeys(row.bot for row in rows))
    fought = list(duels(rows))
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(rounds):
        wins = dict.fromkeys(bots, 0.5)
        weight = {bot: 1 / (strength[bot] + 1) for bot in bots}
        for a, b, result in fought:
            share = 1 / (strength[a] + strength[b])
            wins[a], wins[b] = wins[a] + result, wins[b] + 1 - result
            weight[a], weight[b] = weight[a] + share, weight[b] + share
        strength = {bot: wins[bot] / weight[bot] for bot in bots}
    return {bot: MEAN + 400 * log10(strength[bot]) for bot in bots}
