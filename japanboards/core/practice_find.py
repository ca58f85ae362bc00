"""Find it: touch every place where something may be done, or say how many there are."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from .frame import Sentence
from .game import CHANCE, Game
from .practice import Question, Verdict, complaint, extras, picture_of
from .practice_lines import Position, Stock, house_rules, knows
from .rulebook import Breach
from .scene import Light, is_away
from .told import whole
from .words import listed

LINES = 4  # games that are looked through
LOOKS = 20  # positions of a game that are looked at
MOST = 7  # places that are asked for
CLAUSES = 3  # that a question is about at most
ALL_OF = {1: "the only one", 2: "both"}
OTHERS = 2  # reasons against other places that are said to a wrong number


@dataclass(frozen=True)
class Finding:
    """A kind of move with a place in it: all its places may be asked for.

    ``place`` is the touch that names the place of a move, ``aimed`` the same move at another one.
    ``why`` says of a legal move why it may be done there, with the clause. ``tempting`` is true of
    a place that somebody might take for right: only such places decide what a question is about.
    """

    kind: type
    place: Callable[[Any], str]
    aimed: Callable[[Any, str], Any]
    task: Callable[[Any, Any], str]  # (state, one of the moves) -> "Touch every room that ..."
    count: Callable[[Any, Any], str]  # -> "How many rooms ..."
    why: Callable[[Any, Any], Sentence]
    tempting: Callable[[Any, Any], bool] = lambda state, move: True


def finding(kind: type, touch: str, name: str, *words: Any) -> Finding:
    """A finding whose place is one field of the move: it is touched as ``touch:field``.

    ``words`` are what a Finding has besides: task, count, why and tempting.
    """

    def aimed(move: Any, pick: str) -> Any:
        said = pick.partition(":")[2]
        value = int(said or 0) if isinstance(getattr(move, name), int) else said
        return replace(move, **{name: value})

    return Finding(kind, lambda move: f"{touch}:{getattr(move, name)}", aimed, *words)


@dataclass(frozen=True)
class FindIt(Question):
    """Where may it be done? ``against`` has what stands against all the other places."""

    goals: frozenset[str] = frozenset()
    against: Mapping[str, tuple[Breach, ...]] = field(default_factory=dict)
    reasons: Mapping[str, Sentence] = field(default_factory=dict)  # of the goals
    tempting: frozenset[str] = frozenset()  # of the others: those that look right
    counts: bool = False  # the number is asked for, not the places
    names: Mapping[str, str] = field(default_factory=dict)  # of all these places


def find_it(stock: Stock, seed: int, clause: str = "") -> FindIt | None:
    """A question about places, if it can be about this clause; any, if no clause is named."""
    game = stock.game
    rng = random.Random(f"{game.NAME} find {clause} {seed}")
    finds: tuple[Finding, ...] = getattr(extras(game), "FINDS", ())
    for further in range(LINES):
        people = [each for each in stock.of(seed, further).positions if each.seat != CHANCE]
        for here in rng.sample(people, min(LOOKS, len(people))):
            for finding in rng.sample(finds, len(finds)):
                found = places(game, here, finding, seed, rng, clause)
                if found is not None:
                    return found
    return None


def places(
    game: Game[Any, Any],
    here: Position,
    finding: Finding,
    seed: int,
    rng: random.Random,
    clause: str,
) -> FindIt | None:
    """The question about one of the moves of a kind, if it is worth asking."""
    own = [move for move in here.moves if type(move) is finding.kind]
    if not own:
        return None
    move = rng.choice(own)
    rest = finding.aimed(move, "")
    alike = {finding.place(each) for each in own if finding.aimed(each, "") == rest}
    if len(alike) > MOST or (len(alike) == 1 and rng.random() < 0.5):
        return None
    state, aimed = here.state, partial(finding.aimed, move)
    names = names_on(game, state, here.seat, finding.place(move).partition(":")[0] + ":")
    against = {
        pick: tuple(game.breaches(state, aimed(pick))) for pick in names if pick not in alike
    }
    if not alike <= names.keys() or len(against) < 2 or not all(against.values()):
        return None
    tempting = frozenset(pick for pick in against if finding.tempting(state, aimed(pick)))
    deciding = by_weight({pick: against[pick] for pick in tempting or against})
    if clause and clause not in deciding:
        return None
    if not all(knows(game, state, here.seat, aimed(pick)) for pick in names):
        return None
    counts = rng.random() < 0.25
    words = finding.count if counts else finding.task
    reasons = {pick: finding.why(state, aimed(pick)) for pick in alike}
    about = tuple(dict.fromkeys(filter(None, (clause, *deciding))))[:CLAUSES]
    return FindIt(
        *("find", seed, state, here.seat, words(state, move), about, frozenset(alike), against),
        *(reasons, tempting, counts, names),
        house=house_rules(game, state),
    )


def names_on(game: Game[Any, Any], state: Any, seat: int, begins: str) -> dict[str, str]:
    """The places on the board that are touched by such a name, and what they are called."""
    own: Callable[[Any, str], str] | None = getattr(extras(game), "named", None)
    return {
        mark.pick: own(state, mark.pick) if own else short_name(mark.pick, mark.title)
        for mark in picture_of(game, state, seat).marks
        if mark.pick.startswith(begins) and not is_away(mark)
    }


def short_name(pick: str, title: str) -> str:
    """A place by its name, or by what its title says first.

    >>> short_name("cell:Oita", "Oita 大分県: 4"), short_name("icon:2", "an ocean icon: empty")
    ('Oita', 'an ocean icon')
    """
    name = pick.partition(":")[2]
    return name if not title or title.startswith(name) else title.partition(":")[0]


def by_weight(against: Mapping[str, tuple[Breach, ...]]) -> list[str]:
    """The clauses that keep the other places out, those that do so alone first."""
    weight: dict[str, float] = {}
    for breaches in against.values():
        for breach in breaches:
            alone = len({each.complaint for each in breaches}) == 1
            weight[breach.clause.id] = weight.get(breach.clause.id, 0) + (1 if alone else 0.01)
    return sorted(weight, key=lambda each: -weight[each])


def judge_find(question: FindIt, touched: frozenset[str]) -> Verdict:
    """What is said to the places that were touched: each that is missing or wrong, and why."""
    goals = question.goals
    missing, wrong = sorted(goals - touched), sorted((touched - goals) & question.against.keys())
    lights = (
        *(Light("picked", pick) for pick in sorted(goals & touched)),
        *(Light("ready", pick) for pick in missing),
        *(Light("refused", pick) for pick in wrong),
    )
    if not missing and not wrong:
        head = f"Right: {ALL_OF.get(len(goals)) or f'all {len(goals)}'}"
        return Verdict(True, head, the_goals(question), question.clauses, (), lights)
    extra = f", {len(wrong)} too many" if wrong else ""
    head = f"{len(goals & touched)} of {len(goals)}{extra}"
    lines = (
        *together(question, {pick: question.reasons[pick] for pick in missing}, "{} too: "),
        *together(question, {pick: first_reason(question, pick) for pick in wrong}, "Not {}: "),
    )
    missed = dict.fromkeys(clause for line in lines for clause in line.clauses)
    return Verdict(False, head, lines, (), tuple(missed), lights)


def judge_count(question: FindIt, said: int) -> Verdict:
    """What is said to a number of places; where it is wrong, why others are none of them."""
    count = len(question.goals)
    lights = tuple(Light("ready", pick) for pick in sorted(question.goals))
    goals, clauses = the_goals(question), question.clauses
    if said == count:
        return Verdict(True, f"Right: {count}", goals, clauses, (), lights)
    head = f"There {'is' if count == 1 else 'are'} {count}, not {said}"
    others = {pick: first_reason(question, pick) for pick in sorted(question.tempting)}
    lines = (*goals, *together(question, others, "Not {}: ")[:OTHERS])
    cited = dict.fromkeys(clause for line in reversed(lines) for clause in line.clauses)
    return Verdict(False, head, lines, (), tuple(cited), lights)


def the_goals(question: FindIt) -> tuple[Sentence, ...]:
    """The places that were asked for, and why they are right."""
    reasons = {pick: question.reasons[pick] for pick in sorted(question.goals)}
    return together(question, reasons, "{}: ")


def first_reason(question: FindIt, pick: str) -> Sentence:
    """What stands against a place in the first place: of several rules those of the question."""
    said = complaint(question.against[pick])
    fitting = (each for about in question.clauses for each in said if about in each.clauses)
    return next(fitting, said[0])


def together(question: FindIt, reasons: Mapping[str, Sentence], words: str) -> tuple[Sentence, ...]:
    """Reasons of places: those that are the same are said once, the most common one first."""
    grouped: dict[Sentence, list[str]] = {}
    for pick, reason in reasons.items():
        grouped.setdefault(reason, []).append(question.names[pick])
    ranked = sorted(grouped.items(), key=lambda each: -len(each[1]))
    return tuple(
        Sentence(whole(f"{words.format(listed(names, MOST))}{reason.text}"), reason.clauses)
        for reason, names in ranked
    )
