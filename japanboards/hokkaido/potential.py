"""What a player may still hope for in Hokkaido: for bots, which see no further than a turn."""

from __future__ import annotations

from ..core.game import Seat
from ..core.secrets import known
from .paths import cheapest
from .scoring import FIRST_CLAIM, regions_paid
from .state import ACT, ACTIONS, NOBODY, OVER, State

FADES = 0.6  # what a route is worth, for each piece it still needs
CLAIMS = 0.5  # what an open spot is worth: others want it too
REGIONS = 0.6  # what a region is worth before it is counted


def boundary(state: State) -> bool:
    """A turn is over: conflicts are settled."""
    return state.step == OVER or (state.step == ACT and state.left == ACTIONS)


def hope(state: State, seat: Seat, name: str) -> float:
    """How likely the player is to control a card's route in the end, roughly."""
    mask = state.players[seat].mask
    way = cheapest(state.board, mask, state.board.cards[name])
    return float(FADES ** sum(1 for at in way if not mask >> at & 1))


def potential(state: State, seat: Seat) -> float:
    """Points of cards and regions that are not counted yet, as they stand."""
    if state.step == OVER:
        return 0.0
    regions = sum(paid[seat][0] for _, _, paid in regions_paid(state))
    if state.players[seat].scored is not None:
        return REGIONS * regions
    return REGIONS * regions + of_public(state, seat) + of_own(state, seat)


def of_public(state: State, seat: Seat) -> float:
    """Public cards: those with a piece of the player, and those that may still get one."""
    total = 0.0
    for row in state.public:
        card, chance = state.board.cards[row.card], hope(state, seat, row.card)
        if seat in (row.first, row.second):
            total += chance * (card.high if row.first == seat else card.low)
        elif row.first == NOBODY:
            total += CLAIMS * chance * (card.high + FIRST_CLAIM)
        elif row.second == NOBODY:
            total += CLAIMS * chance * card.low
    return total


def of_own(state: State, seat: Seat) -> float:
    """Revealed cards, and those in hand, which may also cost."""
    cards, player = state.board.cards, state.players[seat]
    shown = sum(hope(state, seat, name) * cards[name].low for name in player.revealed)
    hidden = sum(
        (2 * hope(state, seat, name) - 1) * cards[name].high for name in known(player.hand)
    )
    return shown + hidden
