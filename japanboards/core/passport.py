"""How a game gets to another process: by its import name, and found there to be the same.

A module does not travel, its name does. What would be found under that name elsewhere has to be
what was handed in: so every function is named, too, and compared before the first game.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

from .files import short
from .game import Game

FUNCTIONS = (
    *("new_game", "to_move", "legal_moves", "chance_moves", "apply", "breaches"),
    *("tally", "winners", "view", "resample", "forecast"),
)
PARTS = ("notation", "heuristics")  # modules that bots ask
REMEDY = "hand in executor=OneByOne() to play it here"


@dataclass(frozen=True, slots=True)
class Passport:
    """A game by name, and what stands behind the names of its functions."""

    name: str
    parts: tuple[tuple[str, str], ...]

    def game(self) -> Game[Any, Any]:
        """The game as it is found here, unless it is another one."""
        try:
            module: Any = import_module(self.name)
        except ImportError as error:
            raise ValueError(f"a worker does not find the game {self.name}: {error}") from None
        for (what, mine), (_, theirs) in zip(self.parts, parts_of(module), strict=True):
            if mine != theirs:
                raise ValueError(f"a worker finds another {what} in {self.name}; {REMEDY}")
        found: Game[Any, Any] = module
        return found


def passport(game: Any) -> Passport:
    """The passport of a game that can travel; what cannot is told in a sentence."""
    name = getattr(game, "__name__", "")
    if not isinstance(game, ModuleType) or sys.modules.get(name) is not game:
        raise ValueError(
            f"the game {short(repr(game), 60)} is no module that another process can import; "
            f"{REMEDY}"
        )
    if name == "__main__":
        raise ValueError(
            f"the game was written in a notebook or script, where others do not find it; {REMEDY}"
        )
    for what in FUNCTIONS:
        if not importable(getattr(game, what)):
            raise ValueError(
                f"{name}.{what} was replaced by a function that no other process finds; {REMEDY}"
            )
    return Passport(name, tuple(parts_of(game)))


def parts_of(game: Any) -> Iterator[tuple[str, str]]:
    """Every function of a game by what it is called where it is written, and its code."""
    for what in FUNCTIONS:
        function = getattr(game, what, None)
        yield what, f"{where(function)} {digest(function)}"
    for what in PARTS:
        yield what, str(getattr(getattr(game, what, None), "__name__", ""))


def where(function: Any) -> str:
    """The module and the name of a function."""
    return f"{getattr(function, '__module__', '')}:{getattr(function, '__qualname__', '')}"


def digest(function: Any) -> str:
    """A function's code in short; "" for what is no function of Python."""
    code = getattr(getattr(function, "__wrapped__", function), "__code__", None)
    if code is None:
        return ""
    return hashlib.sha256(code.co_code + repr(code.co_names).encode()).hexdigest()[:16]


def importable(function: Any) -> bool:
    """What is found under a function's own name is that function."""
    found: Any = sys.modules.get(getattr(function, "__module__", ""))
    for name in getattr(function, "__qualname__", "").split("."):
        found = getattr(found, name, None)
    return found is function
