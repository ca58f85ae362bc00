"""Takamatsu: hints and solutions of the exercises, for whoever is stuck."""

from __future__ import annotations

from ...core.exercise import Help

HELP = {
    "full circle": Help(
        "Every way around is a cycle; the shortest one through the room counts.",
        """
def full_circle(graph, room):
    return min(len(cycle) for cycle in nx.simple_cycles(graph) if room in cycle)
""".strip(),
    ),
    "where to stop": Help(
        "Walk with a set of rooms; keep what is reached from the size of the party on.",
        """
def where_to_stop(graph, room, size):
    here, found = {room}, set()
    for step in range(1, size + graph.nodes[room]["bonus"] + 1):
        here = {there for each in here for there in graph[each]}
        if step >= size:
            found |= here
    return found - {room}
""".strip(),
    ),
    "how many parties": Help(
        "Try all numbers of all colors: one of mine, company if there is any, one of three stays.",
        """
def how_many_parties(present, mine):
    from itertools import product

    total, found = sum(present.values()), 0
    for counts in product(*(range(n + 1) for n in present.values())):
        own, size = dict(zip(present, counts)).get(mine, 0), sum(counts)
        company = size > own or present.get(mine) == total
        found += own > 0 and company and not size == total > 2
    return found
""".strip(),
    ),
}
