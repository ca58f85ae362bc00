"""What just happened: what was done since somebody decided last, and what it cost.

Their own move comes first, then what each of the others did: a line for every step, with what
followed by rule. Whose points changed, and what the reader lost, is told before all of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import Any

from .game import CHANCE, Seat, scores
from .match import Match
from .sources import sources
from .story import Line, hearer, is_told, line, round_number, said_to, since_turn
from .viewer import seen
from .words import capital, listed, minus, signed

FEW = 12  # lines of news
MANY = 5  # consequences of one move, or of chance, that are told instead, as a summary
PARTS = 3  # of the rulebook in what chance did: as many as the end of a round has
LOST = re.compile(r"^you lose\b")
ACTOR = re.compile(r"^player (\d+) ")


def newest(match: Match[Any, Any], seat: Seat, read: int = 0) -> tuple[list[Line], int]:
    """The lines worth telling of what happened since, and how many are left out.

    All of it is told in order of time. Where a move had many consequences, such as the end of a
    round, these are told by the parts of the rulebook. Of the others the own move stays, then
    what matters most by the game, then the newest.
    """
    since = since_turn(match, seat, read)
    much = much_of(match, since)
    summary = summed_up(match, seat, much)
    told = [without_losses(line(match, at, seat)) for at in since if is_told(match, at, seat)]
    told = [replace(each, events=()) if each.at in much else each for each in told]
    told = [each for each in told if each.seat != CHANCE or each.at not in much]
    steps = steps_of([step for each in told for step in own_steps(match, seat, each)])
    begun = [new for each in steps for new in beginnings(match, each)]
    steps = [without_beginnings(match, each) for each in steps]
    if much:  # what chance did of it is in the summary
        steps = [each for each in steps if each.seat != CHANCE]
    minor = getattr(match.game.scene, "minor", lambda move: 1)
    steps = folded(steps)
    again = set(said_again(steps))

    def matters(step: Line) -> int:  # what ends a round is no small step: the rest would run on
        before, after = (match.states[at] for at in (step.at, step.at + 1))
        ends = round_number(match.game, before) != round_number(match.game, after)
        return 0 if ends else minor(match.moves[step.at])

    def weight(step: Line) -> tuple[bool, bool, int, bool, int]:
        others = step.seat == CHANCE, step.seat != seat
        return *others, matters(step), step.at in again, -step.at

    kept = sorted(sorted(steps, key=weight)[:FEW], key=lambda step: step.at)
    before = [step for step in kept if much and step.at <= much[-1]]
    after = sorted([*kept[len(before) :], *begun], key=lambda step: step.at)
    return [*before, *summary, *after], len(steps) - len(kept)


def much_of(match: Match[Any, Any], since: Sequence[int]) -> list[int]:
    """The newest moves with so many consequences that they are told by the parts of the rulebook.

    One move that somebody decided, or everything that chance did after it: at the end of a round
    that goes through several parts.
    """
    runs: list[list[int]] = []
    for at in since:
        chance = match.game.to_move(match.states[at]) == CHANCE
        if chance and runs and match.game.to_move(match.states[runs[-1][-1]]) == CHANCE:
            runs[-1].append(at)
        else:
            runs.append([at])
    return next((run for run in reversed(runs) if is_much(match, run)), [])


def is_much(match: Match[Any, Any], run: Sequence[int]) -> bool:
    """One of these moves, or all of them through several parts, had many consequences."""
    own = getattr(match.game.scene, "OWN_LINES", ())  # they are told apart anyway
    told = [match.states[at + 1].news for at in run]
    news = [[event for event in events if event.clause.id not in own] for events in told]
    parts = {event.clause.section for events in news for event in events}
    whole = len(parts) >= PARTS and sum(map(len, news)) >= MANY
    return whole or max(map(len, news)) >= MANY


def just_settled(match: Match[Any, Any]) -> bool:
    """Much happened by itself just now, and nothing more will: there is something to read."""
    if not match.at or match.turn() == CHANCE:
        return False
    start = match.at - 1
    while start and match.game.to_move(match.states[start]) == CHANCE:
        start -= 1
    return bool(much_of(match, range(start, match.at)))


def summed_up(match: Match[Any, Any], seat: Seat, much: Sequence[int]) -> list[Line]:
    """All consequences of some moves, by the parts of the rulebook: a heading, then lines."""
    found: dict[str, list[str]] = {}
    for at in much:
        for text, clause in without_losses(line(match, at, seat)).events:
            found.setdefault(match.game.BOOK[clause].section, []).append(capital(text))
    return [Line(CHANCE, "\n".join([part, *texts]), much[-1]) for part, texts in found.items()]


def own_steps(match: Match[Any, Any], seat: Seat, told: Line) -> list[Line]:
    """A line, and apart from it what another player did by rule, where the game says so."""
    apart = getattr(match.game.scene, "OWN_STEPS", ())
    acts = []
    for event in match.states[told.at + 1].news if apart and told.events else ():
        actor = ACTOR.search(event.text) if event.clause.id in apart else None
        if actor and int(actor[1]) - 1 != told.seat:
            text = capital(said_to(event.text, hearer(match, seat)))
            acts.append((event.clause.id, Line(int(actor[1]) - 1, text, told.at)))
    gone = {clause for clause, _ in acts}
    kept = tuple(event for event in told.events if event[1] not in gone)
    return [replace(told, events=kept), *(act for _, act in acts)]


def begins(match: Match[Any, Any], event: tuple[str, str]) -> bool:
    """Whether something new begins by an event, as the game says."""
    return event[1] in getattr(match.game.scene, "OWN_LINES", ())


def beginnings(match: Match[Any, Any], step: Line) -> list[Line]:
    """What began after a step, as a line of its own: "Round 2 begins. New dice: red 4, blue 1"."""
    new = [capital(event[0]) for event in step.events if begins(match, event)]
    return [Line(CHANCE, ". ".join(new), step.end - 1)] if new else []


def without_beginnings(match: Match[Any, Any], step: Line) -> Line:
    """A step without what has a line of its own."""
    return replace(step, events=tuple(e for e in step.events if not begins(match, e)))


def steps_of(lines: Sequence[Line]) -> list[Line]:
    """Decisions, each with what followed: chance goes with whom it serves.

    >>> drawn = Line(CHANCE, "A card is drawn", 1, (("the deck is empty", "HOK-DRAW-01"),))
    >>> [(step.text, step.end, step.events) for step in steps_of([Line(1, "draws", 0), drawn])]
    [('draws', 2, (('the deck is empty', 'HOK-DRAW-01'),))]
    """
    found: list[Line] = []
    for each in lines:
        if found and each.seat == CHANCE:
            events = () if found[-1].seat == CHANCE else found[-1].events
            held = each if found[-1].seat == CHANCE else found[-1]
            all_of_it = tuple(dict.fromkeys((*events, *each.events)))
            found[-1] = replace(held, at=found[-1].at, events=all_of_it, until=each.end)
        else:
            found.append(each)
    return found


def folded(steps: Sequence[Line]) -> list[Line]:
    """Steps of which the same again, one after another and nothing else in between, is one line.

    What something came of has its own.

    >>> grows = [Line(1, "Player 2 grows in Rumoi", at) for at in (3, 4)]
    >>> [(each.text, each.at, each.end) for each in folded([*grows, Line(1, "waits", 5)])]
    [('Player 2 grows in Rumoi (2 times)', 3, 5), ('waits', 5, 6)]
    """
    found = []
    for _, run in groupby(
        steps, lambda each: (each.seat, each.text, bool(each.events) and each.at)
    ):
        first, *rest = run
        times = f"{first.text} ({1 + len(rest)} times)"
        found.append(replace(first, text=times, until=rest[-1].end) if rest else first)
    return found


def said_again(steps: Sequence[Line]) -> list[int]:
    """Where steps stand of which the same is said further on: they are left out first.

    >>> said_again([Line(1, "waits", 0), Line(2, "waits", 1), Line(1, "waits", 2)])
    [0]
    """
    last = {(each.seat, each.text): each.at for each in steps}
    return [each.at for each in steps if last[each.seat, each.text] != each.at]


def without_losses(told: Line) -> Line:
    """A line without what the reader lost, which is told before all lines."""
    kept = tuple(event for event in told.events if not LOST.search(event[0]))
    return replace(told, events=kept)


def losses(match: Match[Any, Any], seat: Seat, read: int = 0) -> list[Line]:
    """What a seat lost since it decided last, but for points: "you lose a piece in Ishikari"."""
    return [
        Line(seat, capital(text), at)
        for at in since_turn(match, seat, read)
        for text, _ in line(match, at, seat).events
        if LOST.search(text)
    ]


def changed_points(match: Match[Any, Any], seat: Seat, sees: Seat, read: int = 0) -> list[Line]:
    """Whose points changed since a seat decided last, and by what; their own first."""
    since = since_turn(match, seat, read)
    if not since:
        return []
    found = points_between(match, since[0], match.at, sees)
    own_first = sorted(found.items(), key=lambda told: told[0] != seat)
    return [Line(player, told, since[-1]) for player, told in own_first]


def points_between(match: Match[Any, Any], start: int, end: int, sees: Seat) -> dict[Seat, str]:
    """Whose points differ between two positions of the history, by what, and their sums."""
    game, players = match.game, match.players
    views = [seen(game, match.states[at], sees) for at in range(start, end + 1)]
    sheets = [{each.name: each.points for each in sources(game, view, players)} for view in views]
    before, after = (scores(game, view, players) for view in (views[0], views[-1]))
    nothing, told = (0,) * players, {}
    for player in range(players):
        steps: dict[str, list[int]] = {}
        for then, now in pairwise(sheets):
            for name in dict.fromkeys([*then, *now]):
                step = now.get(name, nothing)[player] - then.get(name, nothing)[player]
                steps.setdefault(name, []).extend([step] if step else [])
        if any(steps.values()):
            told[player] = f"{in_words(steps)}, {summed(before[player], after[player])}"
    return told


def summed(before: int, after: int) -> str:
    """Points before and after.

    >>> summed(9, 11), summed(-2, 0), summed(9, 9)
    ('9 to 11', '−2 to 0', 'still 9')
    """
    return f"{minus(before)} to {minus(after)}" if before != after else f"still {minus(after)}"


def in_words(steps: Mapping[str, Sequence[int]]) -> str:
    """Points by their sources: where most changed first; what was won and lost again is told apart.

    >>> in_words({"places": [1, 1], "the red pagoda": [3, -2], "diplomas": []})
    '+3, then −2 for the red pagoda and +2 for places'
    """
    parts = sorted(steps.items(), key=lambda part: -sum(map(abs, part[1])))
    sums = [(name, [sum(run) for _, run in groupby(by, lambda n: n > 0)]) for name, by in parts]
    told = [f"{', then '.join(map(signed, by))} for {name}" for name, by in sums if by]
    return listed(told, len(told))
