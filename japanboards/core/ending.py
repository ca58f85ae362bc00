"""The end of a game, looked back at: how the points came about, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from .around import name_of
from .game import CHANCE, scores
from .match import Match
from .news import points_between
from .sources import largest, sources
from .story import line, round_number, round_of
from .viewer import Viewer
from .words import listed, signed

SAMPLES = 60  # points of a curve
NAMES = 12  # of rounds that have room below it


@dataclass(frozen=True, slots=True)
class Moment:
    """A move that mattered: its heading, why, and the position to look at."""

    title: str
    why: str
    at: int


@dataclass(frozen=True, slots=True)
class Course:
    """Everybody's points at a few positions of the history, each with a short name.

    Time goes by turns: what chance does to set a game up takes none, and the end has its own.
    """

    names: tuple[str, ...]
    at: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    turns: tuple[int, ...]  # that had begun at each position of the whole history

    def share(self, at: int) -> float:
        """How much of the time is over at a position, from 0 to 1."""
        whole = self.turns[-1] + 1
        return 1 if at >= len(self.turns) - 1 else self.turns[at] / whole


def course(match: Match[Any, Any]) -> Course:
    """How the points went, with the rounds by their numbers as far as they have room."""
    last, turns = len(match.moves), turns_begun(match)
    begun: dict[str, int] = {}
    for at, state in enumerate(match.states):
        begun.setdefault(round_number(match.game, state), at)
    begun.pop("", None)
    if not begun:  # a game without rounds: every tenth turn has its number
        begun = {str(n): turns.index(n) for n in range(10, turns[-1], 10)}
    every = 1 + len(begun) // NAMES
    span = turns[-1] + 1
    rounds = [(at, name) for name, at in begun.items() if 0.06 < turns[at] / span < 0.95]
    names = {0: "start", **dict(rounds[every - 1 :: every]), last: "end"}
    samples = tuple(sorted({*names, *range(0, last, max(1, last // SAMPLES)), max(0, last - 1)}))
    points = tuple(points_at(match, each) for each in samples)
    named = tuple(names.get(each, "") for each in samples)
    return Course(named, samples, points, turns)


def turns_begun(match: Match[Any, Any]) -> tuple[int, ...]:
    """For every position of the history, how many turns had begun before it."""
    count, now, found = 0, CHANCE, [0]
    for at in range(len(match.moves)):
        seat = match.game.to_move(match.states[at])
        if seat not in (CHANCE, None, now):
            count, now = count + 1, seat
        found.append(count)
    return tuple(found)


def points_at(match: Match[Any, Any], at: int) -> tuple[int, ...]:
    """Everybody's points at a position of the history."""
    return scores(match.game, match.states[at], match.players)


def moments(match: Match[Any, Any], viewer: Viewer) -> list[Moment]:
    """The largest gain, the move that took the lead for good, and the largest line of the end."""
    decided = [
        at for at in range(len(match.moves)) if match.game.to_move(match.states[at]) != CHANCE
    ]
    points = [points_at(match, at) for at in decided] + [points_at(match, len(match.moves))]
    found = [gain(match, viewer, decided, points), lead(match, viewer, decided, points)]
    found.append(at_the_end(match, viewer))
    kept: dict[int, Moment] = {}
    for moment in filter(None, found):
        kept.setdefault(moment.at, moment)
    return sorted(kept.values(), key=lambda moment: moment.at)


def heading(match: Match[Any, Any], viewer: Viewer, at: int) -> str:
    """A move with the round it was made in."""
    where = round_of(match.game, match.states[at])
    told = line(match, at, viewer.seat).text
    return f"{where}: {told}" if where else told


def gain(
    match: Match[Any, Any], viewer: Viewer, at: Sequence[int], points: Sequence[Sequence[int]]
) -> Moment | None:
    """The move that brought somebody the most points at once, the end apart."""
    steps = [
        (now[seat] - then[seat], nth, seat)
        for nth, (then, now) in enumerate(pairwise(points[:-1]))
        for seat in range(match.players)
    ]
    most, nth, seat = max(steps, default=(0, 0, 0))
    if most <= 1:
        return None
    who = name_of(match, viewer, seat)
    why = f"{who} {'get' if who == 'You' else 'gets'} {most} points at once."
    own = match.game.to_move(match.states[at[nth]]) == seat
    where = round_of(match.game, match.states[at[nth]])
    title = heading(match, viewer, at[nth]) if own or not where else where
    return Moment(title, why, at[nth] + 1)


def lead(
    match: Match[Any, Any], viewer: Viewer, at: Sequence[int], points: Sequence[Sequence[int]]
) -> Moment | None:
    """The move after which the winner was never behind again."""
    if match.players == 1:
        return None
    best = match.game.winners(match.states[-1])[0]
    behind = [nth for nth, each in enumerate(points) if each[best] < max(each)]
    if not behind or behind[-1] >= len(at):
        return None
    nth = behind[-1]
    who = name_of(match, viewer, best)
    until = at[nth + 1] if nth + 1 < len(at) else len(match.moves)
    changed = points_between(match, at[nth], until, viewer.sees(match))
    told = [f"{name_of(match, viewer, seat)}: {points}." for seat, points in changed.items()]
    never = f"From here on {'you are' if who == 'You' else f'{who} is'} never behind again."
    return Moment(heading(match, viewer, at[nth]), " ".join([*told, never]), at[nth] + 1)


def at_the_end(match: Match[Any, Any], viewer: Viewer) -> Moment | None:
    """The line of the score sheet that the end itself brought, where it is the largest."""
    final, last = match.states[-1], len(match.moves)
    before = {(row.seat, row.clause.id, row.note) for row in match.game.tally(match.states[-2])}
    fresh = [
        row for row in match.game.tally(final) if (row.seat, row.clause.id, row.note) not in before
    ]
    top = max(fresh, key=lambda row: abs(row.points), default=None)
    if top is None or not top.points:
        return None
    return Moment(
        "The end", f"{name_of(match, viewer, top.seat)}: {top.note}, {signed(top.points)}.", last
    )


def when_behind(match: Match[Any, Any], viewer: Viewer) -> str:
    """When the winner was behind for the last time, in a sentence."""
    best = match.game.winners(match.states[-1])[0]
    who = name_of(match, viewer, best)
    was = "were" if who == "You" else "was"
    went = course(match)
    behind = [
        at for at, points in zip(went.at, went.points, strict=True) if points[best] < max(points)
    ]
    if not behind:
        return f"{who} {was} never behind."
    number = round_number(match.game, match.states[behind[-1]])
    when = f"round {number}" if number else f"turn {went.turns[behind[-1]]}"
    return f"{who} {was} behind until {when}."


def sentences(match: Match[Any, Any], viewer: Viewer) -> list[str]:
    """Three sentences: a tie-break, when the winner was behind, and who got most from where."""
    points = points_at(match, len(match.moves))
    best = match.game.winners(match.states[-1])
    even = [seat for seat, n in enumerate(points) if n == max(points)]
    told = []
    if match.players > 1 and len(even) > len(best):
        names = listed([name_of(match, viewer, seat) for seat in even], 8)
        whom = listed([name_of(match, viewer, seat) for seat in best], 8)
        whom = "you" if whom == "You" else whom
        told.append(f"{names} have {max(points)} points each: the tie-break is for {whom}.")
    if match.players > 1:
        told.append(when_behind(match, viewer))
    found = [
        source
        for source in largest(sources(match.game, match.states[-1], match.players))
        if match.players == 1 or sum(map(bool, source.points)) > 1
    ]
    for source in sorted(found, key=lambda each: min(each.points) - max(each.points)):
        top = source.points.index(max(source.points))
        who = name_of(match, viewer, top)
        if source.points[top] > 0 and source.points.count(max(source.points)) == 1:
            told.append(f"{who} got most from {source.name}: {source.points[top]}.")
    return told[:3]
