"""The story of a reviewed game: one sum of luck and decisions, accuracy, turning points, rules.

Everything is seen from one seat. Its chance moves in three ways: by its own decisions (what they
lost, never a gain), by those of the others, and by luck, which is all that nobody decided: rolls,
cards, and what was hidden and is seen. Start and the three add up to the end, exactly.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from itertools import groupby, pairwise
from math import exp, sqrt
from statistics import fmean
from typing import TypeVar

from ..core.game import CHANCE, Seat
from ..core.rulebook import Rulebook
from ..core.story import round_of
from .chances import chances
from .review import Review
from .review_judging import BEST, DOUBTFUL, ONLY, Judgment, Standing
from .weighing import Interval

T = TypeVar("T")
OWN, LUCK, OTHERS = "own", "luck", "others"
FALLS = 23.0  # points of win chance after which a decision counts 1/e: the slope of Lichess' curve
POINTS = 3  # turning points
RULES = 3  # clauses that cost most
STAGES = 4, 26  # at least and at most, along the way


@dataclass(frozen=True, slots=True)
class Point:
    """Everybody's chances at a position, and the band of whoever looks."""

    at: int
    chances: tuple[float, ...]
    low: float
    high: float
    lead: float


@dataclass(frozen=True, slots=True)
class Step:
    """What moved the chance between two positions, and by how much."""

    kind: str
    at: int  # the position it led from
    seat: Seat  # who decided; the one who looks where nobody did
    change: float


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the game, such as a round: from a position to before another."""

    name: str
    label: str
    first: int
    end: int

    def __contains__(self, at: int) -> bool:
        return self.first <= at < self.end


@dataclass(frozen=True, slots=True)
class Sum:
    """From the chance at the start to that at the end; the parts add up."""

    start: float
    luck: float
    own: float
    others: float
    end: float
    doubt: float  # by how much luck may be off, 19 times in 20

    def swings(self) -> float:
        """What the parts come to; 0 if they add up."""
        return self.start + self.luck + self.own + self.others - self.end


def once(find: Callable[[Review], T]) -> Callable[[Review], T]:
    """A function of a review that is asked again only when there are more answers."""

    @wraps(find)
    def found(review: Review) -> T:
        key = find.__name__, review.seat
        count, value = review.notes.get(key, (-1, None))
        if count != len(review.answers):
            value = find(review)
            review.notes[key] = len(review.answers), value
        known: T = value
        return known

    return found


@once
def points(review: Review) -> list[Point]:
    """The chances along the game, as far as they are known."""
    return list(filter(None, (point(review, at) for at in review.nodes())))


def point(review: Review, at: int) -> Point | None:
    """The chances at a node; None while they are not known."""
    seat = review.seat
    if review.movers[at] is None:
        shares = tuple(100 * each for each in final(review))
        return Point(at, shares, shares[seat], shares[seat], 0.0)
    if review.movers[at] == seat and review.decided(at):
        found = review.judgment(at)
        if found is None:
            return None
        half, chance = found.best.chance.width / 2, found.before[seat]
        return Point(at, found.before, chance - half, chance + half, found.best.lead)
    stands = review.answers.get(("stand", at, seat))
    if isinstance(stands, Standing):
        return Point(at, stands.chances, stands.band.low, stands.band.high, stands.lead)
    made = review.judgment(at - 1) if at and review.movers[at - 1] == seat else None
    if made is None:
        return None
    own = made.own
    return Point(at, made.after, own.chance.low, own.chance.high, own.lead)


def final(review: Review) -> list[float]:
    """Who has won, as chances; alone, whether the par was beaten."""
    return chances(review.game, review.match.states[-1], review.fit)


@once
def steps(review: Review) -> list[Step]:
    """What moved the chance of whoever looks, in order; only between points that are known."""
    known = {each.at: each for each in points(review)}
    found: list[Step] = []
    for at, to in pairwise(review.nodes()):
        if at in known and to in known:
            change = known[to].chances[review.seat] - known[at].chances[review.seat]
            found += parts(review, at, to, change)
    return found


def parts(review: Review, at: int, to: int, change: float) -> Iterator[Step]:
    """One change told apart: by whom it was decided, and what nobody did.

    Luck is told where chance moved; without such a move, something hidden was seen.
    """
    seat, mover = review.seat, review.movers[at]
    chance = next((n for n in range(at, to) if review.movers[n] == CHANCE), at)
    if not review.seen_to_decide(at) or mover is None:
        yield Step(LUCK, chance, seat, change)
    elif mover != seat:
        yield Step(OTHERS, at, mover, change)
    else:
        judged = review.judgment(at)
        lost = judged.loss.mean if judged else 0.0
        yield Step(OWN, at, seat, -lost)
        yield Step(LUCK, chance, seat, change + lost)


@once
def shares(review: Review) -> dict[str, float]:
    """By kind, how many percent of all that moved the chance it was."""
    moved: dict[str, float] = dict.fromkeys((LUCK, OWN, OTHERS), 0.0)
    for step in steps(review):
        moved[step.kind] += abs(step.change)
    whole = sum(moved.values()) or 1
    return {kind: 100 * amount / whole for kind, amount in moved.items()}


@once
def summed(review: Review) -> Sum | None:
    """The one sum; None before all of it is known."""
    known = points(review)
    if len(known) < len(review.nodes()):
        return None
    total: dict[str, float] = dict.fromkeys((LUCK, OWN, OTHERS), 0.0)
    for step in steps(review):
        total[step.kind] += step.change
    start, end = (each.chances[review.seat] for each in (known[0], known[-1]))
    doubt = doubt_of_luck(review, known)
    return Sum(start, total[LUCK], total[OWN], total[OTHERS], end, doubt)


def doubt_of_luck(review: Review, known: Sequence[Point]) -> float:
    """By how much luck may be off: by the bands of the points between which it was told apart.

    Where luck follows upon luck, the point between them is no matter; nor is one that is known
    from the decision before it.
    """
    counts = dict.fromkeys((each.at for each in known), 0)
    for one, other in pairwise(known):
        mover = review.movers[one.at]
        others = review.seen_to_decide(one.at) and mover != review.seat
        if not others and not review.carried(other.at, review.seat):
            counts[one.at] -= 1
            counts[other.at] += 1
    return sqrt(sum((counts[each.at] * (each.high - each.low) / 2) ** 2 for each in known))


def in_percent(parts: Mapping[str, float]) -> dict[str, int]:
    """Shares as whole percents that add up to 100: what rounding loses goes to the largest rests.

    >>> in_percent({"luck": 33.4, "own": 33.3, "others": 33.3})
    {'luck': 34, 'own': 33, 'others': 33}
    """
    whole = sum(parts.values()) or 1.0
    exact = {kind: 100 * amount / whole for kind, amount in parts.items()}
    found = {kind: int(amount) for kind, amount in exact.items()}
    rests = sorted(exact, key=lambda kind: found[kind] - exact[kind])
    missing = 100 - sum(found.values()) if sum(parts.values()) else 0
    return {kind: found[kind] + (kind in rests[:missing]) for kind in found}


def accuracy(judgments: Sequence[Judgment]) -> Interval | None:
    """From 0 to 100: how near the decisions were to the best ones, with its interval.

    Only moves are no decisions. None without any other.
    """
    decided = [judged for judged in judgments if judged.mark != ONLY]
    if not decided:
        return None
    mean = fmean([score(judged.loss.mean) for judged in decided])
    halves = [(score(each.loss.low) - score(each.loss.high)) / 2 for each in decided]
    half = sqrt(sum(half * half for half in halves)) / len(decided)
    return Interval(mean, max(0.0, mean - half), min(100.0, mean + half))


def score(lost: float) -> float:
    """What a decision that lost so much counts, from 0 to 100."""
    return 100 * exp(-lost / FALLS)


def given_away(judgments: Sequence[Judgment]) -> float:
    """All the win chance that was lost by decisions."""
    return sum(judged.loss.mean for judged in judgments)


@once
def stages(review: Review) -> list[Stage]:
    """The rounds of the game, or the turns of whoever looks where it has none."""
    states = review.match.states[: review.last]
    whole = [round_of(review.game, state) for state in states]
    rounds = [name.partition(",")[0] for name in whole]
    for names in (whole, rounds):
        found = cut(names)
        if STAGES[0] <= len(found) <= STAGES[1]:
            return found
    turns, now = [], 0
    for before, mover in pairwise([None, *review.movers[: review.last]]):
        now += mover == review.seat and before != review.seat
        turns.append(f"Turn {max(1, now)}")
    most = max(1, -(-now // STAGES[1]))
    return cut([turns_together(int(turn[5:]), most, now) for turn in turns])


def turns_together(turn: int, most: int, last: int) -> str:
    """A turn with those that are told with it, where a game has too many to tell one by one.

    >>> [turns_together(turn, 2, 5) for turn in (1, 4, 5)], turns_together(4, 1, 5)
    (['Turns 1 and 2', 'Turns 3 and 4', 'Turn 5'], 'Turn 4')
    """
    first = most * ((turn - 1) // most) + 1
    end = min(first + most - 1, max(first, last))
    if first == end:
        return f"Turn {first}"
    return f"Turns {first} {'and' if end == first + 1 else 'to'} {end}"


def cut(names: Sequence[str]) -> list[Stage]:
    """Positions with the same name, one after another, as a stage."""
    found, at = [], 0
    for name, inside in groupby(names):
        first, at = at, at + len(list(inside))
        found.append(Stage(re.sub(r" of \d+", "", name), label(name), first, at))
    return found


def label(name: str) -> str:
    """A stage in a few characters.

    >>> [label(name) for name in ("Round 2 of 6, turn 1", "Turn 4", "Before the first round")]
    ['2.1', '4', 'start']
    """
    if not (found := re.match(r"\w+ (\d+)(?: of \d+)?(?:, (?:turn (\d+)|(\w+)))?", name)):
        return "start"
    number, turn, phase = found.groups()
    return f"{number}.{turn}" if turn else f"{number} {phase}" if phase else number


@once
def turning_points(review: Review) -> list[Step]:
    """The largest changes of any kind, never two in one stage, in the order of the game.

    Of luck only what a roll or a card brought: no decision is called luck.
    """
    rounds, chosen, taken = stages(review), list[Step](), set[str]()
    told = [s for s in steps(review) if s.kind != LUCK or review.movers[s.at] == CHANCE]
    for step in sorted(told, key=lambda step: -abs(step.change)):
        stage = next((each.name for each in rounds if step.at in each), "")
        if len(chosen) < POINTS and stage not in taken and abs(step.change) >= 1:
            chosen.append(step)
            taken.add(stage)
    return sorted(chosen, key=lambda step: step.at)


def clauses_that_cost(judgments: Sequence[Judgment], book: Rulebook) -> list[tuple[str, float]]:
    """The clauses of the reasons for better moves, with the win chance that they cost."""
    costs: dict[str, float] = {}
    for judged in judgments:
        reasons = judged.best.reasons if judged.made != judged.best.move else ()
        if reasons and judged.loss.low > 0 and reasons[0].clause in book.clauses:
            first = reasons[0].clause
            costs[first] = costs.get(first, 0.0) + judged.loss.mean
    return sorted(costs.items(), key=lambda item: -item[1])[:RULES]


def done_well(judgments: Sequence[Judgment]) -> Judgment | None:
    """The best move that was hardest to find: the next one would have lost most."""
    good = [j for j in judgments if j.mark in (BEST, ONLY) and len(j.weights) > 1]
    rivals = [(next_loss(judged), -judged.at, judged) for judged in good]
    most = max(rivals, default=None, key=lambda row: row[:2])
    return most[2] if most and most[0] > 0 else None


def next_loss(judged: Judgment) -> float:
    """At least so much the next best move would have lost."""
    return min(weight.loss.low for weight in judged.weights[1:])


def mistakes(judgments: Sequence[Judgment]) -> list[Judgment]:
    """The decisions worth another try, in the order of the game."""
    return [judged for judged in judgments if judged.mark not in (BEST, ONLY) and is_worse(judged)]


def is_worse(judged: Judgment) -> bool:
    """The move made was worse than the best, as far as that can be told."""
    return judged.mark in ("mistake", "blunder", DOUBTFUL)


def phases(judgments: Sequence[Judgment], last: int) -> list[tuple[str, Interval | None]]:
    """Accuracy in the first, the middle and the last third of a game."""
    names = ("beginning", "middle", "end")
    thirds = [
        [each for each in judgments if min(2, 3 * each.at // max(1, last)) == nth]
        for nth in range(3)
    ]
    return [(name, accuracy(part)) for name, part in zip(names, thirds, strict=True)]
