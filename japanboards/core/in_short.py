"""The end of a game in a few sentences: who led, what decided it, and what came last."""

from __future__ import annotations

from typing import Any

from .around import name_of
from .ending import ahead, compared_at, gains, points_at, turns_begun
from .game import CHANCE, Seat
from .match import Match
from .sources import Source, largest, sources_of
from .story import last_decision, round_number
from .viewer import Viewer
from .words import counted, listed, minus, ordinal, signed


def when_behind(match: Match[Any, Any], viewer: Viewer) -> str:
    """When the winner took the lead for good, or was behind for the last time, in a sentence."""
    best = match.game.winners(match.states[-1])[0]
    who = name_of(match, viewer, best)
    was = "were" if who == "You" else "was"
    behind = [
        at
        for at in compared_at(match)[:-1]
        for points in (points_at(match, at),)
        if points[best] < max(points)
    ]
    if not behind:
        return f"{who} {was} never behind."
    if behind[-1] == compared_at(match)[-2]:
        if ahead(points_at(match, len(match.moves)), best) <= 0:
            return f"{who} drew level only at the very end."
        led = any(ahead(points_at(match, at), best) > 0 for at in compared_at(match)[:-1])
        return f"{who} took the lead {'back' if led else 'only'} at the very end."
    number = round_number(match.game, match.states[behind[-1]])
    when = f"round {number}" if number else turn_in_words(match, viewer, behind[-1])
    later = [at for at in compared_at(match) if at > behind[-1]]
    if all(ahead(points_at(match, at), best) > 0 for at in later):
        return f"{who} took the lead for good in {when}."
    return f"{who} {was} behind for the last time in {when}."


def turn_in_words(match: Match[Any, Any], viewer: Viewer, at: int) -> str:
    """The turn of a position as its player counts: "your 6th turn"."""
    begun = turns_begun(match)
    starts = [n for n in range(len(match.moves)) if begun[n + 1] > begun[n] and n <= at]
    movers = [match.game.to_move(match.states[n]) for n in starts]
    if not movers:
        return "the first turn"
    who, nth = name_of(match, viewer, movers[-1] or 0), ordinal(movers.count(movers[-1]))
    return f"your {nth} turn" if who == "You" else f"the {nth} turn of {who}"


def sentences(match: Match[Any, Any], viewer: Viewer) -> list[str]:
    """A tie-break, when the winner was behind, what decided it, and what came last."""
    points = points_at(match, len(match.moves))
    best = match.game.winners(match.states[-1])
    even = [seat for seat, n in enumerate(points) if n == max(points)]
    told = []
    if match.players > 1 and len(even) > len(best):
        names = listed([name_of(match, viewer, seat) for seat in even], 8)
        whom = listed([name_of(match, viewer, seat) for seat in best], 8)
        whom = "you" if whom == "You" else whom
        told.append(
            f"{names} have {counted(max(points), 'point')} each: the tie-break is for {whom}."
        )
    if len(best) > 1:
        names = listed([name_of(match, viewer, seat) for seat in best], 8)
        told.append(f"{names} have {counted(max(points), 'point')} each, and nothing parts them.")
    elif match.players > 1:
        told.append(when_behind(match, viewer))
    return [*told, *what_decided(match, viewer)][:3] + after_deciding(match, viewer)


def after_deciding(match: Match[Any, Any], viewer: Viewer) -> list[str]:
    """Whose points changed from the viewer's own last move on, as on the score cards.

    Nothing where nobody decided after it: then all of it came of that move.
    """
    last, end = last_decision(match, viewer.seat), len(match.moves)
    if last is None or name_of(match, viewer, viewer.seat) != "You":
        return []
    if all(match.game.to_move(match.states[at]) == CHANCE for at in range(last + 1, end)):
        return []
    changed = enumerate(gains(match, last, end))
    own_first = sorted(changed, key=lambda each: each[0] != viewer.seat)
    told = [
        f"{'you' if seat == viewer.seat else name_of(match, viewer, seat)} {signed(points)}"
        for seat, points in own_first
        if points
    ]
    return [f"From your last move on: {', '.join(told)}."] if told else []


def what_decided(match: Match[Any, Any], viewer: Viewer) -> list[str]:
    """Where the winner got more than the next one, and where less; alone, where most came from."""
    found = largest(sources_of(match.game, match.states, match.players))
    best = match.game.winners(match.states[-1])
    if match.players == 1:
        top = max(found, key=lambda each: each.points[0], default=None)
        return [f"Most points came from {top.name}: {top.points[0]}."] if top else []
    points = points_at(match, len(match.moves))
    first = best[0]
    others = [seat for seat in range(match.players) if seat not in best] or best[1:]
    second = max(others, key=lambda seat: points[seat])
    by = {each: each.points[first] - each.points[second] for each in found}
    told = []
    more = max(found, key=lambda each: by[each], default=None)
    if more and by[more] > 0:
        told.append(compared(match, viewer, more, first, second))
    less = min(found, key=lambda each: by[each], default=None)
    if less and by[less] < 0:
        told.append(compared(match, viewer, less, second, first))
    return told


def compared(match: Match[Any, Any], viewer: Viewer, source: Source, more: Seat, less: Seat) -> str:
    """What a source brought to two players, or cost the second."""
    names = name_of(match, viewer, more), name_of(match, viewer, less)
    much, little = source.points[more], source.points[less]
    if little < 0 and much <= 0:
        who = "you" if names[0] == "You" else names[0]
        lost = f"{names[1]} lost {counted(-little, 'point')} to {source.name}"
        return f"{lost}; {who} lost {-much or 'none'}."
    return f"{names[0]} had more from {source.name}: {minus(much)} against {minus(little)}."
