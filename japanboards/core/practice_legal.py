"""Legal or not? A position and a move on it: may it be done, and which rule says so."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import islice
from typing import Any

from .frame import Sentence
from .game import CHANCE, Game
from .practice import Question, Verdict, asked, complaint, extras, touchable
from .practice_find import Finding
from .practice_lines import Line, Position, Stock, house_rules, knows
from .rulebook import Breach, Rulebook
from .scene import Light
from .told import whole

LINES = 3  # games in which a clause is looked for, before the lessons are asked
LOOKS = 14  # positions of a game that are looked at
MOVES = 10  # legal moves of a position that are looked at
FEW = 5  # where any clause will do
OPTIONS = 3  # clauses to choose from
LEGAL = 0.55  # how often a legal move is looked for; now and then there is none to be asked about


@dataclass(frozen=True)
class LegalOrNot(Question):
    """May this be done? ``breaches`` say why not; ``instead`` is what may not, beside what may.

    A legal move is asked about where a move like it, in the same position, offends the clause
    alone: only there the clause has anything to say about it.
    """

    move: Any = None
    breaches: tuple[Breach, ...] = ()
    options: tuple[str, ...] = ()  # clauses, of which one is meant: ``clauses[0]``
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


def legal_or_not(stock: Stock, seed: int, clause: str) -> LegalOrNot:
    """A question about a clause that can refuse a move."""
    game = stock.game
    rng = random.Random(f"{game.NAME} legal {clause} {seed}")
    lines = Lines(lines_for(stock, seed, clause, rng))
    legal: list[Finder] = [allowed, beside_another]
    wrong: list[Finder] = [partial(refused, care=care) for care in (2, 1, 0)]
    for find in (*legal, *wrong) if rng.random() < LEGAL else (*wrong, *legal):
        for line in lines if find is not beside_another else islice(lines, 1):
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
            yield line


def looked_at(line: Line, rng: random.Random) -> list[Position]:
    """Some positions of a game, those of people first."""
    some = rng.sample(line.positions, min(LOOKS, len(line.positions)))
    return sorted(some, key=lambda each: each.seat == CHANCE)


def out_of_place(line: Line, here: Position, kind: type) -> bool:
    """A person would decide here, and it is chance's turn; or the other way round."""
    return (here.seat == CHANCE) != (kind in line.by_chance)


def kinds_in(game: Game[Any, Any], line: Line, clause: str) -> set[type]:
    """The kinds of moves that a clause can refuse; what people do is asked rather than luck."""
    kinds = kinds_of(game.BOOK, clause)
    return kinds - line.by_chance or kinds


def refused(
    game: Game[Any, Any], line: Line, clause: str, rng: random.Random, care: int
) -> Case | None:
    """A near miss that this clause refuses: with care, for a single reason."""
    kinds, found = kinds_in(game, line, clause), list[Case]()
    for here in looked_at(line, rng):
        for move in line.near.some(here.moves, rng):
            if type(move) not in kinds or (care and not plausible(line, move)):
                continue
            if care and is_silly(game, here.state, move):
                continue
            if care and out_of_place(line, here, type(move)):
                continue
            breaches = tuple(game.breaches(here.state, move))
            if any(breach.clause.id == clause for breach in breaches):
                found.append(Case(here, move, breaches, clause))
        good = [case for case in found if care < 2 or reasons(case.breaches) == 1]
        for case in sorted(good, key=lambda case: reasons(case.breaches))[:4]:
            if fair(game, case, care):
                return case
        found = []
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
    """A legal move beside one that this clause refuses."""
    kinds = kinds_in(game, line, clause)
    for here in looked_at(line, rng):
        own = [move for move in here.moves if type(move) in kinds]
        for move in rng.sample(own, min(MOVES, len(own))):
            found = beside(game, line, here, move, rng)
            if clause in found and fair(
                game, case := Case(here, move, (), clause, found[clause]), 1
            ):
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
                if fair(game, case := Case(here, move, (), other, instead), 1):
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
        if reasons(against) == 1 and asked(game, here.state, other) != words:
            for breach in against:
                found.setdefault(breach.clause.id, other)
    return found


def fair(game: Game[Any, Any], case: Case, care: int) -> bool:
    """The two witnesses agree, whoever looks can judge it and, with care, see it on the board."""
    here = case.position
    state, move = here.state, case.move
    if (move in here.moves) == bool(game.breaches(state, move)):
        return False
    seat, picks = viewer(here), game.scene.picks(move)
    if care and picks and not touchable(game, state, seat).issuperset(picks):
        return False
    return knows(game, state, seat, move)


def viewer(here: Position) -> int:
    """Through whose eyes a position is seen."""
    return max(here.seat, 0)


def question(game: Game[Any, Any], seed: int, case: Case, rng: random.Random) -> LegalOrNot:
    """The question about a case."""
    state = case.position.state
    instead = None
    if case.instead is not None:
        against = tuple(game.breaches(state, case.instead))
        instead = asked(game, state, case.instead), against
    words = asked(game, state, case.move)
    return LegalOrNot(
        "legal",
        seed,
        state,
        viewer(case.position),
        words,
        (case.clause,),
        case.move,
        case.breaches,
        options(game, case, rng),
        instead,
        house=house_rules(game, state),
    )


def options(game: Game[Any, Any], case: Case, rng: random.Random) -> tuple[str, ...]:
    """The clause and two that do not fit: of the same kind of move and the same section first.

    What a game calls kin of the clause would fit as well as it, and is not offered.
    """
    book, clause = game.BOOK, case.clause
    families: tuple[tuple[str, ...], ...] = getattr(extras(game), "KIN", ())
    kin = {each for family in families if clause in family for each in family}
    own = {each.id for each, _ in book.rules[type(case.move)]}
    fitting = {breach.clause.id for breach in case.breaches} if case.breaches else own
    wrong = sorted(everywhere(book) - fitting - kin - {clause}) or sorted(
        everywhere(book) - fitting - {clause}
    )
    rng.shuffle(wrong)
    section = book[clause].section
    things: tuple[str, ...] = getattr(extras(game), "THINGS", ())  # nobody would think of those
    wrong.sort(
        key=lambda each: (
            each.startswith(things) and not clause.startswith(things),
            (each not in own) + (book[each].section != section),
        )
    )
    shown = [clause, *wrong[: OPTIONS - 1]]
    rng.shuffle(shown)
    return tuple(shown)


@cache
def _enforced(ids: tuple[str, ...]) -> frozenset[str]:
    return frozenset(ids)


def everywhere(book: Rulebook) -> frozenset[str]:
    """Every clause that can refuse a move."""
    return _enforced(tuple(sorted(book.enforced())))


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
    about = asked_for.clauses
    lines = because(game, asked_for, right)
    if clause and not right:
        kept = f"The rule you chose is kept here: {game.BOOK[clause].text}"
        lines = (*lines, Sentence(kept, (clause,)))
    if right:
        return Verdict(True, f"Right: {found}", lines, about, (), lights)
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
    if own:  # the same clause is cited once
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
