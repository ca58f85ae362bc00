"""Pictures of reviews: the course of a game, calibration, luck and skill. They need matplotlib."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..bots.chances import read_fits
from ..bots.review import Review
from ..bots.review_story import in_percent, points, turning_points
from ..core.story import moves_before
from .plots import axes

STYLES = ("-", "--", ":", "-.")
PARTS = (("luck", "#8a8a8a", "//"), ("own", "#b3261e", ""), ("others", "#d9d2c3", ".."))


def course(review: Review, ax: Any = None) -> Any:
    """Everybody's win chances over a game, with the turning points of whoever looks."""
    ax = axes(ax, (8.5, 3.2))
    known = points(review)
    first = review.last - moves_before(review.match, review.last)  # setting up is no move
    at = [max(0, each.at - first) for each in known]
    for seat in range(review.match.players):
        line = [each.chances[seat] for each in known]
        wide = 2.5 if seat == review.seat else 1.2
        ax.plot(
            at, line, STYLES[seat % 4], color="black", linewidth=wide, label=f"player {seat + 1}"
        )
    low, high = [each.low for each in known], [each.high for each in known]
    ax.fill_between(at, low, high, color="black", alpha=0.12, linewidth=0)
    near, before, height = 0.12 * (review.last or 1), -review.last, 101
    for letter, step in zip("ABC", turning_points(review), strict=False):
        here = max(0, step.at - first)
        height = 112 if here - before < near and height == 101 else 101  # beside another: above
        before = here
        ax.vlines(here + 0.5, 0, height, color="black", linewidth=0.7)
        ax.text(here + 0.7, height, f"{letter} {step.change:+.0f}", va="bottom")
    ax.set_ylim(0, 123)
    ax.set_yticks(range(0, 101, 20))
    ax.set_xlabel("moves, with rolls and cards")
    ax.set_ylabel("win chance in percent")
    ax.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0))  # beside the lines, not on them
    return ax


def calibration(game: Any, board: str, ax: Any = None) -> Any:
    """Predicted against actual win rates of games that were held out, with intervals."""
    ax = axes(ax, (3, 3))
    _, row = read_fits(Path(game.__file__).parent / "data" / "chances.json")[board]
    bins: Sequence[Mapping[str, float]] = row["bins"]
    ax.plot([0, 1], [0, 1], color="gray", linewidth=0.8)
    for each in bins:
        ax.plot([each["predicted"]] * 2, [each["low"], each["high"]], color="black", linewidth=1)
        ax.plot(each["predicted"], each["actual"], "o", color="black", markersize=4)
    ax.set_title(f"{game.TITLE}: error {row['error']:.3f}", fontsize=9, parse_math=False)
    ax.set_aspect("equal")
    return ax


def luck_and_skill(games: Mapping[str, Sequence[Mapping[str, float]]], ax: Any = None) -> Any:
    """Of all that moved a chance, what was luck, one's own decisions, and the others'."""
    ax = axes(ax, (8, 0.6 + 0.5 * len(games)))
    for place, rows in enumerate(games.values()):
        moved = {kind: sum(row[f"moved by {kind}"] for row in rows) for kind, _, _ in PARTS}
        left, whole, shown = 0.0, sum(moved.values()) or 1.0, in_percent(moved)
        for kind, color, hatch in PARTS:
            share = moved[kind] / whole
            ax.barh(place, share, left=left, color=color, hatch=hatch, edgecolor="white")
            ax.text(
                left + share / 2,
                place,
                f"{shown[kind]}%",
                ha="center",
                va="center",
                backgroundcolor="white",
                fontsize=8,
            )
            left += share
    ax.set_yticks(range(len(games)), list(games), parse_math=False)
    ax.set_xlabel("share of all swings of the win chance: luck, own decisions, others")
    ax.invert_yaxis()
    return ax
