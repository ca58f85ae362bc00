"""Moves as small integers, the same for every game: a move is spelled byte by byte.

An action is the next byte of the move's notation, so that the table of actions is the table of
bytes and never changes: 97 is "a", 0 ends a move that is also the beginning of another. Only
where legal moves differ is there something to choose; what they share is filled in, and a move
that is the only one is made. Chance's outcomes are numbered as the game lists them.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Self

from ..core.game import CHANCE, Game, Seat, scores
from ..core.passport import passport
from ..core.ranking import leaders

ACTIONS = 256
END = 0
ROOM = 1024, 640  # bytes of an observation: for the table, and for each player
OUTCOMES = 256  # of chance, at most
LIMIT = 20_000  # choices after which a game that does not end is over


@dataclass(frozen=True)
class Position:
    """A position of a game, perhaps in the middle of spelling a move."""

    game: Game[Any, Any]
    players: int
    state: Any
    typed: bytes = b""  # the part of the move that is settled
    offers: Mapping[bytes, Any] = field(default_factory=dict)  # legal moves that begin like this
    made: int = 0  # choices so far
    told: dict[Seat, str] = field(default_factory=dict, compare=False, repr=False)
    """The state and what seats see of it, written when asked and kept while it stands."""

    def __deepcopy__(self, memo: object) -> Self:
        return self  # a value: a copy would be the same

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": passport(self.game)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update({**state, "game": state["game"].game()})

    @property
    def size(self) -> int:
        """How many bytes an observation has."""
        table, each = ROOM
        return table + each * self.players

    @cached_property
    def turn(self) -> Seat | None:
        """A seat, CHANCE, or None when the game is over."""
        return None if self.made >= LIMIT else self.game.to_move(self.state)

    @cached_property
    def actions(self) -> list[int]:
        """What may come next, in order."""
        at = len(self.typed)
        return sorted({text[at] if at < len(text) else END for text in self.offers})

    def typing(self, action: int) -> Position:
        """The position after one more byte, which is trusted to be among the actions."""
        text = self.typed if action == END else self.typed + bytes([action])
        if action == END:
            offers = {self.typed: self.offers[self.typed]}
        else:
            offers = {said: move for said, move in self.offers.items() if said.startswith(text)}
        return settled(replace(self, typed=text, offers=offers, made=self.made + 1))

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, by number, with probabilities."""
        weights = [weight for _, weight in self.game.chance_moves(self.state)]
        return [(at, weight / sum(weights)) for at, weight in enumerate(weights)]

    def rolled(self, outcome: int) -> Position:
        """The position after chance has chosen."""
        move, _ = self.game.chance_moves(self.state)[outcome]
        return moved(self, move)

    def spelled(self, action: int) -> str:
        """An action in words: the move as far as it is then spelled."""
        ending = "" if action == END else "…"
        typed = self.typed if action == END else self.typed + bytes([action])
        return typed.decode(errors="backslashreplace") + ending

    def seen(self, seat: Seat) -> str:
        """What a seat may know, as text; the move it is spelling is its own business."""
        if (text := self.told.get(seat)) is None:
            view = self.game.view(self.state, seat)
            text = self.whole() if view is self.state else self.game.notation.write(view)
            self.told[seat] = text
        return text + self.spelling() if self.turn == seat and self.typed else text

    def whole(self) -> str:
        """The state as text, secrets and all."""
        if (text := self.told.get(CHANCE)) is None:
            text = self.told[CHANCE] = self.game.notation.write(self.state)
        return text

    def spelling(self) -> str:
        """A line with what is settled of the move."""
        return f"\nspelling: {self.typed.decode(errors='backslashreplace')}"

    def observed(self, seat: Seat) -> bytes:
        """What a seat may know, as bytes of a fixed number, filled up with zeros."""
        data, size = self.seen(seat).encode(), self.size
        if len(data) > size:
            raise ValueError(f"a position of {len(data)} bytes does not fit into {size}")
        return data.ljust(size, b"\0")

    def guessed(self, seat: Seat, rng: random.Random) -> Position:
        """A position that the seat cannot tell from this one; its moves are the same."""
        view = self.game.view(self.state, seat)
        return replace(self, state=self.game.resample(view, seat, rng), told={})

    def returns(self) -> list[float]:
        """At the end: a share of the win for each winner; alone, the points."""
        if self.turn is not None:
            return [0.0] * self.players
        points = scores(self.game, self.state, self.players)
        if self.players == 1:
            return [float(points[0])]
        over = self.game.to_move(self.state) is None  # if not, it was broken off: who leads has won
        best = self.game.winners(self.state) if over else leaders(points)
        return [(seat in best) / len(best) for seat in range(self.players)]

    def why_not(self, action: int, known: Sequence[bytes] = ()) -> str:
        """Why an action is illegal: the breaches of a known move that begins like this."""
        text = self.typed + bytes([action])
        for said in known:
            if said.startswith(text):
                move = self.game.notation.read_move(said.decode())
                breaches = self.game.breaches(self.state, move)
                return f"{said.decode()}: {'; '.join(map(str, breaches))}"
        return f"no legal move begins with {text.decode(errors='backslashreplace')!r}"

    def __str__(self) -> str:
        return self.whole() + self.spelling()


def begin(game: Game[Any, Any], players: int, **options: Any) -> Position:
    """A new game, with what nobody chooses already done."""
    return opened(Position(game, players, game.new_game(players, **options)))


def opened(position: Position) -> Position:
    """The position with its legal moves spelled out."""
    game, seat = position.game, position.turn
    if seat is None or seat == CHANCE:
        return replace(position, typed=b"", offers={})
    moves = game.legal_moves(position.state)
    offers = {game.notation.write_move(move).encode(): move for move in moves}
    return settled(replace(position, typed=b"", offers=offers))


def moved(position: Position, move: Any) -> Position:
    """The position after a move; what is told of it is to be written anew."""
    after = position.game.apply(position.state, move)
    return opened(replace(position, state=after, told={}))


def settled(position: Position) -> Position:
    """Fill in what all offers share; the only one is made."""
    if len(position.offers) == 1:
        (move,) = position.offers.values()
        return moved(position, move)
    return replace(position, typed=shared(min(position.offers), max(position.offers)))


def shared(first: bytes, last: bytes) -> bytes:
    """How both begin; so does everything that is sorted between them.

    >>> shared(b"write red Tochigi", b"write red Tokyo")
    b'write red To'
    """
    pairs = enumerate(zip(first, last, strict=False))
    return first[: next((at for at, (a, b) in pairs if a != b), len(first))]
