"""Is this a palace? Data of a board, checked field by field."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from reprlib import repr as shortened
from typing import Any

import networkx as nx

from ..core.fields import require
from ..core.graphs import DiGraph

SIDES = ("exterior", "interior", "common")
SLOTS = 5  # cards in the display
MOST_ROOMS, LONGEST = 200, 60  # rooms, and letters of a name
HIGHEST_GOAL, HIGHEST_CARD, MOST_CARDS = 200, 99, 60
PICTURE = 600  # rooms are drawn between 0 and this, across and down
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
    no_more("a board", data, FIELDS)
    check_words(data)
    if not 1 <= data["goal"] <= HIGHEST_GOAL:
        raise ValueError(f"goal: 1 to {HIGHEST_GOAL} points, not {shortened(data['goal'])}")
    check_samurai(data["samurai"], data["outside"], figures)
    check_cards(data["open_cards"], data["hidden_cards"])
    for at, room in enumerate(data["rooms"], 1):
        require(f"room {at}", room, ROOM)
        no_more(f"room {at}", room, (*ROOM, "at"))
    check_names([room["name"] for room in data["rooms"]])
    for room in data["rooms"]:
        check_room(room, colors)
    check_homes(data["rooms"], colors)
    check_arrows(data["rooms"])
    check_spots(data["rooms"])


def no_more(what: str, data: Mapping[str, Any], keys: Collection[str]) -> None:
    """Nothing stands there that nobody would read."""
    for key in data:
        if key not in keys:
            raise ValueError(f"{what} has no {shortened(key)}; it has {', '.join(keys)}")


def check_words(data: Mapping[str, Any]) -> None:
    """Name and title can be noted down, and the provenance says something in words."""
    for key, most in (("name", LONGEST), ("title", 2 * LONGEST)):
        if not is_plain(data[key], most):
            raise ValueError(f"{key}: 1 to {most} letters in one line, not {shortened(data[key])}")
    for key, text in data["provenance"].items():
        if not isinstance(key, str) or not isinstance(text, str) or has_surrogates(key + text):
            raise ValueError(f"provenance: a text for each part, not {shortened(text)}")


def is_plain(text: str, most: int) -> bool:
    """A line of text without odd spaces or signs that cannot be shown."""
    return 0 < len(text) <= most and text.isprintable() and text == " ".join(text.split())


def has_surrogates(text: str) -> bool:
    """Half a sign, as only a broken file has it."""
    return any("\ud800" <= sign <= "\udfff" for sign in text)


def is_number(thing: object) -> bool:
    """A whole number, and not true or false."""
    return type(thing) is int


def check_samurai(samurai: Mapping[str, Any], outside: int, figures: int) -> None:
    """A number of samurai for 2, 3, 4 and 5 players, as the box has them."""
    if set(samurai) != {"2", "3", "4", "5"}:
        raise ValueError("samurai: a number for each of 2, 3, 4 and 5 players is needed")
    if not 0 <= outside <= figures:
        raise ValueError(f"outside: 0 to {figures} samurai, not {shortened(outside)}")
    for players, each in samurai.items():
        if not is_number(each) or not max(outside, 1) <= each <= figures:
            raise ValueError(
                f"samurai: with {players} players {max(outside, 1)} to {figures} of each color, "
                f"not {shortened(each)}"
            )


def check_cards(open_cards: Sequence[Any], hidden_cards: Sequence[Any]) -> None:
    """Values are whole numbers, and the deck never runs out (TAK-RULING-07)."""
    for key, cards in (("open_cards", open_cards), ("hidden_cards", hidden_cards)):
        for value in cards:
            if not is_number(value) or not 0 < abs(value) <= HIGHEST_CARD:
                raise ValueError(
                    f"{key}: a value is a whole number from -{HIGHEST_CARD} to {HIGHEST_CARD} "
                    f"other than 0, not {shortened(value)}"
                )
        if len(cards) > MOST_CARDS:
            raise ValueError(f"{key}: {MOST_CARDS} at most, not {len(cards)}")
    # With all hidden cards in hands, a new deck still replaces the whole display.
    if len(open_cards) < 2 * SLOTS:
        raise ValueError(f"open_cards: {2 * SLOTS} or more are needed, not {len(open_cards)}")
    if sum(open_cards) <= 0:
        raise ValueError("open_cards: together they are worth more than 0, or no game would end")


def check_names(names: Sequence[str]) -> None:
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
        if not is_plain(name, LONGEST) or set(name) & set(",;:") or parties:
            raise ValueError(
                f"rooms: {shortened(name)} is no name; names have no comma, colon or semicolon, "
                f"no word like R2, and {LONGEST} letters at most"
            )
        if "to" in words:
            raise ValueError(
                f"rooms: {shortened(name)} is no name; the word 'to' is kept for marches"
            )


def check_room(room: Mapping[str, Any], colors: Collection[str]) -> None:
    """Its colors, its bonus and its side are such as a room may have."""
    name = room["name"]
    for color in room["colors"]:
        if color not in colors:
            raise ValueError(
                f"{name}: there is no color {shortened(color)}, only {', '.join(colors)}"
            )
    if len(set(room["colors"])) < len(room["colors"]):
        raise ValueError(f"{name}: a color is named twice")
    if not 0 <= room["bonus"] <= 9:
        raise ValueError(f"{name}: a bonus is 0 to 9 rooms, not {shortened(room['bonus'])}")
    if room["side"] not in SIDES:
        raise ValueError(
            f"{name}: the side is one of {', '.join(SIDES)}, not {shortened(room['side'])}"
        )


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
    graph: DiGraph[Any] = nx.DiGraph()
    graph.add_nodes_from(room["name"] for room in rooms)
    for room in rooms:
        name = room["name"]
        if not room["next"]:
            raise ValueError(f"{name}: no arrow leads out of it (next)")
        for to in room["next"]:
            if not isinstance(to, str) or to not in graph or to == name:
                raise ValueError(f"{name}: its next room {shortened(to)} is no other room here")
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
        if "at" in room and not is_spot(room["at"]):
            raise ValueError(
                f"{room['name']}: at is two whole numbers from 0 to {PICTURE}, x and y, "
                f"not {shortened(room['at'])}"
            )
    spots = [tuple(room["at"]) for room in rooms if "at" in room]
    if twice := [room["name"] for room in rooms if spots.count(tuple(room.get("at", ()))) > 1]:
        raise ValueError(f"at: {' and '.join(twice[:2])} are drawn in the same place")


def is_spot(thing: object) -> bool:
    """Two whole numbers within the picture."""
    if not isinstance(thing, list) or len(thing) != 2:
        return False
    return all(is_number(each) and 0 <= each <= PICTURE for each in thing)
