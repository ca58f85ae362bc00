"""What a player knows of the cards he put back into the deck (HOK-RULING-10).

Others may draw such a card without his seeing it, so it is in the deck or in somebody's hand,
each with some odds. Which cards others keep and let go is taken as random here: nobody's
reasons are known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd

Odds = tuple[int, ...]  # weights by seat, and last the deck; without a common factor


@dataclass(frozen=True, slots=True)
class Returned:
    """A card put back, and the odds of where it is by now."""

    card: str
    odds: Odds

    @classmethod
    def just_now(cls, card: str, players: int) -> Returned:
        """It lies in the deck for certain."""
        return cls(card, (*(0,) * players, 1))

    def after_news(self, place: int, likely: int, usually: int) -> Returned:
        """The odds after news that has ``likely`` to ``usually`` if the card is in that place."""
        if not self.odds[place]:
            return self
        weights = [odd * (likely if at == place else usually) for at, odd in enumerate(self.odds)]
        return Returned(self.card, reduced(weights)) if any(weights) else self


def reduced(weights: Sequence[int]) -> Odds:
    """The same odds in the smallest whole numbers.

    >>> reduced([0, 2, 4])
    (0, 1, 2)
    """
    common = gcd(*weights)
    return tuple(weight // common for weight in weights)


Memory = tuple[Returned, ...]


def forget(memory: Memory, card: str) -> Memory:
    """The card was seen again."""
    return tuple(entry for entry in memory if entry.card != card)


def somebody_kept(memory: Memory, seat: int, kept: int, deck: int) -> Memory:
    """Somebody else kept so many cards of the deck, which had so many before."""
    return tuple(drawn_by(entry, seat, kept, deck) for entry in memory)


def drawn_by(entry: Returned, seat: int, kept: int, deck: int) -> Returned:
    """Part of the odds of the deck moves to the hand of the one who drew."""
    in_deck = entry.odds[-1]
    if not in_deck:
        return entry
    weights = [odd * deck for odd in entry.odds]
    weights[-1] -= in_deck * kept
    weights[seat] += in_deck * kept
    return Returned(entry.card, reduced(weights))


def drew_others(memory: Memory, drawn: int, deck: int) -> Memory:
    """The player himself drew so many cards, and these were not among them."""
    return tuple(entry.after_news(len(entry.odds) - 1, deck - drawn, deck) for entry in memory)


def let_go(memory: Memory, seat: int, hidden: int, card: str) -> Memory:
    """Somebody showed this one of so many cards that nobody knew of."""
    return tuple(e.after_news(seat, hidden - 1, hidden) for e in memory if e.card != card)


def showed_all(memory: Memory, seat: int, cards: Sequence[object]) -> Memory:
    """Somebody showed the whole hand."""
    return tuple(entry.after_news(seat, 0, 1) for entry in memory if entry.card not in cards)
