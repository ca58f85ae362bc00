"""The results of a tournament in a file: a line of JSON per game, appended, safe to kill.

A file is recognized before it is touched: one that is not of this very tournament is refused in a
sentence and stays as it is, to the last byte. Two kernels may play one tournament into one file:
each takes over what the other has written before it adds a line, and a game stands there once.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

from ..core.files import called, locked, parse_json, short
from ..core.ranking import leaders
from ..core.words import verbed
from .duel import BROKEN_OFF, LONGEST_GAME, Row

LONGEST_LINE: Final = 1_000_000  # bytes
LONGEST_REASON: Final = 1_000  # characters; ours are cut long before
MOST_POINTS: Final = 10**9
MOST_SECONDS: Final = 10**9  # thirty years
FIELDS: dict[str, Callable[[Any], bool]] = {
    "number": lambda value: type(value) is int and value >= 0,
    "seat": lambda value: type(value) is int,
    "bot": lambda value: type(value) is str,
    "score": lambda value: type(value) is int and abs(value) <= MOST_POINTS,
    "won": lambda value: type(value) in (int, float) and 0 <= value <= 1,
    "moves": lambda value: type(value) is int and 0 <= value <= LONGEST_GAME,
    "seconds": lambda value: type(value) in (int, float) and 0 <= value <= MOST_SECONDS,
    "reason": lambda value: type(value) is str and len(value) <= LONGEST_REASON,
}


class Ledger:
    """Finished games by number. The first line of the file says which tournament it is of."""

    def __init__(
        self,
        head: Mapping[str, Any],
        lineups: Sequence[Sequence[str]] = (),
        path: Path | None = None,
        by_points: bool = False,
    ) -> None:
        self.head, self.path = json.loads(json.dumps(head, default=str)), path
        self.lineups = lineups  # who sits where, by the number of the game
        self.games: dict[int, list[Row]] = {}
        self._told: set[int] = set()  # the games in the file
        self.by_points = by_points  # nobody wins this game who has fewer points than another
        self._whole = self._lines = 0  # bytes and lines of the file that are known to be good
        if path is not None:
            try:
                self._look(path)
            except OSError as error:
                said = f"the results file {short(path, 120)} cannot be used"
                raise ValueError(f"{said}: {error.strerror or error}") from None
            except ValueError as error:
                if "null byte" in str(error):
                    raise ValueError("the results file cannot have this name") from None
                raise

    def _look(self, path: Path) -> None:
        """Everything in the file, checked; nothing is written yet."""
        if not os.path.lexists(path):
            path.parent.stat()
            with contextlib.suppress(FileNotFoundError):
                path.stat()  # a name that cannot be is said before the first game
            return
        if not stat.S_ISREG(path.stat().st_mode):
            raise ValueError(f"the results file {called(path)} is no ordinary file")
        with path.open("rb") as stream:
            self._read(path, stream)

    def _read(self, path: Path, stream: BinaryIO) -> bool:
        """What is new in the file, checked; whether a kill has left part of a line behind it."""
        if os.fstat(stream.fileno()).st_size < self._whole:  # it was taken away, or another came
            self._whole = self._lines = 0
            self._told.clear()
        stream.seek(self._whole)
        for line in lines_of(path, stream):
            at = self._lines + 1
            if not line.endswith(b"\n"):
                self._check_rest(path, at, line)
                return True
            data = read_line(path, at, line)
            if at == 1:
                self._check_head(path, data)
            else:
                self._take(path, at, data)
            self._whole, self._lines = self._whole + len(line), at
        return False

    def _check_rest(self, path: Path, at: int, line: bytes) -> None:
        """A line without an end is what a kill left of one of ours, or the file is not ours."""
        ours = encoded(self.head) if at == 1 else encoded({"rows": []})[:9]
        if not (ours.startswith(line) or (at > 1 and line.startswith(ours))):
            raise ValueError(f"{called(path)} is no file of results; it is left as it is")

    def _check_head(self, path: Path, head: Mapping[str, Any]) -> None:
        """The file is of this very tournament."""
        if not self.head.keys() <= head.keys():
            raise ValueError(f"{called(path)} is no file of results; it is left as it is")
        for key, value in self.head.items():
            if head[key] != value:
                raise ValueError(
                    f"{called(path)} is of another tournament: its {key} is "
                    f"{short(repr(head[key]))}, not {short(repr(value))}"
                )

    def _take(self, path: Path, at: int, data: Mapping[str, Any]) -> None:
        """A line's game, unless something in it cannot be."""
        rows = data.get("rows")
        if data.keys() != {"rows"} or not isinstance(rows, list) or not rows:
            raise ValueError(f"line {at} of {called(path)} is not a game")
        for row in rows:
            check_row(f"line {at} of {called(path)}", row)
        number = rows[0]["number"]
        names = list(self.lineups[number % len(self.lineups)] if self.lineups else ())
        told = [(row["number"], row["seat"], row["bot"]) for row in rows]
        if told != [(number, seat, name) for seat, name in enumerate(names)]:
            raise ValueError(f"line {at} of {called(path)}: other bots play game {number}")
        made = [Row(**row) for row in rows]
        if not can_be(made, self.by_points):
            raise ValueError(f"line {at} of {called(path)}: game {number} is told wrongly")
        self._told.add(number)
        self.games.setdefault(number, made)

    def add(self, rows: Sequence[Row]) -> None:
        """Note a finished game down."""
        number, before = rows[0].number, len(self.games)
        if self.path is not None:
            try:
                self._append(self.path, number, encoded({"rows": [row.plain() for row in rows]}))
            except OSError as error:
                raise ValueError(
                    f"the results file {called(self.path)} cannot be written: "
                    f"{error.strerror or error}; {verbed(before, 'earlier game')} kept"
                ) from None
        self.games.setdefault(number, list(rows))  # or as another kernel has told it

    def _append(self, path: Path, number: int, line: bytes) -> None:
        """Add a line for a game, unless another kernel has added it meanwhile."""
        with locked(path), path.open("a+b") as stream:
            rest = self._read(path, stream)
            if number in self._told:
                return
            new = line if self._lines else encoded(self.head) + line
            try:
                if rest:
                    stream.truncate(self._whole)
                stream.write(new)
                stream.flush()
                os.fsync(stream.fileno())
            except OSError:
                with contextlib.suppress(OSError):
                    os.truncate(path, self._whole)
                raise
            self._whole, self._lines = self._whole + len(new), self._lines + new.count(b"\n")
            self._told.add(number)


def encoded(data: Mapping[str, Any]) -> bytes:
    """An object as a line; in ASCII, so that no character in it ends the line or the writing."""
    return json.dumps(data).encode() + b"\n"


def lines_of(path: Path, stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a file one by one; none longer than any of ours."""
    while line := stream.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE:
            raise ValueError(f"{called(path)} is no file of results; it is left as it is")
        yield line


def read_line(path: Path, at: int, line: bytes) -> dict[str, Any]:
    """A line's object, or a sentence that says which line is damaged."""
    if at == 1 and not line.startswith(b"{"):
        raise ValueError(f"{called(path)} is no file of results; it is left as it is")
    try:
        data = parse_json(f"line {at} of {called(path)}", line.decode())
    except UnicodeDecodeError:
        raise ValueError(f"line {at} of {called(path)} is damaged, it is no text") from None
    if not isinstance(data, dict):
        raise ValueError(f"line {at} of {called(path)} is not an object")
    return data


def check_row(where: str, row: object) -> None:
    """Just the fields of a row, each of its kind."""
    if not isinstance(row, dict) or row.keys() != FIELDS.keys():
        raise ValueError(f"{where}: a row has {', '.join(FIELDS)}, and nothing else")
    for key, fits in FIELDS.items():
        if not fits(row[key]):
            raise ValueError(f"{where}: {short(repr(row[key]), 60)} is no {key}")


def can_be(rows: Sequence[Row], by_points: bool) -> bool:
    """Whether a game may have ended so: winners share alike, and who was at fault has lost.

    Where points decide, ties for the most may be broken, but whoever had less has not won.
    """
    won = [row.seat for row in rows if row.won]
    if any(not math.isclose(row.won, 1 / len(won)) for row in rows if row.won):
        return False
    reasons = [row.reason for row in rows]
    early = bool(reasons[0]) and reasons[0].startswith(BROKEN_OFF)
    if any(reasons) and not early:
        at_fault = [row.seat for row in rows if row.reason]
        return len(at_fault) == 1 and won == [row.seat for row in rows if row.seat not in at_fault]
    best = list(leaders([row.score for row in rows]))
    if early:
        return len(set(reasons)) == 1 and won == best
    return not by_points or (bool(won) and set(won) <= set(best))
