"""The end of a game, looked back at: how the points came about, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from .around import name_of
from .game import CHANCE, Seat, scores
from .match import Match
from .news import much_of, points_between
from .story import line, round_number, round_of
from .viewer import Viewer
from .words import counted, listed, signed

SAMPLES = 60  # points of a curve
NAMES = 12  # of rounds that have room below it
MOMENTS = 3


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
    by: str  # what the names count

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
    by = "round" if begun else "turn of all players"
    if not begun:  # a game without rounds: every tenth turn has its number
        begun = {str(n): turns.index(n) for n in range(10, turns[-1], 10)}
    every = 1 + len(begun) // NAMES
    span = turns[-1] + 1
    rounds = [(at, name) for name, at in begun.items() if 0.06 < turns[at] / span < 0.95]
    names = {0: "start", **dict(rounds[every - 1 :: every]), last: "end"}
    stops = compared_at(match)[:-1]
    samples = tuple(sorted({*names, *stops[:: max(1, len(stops) // SAMPLES)], *stops[-1:]}))
    points = tuple(points_at(match, each) for each in samples)
    named = tuple(names.get(each, "") for each in samples)
    return Course(named, samples, points, turns, by)


def is_even(match: Match[Any, Any]) -> bool:
    """Whether points are compared only where everybody has done as much, as the game says."""
    return hasattr(match.game.scene, "even")


def compared_at(match: Match[Any, Any]) -> list[int]:
    """Where points are compared: everywhere, or where everybody has done as much."""
    every, even = range(len(match.moves) + 1), getattr(match.game.scene, "even", None)
    return [at for at in every if not even or at in (0, every[-1]) or even(match.states[at])]


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
    """The move that took the lead for good, and the turns that changed the points most."""
    decided = [
        at
        for at in compared_at(match)[:-1]
        if is_even(match) or match.game.to_move(match.states[at]) != CHANCE
    ]
    points = [points_at(match, at) for at in decided] + [points_at(match, len(match.moves))]
    taken = lead(match, viewer, decided, points)
    found = [taken[0]] if taken else []
    first, last = (taken[1], taken[2]) if taken else (0, 0)
    for size, start, end in swings(match)[: MOMENTS + 1]:
        if size and not (start < last and first < end) and len(found) < MOMENTS:
            found.append(swing(match, viewer, start, end))
    return sorted(found, key=lambda moment: moment.at)


def heading(match: Match[Any, Any], viewer: Viewer, at: int, seat: Seat) -> str:
    """A move with the round it was made in; what is counted by itself has a name of its own.

    It is told for a player's points: if somebody else made it, it says what they got by it.
    """
    if at + 1 == len(match.moves) and is_scored_last(match):
        return "Final scoring"
    where = round_of(match.game, match.states[at])
    if match.game.to_move(match.states[at]) == CHANCE:
        number = round_number(match.game, match.states[at])
        return f"Scoring of round {number}" if number else where
    told = line(match, at, viewer.seat).text
    if match.game.to_move(match.states[at]) != seat:
        movers = (match.game.to_move(state) for state in match.states[at + 1 :])
        until = next(nth for nth, mover in enumerate(movers, at + 1) if mover != CHANCE)
        points = signed(gains(match, at, until)[seat])
        told = f"{told}; {name_of(match, viewer, seat)} {points}"
    return f"{where}: {told}" if where else told


def is_scored_last(match: Match[Any, Any]) -> bool:
    """Whether points are counted when all is over.

    Where it is points that end the game, its last move is one as any other.
    """
    return not hasattr(match.game.scene, "finish") and not is_even(match)


def largest_step(match: Match[Any, Any], start: int, end: int, seat: Seat) -> int:
    """The move between two positions that changed a player's points most.

    What chance did is told as such where it settles a round or the game; else it goes with that
    player's decision just before it, or where it has no name of its own with anybody's.
    """
    sizes = {at: abs(gains(match, at, at + 1)[seat]) for at in range(start, end)}
    most = max(sizes, key=lambda at: sizes[at])
    if match.game.to_move(match.states[most]) != CHANCE or much_of(match, range(start, end)):
        return most
    movers = {at: match.game.to_move(match.states[at]) for at in range(start, most)}
    if movers.get(most - 1) == seat:
        return most - 1
    decided = [at for at, mover in movers.items() if mover != CHANCE]
    named = round_number(match.game, match.states[most])
    return most if named or not decided else decided[-1]


def swings(match: Match[Any, Any]) -> list[tuple[int, int, int]]:
    """Turns, and apart from them the end, by how far they changed anybody's points: most first.

    Each with the positions before and after it. Where everybody takes the same turn, it counts how
    much more one of them got than another.
    """
    if is_even(match):
        turns = [
            (max(steps) - min(steps) if match.players > 1 else steps[0], start, end)
            for start, end in pairwise(compared_at(match))
            for steps in (gains(match, start, end),)
        ]
        return sorted(turns, key=lambda each: -each[0])
    begun, last = turns_begun(match), len(match.moves)
    starts = [at for at in range(last) if begun[at + 1] > begun[at]]
    parts = [*pairwise([*starts, last - 1]), (last - 1, last)]
    found = [
        (max(abs(step) for step in gains(match, start, end)), start, end)
        for start, end in parts
        if start < end
    ]
    return sorted(found, key=lambda each: -each[0])


def gains(match: Match[Any, Any], start: int, end: int) -> list[int]:
    """What everybody got between two positions."""
    then, now = points_at(match, start), points_at(match, end)
    return [after - before for before, after in zip(then, now, strict=True)]


def swing(match: Match[Any, Any], viewer: Viewer, start: int, end: int) -> Moment:
    """A turn that changed much: its move that did so, and for whom."""
    if is_even(match) and match.players > 1:
        return side_by_side(match, viewer, start, end)
    steps = gains(match, start, end)
    seat = max(range(match.players), key=lambda each: abs(steps[each]))
    told = points_between(match, start, end, viewer.sees(match))
    why = (
        f"{name_of(match, viewer, seat)}: {told[seat]}. {balance(match, viewer, seat, start, end)}"
    )
    if end == len(match.moves) and is_scored_last(match):
        return Moment("Final scoring", why.strip(), end)
    by = largest_step(match, start, end, seat)
    scored = sum(bool(gains(match, at, at + 1)[seat]) for at in range(start, end))
    if scored > 1:
        return Moment(several(match, viewer, start, seat, scored), why.strip(), end)
    return Moment(heading(match, viewer, by, seat), why.strip(), by + 1)


def side_by_side(match: Match[Any, Any], viewer: Viewer, start: int, end: int) -> Moment:
    """A turn that everybody took: who got how much, and why somebody got least."""
    steps, where = gains(match, start, end), round_of(match.game, match.states[start])
    names = [name_of(match, viewer, seat) for seat in range(match.players)]
    by = [[n for n, each in enumerate(steps) if each == step] for step in sorted({*steps})[::-1]]
    told = [f"{listed([names[n] for n in those], 3)} {signed(steps[those[0]])}" for those in by]
    poor = viewer.seat if viewer.seat in by[-1] else by[-1][0]
    lost = in_vain(match, start, end, poor)
    points = points_between(match, start, end, viewer.sees(match))
    why = [f"{names[seat]}: {points[seat]}." for seat in by[0][:2] if seat in points]
    why += [f"{line(match, at, viewer.seat).text}." for at in lost]
    why += [balance(match, viewer, by[0][0], start, end)] if len(by[0]) == 1 else []
    at = min([*lost, end - 2][0] + 1, end - 1)  # where the turn is not over yet
    return Moment(f"{where}: {', '.join(told)}", " ".join(filter(None, why)), at)


def in_vain(match: Match[Any, Any], start: int, end: int, seat: Seat) -> list[int]:
    """The moves of a seat that brought it nothing, as the game says, between two positions."""
    kinds: tuple[type, ...] = getattr(match.game.scene, "IN_VAIN", ())
    own = (at for at in range(start, end) if match.game.to_move(match.states[at]) == seat)
    return [at for at in own if isinstance(match.moves[at], kinds)]


def several(match: Match[Any, Any], viewer: Viewer, start: int, seat: Seat, scored: int) -> str:
    """A heading for a turn whose points came by more than one move."""
    where, who = round_of(match.game, match.states[start]), name_of(match, viewer, seat)
    told = f"{who} {'score' if who == 'You' else 'scores'} {scored} times"
    return f"{where}: {told}" if where else told


def balance(match: Match[Any, Any], viewer: Viewer, seat: Seat, start: int, end: int) -> str:
    """What a change means for a player: how far ahead of or behind the best of the others."""
    if match.players == 1:
        return ""
    before, after = (ahead(points_at(match, at), seat) for at in (start, end))
    who = name_of(match, viewer, seat)
    you = who == "You"
    if after == 0:
        return f"{who} {'draw' if you else 'draws'} level." if before else ""
    if (before > 0) != (after > 0):
        verb = ("take" if you else "takes") if after > 0 else ("lose" if you else "loses")
        return f"{who} {verb} the lead."
    if before in (0, after):
        side = "ahead" if after > 0 else "behind"
        return f"{who} {'are' if you else 'is'} {counted(abs(after), 'point')} {side}."
    points = f"from {abs(before)} to {counted(abs(after), 'point')}"
    if after > 0:
        whose = "Your lead" if you else f"The lead of {who}"
        return f"{whose} {'grows' if after > before else 'shrinks'} {points}."
    goes = ("fall" if you else "falls") if after < before else ("come up" if you else "comes up")
    return f"{who} {goes} {points} behind."


def ahead(points: Sequence[int], seat: Seat) -> int:
    """How far a player is ahead of the best of the others.

    >>> ahead((7, 18, 3), 0), ahead((7, 18, 3), 1)
    (-11, 11)
    """
    return points[seat] - max(n for other, n in enumerate(points) if other != seat)


def lead(
    match: Match[Any, Any], viewer: Viewer, at: Sequence[int], points: Sequence[Sequence[int]]
) -> tuple[Moment, int, int] | None:
    """The move after which the winner was never behind again, and from where to where it counts."""
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
    told = [
        f"{name_of(match, viewer, seat)}: {points}."
        for seat, points in changed.items()
        if match.players == 2 or seat in (best, viewer.seat)
    ]
    never = f"From here on {'you are' if who == 'You' else f'{who} is'} never behind again."
    move = largest_step(match, at[nth], until, best)
    why = " ".join([*told, never] if until < len(match.moves) else told)
    seen = min(move + 1, until - 1) if is_even(match) else move + 1
    return Moment(heading(match, viewer, move, best), why, seen), at[nth], until
