"""Data from outside: the right fields of the right kinds, or a sentence that says which is not."""

from __future__ import annotations

from collections.abc import Mapping

KINDS = {
    str: "a text",
    int: "a whole number",
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
