"""Hokkaido: hints and solutions of the exercises, for whoever is stuck."""

from __future__ import annotations

from ...core.exercise import Help

HELP = {
    "missing": Help(
        "Give every step a price: nothing into a province you hold, one into any other.",
        """
def missing(graph, own, start, goal):
    price = lambda a, b, data: int(b not in own)
    return nx.shortest_path_length(graph, start, goal, weight=price) + (start not in own)
""".strip(),
    ),
    "barrier": Help(
        "What has to be taken away so that no way is left is called a cut.",
        """
def barrier(graph, start, goal):
    return nx.minimum_node_cut(graph, start, goal)
""".strip(),
    ),
    "ladder": Help(
        "Those with the fewest pieces remove one; who has done so waits until all others have.",
        """
def ladder(counts, limit):
    left, asked = list(counts), set()
    while sum(left) > limit:
        waiting = {seat for seat, n in enumerate(left) if n and seat not in asked}
        if not waiting:
            asked = set()
            continue
        fewest = min(left[seat] for seat in waiting)
        for seat in [seat for seat in waiting if left[seat] == fewest]:
            left[seat] -= 1
            asked.add(seat)
    return tuple(left)
""".strip(),
    ),
}
