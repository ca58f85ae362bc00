"""Which brushes can paint a card: the rule's own test, and the same as a graph.

The graph joins every landscape a print needs with every brush that can paint it; a card can be
painted if a matching serves all landscapes. Tests compare the two on random studios.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain, combinations

import networkx as nx

from ...core.graphs import Graph
from ...core.words import listed
from ..board import Board
from ..cards import WILD
from .icon_codes import EMPTY, FRESH, STATES, brush_on, is_used, kind_of, rested
from .state import Painter, updated_painter

NOW, AFTER = "now", "after"  # with the brushes where they stand, or once some are placed or moved
Need = tuple[str, int]  # a landscape of the print, and which of its kind
Brush = tuple[str, int]  # an icon's kind, and its place in the studio


def ready(board: Board, icons: Sequence[int]) -> Counter[str]:
    """Icons that can serve now, by kind: not used this round, under a brush that is not spent."""
    return Counter(
        kind_of(board, icon) for icon in icons if brush_on(icon) == FRESH and not is_used(icon)
    )


def missing(needs: Sequence[str], wild: Sequence[str], there: Counter[str]) -> Counter[str]:
    """The icons that are wanting to paint these landscapes, some of them on wild icons."""
    wanted = Counter(needs) - Counter(wild) + Counter({WILD: len(wild)})
    return wanted - there


def can_paint(needs: Sequence[str], there: Counter[str]) -> bool:
    """The print can be painted with these icons, wild ones taking the place of what is wanting."""
    return (Counter(needs) - there).total() <= there[WILD]


def least_wild(needs: Sequence[str], there: Counter[str]) -> tuple[str, ...]:
    """The fewest landscapes that have to be painted on wild icons."""
    return tuple(sorted((Counter(needs) - there).elements()))


def paint_graph(board: Board, painter: Painter, needs: Sequence[str]) -> Graph[Need | Brush]:
    """Landscapes that a print needs, and the brushes that can paint them, as a bipartite graph.

    Nodes: ("ocean", 1), ("ocean", 2) for needs with ``bipartite=0``; ("icon: ocean", 3) for the
    brush on the studio's third icon with ``bipartite=1``. Edges join what fits.
    """
    graph: Graph[Need | Brush] = nx.Graph()
    wanted = [(kind, n + 1) for kind, count in Counter(needs).items() for n in range(count)]
    graph.add_nodes_from(wanted, bipartite=0)
    for at, icon in enumerate(painter.icons, 1):
        kind = kind_of(board, icon)
        if brush_on(icon) == FRESH and not is_used(icon):
            graph.add_node((f"icon: {kind}", at), bipartite=1)
            fitting = [need for need in wanted if kind in (need[0], WILD)]
            graph.add_edges_from(((f"icon: {kind}", at), need) for need in fitting)
    return graph


def matching(graph: Graph[Need | Brush]) -> dict[Need, Brush]:
    """A largest matching: by landscape, the brush that paints it."""
    nodes = sorted(graph)
    # Numbers in place of names: the same matching in every run, whatever names hash to.
    numbered = nx.relabel_nodes(graph, {node: at for at, node in enumerate(nodes)})
    needs = [at for at, node in enumerate(nodes) if graph.nodes[node]["bipartite"] == 0]
    found = nx.bipartite.maximum_matching(numbered, top_nodes=needs)
    return {nodes[at]: nodes[found[at]] for at in needs if at in found}


def in_reach(board: Board, painter: Painter, needs: Sequence[str], arrows: int) -> bool:
    """The print can be painted once brushes are placed and moved, with that many arrows.

    Exact at the beginning of work, when no brush has painted yet; cards that would join the
    studio before are not counted in.
    """
    wanted, there = Counter(needs), ready(board, painter.icons)
    free = Counter(kind_of(board, icon) for icon in painter.icons if brush_on(icon) == EMPTY)
    every = there + free
    if (wanted - every).total() > every[WILD]:
        return False  # not even with a brush on every icon
    served = (wanted & there).total()
    served += min(there[WILD], wanted.total() - served)
    idle = there.total() - served
    return wanted.total() - served <= painter.brushes + min(arrows, idle)


def reach_in_work(board: Board, painter: Painter, needs: Sequence[str], arrows: int) -> str:
    """Whether a print can be painted in a work that goes on: NOW, only AFTER brushes, or not ("").

    Other than ``in_reach`` it knows of brushes that have painted and icons that have served. Of
    ways that move a brush away only to make room for another, it knows none.
    """
    there = ready(board, painter.icons)
    if can_paint(needs, there):
        return NOW
    open_to = Counter(
        kind_of(board, icon)
        for icon in painter.icons
        if brush_on(icon) == EMPTY and not is_used(icon)
    )
    wanted, every = Counter(needs), there + open_to
    served = (wanted & there).total()
    served += min(there[WILD], wanted.total() - served)
    idle = sum(1 for icon in painter.icons if brush_on(icon) == FRESH) - served
    more = wanted.total() - served
    enough = (wanted - every).total() <= every[WILD] and more <= painter.brushes + min(arrows, idle)
    return AFTER if enough else ""


def next_reach(board: Board, painter: Painter, needs: Sequence[str]) -> str:
    """The same for the painter's next work: NOW means with the brushes where they stand."""
    rest = updated_painter(painter, icons=rested(painter.icons))
    return reach_in_work(board, rest, needs, rest.arrows)


def most_together(
    needs: Sequence[tuple[str, ...]], paintable: Callable[[tuple[str, ...]], bool]
) -> int:
    """How many of these prints can be painted in one round: each brush and icon serves one."""
    for many in range(len(needs), 1, -1):
        if any(paintable(tuple(chain(*some))) for some in combinations(needs, many)):
            return many
    return min(1, len(needs))


def which_of(
    names: Sequence[str],
    needs: Sequence[tuple[str, ...]],
    paintable: Callable[[tuple[str, ...]], bool],
) -> str:
    """Prints that can each be painted, in words: all, one or some of them in one round.

    >>> which_of(["the boar", "the crane"], [("ocean",), ("ocean",)], lambda all: len(all) < 2)
    'the boar or the crane'
    """
    most, all_of_them = most_together(needs, paintable), listed(names, len(names))
    if most == len(names):
        return all_of_them
    if most == 1:
        return " or ".join((", ".join(names[:-1]), names[-1]))
    return f"{most} of these {len(names)}: {all_of_them}"


def in_next_reach(board: Board, painter: Painter, needs: Sequence[str]) -> bool:
    """The print can be painted in the painter's next work.

    A card that is still to be taken is played in a work that has not begun: what was used in this
    round, brushes, icons and arrows, is fresh again by then (KAN-RULING-26).
    """
    if any(icon % STATES > FRESH for icon in painter.icons):
        painter = updated_painter(painter, icons=rested(painter.icons))
    return in_reach(board, painter, needs, painter.arrows)
