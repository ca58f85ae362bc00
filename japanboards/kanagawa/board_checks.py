"""Is this data a school? Every complaint names the field."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from reprlib import repr as shortly
from typing import Any

from ..core.fields import bounded, only, require
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
MOST = 9  # of a symbol on a card or a tile, and of landscapes on half a card
RESERVED = ("spare", "no")  # words that mean something else where an icon or a tile is named
PARTS = (  # of a player's line in the notation, after the tile
    *("print", "studio", "hand", "secret", "fresh", "spent", "used", "took", "left"),
    *("brushes", "storms"),
)
COUNTS = {
    "trees": ("trees",),
    "buildings": ("different", "identical"),
    "characters": ("different", "identical"),
    "animals": ("each of", "different", "identical"),
    "brushes": ("brushes",),
    "arrows": ("arrows",),
    "landscapes": ("identical",),
}
WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")  # letters and digits, maybe with hyphens inside
PHRASE = re.compile(r"[^\W_]+(?:[ -][^\W_]+)*")  # such words with spaces between them


def check(data: Mapping[str, Any]) -> None:
    """Raise a ValueError that names the field unless the data describe a school."""
    exactly("a school", data, FIELDS)
    check_texts(data)
    rows = data["school"]
    if len(rows) != ROWS or not all(isinstance(r, str) and is_row(r) for r in rows):
        raise ValueError(
            f"school: {ROWS} rows of {COLUMNS} squares, each U or D; not {shortly(rows)}"
        )
    bounded("", data, {"ends": (1, 99), "brushes": (0, 99), "storms": (0, 99)})
    check_kinds(data)
    check_tiles(data)
    for card in data["cards"]:
        check_card(card, data)
    check_names("cards", data["cards"])
    check_diplomas(data)
    check_nodes(data)


def exactly(what: str, data: Any, fields: Mapping[str, type]) -> None:
    """These fields and no others."""
    require(what, data, fields)
    only(what, data, fields)


def check_texts(data: Mapping[str, Any]) -> None:
    """The name stands in one word or a few, the title in one line, provenance in texts."""
    check_phrases("name", [data["name"]], PHRASE)
    if not data["title"].strip() or not data["title"].isprintable():
        raise ValueError(f"title: a text in one line, not {shortly(data['title'])}")
    for key, said in data["provenance"].items():
        if not isinstance(said, str):
            raise ValueError(f"provenance: {shortly(key)} is a text, not {shortly(said)}")


def check_kinds(data: Mapping[str, Any]) -> None:
    """Landscapes, seasons and subjects: names that the notation and the graph can tell apart."""
    word = re.compile(r"[^\W_]+")  # a hyphen would look like the mark of a used icon
    check_phrases("landscapes", data["landscapes"], word, (WILD, *RESERVED))
    check_phrases("seasons", data["seasons"], PHRASE, (STORM,))
    for name, kinds in data["subjects"].items():
        check_phrases("subjects", [name], PHRASE)
        if name in STUDIO_CATEGORIES:
            raise ValueError(f"subjects: {name} is a category of the studio, not of the print")
        check_phrases(f"subjects: {name}", kinds, PHRASE)


def check_phrases(
    what: str, given: object, form: re.Pattern[str], taken: tuple[str, ...] = ()
) -> None:
    """A list of names in this form, each once, and none of those that mean something else."""
    if not isinstance(given, list) or not all(isinstance(each, str) for each in given):
        raise ValueError(f"{what}: a list of texts is needed, not {shortly(given)}")
    for name in given:
        if not form.fullmatch(name) or len(name) > 40:
            raise ValueError(f"{what}: {shortly(name)} is no name of letters and digits")
        if given.count(name) > 1 or name in taken:
            raise ValueError(f"{what}: the name {name!r} is taken")


def check_tiles(data: Mapping[str, Any]) -> None:
    """A tile for each player, and brushes for all of them."""
    for at, tile in enumerate(data["tiles"], 1):
        exactly(f"tile {at}", tile, TILE)
        bounded(f"tile {at}: ", tile, {"brushes": (0, MOST), "arrows": (0, MOST)})
        check_words(f"tile {at}: season", [tile["season"]], data["seasons"])
        check_words(f"tile {at}: landscape", [tile["landscape"]], data["landscapes"])
    if len(data["tiles"]) < COLUMNS:
        raise ValueError(f"tiles: {COLUMNS} players need {COLUMNS} tiles, not {len(data['tiles'])}")
    check_names("tiles", data["tiles"], (*PARTS, *RESERVED))
    if data["brushes"] < sum(tile["brushes"] for tile in data["tiles"]):
        raise ValueError("brushes: the tiles give out more than there are")


def is_row(row: str) -> bool:
    """A row of squares, face up or face down."""
    return len(row) == COLUMNS and set(row) <= {"U", "D"}


def check_words(what: str, given: Iterable[object], known: Iterable[str]) -> None:
    """Every word is one of those that are known here."""
    allowed = list(known)
    for word in given:
        if word not in allowed:
            raise ValueError(f"{what}: {shortly(word)} is not one of {', '.join(allowed)}")


def check_names(what: str, rows: list[dict[str, Any]], taken: tuple[str, ...] = ()) -> None:
    """Every one has a name of its own, in one word."""
    names = [row["id"] for row in rows]
    seen = set(taken) | set(BACKS)
    for name in names:
        if not WORD.fullmatch(name) or len(name) > 40:
            raise ValueError(
                f"{what}: {shortly(name)} is no name; a name is one word of letters and digits"
            )
        if name in seen:
            raise ValueError(f"{what}: every one needs a name of its own, and {name!r} is taken")
        seen.add(name)


def check_nodes(data: Mapping[str, Any]) -> None:
    """What stands in the graph of the deck has a name there of its own."""
    seen: set[str] = {WILD, STORM}
    subjects = [kind for kinds in data["subjects"].values() for kind in kinds]
    cards = [card["id"] for card in data["cards"]]
    for name in (*data["landscapes"], *data["seasons"], *subjects, *cards):
        if name in seen:
            raise ValueError(f"a landscape, season, subject or card: the name {name!r} is taken")
        seen.add(name)


def check_card(card: Any, data: Mapping[str, Any]) -> None:
    """A card's halves have the right fields, with words that are known."""
    exactly("a card", card, CARD)
    name = f"card {shortly(card['id'])[1:-1]}"
    exactly(f"{name}: print", card["print"], PRINT)
    exactly(f"{name}: studio", card["studio"], STUDIO)
    front, desk = card["print"], card["studio"]
    kinds = [kind for group in data["subjects"].values() for kind in group]
    check_words(f"{name}: back", [card["back"]], BACKS)
    check_words(f"{name}: print landscapes", front["landscapes"], data["landscapes"])
    check_words(f"{name}: subject", [front["subject"]], ["", *kinds])
    check_words(f"{name}: season", [front["season"]], [*data["seasons"], STORM])
    check_words(f"{name}: studio landscapes", desk["landscapes"], [*data["landscapes"], WILD])
    if max(len(front["landscapes"]), len(desk["landscapes"])) > MOST:
        raise ValueError(f"{name}: a half shows at most {MOST} landscapes")
    bounded(f"{name}: print ", front, {"count": (0, MOST), "bonus": (0, MOST)})
    symbols = dict.fromkeys(("brush", "assistant", "arrow", "keep"), (0, MOST))
    bounded(f"{name}: studio ", desk, {**symbols, "harmony": (-2, 2)})
    if bool(front["subject"]) != bool(front["count"]):
        raise ValueError(f"{name}: a subject is counted from 1, no subject is 0 times there")


def check_diplomas(data: Mapping[str, Any]) -> None:
    """Diplomas of a category stand together, each worth more than the one before."""
    for at, row in enumerate(data["diplomas"], 1):
        exactly(f"diploma {at}", row, DIPLOMA)
        check_diploma(f"diploma {shortly(row['id'])[1:-1]}", row, data)
    check_names("diplomas", data["diplomas"])
    rows = data["diplomas"]
    for before, row in pairwise(rows):
        same = before["category"] == row["category"]
        if same and before["harmony"] >= row["harmony"]:
            raise ValueError(f"diplomas: {row['id']} comes after {before['id']} and is worth more")
    order = [row["category"] for row in rows]
    if order != sorted(order, key=order.index):
        raise ValueError("diplomas: those of a category stand together")


def check_diploma(name: str, row: Mapping[str, Any], data: Mapping[str, Any]) -> None:
    """What a diploma asks for and gives can be counted."""
    check_words(f"{name}: category", [row["category"]], COUNTS)
    check_words(f"{name}: counts", [row["counts"]], COUNTS[row["category"]])
    check_words(f"{name}: reward", [row["reward"], row["scanned"]], REWARDS)
    animals, needs = data["subjects"].get("animals", []), row["needs"]
    check_words(f"{name}: needs", needs, animals)
    bounded(f"{name}: ", row, {"least": (1, 99), "harmony": (0, 99)})
    wanted = row["least"] if row["counts"] == "each of" else 0
    if len(needs) != wanted or any(needs.count(animal) > 1 for animal in needs):
        raise ValueError(f"{name}: needs: {wanted} different animals have to be named here")
