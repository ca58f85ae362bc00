"""Checks for the exercises about Rolling Japan: they say what is not yet right."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import networkx as nx

from ...core.exercise import Check, agrees
from ...core.game import playout
from ...core.graphs import Graph
from ..board import BOARD, FACES
from ..rules.generator import legal_moves
from ..rules.moves import Write
from ..rules.setup import new_game
from ..rules.state import State
from ..text.notation import read, write_move


def shut_out(number: int) -> int:
    """How many of the six numbers cannot stand beside this one."""
    return sum(1 for other in FACES if abs(other - number) > 1)


def check_shut_out(answer: Callable[[int], Any]) -> str:
    """``shut_out(number)``: how many numbers a written number keeps away from its neighbors."""
    return agrees(answer, shut_out, *((number,) for number in FACES))


def fitting(graph: Graph[str], sheet: dict[str, Any], name: str) -> set[int]:
    """The numbers that fit a prefecture."""
    if name in sheet:
        return set()
    held = [sheet[other] for other in graph[name] if sheet.get(other, "X") != "X"]
    return {number for number in FACES if all(abs(number - other) <= 1 for other in held)}


SHEETS: tuple[tuple[dict[str, Any], str], ...] = (
    ({}, "Tokyo"),
    ({"Saitama": 4}, "Tokyo"),
    ({"Saitama": 4, "Kanagawa": 6}, "Tokyo"),
    ({"Saitama": 4, "Kanagawa": 1}, "Tokyo"),
    ({"Saitama": "X", "Kanagawa": 1}, "Tokyo"),
    ({"Aomori": 2}, "Hokkaido"),
    ({"Tokyo": 3, "Saitama": 3}, "Tokyo"),
    ({"Tokyo": "X"}, "Tokyo"),
)


def check_fitting(answer: Callable[..., Any]) -> str:
    """``fitting(graph, sheet, name)``: the set of numbers that still fit a prefecture."""
    for sheet, name in SHEETS:
        wanted, given = fitting(BOARD, sheet, name), answer(BOARD, dict(sheet), name)
        if not isinstance(given, (set, frozenset)):
            return f"a set of numbers is asked for, like {{3, 4}}; yours gave {given!r}"
        if given != wanted:
            held = f"with {sheet}" if sheet else "on an empty sheet"
            said = sorted(wanted) or "no number"
            return f"{held} {name} takes {said}, yours gave {sorted(given) or 'no number'}"
    return ""


def cut_off(graph: Graph[str], name: str) -> set[str]:
    """The prefectures that no way leads to from Nara any more when one is taken away."""
    rest: Graph[Any] = graph.subgraph(set(graph) - {name})
    return set(rest) - nx.node_connected_component(rest, "Nara")


def check_cut_off(answer: Callable[..., Any]) -> str:
    """``cut_off(graph, name)``: who cannot be reached from Nara without that prefecture."""
    for name in ("Tokyo", "Saga", "Aomori", "Yamaguchi", "Hyogo"):
        wanted, given = cut_off(BOARD, name), answer(BOARD.copy(), name)
        if not isinstance(given, (set, frozenset)):
            return f"a set of names is asked for; without {name} yours gave {given!r}"
        if given != wanted:
            odd = sorted(given ^ wanted)[0]
            what = "is cut off" if odd in wanted else "can still be reached, or is gone"
            return f"without {name}, {odd} {what}"
    return ""


def written_beside(state: State, move: Write) -> list[str]:
    """Neighbors of a cell that hold a 6, if the move writes a 6 there."""
    index, dice = state.board.index, {die.color: die.value for die in state.waiting}
    if dice.get(move.die) != 6 or move.cell not in index:
        return []
    names, cells = state.board.names, state.sheet.cells
    return [names[n] for n in state.board.neighbors[index[move.cell]] if cells[n] == 6]


def positions(games: int) -> Iterator[State]:
    """Positions of random games in which somebody has to write."""
    from japanboards import rolling_japan  # the game itself, which is whole only by now

    for seed in range(games):
        for state, _, _ in playout(rolling_japan, new_game(1), random.Random(seed)):
            if state.waiting:
                yield state


SIXES = "writing: player 1, red 6, blue 6\nsheet: Saitama 6, Chiba 5"


def check_no_twin_sixes(answer: Callable[[State, Any], str | None]) -> str:
    """A rule ``(state, move) -> complaint or None``: two 6 are never neighbors."""
    state = read(SIXES)
    if not (complaint := answer(state, Write("red", "Tokyo"))):
        return f"a 6 in Tokyo beside the 6 in Saitama is fine with your rule, it gave {complaint!r}"
    if not isinstance(complaint, str) or "Saitama" not in complaint:
        return f"the complaint names the neighbor that holds the 6, Saitama; yours: {complaint!r}"
    if stray := answer(state, Write("red", "Atlantis")):
        return f"Atlantis is another rule's business, yours complained: {stray!r}"
    if stray := answer(state, Write("white", "Tokyo")):
        return f"no white die is waiting, that is another rule's business; yours said {stray!r}"
    for state in positions(20):
        for move in legal_moves(state):
            if isinstance(move, Write) and bool(answer(state, move)) != bool(
                beside := written_beside(state, move)
            ):
                why = f"{beside[0]} holds a 6" if beside else "no neighbor and die are both 6"
                said = "silent" if beside else "complaining"
                return f"{write_move(move)!r}: {why}, but your rule was {said} in\n{state!r}"
    return ""


EXERCISES: dict[str, Check] = {
    "shut out": check_shut_out,
    "what fits": check_fitting,
    "cut off": check_cut_off,
    "no twin sixes": check_no_twin_sixes,
}
