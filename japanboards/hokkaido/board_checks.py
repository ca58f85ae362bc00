"""Is this an island? Data of a board, checked field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import networkx as nx

from ..core.fields import require

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


def check(data: Mapping[str, Any]) -> None:
    """Raise a ValueError that names the field unless the data describe a board."""
    require("a board", data, FIELDS)
    for key, fields in (("regions", REGION), ("provinces", PROVINCE), ("cards", CARD)):
        for at, entry in enumerate(data[key], 1):
            require(f"{key}: number {at}", entry, fields)
    check_names(data)
    check_regions(data)
    check_borders(data["provinces"])
    check_cards(data)
    check_setup(data)


def check_names(data: Mapping[str, Any]) -> None:
    """Names of places are single words and unique."""
    provinces = [place["name"] for place in data["provinces"]]
    names = [*provinces, *data["countries"]]
    for name in names:
        if not isinstance(name, str) or name != "".join(name.split()) or not name[:1].isalpha():
            raise ValueError(f"provinces, countries: {name!r} is no name; a name is one word")
        if set(name) & set(",;:*"):
            raise ValueError(f"provinces, countries: {name!r} is no name; it has , ; : or *")
    if len(set(names)) < len(names):
        raise ValueError("provinces, countries: every one needs a name of its own")
    if not data["countries"]:
        raise ValueError("countries: a board needs one or more")


def check_regions(data: Mapping[str, Any]) -> None:
    """Every region has several provinces and exactly one city, its own (HOK-MAP-02)."""
    regions = {region["name"]: region["city"] for region in data["regions"]}
    if len(regions) < len(data["regions"]):
        raise ValueError("regions: every one needs a name of its own")
    for place in data["provinces"]:
        if place["region"] not in regions:
            raise ValueError(f"{place['name']}: there is no region {place['region']!r}")
    for name, city in regions.items():
        inside = [place["city"] for place in data["provinces"] if place["region"] == name]
        if [town for town in inside if town] != [city]:
            raise ValueError(f"regions: {name} needs one province with a city, {city!r}")
        if len(inside) < 2:
            raise ValueError(f"regions: {name} needs several provinces")
    if len(set(regions.values())) < len(regions):
        raise ValueError("regions: every city has a name of its own")
    if data["start"] not in regions.values():
        raise ValueError(f"start: {data['start']!r} is no city")


def check_borders(places: Sequence[Mapping[str, Any]]) -> None:
    """Borders are between two provinces of the board, noted on both sides; the island is one."""
    by_name = {place["name"]: place for place in places}
    for name, place in by_name.items():
        for other in place["borders"]:
            if not isinstance(other, str) or other not in by_name or other == name:
                raise ValueError(f"{name}: its neighbor {other!r} is no other province here")
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
    seen = set()
    for at, card in enumerate(data["cards"], 1):
        ends = card["ends"]
        if len(ends) != 2 or ends[0] not in cities or ends[1] not in cities + data["countries"]:
            raise ValueError(f"cards: number {at} joins a city with a city or country, not {ends}")
        if frozenset(ends) in seen or ends[0] == ends[1]:
            raise ValueError(f"cards: number {at}, {'-'.join(ends)}, is there already or no route")
        seen.add(frozenset(ends))
        if not 1 <= card["low"] <= card["high"]:
            raise ValueError(f"cards: number {at} has a higher number, then a lower one, from 1")


def check_setup(data: Mapping[str, Any]) -> None:
    """Pieces, cards and limits for some numbers of players; the cards suffice."""
    if not data["setup"] or not set(data["setup"]) <= {"2", "3", "4"}:
        raise ValueError("setup: entries for 2, 3 or 4 players are needed")
    if min(data["public"], data["private"]) < 0:
        raise ValueError("public and private are not negative")
    for players, entry in data["setup"].items():
        require(f"setup: {players} players", entry, SETUP)
        if min(entry["pieces"] - 1, entry["limit"], entry["city_limit"]) < 1:
            raise ValueError(f"setup: {players} players need 2 pieces and limits of 1 or more")
        dealt = data["public"] + data["private"] * int(players)
        if not dealt < entry["cards"] <= len(data["cards"]):
            raise ValueError(
                f"setup: {players} players use more than {dealt} cards and not more than "
                f"{len(data['cards'])}, not {entry['cards']}"
            )
