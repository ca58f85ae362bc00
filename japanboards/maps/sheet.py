"""A map on its axes: the sea, the places and their words."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import dist
from typing import Any, Literal, get_args

import matplotlib.pyplot as plt
import networkx as nx
from matplotlib.axes import Axes

from ..core.game import Game
from ..core.graphs import Graph
from ..core.scene import Mark, Scene
from .artists import (
    JAPANESE,
    LATIN,
    add_shape,
    add_text,
    corners,
    fonts,
    points_per_unit,
    set_stage,
)
from .looks import paint

Labels = Literal["en", "ja", "none"]
Point = tuple[float, float]
WIDTH = 8.0  # inches of a figure of our own
DISC = 9.0  # radius of a place in the plain drawing


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is drawn and on what: the game's graph and scene, the axes, the fonts."""

    graph: Graph[Any]
    scene: Scene
    ax: Axes
    family: tuple[str, ...]
    outlined: bool

    @property
    def places(self) -> dict[Any, Mark]:
        """The mark of each node."""
        marks = {mark.pick: mark for mark in self.scene.marks if mark.pick}
        return {node: marks[str(node)] for node in self.graph}

    @property
    def unit(self) -> float:
        """Points on paper per unit of the scene."""
        return points_per_unit(self.ax, self.scene)

    def color(self, look: str, element: str = "path", what: str = "stroke") -> str:
        """A color of the stylesheet."""
        return paint(self.scene.style, look, element)[what]

    def way(self, route: Sequence[Any]) -> list[Point]:
        """The points a route leads through; a long link that is drawn is followed."""
        at = {node: mark.at for node, mark in self.places.items()}
        links = {m.id: m.shape for m in self.scene.marks if m.id.startswith("link:")}
        points = [at[route[0]]]
        for a, b in pairwise(route):
            for link, turn in ((f"link:{a}-{b}", 1), (f"link:{b}-{a}", -1)):
                line = corners(links[link])[::turn] if self.outlined and link in links else []
                if line and dist(line[0], line[-1]) > dist(at[a], at[b]) / 2:
                    points += line
            points.append(at[b])
        return points


def prepare(
    game: Game[Any, Any],
    board: str,
    labels: str,
    outlines: bool,
    ax: Axes | None,
    words: Mapping[Any, str] | None = None,
) -> Sheet:
    """Everything that a picture needs, checked; words of one's own replace the labels."""
    if labels not in get_args(Labels):
        said = ", ".join(map(repr, get_args(Labels)))
        raise ValueError(f"labels are one of {said}, not {labels!r}")
    state = game.new_game(game.PLAYERS[0], **({"board": board} if board else {}))
    graph = game.chart.graph(state)
    if words is None:
        words = label_words(graph, labels)
    scene = game.chart.chart(state, words)
    if words:  # names would stand beside them
        kept = tuple(mark for mark in scene.marks if not is_name(mark))
        scene = replace(scene, marks=kept)
    if ax is None:
        height = round(WIDTH * scene.frame[3] / scene.frame[2], 1)
        figure = plt.figure(figsize=(WIDTH, height))
        ax = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    family = (*fonts(LATIN)[:1], *(fonts(JAPANESE)[:1] if labels == "ja" else ()))
    return Sheet(graph, scene, ax, family, outlines)


def is_name(mark: Mark) -> bool:
    """Whether a mark is the name of a place."""
    return "name" in mark.look.split()


def label_words(graph: Graph[Any], labels: str) -> dict[Any, str]:
    """The words that replace the names on a map: none do in English."""
    if labels == "none":
        return dict.fromkeys(graph, "")
    if labels == "ja":
        names = {node: str(data.get("ja", "")) for node, data in graph.nodes(data=True)}
        if not all(names.values()):
            missing = "this map has no Japanese names"
        elif not fonts(JAPANESE):
            missing = "no font with Japanese letters is installed"
        else:
            return names
        warnings.warn(f"{missing}, so the labels are in English", stacklevel=4)
    return {}


def known(graph: Graph[Any], given: Mapping[Any, Any]) -> dict[Any, Any]:
    """What is given for places, if they are all on the map."""
    if strangers := [str(node) for node in given if node not in graph]:
        raise ValueError(f"these are no places of this map: {', '.join(strangers)}")
    return dict(given)


def finish(sheet: Sheet, fills: Mapping[Any, str], title: str) -> Axes:
    """Draw the sea, the places and the words."""
    ax, scene = sheet.ax, sheet.scene
    set_stage(ax, scene)
    words: Sequence[Mark] = scene.marks
    if sheet.outlined:
        own = {str(node): fill for node, fill in fills.items()}
        for mark in scene.marks:
            add_shape(ax, scene, mark, own.get(mark.pick) if mark.pick else None)
    else:
        add_graph(sheet, fills)
        at_places = {place.at for place in sheet.places.values()}
        words = [
            mark
            for mark in scene.marks
            if not mark.shape and (mark.at in at_places or is_name(mark))
        ]
    for mark in words:
        add_text(ax, scene, mark, sheet.family)
    if title:
        ax.set_title(title, fontsize=13 * max(0.7, min(1.0, sheet.unit)), parse_math=False)
    return ax


def add_graph(sheet: Sheet, fills: Mapping[Any, str]) -> None:
    """The graph alone, drawn by networkx; links over the sea are dashed."""
    graph, ax, line = sheet.graph, sheet.ax, sheet.color("")
    at = {node: mark.at for node, mark in sheet.places.items()}
    own = {node: sheet.color(mark.look, what="fill") for node, mark in sheet.places.items()}
    over_sea = [(a, b) for a, b, data in graph.edges(data=True) if data.get("kind") == "sea"]
    by_land = [edge for edge in graph.edges if edge not in set(over_sea)]
    nx.draw_networkx_edges(graph, at, edgelist=by_land, ax=ax, edge_color=line, width=1.3)
    if over_sea:
        nx.draw_networkx_edges(
            graph,
            at,
            edgelist=over_sea,
            ax=ax,
            edge_color=sheet.color("link"),
            width=1.6,
            style="dashed",
            arrows=True,
            arrowstyle="-",
            connectionstyle="arc3,rad=0.2",  # a curve goes around what lies between
        )
    nx.draw_networkx_nodes(
        graph,
        at,
        ax=ax,
        node_color=[fills.get(node, own[node]) for node in graph],
        node_size=(2 * DISC * sheet.unit) ** 2,
        edgecolors=line,
        linewidths=0.8,
    )
    set_stage(ax, sheet.scene)  # networkx has moved the limits
