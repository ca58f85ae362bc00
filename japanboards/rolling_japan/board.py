"""The map of Rolling Japan: prefectures, the areas they form, and who borders whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import networkx as nx

from ..core.boards import Shelf
from ..core.fields import bounded, require
from ..core.files import read_json

DATA = Path(__file__).parent / "data"
PURPLE = "purple"
COLORS = ("white", "black", "yellow", "green", "blue", "red")
FIELDS = {
    "name": str,
    "title": str,
    "ours": bool,
    "rounds": int,
    "changes": int,
    "outside": int,
    "provenance": dict,
    "areas": list,
    "prefectures": list,
}
AREA = {"name": str, "die": str}
PREFECTURE = {"name": str, "area": str, "land": list, "sea": list}


@dataclass(frozen=True, eq=False, repr=False)
class Board:
    """A sheet before anything is written: built once from data, compared by identity."""

    name: str
    title: str
    ours: bool
    rounds: int
    changes: int
    outside: int  # a round ends when this many dice are outside the bag
    areas: dict[str, str]  # die color -> name of its area
    names: tuple[str, ...]  # prefecture by index
    japanese: tuple[str, ...]
    colors: tuple[str, ...]  # die color of the area, by index
    neighbors: tuple[tuple[int, ...], ...]
    over_sea: frozenset[tuple[int, int]]
    graph: nx.Graph[str]
    data: Mapping[str, Any]  # what it was made from
    index: dict[str, int] = field(init=False)
    cells: dict[str, tuple[int, ...]] = field(init=False)  # die color -> its area; purple: the map
    bits: dict[str, int] = field(init=False)  # the same areas as bit sets
    dice: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        everywhere = range(len(self.names))
        cells = {die: tuple(i for i in everywhere if self.colors[i] == die) for die in self.areas}
        object.__setattr__(self, "index", {name: i for i, name in enumerate(self.names)})
        object.__setattr__(self, "cells", {**cells, PURPLE: tuple(everywhere)})
        object.__setattr__(self, "bits", {die: bit_set(area) for die, area in self.cells.items()})
        object.__setattr__(self, "dice", tuple(sorted((*self.areas, PURPLE))))

    def __repr__(self) -> str:
        return f"Board({self.title!r})"

    def __reduce_ex__(self, protocol: Any) -> Any:
        # Boards are compared by identity, so a printed one is itself again after a copy.
        if self in SHELF:
            return printed, (self.name,)
        return super().__reduce_ex__(protocol)

    @classmethod
    def load(cls, path: str | Path) -> Board:
        """A board from a JSON file of the same form as ``data/japan.json``."""
        return cls.of(read_json("the board file", path))

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Board:
        """A board from its data; what is wrong with them is said by field."""
        check(data)
        graph = prefecture_graph(data)
        names = tuple(graph)
        index = {name: i for i, name in enumerate(names)}
        return cls(
            **{k: data[k] for k in ("name", "title", "ours", "rounds", "changes", "outside")},
            areas={area["die"]: area["name"] for area in data["areas"]},
            names=names,
            japanese=tuple(graph.nodes[name]["ja"] for name in names),
            colors=tuple(graph.nodes[name]["color"] for name in names),
            neighbors=tuple(tuple(sorted(index[n] for n in graph[name])) for name in names),
            over_sea=frozenset(
                pair
                for a, b, data in graph.edges(data=True)
                if data["kind"] == "sea"
                for pair in ((index[a], index[b]), (index[b], index[a]))
            ),
            graph=graph,
            data=deepcopy(data),
        )


def bit_set(members: Iterable[int]) -> int:
    """A set of small numbers as one integer.

    >>> bin(bit_set([0, 3]))
    '0b1001'
    """
    return sum(1 << i for i in set(members))


def prefecture_graph(data: Mapping[str, Any]) -> nx.Graph[str]:
    """The prefectures as a graph.

    Nodes: ``area``, ``color`` (the area's die), ``ja`` (the Japanese name).
    Edges: ``kind``, "land" for a shared border or "sea" for a blue line.
    Graph: ``name``, ``provenance`` (where each part of the data comes from).
    """
    graph: nx.Graph[str] = nx.Graph(name=data["title"], provenance=data["provenance"])
    die = {area["name"]: area["die"] for area in data["areas"]}
    for place in data["prefectures"]:
        area = place["area"]
        graph.add_node(place["name"], area=area, color=die[area], ja=place.get("ja", ""))
    for kind in ("land", "sea"):
        graph.add_edges_from(
            (place["name"], other, {"kind": kind})
            for place in data["prefectures"]
            for other in place[kind]
        )
    return graph


def check(data: Mapping[str, Any]) -> None:
    """Raise a ValueError that names the field unless the data describe a board."""
    require("a board", data, FIELDS)
    for at, area in enumerate(data["areas"], 1):
        require(f"area {at}", area, AREA)
    dice = [area["die"] for area in data["areas"]]
    if len(set(dice)) < len(dice) or not set(dice) <= set(COLORS):
        raise ValueError(f"areas: each has its own die, one of {', '.join(COLORS)}; not {dice}")
    areas = {area["name"] for area in data["areas"]}
    if len(areas) < len(dice):
        raise ValueError("areas: every one needs a name of its own")
    bounded("", data, {"rounds": (1, 99), "changes": (0, 99), "outside": (2, len(dice) + 1)})
    if data["outside"] % 2:
        raise ValueError(f"outside: dice come in pairs, so it is not {data['outside']}")
    check_prefectures(data["prefectures"], areas)


def check_prefectures(places: list[dict[str, Any]], areas: set[str]) -> None:
    """Names are unique and can be noted down; areas are known and inhabited."""
    for at, place in enumerate(places, 1):
        require(f"prefecture {at}", place, PREFECTURE)
    by_name = {place["name"]: place for place in places}
    if len(by_name) < len(places):
        raise ValueError("prefectures: every one needs a name of its own")
    for name, place in by_name.items():
        if not name or name != " ".join(name.split()) or set(name) & set(",;"):
            raise ValueError(f"prefectures: {name!r} is no name; names have no comma or semicolon")
        if place["area"] not in areas:
            raise ValueError(f"{name}: there is no area {place['area']!r}")
        check_neighbors(place, by_name)
    if empty := areas - {place["area"] for place in places}:
        raise ValueError(f"areas: no prefecture belongs to {', '.join(sorted(empty))}")


def check_neighbors(place: dict[str, Any], by_name: Mapping[str, dict[str, Any]]) -> None:
    """Neighbors are on the board, mutual, and either by land or by sea."""
    name = place["name"]
    for kind in ("land", "sea"):
        for other in place[kind]:
            if not isinstance(other, str) or other not in by_name or other == name:
                raise ValueError(
                    f"{name}: its {kind} neighbor {other!r} is no other prefecture here"
                )
            if name not in by_name[other][kind]:
                raise ValueError(
                    f"{name} lists {other} as a {kind} neighbor, but {other} does not list {name}"
                )
            if kind == "sea" and other in place["land"]:
                raise ValueError(f"{name}: {other} is a neighbor by land or by sea, not both")


BOARDS = ("japan", "small")
SHELF = Shelf(Board, DATA, BOARDS)
BOARD = SHELF["japan"].graph


def printed(name: str) -> Board:
    """One of the boards that come with the game."""
    return SHELF[name]
