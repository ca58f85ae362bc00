"""Moves that are almost legal: made of legal ones by changing one thing about them."""

from __future__ import annotations

import dataclasses
import itertools
import random
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any

from .game import Game


class NearMisses:
    """Moves that are almost legal, from all that was ever seen in a game.

    ``most`` is how many are drawn at a position where there may be thousands; 0 takes them all.
    """

    def __init__(self, game: Game[Any, Any], most: int = 0, seen: Iterable[Any] = ()) -> None:
        kinds = [(kind, dataclasses.fields(kind)) for kind in game.BOOK.rules]
        self.names = {kind: [field.name for field in fields] for kind, fields in kinds}
        self.alike = {
            kind: [
                other
                for other, others in kinds
                if other is not kind and [f.type for f in fields] == [f.type for f in others]
            ]
            for kind, fields in kinds
        }
        self.values: dict[type, list[dict[Hashable, None]]] = {
            kind: [{} for _ in fields] for kind, fields in kinds
        }
        self._known: dict[type | None, list[list[Any]]] = {}  # as lists, while nothing new is seen
        self.most = most
        self.seen: dict[Any, None] = dict.fromkeys(seen)

    def remember(self, moves: Iterable[Any]) -> None:
        """Keep these moves and the values of their fields."""
        for move in moves:
            if move not in self.seen:
                self.seen[move] = None
                self._known = {}
                for name, values in zip(
                    self.names[type(move)], self.values[type(move)], strict=True
                ):
                    values[getattr(move, name)] = None

    def add(self, move: Any) -> None:
        """Keep a move that nobody has seen in a game; what is in it is not taken for known."""
        self.seen[move] = None
        self._known = {}

    def of(self, moves: Sequence[Any], at: int) -> dict[Any, None]:
        """Every move with one field changed or of another kind, and some of all seen before."""
        if self.most:
            return dict.fromkeys(self.some(moves, random.Random(at)))
        near = dict.fromkeys(itertools.islice(self.seen, at % 7, None, 7))
        for move in moves:
            kind = type(move)
            fields = [getattr(move, name) for name in self.names[kind]]
            near.update((other(*fields), None) for other in self.alike[kind])
            for place, values in enumerate(self.values[kind]):
                for value in values:
                    near[kind(*fields[:place], value, *fields[place + 1 :])] = None
        for move in moves:
            near.pop(move, None)
        return near

    def some(self, moves: Sequence[Any], rng: random.Random) -> list[Any]:
        """As many such moves as were asked for, drawn at random."""
        if not self._known:
            self._known = {kind: [[*x] for x in some] for kind, some in self.values.items()}
            self._known[None] = [[*self.seen]]
        near, known = dict[Any, None](), self._known
        for move in rng.choices(moves, k=self.most) if moves else ():
            kind = type(move)
            fields = [getattr(move, name) for name in self.names[kind]]
            if fields:
                place = rng.randrange(len(fields))
                fields[place] = rng.choice(known[kind][place])
            near[rng.choice([kind, kind, *self.alike[kind]])(*fields)] = None
        near.update(dict.fromkeys(rng.choices(known[None][0], k=self.most // 4)))
        for move in moves:
            near.pop(move, None)
        return list(near)

    def beside(self, move: Any) -> Iterator[Any]:
        """The moves of the same kind that differ from this one in one field."""
        kind = type(move)
        fields = [getattr(move, name) for name in self.names[kind]]
        for place, values in enumerate(self.values[kind]):
            for value in values:
                if value != fields[place]:
                    yield kind(*fields[:place], value, *fields[place + 1 :])
