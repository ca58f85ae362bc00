"""The map alone."""

from __future__ import annotations

from collections.abc import Mapping

from japanboards.core.graphs import Graph
from japanboards.core.scene import Scene

from .rules import State
from .scene import FRAME, LOOKS, islands


def chart(state: State, words: Mapping[str, str]) -> Scene:
    """The islands."""
    return Scene(FRAME, tuple(islands(state)), LOOKS, "The sea")


def graph(state: State) -> Graph[str]:
    """The islands and the routes between them."""
    return state.board.graph


def layers(state: State) -> Mapping[str, Mapping[str, str]]:
    """How many routes an island has."""
    sea = state.board.graph
    return {"routes": {island: str(sea.degree(island)) for island in sea}}
