"""Is this an island? Data of a board, checked field by field."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from reprlib import repr as shortly
from typing import Any

import networkx as nx

from ..core.fields import bounded, only, require

AT_SEA = "At Sea"
FIELDS = {
    "name": str,
    "title": str,
    "ours": bool,
    "provenance": dict,
    "public": int,
    "private": int,
    "setup": dict,
    "start": str,
    "countries": list,
    "regions": list,
    "provinces": list,
    "cards": list,
}
SETUP = {"pieces": int, "cards": int, "limit": int, "city_limit": int}
REGION = {"name": str, "city": str}
PROVINCE = {"name": str, "region": str, "city": str, "coast": bool, "borders": list}
CARD = {"ends": list, "high": int, "low": int}
MOST = 99  # provinces, cards, pieces, and numbers on cards
LISTS = {"countries": (1, 9), "regions": (1, 6), "provinces": (2, MOST), "cards": (1, MOST)}
DEALT = {"public": (0, MOST), "private": (0, MOST)}
NUMBERS = {"pieces": (2, MOST), "cards": (1, MOST), "limit": (1, MOST), "city_limit": (1, MOST)}
NAME = re.compile(r"[^\W\d_][^\W_]*(?:['.-][^\W_]+)*")


def check(data: Mapping[str, Any]) -> None:
    """Raise a ValueError that names the field unless the data describe a board."""
    require("a board", data, FIELDS)
    only("a board", data, FIELDS)
    bounded("how many ", {key: len(data[key]) for key in LISTS}, LISTS)
    bounded("", data, DEALT)
    for key, fields in (("regions", REGION), ("provinces", PROVINCE), ("cards", CARD)):
        for at, entry in enumerate(data[key], 1):
            require(f"{key}: number {at}", entry, fields)
            only(f"{key}: number {at}", entry, [*fields, *["ja"] * (key != "cards")])
            check_japanese(f"{key}: number {at}", entry)
    check_words(data)
    check_names(data)
    check_regions(data)
    check_borders(data["provinces"])
    check_cards(data)
    check_setup(data)


def check_japanese(what: str, entry: Mapping[str, Any]) -> None:
    """A Japanese name may be there, as a short text."""
    if "ja" in entry and not plain(entry["ja"], 60):
        raise ValueError(f"{what}: 'ja' is a text in one line, of 1 to 60 characters")


def check_words(data: Mapping[str, Any]) -> None:
    """What is shown and saved is short, fits in a line, and can be written to a file."""
    for key in ("name", "title"):
        if not plain(data[key], 60) or data[key] != data[key].strip():
            raise ValueError(f"{key}: a text in one line is needed, of 1 to 60 characters")
    for key, text in data["provenance"].items():
        if not plain(key, 60) or not plain(text, 2000):
            raise ValueError("provenance: a text in one line is needed for each part")


def plain(text: object, most: int) -> bool:
    """A text without line breaks and other signs that cannot be seen, and not too long."""
    return isinstance(text, str) and 0 < len(text) <= most and text.isprintable()


def check_names(data: Mapping[str, Any]) -> None:
    """Names of places are single words and unique."""
    places = [*(place["name"] for place in data["provinces"]), *data["countries"]]
    regions = [name for region in data["regions"] for name in (region["name"], region["city"])]
    for name in (*places, *regions):
        if not isinstance(name, str) or len(name) > 30 or not NAME.fullmatch(name):
            raise ValueError(f"{shortly(name)} is no name of a place; a name is one word")
    if len(set(places)) < len(places):
        raise ValueError("provinces, countries: every one needs a name of its own")


def check_regions(data: Mapping[str, Any]) -> None:
    """Every region has several provinces and exactly one city, its own (HOK-MAP-02)."""
    regions = {region["name"]: region["city"] for region in data["regions"]}
    if len(regions) < len(data["regions"]):
        raise ValueError("regions: every one needs a name of its own")
    for place in data["provinces"]:
        if place["region"] not in regions:
            raise ValueError(f"{place['name']}: there is no region {shortly(place['region'])}")
    for name, city in regions.items():
        inside = [place["city"] for place in data["provinces"] if place["region"] == name]
        if [town for town in inside if town] != [city]:
            raise ValueError(f"regions: {name} needs one province with a city, {city!r}")
        if len(inside) < 2:
            raise ValueError(f"regions: {name} needs several provinces")
    if len(set(regions.values())) < len(regions):
        raise ValueError("regions: every city has a name of its own")
    if data["start"] not in regions.values():
        raise ValueError(f"start: {shortly(data['start'])} is no city")


def check_borders(places: Sequence[Mapping[str, Any]]) -> None:
    """Borders are between two provinces of the board, noted on both sides; the island is one."""
    by_name = {place["name"]: place for place in places}
    for name, place in by_name.items():
        for other in place["borders"]:
            if not isinstance(other, str) or other not in by_name or other == name:
                raise ValueError(f"{name}: its neighbor {shortly(other)} is no other province here")
            if name not in by_name[other]["borders"]:
                raise ValueError(f"{name} borders {other}, but {other} does not border {name}")
    graph = nx.Graph((name, to) for name, place in by_name.items() for to in place["borders"])
    graph.add_nodes_from(by_name)
    if not nx.is_connected(graph):
        raise ValueError("provinces: from some of them there is no way to others")
    if not any(place["coast"] for place in places):
        raise ValueError("provinces: none lies on the coast")


def check_cards(data: Mapping[str, Any]) -> None:
    """A card joins a city with another or with a country; the left number is not lower."""
    cities = [region["city"] for region in data["regions"]]
    seen: set[str] = set()
    for at, card in enumerate(data["cards"], 1):
        ends = card["ends"]
        if len(ends) != 2 or ends[0] not in cities or ends[1] not in cities + data["countries"]:
            said = shortly(ends)
            raise ValueError(f"cards: number {at} joins a city with a city or country, not {said}")
        names = {"-".join(ends), "-".join(reversed(ends))}
        if names & seen or ends[0] == ends[1]:
            raise ValueError(f"cards: number {at}, {'-'.join(ends)}, is there already or no route")
        seen |= names
        if not 1 <= card["low"] <= card["high"] <= MOST:
            raise ValueError(
                f"cards: number {at} has a higher number, then a lower one, from 1 to {MOST}"
            )


def check_setup(data: Mapping[str, Any]) -> None:
    """Pieces, cards and limits for some numbers of players; the cards suffice."""
    if not data["setup"] or not set(data["setup"]) <= {"2", "3", "4"}:
        raise ValueError("setup: entries for 2, 3 or 4 players are needed")
    for players, entry in data["setup"].items():
        require(f"setup: {players} players", entry, SETUP)
        only(f"setup: {players} players", entry, SETUP)
        bounded(f"setup: {players} players: ", entry, NUMBERS)
        dealt = data["public"] + data["private"] * int(players)
        if not dealt < entry["cards"] <= len(data["cards"]):
            raise ValueError(
                f"setup: {players} players use more than {dealt} cards and not more than "
                f"{len(data['cards'])}, not {entry['cards']}"
            )
