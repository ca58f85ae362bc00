"""The map to touch: neighbors, routes, distances and bottlenecks of any game's graph."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from html import escape
from typing import Any

import ipywidgets as ipw
import networkx as nx

from japanboards import game_called
from japanboards.core.frame import Sentence
from japanboards.core.game import Game
from japanboards.core.graphs import Graph
from japanboards.core.looks import COMMON
from japanboards.core.scene import Mark, Scene
from japanboards.core.words import counted, listed

from .board import Board, with_picture
from .forms import button
from .table import Table

SHADES = 5


def degrees(graph: Graph[Any], here: Any) -> dict[Any, float]:
    """How many neighbors each place has."""
    return dict(graph.degree())


def betweenness(graph: Graph[Any], here: Any) -> dict[Any, float]:
    """The share of shortest routes that lead through each place, in percent."""
    return {n: round(100 * x) for n, x in nx.betweenness_centrality(graph).items()}


def distances(graph: Graph[Any], here: Any) -> dict[Any, float]:
    """Steps from the chosen place; nothing before one is chosen."""
    return dict(nx.single_source_shortest_path_length(graph, here)) if here is not None else {}


def bottlenecks(graph: Graph[Any], here: Any) -> dict[Any, float]:
    """Into how many pieces the map falls without a place that holds it together."""
    plain: Graph[Any] = nx.Graph(graph)
    return {
        n: nx.number_connected_components(plain.subgraph(set(plain) - {n}))
        for n in nx.articulation_points(plain)
    }


LAYERS: dict[str, Callable[[Graph[Any], Any], dict[Any, float]]] = {
    "neighbors of each": degrees,
    "on how many routes, %": betweenness,
    "bottlenecks": bottlenecks,
    "steps from here": distances,
}


def is_number(word: str) -> bool:
    """Whether a word of a layer can be shaded by its size."""
    return re.fullmatch(r"-?\d+(\.\d+)?", word) is not None


def shade(values: Mapping[Any, float], node: Any) -> str:
    """The look of a place in a layer: darker for more, gray without a value."""
    if node not in values:
        return " unshaded" if values else ""
    low, high = min(values.values()), max(values.values())
    step = round(SHADES * (values[node] - low) / (high - low)) if high > low else SHADES // 2
    return f" heat heat-{step}"


def numbers_in(words: Mapping[Any, str]) -> dict[Any, float]:
    """The values of a layer whose words are all numbers, or empty.

    >>> numbers_in({"a": "2", "b": ""}), numbers_in({"a": "3-4"})
    ({'a': 2.0}, {})
    """
    said = {node: word for node, word in words.items() if word}
    if not all(map(is_number, said.values())):
        return {}
    return {node: float(word) for node, word in said.items()}


def kinds_in(words: Mapping[Any, str]) -> dict[str, float]:
    """The words of a layer that has but a few, each with a value to shade it by; or empty.

    >>> kinds_in({"a": "no", "b": "yes", "c": ""}), kinds_in({"a": "yes"})
    ({'no': 0, 'yes': 1}, {})
    """
    said = sorted({word for word in words.values() if word})
    few = 1 < len(said) <= SHADES + 1 and all(word[:2].isalpha() for word in said)
    return {word: n for n, word in enumerate(said)} if few else {}


def shades() -> list[str]:
    """The colors of the shades, from the least to the most."""
    return re.findall(r"g\.heat-\d path.*?fill: (#\w+)", COMMON.read_text(encoding="utf-8"))


def legend(values: Mapping[Any, float], places: int, kinds: Mapping[str, float]) -> str:
    """What the shades mean, from the least to the most; and gray, where places have no value."""
    if not values:
        return ""
    colors = shades()
    box = '<span style="display:inline-block;width:1.6em;height:1em;background:{}"></span>'
    if kinds:
        steps = {word: round(SHADES * n / (len(kinds) - 1)) for word, n in kinds.items()}
        said = (f"{box.format(colors[at])} {escape(word)}" for word, at in steps.items())
        return f'<div role="note">{" &emsp; ".join(said)}</div>'
    least, most = (f"{end(values.values()):g}" for end in (min, max))
    scale = f"{least} {''.join(map(box.format, colors))} {most}"
    scale = scale if most != least else f"{box.format(colors[SHADES // 2])} {least}"
    without = f" &emsp; {box.format('#d3d6d8')} no value" if len(values) < places else ""
    return f'<div role="note">{scale}{without}</div>'


def way(route: list[tuple[float, float]]) -> str:
    """A line through places, as path data."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in route)


class Explorer(ipw.VBox):  # type: ignore[misc]
    """Touch a place to see its neighbors, a second one to see every shortest route."""

    def __init__(self, game: Game[Any, Any], state: Any) -> None:
        self.game, self.state = game, state
        self.graph = game.chart.graph(state)
        self.last_error: Exception | None = None
        self.chosen: list[Any] = []
        self.routes: list[list[Any]] = []
        self.shown = 0
        self.layer = ipw.Dropdown(
            options=["areas", *LAYERS, *game.chart.layers(state)], description="Layer"
        )
        self.layer.observe(lambda change: self.show(), "value")
        self.next_button = button("Next route", "Draw another shortest route", self.next_route)
        self.clear_button = button("Clear", "Choose anew", self.clear)
        self.board = Board(self.scene())
        self.board.on_picks = lambda picks: self.choose(self._node(picks[0]))
        self.legend = ipw.HTML()
        buttons = ipw.HBox([self.layer, self.next_button, self.clear_button])
        super().__init__([buttons, self.board, self.legend])
        self.add_class("jb-table")
        self.show()

    def _node(self, pick: str) -> Any:
        return next(node for node in self.graph if str(node) == pick)

    def choose(self, node: Any) -> None:
        """A place: the first one chosen, the second, or the first of a new pair."""
        self.chosen = (
            [node] if len(self.chosen) != 1 or node in self.chosen else [*self.chosen, node]
        )
        self.routes, self.shown = [], 0
        if len(self.chosen) == 2 and nx.has_path(self.graph, *self.chosen):
            self.routes = sorted(nx.all_shortest_paths(self.graph, *self.chosen))
        self.show()

    def next_route(self) -> None:
        """Another shortest route between the same two places."""
        if self.routes:
            self.shown = (self.shown + 1) % len(self.routes)
            self.show()

    def clear(self) -> None:
        """Choose anew."""
        self.chosen, self.routes = [], []
        self.show()

    def follow(self, state: Any) -> None:
        """Another position of the same game."""
        self.state, self.graph = state, self.game.chart.graph(state)
        self.show()

    def values(self) -> tuple[dict[Any, float], Mapping[Any, str]]:
        """The layer's values for shading, and its words for the labels."""
        name = str(self.layer.value)
        if name in LAYERS:
            here = self.chosen[0] if self.chosen else None
            values = LAYERS[name](self.graph, here)
            return values, {node: f"{values.get(node, '')}" for node in self.graph}
        words = self.game.chart.layers(self.state).get(name, {})
        kinds = kinds_in(words)
        said = {node: kinds[word] for node, word in words.items() if word in kinds}
        return numbers_in(words) or said, words

    def scene(self) -> Scene:
        """The map with the layer, what was chosen, and the route."""
        values, words = self.values() if hasattr(self, "layer") else ({}, {})
        plain = self.game.chart.chart(self.state, words)
        places = {mark.pick: mark.at for mark in plain.marks if mark.pick}
        marks = [self._look(mark, values) if mark.pick else mark for mark in plain.marks]
        route = [places[str(node)] for node in self.routes[self.shown]] if self.routes else []
        line = Mark("route", "route", (0, 0), way(route) if route else "M0 0")
        return replace(plain, marks=(*marks, line))

    def _look(self, mark: Mark, values: dict[Any, float]) -> Mark:
        node = self._node(mark.pick)
        look = mark.look + shade(values, node)
        if node in self.chosen:
            look += " here"
        elif len(self.chosen) == 1 and node in self.graph[self.chosen[0]]:
            look += " near"
        return replace(mark, look=look)

    def show(self) -> None:
        """The map, with every place on offer."""
        offers = [((str(node),), f"look at {node}") for node in self.graph]
        told = [Sentence(line) for line in self.told()]
        self.board.show(self.scene(), offers, told, quiet=True)
        values, words = self.values()
        self.legend.value = legend(
            values, len(self.graph), {} if numbers_in(words) else kinds_in(words)
        )
        self.next_button.disabled = len(self.routes) < 2

    def told(self) -> list[str]:
        """What there is to say about what was chosen."""
        if not self.chosen:
            return ["Touch a place to see its neighbors, then a second one to see the routes."]
        if len(self.chosen) == 1:
            return [self._about(self.chosen[0])]
        start, end = self.chosen
        if not self.routes:
            return [f"No route leads from {start} to {end}."]
        route = self.routes[self.shown]
        many = (
            "one shortest route" if len(self.routes) == 1 else f"{len(self.routes)} shortest routes"
        )
        return [
            f"From {start} to {end}: {counted(len(route) - 1, 'step')}, {many}.",
            f"Route {self.shown + 1}: {', '.join(map(str, route))}.",
        ]

    def _about(self, node: Any) -> str:
        area = self.graph.nodes[node].get("area")
        where = f" in {area}" if area else ""
        near = [str(other) for other in self.graph[node]]
        return f"{node}{where} has {len(near)} neighbors: {listed(near, 12)}."

    def __repr__(self) -> str:
        return f"Explorer({self.game.TITLE}, places: {len(self.graph)})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return with_picture(super()._repr_mimebundle_(**kwargs), repr(self), self.board.scene)


def explore(what: str | Game[Any, Any] | Table, board: str = "") -> Explorer:
    """The map of a game; or of a table, then it follows what is played there.

    what: the name of a game, the module itself, or a table.
    board: the name of one of the game's boards; "" is the printed one.
    """
    if isinstance(what, Table):
        explorer = Explorer(what.match.game, what.match.state)

        def follow(change: str) -> None:
            if change == "position":
                explorer.follow(what.match.state)

        what.session.listeners.append(follow)
        return explorer
    game = game_called(what)
    where = {"board": board} if board else {}
    return Explorer(game, game.new_game(game.PLAYERS[0], **where))
