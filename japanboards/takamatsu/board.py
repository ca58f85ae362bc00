"""The palace of Takamatsu: rooms, the arrows between them, and what lies ready for play."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

import networkx as nx

from ..core.boards import FromFile, Shelf
from ..core.graphs import DiGraph, fixed
from .board_checks import check

DATA = Path(__file__).parent / "data"
COLORS = ("blue", "black", "purple", "red", "yellow")
LETTERS = "BKPRY"  # a letter per color, for notation and for pieces
SAMURAI = 7  # figures of each color in the box
FARTHEST = len(COLORS) * SAMURAI  # all samurai at once


def spoken(room: str) -> str:
    """The name of a room in a sentence.

    >>> spoken("+2"), spoken("gate")
    ('the +2 room', 'gate')
    """
    return f"the {room} room" if room.startswith("+") else room


Targets = tuple[tuple[int, ...], ...]  # by number of steps: the rooms reached


@dataclass(frozen=True, eq=False, repr=False)
class Board(FromFile):
    """A palace before anybody enters it: built once from data, compared by identity."""

    name: str
    title: str
    ours: bool
    goal: int
    outside: int  # how many samurai of a color begin in its exterior room
    samurai: Mapping[int, int]  # players -> samurai of each color
    open_cards: tuple[int, ...]
    hidden_cards: tuple[int, ...]
    names: tuple[str, ...]  # room by index
    homes: tuple[tuple[int, ...], ...]  # colors of a room, by index
    bonus: tuple[int, ...]
    sides: tuple[str, ...]
    following: tuple[tuple[int, ...], ...]  # rooms the arrows lead to
    spots: tuple[tuple[float, float], ...]  # where rooms are drawn; empty: nobody said
    graph: DiGraph[str]
    source: str  # the data it was made from, as JSON
    index: Mapping[str, int] = field(init=False)
    reach: tuple[Targets, ...] = field(init=False)  # by room and steps, the way chosen freely
    targets: tuple[Targets, ...] = field(init=False)  # by room and size of the party

    def __post_init__(self) -> None:
        rooms = range(len(self.names))
        index = {name: i for i, name in enumerate(self.names)}
        object.__setattr__(self, "index", MappingProxyType(index))
        object.__setattr__(self, "reach", tuple(self.ways(room) for room in rooms))
        object.__setattr__(self, "targets", tuple(self.goals(room) for room in rooms))

    def ways(self, room: int) -> Targets:
        """The rooms reached in exactly 0, 1, 2, ... steps."""
        steps: list[tuple[int, ...]] = [(room,)]
        for _ in range(FARTHEST + max(self.bonus)):
            steps.append(tuple(sorted({n for at in steps[-1] for n in self.following[at]})))
        return tuple(steps)

    def goals(self, room: int) -> Targets:
        """The other rooms where a party of 0, 1, 2, ... samurai may stop, with the room's bonus."""
        reach, bonus = self.reach[room], self.bonus[room]
        return tuple(
            tuple(sorted({n for at in reach[size : size + bonus + 1] for n in at} - {room}))
            for size in range(FARTHEST + 1)
        )

    def home(self, color: int, side: str) -> int:
        """The room of a color on that side."""
        rooms = range(len(self.names))
        return next(i for i in rooms if color in self.homes[i] and self.sides[i] == side)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Board:
        """A board from its data; what is wrong with them is said by field."""
        check(data, COLORS, SAMURAI)
        graph = palace_graph(data)
        rooms, names = data["rooms"], tuple(graph)
        return cls(
            **{key: data[key] for key in ("name", "title", "ours", "goal", "outside")},
            samurai=MappingProxyType({int(n): each for n, each in data["samurai"].items()}),
            open_cards=tuple(sorted(data["open_cards"])),
            hidden_cards=tuple(sorted(data["hidden_cards"])),
            names=names,
            homes=tuple(tuple(map(COLORS.index, room["colors"])) for room in rooms),
            bonus=tuple(room["bonus"] for room in rooms),
            sides=tuple(room["side"] for room in rooms),
            following=tuple(tuple(names.index(n) for n in graph[name]) for name in names),
            spots=tuple(tuple(room["at"]) for room in rooms) if "at" in rooms[0] else (),
            graph=graph,
            source=json.dumps(data, ensure_ascii=False),
        )


def palace_graph(data: Mapping[str, Any]) -> DiGraph[str]:
    """The palace as a directed graph: its edges are the arrows.

    Nodes: ``color`` (of a home room, else None), ``bonus``, ``side`` ("exterior", "interior" or
    "common"). Graph: ``name``, ``provenance`` (where each part of the data comes from).
    """
    provenance = dict(data["provenance"])
    graph: DiGraph[str] = nx.DiGraph(name=data["title"], provenance=provenance)
    for room in data["rooms"]:
        color = "/".join(room["colors"]) or None
        graph.add_node(room["name"], color=color, bonus=room["bonus"], side=room["side"])
    graph.add_edges_from((room["name"], to) for room in data["rooms"] for to in room["next"])
    return fixed(graph)


BOARDS = ("palace", "small")
SHELF = Shelf(Board, DATA, BOARDS)
BOARD = SHELF["palace"].graph


def printed(name: str) -> Board:
    """One of the boards that come with the game."""
    return SHELF[name]
