"""One decision judged: what the move made and the best ones are worth, from what the seat knew.

The best move is chosen by a search; then a few moves are weighed against each other in fresh
worlds, the same for all of them, so that the best of many is not thought better than it is. Values
are win chances in percent; what a move costs is said in points of win chance, with an interval.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, Final

from ..core.game import Game, Seat
from ..core.passport import passport
from .chances import Fit, chances
from .hints import Reason, hint_of, named
from .search import Search, Tried
from .steps import conclude
from .value import leads, values
from .weighing import Interval, difference, interval, weighing

BEST, FINE, DOUBTFUL, MISTAKE, BLUNDER = "best", "fine", "doubtful", "mistake", "blunder"
ONLY, OPEN = "only move", "not settled"
# By the lower end of what was lost, in points of win chance: the mark from there on.
LIMITS: Final = ((12.0, BLUNDER), (5.0, MISTAKE), (2.0, DOUBTFUL))
NOTHING: Final = 1.0  # points that the best move may seem to lose
WIDE: Final = 8.0  # points between the ends of an interval that settles nothing
FORCED: Final = 10.0  # points that every other move loses where one was the only one
CANDIDATES: Final = 3  # moves that are weighed beside the one made
SEARCHED: Final = 4  # iterations of the search that chooses, a world that is weighed
REASONS: Final = 2  # for a move
STEPS: Final = 2  # of how it goes on

# The seat's chance and its lead; everybody's chances, and points made and hoped for.
Worth = tuple[float, float, tuple[float, ...], tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Weight:
    """A move as it was weighed: what it is worth, and what it costs beside the best."""

    move: str
    told: str
    chance: Interval
    lead: float
    loss: Interval
    reasons: tuple[Reason, ...] = ()
    then: tuple[str, ...] = ()  # what the same player would do next
    points: tuple[float, ...] = ()  # made and hoped for, by seat, when it has been played on
    hope: float = 0.0  # by how much the points grow that may still come
    words: tuple[str, ...] = ()  # what speaks for it, as a player of this game would say it


@dataclass(frozen=True, slots=True)
class Judgment:
    """What is to be said of a decision; ``weights`` has the best first, and the move made."""

    at: int
    seat: Seat
    mark: str
    made: str
    loss: Interval  # points of win chance
    before: tuple[float, ...]  # everybody's chances if the best is done, in percent
    after: tuple[float, ...]  # and after the move made
    weights: tuple[Weight, ...]
    worlds: int

    @property
    def best(self) -> Weight:
        """The best move."""
        return self.weights[0]

    @property
    def own(self) -> Weight:
        """The move made."""
        return next(weight for weight in self.weights if weight.move == self.made)

    @property
    def accepted(self) -> tuple[str, ...]:
        """The moves that are as good as the best, as far as that can be told."""
        return tuple(weight.move for weight in self.weights if weight.loss.low <= 0)

    @property
    def settled(self) -> bool:
        """A longer look would hardly change the mark."""
        return settles(self.mark, self.loss)


@dataclass(frozen=True, slots=True)
class Standing:
    """Everybody's chances in a position, as one seat sees it, in percent; and that one's lead."""

    at: int
    seat: Seat
    chances: tuple[float, ...]
    band: Interval  # of the seat's own
    lead: float


@dataclass(frozen=True)
class Question:
    """A position to be judged: everything a worker has to know, and nothing that was hidden."""

    game: Game[Any, Any]
    view: Any
    seat: Seat
    at: int
    move: Any  # the one made; None where only the chances are asked
    worlds: int
    seed: str
    fit: Fit

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": passport(self.game)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update({**state, "game": state["game"].game()})

    def rng(self, part: str) -> random.Random:
        """Random numbers for a part of the work, the same wherever and whenever it is done."""
        return random.Random(f"{self.seed} {self.at} {self.seat} {self.worlds} {part}")


def answer(question: Question) -> Judgment | Standing:
    """Judge a decision, or say how everybody stands."""
    return standing(question) if question.move is None else judgment(question)


def standing(question: Question) -> Standing:
    """Everybody's chances: what is hidden is filled in anew in each world, and played on."""
    game, view, seat, rng = question.game, question.view, question.seat, question.rng("stand")
    search: Search[Any, Any] = Search(game, view, seat, rng)
    worth, found = worth_to(question), []
    for _ in range(question.worlds):
        search.chance_rng = search.choice_rng = random.Random(rng.getrandbits(64))
        found.append(worth(search.play_on(game.resample(view, seat, search.chance_rng))))
    return Standing(question.at, seat, everybody(found), own_chance(found), mean_lead(found))


def judgment(question: Question) -> Judgment:
    """Choose the best moves with one half of the work, and weigh them with the other."""
    game, view, seat, made = question.game, question.view, question.seat, question.move
    search: Search[Any, Any] = Search(game, view, seat, question.rng("choose"))
    for _ in search.thinking(SEARCHED * question.worlds, None):
        pass
    rows = search.table()
    moves = list(dict.fromkeys([*[row.move for row in rows[:CANDIDATES]], made]))
    rng, worth = question.rng("weigh"), worth_to(question)
    steps = weighing(game, view, seat, moves, question.worlds, rng, worth)
    samples = conclude(steps)
    own = [each[0] for each in samples[made]]
    best = moves[0]
    if fmean(own) > fmean([each[0] for each in samples[best]]):
        best = made  # nothing better was found
    order = [best, *[move for move in moves if move != best]]
    told = (best, made) if best != made else order[:2]  # where nothing was better: the next best
    weights = [weight(question, search, rows, samples, best, move, told) for move in order]
    loss = clipped(next(w.loss for w, move in zip(weights, order, strict=True) if move == made))
    mark = mark_of(loss, [w.loss for w in weights[1:]] if best == made else None)
    text = game.notation.write_move(made)
    ends = everybody(samples[best]), everybody(samples[made])
    return Judgment(question.at, seat, mark, text, loss, *ends, tuple(weights), question.worlds)


def weight(
    question: Question,
    search: Search[Any, Any],
    rows: Sequence[Tried[Any]],
    samples: dict[Any, list[Worth]],
    best: Any,
    move: Any,
    told_of: Sequence[Any],
) -> Weight:
    """A move as it was weighed, beside the best; with its reasons where it is told of."""
    game, found = question.game, samples[move]
    lost = difference([each[0] for each in samples[best]], [each[0] for each in found])
    told = named(game.notation, search.view, move, game.legal_moves(search.view))
    text = game.notation.write_move(move)
    points = tuple(map(fmean, zip(*[each[3] for each in found], strict=True)))
    weighed = Weight(text, told, own_chance(found), mean_lead(found), lost, points=points)
    if move not in told_of:
        return weighed
    row = next((row for row in rows if row.move == move), Tried(move, 0, 0.0))
    hint = hint_of(game.notation, search, row, rows)
    weighed = replace(weighed, hope=hint.hope, words=hint.words[:REASONS])
    if move == question.move:  # what came after it is known, and need not be thought up
        return replace(weighed, reasons=hint.reasons[:REASONS])
    reasons = (*hint.reasons, *hint.scores)[:REASONS]
    return replace(weighed, reasons=reasons, then=hint.then[:STEPS])


def worth_to(question: Question) -> Callable[[Any], Worth]:
    """What the end of a line of play is worth to the seat, and everybody's chances there."""
    game, seat, fit = question.game, question.seat, question.fit

    def worth(state: Any) -> Worth:
        share = tuple(100 * each for each in chances(game, state, fit))
        points = values(game, state, state.seats)
        return share[seat], leads(points)[seat], share, tuple(points)

    return worth


def everybody(samples: Sequence[Worth]) -> tuple[float, ...]:
    """Everybody's mean chance."""
    return tuple(map(fmean, zip(*[each[2] for each in samples], strict=True)))


def own_chance(samples: Sequence[Worth]) -> Interval:
    """The seat's own chance."""
    return interval([each[0] for each in samples])


def mean_lead(samples: Sequence[Worth]) -> float:
    """The lead to be expected."""
    return fmean([each[1] for each in samples])


def clipped(loss: Interval) -> Interval:
    """A loss is never a gain: at worst nothing was lost."""
    return Interval(max(0.0, loss.mean), max(0.0, loss.low), max(0.0, loss.high))


def in_hindsight(found: Judgment, later: Judgment) -> Judgment:
    """A decision with what the next one of the same turn shows of the move that was made."""
    seat = found.seat
    more = later.before[seat] - found.after[seat]
    loss = moved(found.loss, -min(found.loss.mean, max(0.0, more)))
    share = loss.mean / found.loss.mean if found.loss.mean else 0.0
    lost = [share * (b - a) for b, a in zip(found.before, found.after, strict=True)]
    before = tuple(b + each for b, each in zip(later.before, lost, strict=True))
    up = before[seat] - found.before[seat]
    weights = [
        replace(each, chance=shifted(each.chance, more), loss=loss)
        if each.move == found.made and each is not found.best
        else replace(each, chance=shifted(each.chance, up))
        for each in found.weights
    ]
    mark = found.mark if found.mark == ONLY else mark_of(loss)
    return replace(
        found, mark=mark, loss=loss, before=before, after=later.before, weights=tuple(weights)
    )


def shifted(each: Interval, by: float) -> Interval:
    """An interval elsewhere."""
    return Interval(each.mean + by, each.low + by, each.high + by)


def moved(loss: Interval, by: float) -> Interval:
    """A loss that is smaller by so much, and never a gain."""
    return clipped(shifted(loss, by))


def mark_of(loss: Interval, others: Sequence[Interval] | None = None) -> str:
    """The mark of a decision. ``others``: what the others lose beside a move that was the best.

    >>> mark_of(Interval(6, 5.2, 7)), mark_of(Interval(6, 1.9, 9)), mark_of(Interval(6, 0, 14))
    ('mistake', 'fine', 'not settled')
    >>> mark_of(Interval(0, 0, 0)), mark_of(Interval(0, 0, 0), [Interval(13, 11, 15)])
    ('best', 'only move')
    """
    if others and all(other.low >= FORCED for other in others):
        return ONLY
    for limit, mark in LIMITS:
        if loss.low >= limit:
            return mark
    if loss.high - loss.low > WIDE:
        return OPEN
    return BEST if loss.low <= 0 and loss.mean <= NOTHING else FINE


def settles(mark: str, loss: Interval) -> bool:
    """More worlds would hardly change the mark: no other limit lies within the interval.

    >>> settles("best", Interval(0.4, 0, 0.9)), settles("doubtful", Interval(6, 3, 9))
    (True, False)
    """
    if mark in (BLUNDER, ONLY):
        return True
    worse = [limit for limit, _ in LIMITS if limit > loss.low]
    return mark != OPEN and loss.high < min(worse)
