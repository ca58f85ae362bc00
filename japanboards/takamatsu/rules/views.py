"""What a seat sees of a position of Takamatsu, and what the rest may be."""

from __future__ import annotations

import random

from ...core.game import Seat
from ...core.secrets import HIDDEN, Hidden
from ..cards import Held, unseen
from .state import OVER, State, updated


def view(state: State, seat: Seat) -> State:
    """What a seat sees: the values of others' hidden cards only when the game is over."""
    if state.step == OVER or not any(state.held):
        return state
    held = tuple(
        hand if owner == seat else tuple(Held(HIDDEN, card.batch) for card in hand)
        for hand, owner in zip(state.held, state.owners, strict=True)
    )
    return state if held == state.held else updated(state, held=held)


def resample(view: State, seat: Seat, rng: random.Random) -> State:
    """A position that the seat cannot tell from the one it sees: others hold what is unseen."""
    cards, hands = view.cards, [list(hand) for hand in view.held]
    seen = [card for hand in hands for card in hand]
    unknown = [list(unseen(cards, seen, batch)) for batch in range(len(cards.batches))]
    for values in unknown:
        rng.shuffle(values)
    for hand in hands:
        for at, card in enumerate(hand):
            if isinstance(card.value, Hidden):
                hand[at] = Held(unknown[card.batch].pop(), card.batch)
        hand.sort(key=lambda card: (card.batch, card.value))
    return updated(view, held=tuple(map(tuple, hands)))
