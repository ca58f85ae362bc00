"""What the next draw may bring in Hokkaido, as far as a player can tell."""

from __future__ import annotations

from fractions import Fraction

from ..core.game import Forecast, Seat
from ..core.secrets import HIDDEN
from .rules.memory import chance_in_deck
from .rules.state import DEAL, OVER, State
from .rules.views import view


def chances(state: State, seat: Seat) -> dict[str, Fraction]:
    """For each card the seat cannot place: the probability that a draw of the deck shows it.

    Cards it has put back have odds of their own; all others are equally likely to lie anywhere
    (in the deck, in the box, in hidden hands).
    """
    seen = view(state, seat)
    remembered = chance_in_deck(seen.players[seat].returned)
    deck = seen.deck + seen.drawn.count(HIDDEN)  # one of two drawn cards comes back
    drawn = min(2, seen.deck)
    rest = [card for card in seen.pool if card not in remembered]
    share = (deck - sum(remembered.values(), Fraction(0))) / max(1, len(rest))
    in_deck = {card: remembered.get(card, share) for card in seen.pool}
    return {card: odds * drawn / deck for card, odds in in_deck.items()}


def forecast(state: State, seat: Seat) -> Forecast:
    """The odds of each card in the seat's next draw from the deck."""
    if state.step in (DEAL, OVER) or not state.deck:
        return []
    return [("A draw from the deck shows", list(chances(state, seat).items()))]
