"""Lessons as data: a position, a task, and how to know that it is done. Needs no Jupyter."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .game import Game, play
from .rulebook import Breach, Illegal

Predicate = Callable[[Any, Any, Any], bool]  # (position, move, next position)


@dataclass(frozen=True)
class Mistake:
    """A move that is refused, and the clause to be learned from it."""

    move: str
    clause: str
    position: str = ""  # where it is a mistake; the level's own position unless said


@dataclass(frozen=True)
class Level:
    """One thing to learn by doing it. Positions and moves are in the game's notation."""

    chapter: str
    title: str
    position: str
    task: str
    done: Predicate
    clauses: tuple[str, ...]  # what it teaches
    hint: str
    solution: tuple[str, ...]  # one way to do it
    learned: str  # said when it is done
    goes_on: Predicate = lambda state, move, after: False  # a step on the way
    astray: tuple[str, ...] = ()  # legal moves that are not the task
    mistakes: tuple[Mistake, ...] = ()
    show: tuple[str, ...] = ()  # picks to point at

    @property
    def id(self) -> str:
        """The name under which progress is kept."""
        return f"{self.chapter}: {self.title}"


@dataclass(frozen=True)
class Answer:
    """What a lesson says to a move: "done", "on the way", "not the task" or "refused"."""

    verdict: str
    text: str
    state: Any
    breaches: tuple[Breach, ...] = ()


def answer(game: Game[Any, Any], level: Level, state: Any, move: Any) -> Answer:
    """Judge a learner's move. Only a move that leads on changes the position."""
    try:
        after = play(game, state, move)
    except Illegal as refusal:
        return Answer("refused", "Not possible.", state, refusal.breaches)
    told = game.notation.tell(state, move)
    if level.done(state, move, after):
        return Answer("done", level.learned, after)
    if level.goes_on(state, move, after):
        return Answer("on the way", f"{told} Go on.", after)
    return Answer("not the task", f"{told} That is allowed, but: {level.task}", state)


def examples(levels: Iterable[Level]) -> dict[str, tuple[str, str]]:
    """By clause: a position and a move that this clause refuses there."""
    found: dict[str, tuple[str, str]] = {}
    for level in levels:
        for mistake in level.mistakes:
            found.setdefault(mistake.clause, (mistake.position or level.position, mistake.move))
    return found


@dataclass
class Progress:
    """Which levels are done, and which without a hint or a mistake (a star)."""

    stars: dict[str, bool]

    def finish(self, level: Level, star: bool) -> None:
        """A level is done; a star once won stays."""
        self.stars[level.id] = star or self.stars.get(level.id, False)

    def save(self, path: Path) -> None:
        """Write the progress to a small JSON file."""
        rows = [{"level": level, "star": star} for level, star in self.stars.items()]
        path.write_text(json.dumps({"version": 1, "done": rows}, indent=1), encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> Progress:
        """The progress in a file; none if there is no file. A damaged one is refused."""
        if not path.exists():
            return cls({})
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            rows = [(row["level"], row["star"]) for row in data["done"]]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise ValueError(f"the progress file {path.name} is damaged ({error})") from None
        if not all(isinstance(level, str) and isinstance(star, bool) for level, star in rows):
            raise ValueError(f"the progress file {path.name} is damaged (a level and a star a row)")
        return cls(dict(rows))


def chapters(levels: Sequence[Level]) -> list[str]:
    """The chapters in order."""
    return list(dict.fromkeys(level.chapter for level in levels))
