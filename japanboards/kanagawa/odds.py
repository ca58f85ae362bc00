"""What a card that lies face down, or the deck's next one, may be: exactly, as a seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ..core.game import Forecast, Seat
from .cards import BACKS, Card, in_words
from .rules.generator import chance_moves
from .rules.moves import Peek
from .rules.painting import in_next_reach
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
    """Two sections about a card of which a seat knows the back; an onlooker paints nothing."""
    chances = faces(seen, back)
    needs: dict[str, Fraction] = {}
    for card, share in chances:
        word = in_words(card.needs)
        needs[word] = needs.get(word, Fraction(0)) + share
    rows = sorted(needs.items(), key=lambda pair: (-pair[1], pair[0]))
    sections = [(f"{name} needs", rows)]
    if seat >= 0:
        mine = paintable_share(seen, seat, chances)
        sections.append((name, [("can be painted by you", mine), ("cannot", 1 - mine)]))
    return sections


def paintable_share(seen: State, seat: Seat, chances: Sequence[tuple[Card, Fraction]]) -> Fraction:
    """How likely a seat can paint it when it gets it: in its next work, with rested brushes."""
    painter = seen.painters[seat]
    able = [share for card, share in chances if in_next_reach(seen.board, painter, card.needs)]
    return sum(able, Fraction(0))


def faces(seen: State, back: str) -> list[tuple[Card, Fraction]]:
    """The cards it may be when somebody looks at it, as chance would have it."""
    chances = chance_moves(updated(seen, step=PEEK, peeks=(back,)))
    total = sum(weight for _, weight in chances)
    return [
        (seen.board.cards[move.card], Fraction(weight, total))
        for move, weight in chances
        if isinstance(move, Peek)
    ]
