"""Hints: the moves a search likes best, and what speaks for them, clause by clause."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from ..core.game import Game, M, S, Seat
from ..core.rulebook import Event, Line
from .search import ITERATIONS, Tried, searching
from .steps import Thinking, conclude
from .worth import finish

WORLDS = 5  # tries in which a consequence must show before it is called certain
Change = tuple[Seat, str]  # whose points change, and the clause that says so


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence about what a move brings, and the clause it rests on."""

    text: str
    clause: str

    def __str__(self) -> str:
        return f"{self.text} [{self.clause}]"


@dataclass(frozen=True, slots=True)
class Hint(Generic[M]):
    """A move worth making: how it did in a search, what it is, and what will follow."""

    move: M
    value: float  # the lead to be expected; alone, the points
    visits: int
    told: str
    reasons: tuple[Reason, ...]

    def __str__(self) -> str:
        said = "; ".join(map(str, self.reasons))
        return f"{self.told} {said[:1].upper()}{said[1:]}." if said else self.told


def hinting(
    game: Game[S, M],
    view: S,
    seat: Seat,
    rng: random.Random,
    budget: int = ITERATIONS,
    seconds: float | None = None,
    most: int = 3,
) -> Thinking[list[Hint[M]]]:
    """The best moves by a search of so many iterations, each with its reasons, step by step."""
    if game.to_move(view) != seat:
        raise ValueError(f"seat {seat} has nothing to decide here")
    rows = yield from searching(game, view, seat, rng, budget, seconds)
    found = []
    for row in rows[:most]:
        found.append(hint_of(game, view, seat, row, rng))
        yield 1.0
    return found


def hints(
    game: Game[S, M], view: S, seat: Seat, rng: random.Random, *budget: Any, **named: Any
) -> list[Hint[M]]:
    """The best moves by a search, each with its reasons; the budget is that of ``hinting``."""
    return conclude(hinting(game, view, seat, rng, *budget, **named))


def hint_of(game: Game[S, M], view: S, seat: Seat, row: Tried[M], rng: random.Random) -> Hint[M]:
    """A row of the root table in words."""
    told = game.notation.tell(view, row.move)
    reasons = tuple(consequences(game, view, seat, row.move, rng))
    return Hint(row.move, row.value, row.visits, told, reasons)


def consequences(
    game: Game[S, M], view: S, seat: Seat, move: M, rng: random.Random
) -> list[Reason]:
    """What follows by rule: points won or lost, and the events that happen however it falls.

    The move is tried with different secrets and luck; nothing that only some tries show is told
    as certain, so that a hint never gives away what the seat cannot know.
    """
    gains: list[dict[Change, tuple[int, str]]] = []
    events: list[list[Event]] = []
    for _ in range(WORLDS):
        world = game.resample(view, seat, rng)
        made = game.apply(world, move)
        after, _ = finish(game, made, rng)
        gains.append(changes(game.tally(world), game.tally(after)))
        news: Any = (made, after) if after is not made else (made,)
        events.append([event for state in news for event in state.news])
    return [*points(gains, seat), *certain(events)]


def changes(before: Sequence[Line], after: Sequence[Line]) -> dict[Change, tuple[int, str]]:
    """By seat and clause: points gained, and the note of a line that was not there before."""
    found: dict[Change, tuple[int, str]] = {}
    for lines, sign in ((before, -1), (after, 1)):
        for line in lines:
            key = line.seat, line.clause.id
            total, note = found.get(key, (0, ""))
            if sign > 0 and line not in before and line.points:
                note = line.note
            found[key] = total + sign * line.points, note
    return {key: gain for key, gain in found.items() if gain[0]}


def points(gains: Sequence[dict[Change, tuple[int, str]]], seat: Seat) -> Iterable[Reason]:
    """A sentence per seat and clause whose points change, one's own first."""
    keys = sorted({key for gain in gains for key in gain}, key=lambda key: (key[0] != seat, key))
    for who, clause in keys:
        amounts = [gain.get((who, clause), (0, ""))[0] for gain in gains]
        notes = {gain[who, clause][1] for gain in gains if (who, clause) in gain}
        note = f" ({notes.pop()})" if len(notes) == 1 and "" not in notes else ""
        yield Reason(f"{name(who, seat)} {amount(amounts)}{note}", clause)


def name(who: Seat, seat: Seat) -> str:
    """A player, as the one who is advised says it."""
    return "you get" if who == seat else f"player {who + 1} gets"


def amount(amounts: Sequence[int]) -> str:
    """Points in words: a number, or from the least to the most.

    >>> amount([2, 2]), amount([1, 4]), amount([-1])
    ('2 points', '1 to 4 points', '-1 point')
    """
    low, high = min(amounts), max(amounts)
    said = f"{low}" if low == high else f"{low} to {high}"
    return f"{said} point{'s' * (said not in ('1', '-1'))}"


def certain(tries: Sequence[Sequence[Event]]) -> list[Reason]:
    """The events that happen in all tries, each once."""
    first, *others = tries
    shared = [event for event in first if all(event in other for other in others)]
    return [Reason(event.text, event.clause.id) for event in dict.fromkeys(shared)]
