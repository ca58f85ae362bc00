"""Where points came from: the lines of a score sheet by their sources, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .rulebook import Line
from .words import signed

MOST = 7  # sources that are told apart in a picture


@dataclass(frozen=True, slots=True)
class Source:
    """A source of points: its name, what it brought to each seat, the lines and their clauses."""

    name: str
    points: tuple[int, ...]
    notes: tuple[tuple[str, ...], ...]
    clauses: tuple[str, ...]


def sources(game: Any, state: Any, players: int) -> list[Source]:
    """The score sheet by sources, in the order of the sheet."""
    names: Mapping[str, str] = getattr(game, "SOURCES_OF_POINTS", {})
    found: dict[str, list[Line]] = {}
    for line in game.tally(state):
        found.setdefault(name_of(line, names), []).append(line)
    return [source(name, lines, players) for name, lines in found.items()]


def sources_of(game: Any, states: Sequence[Any], players: int) -> list[Source]:
    """Where the points of a whole game came from: its score sheet, or as its course shows."""
    offered = getattr(game.scene, "sources_of_game", None)
    found: list[Source] = offered(states) if offered else sources(game, states[-1], players)
    return found


def name_of(line: Line, names: Mapping[str, str]) -> str:
    """The source of a line: as the game names it by its clause, or the section of the rulebook.

    "{note}" stands for what the line itself says up to a colon.
    """
    fitting = [start for start in names if line.clause.id.startswith(start)]
    name = names[max(fitting, key=len)] if fitting else line.clause.section
    return name.replace("{note}", line.note.partition(":")[0])


def source(name: str, lines: Sequence[Line], players: int) -> Source:
    """One source from its lines."""
    own = [[line for line in lines if line.seat == seat] for seat in range(players)]
    return Source(
        name,
        tuple(sum(line.points for line in each) for each in own),
        tuple(tuple(map(told, each)) for each in own),
        tuple(dict.fromkeys(line.clause.id for line in lines)),
    )


def told(line: Line) -> str:
    """A line in words."""
    return f"{line.note} ({signed(line.points)})"


def largest(found: Sequence[Source]) -> list[Source]:
    """The sources that brought something, the small ones together where there are many."""
    told = [each for each in found if any(each.points)]
    if len(told) <= MOST:
        return told
    weighed = sorted(told, key=lambda each: -sum(map(abs, each.points)))
    kept = [each for each in told if each in weighed[: MOST - 1]]
    rest = [each for each in told if each not in kept]
    clauses = tuple(clause for each in rest for clause in each.clauses)
    totals = tuple(sum(column) for column in zip(*(each.points for each in rest), strict=True))
    return [*kept, Source("other", totals, tuple(() for _ in totals), clauses)]
