"""What the Shogun cards may still bring, exactly, as far as a seat can tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from ..core.bag import draws
from ..core.game import Forecast, Seat
from ..core.words import listed
from .cards import OPEN, SHUT, Cards, Down, unseen
from .rules.state import OVER, State, colors_of
from .rules.views import view

Odds = list[tuple[str, Fraction]]


def forecast(state: State, seat: Seat) -> Forecast:
    """The odds of the next new card, of the next card that lies face down, and of others' cards."""
    if state.step == OVER:
        return []
    seen = view(state, seat)
    found = [("The next new card of the display is", new_card(state.cards))]
    held = [card for hand in seen.held for card in hand]
    batches = [card.batch for card in state.cards.display if isinstance(card, Down)]
    if batches:
        values = unseen(state.cards, held, batches[0])
        found.append(("The next hidden card of the display is", shares(values)))
    for rival in range(state.seats):
        if rival != seat:
            found += cards_of(rival, seen)
    return found


def cards_of(rival: Seat, seen: State) -> list[tuple[str, Odds]]:
    """What the hidden cards of a player may be, batch by batch, and which are there for certain."""
    held = [card for hand in seen.held for card in hand]
    mine = [card for color in colors_of(seen.owners, rival) for card in seen.held[color]]
    certain, heading, found = list[int](), f"A hidden card of player {rival + 1} is", []
    for batch, count in sorted(Counter(card.batch for card in mine).items()):
        values = unseen(seen.cards, held, batch)
        sure = surely(values, count)
        certain += sure
        if len(sure) < count:
            found.append((heading, shares(values)))
            heading = f"Another hidden card of player {rival + 1} is"
    if certain:
        sure_ones = listed([str(value) for value in sorted(certain)], len(certain))
        found.append((f"Player {rival + 1} certainly holds", [(sure_ones, Fraction(1))]))
    return found


def surely(values: Sequence[int], count: int) -> list[int]:
    """The values that are among any ``count`` of these.

    >>> surely((1, 3, 3), 2), surely((2, 5), 2), surely((2, 5), 1)
    ([3], [2, 5], [])
    """
    others = len(values) - count  # cards that lie elsewhere
    return [v for v, copies in draws(values) for _ in range(copies - others)]


def shares(values: Iterable[object], among: Fraction = Fraction(1)) -> Odds:
    """Equally likely things with their shares of a probability."""
    counts = draws(values)
    total = sum(count for _, count in counts)
    return [(str(thing), among * count / total) for thing, count in counts]


def new_card(cards: Cards) -> Odds:
    """What the next card laid into the display shows: a value, or a back."""
    deck, shut = cards.deck, cards.shut
    if not deck and not shut:
        deck, shut = cards.used, len(cards.spent)  # they will be shuffled
    if cards.top == SHUT:
        return [("hidden", Fraction(1))]
    if cards.top == OPEN:
        return shares(deck)
    return shares([*deck, *["hidden"] * shut])
