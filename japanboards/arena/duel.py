"""One game between bots, played by itself and told as a row per seat."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from itertools import islice
from time import perf_counter
from typing import Any

from ..core import guard
from ..core.files import short
from ..core.game import CIRCLE, Game, Seat, circling, playout, scores
from ..core.guard import Bot
from ..core.passport import passport
from ..core.ranking import leaders
from ..core.rulebook import Illegal

LONGEST_GAME = 4_000  # moves after which a game is broken off and judged as it stands
BROKEN_OFF = "broken off"  # how the reason begins then


@dataclass(frozen=True)
class Job:
    """A game to be played: everything a worker has to know."""

    game: Game[Any, Any]
    number: int
    seed: int
    names: tuple[str, ...]  # by seat
    bots: tuple[Bot, ...]
    board: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    limit: float = guard.SECONDS  # that a bot has for a move

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": passport(self.game)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update({**state, "game": state["game"].game()})


@dataclass
class Row:
    """How one seat did in one game."""

    number: int
    seat: Seat
    bot: str
    score: int = 0
    won: float = 0.0  # 1 for a win, a share of it when several win
    moves: int = 0
    seconds: float = 0.0  # spent thinking
    reason: str = ""  # why the game ended before its time

    def plain(self) -> dict[str, Any]:
        """The row as a dictionary."""
        return asdict(self)


class Fault(Exception):
    """A bot raised, or chose what is not allowed."""

    def __init__(self, seat: Seat, reason: str) -> None:
        super().__init__(reason)
        self.seat, self.reason = seat, reason


def luck_of(seed: int, number: int) -> random.Random:
    """What chance does in a game of a tournament, whoever plays it."""
    return random.Random(f"{seed} {number} dice")


def play_game(job: Job) -> list[Row]:
    """The rows of a game. Dice and every bot have random numbers of their own.

    They come from the seed and the number of the game alone, so that it does not matter which
    worker plays it, or when.
    """
    game, rows = job.game, [Row(job.number, seat, name) for seat, name in enumerate(job.names)]
    where = {"board": job.board} if job.board else {}
    state = game.new_game(len(rows), **where, **job.options)
    own = [guard.own_rng(job.seed, job.number, seat) for seat in range(len(rows))]
    luck, seen = luck_of(job.seed, job.number), Counter[Any]()

    def choose(state: Any, seat: Seat) -> Any:
        return decide(job, state, own[seat], rows[seat])

    circling(game, state, seen)
    line = islice(playout(game, state, luck, choose), LONGEST_GAME)
    try:
        for _, _, state in line:
            if circling(game, state, seen):
                return broken_off(game, state, rows, f"one position came {CIRCLE} times")
    except Fault as fault:
        rows[fault.seat].reason = fault.reason
        return judged(game, state, rows, loser=fault.seat)
    if game.to_move(state) is not None:
        return broken_off(game, state, rows, f"{LONGEST_GAME} moves were made")
    return judged(game, state, rows)


def broken_off(game: Game[Any, Any], state: Any, rows: list[Row], why: str) -> list[Row]:
    """The rows of a game that may never end, judged as it stands."""
    for row in rows:
        row.reason = f"{BROKEN_OFF}: {why}"
    return judged(game, state, rows)


def decide(job: Job, state: Any, rng: random.Random, row: Row) -> Any:
    """Let a bot choose, on the clock; what it does wrong is its own fault."""
    game, seat, began = job.game, row.seat, perf_counter()
    try:
        move = guard.ask(job.bots[seat], game, game.view(state, seat), seat, rng, job.limit)
    except guard.Interrupted:
        raise KeyboardInterrupt from None
    except Exception as error:
        raise Fault(seat, guard.fault(error)) from error
    finally:
        row.seconds += perf_counter() - began
        row.moves += 1
    if broken := game.breaches(state, move):
        raise Fault(seat, f"chose {guard.quoted(move)}: {short(Illegal(move, broken))}")
    return move


def judged(
    game: Game[Any, Any], state: Any, rows: list[Row], loser: Seat | None = None
) -> list[Row]:
    """Points and wins; whoever was at fault has lost to all the others."""
    best, points = [row.seat for row in rows if row.seat != loser], scores(game, state, len(rows))
    if loser is None:
        best = list(game.winners(state) if game.to_move(state) is None else leaders(points))
    for row, score in zip(rows, points, strict=True):
        row.score, row.won = score, (row.seat in best) / max(1, len(best))
    return rows
