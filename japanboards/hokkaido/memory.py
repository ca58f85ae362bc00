"""What a player knows of the cards he put back into the deck (HOK-RULING-10).

Others may draw such a card without his seeing it, so it is in the deck or in somebody's hand,
each with some odds. Which cards others keep and let go is taken as random here: nobody's
reasons are known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

Shares = tuple[Fraction, ...]  # by seat, and last the deck


@dataclass(frozen=True, slots=True)
class Returned:
    """A card put back, and the odds of where it is by now."""

    card: str
    odds: Shares

    @classmethod
    def just_now(cls, card: str, players: int) -> Returned:
        """It lies in the deck for certain."""
        return cls(card, (*(Fraction(0),) * players, Fraction(1)))

    def scaled(self, place: int, factor: Fraction) -> Returned:
        """The odds after news that is so many times as likely with the card in that place."""
        if self.odds[place] in (0, 1):
            return self
        shares = [odd * factor if at == place else odd for at, odd in enumerate(self.odds)]
        total = sum(shares)
        return Returned(self.card, tuple(share / total for share in shares))


Memory = tuple[Returned, ...]


def forget(memory: Memory, card: str) -> Memory:
    """The card was seen again."""
    if not memory:
        return memory
    return tuple(entry for entry in memory if entry.card != card)


def somebody_kept(memory: Memory, seat: int, kept: int, deck: int) -> Memory:
    """Somebody else kept so many cards of the deck, which had so many before."""
    if not memory:
        return memory
    return tuple(Returned(entry.card, drawn_by(entry, seat, kept, deck)) for entry in memory)


def drawn_by(entry: Returned, seat: int, kept: int, deck: int) -> Shares:
    """Part of the odds of the deck moves to the hand of the one who drew."""
    odds = list(entry.odds)
    if not odds[-1]:
        return entry.odds
    moved = odds[-1] * Fraction(kept, deck)
    odds[-1] -= moved
    odds[seat] += moved
    return tuple(odds)


def drew_others(memory: Memory, drawn: int, deck: int) -> Memory:
    """The player himself drew so many cards, and these were not among them."""
    return tuple(entry.scaled(len(entry.odds) - 1, 1 - Fraction(drawn, deck)) for entry in memory)


def let_go(memory: Memory, seat: int, hidden: int, card: str) -> Memory:
    """Somebody showed this one of so many cards that nobody knew of."""
    if not memory:
        return memory
    rest = Fraction(hidden - 1, hidden)
    return tuple(entry.scaled(seat, rest) for entry in memory if entry.card != card)


def showed_all(memory: Memory, seat: int, cards: Sequence[object]) -> Memory:
    """Somebody showed the whole hand."""
    rest = (entry for entry in memory if entry.card not in cards)
    return tuple(entry.scaled(seat, Fraction(0)) for entry in rest)
