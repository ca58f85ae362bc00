"""Legal or not? A position and a move on it: may it be done, and which rule says so."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Any

from .frame import Sentence
from .game import CHANCE, Game
from .practice import Question, Verdict, asked, complaint, extras
from .practice_find import Finding
from .practice_lines import Line, Position, Stock, house_rules, knows
from .practice_options import options
from .rulebook import Breach, Rulebook
from .scene import Light
from .told import whole

LINES = 3  # games in which a clause is looked for, before the lessons are asked
LOOKS = 14  # positions of a game that are looked at
MOVES = 10  # legal moves of a position that are looked at
FEW = 5  # where any clause will do
MOST = 2  # things that may be wrong with a move at once; with care it is one


@dataclass(frozen=True)
class LegalOrNot(Question):
    """May this be done? ``breaches`` say why not; ``instead`` is what may not, beside what may.

    A legal move is asked about where a move like it, in the same position, offends the clause
    alone: only there the clause has anything to say about it. What can be done in one way only, as
    to pass, has no such move beside it, and the clause is one that refuses it elsewhere.
    """

    move: Any = None
    breaches: tuple[Breach, ...] = ()
    options: tuple[str, ...] = ()  # clauses to choose from; those in ``clauses`` are right
    instead: tuple[str, tuple[Breach, ...]] | None = None

    @property
    def legal(self) -> bool:
        """It may be done."""
        return not self.breaches


@dataclass(frozen=True)
class Case:
    """A position, a move, what stands against it, and the clause it is asked for."""

    position: Position
    move: Any
    breaches: tuple[Breach, ...]
    clause: str
    instead: Any = None  # a refused move that differs in one thing


def kinds_of(book: Rulebook, clause: str) -> set[type]:
    """The kinds of moves that a clause can refuse."""
    return {
        kind for kind, rules in book.rules.items() if any(each.id == clause for each, _ in rules)
    }


def reasons(breaches: Sequence[Breach]) -> int:
    """How many different things are wrong: several clauses may complain of the same."""
    return len({breach.complaint for breach in breaches})


def legal_or_not(
    stock: Stock, seed: int, clause: str, legal: bool | None = None, strict: bool = False
) -> LegalOrNot:
    """A question about a clause that can refuse a move.

    With ``legal`` it is about a legal move or about none such, else a coin decides, and the other
    side is asked where this one has nothing. Only a ``strict`` one is about the very clause.
    """
    game = stock.game
    rng = random.Random(f"{game.NAME} legal {clause} {seed}")
    lines = Lines(lines_for(stock, seed, clause, rng))
    right: list[Finder] = [allowed] if strict else [allowed, beside_another]
    wrong: list[Finder] = [partial(refused, most=most) for most in (1, MOST)]
    first = rng.random() < 0.5 if legal is None else legal
    finders = [*right, *wrong] if first else [*wrong, *right]
    for find in finders if legal is None else right if legal else wrong:
        for line in lines if find is not beside_another else islice(lines, LINES):
            if case := find(game, line, clause, rng):
                return question(game, seed, case, rng)
    raise ValueError(f"no question about {clause} was found")


Finder = Callable[[Game[Any, Any], Line, str, random.Random], Case | None]


class Lines:
    """Games that are played when they are asked for, and only once."""

    def __init__(self, lines: Iterator[Line]) -> None:
        self._played, self._rest = list[Line](), lines

    def __iter__(self) -> Iterator[Line]:
        yield from self._played
        for line in self._rest:
            self._played.append(line)
            yield line


def lines_for(stock: Stock, seed: int, clause: str, rng: random.Random) -> Iterator[Line]:
    """Games in which a clause may play a part: any, then such that go on from the lessons.

    What is rare in games is begun where a lesson shows it, and played on for some moves; at last
    the lesson's own position, where it is certain.
    """
    game, taught = stock.game, stock.taught(clause)
    for further in range(LINES):
        yield stock.of(seed, further)
    for longest in (8, 3, 1):
        for mistake in rng.sample(taught, min(2, len(taught))):
            line = stock.played(game.notation.read(mistake.position), rng, None, longest)
            line.near.add(game.notation.read_move(mistake.move))
            yield replace(line, by_chance=line.by_chance | stock.of(seed).by_chance)


def looked_at(line: Line, rng: random.Random) -> list[Position]:
    """Some positions of a game, those of people first."""
    some = rng.sample(line.positions, min(LOOKS, len(line.positions)))
    return sorted(some, key=lambda each: each.seat == CHANCE)


def out_of_place(line: Line, here: Position, kind: type) -> bool:
    """A person would decide here, and it is chance's turn; or chance decides something else."""
    if kind in line.by_chance:
        return all(type(move) is not kind for move in here.moves)
    return here.seat == CHANCE


def kinds_in(game: Game[Any, Any], line: Line, clause: str) -> set[type]:
    """The kinds of moves that a clause can refuse; what people do is asked rather than luck."""
    kinds = kinds_of(game.BOOK, clause)
    return kinds - line.by_chance or kinds


def refused(
    game: Game[Any, Any], line: Line, clause: str, rng: random.Random, most: int
) -> Case | None:
    """A near miss that this clause refuses, for no more reasons than these."""
    kinds = kinds_in(game, line, clause)
    for here in looked_at(line, rng):
        found = list[Case]()
        for move in line.near.some(here.moves, rng):
            if type(move) not in kinds or not plausible(line, move):
                continue
            if out_of_place(line, here, type(move)) or is_silly(game, here.state, move):
                continue
            breaches = tuple(game.breaches(here.state, move))
            if any(each.clause.id == clause for each in breaches) and reasons(breaches) <= most:
                found.append(Case(here, move, breaches, clause))
        for case in sorted(found, key=lambda case: reasons(case.breaches))[:4]:
            if fair(game, case):
                return case
    return None


def plausible(line: Line, move: Any) -> bool:
    """Somebody might do this: everything about it was seen in such a move."""
    near, kind = line.near, type(move)
    known = zip(near.names[kind], near.values[kind], strict=True)
    return move in near.seen or all(getattr(move, name) in values for name, values in known)


def is_silly(game: Game[Any, Any], state: Any, move: Any) -> bool:
    """The game says that nobody would ask about this."""
    silly = getattr(extras(game), "silly", None)
    return silly is not None and silly(state, move)


def allowed(game: Game[Any, Any], line: Line, clause: str, rng: random.Random) -> Case | None:
    """A legal move beside one that this clause refuses; a mere "pass" has none beside it."""
    kinds = kinds_in(game, line, clause)
    for here in looked_at(line, rng):
        own = [move for move in here.moves if type(move) in kinds]
        for move in rng.sample(own, min(MOVES, len(own))):
            found = beside(game, line, here, move, rng)
            if not line.near.names[type(move)]:
                found = {clause: None}
            if clause in found and fair(game, case := Case(here, move, (), clause, found[clause])):
                return case
    return None


def beside_another(
    game: Game[Any, Any], line: Line, clause: str, rng: random.Random
) -> Case | None:
    """A legal move of a kind that this clause watches over, beside one that another refuses.

    Where a clause never refuses one of two moves alike (it is about a whole phase, say), a legal
    move says nothing of it. It is asked for what does speak there, so that not every question about
    such a kind of move is answered by "not legal".
    """
    kinds = kinds_in(game, line, clause)
    for here in looked_at(line, rng)[:FEW]:
        own = [move for move in here.moves if type(move) in kinds]
        for move in rng.sample(own, min(FEW, len(own))):
            for other, instead in beside(game, line, here, move, rng).items():
                if fair(game, case := Case(here, move, (), other, instead)):
                    return case
    return None


def beside(
    game: Game[Any, Any], line: Line, here: Position, move: Any, rng: random.Random
) -> dict[str, Any]:
    """By clause: a move that differs in one thing, is told otherwise and refused by it alone."""
    found, others = dict[str, Any](), list(line.near.beside(move))
    words = asked(game, here.state, move)
    for other in rng.sample(others, min(MOVES, len(others))):
        against = game.breaches(here.state, other)
        new = [each.clause.id for each in against if each.clause.id not in found]
        if not new or reasons(against) > 1 or asked(game, here.state, other) == words:
            continue
        if not is_silly(game, here.state, other) and can_touch(game, here, other):
            found |= dict.fromkeys(new, other)
    return found


def fair(game: Game[Any, Any], case: Case) -> bool:
    """The two witnesses agree, and whoever looks can judge the move and touch all that is in it."""
    here = case.position
    state, move = here.state, case.move
    if (move in here.moves) == bool(game.breaches(state, move)):
        return False
    return can_touch(game, here, move) and knows(game, state, here.viewer, move)


def can_touch(game: Game[Any, Any], here: Position, move: Any) -> bool:
    """Everything that spells a move is there, and as often as it is touched."""
    wanted = Counter(game.scene.picks(move))
    there = here.touches if wanted else Counter[str]()
    if not there.keys() >= wanted.keys():
        return False
    more = {pick for pick, count in wanted.items() if count > there[pick]}
    if not more:
        return True
    spelled = [Counter(game.scene.picks(each)) for each in here.moves]  # one thing, touched again
    return all(any(each[pick] >= wanted[pick] for each in spelled) for pick in more)


def question(game: Game[Any, Any], seed: int, case: Case, rng: random.Random) -> LegalOrNot:
    """The question about a case."""
    state = case.position.state
    instead = None
    if case.instead is not None:
        against = tuple(game.breaches(state, case.instead))
        instead = asked(game, state, case.instead), against
    words, seat = asked(game, state, case.move), case.position.viewer
    right, offered = options(game, state, case.move, case.clause, case.breaches, rng)
    about = seed, state, seat, words, right, case.move, case.breaches, offered, instead
    return LegalOrNot("legal", *about, house=house_rules(game, state))


def judge_legal(
    game: Game[Any, Any], asked_for: LegalOrNot, legal: bool | None, clause: str = ""
) -> Verdict:
    """What is said to "legal", or to "not legal" and the clause that was named.

    Only of a refused move it is asked by which clause: a legal one keeps them all.
    """
    found = "legal" if asked_for.legal else "not legal"
    picks = game.scene.picks(asked_for.move)
    lights = tuple(Light("picked", pick) for pick in picks)
    right = legal is asked_for.legal and (asked_for.legal or clause in asked_for.clauses)
    about = asked_for.clauses[:1]
    lines = because(game, asked_for, right)
    if clause and not right:
        kept = f"The rule you chose is kept here: {game.BOOK[clause].text}"
        lines = (*lines, Sentence(kept, (clause,)))
    if right:
        known = (clause,) if clause in asked_for.clauses else about
        return Verdict(True, f"Right: {found}", lines, known, (), lights)
    agreed = legal is asked_for.legal
    head = f"{found.capitalize()}, but by another rule" if agreed else f"It is {found}"
    return Verdict(False, head, lines, (), about, lights)


def because(game: Game[Any, Any], question: LegalOrNot, right: bool) -> tuple[Sentence, ...]:
    """Why it may be done or not; to who thought a legal move was not, what would not be."""
    if question.breaches:
        return complaint(question.breaches)
    clause = game.BOOK[question.clauses[0]]
    rule = Sentence(f"It keeps this rule: {clause.text}", (clause.id,))
    own = what_makes_it_legal(game, question.state, question.move)
    told: tuple[Sentence, ...] = (rule,)
    if own and question.instead is None:  # all that there is to say: the rule refuses it elsewhere
        told = (replace(own, clauses=(*dict.fromkeys((*own.clauses, clause.id)),)),)
    elif own:  # the same clause is cited once
        cited = tuple(each for each in own.clauses if each != clause.id)
        told = (replace(own, clauses=cited), rule)
    if right or question.instead is None:
        return told
    words, against = question.instead
    broken = Sentence(f"A move that would break it: {words} {complaint(against)[0].text}")
    return (*told, broken)


def what_makes_it_legal(game: Game[Any, Any], state: Any, move: Any) -> Sentence | None:
    """What decides in this very case: the numbers around it, how far it goes."""
    own: Callable[[Any, Any], Sentence | None] | None = getattr(extras(game), "why", None)
    found = own(state, move) if own else None
    finds: tuple[Finding, ...] = getattr(extras(game), "FINDS", ())
    for finding in finds if found is None else ():
        if finding.kind is type(move):
            found = finding.why(state, move)
    return Sentence(whole(found.text), found.clauses) if found else None
