"""Checks for the exercises about Takamatsu: they say what is not yet right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import networkx as nx

from ...core.exercise import Check
from ...core.graphs import DiGraph
from ...core.words import counted
from ..board import BOARD, COLORS, printed
from ..rules.generator import parties
from ..rules.moves import in_words


def full_circle(graph: DiGraph[str], room: str) -> int:
    """The fewest steps that lead from a room back to it."""
    return min(len(nx.shortest_path(graph, following, room)) for following in graph[room])


def check_full_circle(answer: Callable[..., Any]) -> str:
    """``full_circle(graph, room)``: how many samurai would walk around to where they stood."""
    for room in BOARD:
        wanted, given = full_circle(BOARD, room), answer(BOARD.copy(), room)
        if given != wanted:
            return f"from {room} it is {counted(wanted, 'step')} around, yours gave {given!r}"
    return ""


STOPS = (
    ("outer purple", 1),
    ("outer purple", 2),
    ("court", 1),
    ("court", 2),
    ("court", 3),
    ("+1", 1),
    ("+2", 1),
    ("+2", 3),
    ("inner red", 1),
    ("stairs", 9),
    ("stairs", 10),
)


def stops(room: str, size: int) -> set[str]:
    """The other rooms where a party may stop, as the game says."""
    board = printed("palace")
    return {board.names[at] for at in board.targets[board.index[room]][size]}


def check_stops(answer: Callable[..., Any]) -> str:
    """``stops(graph, room, size)``: the set of rooms where a party of that size may stop."""
    for room, size in STOPS:
        wanted, given = stops(room, size), answer(BOARD.copy(), room, size)
        if not isinstance(given, (set, frozenset)):
            return f"a set of rooms is asked for, like {{'gate'}}; yours gave {given!r}"
        if given != wanted:
            odd = sorted(given ^ wanted, key=str)[0]
            can = "may stop in" if odd in wanted else "cannot stop in"
            return f"{size} samurai from {room} {can} {odd}"
    return ""


ROOMS: tuple[tuple[dict[str, int], str], ...] = (
    ({"red": 1}, "red"),
    ({"red": 2}, "red"),
    ({"red": 3}, "red"),
    ({"blue": 2}, "red"),
    ({"red": 1, "blue": 1}, "red"),
    ({"red": 1, "blue": 1, "yellow": 1}, "red"),
    ({"red": 2, "blue": 1, "yellow": 1}, "red"),
    ({"red": 3, "black": 2}, "black"),
)


def parties_out(present: dict[str, int], mine: str) -> int:
    """How many different parties may leave a room, as the game says."""
    counts = tuple(present.get(color, 0) for color in COLORS)
    return len(parties(counts, (COLORS.index(mine),))) if mine in present else 0


def check_parties(answer: Callable[..., Any]) -> str:
    """``parties(present, mine)``: how many different parties a player may lead out of a room."""
    for present, mine in ROOMS:
        wanted, given = parties_out(present, mine), answer(dict(present), mine)
        if given != wanted:
            here = in_words([present.get(color, 0) for color in COLORS])
            right = f"the number of parties is {wanted}, yours gave {given!r}"
            return f"{mine} is to move, here stand {here}: {right}"
    return ""


EXERCISES: dict[str, Check] = {
    "full circle": check_full_circle,
    "where to stop": check_stops,
    "how many parties": check_parties,
}
