"""What a position of Takamatsu still promises; bots ask for it, the rules never do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from ..core.boards import remembered
from ..core.game import Seat
from ..core.secrets import known
from .board import Board
from .rules.state import MARCH, State, colors_of

NEXT = 0.4  # how much of what one's next march could earn is still there when the turn comes


AHEAD = 0  # the tree holds the moves of all players


def points(state: State, seat: Seat) -> int:
    """Where one's pagodas stand."""
    return sum([state.pagodas[color] for color in colors_of(state.owners, seat)])


def estimate(state: State, seat: Seat) -> float:
    """Points to hope for: the hidden cards in hand, and the best march home."""
    mine = colors_of(state.owners, seat)
    held = sum(known(card.value for color in mine for card in state.held[color]))
    cards = [card if isinstance(card, int) else 3 for card in state.cards.display]
    pays = [0, *accumulate(cards)]  # by how many samurai get home
    return held + NEXT * max([best_arrival(state, color, pays) for color in mine])


def best_arrival(state: State, color: int, pays: Sequence[int]) -> int:
    """The most that the cards on display give for samurai of a color who get home in one march."""
    board, best, most = state.board, 0, len(pays) - 1
    for room, present in enumerate(state.rooms):
        if own := present[color]:
            for count in arrivals(board, room, color, own, sum(present)):
                best = max(best, pays[min(count, most)])
    return best


@remembered
def arrivals(board: Board, room: int, color: int, own: int, present: int) -> tuple[int, ...]:
    """How many samurai of a color can be in a party that marches from a room to a home of theirs.

    They may take any of the others along who are there.
    """
    others = present - own
    return tuple(
        count
        for count in range(1, own + 1)
        if any(
            color in board.homes[to]
            for size in range(count + (others > 0), count + others + 1)
            for to in board.targets[room][size]
        )
    )


def boundary(state: State) -> bool:
    """A march is due: the last one has been evaluated."""
    return state.step == MARCH


def progress(state: State) -> float:
    """The share of the game that has been played: how far the first pagoda is from the goal."""
    return min(1.0, max(0, *state.pagodas) / state.board.goal)
