"""Games that are kept while they are played: a small folder beside the notebook, tidied by itself.

A table that is set up in the same way finds its game again, and may go on with it. Tables alike
have a file each: in a notebook by the order of their cells, and whoever finds another's game in its
file takes the next one.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha1
from pathlib import Path
from typing import Any, NamedTuple

from . import results
from .boards import kept
from .files import locked, numbered, read_text, sweep, there, write_text
from .match import HUMAN, Match
from .record import Record
from .results import result_of

FOLDER = ".japanboards"
MONTH = 30 * 24 * 3600  # seconds that a game is kept without being touched
MANY = 40  # games that are kept at most


class Cell(NamedTuple):
    """The cell of a notebook that sets up a table, and which run of it."""

    name: str
    run: str


HELD: dict[Path, Cell] = {}  # the files of tables in this kernel, and who set them up


class Keeper:
    """Keeps one table's game in a file; what cannot be written is said once, in ``trouble``."""

    def __init__(
        self, folder: Path, name: str, seats: Sequence[str] = (), cell: Cell | None = None
    ) -> None:
        self.folder = folder.absolute()
        self.first = self.folder / f"{name}.json"  # of tables that are set up in this way
        self.path = own_file(self.first, cell)
        self.trouble, self.seats = "", tuple(seats)  # who sits where, by name
        self._mark: Mark = None  # of the file as it was read or written here
        self._useless = False  # what was found there is no game for this table
        self._tidied = False
        self._seen: tuple[Any, ...] = ()  # the moves that were written last
        self._over: list[Any] | None = None  # those of the game whose result was kept last

    def keep(self, match: Match[Any, Any]) -> None:
        """Write the game as it is, if a person has moved in it and something is new."""
        moves = tuple(map(id, match.moves))
        if self.trouble or moves == self._seen or not has_begun(match):
            return
        try:
            self._write(match)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            self.trouble = f"This game cannot be kept while it is played: {why}"
        self._seen = moves

    def _write(self, match: Match[Any, Any]) -> None:
        self.folder.mkdir(exist_ok=True)
        if not self._tidied:
            tidy(self.folder)
            self._tidied = True
        if self._useless:
            self.put_aside()
        with locked(self.path):
            if mark_of(self.path) not in (None, self._mark):  # somebody else's game
                self.path = next(path for path in numbered(self.first) if is_free(path))
            if match.game.to_move(match.states[-1]) is None:
                self.path.unlink(missing_ok=True)
            else:
                record = replace(match.record(), seats=self.seats)
                write_text("the game", self.path, record.to_json())
            self._mark = mark_of(self.path)

    def keep_result(self, match: Match[Any, Any], level_of: Callable[[Any], str]) -> None:
        """A game that a person has played to its end is remembered, in the same folder."""
        over = match.game.to_move(match.states[-1]) is None
        if self.trouble or not over or match.prepared or match.moves is self._over:
            return
        self._over = match.moves
        result = result_of(match, level_of)
        if result is None:
            return
        try:
            results.add(results.path_in(self.folder, match.game.NAME), [result])
        except ValueError as error:
            self.trouble = f"This result cannot be kept: {error}"

    def found(self, match: Match[Any, Any]) -> Record | None:
        """The game that was kept, if it is one that can go on at this table."""
        if not there(self.path):
            return None
        self._mark = mark_of(self.path)
        try:
            record = Record.from_json(read_text("the game", self.path))
        except ValueError:
            self._useless = True
            return None
        fits = record.game == match.game.NAME and record.players == match.players
        self._useless = not fits
        return record if fits and len(record.moves) > len(match.moves) else None

    def put_aside(self) -> None:
        """Another game begins here: the old one stays in the folder under another name."""
        self._useless = False
        with locked(self.path):
            if self._mark is None or mark_of(self.path) != self._mark:
                return  # there is none, or it is somebody else's
            earlier = numbered(self.path.with_suffix(".earlier.json"))
            self.path.rename(next(path for path in earlier if not os.path.lexists(path)))
            self._mark = None


Mark = tuple[int, int, int] | None


def mark_of(path: Path) -> Mark:
    """What tells a file from any other that is written in its place; None where there is none."""
    try:
        about = path.lstat()
    except OSError:
        return None
    return about.st_ino, about.st_mtime_ns, about.st_size


def own_file(path: Path, cell: Cell | None) -> Path:
    """The file of a table: in a notebook the first that no other table of this kernel has.

    A cell that runs again gets its own files again, in the same order.
    """
    if cell is None:
        return path
    for each in numbered(path):
        other = HELD.get(each)
        if other is None or (other.name == cell.name and other.run != cell.run):
            HELD[each] = cell
            return each
    raise AssertionError("unreachable: there are numbers without end")


def is_free(path: Path) -> bool:
    """Nobody has this file, here or elsewhere."""
    return path not in HELD and not os.path.lexists(path)


def has_begun(match: Match[Any, Any]) -> bool:
    """A person has made a move; before that there is nothing to lose."""
    return any(
        seat is not None and seat >= 0 and match.seats[seat] == HUMAN
        for seat in map(match.game.to_move, match.states[:-1])
    )


def name_of(match: Match[Any, Any], **how: Any) -> str:
    """The name of a table: the same for tables that are set up in the same way."""
    seats = [who if isinstance(who, str) else level(who) for who in match.seats]
    facts = [match.players, seats, kept(match.board), match.options, match.policy, how]
    text = json.dumps(facts, sort_keys=True, default=str)
    return f"{match.game.NAME}-{sha1(text.encode()).hexdigest()[:10]}"


def level(bot: Any) -> str:
    """A bot by its name, and what it was told."""
    told = getattr(bot, "keywords", {})
    return f"{getattr(getattr(bot, 'func', bot), '__name__', '')} {sorted(told.items())}"


def tidy(folder: Path, now: float | None = None) -> None:
    """Take away what nobody has touched for a month, and the oldest where there are many.

    So are the parts of files that kills have left. Results of finished games stay.
    """
    now = time.time() if now is None else now
    sweep(folder)
    with contextlib.suppress(OSError):  # another kernel tidies as well
        kept = [path for path in folder.glob("*.json") if not results.is_named_so(path)]
        games = sorted((-path.stat().st_mtime, path) for path in kept)
        for number, (touched, path) in enumerate(games):
            if number >= MANY or now + touched > MONTH:
                path.unlink(missing_ok=True)
