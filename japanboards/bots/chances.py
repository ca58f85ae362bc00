"""Win chances: what points made and hoped for come to, by how much of the game is left.

Everybody's chance is in proportion to exp(slope x value), and the slope grows with the progress of
the game: for two players that is the logistic curve of their lead. The slopes were fitted to games
between bots (``tools/calibrate.py``) and are data of each game, with how well they fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any, Final

from ..core.fields import require
from ..core.files import read_json, short
from ..core.game import Rules, S
from .value import heuristics_of, values

VERSION: Final = 1  # of the files of fits
FIELDS = {"start": float, "growth": float, "bend": float, "par": float}
STEEPEST: Final = 50.0  # of what is raised to a power: beyond it a chance is 0 or 1


@dataclass(frozen=True, slots=True)
class Fit:
    """How points become chances on a board: the slope at the start, and how it grows."""

    start: float = -1.5
    growth: float = 1.0
    bend: float = 0.0
    par: float = 0.0  # alone there is nobody to beat but this many points

    def slope(self, progress: float) -> float:
        """What a point is worth when so much of the game has been played."""
        return exp(self.start + self.growth * progress + self.bend * progress * progress)


ROUGHLY: Final = Fit()  # for games that have not been fitted


def shares(points: Sequence[float], slope: float) -> list[float]:
    """Chances that add up to 1, by what everybody's points are.

    >>> [round(share, 2) for share in shares([3, 1, 1], 0.5)]
    [0.58, 0.21, 0.21]
    """
    best = max(points)
    weights = [exp(max(-STEEPEST, slope * (each - best))) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def chances(game: Rules[S, Any], state: S, fit: Fit) -> list[float]:
    """Everybody's chance to win a position that is known in full; at the end, who has won."""
    players = state.seats
    points = values(game, state, players)
    over = game.to_move(state) is None
    if players == 1:
        return [alone(points[0], fit, heuristics_of(game).progress(state), over)]
    if over:
        best = game.winners(state)
        return [(seat in best) / len(best) for seat in range(players)]
    return shares(points, fit.slope(heuristics_of(game).progress(state)))


def alone(points: float, fit: Fit, progress: float, over: bool) -> float:
    """The chance to beat the par of a game played alone."""
    if over:
        return float(points > fit.par)
    return shares([points, fit.par], fit.slope(progress))[0]


def fit_of(game: Any, board: str = "") -> Fit:
    """The fit of a board by its name; of the game's first one for a board of one's own."""
    fits = fits_of(game)
    return fits.get(board) or next(iter(fits.values()), ROUGHLY)


def fits_of(game: Any) -> dict[str, Fit]:
    """The fits of a game, by board; none where it ships none."""
    file = getattr(game, "__file__", None)
    path = Path(file).parent / "data" / "chances.json" if file else None
    return {name: row[0] for name, row in read_fits(path).items()} if path and path.exists() else {}


@lru_cache
def read_fits(path: Path) -> dict[str, tuple[Fit, dict[str, Any]]]:
    """By board: a fit, and all that its file says about it."""
    data, what = read_json("the file of chances", path), f"the file of chances {short(path.name)}"
    require(what, data, {"version": int, "provenance": str, "boards": dict})
    if data["version"] != VERSION:
        said = short(data["version"], 40)
        raise ValueError(f"{what} has version {said}, this program reads {VERSION}")
    found = {}
    for name, row in data["boards"].items():
        require(f"{what}: {short(name, 40)}", row, FIELDS)
        found[name] = Fit(*[row[field] for field in FIELDS]), row
    return found
