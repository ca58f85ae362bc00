"""Games that were played to their end at a table, in a small file where tables keep games."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from hashlib import sha1
from pathlib import Path
from typing import Any, Final

from .files import called, locked, read_json, resolved, short, there, write_text
from .game import scores
from .match import HUMAN, Match

VERSION: Final = 1
MOST: Final = 400  # games that are kept; the oldest go
ENDING: Final = ".results.json"  # of the file's name
FIELDS: Final = {"id": str, "board": str, "seats": list, "points": list, "won": bool, "at": int}


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game: who sat where, their points, and whether a person has won."""

    id: str
    board: str
    seats: tuple[str, ...]
    points: tuple[int, ...]
    won: bool
    at: int  # seconds since 1970

    @property
    def own(self) -> int:
        """The best points of a person."""
        people = [n for n, who in zip(self.points, self.seats, strict=True) if who == HUMAN]
        return max(people, default=0)

    def beat(self, level: str) -> bool:
        """A person has won against bots of this level."""
        return self.won and level in self.seats


def result_of(match: Match[Any, Any], level_of: Callable[[Any], str]) -> Result | None:
    """The result of a game that a person has played to its end; None before, and without one."""
    if HUMAN not in match.seats or match.game.to_move(match.states[-1]) is not None:
        return None
    moves = "\n".join(map(match.game.notation.write_move, match.moves))
    winners = match.game.winners(match.states[-1])
    won = match.players > 1 and any(match.seats[seat] == HUMAN for seat in winners)
    return Result(
        sha1(moves.encode()).hexdigest()[:12],
        match.board if isinstance(match.board, str) else "own",
        tuple(who if isinstance(who, str) else level_of(who) or "bot" for who in match.seats),
        scores(match.game, match.states[-1], match.players),
        won,
        int(time.time()),
    )


def path_in(folder: Path, game: str) -> Path:
    """The file of a game's results in a folder."""
    return folder / f"{game}{ENDING}"


def is_named_so(path: Path) -> bool:
    """Whether a file is one of results, by its name; or was, before it was put aside."""
    return ".results." in path.name


def load(path: Path) -> list[Result]:
    """The results in a file; none if there is no file. A damaged one is refused."""
    if not there(path):
        return []
    return read(read_json("the file of results", path), f"the file of results {called(path)}")


def read(data: Any, name: str) -> list[Result]:
    """Results from their data, checked."""
    if not isinstance(data, dict) or not isinstance(data.get("games"), list):
        raise ValueError(f"{name} is damaged (it has no list of games)")
    if data.get("version") != VERSION:
        said = short(repr(data.get("version")), 40)
        raise ValueError(f"{name} has version {said}, this program reads {VERSION}")
    if not all(map(is_row, data["games"])):
        raise ValueError(f"{name} is damaged (a game has seats, points and who won)")
    return [
        Result(x["id"], x["board"], tuple(x["seats"]), tuple(x["points"]), x["won"], x["at"])
        for x in data["games"]
    ]


def is_row(row: object) -> bool:
    """A game as a file tells it."""
    if not isinstance(row, dict) or any(type(row.get(key)) is not x for key, x in FIELDS.items()):
        return False
    seats, points = row["seats"], row["points"]
    named = all(isinstance(who, str) for who in seats) and all(type(n) is int for n in points)
    return named and len(seats) == len(points)


def merged(one: Sequence[Result], other: Iterable[Result]) -> list[Result]:
    """All these games, each once, the oldest first."""
    found = {result.id: result for result in (*other, *one)}
    return sorted(found.values(), key=lambda result: (result.at, result.id))[-MOST:]


def data_of(results: Iterable[Result]) -> dict[str, Any]:
    """Results as data."""
    return {"version": VERSION, "games": [asdict(result) for result in results]}


def add(path: Path, results: Iterable[Result]) -> None:
    """Add games to a file, wholly or not at all; a damaged file is refused and stays."""
    with suppress(OSError):  # if it cannot be made, the file cannot be written either
        path.parent.mkdir(exist_ok=True)
    with locked(path):
        both = merged(load(path), results)
        what = "the file of results"
        write_text(what, resolved(what, path), json.dumps(data_of(both), indent=1))
