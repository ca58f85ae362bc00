"""Games that are kept while they are played: a small folder beside the notebook, tidied by itself.

A table that is set up in the same way finds its game again, and may go on with it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha1
from pathlib import Path
from typing import Any

from . import results
from .boards import kept
from .files import read_text, write_text
from .match import HUMAN, Match
from .record import Record
from .results import result_of

FOLDER = ".japanboards"
MONTH = 30 * 24 * 3600  # seconds that a game is kept without being touched
MANY = 40  # games that are kept at most


class Keeper:
    """Keeps one table's game in a file; what cannot be written is said once, in ``trouble``."""

    def __init__(self, folder: Path, name: str, seats: Sequence[str] = ()) -> None:
        self.folder, self.path = folder.resolve(), folder.resolve() / f"{name}.json"
        self.trouble, self.seats = "", tuple(seats)  # who sits where, by name
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
            self.trouble = f"This game cannot be kept while it is played: {error}"
        self._seen = moves

    def _write(self, match: Match[Any, Any]) -> None:
        if not self.path.parent.exists():
            self.path.parent.mkdir()
            tidy(self.folder)
        if match.game.to_move(match.states[-1]) is None:
            self.path.unlink(missing_ok=True)
        else:
            record = replace(match.record(), seats=self.seats)
            write_text("the game", self.path, record.to_json())

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
        if not self.path.exists():
            return None
        try:
            record = Record.from_json(read_text("the game", self.path))
        except ValueError:
            return None
        fits = record.game == match.game.NAME and record.players == match.players
        return record if fits and len(record.moves) > len(match.moves) else None

    def put_aside(self) -> None:
        """Another game begins here: the old one stays in the folder under another name."""
        if self.path.exists():
            self.path.replace(self.path.with_suffix(".earlier.json"))


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

    Results of finished games stay.
    """
    now = time.time() if now is None else now
    kept = [path for path in folder.glob("*.json") if not results.is_named_so(path)]
    games = sorted(kept, key=lambda path: path.stat().st_mtime, reverse=True)
    for number, path in enumerate(games):
        if number >= MANY or now - path.stat().st_mtime > MONTH:
            path.unlink(missing_ok=True)
