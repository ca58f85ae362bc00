"""The colors of a game's stylesheets, for pictures that no browser draws.

Only what the scenes use is understood: rules of the form ``.jb-scene .class .class element``,
custom properties and ``var()``. So a color stands in the stylesheet and nowhere else.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..core.looks import stylesheet

NOISE = re.compile(r"/\*.*?\*/|@[^{;]+(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})", re.S)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
SELECTOR = re.compile(r"^\.jb-scene((?:\s+|\.|[\w-])*)$")
VARIABLE = re.compile(r"var\((--[\w-]+)(?:,\s*([^()]*))?\)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One selector of a stylesheet: the classes and the element it asks for, and what it sets."""

    classes: frozenset[str]
    element: str
    sets: dict[str, str]


@cache
def rules(style: Path) -> tuple[Rule, ...]:
    """The rules of a game's stylesheet after the common ones, the weightier later."""
    found = []
    css = NOISE.sub("", stylesheet(style)).replace(" > g > ", " ")
    for selectors, body in RULE.findall(css):
        pairs = (line.split(":", 1) for line in body.split(";") if ":" in line)
        sets = {name.strip(): value.strip() for name, value in pairs}
        for selector in selectors.split(","):
            if plain := SELECTOR.match(selector.strip()):
                found.append(rule(plain[1], sets))
    return tuple(sorted(found, key=lambda rule: len(rule.classes)))


def rule(selector: str, sets: dict[str, str]) -> Rule:
    """A rule from what follows ``.jb-scene`` in its selector.

    >>> sorted(rule(" .prefecture.cross path", {}).classes)
    ['cross', 'prefecture']
    """
    *_, last = selector.split() or [""]
    element = "" if last.startswith(".") else last.partition(".")[0]
    return Rule(frozenset(re.findall(r"\.([\w-]+)", selector)), element, sets)


def paint(style: Path, look: str, element: str) -> dict[str, str]:
    """What the stylesheet says of an element with these classes, variables filled in."""
    classes = frozenset(look.split())
    found = [rule for rule in rules(style) if rule.classes <= classes]
    around = {name: value for r in found if not r.element for name, value in r.sets.items()}
    own = {name: value for r in found if r.element == element for name, value in r.sets.items()}
    return {name: filled(value, around) for name, value in {**around, **own}.items()}


def filled(value: str, variables: dict[str, str]) -> str:
    """A value with its variables in place, or their fallbacks."""
    return VARIABLE.sub(lambda found: variables.get(found[1], found[2] or ""), value)
