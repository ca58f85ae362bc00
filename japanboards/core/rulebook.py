"""Clauses, the functions that enforce them, and the verdicts that cite them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeVar

from .files import short
from .words import LONGEST, unknown

Kind = Literal["rule", "ruling"]
MOST: Final = 280  # characters of a complaint


def rule_name(clause: str) -> str:
    """A clause as a player reads of it: the game goes without saying.

    >>> rule_name("KAI-P1-14"), rule_name("TAK-RULING-06")
    ('rule P1-14', 'ruling 6')
    """
    _, _, name = clause.partition("-")
    kind, _, number = name.partition("-")
    return f"ruling {int(number)}" if kind == "RULING" else f"rule {name}"


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule of a rulebook in our words, or a ruling of ours where the book is silent.

    ``moot`` says why a clause cannot matter in software (a pen, a story); most have none.
    """

    id: str
    section: str
    text: str
    kind: Kind = "rule"
    moot: str = ""

    def __str__(self) -> str:
        return f"{self.id} ({self.section}): {self.text}"


@dataclass(frozen=True, slots=True)
class Breach:
    """A move offends a clause, and how."""

    clause: Clause
    complaint: str

    def __str__(self) -> str:
        return f"{self.complaint} [{self.clause.id}]"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened by rule, nobody's choice."""

    clause: Clause
    text: str

    def __str__(self) -> str:
        return f"{self.text} [{self.clause.id}]"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score sheet."""

    seat: int
    points: int
    clause: Clause
    note: str = ""

    def __str__(self) -> str:
        return f"{self.points:+d} {self.note} [{self.clause.id}]"


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of the rules: what it may be, and the clause or ruling that sets its default."""

    name: str
    default: object
    choices: tuple[object, ...]
    clause: str
    question: str


def said_once(breaches: Iterable[Breach]) -> dict[str, tuple[str, ...]]:
    """Complaints with the ids of their clauses; one that another says longer is said with it.

    >>> dark, far = Clause("EX-01", "", ""), Clause("EX-02", "", "")
    >>> said_once([Breach(dark, "it is dark"), Breach(far, "it is dark, and far")])
    {'it is dark, and far': ('EX-01', 'EX-02')}
    """
    grouped: dict[str, tuple[str, ...]] = {}
    for breach in breaches:
        grouped[breach.complaint] = (*grouped.get(breach.complaint, ()), breach.clause.id)
    for text in list(grouped):
        if longer := next((each for each in grouped if each.startswith(f"{text}, ")), ""):
            grouped[longer] = grouped.pop(text) + grouped[longer]
    return grouped


class Illegal(ValueError):
    """A refused move, with every clause it offends."""

    def __init__(self, move: object, breaches: Sequence[Breach]) -> None:
        said = said_once(breaches).items()
        super().__init__("; ".join(f"{text} [{', '.join(ids)}]" for text, ids in said))
        self.move, self.breaches = move, tuple(breaches)


Rule = Callable[[Any, Any], str | None]
R = TypeVar("R", bound=Rule)


@dataclass
class Rulebook:
    """Clauses by id, and the rules that enforce them, in the order they are written down."""

    clauses: dict[str, Clause]
    rules: dict[type, list[tuple[Clause, Rule]]] = field(default_factory=dict)

    @classmethod
    def of(cls, clauses: Iterable[Clause]) -> Rulebook:
        """A rulebook of these clauses; an id may stand only once."""
        book = cls({})
        for clause in clauses:
            if clause.id in book.clauses:
                raise ValueError(f"the clause {clause.id} stands twice in the rulebook")
            book.clauses[clause.id] = clause
        return book

    def __getitem__(self, clause_id: str) -> Clause:
        try:
            return self.clauses[clause_id]
        except KeyError:
            raise ValueError(unknown("clause", clause_id, self.clauses, most=3)) from None

    def rule(self, clause_id: str, *move_types: type) -> Callable[[R], R]:
        """Register ``(state, move) -> complaint or None``; the function stays as it is."""

        def register(function: R) -> R:
            for move_type in move_types:
                self.rules.setdefault(move_type, []).append((self[clause_id], function))
            return function

        return register

    def breaches(self, state: object, move: object) -> list[Breach]:
        """Every clause the move offends; an empty list means it is legal.

        A complaint is cut where a word of the move itself makes it long.
        """
        if type(move) not in self.rules:
            kinds = ", ".join(sorted(kind.__name__ for kind in self.rules))
            said = short(repr(move), LONGEST)
            raise ValueError(f"{said} is not a move of this game; its moves are: {kinds}")
        return [
            Breach(clause, short(complaint, MOST) if len(complaint) > MOST else complaint)
            for clause, rule in self.rules[type(move)]
            if (complaint := rule(state, move))
        ]

    def enforced(self) -> set[str]:
        """Ids of the clauses that can refuse a move."""
        return {clause.id for rules in self.rules.values() for clause, _ in rules}
