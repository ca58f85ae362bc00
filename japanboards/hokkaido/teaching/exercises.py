"""Checks for the exercises about Hokkaido: they say what is not yet right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import networkx as nx

from ...core.exercise import Check
from ...core.graphs import Graph
from ...core.words import listed, verbed
from ..board import BOARD
from ..rules.effects_conflict import removals

HOLDINGS = (
    ((), "Kamikawa", "Tokoro"),
    (("Kamikawa", "Yubetsu", "Tokoro"), "Kamikawa", "Tokoro"),
    (("Kamikawa", "Tokoro"), "Kamikawa", "Tokoro"),
    (("Ishikari", "Sorachi", "Rumoi", "Teshio"), "Ishikari", "Kamikawa"),
    (("Kayabe", "Muroran", "Kameda"), "Kameda", "Ishikari"),
    (("Akan", "Ashoro", "Kato", "Furano"), "Ishikari", "Kushiro"),
)


def fewest_missing(graph: Graph[str], own: frozenset[str], start: str, goal: str) -> int:
    """How many provinces a player still needs for a route."""

    def cost(here: str, there: str, border: object) -> int:
        return there not in own

    way = nx.shortest_path_length(graph, start, goal, weight=cost)
    return int(way) + (start not in own)


def check_missing(answer: Callable[..., Any]) -> str:
    """``missing(graph, own, start, goal)``: the fewest provinces still to be occupied."""
    for held, start, goal in HOLDINGS:
        own = frozenset(held)
        wanted, given = (
            fewest_missing(BOARD, own, start, goal),
            answer(BOARD.copy(), own, start, goal),
        )
        if given != wanted:
            with_what = listed(sorted(own), 9) or "nothing"
            return (
                f"from {start} to {goal}, holding {with_what}, {wanted} are missing, not {given!r}"
            )
    return ""


PAIRS = (("Kameda", "Ishikari"), ("Kameda", "Kushiro"), ("Soya", "Kasai"), ("Tokoro", "Kushiro"))


def check_barrier(answer: Callable[..., Any]) -> str:
    """``barrier(graph, start, goal)``: a smallest set of provinces that separates two others."""
    for start, goal in PAIRS:
        fewest, given = nx.node_connectivity(BOARD, start, goal), answer(BOARD.copy(), start, goal)
        if not isinstance(given, (set, frozenset)) or not given <= set(BOARD):
            return f"a set of provinces is asked for, like {{'Abuta'}}; yours gave {given!r}"
        if given & {start, goal}:
            return f"{start} and {goal} themselves cannot be part of the barrier"
        if nx.has_path(BOARD.subgraph(set(BOARD) - given), start, goal):
            return (
                f"around {listed(sorted(given), 9) or 'nothing'} a way leads from {start} to {goal}"
            )
        if len(given) > fewest:
            return (
                f"{verbed(int(fewest), 'province')} enough between {start} and {goal}, "
                f"yours has {len(given)}"
            )
    return ""


FIGHTS = (
    ((1, 1), 1),
    ((2, 1), 2),
    ((3, 2), 3),
    ((3, 3), 3),
    ((4, 1), 2),
    ((2, 1, 1, 1), 4),
    ((1, 1), 2),
)


def after_the_ladder(counts: Sequence[int], limit: int) -> tuple[int, ...]:
    """What a conflict leaves of each player's pieces."""
    left = list(counts)
    for step in removals(counts, limit):
        for seat in step:
            left[seat] -= 1
    return tuple(left)


def check_ladder(answer: Callable[..., Any]) -> str:
    """``ladder(counts, limit)``: the pieces of each player after a conflict."""
    for counts, limit in FIGHTS:
        wanted, given = after_the_ladder(counts, limit), answer(counts, limit)
        if not isinstance(given, (tuple, list)) or tuple(given) != wanted:
            return f"{counts} with limit {limit} end as {wanted}, yours gave {given!r}"
    return ""


EXERCISES: dict[str, Check] = {
    "missing": check_missing,
    "barrier": check_barrier,
    "ladder": check_ladder,
}
