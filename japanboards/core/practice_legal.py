"""Legal or not? A position and a move on it: may it be done, and which rule says so."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from .frame import Sentence
from .game import CHANCE, Game
from .practice import Question, Verdict, asked, complaint, touchable
from .practice_lines import Line, Position, Stock, house_rules, knows
from .rulebook import Breach, Rulebook
from .scene import Light

LINES = 3  # games in which a clause is looked for, before the lessons are asked
LOOKS = 14  # positions of a game that are looked at
MOVES = 10  # legal moves of a position that are looked at
OPTIONS = 3  # clauses to choose from


@dataclass(frozen=True)
class LegalOrNot(Question):
    """May this be done? ``breaches`` say why not; ``instead`` is what may not, beside what may."""

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
    """A position, a move, and what stands against it."""

    position: Position
    move: Any
    breaches: tuple[Breach, ...]
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
    wanted = (allowed, refused) if rng.random() < 0.5 else (refused, allowed)
    lines = Lines(lines_for(stock, seed, clause, rng))
    for find in wanted:
        for care in (2, 1, 0):
            for line in lines:
                if case := find(game, line, clause, rng, care):
                    return question(game, seed, clause, case, rng)
    raise ValueError(f"no question about {clause} was found")


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
            if care and out_of_place(line, here, type(move)):
                continue
            breaches = tuple(game.breaches(here.state, move))
            if any(breach.clause.id == clause for breach in breaches):
                found.append(Case(here, move, breaches))
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


def allowed(
    game: Game[Any, Any], line: Line, clause: str, rng: random.Random, care: int
) -> Case | None:
    """A legal move that this clause watches over: with care, one beside what it refuses."""
    kinds = kinds_in(game, line, clause)
    for here in looked_at(line, rng):
        own = [move for move in here.moves if type(move) in kinds]
        for move in rng.sample(own, min(MOVES, len(own))):
            case = Case(here, move, (), beside(game, line, here, move, clause, rng))
            if (care < 2 or case.instead is not None) and fair(game, case, care):
                return case
    return None


def beside(
    game: Game[Any, Any], line: Line, here: Position, move: Any, clause: str, rng: random.Random
) -> Any:
    """A move that differs in one thing, and that this clause alone refuses; None if none is."""
    others = list(line.near.beside(move))
    for other in rng.sample(others, min(MOVES, len(others))):
        against = game.breaches(here.state, other)
        if reasons(against) == 1 and any(each.clause.id == clause for each in against):
            return other
    return None


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


def question(
    game: Game[Any, Any], seed: int, clause: str, case: Case, rng: random.Random
) -> LegalOrNot:
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
        (clause,),
        case.move,
        case.breaches,
        options(game.BOOK, clause, case, rng),
        instead,
        house=house_rules(game, state),
    )


def options(book: Rulebook, clause: str, case: Case, rng: random.Random) -> tuple[str, ...]:
    """The clause and two others: of a refused move such that it keeps, else such of other moves."""
    own = [each.id for each, _ in book.rules[type(case.move)]]
    offended = {breach.clause.id for breach in case.breaches}
    others = sorted(everywhere(book) - set(own))
    kept = [each for each in dict.fromkeys(own) if each not in offended]
    wrong = rng.sample(kept, len(kept)) if offended else []
    wrong += rng.sample(others, min(OPTIONS, len(others)))
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
    lines = because(game, asked_for)
    if right:
        return Verdict(True, f"Right: {found}", lines, about, (), lights)
    agreed = legal is asked_for.legal
    head = f"{found.capitalize()}, but by another rule" if agreed else f"It is {found}"
    return Verdict(False, head, lines, (), about, lights)


def because(game: Game[Any, Any], question: LegalOrNot) -> tuple[Sentence, ...]:
    """Why it may be done or not, with the clauses."""
    if question.breaches:
        return complaint(question.breaches)
    clause = game.BOOK[question.clauses[0]]
    rule = Sentence(f"It keeps this rule: {clause.text}", (clause.id,))
    if question.instead is None:
        return (rule,)
    words, against = question.instead
    other = complaint(against)[0]
    return rule, Sentence(f"Not so: {words} {other.text}", ())
