"""Pictures of a tournament: who beats whom, and how the scores lie. They need matplotlib."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..core.extras import needs
from .standings import Results, duels

EMPTY = "there is nothing to draw: no game was played"


def win_matrix(results: Results, ax: Any = None) -> Any:
    """How often the bot of a row came out before that of a column, as a share of their duels."""
    bots = ranking(results)
    won, fought = counted(results)
    ax = axes(ax, (1.6 + 0.9 * len(bots), 1.2 + 0.7 * len(bots)))
    shares = [[won[a, b] / fought[a, b] if fought[a, b] else None for b in bots] for a in bots]
    blank = float("nan")
    numbers = [[blank if share is None else share for share in row] for row in shares]
    ax.imshow(numbers, cmap="BrBG", vmin=-0.4, vmax=1.4)  # pale enough for black numbers
    for at, row in enumerate(shares):
        for to, share in enumerate(row):
            ax.text(to, at, "" if share is None else f"{share:.0%}", ha="center", va="center")
    ax.set_xticks(range(len(bots)), bots, rotation=30, ha="right", parse_math=False)
    ax.set_yticks(range(len(bots)), bots, parse_math=False)
    ax.set_title("how often the row beats the column")
    return ax


def score_distributions(results: Results, ax: Any = None) -> Any:
    """The scores of every bot: the middle half as a box, the median as a line, all games behind."""
    bots = ranking(results)
    ax = axes(ax, (1.6 + 1.2 * len(bots), 3.6))
    scores = [[row.score for row in results.of(bot)] for bot in bots]
    for place, points in enumerate(scores, 1):
        found = Counter(points)
        sizes = [900 * count / len(points) for count in found.values()]
        ax.scatter([place] * len(found), list(found), s=sizes, alpha=0.3, linewidths=0)
    line = {"color": "black", "linewidth": 2.5}
    ax.boxplot(scores, widths=0.5, showfliers=False, medianprops=line)
    ax.set_xticks(range(1, len(bots) + 1), bots, parse_math=False)
    ax.set_ylabel("score")
    return ax


def ranking(results: Results) -> list[str]:
    """The bots, the best first."""
    found = [row["bot"] for row in results.standings()]
    if not found:
        raise ValueError(EMPTY)
    return found


def counted(results: Results) -> tuple[Counter[tuple[str, str]], Counter[tuple[str, str]]]:
    """For every two bots, the duels won (a draw is half of one) and the duels fought."""
    won: Any = Counter()  # of halves, too
    fought: Counter[tuple[str, str]] = Counter()
    for a, b, result in duels(results.rows):
        won[a, b] += result
        won[b, a] += 1 - result
        fought[a, b] += 1
        fought[b, a] += 1
    return won, fought


def axes(given: Any, size: tuple[float, float]) -> Any:
    """The axes to draw on: the given ones, or new ones."""
    if given is not None:
        return given
    with needs("matplotlib", "plot"):
        import matplotlib.pyplot as plt
    return plt.subplots(figsize=size, layout="constrained")[1]
