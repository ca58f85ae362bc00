"""Is this a palace? Data of a board, checked field by field."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import networkx as nx

from ..core.fields import require

SIDES = ("exterior", "interior", "common")
SLOTS = 5  # cards in the display
MOST_ROOMS = 200
FIELDS = {
    "name": str,
    "title": str,
    "ours": bool,
    "goal": int,
    "outside": int,
    "samurai": dict,
    "open_cards": list,
    "hidden_cards": list,
    "provenance": dict,
    "rooms": list,
}
ROOM = {"name": str, "colors": list, "bonus": int, "side": str, "next": list}


def check(data: Mapping[str, Any], colors: Sequence[str], figures: int) -> None:
    """Raise a ValueError that names the field unless the data describe a board."""
    require("a board", data, FIELDS)
    if data["goal"] < 1:
        raise ValueError(f"goal: 1 point or more, not {data['goal']}")
    check_samurai(data["samurai"], data["outside"], figures)
    check_cards(data["open_cards"], data["hidden_cards"])
    for at, room in enumerate(data["rooms"], 1):
        require(f"room {at}", room, ROOM)
    check_names([room["name"] for room in data["rooms"]], colors)
    for room in data["rooms"]:
        check_room(room, colors)
    check_homes(data["rooms"], colors)
    check_arrows(data["rooms"])
    check_spots(data["rooms"])


def is_number(thing: object) -> bool:
    """A whole number, and not true or false."""
    return type(thing) is int


def check_samurai(samurai: Mapping[str, Any], outside: int, figures: int) -> None:
    """A number of samurai for 2, 3, 4 and 5 players, as the box has them."""
    if set(samurai) != {"2", "3", "4", "5"}:
        raise ValueError("samurai: a number for each of 2, 3, 4 and 5 players is needed")
    if not 0 <= outside <= figures:
        raise ValueError(f"outside: 0 to {figures} samurai, not {outside}")
    for players, each in samurai.items():
        if not is_number(each) or not max(outside, 1) <= each <= figures:
            raise ValueError(
                f"samurai: with {players} players {max(outside, 1)} to {figures} of each color, "
                f"not {each!r}"
            )


def check_cards(open_cards: Sequence[Any], hidden_cards: Sequence[Any]) -> None:
    """Values are whole numbers, and the deck never runs out (TAK-RULING-07)."""
    for key, cards in (("open_cards", open_cards), ("hidden_cards", hidden_cards)):
        for value in cards:
            if not is_number(value) or not value:
                raise ValueError(f"{key}: a value is a whole number other than 0, not {value!r}")
    # With all hidden cards in hands, a new deck still replaces the whole display.
    if len(open_cards) < 2 * SLOTS:
        raise ValueError(f"open_cards: {2 * SLOTS} or more are needed, not {len(open_cards)}")


def check_names(names: Sequence[str], colors: Collection[str]) -> None:
    """Names are unique and can be noted down."""
    if not names:
        raise ValueError("rooms: a palace needs some")
    if len(names) > MOST_ROOMS:
        raise ValueError(f"rooms: {MOST_ROOMS} at most, not {len(names)}")
    if len(set(names)) < len(names):
        raise ValueError("rooms: every one needs a name of its own")
    for name in names:
        words = name.split()
        parties = any(re.fullmatch(r"[A-Z]\d+", word) for word in words)
        if not name or name != " ".join(words) or set(name) & set(",;:") or parties:
            raise ValueError(
                f"rooms: {name!r} is no name; names have no comma, colon or semicolon, "
                "and no word like R2"
            )
        if "to" in words:
            raise ValueError(f"rooms: {name!r} is no name; the word 'to' is kept for marches")


def check_room(room: Mapping[str, Any], colors: Collection[str]) -> None:
    """Its colors, its bonus and its side are such as a room may have."""
    name = room["name"]
    for color in room["colors"]:
        if color not in colors:
            raise ValueError(f"{name}: there is no color {color!r}, only {', '.join(colors)}")
    if not 0 <= room["bonus"] <= 9:
        raise ValueError(f"{name}: a bonus is 0 to 9 rooms, not {room['bonus']}")
    if room["side"] not in SIDES:
        raise ValueError(f"{name}: the side is one of {', '.join(SIDES)}, not {room['side']!r}")


def check_homes(rooms: Sequence[Mapping[str, Any]], colors: Collection[str]) -> None:
    """Every color has one room outside and one inside."""
    for color in colors:
        for side in SIDES[:2]:
            found = [r["name"] for r in rooms if color in r["colors"] and r["side"] == side]
            if len(found) != 1:
                raise ValueError(
                    f"rooms: {color} needs one {side} room, not {len(found)} "
                    f"({', '.join(found) or 'none'})"
                )


def check_arrows(rooms: Sequence[Mapping[str, Any]]) -> None:
    """Arrows lead to other rooms, and from everywhere to everywhere."""
    graph: nx.DiGraph[Any] = nx.DiGraph()
    graph.add_nodes_from(room["name"] for room in rooms)
    for room in rooms:
        name = room["name"]
        if not room["next"]:
            raise ValueError(f"{name}: no arrow leads out of it (next)")
        for to in room["next"]:
            if to not in graph or to == name:
                raise ValueError(f"{name}: its next room {to!r} is no other room here")
            graph.add_edge(name, to)
    for name in graph:
        if lost := set(graph) - nx.descendants(graph, name) - {name}:
            raise ValueError(f"{name}: the arrows lead to no way from here to {min(lost)}")
        if all(set(graph[to]) == {name} for to in graph[name]):
            raise ValueError(f"{name}: two steps may only lead back, so a pair could not leave")


def check_spots(rooms: Sequence[Mapping[str, Any]]) -> None:
    """Either every room says where it is drawn, or none does."""
    if len({"at" in room for room in rooms}) == 2:
        raise ValueError("at: either every room says where it is drawn, or none")
    for room in rooms:
        spot = room.get("at", [0, 0])
        if not isinstance(spot, list) or len(spot) != 2 or not all(map(is_number, spot)):
            raise ValueError(f"{room['name']}: at is two whole numbers, x and y, not {spot!r}")
