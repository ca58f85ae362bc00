"""Checks for the exercises about Kaigan: they say what is not yet right."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import networkx as nx

from ...core.exercise import Check, agrees
from ...core.graphs import DiGraph
from ..board import printed
from ..odds import share
from ..rules.scoring import travel_places
from ..rules.state import Player


def acts_before(order: DiGraph[str], space: str) -> set[str]:
    """The spaces that are resolved before this one."""
    return set(nx.ancestors(order, space))


def check_acts_before(answer: Callable[..., Any]) -> str:
    """``acts_before(order, space)``: the set of spaces that are resolved earlier."""
    board = printed("japan")
    for players, space in ((4, "1/1"), (4, "3/1"), (4, "1/2"), (3, "1/2"), (3, "2/5"), (4, "4/5")):
        order = board.order(players)
        wanted, given = acts_before(order, space), answer(order.copy(), space)
        if not isinstance(given, set | frozenset):
            return f"a set of spaces is asked for, like {{'1/1'}}; yours gave {given!r}"
        if given != wanted:
            odd = sorted(given ^ wanted, key=str)[0]
            when = "acts" if odd in wanted else "does not act"
            return f"with {players} players {odd} {when} before {space}"
    return ""


def completed(missing: int, dice: int) -> Fraction:
    """The probability that dice alone give a tile all the markers it misses."""
    return sum((share(dice, n) for n in range(missing, dice + 1)), Fraction(0))


def check_completed(answer: Callable[..., Any]) -> str:
    """``completed(missing, dice)``: how likely dice alone complete a tile, exactly."""
    cases = [(1, 2), (2, 2), (3, 2), (1, 3), (2, 3), (3, 3), (4, 3)]
    for case in cases:
        if isinstance(answer(*case), float):
            return "an exact answer is asked for: a Fraction, or a whole number"
    return agrees(answer, completed, *cases)


def travel_honor(spaces: list[int]) -> list[int]:
    """The Honor of each player for the places on Travel, as the game says."""
    found = [0] * len(spaces)
    for seat, points, _ in travel_places([Player(0, (), (), travel=at) for at in spaces]):
        found[seat] = points
    return found


def check_travel_honor(answer: Callable[..., Any]) -> str:
    """``travel_honor(spaces)``: a list of Honor for discs on these spaces of Travel."""
    tables = ([4, 3, 2, 1], [1, 5, 3], [4, 4, 2, 1], [4, 4, 2, 2], [4, 4, 4, 1], [4, 3, 3, 1],
              [4, 3, 1, 1], [0, 0, 0])  # fmt: skip
    for spaces in tables:
        wanted, given = travel_honor(spaces), answer(list(spaces))
        if given != wanted:
            return f"for discs on {spaces} it is {wanted}, yours gave {given!r}"
    return ""


EXERCISES: dict[str, Check] = {
    "acts before": check_acts_before,
    "completed": check_completed,
    "travel honor": check_travel_honor,
}
