"""What players know of the cards they put back into the deck (HOK-RULING-10).

Others may draw such a card unseen, so that it is in the deck or in somebody's hand. The places of
several cards hang together (whoever kept one card cannot have two of them), so they are
remembered jointly: as the worlds that may be, each with a place for every card and a weight.
Which cards others keep and let go is taken as random here: nobody's reasons are known.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, combinations, product
from math import comb, gcd, prod

IN_DECK = -1  # a place beside the seats
MOST = 4096  # worlds; more than the printed cards can come to

Places = tuple[int, ...]  # a seat or IN_DECK for each card
World = tuple[Places, int]  # with its weight


@dataclass(frozen=True, slots=True)
class PutBack:
    """Cards put back and not seen again since, and where they may be by now."""

    cards: tuple[str, ...] = ()
    worlds: tuple[World, ...] = (((), 1),)  # sorted; the weights have no common factor

    def in_deck(self, card: str) -> PutBack:
        """One more card, which lies in the deck for certain."""
        worlds = tuple([((*places, IN_DECK), weight) for places, weight in self.worlds])
        return PutBack((*self.cards, card), worlds)

    @classmethod
    def of(cls, cards: Sequence[str], worlds: Iterable[World]) -> PutBack:
        """Worlds of some weight, each once; where there are too many, the oldest card is forgotten.

        Without any world nothing is remembered: what was read or told cannot be.
        """
        weights: dict[Places, int] = {}
        for places, weight in worlds:
            if weight:
                weights[places] = weights.get(places, 0) + weight
        if not weights or not cards:
            return NOTHING
        if len(weights) > MOST:
            return cls.of(cards[1:], [(places[1:], n) for places, n in weights.items()])
        common = gcd(*weights.values())
        return cls(tuple(cards), tuple(sorted((p, n // common) for p, n in weights.items())))


NOTHING = PutBack()


def weighed(memory: PutBack, weight: Callable[[Places], int]) -> PutBack:
    """The memory after news that is as likely in each world as this weight says."""
    worlds = [(places, n * weight(places)) for places, n in memory.worlds]
    return PutBack.of(memory.cards, worlds)


def without_card(memory: PutBack, card: str) -> PutBack:
    """The memory without a card, whose place is known from now on."""
    if card not in memory.cards:
        return memory
    at = memory.cards.index(card)
    worlds = [((*places[:at], *places[at + 1 :]), n) for places, n in memory.worlds]
    return PutBack.of((*memory.cards[:at], *memory.cards[at + 1 :]), worlds)


def seen_in(memory: PutBack, card: str, place: int, cards: int) -> PutBack:
    """One of some cards in a place, any with the same chance, turned out to be this one."""
    if card in memory.cards:
        at = memory.cards.index(card)
        return without_card(weighed(memory, lambda places: places[at] == place), card)
    if len(memory.worlds) == 1 and cards > memory.worlds[0][0].count(place):
        return memory  # which is common, and tells nothing new
    return weighed(memory, lambda places: cards - places.count(place))


def kept_by(memory: PutBack, seat: int, kept: int, deck: int) -> PutBack:
    """Somebody else kept some cards of the deck, which had this many before."""
    worlds: list[World] = []
    for places, weight in memory.worlds:
        inside = [at for at, place in enumerate(places) if place == IN_DECK]
        for taken in range(min(kept, len(inside)) + 1):
            ways = comb(max(0, deck - len(inside)), kept - taken)
            for chosen in combinations(inside, taken):
                moved = list(places)
                for at in chosen:
                    moved[at] = seat
                worlds.append((tuple(moved), weight * ways))
    return PutBack.of(memory.cards, worlds)


def showed_all(memory: PutBack, seat: int, cards: Sequence[str]) -> PutBack:
    """Somebody showed the whole hand."""
    shown = [card in cards for card in memory.cards]
    rest = weighed(memory, lambda places: [place == seat for place in places] == shown)
    for card in cards:
        rest = without_card(rest, card)
    return rest


def chance_in_deck(memory: PutBack) -> dict[str, Fraction]:
    """How likely each card is to be in the deck."""
    total = sum(weight for _, weight in memory.worlds)
    return {
        card: Fraction(sum(n for places, n in memory.worlds if places[at] == IN_DECK), total)
        for at, card in enumerate(memory.cards)
    }


def fitting(memory: PutBack, room: Mapping[int, int]) -> PutBack:
    """The memory of worlds for which there is room in every place.

    In a game all of them fit; in a position made by hand they may not.
    """
    if all(p.count(at) <= many for p, _ in memory.worlds for at, many in room.items()):
        return memory
    return weighed(memory, lambda p: all(p.count(at) <= many for at, many in room.items()))


def sampled(memory: PutBack, rng: random.Random) -> dict[str, int]:
    """A place for each card: one of the worlds, drawn by weight."""
    places = memory.worlds[0][0]
    if len(memory.worlds) > 1:
        upto = list(accumulate(weight for _, weight in memory.worlds))
        places = memory.worlds[bisect_right(upto, rng.randrange(upto[-1]))][0]
    return dict(zip(memory.cards, places, strict=True))


Odds = tuple[int, ...]  # weights by seat, and last the deck


def apart(odds: Mapping[str, Odds]) -> PutBack:
    """A memory of cards that have nothing to do with each other."""
    spots = [[(at, n) for at, n in enumerate(row) if n] for row in odds.values()]
    if prod(map(len, spots)) > MOST:
        raise ValueError("too many cards are in places that nobody knows")
    seats = max(map(len, odds.values()), default=1) - 1
    worlds = [
        (tuple(IN_DECK if at == seats else at for at, _ in world), prod(n for _, n in world))
        for world in product(*spots)
    ]
    return PutBack.of(tuple(odds), worlds)


def odds_of(memory: PutBack, seats: int) -> dict[str, Odds]:
    """The odds of each card by itself, in the smallest whole numbers."""
    found = {}
    for at, card in enumerate(memory.cards):
        row = [0] * (seats + 1)
        for places, weight in memory.worlds:
            row[places[at]] += weight
        common = gcd(*row)
        found[card] = tuple(n // common for n in row)
    return found
