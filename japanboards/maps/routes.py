"""Routes through a map, and how to draw several beside each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice, pairwise
from math import hypot
from typing import Any

import networkx as nx

from ..core.graphs import Graph
from ..core.words import unknown

Point = tuple[float, float]
Route = list[Any]


def shortest_routes(
    graph: Graph[Any], start: Any, end: Any, most: int | None = None
) -> list[Route]:
    """Every shortest route; or the ``most`` shortest ones, longer ones after the shortest.

    >>> shortest_routes(nx.cycle_graph(4), 0, 2)
    [[0, 1, 2], [0, 3, 2]]
    """
    for place in (start, end):
        if place not in graph:
            raise ValueError(f"on this map {unknown('place', place, map(str, graph))}")
    if most is not None and (not isinstance(most, int) or most < 1):
        raise ValueError(f"the number of routes is 1 or more, or None for all, not {most!r}")
    if start == end or not nx.has_path(graph, start, end):
        raise ValueError(f"no route leads from {start} to {end}")
    shortest = sorted(nx.all_shortest_paths(graph, start, end), key=lambda way: list(map(str, way)))
    if most is None or most <= len(shortest):
        return shortest[:most]
    longer = islice(nx.shortest_simple_paths(graph, start, end), len(shortest), most)
    return [*shortest, *longer]


def steps_used(routes: Sequence[Route]) -> Counter[tuple[Any, Any]]:
    """How many of the routes take each step."""
    return Counter(step for route in routes for step in pairwise(route))


def beside(line: Sequence[Point], aside: float) -> list[Point]:
    """The same line, shifted to its right: so that lines which share a way run side by side."""
    normals = []
    for (x1, y1), (x2, y2) in pairwise(line):
        length = hypot(x2 - x1, y2 - y1) or 1.0
        normals.append(((y1 - y2) / length, (x2 - x1) / length))
    shifted = []
    for at, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = normals[max(at - 1, 0)], normals[min(at, len(normals) - 1)]
        mx, my = ax + bx, ay + by
        stretch = 2 / max(mx * mx + my * my, 1.0)  # of the corner, no more than double
        shifted.append((x + aside * mx * stretch, y + aside * my * stretch))
    return shifted
