"""Routes: who controls one, by which chain of provinces, and what is missing for it.

Control is asked all the time, so ``joined`` floods bit sets. ``chain`` walks from province to
province and tells the way; the cited rules use it, and the tests compare both with networkx.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from ...core.boards import remembered
from ..board import Board
from ..cards import Card
from .state import State


def flood(board: Board, land: int, start: int) -> int:
    """The provinces of a bit set that hang together with one of them."""
    near, reached = board.near, 1 << start
    edge = reached
    while edge:
        found = 0
        while edge:
            low = edge & -edge
            found |= near[low.bit_length() - 1]
            edge ^= low
        edge = found & land & ~reached
        reached |= edge
    return reached


@remembered
def linked(board: Board, land: int) -> tuple[int, ...]:
    """The parts of a bit set of provinces that hang together and have a city."""
    parts: list[int] = []
    seen = 0
    for city in board.cities:
        if land >> city & 1 and not seen >> city & 1:
            parts.append(flood(board, land, city))
            seen |= parts[-1]
    return tuple(parts)


def joined(board: Board, mask: int, card: Card) -> bool:
    """Whether pieces in these places control the card's route: the fast way."""
    both = card.both
    if mask & both != both:
        return False
    return card.overseas or any(part & both == both for part in linked(board, mask & board.island))


def chain(board: Board, pieces: Sequence[int], card: Card) -> tuple[int, ...]:
    """A shortest chain of places with pieces that makes up the route; empty without control."""
    start, goal = card.ends
    if not pieces[start] or not pieces[goal]:
        return ()
    if card.overseas:
        return start, goal
    before = {start: start}
    queue = deque([start])
    while queue and goal not in before:
        here = queue.popleft()
        for there in board.neighbors[here]:
            if pieces[there] and there not in before:
                before[there] = here
                queue.append(there)
    return tuple(reversed(list(walk_back(before, goal)))) if goal in before else ()


def walk_back(before: dict[int, int], place: int) -> Iterator[int]:
    """From a place back to where the search began."""
    yield place
    while before[place] != place:
        place = before[place]
        yield place


@remembered
def cheapest(board: Board, mask: int, card: Card) -> tuple[int, ...]:
    """The places of the card's route with the fewest still to be occupied, then the shortest."""
    if card.overseas:
        return card.ends
    start, goal = card.ends
    paths: list[tuple[int, int, tuple[int, ...]]] = [(1 - (mask >> start & 1), 1, (start,))]
    seen = set()
    while True:
        missing, length, path = heappop(paths)
        here = path[-1]
        if here == goal:
            return path
        if here not in seen:
            seen.add(here)
            for there in board.neighbors[here]:
                if there not in seen:
                    lacks = missing + 1 - (mask >> there & 1)
                    heappush(paths, (lacks, length + 1, (*path, there)))


@dataclass(frozen=True, slots=True)
class Route:
    """How a player stands with a card: the way, and what it still needs."""

    card: str
    where: str  # "public", "hand" or "revealed"
    controlled: bool
    way: tuple[str, ...]  # places, the cheapest to complete
    missing: tuple[str, ...]  # those of them without a piece of the player


def route(state: State, seat: int, name: str, where: str) -> Route:
    """How a player stands with one card."""
    board, mask = state.board, state.players[seat].mask
    card = board.cards[name]
    way = cheapest(board, mask, card)
    missing = tuple(board.names[at] for at in way if not mask >> at & 1)
    return Route(
        name, where, joined(board, mask, card), tuple(board.names[at] for at in way), missing
    )


def routes(state: State, seat: int) -> tuple[Route, ...]:
    """Every card the player may use or score: public, in hand, revealed."""
    player = state.players[seat]
    shown = [(row.card, "public") for row in state.public]
    shown += [(card, "hand") for card in player.hand if isinstance(card, str)]
    shown += [(card, "revealed") for card in player.revealed]
    return tuple(route(state, seat, card, where) for card, where in shown)
