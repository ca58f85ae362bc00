"""The results of a tournament in a file: a line of JSON per game, appended, safe to kill."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .duel import Row


class Ledger:
    """Finished games by number. The first line of the file says which tournament it is of."""

    def __init__(self, head: Mapping[str, Any], path: Path | None = None) -> None:
        self.head, self.path = json.loads(json.dumps(head, default=str)), path
        self.games: dict[int, list[Row]] = {}
        if path is not None:
            try:
                self._open(path)
            except (OSError, UnicodeDecodeError) as error:
                raise ValueError(f"the results file {path} cannot be used: {error}") from None

    def _open(self, path: Path) -> None:
        """Read what is there; what a kill left half written at the end is cut off."""
        whole = path.read_bytes() if path.exists() else b""
        kept = whole[: whole.rfind(b"\n") + 1]
        if kept != whole:
            with path.open("r+b") as stream:
                stream.truncate(len(kept))
        lines = kept.decode("utf-8").splitlines()
        if not lines:
            self._append(self.head)
            return
        self._check(path, 1, read_line(path, 1, lines[0]))
        for at, line in enumerate(lines[1:], 2):
            rows = read_line(path, at, line).get("rows")
            if not rows:
                raise ValueError(f"line {at} of {path.name} is not a game")
            self.games[rows[0]["number"]] = [Row(**row) for row in rows]

    def _check(self, path: Path, at: int, head: Mapping[str, Any]) -> None:
        """The file is of this very tournament."""
        for key, value in self.head.items():
            if head.get(key) != value:
                raise ValueError(
                    f"{path.name} is of another tournament: its {key} is {head.get(key)!r}, "
                    f"not {value!r}"
                )

    def add(self, rows: Sequence[Row]) -> None:
        """Note a finished game down."""
        self.games[rows[0].number] = list(rows)
        self._append({"rows": [row.plain() for row in rows]})

    def _append(self, line: Mapping[str, Any]) -> None:
        """One line at the end of the file, and out of our hands."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(line, ensure_ascii=False) + "\n")


def read_line(path: Path, at: int, line: str) -> dict[str, Any]:
    """A line's object, or a sentence that says which line is damaged."""
    try:
        data = json.loads(line)
    except ValueError as error:
        raise ValueError(f"line {at} of {path.name} is damaged: {error}") from None
    if not isinstance(data, dict):
        raise ValueError(f"line {at} of {path.name} is not an object")
    return data
