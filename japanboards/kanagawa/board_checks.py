"""Is this data a school? Every complaint names the field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from ..core.fields import bounded, require, texts
from .cards import BACKS, REWARDS, STORM, STUDIO_CATEGORIES, WILD

FIELDS = {
    "name": str,
    "title": str,
    "ours": bool,
    "ends": int,
    "brushes": int,
    "storms": int,
    "school": list,
    "landscapes": list,
    "seasons": list,
    "subjects": dict,
    "provenance": dict,
    "tiles": list,
    "diplomas": list,
    "cards": list,
}
TILE = {"id": str, "season": str, "landscape": str, "brushes": int, "arrows": int}
DIPLOMA = {
    "id": str,
    "category": str,
    "counts": str,
    "needs": list,
    "least": int,
    "harmony": int,
    "reward": str,
    "scanned": str,
}
CARD = {"id": str, "back": str, "print": dict, "studio": dict}
PRINT = {"landscapes": list, "subject": str, "count": int, "season": str, "bonus": int}
STUDIO = {
    "landscapes": list,
    "brush": int,
    "assistant": int,
    "arrow": int,
    "keep": int,
    "harmony": int,
}
ROWS, COLUMNS = 3, 4
MOST = 9  # of a symbol on a card or a tile
COUNTS = {
    "trees": ("trees",),
    "buildings": ("different", "identical"),
    "characters": ("different", "identical"),
    "animals": ("each of", "different", "identical"),
    "brushes": ("brushes",),
    "arrows": ("arrows",),
    "landscapes": ("identical",),
}


def check(data: Mapping[str, Any]) -> None:
    """Raise a ValueError that names the field unless the data describe a school."""
    require("a school", data, FIELDS)
    rows = data["school"]
    if len(rows) != ROWS or not all(isinstance(r, str) and is_row(r) for r in rows):
        raise ValueError(f"school: {ROWS} rows of {COLUMNS} squares, each U or D; not {rows}")
    bounded("", data, {"ends": (1, 99), "brushes": (0, 99), "storms": (0, 99)})
    for key in ("landscapes", "seasons"):
        texts(key, data[key])
    for name, kinds in data["subjects"].items():
        texts(f"subjects: {name}", kinds)
    for at, tile in enumerate(data["tiles"], 1):
        require(f"tile {at}", tile, TILE)
        bounded(f"tile {at}: ", tile, {"brushes": (0, MOST), "arrows": (0, MOST)})
        check_words(f"tile {at}: season", [tile["season"]], data["seasons"])
        check_words(f"tile {at}: landscape", [tile["landscape"]], data["landscapes"])
    if len(data["tiles"]) < COLUMNS:
        raise ValueError(f"tiles: {COLUMNS} players need {COLUMNS} tiles, not {len(data['tiles'])}")
    check_names("tiles", data["tiles"])
    if data["brushes"] < sum(tile["brushes"] for tile in data["tiles"]):
        raise ValueError("brushes: the tiles give out more than there are")
    for card in data["cards"]:
        check_card(card, data)
    check_names("cards", data["cards"])
    check_diplomas(data)


def is_row(row: str) -> bool:
    """A row of squares, face up or face down."""
    return len(row) == COLUMNS and set(row) <= {"U", "D"}


def check_words(what: str, given: Iterable[object], known: Iterable[str]) -> None:
    """Every word is one of those that are known here."""
    allowed = list(known)
    for word in given:
        if word not in allowed:
            raise ValueError(f"{what}: {word!r} is not one of {', '.join(allowed)}")


def check_names(what: str, rows: list[dict[str, Any]]) -> None:
    """Every one has a name of its own, in one word."""
    names = [row["id"] for row in rows]
    for name in names:
        if not name or not name.replace("-", "").isalnum():
            raise ValueError(
                f"{what}: {name!r} is no name; a name is one word of letters and digits"
            )
        if names.count(name) > 1 or name in BACKS:
            raise ValueError(f"{what}: every one needs a name of its own, and {name!r} is taken")


def check_card(card: Any, data: Mapping[str, Any]) -> None:
    """A card's halves have the right fields, with words that are known."""
    require("a card", card, CARD)
    name = f"card {card['id']}"
    require(f"{name}: print", card["print"], PRINT)
    require(f"{name}: studio", card["studio"], STUDIO)
    front, desk = card["print"], card["studio"]
    kinds = [kind for group in data["subjects"].values() for kind in group]
    check_words(f"{name}: back", [card["back"]], BACKS)
    check_words(f"{name}: print landscapes", front["landscapes"], data["landscapes"])
    check_words(f"{name}: subject", [front["subject"]], ["", *kinds])
    check_words(f"{name}: season", [front["season"]], [*data["seasons"], STORM])
    check_words(f"{name}: studio landscapes", desk["landscapes"], [*data["landscapes"], WILD])
    bounded(f"{name}: print ", front, {"count": (0, MOST), "bonus": (0, MOST)})
    symbols = dict.fromkeys(("brush", "assistant", "arrow", "keep"), (0, MOST))
    bounded(f"{name}: studio ", desk, {**symbols, "harmony": (-2, 2)})
    if bool(front["subject"]) != bool(front["count"]):
        raise ValueError(f"{name}: a subject is counted from 1, no subject is 0 times there")


def check_diplomas(data: Mapping[str, Any]) -> None:
    """Diplomas of a category stand together, each worth more than the one before."""
    for at, row in enumerate(data["diplomas"], 1):
        require(f"diploma {at}", row, DIPLOMA)
        name = f"diploma {row['id']}"
        check_words(f"{name}: category", [row["category"]], COUNTS)
        check_words(f"{name}: counts", [row["counts"]], COUNTS[row["category"]])
        check_words(f"{name}: reward", [row["reward"], row["scanned"]], REWARDS)
        animals = data["subjects"].get("animals", [])
        check_words(f"{name}: needs", row["needs"], animals)
    check_names("diplomas", data["diplomas"])
    rows = data["diplomas"]
    for before, row in pairwise(rows):
        same = before["category"] == row["category"]
        if same and before["harmony"] >= row["harmony"]:
            raise ValueError(f"diplomas: {row['id']} comes after {before['id']} and is worth more")
    order = [row["category"] for row in rows]
    if order != sorted(order, key=order.index):
        raise ValueError("diplomas: those of a category stand together")
    if missing := [kind for kind in data["subjects"] if kind in STUDIO_CATEGORIES]:
        raise ValueError(f"subjects: {missing[0]} is a category of the studio, not of the print")
