"""What the Shogun cards may still bring, exactly, as far as a seat can tell."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from ..core.bag import draws
from ..core.game import Forecast, Seat
from .cards import OPEN, SHUT, Cards, Down, unseen
from .rules.state import NO_SEAT, OVER, State
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
    for color, hand in enumerate(seen.held):
        owner = state.owners[color]
        if hand and owner not in (seat, NO_SEAT):
            values = unseen(state.cards, held, hand[0].batch)
            found.append((f"A hidden card of player {owner + 1} is", shares(values)))
    return found


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
