"""How a search would go on after a move, within the turn of the same player."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Generic

from ..core.game import CHANCE, M, S, Text, roll
from .search import Node, Search
from .value import settled

TRIED = 4  # visits that make a continuation more than a guess
CLEAR = 1.0  # points by which a move looks better than any other, one step ahead
LONGEST = 4  # moves of a plan: more than three ahead is not remembered


@dataclass(frozen=True, slots=True)
class Step(Generic[S, M]):
    """A move of a plan: in words, and the position it leads to."""

    move: M
    told: str
    after: S


def path(text: Text[S, M], search: Search[S, M], state: S, first: M) -> list[Step[S, M]]:
    """A move, and what the search would do next, until it is scored or another player decides."""
    game, steps = search.game, list[Step[S, M]]()
    node: Node[M] | None = search.root
    move: M | None = first
    while node is not None and move is not None and len(steps) < LONGEST:
        after = game.apply(state, move)
        steps.append(Step(move, text.tell(state, move), after))
        node, state = node.children.get(move), past_chance(search, after)
        if node is None or settled(game, after) or game.to_move(state) != search.seat:
            break
        move = favorite(node, game.legal_moves(state))
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
        if len({(way[at].move, way[at].told) for way in ways}) > 1:
            return at
    return shortest
