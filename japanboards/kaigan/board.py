"""The board of Kaigan: the action grid, the tracks, and the outline of the map."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType as fixed
from typing import Any

import networkx as nx

from ..core.boards import FromFile, Shelf, fitting
from ..core.graphs import DiGraph, Graph
from ..core.graphs import fixed as fixed_graph
from .board_checks import check
from .cards import QUADRANT, Tile

DATA = Path(__file__).parent / "data"
PLAIN = (
    *("name", "title", "ours", "rounds", "ryo", "surveyors", "rows", "spaces", "travel"),
    *("columns", "squares"),
)


@dataclass(frozen=True, eq=False, repr=False)
class Board(FromFile):
    """What is printed: built once from data, compared by identity.

    Spaces of the grid and squares of the map are counted in the order in which they are gone
    through: column by column, each from the top. So is everything listed by space or square.
    """

    name: str
    title: str
    ours: bool
    rounds: int
    honor_rounds: tuple[int, ...]
    years: tuple[str, ...]
    ryo: int
    surveyors: int
    rows: int
    spaces: int  # in a row
    printed: tuple[str, ...]  # action by space, "" where a card may lie
    cards: tuple[str, ...]
    artistic: tuple[int, ...]  # numbers of the track
    government: tuple[int, ...]
    travel: int  # spaces of the track
    columns: int
    squares: int  # in a column of the map
    dice: Mapping[int, int]  # by number of players
    tiles: tuple[Tile, ...]
    graph: Graph[str]
    source: str  # the data it was made from, as JSON
    quadrant: int = field(init=False)  # the space of the Quadrant Card
    ends: Mapping[str, int] = field(init=False)  # the last space of each track
    tile: Mapping[str, Tile] = field(init=False)
    slots: tuple[str, ...] = field(init=False)  # names of the squares
    moves: Any = field(init=False, default=None)  # kept by the generator, and gone with the board

    def __post_init__(self) -> None:
        ends = (len(self.artistic) - 1, len(self.government) - 1, self.travel - 1)
        tracks = ("artistic", "government", "travel")
        object.__setattr__(self, "quadrant", self.printed.index(QUADRANT))
        object.__setattr__(self, "ends", fixed(dict(zip(tracks, ends, strict=True))))
        object.__setattr__(self, "tile", fixed({tile.name: tile for tile in self.tiles}))
        object.__setattr__(self, "slots", tuple(self.graph))

    def space(self, row: int, column: int) -> int:
        """The number of a space, from its row and its place in it, both counted from 1."""
        return (column - 1) * self.rows + row - 1

    def where(self, space: int) -> tuple[int, int]:
        """The row of a space and its place in it, both counted from 1."""
        return space % self.rows + 1, space // self.rows + 1

    def order(self, players: int = 4) -> DiGraph[str]:
        """The grid as it is resolved: from each space an arrow to the one that acts next.

        Nodes are ``row/space``, with ``row``, ``space``, ``printed`` (an action, or "" where a
        card may lie) and ``step`` (its place in the order, from 1). Three players leave out row 4.
        """
        grid: DiGraph[str] = nx.DiGraph(name=f"{self.title}: order of the grid")
        for at, action in enumerate(self.printed):
            row, column = self.where(at)
            if row <= players:
                step = len(grid) + 1
                grid.add_node(f"{row}/{column}", row=row, space=column, printed=action, step=step)
        grid.add_edges_from(pairwise(list(grid)))
        return grid

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Board:
        """A board from its data; what is wrong with them is said by field."""
        check(data)
        actions = {(s["row"], s["space"]): s["action"] for s in data["printed"]}
        rows, spaces = range(1, data["rows"] + 1), range(1, data["spaces"] + 1)
        return cls(
            **{key: data[key] for key in PLAIN},
            honor_rounds=tuple(data["honor_rounds"]),
            years=tuple(data["years"]),
            cards=tuple(data["cards"]),
            artistic=tuple(data["artistic"]),
            government=tuple(data["government"]),
            printed=tuple(actions.get((row, s), "") for s in spaces for row in rows),
            dice=fixed({int(players): dice for players, dice in data["dice"].items()}),
            tiles=tuple(Tile(t["name"], t["kind"], t["size"]) for t in data["tiles"]),
            graph=fixed_graph(outline(data)),
            source=json.dumps(fitting(dict(data)), ensure_ascii=False),
        )


def outline(data: Mapping[str, Any]) -> Graph[str]:
    """The squares of the map as a graph.

    Nodes: ``column`` (the number of the die that names it), ``row`` (1 is the top) and ``step``
    (when it is scored). Edges: ``kind``, "column" for squares that one die serves together,
    "beside" for neighbors from column to column. Graph: ``name``, ``provenance``.
    """
    graph: Graph[str] = nx.Graph(name=data["title"], provenance=dict(data["provenance"]))
    columns, rows = range(1, data["columns"] + 1), range(1, data["squares"] + 1)
    for column in columns:
        for row in rows:
            graph.add_node(slot(column, row), column=column, row=row, step=len(graph) + 1)
        for row in rows[1:]:
            graph.add_edge(slot(column, row - 1), slot(column, row), kind="column")
        for row in rows if column > 1 else ():
            graph.add_edge(slot(column - 1, row), slot(column, row), kind="beside")
    return graph


def slot(column: int, row: int) -> str:
    """The name of a square of the map: its column, then a letter from the top.

    >>> slot(3, 1)
    '3a'
    """
    return f"{column}{'abcdefgh'[row - 1]}"


BOARDS = ("japan", "small")
SHELF = Shelf(Board, DATA, BOARDS)
BOARD = SHELF["japan"].graph


def printed(name: str) -> Board:
    """One of the boards that come with the game."""
    return SHELF[name]
