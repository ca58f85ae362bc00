"""The map of Rolling Japan: prefectures, the areas they form, and who borders whom."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from reprlib import repr as shortly
from types import MappingProxyType
from typing import Any

import networkx as nx

from ..core.boards import FromFile, Shelf, fitting
from ..core.fields import bounded, only, require
from ..core.graphs import Graph, fixed

DATA = Path(__file__).parent / "data"
PURPLE = "purple"
BLANK, X = 0, 7  # what a cell holds besides the numbers 1 to 6
FACES = (1, 2, 3, 4, 5, 6)
# MAY_STAND_BESIDE[v][c]: may a v stand beside a cell that holds c?
MAY_STAND_BESIDE = tuple(
    tuple(c in (BLANK, X) or abs(v - c) <= 1 for c in range(8)) for v in range(7)
)
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
JAPANESE = {"ja": str}  # may be left out
Kind = Callable[[str, str], Any]  # a kind of move: of a die, in a prefecture
LONGEST, MOST = 40, 100  # characters of a name, prefectures of a board


@dataclass(frozen=True, eq=False, repr=False)
class Board(FromFile):
    """A sheet before anything is written: built once from data, compared by identity."""

    name: str
    title: str
    ours: bool
    rounds: int
    changes: int
    outside: int  # a round ends when this many dice are outside the bag
    areas: Mapping[str, str]  # die color -> name of its area
    names: tuple[str, ...]  # prefecture by index
    japanese: tuple[str, ...]
    colors: tuple[str, ...]  # die color of the area, by index
    neighbors: tuple[tuple[int, ...], ...]
    over_sea: frozenset[tuple[int, int]]
    graph: Graph[str]  # frozen
    source: str  # what it was made from, as JSON
    index: Mapping[str, int] = field(init=False)
    cells: Mapping[str, tuple[int, ...]] = field(init=False)  # by die color; purple: the map
    bits: Mapping[str, int] = field(init=False)  # the same areas as bit sets
    dice: tuple[str, ...] = field(init=False)
    others: Mapping[str, tuple[str, ...]] = field(init=False)  # area colors but the die's own
    still_fitting: tuple[tuple[int, ...], ...] = field(init=False)  # see the function
    in_each: Callable[[Kind, str, int], tuple[Any, ...]] = field(init=False)  # see ``maker``

    def __post_init__(self) -> None:
        everywhere = range(len(self.names))
        cells = {die: tuple(i for i in everywhere if self.colors[i] == die) for die in self.areas}
        cells[PURPLE] = tuple(everywhere)
        follows = {
            "index": MappingProxyType({name: i for i, name in enumerate(self.names)}),
            "cells": MappingProxyType(cells),
            "bits": MappingProxyType({die: bit_set(area) for die, area in cells.items()}),
            "dice": tuple(sorted(cells)),
            "others": MappingProxyType({d: tuple(c for c in self.areas if c != d) for d in cells}),
            "still_fitting": still_fitting(self.neighbors),
            "in_each": maker(self.names),
        }
        for name, value in follows.items():
            object.__setattr__(self, name, value)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Board:
        """A board from its data; what is wrong with them is said by field."""
        check(data)
        graph = prefecture_graph(data)
        names = tuple(graph)
        index = {name: i for i, name in enumerate(names)}
        return cls(
            **{k: data[k] for k in ("name", "title", "ours", "rounds", "changes", "outside")},
            areas=MappingProxyType({area["die"]: area["name"] for area in data["areas"]}),
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
            source=json.dumps(data, ensure_ascii=False),
        )


def bit_set(members: Iterable[int]) -> int:
    """A set of small numbers as one integer.

    >>> bin(bit_set([0, 3]))
    '0b1001'
    """
    return sum(1 << i for i in set(members))


def still_fitting(neighbors: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """By what is written and where: the bits of a sheet's ``fits`` that this leaves standing."""
    places = range(len(neighbors))

    def lost(what: int, at: int) -> Iterator[int]:
        yield from (v * len(neighbors) + at for v in range(7))
        shut_out = [v for v in FACES if not MAY_STAND_BESIDE[v][what]]
        yield from (v * len(neighbors) + n for v in shut_out for n in neighbors[at])

    return tuple(tuple(~bit_set(lost(what, at)) for at in places) for what in range(8))


def maker(names: tuple[str, ...]) -> Callable[[Kind, str, int], tuple[Any, ...]]:
    """A function that makes a move of a kind in each prefecture of a bit set.

    Each set is made once: moves are shared values, and many positions offer the same ones.
    """

    @cache
    def in_each(kind: Kind, die: str, bits: int) -> tuple[Any, ...]:
        return tuple(kind(die, name) for i, name in enumerate(names) if bits >> i & 1)

    return in_each


def prefecture_graph(data: Mapping[str, Any]) -> Graph[str]:
    """The prefectures as a graph.

    Nodes: ``area``, ``color`` (the area's die), ``ja`` (the Japanese name).
    Edges: ``kind``, "land" for a shared border or "sea" for a blue line.
    Graph: ``name``, ``provenance`` (where each part of the data comes from).
    """
    graph: Graph[str] = nx.Graph(name=data["title"], provenance=data["provenance"])
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
    return fixed(graph)


def check(data: Mapping[str, Any]) -> None:
    """Raise a ValueError that names the field unless the data describe a board."""
    require("a board", data, FIELDS)
    only("a board", data, FIELDS)
    for key in ("name", "title"):
        check_name(key, data[key])
    if not all(isinstance(each, str) for pair in data["provenance"].items() for each in pair):
        raise ValueError("provenance: what is said of each part is a text")
    for at, area in enumerate(data["areas"], 1):
        require(f"area {at}", area, AREA)
        only(f"area {at}", area, AREA)
        check_name("areas", area["name"])
    dice = [area["die"] for area in data["areas"]]
    if len(set(dice)) < len(dice) or not set(dice) <= set(COLORS):
        raise ValueError(
            f"areas: each has its own die, one of {', '.join(COLORS)}; not {shortly(dice)}"
        )
    if not dice:
        raise ValueError("areas: at least one is needed")
    areas = {area["name"] for area in data["areas"]}
    if len(areas) < len(dice):
        raise ValueError("areas: every one needs a name of its own")
    bounded("", data, {"rounds": (1, 99), "changes": (0, 99), "outside": (2, len(dice) + 1)})
    if data["outside"] % 2:
        raise ValueError(f"outside: dice come in pairs, so it is not {data['outside']}")
    check_prefectures(data["prefectures"], areas)
    fitting(data)


def check_name(what: str, name: str) -> None:
    """A name can be noted down, drawn and saved: one line of a few characters that are seen."""
    plain = name.isprintable() and name == " ".join(name.split())
    if not plain or not 0 < len(name) <= LONGEST:
        raise ValueError(f"{what}: {shortly(name)} is no name; a name has up to {LONGEST} letters")


def check_prefectures(places: list[dict[str, Any]], areas: set[str]) -> None:
    """Names are unique and can be noted down; areas are known and inhabited."""
    if not 1 <= len(places) <= MOST:
        raise ValueError(f"prefectures: 1 to {MOST}, not {len(places)}")
    for at, place in enumerate(places, 1):
        require(f"prefecture {at}", place, PREFECTURE)
        require(f"prefecture {at}", {"ja": "", **place}, JAPANESE)
        only(f"prefecture {at}", place, {**PREFECTURE, **JAPANESE})
    by_name = {place["name"]: place for place in places}
    if len(by_name) < len(places):
        raise ValueError("prefectures: every one needs a name of its own")
    for name, place in by_name.items():
        check_name("prefectures", name)
        if set(name) & set(",;"):
            raise ValueError(f"prefectures: {name!r} is no name; names have no comma or semicolon")
        if place["area"] not in areas:
            raise ValueError(f"{name}: there is no area {shortly(place['area'])}")
        if place.get("ja"):
            check_name(f"{name}: ja", place["ja"])
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
                    f"{name}: its {kind} neighbor {shortly(other)} is no other prefecture here"
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
