"""What lies on the table in Hokkaido."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...core.rulebook import Event
from ...core.secrets import Hidden
from ...core.values import make_copier
from ..board import Board
from .memory import NOTHING, PutBack

# Without this a checker takes the two copiers for imports of this file's own.
__all__ = ["Player", "State", "updated", "updated_player"]

FREE = -1  # no seat: a spot on a card without a piece

# The steps of a game: chance deals, people place, act, draw (chance again) and keep.
DEAL, PLACE, ACT, DRAW, KEEP, OVER = "deal", "place", "act", "draw", "keep", "over"

# What a turn remembers: actions by kind; Draw by its two ways, and whether both were kept.
KINDS = ("land", "sea", "grow", "claim", "draw", "take", "both", "discard", "reveal")
LAND, SEA, GROW, CLAIM, DECK, TAKE, BOTH, DISCARD, REVEAL = range(len(KINDS))
ACTIONS = 3  # in a turn
SAME = 2  # of one kind in a turn
FRESH = (0,) * len(KINDS)

CardName = str | Hidden
Spent = tuple[int, ...]  # by kind


@dataclass(frozen=True, slots=True)
class Switches:
    """The rulings that a table may decide otherwise; ``OPTIONS`` explains them."""

    draw_cap: str = "actions"
    conflict_order: str = "ladder"
    second_after_tied_first: bool = False
    turn_cap: int = 0


@dataclass(frozen=True, slots=True)
class Player:
    """One player's pieces and cards.

    ``mask`` follows from the pieces and makes listing moves fast; the cited rules never ask it.
    """

    pieces: tuple[int, ...]  # by place
    stock: int  # pieces that are not placed
    hand: tuple[CardName, ...] = ()  # private cards, sorted
    known: tuple[str, ...] = ()  # those of them that everybody knows of
    revealed: tuple[str, ...] = ()
    returned: PutBack = NOTHING  # cards put back, as far as this player can tell
    scored: tuple[tuple[str, int], ...] | None = None  # points by card, after the last turn
    mask: int = field(default=0, compare=False, repr=False)

    @classmethod
    def of(cls, pieces: Iterable[int], stock: int, **cards: Any) -> Player:
        """A player with pieces in these places."""
        pieces = tuple(pieces)
        mask = sum(1 << at for at, count in enumerate(pieces) if count)
        return cls(pieces, stock, **cards, mask=mask)

    def with_piece(self, place: int, stock: int) -> Player:
        """One piece more in a place."""
        row = list(self.pieces)
        row[place] += 1
        return updated_player(self, pieces=tuple(row), stock=stock, mask=self.mask | 1 << place)

    def without_piece(self, place: int, stock: int) -> Player:
        """One piece less in a place."""
        row = list(self.pieces)
        row[place] -= 1
        mask = self.mask if row[place] else self.mask & ~(1 << place)
        return updated_player(self, pieces=tuple(row), stock=stock, mask=mask)


if TYPE_CHECKING:
    from dataclasses import replace as updated_player
else:
    updated_player = make_copier(Player)  # whoever changes pieces changes the mask


@dataclass(frozen=True, slots=True)
class Open:
    """A public card, and whose pieces lie on its numbers."""

    card: str
    first: int = FREE  # on the higher number, left
    second: int = FREE  # on the lower number, right


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """A position: pieces, cards, and what is left of the turn.

    The deck has no order. ``back`` are cards that lie in it for certain, since somebody put them
    there; its others are some of ``pool``, together with the cards that stay in the box.
    """

    board: Board
    players: tuple[Player, ...]
    public: tuple[Open, ...]
    deck: int
    pool: tuple[str, ...]  # sorted
    back: tuple[str, ...] = ()  # sorted
    step: str = DEAL
    seat: int = 0  # on turn
    left: int = 0  # actions
    spent: Spent = FRESH
    landless: bool = False  # nobody of this player was on the island, and nothing is done yet
    drawn: tuple[CardName, ...] = ()  # from the deck, in the hand of the player on turn
    due: int = 0  # cards that chance still has to draw
    turns: int = 0  # finished
    until: int = 0  # turns of the whole game, once the end is called
    switches: Switches = Switches()
    news: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)

    @property
    def me(self) -> Player:
        """The player on turn."""
        return self.players[self.seat]

    def with_me(self, me: Player) -> tuple[Player, ...]:
        """All players, the one on turn replaced."""
        return (*self.players[: self.seat], me, *self.players[self.seat + 1 :])


if TYPE_CHECKING:
    from dataclasses import replace as updated
else:
    updated = make_copier(State)  # a copy keeps every field that is not named
