"""What a card that lies face down, or the deck's next one, may be: exactly, as a seat may know."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from ..core.game import Forecast, Seat
from ..core.odds import odds
from .cards import BACKS, Card, in_words
from .rules.painting import in_reach
from .rules.state import OVER, PEEK, State, updated
from .rules.views import view

Section = tuple[str, list[tuple[str, Fraction]]]


def forecast(state: State, seat: Seat) -> Forecast:
    """For each face-down card at School and for the deck's next one: what it needs and shows."""
    if state.step == OVER:
        return []
    seen = view(state, seat)
    sections: list[Section] = []
    for at, column in enumerate(seen.school, 1):
        for back in column:
            if back in BACKS:
                sections += about_card(seen, seat, back, f"The {back} card in column {at}")
    for back in seen.deck[:1]:
        sections += about_card(seen, seat, back, f"The next card ({back} back)")
    return sections


def about_card(seen: State, seat: Seat, back: str, name: str) -> list[Section]:
    """Two sections about a card of which a seat knows the back."""
    painter = seen.painters[seat]
    chances = faces(updated(seen, step=PEEK, peeks=(back,), seat=seat), seat)
    needs: dict[str, Fraction] = {}
    mine = Fraction(0)
    for card, share in chances:
        word = in_words(card.needs)
        needs[word] = needs.get(word, Fraction(0)) + share
        if in_reach(seen.board, painter, card.needs, painter.arrows):
            mine += share
    rows = sorted(needs.items(), key=lambda pair: (-pair[1], pair[0]))
    return [
        (f"{name} needs", rows),
        (f"{name}", [("can be painted by you", mine), ("cannot", 1 - mine)]),
    ]


@lru_cache(64)
def faces(looking: State, seat: Seat) -> tuple[tuple[Card, Fraction], ...]:
    """The cards it may be when a seat looks at it, from chance unfolded."""
    from japanboards import kanagawa  # the game itself, which is whole only by now

    before = looking.painters[seat].secret

    def new_card(after: State) -> str:
        held = list(after.painters[seat].secret)
        for card in before:
            held.remove(card)
        return held[0]

    shares = odds(kanagawa, looking, new_card, 1)
    return tuple((looking.board.cards[name], share) for name, share in shares.items())
