"""The boards that come with a game, each made once from its data file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from .text import read_json


class FromData(Protocol):
    """A kind of board that is made from data."""

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self: ...


B = TypeVar("B", bound=FromData)


class Shelf(Generic[B]):
    """Boards by name. They are compared by identity, so each stands here once."""

    def __init__(self, kind: type[B], folder: Path, names: tuple[str, ...]) -> None:
        self.kind, self.folder, self.names = kind, folder, names
        self._made: dict[str, B] = {}

    def __getitem__(self, name: str) -> B:
        if name not in self._made:
            data = read_json("the board file", self.folder / f"{name}.json")
            self._made[name] = self.kind.of(data)
        return self._made[name]

    def called(self, board: str | B) -> B:
        """A board by its name, or the board itself."""
        if isinstance(board, self.kind):
            return board
        if board not in self.names:
            known = ", ".join(self.names)
            raise ValueError(f"there is no board {board!r}; the boards are: {known}")
        return self[str(board)]

    def __contains__(self, board: object) -> bool:
        return any(board is made for made in self._made.values())
