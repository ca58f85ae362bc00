"""Islands and the ferries between them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import networkx as nx

from japanboards.core.boards import FromFile, Shelf
from japanboards.core.fields import require
from japanboards.core.graphs import Graph

FIELDS = {"name": str, "title": str, "turns": int, "islands": dict, "routes": list}


@dataclass(frozen=True, eq=False, repr=False)
class Board(FromFile):
    """A sea: built once from data, compared by identity."""

    name: str
    title: str
    turns: int  # of everybody
    graph: Graph[str]
    source: str  # the data it was made from, as JSON

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Board:
        """A board from its data; what is wrong with them is said by field."""
        require("a board", data, FIELDS)
        graph: Graph[str] = nx.Graph(name=data["title"])
        for island, (x, y) in data["islands"].items():
            graph.add_node(island, pos=(x, y), area="the sea", ja="")
        graph.add_edges_from(data["routes"])
        return cls(data["name"], data["title"], data["turns"], nx.freeze(graph), json.dumps(data))


BOARDS = ("bay", "pond")
SHELF = Shelf(Board, Path(__file__).parent / "data", BOARDS)
BOARD = SHELF["bay"].graph
