"""What routes and regions of Hokkaido still ask and would pay, by where the pieces are."""

from __future__ import annotations

from collections import deque

from ..core.boards import remembered
from .board import Board
from .rules.generator import places_in
from .rules.paths import cheapest
from .rules.scoring import region_points
from .rules.state import FREE

LONG = 8  # actions for a piece that nobody has


@remembered
def missing(board: Board, mask: int, name: str) -> int:
    """The pieces that a card's route still needs of who has pieces in these places."""
    return sum(1 for at in cheapest(board, mask, board.cards[name]) if not mask >> at & 1)


@remembered
def of_regions(
    board: Board, everywhere: tuple[tuple[int, ...], ...], second_after_tie: bool
) -> tuple[int, ...]:
    """What all regions would pay each player, by where everybody's pieces are."""
    totals = [0] * len(everywhere)
    for region in range(len(board.regions)):
        inside = [at for at, other in enumerate(board.region_of) if other == region]
        counts = [sum([pieces[at] for at in inside]) for pieces in everywhere]
        for seat, (points, _) in enumerate(region_points(counts, second_after_tie)):
            totals[seat] += points
    return tuple(totals)


@remembered
def actions_to(board: Board, pieces: tuple[int, ...], stock: int, name: str) -> int:
    """The actions that a route needs, about: to grow, to walk and to sail, piece by piece."""
    far, mask = distances(board), sum([1 << at for at, count in enumerate(pieces) if count])
    way = cheapest(board, mask, board.cards[name])
    spare = [at for at, count in enumerate(pieces) for _ in range(count - (at in way))]
    land = places_in(mask & board.island) or [board.start]
    left, total = [at for at in way if not mask >> at & 1], 0
    while left:
        walks = [(far[at][to], to, at) for at in spare for to in left]
        grows = [(1 + far[at][to], to, FREE) for at in land for to in left] if stock else []
        cost, to, used = min([*walks, *grows], default=(LONG, left[0], FREE))
        total += cost
        left.remove(to)
        if used == FREE:
            stock = max(0, stock - 1)
        else:
            spare.remove(used)
        land += [to] * (to < board.size)
    return total


@remembered
def distances(board: Board) -> tuple[tuple[int, ...], ...]:
    """The moves by land and sea from each place to each other."""
    ports = [*places_in(board.shore), *board.countries]
    beside = [list(row) for row in board.neighbors] + [[] for _ in (*board.countries, board.sea)]
    beside[board.sea] = ports
    for at in ports:
        beside[at].append(board.sea)
    return tuple(moves_from(beside, at) for at in range(len(beside)))


def moves_from(beside: list[list[int]], start: int) -> tuple[int, ...]:
    """How far every place is from one of them; what cannot be reached is far away."""
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in beside[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return tuple(found.get(at, LONG) for at in range(len(beside)))
