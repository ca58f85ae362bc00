"""Graphs in annotations: ``Graph[str]`` is networkx's graph with places of that type.

Type checkers know networkx's graphs as generic, which they are not when the program runs, so that
``typing.get_type_hints`` would fail at ``nx.Graph[str]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import networkx as nx

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


__all__ = ["DiGraph", "Graph"]
