"""Graphs of boards, which nobody changes, and graphs in annotations.

``Graph[str]`` is networkx's graph with places of that type. Type checkers know networkx's graphs as
generic, which they are not when the program runs, so that ``typing.get_type_hints`` would fail at
``nx.Graph[str]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import networkx as nx

from .values import Fixed

if TYPE_CHECKING:
    from networkx import DiGraph, Graph
else:

    class Graph:
        """Whatever its places are, it is a ``networkx.Graph``."""

        def __class_getitem__(cls, places: Any) -> type:
            return nx.Graph

    class DiGraph:
        """Whatever its places are, it is a ``networkx.DiGraph``."""

        def __class_getitem__(cls, places: Any) -> type:
            return nx.DiGraph


G = TypeVar("G", bound=nx.Graph)  # type: ignore[type-arg]


def fixed(graph: G) -> G:
    """The graph, frozen with all that is told of its places and edges; a copy can be changed."""
    inside: Any = nx.freeze(graph)
    known: dict[int, Fixed[Any, Any]] = {}  # what is told of an edge is told in both directions

    def told(about: dict[Any, Any]) -> Fixed[Any, Any]:
        return known.setdefault(id(about), Fixed(about))

    def beside(places: dict[Any, Any]) -> Fixed[Any, Any]:
        return Fixed(
            {at: Fixed({to: told(each) for to, each in row.items()}) for at, row in places.items()}
        )

    before = [inside._adj, getattr(inside, "_pred", {})]  # while it is known by its id
    inside._node = Fixed({place: Fixed(about) for place, about in inside._node.items()})
    inside._adj = beside(before[0])
    if graph.is_directed():
        inside._pred = beside(before[1])
    sources = {part: Fixed(x) if isinstance(x, dict) else x for part, x in graph.graph.items()}
    inside.graph = Fixed(sources)
    return graph


__all__ = ["DiGraph", "Graph", "fixed"]
