"""Where questions come from: positions of games that are played for them, by chance and by bots."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from itertools import islice
from typing import Any

from .game import CHANCE, Game, playout, scores
from .guard import Bot
from .lesson import Mistake
from .near_misses import NearMisses
from .practice import extras, touchable

LONGEST = 500  # moves of a game that is played for questions
ASKED = 40  # of them that a bot makes: it is slower than chance
SHARE = 4  # questions that are drawn from one game, one after another
NEAR = 60  # near misses that are tried at a position
KEPT = 24  # games that are remembered


@dataclass(frozen=True)
class Position:
    """A position of a game, and what may happen there: a seat's moves, or chance's."""

    state: Any
    seat: int  # whose decision it is, or CHANCE
    moves: tuple[Any, ...]
    game: Any = field(compare=False, repr=False)

    @property
    def viewer(self) -> int:
        """Through whose eyes it is seen."""
        return max(self.seat, 0)

    @cached_property
    def touches(self) -> Counter[str]:
        """What can be touched there, and how often it is there."""
        return touchable(self.game, self.state, self.viewer)


@dataclass(frozen=True)
class Line:
    """A game as it was played: every position with a decision, and what was seen in it."""

    positions: tuple[Position, ...]
    last: Any  # the position it came to
    near: NearMisses
    by_chance: frozenset[type]  # kinds of moves that nobody chooses


class Stock:
    """The games that questions are drawn from. The same number is always the same game."""

    def __init__(self, game: Game[Any, Any], bot: Bot | None = None) -> None:
        self.game, self.bot = game, bot
        self.line = lru_cache(KEPT)(self._line)

    def of(self, seed: int, further: int = 0) -> Line:
        """The game that belongs to a seed; ``further`` leads to others."""
        return self.line(seed // SHARE + 7919 * further)

    def _line(self, number: int) -> Line:
        """A game of a random size; in every other one the bot makes some of the moves."""
        game, rng = self.game, random.Random(f"{self.game.NAME} {number}")
        few = [n for n in game.PLAYERS if n <= 4] or list(game.PLAYERS)
        board = rng.choice((game.BOARDS[0], *game.BOARDS[:2]))
        start = game.new_game(rng.choice(few), board=board)
        return self.played(start, rng, self.bot if number % 2 else None)

    def played(self, start: Any, rng: random.Random, bot: Bot | None, longest: int = 0) -> Line:
        """A game from a position on; a bot that plays does so until it was asked often enough."""
        game = self.game
        turns = iter(range(ASKED))

        def choose(state: Any, seat: int) -> Any:
            if bot is None or rng.random() < 0.5 or next(turns, None) is None:
                return rng.choice(game.legal_moves(state))
            return bot(game, game.view(state, seat), seat, rng)

        near, positions, last = NearMisses(game, NEAR), list[Position](), start
        for state, _, after in islice(playout(game, start, rng, choose), longest or LONGEST):
            positions.append(here := position(game, state))
            near.remember(here.moves)
            last = after
        if not positions:
            positions.append(position(game, start))
        rolled = {type(each.moves[0]) for each in positions if each.moves and each.seat == CHANCE}
        return Line(tuple(positions), last, near, frozenset(rolled))

    def taught(self, clause: str) -> list[Mistake]:
        """The mistakes of the lessons that a clause refuses, each with its position."""
        return [
            replace(mistake, position=mistake.position or level.position)
            for level in self.game.LEVELS
            for mistake in level.mistakes
            if mistake.clause == clause
        ]

    def ends(self, seed: int, count: int) -> Iterator[Any]:
        """Positions at the end of games."""
        for further in range(count):
            last = self.of(seed, further).last
            if self.game.to_move(last) is None:
                yield last


def position(game: Game[Any, Any], state: Any) -> Position:
    """A position with what may happen there."""
    seat = game.to_move(state)
    if seat is None:
        return Position(state, CHANCE, (), game)
    if seat == CHANCE:
        return Position(state, seat, tuple(move for move, _ in game.chance_moves(state)), game)
    return Position(state, seat, tuple(game.legal_moves(state)), game)


def house_rules(game: Game[Any, Any], state: Any) -> str:
    """What decides and is not drawn: how the turn stands, and what this table has decided."""
    stands = getattr(extras(game), "stands", None)
    how = stands(state) if stands else ""
    return " ".join(filter(None, (how, table_rules(game, state))))


def table_rules(game: Game[Any, Any], state: Any) -> str:
    """What this table has decided otherwise than others; mostly it is nothing."""
    switches, said = getattr(state, "switches", None), list[str]()
    for name, option in game.OPTIONS.items():
        value = getattr(switches, name, option.default)
        if value != option.default:
            spelled = {"True": "yes", "False": "no"}
            words = spelled.get(str(value), str(value).replace("_", " "))
            said.append(f"{option.question} Here: {words}.")
    return " ".join(said)


def knows(game: Game[Any, Any], state: Any, seat: int, move: Any) -> bool:
    """Whoever sees what this seat sees can judge the move."""
    view = game.view(state, seat)
    return list(game.breaches(view, move)) == list(game.breaches(state, move))


def sure_scores(game: Game[Any, Any], state: Any, seat: int, move: Any) -> tuple[int, ...] | None:
    """The points after a move, if what is hidden from its seat cannot change them."""
    view, players = game.view(state, seat), state.seats
    worlds = [game.resample(view, seat, random.Random(n)) for n in (1, 2, 3)]
    found = {scores(game, game.apply(world, move), players) for world in (state, *worlds)}
    return found.pop() if len(found) == 1 else None
