"""The results of a tournament in a file: a line of JSON per game, appended, safe to kill.

A file is recognized before it is touched: one that is not of this very tournament is refused in a
sentence and stays as it is, to the last byte.
"""

from __future__ import annotations

import json
import math
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ..core.files import parse_json, short
from .duel import Row

LONGEST_LINE: Final = 1_000_000  # bytes
FIELDS: dict[str, Callable[[Any], bool]] = {
    "number": lambda value: type(value) is int and value >= 0,
    "seat": lambda value: type(value) is int,
    "bot": lambda value: type(value) is str,
    "score": lambda value: type(value) is int,
    "won": lambda value: type(value) in (int, float) and 0 <= value <= 1,
    "moves": lambda value: type(value) is int and value >= 0,
    "seconds": lambda value: type(value) in (int, float) and 0 <= value < math.inf,
    "reason": lambda value: type(value) is str,
}


class Ledger:
    """Finished games by number. The first line of the file says which tournament it is of."""

    def __init__(
        self,
        head: Mapping[str, Any],
        lineups: Sequence[Sequence[str]] = (),
        path: Path | None = None,
    ) -> None:
        self.head, self.path = json.loads(json.dumps(head, default=str)), path
        self.lineups = lineups  # who sits where, by the number of the game
        self.games: dict[int, list[Row]] = {}
        self._whole = 0  # bytes of the file that are good; what is behind was left by a kill
        if path is not None:
            try:
                self._read(path)
            except OSError as error:
                raise ValueError(f"the results file {path} cannot be used: {error}") from None

    def _read(self, path: Path) -> None:
        """Everything in the file, checked; nothing is written yet."""
        if not path.exists():
            path.parent.stat()
            return
        if not stat.S_ISREG(path.stat().st_mode):
            raise ValueError(f"the results file {short(path.name)} is no ordinary file")
        for at, line in enumerate(lines_of(path), 1):
            if not line.endswith(b"\n"):
                self._check_rest(path, at, line)
                return
            data = read_line(path, at, line)
            if at == 1:
                self._check_head(path, data)
            else:
                self._take(path, at, data)
            self._whole += len(line)

    def _check_rest(self, path: Path, at: int, line: bytes) -> None:
        """A line without an end is what a kill left of one of ours, or the file is not ours."""
        ours = encoded(self.head) if at == 1 else encoded({"rows": []})[:9]
        if not (ours.startswith(line) or (at > 1 and line.startswith(ours))):
            raise ValueError(f"{short(path.name)} is no file of results; it is left as it is")

    def _check_head(self, path: Path, head: Mapping[str, Any]) -> None:
        """The file is of this very tournament."""
        if not self.head.keys() <= head.keys():
            raise ValueError(f"{short(path.name)} is no file of results; it is left as it is")
        for key, value in self.head.items():
            if head[key] != value:
                raise ValueError(
                    f"{short(path.name)} is of another tournament: its {key} is "
                    f"{short(repr(head[key]))}, not {short(repr(value))}"
                )

    def _take(self, path: Path, at: int, data: Mapping[str, Any]) -> None:
        """A line's game, unless something in it cannot be."""
        rows = data.get("rows")
        if data.keys() != {"rows"} or not isinstance(rows, list) or not rows:
            raise ValueError(f"line {at} of {short(path.name)} is not a game")
        for row in rows:
            check_row(f"line {at} of {short(path.name)}", row)
        number = rows[0]["number"]
        names = list(self.lineups[number % len(self.lineups)] if self.lineups else ())
        told = [(row["number"], row["seat"], row["bot"]) for row in rows]
        share = sum(row["won"] for row in rows)
        if told != [(number, seat, name) for seat, name in enumerate(names)]:
            raise ValueError(f"line {at} of {short(path.name)}: other bots play game {number}")
        if number in self.games or not (math.isclose(share, 1) or share == 0):
            raise ValueError(f"line {at} of {short(path.name)}: game {number} is told wrongly")
        self.games[number] = [Row(**row) for row in rows]

    def add(self, rows: Sequence[Row]) -> None:
        """Note a finished game down."""
        self.games[rows[0].number] = list(rows)
        if self.path is None:
            return
        head = b"" if self._whole else encoded(self.head)
        line = head + encoded({"rows": [row.plain() for row in rows]})
        try:
            with self.path.open("r+b" if self.path.exists() else "xb") as stream:
                stream.seek(self._whole)
                stream.truncate()
                stream.write(line)
        except OSError as error:
            raise ValueError(
                f"the results file {self.path} cannot be written: {error.strerror or error}; the "
                f"{len(self.games) - 1} games before are kept"
            ) from None
        self._whole += len(line)


def encoded(data: Mapping[str, Any]) -> bytes:
    """An object as a line; in ASCII, so that no character in it ends the line or the writing."""
    return json.dumps(data).encode() + b"\n"


def lines_of(path: Path) -> Iterator[bytes]:
    """The lines of a file one by one; none longer than any of ours."""
    with path.open("rb") as stream:
        while line := stream.readline(LONGEST_LINE):
            if len(line) == LONGEST_LINE:
                raise ValueError(f"{short(path.name)} is no file of results; it is left as it is")
            yield line


def read_line(path: Path, at: int, line: bytes) -> dict[str, Any]:
    """A line's object, or a sentence that says which line is damaged."""
    if at == 1 and not line.startswith(b"{"):
        raise ValueError(f"{short(path.name)} is no file of results; it is left as it is")
    try:
        data = parse_json(f"line {at} of {short(path.name)}", line.decode())
    except UnicodeDecodeError:
        raise ValueError(f"line {at} of {short(path.name)} is damaged, it is no text") from None
    if not isinstance(data, dict):
        raise ValueError(f"line {at} of {short(path.name)} is not an object")
    return data


def check_row(where: str, row: object) -> None:
    """Just the fields of a row, each of its kind."""
    if not isinstance(row, dict) or row.keys() != FIELDS.keys():
        raise ValueError(f"{where}: a row has {', '.join(FIELDS)}, and nothing else")
    for key, fits in FIELDS.items():
        if not fits(row[key]):
            raise ValueError(f"{where}: {short(repr(row[key]), 60)} is no {key}")
