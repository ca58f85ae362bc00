"""What a position of Takamatsu still promises; bots ask for it, the rules never do."""

from __future__ import annotations

from ..core.game import Seat
from ..core.secrets import known
from .rules.state import MARCH, State, colors_of

NEXT = 0.4  # how much of what one's next march could earn is still there when the turn comes


AHEAD = 0  # the tree holds the moves of all players


def estimate(state: State, seat: Seat) -> float:
    """Points to hope for: the hidden cards in hand, and the best march home."""
    mine = colors_of(state.owners, seat)
    held = sum(known(card.value for color in mine for card in state.held[color]))
    return held + NEXT * max(best_arrival(state, color) for color in mine)


def best_arrival(state: State, color: int) -> float:
    """The most that the cards on display give for samurai of a color who get home in one march."""
    cards = [card if isinstance(card, int) else 3 for card in state.cards.display]
    best = 0
    for room, present in enumerate(state.rooms):
        for count in range(1, present[color] + 1):
            if gets_home(state, color, room, count, sum(present)):
                best = max(best, sum(cards[:count]))
    return best


def gets_home(state: State, color: int, room: int, count: int, present: int) -> bool:
    """Some party with this many samurai of a color may march from the room to a home of theirs."""
    targets, homes = state.board.targets[room], state.board.homes
    others = present - state.rooms[room][color]
    sizes = range(count + (others > 0), count + others + 1)
    return any(color in homes[to] for size in sizes for to in targets[size])


def boundary(state: State) -> bool:
    """A march is due: the last one has been evaluated."""
    return state.step == MARCH


def progress(state: State) -> float:
    """The share of the game that has been played: how far the first pagoda is from the goal."""
    return min(1.0, max(0, *state.pagodas) / state.board.goal)
