"""Puzzles: positions of bot games in which few moves are clearly best, as data of each game.

``tools/puzzles.py`` makes them by search, from what the seat to move could know, and rates them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from .fields import only, require, texts
from .files import read_json, short
from .game import Game, Seat

VERSION: Final = 1  # of puzzle files
FIELDS = {
    "id": str,
    "position": str,
    "seat": int,
    "moves": list,
    "clauses": list,
    "reason": str,
    "rating": int,
}
HEAD = {"version": int, "game": str, "margin": float, "made": str, "puzzles": list}


@dataclass(frozen=True, slots=True)
class Choice:
    """A move of a puzzle: the lead it is worth, and by how much the best one is worth more."""

    move: str
    value: float
    behind: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What would you do? A position as a seat sees it, and what its moves are worth."""

    id: str
    position: str  # in notation, with what the seat cannot see left open
    seat: Seat
    moves: tuple[Choice, ...]  # the best first; moves that are not listed were worse at first sight
    margin: float  # points within which a move is as good as the best
    clauses: tuple[str, ...]  # that the reason rests on, the most important first
    reason: str  # what speaks for the best move
    rating: int  # of 100 tries of weaker bots, those that miss it
    made: str  # how it was made: bots, budgets, seeds

    @property
    def accepted(self) -> tuple[str, ...]:
        """The moves that solve it: all that are as good as the best, within the margin.

        A move is as far behind as people are told, in tenths of a point.
        """
        return tuple(x.move for x in self.moves if round(x.behind, 1) <= self.margin)

    def state(self, game: Game[Any, Any]) -> Any:
        """The position of the puzzle, with the seat to move that it asks."""
        found = game.notation.read(self.position)
        if game.to_move(found) != self.seat:
            raise ValueError(f"puzzle {self.id}: seat {self.seat} has nothing to decide there")
        return found


def puzzles(game: Game[Any, Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none where it ships none."""
    file = getattr(game, "__file__", None)
    path = Path(file).parent / "data" / "puzzles.json" if file else None
    return read_puzzles(path, game.NAME) if path and path.exists() else ()


@lru_cache
def read_puzzles(path: Path, name: str) -> tuple[Puzzle, ...]:
    """The puzzles in a file of a game; what is wrong with it is said in a sentence."""
    data = read_json("the puzzle file", path)
    what = f"the puzzle file {short(path.name)}"
    require(what, data, HEAD)
    if data["version"] != VERSION:
        said = short(data["version"], 40)
        raise ValueError(f"{what} has version {said}, this program reads {VERSION}")
    if data["game"] != name:
        raise ValueError(f"{what} is of the game {short(data['game'], 40)!r}, not of {name!r}")
    found = [read_puzzle(what, row, data["margin"], data["made"]) for row in data["puzzles"]]
    if len({puzzle.id for puzzle in found}) < len(found):
        raise ValueError(f"{what} has two puzzles with the same id")
    return tuple(sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id)))


def read_puzzle(what: str, row: Any, margin: float, made: str) -> Puzzle:
    """One puzzle from its data."""
    require(f"{what}: a puzzle", row, FIELDS)
    only(f"{what}: a puzzle", row, FIELDS)
    texts(f"{what}: clauses", row["clauses"])
    if not 0 <= row["rating"] <= 100:
        raise ValueError(f"{what}: a rating is from 0 to 100, not {row['rating']}")
    moves = tuple(read_choice(what, each) for each in row["moves"])
    if not moves or moves[0].behind:
        raise ValueError(f"{what}: the best move of {short(row['id'], 40)!r} comes first")
    about = row["id"], row["position"], row["seat"], moves, margin, tuple(row["clauses"])
    return Puzzle(*about, row["reason"], row["rating"], made)


def read_choice(what: str, row: Any) -> Choice:
    """A move with its value and how far it is behind the best."""
    numbers = isinstance(row, list) and len(row) == 3 and all(type(n) is float for n in row[1:])
    if not numbers or not isinstance(row[0], str) or row[2] < 0:
        raise ValueError(f"{what}: a move has a text, a value and how far it is behind")
    return Choice(*row)
