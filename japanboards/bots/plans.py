"""How a search would go on after a move, within the turn of the same player."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Generic

from ..core.game import CHANCE, M, S, roll
from .search import Node, Search

TRIED = 4  # visits that make a continuation more than a guess
CLEAR = 1.0  # points by which a move looks better than any other, one step ahead
LONGEST = 4  # moves of a plan: more than three ahead is not remembered


@dataclass(frozen=True, slots=True)
class Step(Generic[S, M]):
    """A move of a plan: in words, and the position it leads to."""

    move: M
    told: str
    after: S


def path(search: Search[S, M], state: S, first: M) -> list[Step[S, M]]:
    """A move, and the most tried moves after it while the same player is to decide."""
    game, steps = search.game, list[Step[S, M]]()
    node, move = search.root, first
    while len(steps) < LONGEST:
        told, after = game.notation.tell(state, move), game.apply(state, move)
        steps.append(Step(move, told, after))
        node, state = node.children[move], past_chance(search, after)
        if game.to_move(state) != search.seat:
            break
        found = favorite(node, game.legal_moves(state))
        if found is None:
            break
        move = found
    return steps


def past_chance(search: Search[S, M], state: S) -> S:
    """The next position in which somebody decides."""
    while search.game.to_move(state) == CHANCE:
        state = search.game.apply(state, roll(search.game, state, search.rng))
    return state


def favorite(node: Node[M], legal: Collection[M]) -> M | None:
    """The legal move that was tried most after this node, or else the one that looks best."""
    tried = {move: node.children[move].visits for move in legal if move in node.children}
    best = max(tried, key=tried.__getitem__, default=None)
    if best is not None and tried[best] >= TRIED:
        return best
    looks = [move for move in node.rank if move in legal][:2]  # the best first
    clear = len(looks) == 2 and node.rank[looks[0]] >= node.rank[looks[1]] + CLEAR
    return looks[0] if clear else None


def shared_start(ways: Sequence[Sequence[Step[S, M]]]) -> int:
    """How many steps all ways have in common."""
    shortest = min(map(len, ways))
    for at in range(shortest):
        if len({way[at].move for way in ways}) > 1:
            return at
    return shortest
