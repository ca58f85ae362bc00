"""Ten minutes of practice: which question comes next, what was answered, and how it went."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from .game import Game
from .guard import Bot
from .lesson import Level
from .practice import KINDS, Kind, Question, Verdict, extras, unknown
from .practice_best import Best, best, judge_best
from .practice_find import FindIt, find_it, judge_count, judge_find
from .practice_legal import LegalOrNot, judge_legal, kinds_of, legal_or_not
from .practice_lines import Stock
from .practice_memory import Memory, in_words
from .practice_rule import WhichRule, judge_rule, which_rule
from .practice_worth import Worth, judge_worth, worth
from .rulebook import Clause

MINUTES: Final = 10  # of a session
ORDER: Final[tuple[Kind, ...]] = (
    *("legal", "find", "legal", "worth", "legal", "best"),
    *("legal", "find", "legal", "worth", "rule", "best"),
)
TRIES: Final = 4  # to find a question that is about the clause it was made for
LATELY: Final = 5  # questions within which nothing is asked in the same words
STRICT: Final = 2  # clauses that a legal move is looked for, before any such move will do
RUN: Final = 3  # times that the same side may be right, one after another
SHEETS: Final = 6  # games whose score sheets say which clauses bring points
PLAYER = re.compile(r"\b[Pp]layer \d+")


@dataclass(frozen=True, slots=True)
class Answered:
    """One question of a session, and how it was answered."""

    question: Question
    right: bool
    clauses: tuple[str, ...] = ()  # what was said of it cited these; the first one tells the most


def make(
    game: Game[Any, Any],
    stock: Stock,
    kind: Kind,
    seed: int,
    clause: str = "",
    legal: bool | None = None,
    strict: bool = False,
) -> Question | None:
    """A question of this kind about a clause; None if this kind does not ask about it."""
    match kind:
        case "legal":
            if clause not in about_moves(game):
                return None
            try:
                return legal_or_not(stock, seed, clause, legal, strict)
            except ValueError:  # it played no part in these games; another clause is asked about
                return None
        case "find":
            return find_it(stock, seed, clause)
        case "worth":
            return worth(stock, seed, clause)
        case "best":
            return best(game, seed, clause)
        case "rule":
            return which_rule(stock, seed, clause)


def about_moves(game: Game[Any, Any]) -> set[str]:
    """The clauses that can refuse a move, and for which there are moves to be imagined."""
    return set(game.BOOK.enforced()) - getattr(extras(game), "BEYOND", frozenset())


@lru_cache
def kinds_by_clause(stock: Stock) -> dict[str, tuple[Kind, ...]]:
    """Every clause that is asked about and by which kinds, in the order of the lessons.

    What can refuse a move is always asked about, what points cite is seen on a few score sheets.
    What would you do? is about no clause: a weak move does not show that a rule is unknown.
    """
    game, moves = stock.game, about_moves(stock.game)
    found: dict[str, list[Kind]] = {
        clause: ["legal" if clause in moves else "rule"] for clause in game.BOOK.enforced()
    }
    places = {each.kind for each in getattr(extras(game), "FINDS", ())}
    for clause, kinds in found.items():
        kinds += ["find"] * (not places.isdisjoint(kinds_of(game.BOOK, clause)))
    cited = {line.clause.id for n in range(SHEETS) for line in game.tally(stock.line(2 * n).last)}
    for clause in sorted(cited.union(getattr(extras(game), "TIES", ()))):
        found.setdefault(clause, []).append("worth")
    taught = [each for level in game.LEVELS for each in taught_by(level)]
    order = dict.fromkeys([*taught, *game.BOOK.clauses])
    return {each: tuple(found[each]) for each in order if found.get(each)}


def taught_by(level: Level) -> list[str]:
    """The clauses of a level: those it teaches, and those that answer its mistakes."""
    return [*level.clauses, *(mistake.clause for mistake in level.mistakes)]


def in_brief(question: Question) -> str:
    """What makes a question another one: a puzzle by its name, others by their words."""
    if isinstance(question, Best) and question.puzzle is not None:
        return question.puzzle.id
    return PLAYER.sub("", question.task)


class Practice:
    """Questions one after another about a game. What was wrong comes back soon."""

    def __init__(
        self,
        game: Game[Any, Any],
        file: Path | None = None,
        bot: Bot | None = None,
        seed: int | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.game, self.file, self.clock = game, file, clock
        self.stock = Stock(game, bot)
        self.warning = ""  # about the file
        self.memory = self._memory()
        self.seed = int(clock()) % 1_000_000 if seed is None else seed
        self.began = clock()
        self.answered: list[Answered] = []
        self.closed = False  # the session has come to its end
        self.wish: tuple[Kind | None, str] = (None, "")  # what somebody wants to be asked next
        self.verdict: Verdict | None = None
        self._prepared: Question | None = None  # made while the last answer was read
        self.question = self._next()

    def _memory(self) -> Memory:
        """What was known before; a damaged file is left alone, and nothing is saved over it."""
        if self.file is None:
            return Memory()
        try:
            return Memory.load(self.file)
        except ValueError as error:
            self.file = None
            self.warning = (
                f"{error}; you start afresh, and nothing is saved until it is moved away."
            )
            return Memory()

    @property
    def now(self) -> int:
        """The time, in whole seconds."""
        return int(self.clock())

    @property
    def minutes(self) -> float:
        """How long this session has lasted."""
        return (self.clock() - self.began) / 60

    def due(self) -> list[str]:
        """The clauses that are to be asked again now."""
        return self.memory.due(self.now, kinds_by_clause(self.stock))

    # --- which question ---

    def _next(self) -> Question:
        """What is wished for, or due, or new: by turns of another kind."""
        self.seed += 1
        wanted, clause = self.wish
        self.wish = (None, "")
        order: list[Kind] = [wanted] if wanted else [ORDER[len(self.answered) % len(ORDER)], *KINDS]
        for kind in order:
            some = [clause] if clause else self._candidates(kind)
            found = self._balanced(some) if kind == "legal" and not clause else None
            found = found or next(filter(None, (self._about(kind, each) for each in some)), None)
            if found:
                return found
        moves = about_moves(self.game)
        first = next(each for each in kinds_by_clause(self.stock) if each in moves)
        return legal_or_not(self.stock, self.seed, clause if clause in moves else first)

    def _balanced(self, clauses: list[str]) -> Question | None:
        """A legal move or one that is not, by a coin that knows nothing of the clauses.

        Most clauses are easier to break than to keep visibly: where it was left to them, nearly
        every move would be refused. A legal one is about another clause if need be.
        """
        legal = self._coin()
        for strict in (True, False):
            for each in clauses[:STRICT] if strict and legal else clauses:
                if found := self._about("legal", each, legal, strict):
                    return found
        return None

    def _coin(self) -> bool:
        """Whether the next move should be legal; the same side is not right all the time."""
        asked = [each.question for each in self.answered]
        sides = [each.legal for each in asked if isinstance(each, LegalOrNot)][-RUN:]
        if len(sides) == RUN and len(set(sides)) == 1:
            return not sides[0]
        return random.Random(f"coin {self.seed}").random() < 0.5

    def _about(
        self, kind: Kind, clause: str, legal: bool | None = None, strict: bool = True
    ) -> Question | None:
        """A question about a clause that was not asked just so before.

        One that was wished for is about this very clause, and rather said again than not at all.
        """
        found = None
        for _ in range(TRIES):
            found = make(self.game, self.stock, kind, self.seed, clause, legal, strict)
            fits = found is not None and (not strict or not clause or clause in found.clauses)
            if found is None or (fits and not self._lately(found)):
                return found
            self.seed += 1
        return None if legal is not None else found

    def _lately(self, question: Question) -> bool:
        """Somebody has read the same words in one of the last questions, whoever was meant."""
        return in_brief(question) in [in_brief(x.question) for x in self.answered[-LATELY:]]

    def _candidates(self, kind: Kind) -> list[str]:
        """The clauses to ask about with this kind, the most wanted first, and any at last."""
        if kind == "best":
            return [""]
        asked = kinds_by_clause(self.stock)
        last = self.answered[-1].question.clauses if self.answered else ()
        fitting = [each for each, kinds in asked.items() if kind in kinds and each not in last]
        due = [each for each in self.due() if each in fitting]
        new = [each for each in fitting if each not in self.memory.cards]
        if kind in ("legal", "rule"):
            new.sort(key=self._rank)
        later = sorted(
            (each for each in fitting if each in self.memory.cards and each not in due),
            key=lambda each: self.memory.cards[each].due,
        )
        ahead = due[:2] if len(self.answered) % 3 else []  # every third question is a new one
        wanted = dict.fromkeys([*ahead, *new[:4], *due[:2], *later[:4]])
        return [*wanted] if kind == "legal" else [*[*wanted][:1], ""]

    def _rank(self, clause: str) -> int:
        """Rules of the book come before rulings of ours, and at last what there is in the box."""
        things: tuple[str, ...] = getattr(extras(self.game), "THINGS", ())
        luck = kinds_of(self.game.BOOK, clause) <= self.stock.of(0).by_chance
        late = luck or clause.startswith(things)
        return 2 if late else int(self.game.BOOK[clause].kind == "ruling")

    def prepare(self) -> None:
        """Make the next question while the last answer is read."""
        if self._prepared is None and self.verdict is not None:
            self._prepared = self._next()

    def next(self) -> None:
        """Another question; after ten minutes the session is at its end instead."""
        if self.minutes >= MINUTES:
            self.end()
        else:
            self._go_on()

    def _go_on(self) -> None:
        prepared, self._prepared = self._prepared, None
        self.verdict = None
        wished = self.wish != (None, "")
        self.question = self._next() if wished or prepared is None else prepared

    def another(self) -> None:
        """Another question like this one."""
        self.wish = (self.question.kind, self.question.clauses[0])
        self.next()

    def ask_about(self, clause: str) -> None:
        """A question about this clause."""
        self.wish, self.closed = (None, clause), False
        self._go_on()

    def ask_again(self, nth: int) -> None:
        """A question of this session once more."""
        self.question, self.verdict, self.closed = self.answered[nth].question, None, False
        self._prepared = None

    def end(self) -> None:
        """The session is over."""
        self.closed = True

    def begin(self) -> None:
        """Another ten minutes."""
        self.began, self.answered, self.closed = self.clock(), [], False
        self._go_on()

    # --- what was answered ---

    def judged(self, answer: Any) -> Verdict:
        """What is said to an answer; None is for somebody who does not know.

        Legal or not: whether it is, and the clause; Find it: what was touched, or how many; What is
        it worth: a number; What would you do: a move; Which rule says so: a clause.
        """
        match self.question:
            case LegalOrNot() as asked:
                legal, clause = answer or (asked.legal, asked.clauses[0])
                found = judge_legal(self.game, asked, legal, clause)
            case FindIt(counts=True) as asked:
                found = judge_count(asked, len(asked.goals) if answer is None else int(answer))
            case FindIt() as asked:
                found = judge_find(asked, asked.goals if answer is None else frozenset(answer))
            case Worth() as asked:
                said = asked.answer if answer is None else int(answer)
                found = judge_worth(self.game, asked, said)
            case Best(puzzle=puzzle) as asked if puzzle is not None:
                first = self.game.notation.read_move(puzzle.accepted[0])
                found = judge_best(self.game, asked, first if answer is None else answer)
            case WhichRule() as asked:
                found = judge_rule(self.game, asked, asked.clauses[0] if answer is None else answer)
        return unknown(found) if answer is None else found

    def answer(self, answer: Any) -> Verdict:
        """Judge an answer once, and keep what it shows to be known."""
        if self.verdict is None:
            self.verdict = told = self.judged(answer)
            about = told.missed or told.known or self.question.clauses
            self.answered.append(Answered(self.question, told.right, about))
            self.memory.answer(told.known, told.missed, self.now)
            self._keep()
        return self.verdict

    def _keep(self) -> None:
        if self.file is None:
            return
        try:
            self.memory.save(self.file)
        except ValueError as error:
            self.file, self.warning = None, f"{error}; you can go on, but nothing is kept."

    def comes_back(self) -> str:
        """When the clause of the last answer is asked again, in a sentence."""
        told = self.verdict
        about = told.missed or told.known if told else ()
        card = self.memory.cards.get(about[0]) if about else None
        if card is None:
            return ""
        when = in_words(card.due - self.now)
        return f"{'You know this rule: it' if card.known else 'It'} comes back {when}."

    # --- how it stands ---

    def sections(self) -> list[tuple[str, list[Clause]]]:
        """The rulebook by its sections; our rulings are the last."""
        found: dict[str, list[Clause]] = {}
        for clause in self.game.BOOK.clauses.values():
            name = "Rulings (ours)" if clause.kind == "ruling" else clause.section
            found.setdefault(name, []).append(clause)
        rulings = found.pop("Rulings (ours)", None)
        return [*found.items(), *([("Rulings (ours)", rulings)] if rulings else [])]

    def look(self, clause: str) -> str:
        """A square: "known", "shaky", "untried" or "never" asked."""
        return self.memory.look(clause) if clause in kinds_by_clause(self.stock) else "never"

    def summary(self) -> list[str]:
        """The session in a few sentences."""
        count, right = len(self.answered), sum(each.right for each in self.answered)
        if not count:
            return ["Nothing was asked yet."]
        book = self.game.BOOK
        missed = [
            each.clauses[0]
            for each in self.answered
            if not each.right and not isinstance(each.question, Best)
        ]
        wrong = dict.fromkeys(book[clause].section for clause in missed)
        said = [f"{count} question{'s' * (count > 1)} answered, {right} right."]
        if wrong:
            said.append(f"Worth another look in the rulebook: {'; '.join([*wrong][:5])}.")
        due = [self.memory.cards[each].due for each in self.memory.cards]
        if due:
            when = in_words(min(due) - self.now)
            said.append(
                "Some rules are due again." if when == "now" else f"The next rule is due {when}."
            )
        return said
