"""The board of Hokkaido: provinces and who borders whom, regions, countries and trade cards."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType as fixed
from typing import Any

import networkx as nx

from ..core.boards import FromFile, Shelf, fitting
from ..core.graphs import Graph
from ..core.graphs import fixed as fixed_graph
from .board_checks import AT_SEA, check
from .cards import Card

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True, slots=True)
class Setup:
    """What a number of players uses: pieces each, cards in all, and how many a province holds."""

    pieces: int
    cards: int
    limit: int
    city_limit: int


@dataclass(frozen=True, eq=False, repr=False)
class Board(FromFile):
    """The island before anybody lands: built once from data, compared by identity.

    A place is known by its index: first the provinces, then the countries, then At Sea.
    """

    name: str
    title: str
    ours: bool
    public: int
    private: int
    setup: Mapping[int, Setup]  # by number of players
    start: int  # the province of Sapporo
    names: tuple[str, ...]  # of all places
    size: int  # how many of them are provinces; these come first
    regions: tuple[str, ...]
    region_of: tuple[int, ...]  # by province
    city_of: tuple[str, ...]  # by province; "" for none
    coast: tuple[bool, ...]  # by province
    neighbors: tuple[tuple[int, ...], ...]  # by province
    cards: Mapping[str, Card]  # by name, sorted
    graph: Graph[str]
    source: str  # the data it was made from, as JSON
    index: Mapping[str, int] = field(init=False)  # of places
    near: tuple[int, ...] = field(init=False)  # neighbors as bit sets
    island: int = field(init=False)  # all provinces as a bit set
    shore: int = field(init=False)  # those on the coast
    cities: tuple[int, ...] = field(init=False)  # provinces with a city
    trade: int = field(init=False)  # all ends of routes, cities and countries
    limits: Mapping[int, tuple[int, ...]] = field(init=False)  # by number of players and province
    sea: int = field(init=False)  # the place At Sea
    countries: range = field(init=False)  # the places that are countries

    def __post_init__(self) -> None:
        provinces = range(self.size)
        put = object.__setattr__
        put(self, "index", fixed({name: at for at, name in enumerate(self.names)}))
        put(self, "near", tuple(map(bit_set, self.neighbors)))
        put(self, "island", bit_set(provinces))
        put(self, "shore", bit_set(at for at in provinces if self.coast[at]))
        put(self, "cities", tuple(at for at in provinces if self.city_of[at]))
        limits = {n: self.limits_in(setup) for n, setup in self.setup.items()}
        put(self, "limits", fixed(limits))
        put(self, "sea", len(self.names) - 1)
        put(self, "countries", range(self.size, self.sea))
        put(self, "trade", bit_set((*self.cities, *self.countries)))

    def limits_in(self, setup: Setup) -> tuple[int, ...]:
        """How many pieces each province holds in games with this setup."""
        return tuple(setup.city_limit if city else setup.limit for city in self.city_of)

    def limit(self, players: int, province: int) -> int:
        """How many pieces a province holds."""
        return self.limits[players][province]

    def called(self, place: int) -> str:
        """A place in words: a province with a city names it.

        >>> printed("hokkaido").called(10)
        'Ishikari (Sapporo)'
        """
        city = self.city_of[place] if place < self.size else ""
        city = "" if city == self.names[place] else city
        return f"{self.names[place]} ({city})" if city else self.names[place]

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Board:
        """A board from its data; what is wrong with them is said by field."""
        check(data)
        graph, provinces = province_graph(data), data["provinces"]
        names = (*graph, *data["countries"], AT_SEA)
        index = {name: at for at, name in enumerate(names)}
        regions = tuple(region["name"] for region in data["regions"])
        ends = index | {place["city"]: index[place["name"]] for place in provinces if place["city"]}
        return cls(
            **{key: data[key] for key in ("name", "title", "ours", "public", "private")},
            setup=fixed({int(n): Setup(**entry) for n, entry in data["setup"].items()}),
            start=ends[data["start"]],
            names=names,
            size=len(provinces),
            regions=regions,
            region_of=tuple(regions.index(place["region"]) for place in provinces),
            city_of=tuple(place["city"] for place in provinces),
            coast=tuple(place["coast"] for place in provinces),
            neighbors=tuple(tuple(sorted(index[n] for n in graph[name])) for name in graph),
            cards=fixed({card.name: card for card in cards_of(data, ends)}),
            graph=fixed_graph(graph),
            source=json.dumps(fitting(dict(data)), ensure_ascii=False),
        )


def bit_set(members: Iterable[int]) -> int:
    """A set of small numbers as one integer.

    >>> bin(bit_set([0, 3]))
    '0b1001'
    """
    return sum(1 << at for at in set(members))


def cards_of(data: Mapping[str, Any], ends: Mapping[str, int]) -> list[Card]:
    """The trade cards, each named after its ends, by name."""
    cards = [
        Card(
            "-".join(card["ends"]),
            (ends[card["ends"][0]], ends[card["ends"][1]]),
            card["high"],
            card["low"],
            card["ends"][1] in data["countries"],
        )
        for card in data["cards"]
    ]
    return sorted(cards, key=lambda card: card.name)


def province_graph(data: Mapping[str, Any]) -> Graph[str]:
    """The provinces as a graph: its edges are the borders.

    Nodes: ``region`` (also as ``area``), ``city`` ("" for none), ``coast`` (does it touch the
    ocean?), ``ja`` (the Japanese name). Graph: ``name``, ``provenance`` (where each part of the
    data comes from).
    """
    graph: Graph[str] = nx.Graph(name=data["title"], provenance=dict(data["provenance"]))
    for place in data["provinces"]:
        facts = {key: place[key] for key in ("region", "city", "coast")}
        graph.add_node(place["name"], area=place["region"], ja=place.get("ja", ""), **facts)
    graph.add_edges_from(
        (place["name"], other) for place in data["provinces"] for other in place["borders"]
    )
    return graph


BOARDS = ("hokkaido", "small")
SHELF = Shelf(Board, DATA, BOARDS)
BOARD = SHELF["hokkaido"].graph


def printed(name: str) -> Board:
    """One of the boards that come with the game."""
    return SHELF[name]
