"""The boards that come with a game, each made once from its data file; and those of one's own."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache, partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar, TypeVarTuple, cast

from .files import read_json
from .words import unknown

LARGEST = 100_000  # characters of a board's data, as JSON, that a record holds
MOST_REMEMBERED = 8192  # answers of one function that a board keeps

Kept = str | Mapping[str, Any]  # a board in a record: its name, or all about one of one's own


class FromData(Protocol):
    """A kind of board that is made from data and keeps them."""

    @property
    def data(self) -> Mapping[str, Any]: ...
    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self: ...


B = TypeVar("B", bound=FromData)
Rest = TypeVarTuple("Rest")
T = TypeVar("T")


class FromFile:
    """What boards of all games have in common: they come from files, and are known by title.

    Boards are compared by identity, so a printed one is itself again after a copy.
    """

    if TYPE_CHECKING:  # every board has these
        name: str
        title: str
        source: str  # what it was made from, as JSON: a text cannot be changed

        @classmethod
        def of(cls, data: Mapping[str, Any]) -> Self: ...

    @property
    def data(self) -> dict[str, Any]:
        """What it was made from; a copy, so that nobody can change the board by it."""
        found: dict[str, Any] = json.loads(self.source)
        return found

    def __repr__(self) -> str:
        return f"Board({self.title!r})"

    def __reduce_ex__(self, protocol: Any) -> Any:
        shelf = SHELVES.get(type(self))
        if shelf is not None and self in shelf:
            return printed, (type(self), self.name)
        return type(self).of, (self.data,)

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """A board from a JSON file of the same form as those in the game's folder ``data``."""
        return cls.of(read_json("the board file", path))


def printed(kind: type[Any], name: str) -> Any:
    """One of the boards that come with a game."""
    return SHELVES[kind][name]


class Shelf(Generic[B]):
    """Boards by name. They are compared by identity, so each stands here once."""

    def __init__(self, kind: type[B], folder: Path, names: tuple[str, ...]) -> None:
        self.kind, self.folder, self.names = kind, folder, names
        self._made: dict[str, B] = {}
        SHELVES[kind] = self

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
            raise ValueError(unknown("board", board, self.names))
        return self[str(board)]

    def __contains__(self, board: object) -> bool:
        return any(board is made for made in self._made.values())


SHELVES: dict[type[Any], Shelf[Any]] = {}


def remembered(function: Callable[[B, *Rest], T]) -> Callable[[B, *Rest], T]:
    """A function of a board, and of other things that can be hashed, that remembers its answers.

    The latest ones are kept by the board itself, so that they are forgotten with it: a cache of the
    function would keep every board that was ever asked about.
    """
    slot = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def told(board: B, /, *rest: *Rest) -> T:
        try:  # bots ask by the million, and all but once it is there
            answers = board.__dict__[slot]
        except KeyError:
            of_board = partial(cast(Callable[..., T], function), board)
            answers = board.__dict__[slot] = lru_cache(MOST_REMEMBERED)(of_board)
        answer: T = answers(*rest)
        return answer

    return told


def kept(board: str | FromData) -> Kept:
    """A board as a record holds it."""
    return board if isinstance(board, str) else fitting(board.data)


def fitting(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The data of a board, unless they are more than a record holds, or nothing for JSON."""
    try:
        size = len(json.dumps(data, ensure_ascii=False))
    except TypeError as error:
        raise ValueError(f"this board cannot be saved, its data are not JSON: {error}") from None
    if size > LARGEST:
        raise ValueError(f"a board in a save has {LARGEST} characters at most, not {size}")
    return data
