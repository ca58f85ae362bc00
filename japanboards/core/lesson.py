"""Lessons as data: a position, a task, and how to know that it is done. Needs no Jupyter."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .files import called, locked, read_json, resolved, short, there, write_text
from .game import CHANCE, Game, play, roll
from .rulebook import Breach, Illegal

VERSION = 1  # of progress files
Predicate = Callable[[Any, Any, Any], bool]  # (position, move, next position)
Signs = Mapping[str, tuple[tuple[str, str], ...]]  # by chapter: how ids begin or a shape, its sense
Windows = Mapping[str, tuple[str, ...]]  # by chapter or level id: what the board shows
Line = tuple[tuple[Any, Any], ...]  # moves one after another, and where each led
PLACES = "places"  # in such a window: the places of a level and their neighbors


def never(state: Any, move: Any, after: Any) -> bool:
    """No move does it by itself: what is done is judged together."""
    return False


@dataclass(frozen=True)
class Mistake:
    """A move that is refused, and the clause to be learned from it."""

    move: str
    clause: str
    position: str = ""  # where it is a mistake; the level's own position unless said


@dataclass(frozen=True)
class Well:
    """How clearly an answer is the best: in points of the lead, by the project's own search."""

    margin: float  # over the best of the others
    tries: int  # of each of these moves, in the same worlds and with the same luck
    worse: tuple[tuple[str, str], ...]  # other moves, and what speaks against each


@dataclass(frozen=True)
class Whole:
    """Several decisions that are judged together, when the last of them is made.

    Until then anything legal is accepted. A want is a sentence about the position before all of
    them and the one after.
    """

    over: Predicate
    wants: tuple[tuple[str, Callable[[Any, Any], bool]], ...]


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
    goes_on: Predicate = never  # a step on the way
    astray: tuple[str, ...] = ()  # legal moves that are not the task
    but: str = ""  # what is said to them: why this is not what is wanted
    worse: tuple[tuple[str, str], ...] = ()  # how such moves begin, and what speaks against each
    mistakes: tuple[Mistake, ...] = ()
    show: tuple[str, ...] = ()  # picks to point at; never a part of the answer
    seen: tuple[str, ...] = ()  # picks or ids that its picture shows when it is done; else the goal
    lights: bool = False  # what it needs is lit: the first level of a new kind of move
    free: tuple[str, ...] = ()  # clauses that the task tells you to offend: it costs no star
    well: Well | None = None  # the answer is the best of several legal moves
    whole: Whole | None = None  # instead of ``done`` and ``goes_on``

    def against(self, move: str) -> str:
        """What speaks against a legal move that is not the answer; nothing if nothing is said.

        What is said of fewer moves goes before what is said of many.
        """
        rows = (*self.worse, *(self.well.worse if self.well else ()))
        found = [row for row in rows if move.startswith(row[0])]
        return max(found, key=lambda row: len(row[0]))[1] if found else self.but

    @property
    def id(self) -> str:
        """The name under which progress is kept."""
        return f"{self.chapter}: {self.title}"


@dataclass(frozen=True)
class Answer:
    """What a lesson says to a move: "done", "on the way", "not the task" or "refused".

    "missed" is said at the end of several decisions that together are not what was wanted.
    """

    verdict: str
    text: str
    state: Any
    breaches: tuple[Breach, ...] = ()
    wants: tuple[tuple[str, bool], ...] = ()  # of several decisions: what was wanted, and is it so
    line: Line = ()  # of a move that leads on: it, and what chance did until somebody decides


def answer(game: Game[Any, Any], level: Level, state: Any, move: Any) -> Answer:
    """Judge a learner's move. Only a move that leads on changes the position."""
    try:
        after = play(game, state, move)
    except Illegal as refusal:
        return Answer("refused", "Not possible.", state, refusal.breaches)
    told = game.notation.tell(state, move)
    if level.whole:
        return judged_together(game, level, level.whole, state, move, after)
    if level.done(state, move, after):
        return Answer("done", level.learned, after, line=((move, after),))
    if level.goes_on(state, move, after):
        line = line_from(game, level, move, after)
        return Answer("on the way", f"{told} Go on.", line[-1][1], line=line)
    return Answer("not the task", f"{told} That is allowed, but: {level.task}", state)


def judged_together(
    game: Game[Any, Any], level: Level, whole: Whole, state: Any, move: Any, after: Any
) -> Answer:
    """One of several decisions; with the last of them all are judged, and perhaps taken back.

    Chance may make the last step: the card that is drawn may end a turn, too.
    """
    line = line_from(game, level, move, after)
    steps = zip((state, *(step[1] for step in line)), line, strict=False)
    over = [whole.over(before, made, now) for before, (made, now) in steps]
    if not any(over):
        told = game.notation.tell(state, move)
        return Answer("on the way", f"{told} Go on.", line[-1][1], line=line)
    line = line[: over.index(True) + 1]
    start, end = game.notation.read(level.position), line[-1][1]
    wants = tuple((text, holds(start, end)) for text, holds in whole.wants)
    if all(so for _, so in wants):
        return Answer("done", level.learned, end, wants=wants, line=line)
    return Answer("missed", "Not all that was wanted.", start, wants=wants)


def line_from(game: Game[Any, Any], level: Level, move: Any, after: Any) -> Line:
    """A move and what chance does from there, until somebody decides: the same at every try."""
    rng, line = random.Random(f"{level.id} {game.notation.write(after)}"), [(move, after)]
    while game.to_move(after) == CHANCE:
        move = roll(game, after, rng)
        after = game.apply(after, move)
        line.append((move, after))
    return tuple(line)


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
    missed: set[str] = field(default_factory=set)  # a mistake or a hint before they were done

    def finish(self, level: Level) -> None:
        """A level is done, with a star if nothing was missed in it; a star once won stays."""
        self.merge({level.id: level.id not in self.missed})

    def miss(self, level: Level) -> None:
        """A mistake or a hint: whatever is done later, this level has no star."""
        if level.id not in self.stars:
            self.missed.add(level.id)

    def look(self, level: Level) -> str:
        """A level in a word: "todo", "done" or "star"."""
        return "star" if self.stars.get(level.id) else "done" if level.id in self.stars else "todo"

    def merge(self, stars: Mapping[str, bool]) -> None:
        """Add what somebody else knows to be done."""
        for level, star in stars.items():
            self.stars[level] = star or self.stars.get(level, False)

    def save(self, path: Path) -> None:
        """Add what is done to a small JSON file, and learn what others have done meanwhile.

        So two lessons, or two kernels, keep each other's levels. Where nothing can be written, or
        the file is not a progress file, a ValueError says so, and the file stays as it is.
        """
        path = Path(path)
        with locked(path):
            known = Progress.load(path)
            self.merge(known.stars)
            self.missed |= known.missed
            what = "the progress file"
            write_text(what, resolved(what, path), json.dumps(self.data(), indent=1))

    def data(self) -> dict[str, Any]:
        """What is done, as data."""
        rows = [{"level": level, "star": star} for level, star in self.stars.items()]
        return {"version": VERSION, "done": rows, "missed": sorted(self.missed)}

    @classmethod
    def load(cls, path: Path) -> Progress:
        """The progress in a file; none if there is no file. A damaged one is refused."""
        if not there(path):
            return cls({})
        return cls.of(read_json("the progress file", path), f"the progress file {called(path)}")

    @classmethod
    def of(cls, data: Any, name: str) -> Progress:
        """What was kept, checked."""
        if not isinstance(data, dict) or not isinstance(data.get("done"), list):
            raise ValueError(f"{name} is damaged (it has no list of what is done)")
        if data.get("version") != VERSION:
            said = short(repr(data.get("version")), 40)
            raise ValueError(f"{name} has version {said}, this program reads {VERSION}")
        if not all(map(is_row, data["done"])):
            raise ValueError(f"{name} is damaged (a level and a star a row)")
        missed = data.get("missed", [])
        if not isinstance(missed, list) or not all(isinstance(level, str) for level in missed):
            raise ValueError(f"{name} is damaged (what was missed is a list of levels)")
        stars = {row["level"]: row["star"] for row in data["done"]}
        return cls(stars, {*missed, *(level for level, star in stars.items() if not star)})


def is_row(row: object) -> bool:
    """A level and whether it has a star, as a progress file tells it."""
    return (
        isinstance(row, dict)
        and isinstance(row.get("level"), str)
        and isinstance(row.get("star"), bool)
    )


def chapters(levels: Sequence[Level]) -> list[str]:
    """The chapters in order."""
    return list(dict.fromkeys(level.chapter for level in levels))
