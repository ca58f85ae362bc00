"""What a person has done so far, over all games: read from small files, told in a few words."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from . import results
from .files import parse_json, read_text, short
from .game import Game
from .keeping import FOLDER
from .lesson import Level, Progress
from .practice_memory import DAY, Memory
from .record import Record
from .results import Result
from .words import counted

VERSION: Final = 1
WHAT: Final = "japanboards progress"
MANY_DUE: Final = 8  # rules that are worth ten minutes
LEVELS_OF_BOTS: Final = ("gentle", "fair", "strong")


@dataclass(frozen=True)
class Left:
    """A table that was left open: its file, its game so far, and when it was touched last."""

    game: str
    path: Path
    record: Record
    at: int


@dataclass
class Shelf:
    """One game: what was learned, practiced and played, and what could not be read."""

    game: Game[Any, Any]
    folder: Path
    progress: Progress = field(default_factory=lambda: Progress({}))
    memory: Memory = field(default_factory=Memory)
    played: list[Result] = field(default_factory=list)
    tables: list[Left] = field(default_factory=list)
    troubles: list[tuple[Path, str]] = field(default_factory=list)

    @property
    def begun(self) -> bool:
        """Something was done here."""
        return bool(self.progress.stars or self.memory.cards or self.played or self.tables)

    @property
    def done(self) -> list[Level]:
        """The levels that are done."""
        return [level for level in self.game.LEVELS if level.id in self.progress.stars]

    @property
    def stars(self) -> int:
        """How many of them have a star."""
        return sum(self.progress.stars[level.id] for level in self.done)

    @property
    def next_level(self) -> Level | None:
        """The first level that is not done."""
        return next((x for x in self.game.LEVELS if x.id not in self.progress.stars), None)

    def looks(self) -> list[str]:
        """Every clause of the book in a word, in its order."""
        return [self.memory.look(clause) for clause in self.game.BOOK.clauses]

    @property
    def met(self) -> set[str]:
        """The clauses that a level taught or a question asked about."""
        taught = {clause for level in self.done for clause in level.clauses}
        asked = zip(self.game.BOOK.clauses, self.looks(), strict=True)
        return taught | {clause for clause, look in asked if look != "untried"}

    def due(self, now: int) -> int:
        """How many rules are to be asked again."""
        return len(self.memory.due(now, self.game.BOOK.clauses))

    @property
    def wins(self) -> int:
        """How many games were won."""
        return sum(result.won for result in self.played)

    @property
    def beaten(self) -> int:
        """The strongest bots that were beaten: 0 for none, then in the order of their levels."""
        ranks = [n for n, level in enumerate(LEVELS_OF_BOTS, 1) if self.has_beaten(level)]
        return max(ranks, default=0)

    def has_beaten(self, level: str) -> bool:
        """A game was won against bots of this level."""
        return any(result.beat(level) for result in self.played)

    @property
    def best(self) -> int | None:
        """The most points in a game."""
        return max((result.own for result in self.played), default=None)


def file_of(folder: Path, game: Game[Any, Any], what: str) -> Path:
    """Where something of a game is kept beside its notebooks: "progress" or "practice"."""
    return folder / f"{game.NAME}.{what}.json"


def folder_of(folder: Path, game: Game[Any, Any]) -> Path:
    """The folder of a game's notebooks, if there is one; else the one where we are."""
    own = folder / game.NAME
    return own if own.is_dir() else folder


def shelf(folder: Path, game: Game[Any, Any]) -> Shelf:
    """All that is kept of a game; what is damaged is told, left alone and not counted."""
    made = Shelf(game, folder_of(folder, game))
    where, games = made.folder, made.folder / FOLDER
    earlier, now = (results.path_in(each, game.NAME) for each in (where, games))

    def more(path: Path) -> list[Result]:
        return results.merged(made.played, results.load(path))

    loaders: tuple[tuple[Path, str, Callable[[Path], Any]], ...] = (
        (file_of(where, game, "progress"), "progress", Progress.load),
        (file_of(where, game, "practice"), "memory", Memory.load),
        (earlier, "played", more),  # where results were kept before, beside the notebook
        (now, "played", more),
    )
    for path, name, load in loaders:
        try:
            setattr(made, name, load(path))
        except ValueError as error:
            made.troubles.append((path, f"{error}. It is kept as it is, and not counted."))
    made.tables = list(left_in(games, game))
    return made


def left_in(folder: Path, game: Game[Any, Any]) -> Iterable[Left]:
    """The tables of a game that were left open, the newest first."""
    paths = [path for path in folder.glob(f"{game.NAME}-*.json") if ".earlier" not in path.name]
    for path in sorted(paths, key=lambda path: -path.stat().st_mtime):
        try:
            record = Record.from_json(read_text("the game", path))
        except ValueError:
            continue
        if record.game == game.NAME and record.seats:
            yield Left(game.NAME, path, record, int(path.stat().st_mtime))


def newest_table(shelves: Iterable[Shelf]) -> Left | None:
    """The table that was touched last."""
    found = [left for shelf in shelves for left in shelf.tables]
    return max(found, key=lambda left: left.at, default=None)


@dataclass(frozen=True)
class Advice:
    """What to do next: a sentence, and the act it stands for."""

    text: str
    act: str  # "resume", "learn", "practice" or "play"
    game: str


def advise(shelves: Sequence[Shelf], now: int) -> Advice:
    """What to do next: the first rule that fits."""
    names = {shelf.game.NAME: shelf for shelf in shelves}
    if left := newest_table(shelves):
        title = names[left.game].game.TITLE
        return Advice(f"finish your game of {title}.", "resume", left.game)
    half = [each for each in shelves if each.done and each.next_level]
    if half:
        chosen = max(half, key=lambda each: len(each.done) / len(each.game.LEVELS))
        level = chosen.next_level
        assert level is not None
        name = chosen.game
        return Advice(f"go on with {name.TITLE}: {level.chapter}.", "learn", name.NAME)
    due = max(shelves, key=lambda each: each.due(now))
    if due.due(now) >= MANY_DUE:
        text = f"{due.due(now)} rules of {due.game.TITLE} are due: ten minutes of practice."
        return Advice(text, "practice", due.game.NAME)
    missed = [each for each in shelves if len(each.done) > each.stars]
    if missed:
        game = missed[0].game
        return Advice(f"look again at levels without a star in {game.TITLE}.", "learn", game.NAME)
    ready = [each for each in shelves if each.beaten and each.beaten < len(LEVELS_OF_BOTS)]
    if ready:
        bot, game = LEVELS_OF_BOTS[ready[0].beaten], ready[0].game
        return Advice(f"play {game.TITLE} against a {bot} bot.", "play", game.NAME)
    new = [each for each in shelves if not each.begun]
    game = (new or list(shelves))[0].game
    verb = "learn" if new else "play"
    return Advice(f"{verb} {game.TITLE}.", verb, game.NAME)


def five_minutes(shelves: Sequence[Shelf], besides: str) -> Advice:
    """The shortest thing that ends: a level, or five questions; not of the game beside it."""
    other = [each for each in shelves if besides != each.game.NAME]
    found = []
    for each in other:
        if each.done and (level := each.next_level):
            number = each.game.LEVELS.index(level) + 1
            text = f"{each.game.TITLE}, level {number}: {level.chapter}."
            found.append(Advice(text, "learn", each.game.NAME))
        if each.done:
            text = f"Five questions about {each.game.TITLE}."
            found.append(Advice(text, "practice", each.game.NAME))
    if not found:
        game = next((each.game for each in other if not each.begun), other[0].game)
        return Advice(f"The first level of {game.TITLE}.", "learn", game.NAME)
    turn = sum(len(each.done) + len(each.played) for each in shelves)
    turn += sum(card.asked for each in shelves for card in each.memory.cards.values())
    return found[turn % len(found)]


def ago(at: int, now: int) -> str:
    """How long ago something was, as a person would say it.

    >>> ago(0, 3600), ago(0, 90000), ago(0, 86400 * 5)
    ('today', 'yesterday', '5 days ago')
    """
    days = (now - at) // DAY
    return "today" if days < 1 else "yesterday" if days < 2 else f"{days} days ago"


# --- one file with all of it ---


def exported(shelves: Iterable[Shelf]) -> str:
    """Everything that was learned, practiced and played, as one text."""
    games = {
        shelf.game.NAME: {
            "progress": shelf.progress.data(),
            "practice": shelf.memory.data(),
            "results": results.data_of(shelf.played),
        }
        for shelf in shelves
    }
    return json.dumps(
        {"version": VERSION, "what": "japanboards progress", "games": games}, indent=1
    )


def taken_back(shelves: Sequence[Shelf], text: str) -> str:
    """Add what such a text holds to the files; nothing is lost, and a sentence says what came.

    A text that is none of ours, or is damaged anywhere, is refused as a whole.
    """
    name = "the file"
    data = parse_json(name, text)
    if not isinstance(data, dict) or data.get("what") != WHAT:
        raise ValueError(f"{name} is not one that was saved here")
    if data.get("version") != VERSION or not isinstance(data.get("games"), dict):
        said = short(repr(data.get("version")), 40)
        raise ValueError(f"{name} has version {said}, this program reads {VERSION}")
    found = [(each, parts_of(data["games"], each.game.NAME, name)) for each in shelves]
    for each, (progress, memory, played) in found:
        if progress.stars or progress.missed:
            progress.save(file_of(each.folder, each.game, "progress"))
        if memory.cards:
            memory.save(file_of(each.folder, each.game, "practice"))
        if played:
            results.add(results.path_in(each.folder / FOLDER, each.game.NAME), played)
    levels = sum(len(progress.stars) for _, (progress, _, _) in found)
    stars = sum(sum(progress.stars.values()) for _, (progress, _, _) in found)
    return f"Brought back: {counted(levels, 'level')}, {counted(stars, 'star')}."


def parts_of(
    games: Mapping[str, Any], name: str, where: str
) -> tuple[Progress, Memory, list[Result]]:
    """What a text holds of one game, checked."""
    data = games.get(name)
    if data is None:
        return Progress({}), Memory(), []
    if not isinstance(data, dict):
        raise ValueError(f"{where} is damaged (at {name})")
    return (
        Progress.of(data.get("progress"), where),
        Memory.of(data.get("practice"), where),
        results.read(data.get("results"), where),
    )


def put_aside(path: Path) -> Path:
    """A damaged file makes room for a new one: it stays under another name."""
    other = path.with_suffix(f".damaged-{int(time.time())}.json")
    path.rename(other)
    return other
