"""Whether data describe a board of Kaigan; if not, the field is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.fields import bounded, require
from .cards import QUADRANT, TITLES, TRACKS

FIELDS = {
    "name": str,
    "title": str,
    "ours": bool,
    "rounds": int,
    "honor_rounds": list,
    "years": list,
    "ryo": int,
    "surveyors": int,
    "rows": int,
    "spaces": int,
    "printed": list,
    "cards": list,
    "artistic": list,
    "government": list,
    "travel": int,
    "columns": int,
    "squares": int,
    "dice": dict,
    "tiles": list,
    "provenance": dict,
}
PRINTED = {"row": int, "space": int, "action": str}
TILE = {"name": str, "kind": str, "size": int}
MOST = 99  # spaces of a track, a number on it, tiles
LIMITS = {
    "rounds": (1, 99),
    "ryo": (0, 999),
    "surveyors": (1, 3),  # more could map more tiles at once than the actions have prices for
    "spaces": (1, 20),
    "travel": (1, MOST),
    "columns": (1, 5),  # a 6 on a die names none
    "squares": (1, 8),
}


def check(data: Mapping[str, Any]) -> None:
    """Raise a ValueError that names the field unless the data describe a board."""
    require("a board", data, FIELDS)
    no_others("a board", data, FIELDS)
    bounded("", data, LIMITS)
    check_words(data)
    check_rounds(data)
    check_grid(data)
    check_tracks(data)
    check_map(data)


def no_others(what: str, data: Mapping[str, Any], fields: Mapping[str, type]) -> None:
    """Raise a ValueError that names a field which nothing asks for: it may be misspelled."""
    for key in data:
        if key not in fields:
            raise ValueError(f"{what} has no {str(key)[:40]!r}; it has {', '.join(fields)}")


def check_words(data: Mapping[str, Any]) -> None:
    """What is shown and saved is short, fits in a line, and can be written to a file."""
    words = {"name": data["name"], "title": data["title"]}
    words |= {f"years {n}": year for n, year in enumerate(data["years"], 1)}
    for key, word in words.items():
        if not isinstance(word, str) or not plain(word, 60) or word != word.strip():
            raise ValueError(f"{key}: a text in one line is needed, of 1 to 60 characters")
    for key, word in data["provenance"].items():
        if not plain(key, 60) or not isinstance(word, str) or not plain(word, 2000):
            raise ValueError("provenance: a text in one line is needed for each part")


def plain(word: str, most: int) -> bool:
    """A text without line breaks and other signs that cannot be seen, and not too long."""
    return isinstance(word, str) and 0 < len(word) <= most and word.isprintable()


def check_rounds(data: Mapping[str, Any]) -> None:
    """A label for every round; honor is scored in rounds before the last."""
    rounds = data["rounds"]
    if len(data["years"]) != rounds:
        raise ValueError(f"years: {rounds} labels are needed, one for each round")
    early, honored = range(1, rounds), data["honor_rounds"]
    if [n for n in honored if type(n) is not int or n not in early]:
        raise ValueError(f"honor_rounds: rounds before the last, 1 to {rounds - 1}")
    if len(set(honored)) < len(honored):
        raise ValueError("honor_rounds: each of them stands once")


def check_grid(data: Mapping[str, Any]) -> None:
    """A row for each of four players, known actions, and exactly one Quadrant in row 1."""
    if data["rows"] != 4:
        raise ValueError(f"rows: four players need 4 rows, not {data['rows']}")
    for at, space in enumerate(data["printed"], 1):
        require(f"printed {at}", space, PRINTED)
        no_others(f"printed {at}", space, PRINTED)
        row, column, action = space["row"], space["space"], space["action"]
        if row not in range(1, data["rows"] + 1) or column not in range(1, data["spaces"] + 1):
            raise ValueError(f"printed {at}: there is no row {row}, space {column}")
        if action not in TITLES:
            raise ValueError(f"printed {at}: {action[:40]!r} is no action; {', '.join(TITLES)} are")
    places = [(space["row"], space["space"]) for space in data["printed"]]
    if len(set(places)) < len(places):
        raise ValueError("printed: a space has one action at most")
    if [s["row"] for s in data["printed"] if s["action"] == QUADRANT] != [1]:
        raise ValueError("printed: the quadrant stands once, in row 1, which is always claimed")
    cards = data["cards"]
    if not all(isinstance(card, str) for card in cards):
        raise ValueError("cards: a list of texts is needed")
    if not cards or len(set(cards)) < len(cards) or not set(cards) <= set(TITLES) - {QUADRANT}:
        raise ValueError("cards: different actions from the list, and never the quadrant")


def check_tracks(data: Mapping[str, Any]) -> None:
    """Numbers that begin with 0 and never fall; dice for three and for four players."""
    for track in ("artistic", "government"):
        numbers = data[track]
        if not 1 <= len(numbers) <= MOST or not all(type(n) is int for n in numbers):
            raise ValueError(f"{track}: a list of 1 to {MOST} whole numbers, one for each space")
        if numbers[0] != 0 or numbers != sorted(numbers) or numbers[-1] > MOST:
            raise ValueError(f"{track}: numbers that begin with 0, never fall and end by {MOST}")
    dice = data["dice"]
    if set(dice) != {"3", "4"} or not all(type(n) is int and 0 < n < 20 for n in dice.values()):
        raise ValueError("dice: a number of dice for '3' and for '4' players")


def check_map(data: Mapping[str, Any]) -> None:
    """Tiles with names that can be noted down, enough of them, and none complete when new."""
    for at, tile in enumerate(data["tiles"], 1):
        require(f"tile {at}", tile, TILE)
        no_others(f"tile {at}", tile, TILE)
        name = tile["name"]
        if not name.isalpha() or len(name) > 20 or name.lower() in ("supply", "empty"):
            raise ValueError(
                f"tile {at}: {name[:40]!r} is no name; a name is one word of 1 to 20 letters"
            )
        if tile["kind"] not in TRACKS:
            raise ValueError(f"{name}: its kind is one of {', '.join(TRACKS)}")
        bounded(f"{name}: ", tile, {"size": (1, 20)})
    names = [tile["name"] for tile in data["tiles"]]
    if len(set(names)) < len(names):
        raise ValueError("tiles: every one needs a name of its own")
    if len(names) > MOST:
        raise ValueError(f"tiles: there are {MOST} at most")
    if len(names) < data["columns"] * data["squares"]:
        raise ValueError("tiles: there are fewer than the squares of the map")
