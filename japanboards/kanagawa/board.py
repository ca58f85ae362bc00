"""The painting school of Kanagawa: its squares, cards, tiles and diplomas, and their graph."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from reprlib import repr as shortly
from types import MappingProxyType
from typing import Any, TypeVar

import networkx as nx

from ..core.boards import FromFile, Shelf, fitting
from ..core.fields import require
from ..core.files import read_json
from ..core.graphs import Graph
from ..core.graphs import fixed as fixed_graph
from .board_checks import check
from .cards import BACKS, STORM, WILD, Card, Diploma, Tile

DATA = Path(__file__).parent / "data"
T = TypeVar("T")


@dataclass(frozen=True, eq=False, repr=False)
class Board(FromFile):
    """A school before the first lesson: built once from data, compared by identity."""

    name: str
    title: str
    ours: bool
    ends: int  # as many lesson cards in a print end the game
    brushes: int
    storms: int
    school: tuple[str, ...]  # by row: U or D for each column
    landscapes: tuple[str, ...]
    seasons: tuple[str, ...]
    subjects: Mapping[str, tuple[str, ...]]  # category -> kinds
    tiles: Mapping[str, Tile]
    diplomas: Mapping[str, Diploma]
    cards: Mapping[str, Card]
    graph: Graph[str]
    source: str  # the data it was made from, as JSON
    icons: tuple[str, ...] = field(init=False)  # kinds of icons: the landscapes, then the wild one
    category: Mapping[str, str] = field(init=False)  # kind of subject -> its category
    by_category: Mapping[str, tuple[Diploma, ...]] = field(init=False)
    decks: tuple[tuple[str, ...], ...] = field(init=False)  # by back: its cards

    def __post_init__(self) -> None:
        kinds = {kind: name for name, group in self.subjects.items() for kind in group}
        groups: dict[str, tuple[Diploma, ...]] = {}
        for each in self.diplomas.values():
            groups[each.category] = (*groups.get(each.category, ()), each)
        decks = tuple(
            tuple(card.id for card in self.cards.values() if card.back == back) for back in BACKS
        )
        object.__setattr__(self, "icons", (*self.landscapes, WILD))
        object.__setattr__(self, "category", fixed(kinds))
        object.__setattr__(self, "by_category", fixed(groups))
        object.__setattr__(self, "decks", decks)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Board:
        """A school from its data; what is wrong with them is said by field."""
        given, data = data, completed(data)
        check(data)
        fitting(given)
        return cls(
            name=data["name"],
            title=data["title"],
            ours=data["ours"],
            ends=data["ends"],
            brushes=data["brushes"],
            storms=data["storms"],
            school=tuple(data["school"]),
            landscapes=tuple(data["landscapes"]),
            seasons=tuple(data["seasons"]),
            subjects=fixed({name: tuple(kinds) for name, kinds in data["subjects"].items()}),
            tiles=fixed({row["id"]: Tile(**row) for row in data["tiles"]}),
            diplomas=fixed({row["id"]: diploma(row) for row in data["diplomas"]}),
            cards=fixed({row["id"]: card(row) for row in data["cards"]}),
            graph=fixed_graph(card_graph(data)),
            source=json.dumps(given, ensure_ascii=False),
        )


def fixed(table: dict[str, T]) -> Mapping[str, T]:
    """The same table, for reading only."""
    return MappingProxyType(table)


def completed(data: Any) -> Any:
    """The data with what they leave out, as in the printed school they are like."""
    if not isinstance(data, Mapping) or "like" not in data:
        return data
    if data["like"] not in BOARDS:
        raise ValueError(f"like: {shortly(data['like'])} is not one of {', '.join(BOARDS)}")
    whole = read_json("the board file", DATA / f"{data['like']}.json")
    require("a school", {"provenance": {}, **data}, {"provenance": dict})
    own = {key: value for key, value in data.items() if key != "like"}
    return {**whole, **own, "provenance": {**whole["provenance"], **own.get("provenance", {})}}


def card(row: Mapping[str, Any]) -> Card:
    """A lesson card from its data."""
    front, desk = row["print"], row["studio"]
    return Card(
        row["id"],
        row["back"],
        tuple(sorted(front["landscapes"])),
        front["subject"],
        front["count"],
        front["season"],
        front["bonus"],
        tuple(desk["landscapes"]),
        desk["brush"],
        desk["assistant"],
        desk["arrow"],
        desk["keep"],
        desk["harmony"],
    )


def diploma(row: Mapping[str, Any]) -> Diploma:
    """A diploma from its data."""
    return Diploma(**{**row, "needs": tuple(row["needs"])})


def card_graph(data: Mapping[str, Any]) -> Graph[str]:
    """The lesson cards, and what they show, as a bipartite graph.

    Nodes: ``kind``, one of card, landscape, season, subject; cards have their ``back``, and
    ``area`` says the back of a card or the category of a subject in words.
    Edges: ``kinds``, a tuple of what joins the card and the symbol: needs (its print asks for
    the landscape), offers (its studio has the icon), season, subject; ``count``, how many.
    Graph: ``name``, ``provenance`` (where each part of the data comes from).
    """
    graph: Graph[str] = nx.Graph(name=data["title"], provenance=data["provenance"])
    for word in (*data["landscapes"], WILD):
        graph.add_node(word, kind="landscape", area="the landscapes")
    for word in (*data["seasons"], STORM):
        graph.add_node(word, kind="season", area="the seasons")
    for category, kinds in data["subjects"].items():
        for word in kinds:
            graph.add_node(word, kind="subject", area=f"the {category}")
    for row in data["cards"]:
        add_card(graph, card(row))
    return graph


def add_card(graph: Graph[str], one: Card) -> None:
    """A card and the edges to all it shows."""
    graph.add_node(one.id, kind="card", back=one.back, area=f"the {one.back} backs")
    shown = [("needs", word, one.needs.count(word)) for word in sorted(set(one.needs))]
    shown += [("offers", word, one.icons.count(word)) for word in sorted(set(one.icons))]
    shown.append(("season", one.season, 1))
    shown += [("subject", one.subject, one.count)] * bool(one.subject)
    for kind, word, count in shown:
        known = graph.get_edge_data(one.id, word, {"kinds": (), "count": 0})
        graph.add_edge(one.id, word, kinds=(*known["kinds"], kind), count=known["count"] + count)


BOARDS = ("school", "small")
SHELF = Shelf(Board, DATA, BOARDS)
BOARD = SHELF["school"].graph


def printed(name: str) -> Board:
    """One of the schools that come with the game."""
    return SHELF[name]
