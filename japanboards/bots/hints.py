"""Hints: the moves a search likes best, and what speaks for them, clause by clause."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Any, Generic

from ..core.game import Game, M, Rules, S, Seat, Text
from ..core.rulebook import Event, Line
from .plans import Step, path, shared_start
from .search import ITERATIONS, Search, Tried
from .steps import Thinking, conclude
from .value import finish, heuristics_of

WORLDS = 5  # tries in which a consequence must show before it is called certain
LEAST = 2  # moves that are compared with a hint, to leave out what happens anyway
Change = tuple[Seat, str]  # whose points change, and the clause that says so


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence about what a move brings, and the clause it rests on."""

    text: str
    clause: str
    scored: bool = False  # it is about points
    gain: int = 0  # of one's own points: 1 if they grow, -1 if they fall; 0 for those of others

    def __str__(self) -> str:
        return f"{self.text} [{self.clause}]"


@dataclass(frozen=True, slots=True)
class Hint(Generic[M]):
    """A move worth making: how it did in a search, what it is, what follows, how it goes on."""

    move: M
    value: float  # the lead to be expected; alone, the points
    visits: int
    told: str
    reasons: tuple[Reason, ...]
    then: tuple[str, ...] = ()  # what the same player would do next
    scores: tuple[Reason, ...] = ()  # the points all of it brings, beyond those of the move
    hope: float = 0.0  # by how much the points that may still come grow
    hopes: tuple[tuple[str, float], ...] = ()  # the same by where they may come from
    words: tuple[str, ...] = ()  # what speaks for it, as a player of this game would say it
    brings: str = ""  # what the player has of it at once, as a player of this game would say it
    plan: tuple[M, ...] = ()  # the move with what the same player would do next

    def is_plan_of(self, other: Hint[M]) -> bool:
        """It begins with a later step of the other's plan, and goes on as that does, if at all."""
        return self.move in other.plan[1:] and set(self.plan) <= set(other.plan)

    def __str__(self) -> str:
        parts = [self.told, sentence(self.reasons)]
        if self.then:
            parts += ["Then:", *self.then, sentence(self.scores, "with that ")]
        return " ".join(filter(None, parts))


def sentence(reasons: Sequence[Reason], begin: str = "") -> str:
    """Reasons as one sentence with a capital and a full stop; "" for none.

    >>> sentence([Reason("you get 1 point", "X-1"), Reason("it rains", "X-2")])
    'You get 1 point [X-1]; it rains [X-2].'
    """
    said = f"{begin}{'; '.join(map(str, reasons))}."
    return f"{said[:1].upper()}{said[1:]}" if reasons else ""


def hinting(
    game: Game[S, M],
    view: S,
    seat: Seat,
    rng: random.Random,
    budget: int = ITERATIONS,
    seconds: float | None = None,
    most: int = 3,
) -> Thinking[list[Hint[M]]]:
    """The best moves by a search of this many iterations, each with its reasons, step by step."""
    if game.to_move(view) != seat:
        raise ValueError(f"seat {seat} has nothing to decide here")
    search: Search[S, M] = Search(game, view, seat, rng)
    yield from search.thinking(budget, seconds)
    rows, found = search.table(), list[Hint[M]]()
    for row in rows:
        if len(found) == most:
            break
        yield 1.0
        hint = hint_of(game.notation, search, row, rows)
        if not any(hint.is_plan_of(other) for other in found):  # else: the same in another order
            found.append(hint)
    return found


def hints(
    game: Game[S, M], view: S, seat: Seat, rng: random.Random, *budget: Any, **named: Any
) -> list[Hint[M]]:
    """The best moves by a search, each with its reasons; the budget is that of ``hinting``."""
    return conclude(hinting(game, view, seat, rng, *budget, **named))


def hint_of(
    text: Text[S, M], search: Search[S, M], row: Tried[M], rows: Sequence[Tried[M]]
) -> Hint[M]:
    """A row of the root table in words."""
    told = named(text, search.view, row.move, search.game.legal_moves(search.view))
    reasons = apart(following(search, row.move), anyway(search, row.move, rows))
    steps, scores = prospects(text, search, row.move)
    then, plan = (tuple(step.told for step in steps[1:]), tuple(step.move for step in steps))
    more = tuple(reason for reason in scores if reason not in reasons)
    hope, hopes = hope_in(search, row.move)
    words, brings = in_words(search, row.move), brought(search, row.move)
    return Hint(
        row.move, row.value, row.visits, told, reasons, then, more, hope, hopes, words, brings, plan
    )


def brought(search: Search[S, M], move: M) -> str:
    """What a move brings at once, where the game's heuristics have ``brings`` to say it."""
    brings = getattr(heuristics_of(search.game), "brings", None)
    return str(brings(search.view, search.seat, move)) if brings else ""


def in_words(search: Search[S, M], move: M) -> tuple[str, ...]:
    """What speaks for a move as a player says it, where the game's heuristics have ``reasons``."""
    reasons = getattr(heuristics_of(search.game), "reasons", None)
    return tuple(reasons(search.view, search.seat, move)) if reasons else ()


def following(search: Search[S, M], move: M) -> list[Reason]:
    """What follows from a move of the player who searches."""
    return consequences(search.game, search.view, search.seat, move, search.rng)


def anyway(search: Search[S, M], move: M, rows: Sequence[Tried[M]]) -> set[Reason]:
    """What follows from the least tried moves of the same kind, too."""
    alike = [row.move for row in rows if type(row.move) is type(move) and row.move != move]
    return {reason for other in alike[-LEAST:] for reason in following(search, other)}


def apart(reasons: Sequence[Reason], anyway: Collection[Reason]) -> tuple[Reason, ...]:
    """The reasons that speak for a move: all points, and what does not happen anyway."""
    return tuple(reason for reason in reasons if reason.scored or reason not in anyway)


def named(text: Text[S, M], view: S, move: M, legal: Sequence[M]) -> str:
    """A move as a sentence; with what it is about where the log would keep quiet about a secret."""
    told = text.tell(view, move)
    alike = [other for other in legal if text.tell(view, other) == told]
    return told if len(alike) < 2 else f"{told[:-1]}: {text.write_move(move).partition(' ')[2]}."


def prospects(
    text: Text[S, M], search: Search[S, M], move: M
) -> tuple[Sequence[Step[S, M]], tuple[Reason, ...]]:
    """The move and how its player goes on, as far as luck and secrets leave it open; its points.

    Nothing where it does not go on.
    """
    game, view, seat, rng = search.game, search.view, search.seat, search.rng
    worlds = [game.resample(view, seat, rng) for _ in range(WORLDS)]
    ways = [path(text, search, world, move) for world in worlds]
    length = shared_start(ways)
    if length < 2:
        return (), ()
    ends = [finish(game, way[length - 1].after, rng)[0] for way in ways]
    gains = [changes(game.tally(w), game.tally(end)) for w, end in zip(worlds, ends, strict=True)]
    return ways[0][:length], tuple(points(gains, seat))


def hope_in(search: Search[S, M], move: M) -> tuple[float, tuple[tuple[str, float], ...]]:
    """By how much a move changes what its player may still hope for, on average; and from where.

    Where it comes from is told by heuristics with ``parts``, which add up to the estimate.
    """
    game, seat, found = search.game, search.seat, heuristics_of(search.game)
    worlds = [game.resample(search.view, seat, search.rng) for _ in range(WORLDS)]
    ends = [finish(game, game.apply(world, move), search.rng)[0] for world in worlds]
    pairs = list(zip(worlds, ends, strict=True))
    hope = mean(found.estimate(end, seat) - found.estimate(world, seat) for world, end in pairs)
    parts = getattr(found, "parts", None)
    if not parts:
        return hope, ()
    both = [(parts(world, seat), parts(end, seat)) for world, end in pairs]
    grown = {name: mean(now[name] - then[name] for then, now in both) for name in both[0][0]}
    return hope, tuple(sorted(grown.items(), key=lambda each: -each[1]))


def consequences(
    game: Rules[S, M], view: S, seat: Seat, move: M, rng: random.Random
) -> list[Reason]:
    """What follows by rule: points won or lost, and other events of the move however it falls.

    Points are those at the end of the step that the move begins; events are those of the move
    itself, as what comes later is told when somebody does it.
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
        events.append(list(made.news))
    scored = list(points(gains, seat))
    cited = {reason.clause for reason in scored}
    return [*scored, *(event for event in certain(events) if event.clause not in cited)]


def changes(before: Sequence[Line], after: Sequence[Line]) -> dict[Change, tuple[int, str]]:
    """By seat and clause: points gained, and the notes of lines that were not there before."""
    found: dict[Change, tuple[int, str]] = {}
    for lines, sign in ((before, -1), (after, 1)):
        for line in lines:
            key = line.seat, line.clause.id
            total, note = found.get(key, (0, ""))
            if sign > 0 and line not in before and line.points:
                note = f"{note}; {line.note}" if note else line.note
            found[key] = total + sign * line.points, note
    return {key: gain for key, gain in found.items() if gain[0]}


def points(gains: Sequence[dict[Change, tuple[int, str]]], seat: Seat) -> Iterable[Reason]:
    """A sentence per seat and clause whose points change, one's own first."""
    keys = sorted({key for gain in gains for key in gain}, key=lambda key: (key[0] != seat, key))
    for who, clause in keys:
        amounts = [gain.get((who, clause), (0, ""))[0] for gain in gains]
        notes = {gain[who, clause][1] for gain in gains if (who, clause) in gain}
        note = f" ({notes.pop()})" if len(notes) == 1 and "" not in notes else ""
        total = sum(amounts) if who == seat else 0
        gain = (total > 0) - (total < 0)
        yield Reason(f"{score(who, seat, amounts)}{note}", clause, scored=True, gain=gain)


def score(who: Seat, seat: Seat, amounts: Sequence[int]) -> str:
    """Points in words, as the one who is advised says it: a number, or from least to most.

    >>> score(0, 0, [2, 2]), score(0, 0, [1, 4]), score(1, 0, [-1])
    ('you get 2 points', 'you get 1 to 4 points', 'player 2 loses 1 point')
    """
    low, high = min(amounts), max(amounts)
    verb = "lose" if high < 0 else "get"
    if high < 0:
        low, high = -high, -low
    player = f"you {verb}" if who == seat else f"player {who + 1} {verb}s"
    said = f"{low}" if low == high else f"{low} to {high}"
    return f"{player} {said} point{'s' * (said != '1')}"


def certain(tries: Sequence[Sequence[Event]]) -> list[Reason]:
    """The events that happen in all tries, each once."""
    first, *others = tries
    shared = [event for event in first if all(event in other for other in others)]
    return [Reason(event.text, event.clause.id) for event in dict.fromkeys(shared)]
