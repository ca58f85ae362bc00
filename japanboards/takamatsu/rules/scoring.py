"""Takamatsu's score sheet: pagodas, and at the end the hidden cards."""

from __future__ import annotations

from ...core.ranking import check_over, leaders
from ...core.rulebook import Line
from ...core.secrets import known
from ...core.words import signed
from ..board import COLORS
from ..book import BOOK
from .state import OVER, Pagodas, State, colors_of

# Where points come from, in words, by the beginning of the clauses that give them.
SOURCES_OF_POINTS = {"TAK": "the {note}"}


def tally(state: State) -> list[Line]:
    """A line per pagoda, and once the game is over one per hidden card still held."""
    two = state.seats == 2
    clause, lines = BOOK["TAK-2P-07" if two else "TAK-END-04"], []
    for seat in range(state.seats):
        mine = colors_of(state.owners, seat)
        for color in mine:
            lines.append(Line(seat, state.pagodas[color], clause, f"{COLORS[color]} pagoda"))
        if state.step == OVER:
            lines += hidden_cards(state, seat, sum(state.pagodas[color] for color in mine))
    return lines


def hidden_cards(state: State, seat: int, points: int) -> list[Line]:
    """A line per hidden card of a seat; points never fall below 0 (TAK-RULING-15)."""
    clause = BOOK["TAK-2P-07" if state.seats == 2 else "TAK-RULING-15"]
    held = [card.value for color in colors_of(state.owners, seat) for card in state.held[color]]
    lines = []
    for value in sorted(known(held), reverse=True):
        counted = max(value, -points)
        points += counted
        lines.append(Line(seat, counted, clause, f"hidden card {signed(value)}"))
    return lines


def with_hidden_cards(state: State) -> Pagodas:
    """How far each pagoda has come; once the game is over with the hidden cards of its color."""
    if state.step != OVER:
        return state.pagodas
    held = (known(card.value for card in hand) for hand in state.held)
    return tuple(
        max(0, points + sum(cards)) for points, cards in zip(state.pagodas, held, strict=True)
    )


def winners(state: State) -> tuple[int, ...]:
    """Seats with the most points, together when they tie (TAK-END-04, TAK-RULING-16)."""
    check_over("Takamatsu", state.asked < 0 and state.step == OVER)
    points = [0] * state.seats
    for line in tally(state):
        points[line.seat] += line.points
    return leaders(points)
