"""What is known of each clause, kept in a small file, and when it is asked again.

The boxes are Leitner's (Sebastian Leitner, *So lernt man lernen*, Herder 1972): a right answer
moves a clause one box up, where it waits longer, a wrong one back to the first. The waits grow
about as in Pimsleur's graduated intervals (*The Modern Language Journal* 51, 1967, pages 73-75).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from .files import called, locked, read_json, resolved, short, there, write_text

VERSION: Final = 1
MINUTE, DAY = 60, 24 * 3600
WAITS: Final = (2 * MINUTE, 10 * MINUTE, DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY)  # by box
KNOWN: Final = 2  # from this box on: it was right twice since it was last wrong
FIELDS: Final = ("box", "asked", "right", "last")


@dataclass(frozen=True, slots=True)
class Card:
    """A clause in its box: how often it was asked, how often right, and when last."""

    box: int
    asked: int
    right: int
    last: int  # seconds since 1970

    @property
    def due(self) -> int:
        """When it is to be asked again."""
        return self.last + WAITS[self.box]

    @property
    def known(self) -> bool:
        """It was right often enough since it was last wrong."""
        return self.box >= KNOWN

    def answered(self, right: bool, now: int) -> Card:
        """The card after one more answer; one that comes early moves nothing up."""
        early = right and now < self.due and self.known
        box = 0 if not right else self.box if early else min(self.box + 1, len(WAITS) - 1)
        return Card(box, self.asked + 1, self.right + right, now)


NEW: Final = Card(0, 0, 0, 0)


@dataclass
class Memory:
    """The cards of a game by clause, and the file they are kept in, if any."""

    cards: dict[str, Card] = field(default_factory=dict)

    def answer(self, known: Iterable[str], missed: Iterable[str], now: int) -> None:
        """An answer has shown what is known and what is not."""
        wrong = set(missed)
        for clause in dict.fromkeys([*wrong, *known]):
            card = self.cards.get(clause, NEW)
            self.cards[clause] = card.answered(clause not in wrong, now)

    def look(self, clause: str) -> str:
        """A clause in a word: "known", "shaky" or "untried"."""
        card = self.cards.get(clause)
        return "untried" if card is None else "known" if card.known else "shaky"

    def due(self, now: int, among: Iterable[str]) -> list[str]:
        """The clauses that are to be asked again, those that wait longest first."""
        found = [each for each in among if each in self.cards and self.cards[each].due <= now]
        return sorted(found, key=lambda each: self.cards[each].due)

    def merge(self, others: Mapping[str, Card]) -> None:
        """Take what somebody else knows better: of two cards the one that was asked more."""
        for clause, card in others.items():
            own = self.cards.get(clause, NEW)
            if (card.asked, card.last) > (own.asked, own.last):
                self.cards[clause] = card

    def save(self, path: Path) -> None:
        """Add what is known to a small JSON file, and learn what others have added meanwhile.

        Where nothing can be written, or the file is none of ours, a ValueError says so, and the
        file stays as it is.
        """
        with locked(path):
            self.merge(Memory.load(path).cards)
            what = "the practice file"
            write_text(what, resolved(what, path), json.dumps(self.data(), indent=1))

    def data(self) -> dict[str, Any]:
        """The cards as data."""
        rows = [
            {"clause": clause, **{name: getattr(card, name) for name in FIELDS}}
            for clause, card in sorted(self.cards.items())
        ]
        return {"version": VERSION, "clauses": rows}

    @classmethod
    def load(cls, path: Path) -> Memory:
        """What is in a file; nothing if there is none. A damaged one is refused."""
        if not there(path):
            return cls()
        return cls.of(read_json("the practice file", path), f"the practice file {called(path)}")

    @classmethod
    def of(cls, data: Any, name: str) -> Memory:
        """What was kept, checked."""
        if not isinstance(data, dict) or not isinstance(data.get("clauses"), list):
            raise ValueError(f"{name} is damaged (it has no list of clauses)")
        if data.get("version") != VERSION:
            said = short(repr(data.get("version")), 40)
            raise ValueError(f"{name} has version {said}, this program reads {VERSION}")
        if not all(map(is_row, data["clauses"])):
            raise ValueError(f"{name} is damaged (a clause, a box and three counts a row)")
        return cls(
            {row["clause"]: Card(*(row[name] for name in FIELDS)) for row in data["clauses"]}
        )


def is_row(row: object) -> bool:
    """A clause with its box and counts, as a practice file tells it."""
    if not isinstance(row, dict) or not isinstance(row.get("clause"), str):
        return False
    counts = [row.get(name) for name in FIELDS]
    whole = all(isinstance(n, int) and not isinstance(n, bool) and n >= 0 for n in counts)
    return whole and row["box"] < len(WAITS) and row["right"] <= row["asked"]


def in_words(seconds: int) -> str:
    """A time to wait, as a person would say it.

    >>> in_words(-5), in_words(100), in_words(3600 * 30), in_words(86400 * 6)
    ('now', 'in 2 minutes', 'tomorrow', 'in 6 days')
    """
    if seconds <= 0:
        return "now"
    if seconds < DAY * 0.6:
        minutes = max(1, round(seconds / MINUTE))
        return f"in {minutes} minute{'s' * (minutes > 1)}" if minutes < 90 else "later today"
    days = round(seconds / DAY)
    return "tomorrow" if days <= 1 else f"in {days} days"
