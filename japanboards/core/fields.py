"""Data from outside: the right fields of the right kinds, or a sentence that says which is not."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from reprlib import repr as shortly

KINDS = {
    str: "a text",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    list: "a list",
    dict: "an object",
}


def require(what: str, data: object, fields: Mapping[str, type]) -> None:
    """Raise a ValueError that names the first field missing or of another kind.

    >>> require("a board", {"rounds": "eight"}, {"rounds": int})
    Traceback (most recent call last):
    ValueError: a board needs 'rounds', a whole number
    """
    for key, kind in fields.items():
        if not isinstance(data, Mapping) or type(data.get(key)) is not kind:
            raise ValueError(f"{what} needs {key!r}, {KINDS[kind]}")


def only(what: str, data: Mapping[str, object], known: Collection[str]) -> None:
    """Raise a ValueError that names the first field nobody knows.

    >>> only("a board", {"rounds": 8, "colour": "red"}, ["rounds", "color"])
    Traceback (most recent call last):
    ValueError: a board has no 'colour'; it has rounds, color
    """
    for key in data:
        if key not in known:
            raise ValueError(f"{what} has no {shortly(key)}; it has {', '.join(known)}")


def bounded(what: str, data: Mapping[str, int], limits: Mapping[str, tuple[int, int]]) -> None:
    """Raise a ValueError that names the first number out of its limits.

    >>> bounded("", {"rounds": 0}, {"rounds": (1, 99)})
    Traceback (most recent call last):
    ValueError: rounds: 1 to 99, not 0
    """
    for key, (least, most) in limits.items():
        if not least <= data[key] <= most:
            raise ValueError(f"{what}{key}: {least} to {most}, not {data[key]}")


def texts(what: str, data: object) -> None:
    """Raise a ValueError unless this is a list of texts."""
    if not isinstance(data, list) or not all(isinstance(each, str) for each in data):
        raise ValueError(f"{what}: a list of texts is needed, not {data!r}")
