"""Turning touches into a move. Pure; ``board.js`` does the same three steps without a round trip.

A move is spelled by its picks, of which the last is its goal. The order of touching is free.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from .game import Game
from .rulebook import Breach

M = TypeVar("M")
LAST = "done"  # ends a move of several touches: it is not offered before them


@dataclass(frozen=True)
class Chooser(Generic[M]):
    """A move in the making: what may be meant, and what was touched so far."""

    spelled: tuple[tuple[tuple[str, ...], M], ...]
    picked: tuple[str, ...] = ()

    @classmethod
    def over(cls, moves: Iterable[M], picks: Callable[[M], Sequence[str]]) -> Chooser[M]:
        """A chooser among these moves."""
        return cls(tuple((tuple(picks(move)), move) for move in moves))

    def open(self) -> list[tuple[tuple[str, ...], M]]:
        """The moves that are spelled with all that was touched."""
        touched, ended = Counter(self.picked), LAST in self.picked
        return [
            (word, move)
            for word, move in self.spelled
            if touched <= Counter(word) and not (ended and len(self.picked) < len(word))
        ]

    def offers(self) -> frozenset[str]:
        """What may be touched next."""
        touched = Counter(self.picked)
        rests = [Counter(word) - touched for word, _ in self.open()]
        return frozenset(
            pick for rest in rests for pick in rest if pick != LAST or rest.total() == 1
        )

    def pick(self, what: str) -> Chooser[M]:
        """Touch something: twice takes it back, a rival of what was touched replaces it.

        What begins another move begins anew.
        """
        if what in self.picked and what not in self.offers():
            return Chooser(self.spelled, tuple(pick for pick in self.picked if pick != what))
        if what not in self.offers():
            others = tuple(other for other in self.picked if not self.rivals(what, other))
            swapped = Chooser(self.spelled, others)
            if what in swapped.offers():
                return Chooser(self.spelled, (*others, what))
            if swapped.begins(what):
                return Chooser(self.spelled, (what,))
        return Chooser(self.spelled, (*self.picked, what))

    def begins(self, what: str) -> bool:
        """By itself it is a move, or no move has its kind together with a kind that is picked."""
        if any(word == (what,) for word, _ in self.spelled):
            return True
        kind, held = parts(what)[0], {parts(pick)[0] for pick in self.picked}
        words = [{parts(pick)[0] for pick in word} for word, _ in self.spelled]
        together = any(kind in kinds and kinds & held for kinds in words)
        return what != LAST and not together and any(what in word for word, _ in self.spelled)

    def rivals(self, one: str, other: str) -> bool:
        """Two of a kind that no move needs together, and that do not stand in one group."""
        (kind, *group, _), (other_kind, *other_group, _) = parts(one), parts(other)
        if kind != other_kind or (group and group == other_group):
            return False
        return not any(one in word and other in word for word, _ in self.spelled)

    def move(self) -> M | None:
        """The move once its goal is touched and nothing else could be meant."""
        reached = [(word, move) for word, move in self.open() if word[-1] in self.picked]
        exact = [move for word, move in reached if len(word) == len(self.picked)]
        if exact:
            return exact[0]
        return reached[0][1] if len(reached) == 1 and len(self.open()) == 1 else None


def parts(pick: str) -> list[str]:
    """A pick as its kind, the group it stands in if it has one, and what it is.

    >>> parts("samurai:gate:red"), parts("die:red"), parts("wait")
    (['samurai', 'gate', 'red'], ['die', 'red'], ['wait', ''])
    """
    found = pick.split(":")
    return found if len(found) > 1 else [*found, ""]


def against(game: Game[Any, Any], state: Any, picks: Sequence[str]) -> list[Breach]:
    """What speaks against these touches: the breaches of what they most likely meant.

    A game whose touches leave something open may answer for each way to read them, by a function
    ``against`` beside its picture.
    """
    if found := decisive(game, state, picks):
        return found
    refused = nearest(game, state, picks)
    return [] if refused is None else list(game.breaches(state, refused))


def decisive(game: Game[Any, Any], state: Any, picks: Sequence[str]) -> list[Breach]:
    """What decides against these touches, where a game has a word for it; nothing elsewhere."""
    own = getattr(game.scene, "against", None)
    return list(own(state, picks)) if own and picks else []


def nearest(game: Game[Any, Any], state: Any, picks: Sequence[str]) -> Any:
    """The refused move that these touches most likely meant; None if they meant no such move."""
    meant = [
        (len(game.breaches(state, move)), move) for move in game.scene.intended_moves(state, picks)
    ]
    refused = [pair for pair in meant if pair[0]]
    return min(refused, key=lambda pair: pair[0])[1] if refused else None
