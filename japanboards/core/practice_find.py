"""Find it: touch every place where something may be done, or say how many there are."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
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


@dataclass(frozen=True)
class Finding:
    """A kind of move with a place in it: all its places may be asked for.

    ``place`` is the touch that names the place of a move, ``aimed`` the same move at another one.
    """

    kind: type
    place: Callable[[Any], str]
    aimed: Callable[[Any, str], Any]
    task: Callable[[Any, Any], str]  # (state, one of the moves) -> "Touch every room that ..."
    count: Callable[[Any, Any], str]  # -> "How many rooms ..."


Words = Callable[[Any, Any], str]


def finding(kind: type, touch: str, name: str, task: Words, count: Words) -> Finding:
    """A finding whose place is one field of the move: it is touched as ``touch:field``."""

    def aimed(move: Any, pick: str) -> Any:
        said = pick.partition(":")[2]
        value = int(said or 0) if isinstance(getattr(move, name), int) else said
        return replace(move, **{name: value})

    return Finding(kind, lambda move: f"{touch}:{getattr(move, name)}", aimed, task, count)


@dataclass(frozen=True)
class FindIt(Question):
    """Where may it be done? ``against`` has what stands against all the other places."""

    goals: frozenset[str] = frozenset()
    against: Mapping[str, tuple[Breach, ...]] = field(default_factory=dict)
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
    scene = picture_of(game, here.state, here.seat)
    begins = finding.place(move).partition(":")[0] + ":"
    names = {
        mark.pick: mark.title or mark.pick.partition(":")[2]
        for mark in scene.marks
        if mark.pick.startswith(begins) and not is_away(mark)
    }
    against = {
        pick: tuple(game.breaches(here.state, finding.aimed(move, pick)))
        for pick in names
        if pick not in alike
    }
    if not alike <= names.keys() or len(against) < 2 or not all(against.values()):
        return None
    deciding = by_weight(against)
    if clause and clause not in deciding:
        return None
    if not all(knows(game, here.state, here.seat, finding.aimed(move, pick)) for pick in names):
        return None
    counts = rng.random() < 0.25
    words = finding.count if counts else finding.task
    task = words(here.state, move)
    about = tuple(dict.fromkeys(filter(None, (clause, *deciding))))[:CLAUSES]
    called = {pick: short_name(pick, title) for pick, title in names.items()}
    return FindIt(
        *("find", seed, here.state, here.seat, task, about, frozenset(alike), against, counts),
        called,
        house=house_rules(game, here.state),
    )


def short_name(pick: str, title: str) -> str:
    """A place by its name, or by what its title says first.

    >>> short_name("cell:Oita", "Oita 大分県: 4"), short_name("space:2/1", "row 2, space 1: empty")
    ('Oita', 'row 2, space 1')
    """
    name = pick.partition(":")[2]
    return name if title.startswith(name) else title.partition(":")[0]


def by_weight(against: Mapping[str, tuple[Breach, ...]]) -> list[str]:
    """The clauses that keep the other places out, those that do so alone first."""
    weight: dict[str, float] = {}
    for breaches in against.values():
        for breach in breaches:
            alone = len({each.complaint for each in breaches}) == 1
            weight[breach.clause.id] = weight.get(breach.clause.id, 0) + (1 if alone else 0.01)
    return sorted(weight, key=lambda each: -weight[each])


def judge_find(question: FindIt, touched: frozenset[str]) -> Verdict:
    """What is said to the places that were touched: what is missing, and what does not fit."""
    goals, names = question.goals, question.names
    missing, wrong = sorted(goals - touched), sorted(touched - goals)
    lights = (
        *(Light("picked", pick) for pick in sorted(goals & touched)),
        *(Light("ready", pick) for pick in missing),
        *(Light("refused", pick) for pick in wrong),
    )
    if not missing and not wrong:
        said = listed([names[pick] for pick in sorted(goals)], MOST)
        lines = (Sentence(f"{said}.", question.clauses[:1]), *example(question))
        head = f"Right: {'the only one' if len(goals) == 1 else f'all {len(goals)}'}"
        return Verdict(True, head, lines, question.clauses, (), lights)
    extra = f", {len(wrong)} too many" if wrong else ""
    head = f"{len(goals & touched)} of {len(goals)}{extra}"
    lines, missed = tuple[Sentence, ...](), list[str]()
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        lines += (Sentence(whole(f"{listed([names[x] for x in missing], MOST)} {verb} missing")),)
        missed += question.clauses[:1]
    for pick in [pick for pick in wrong if pick in question.against][:2]:
        against = question.against[pick]
        first, *_ = complaint(against)
        lines += (Sentence(f"Not {names[pick]}: {first.text}", first.clauses),)
        missed += [breach.clause.id for breach in against]
    return Verdict(False, head, lines, (), tuple(dict.fromkeys(missed)), lights)


def judge_count(question: FindIt, said: int) -> Verdict:
    """What is said to a number of places."""
    count = len(question.goals)
    lights = tuple(Light("ready", pick) for pick in sorted(question.goals))
    names = listed([question.names[pick] for pick in sorted(question.goals)], MOST)
    lines = (Sentence(f"{names}.", question.clauses[:1]), *example(question))
    if said == count:
        return Verdict(True, f"Right: {count}", lines, question.clauses, (), lights)
    return Verdict(False, f"There are {count}, not {said}", lines, (), question.clauses, lights)


def example(question: FindIt) -> tuple[Sentence, ...]:
    """Why one of the other places is none of them."""
    clause = question.clauses[0]
    for breaches in question.against.values():
        if any(breach.clause.id == clause for breach in breaches):
            return complaint([each for each in breaches if each.clause.id == clause])
    return ()
