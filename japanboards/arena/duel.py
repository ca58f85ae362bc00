"""One game between bots, played by itself and told as a row per seat."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from importlib import import_module
from time import perf_counter
from typing import Any

from ..core.game import CHANCE, Game, Seat, roll, scores
from ..core.match import AGAIN, Bot
from ..core.rulebook import Illegal

# A game is broken off and judged as it stands after so many moves, or when the same position has
# come AGAIN times: some rules let two careful players go to and fro for ever.
MOST = 4_000


@dataclass(frozen=True)
class Job:
    """A game to be played: everything a worker has to know."""

    game: str
    number: int
    seed: int
    names: tuple[str, ...]  # by seat
    bots: tuple[Bot, ...]
    board: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)


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
    game: Game[Any, Any] = import_module(f"japanboards.{job.game}")
    rows = [Row(job.number, seat, name) for seat, name in enumerate(job.names)]
    where = {"board": job.board} if job.board else {}
    state = game.new_game(len(rows), **where, **job.options)
    luck = luck_of(job.seed, job.number)
    own = [random.Random(f"{job.seed} {job.number} {seat}") for seat in range(len(rows))]
    seen: Counter[Any] = Counter()
    for _ in range(MOST):
        seat = game.to_move(state)
        if seat is None:
            return judged(game, state, rows)
        if seat == CHANCE:
            state = game.apply(state, roll(game, state, luck))
            continue
        seen[state] += 1
        if seen[state] == AGAIN:
            return broken_off(game, state, rows, f"one position came {AGAIN} times")
        try:
            state = decide(game, state, job.bots[seat], own[seat], rows[seat])
        except Fault as fault:
            rows[seat].reason = fault.reason
            return judged(game, state, rows, loser=seat)
    return broken_off(game, state, rows, f"{MOST} moves were made")


def broken_off(game: Game[Any, Any], state: Any, rows: list[Row], why: str) -> list[Row]:
    """The rows of a game that may never end, judged as it stands."""
    for row in rows:
        row.reason = f"broken off: {why}"
    return judged(game, state, rows)


def decide(game: Game[Any, Any], state: Any, bot: Bot, rng: random.Random, row: Row) -> Any:
    """Let a bot move, on the clock; what it does wrong is its own fault."""
    began = perf_counter()
    try:
        move = bot(game, game.view(state, row.seat), row.seat, rng)
    except (Exception, SystemExit) as error:
        raise Fault(row.seat, f"raised {type(error).__name__}: {error}") from error
    finally:
        row.seconds += perf_counter() - began
        row.moves += 1
    return game.apply(state, judged_legal(game, state, move, row.seat))


def judged_legal(game: Game[Any, Any], state: Any, move: Any, seat: Seat) -> Any:
    """The move, if it is one and allowed; anything may have come from a bot."""
    try:
        broken = game.breaches(state, move)
    except Exception as error:
        said = str(error) if isinstance(error, ValueError) else "that is no move of this game"
        raise Fault(seat, f"chose {move!r}: {said}") from error
    if broken:
        raise Fault(seat, f"chose {move!r}: {Illegal(move, broken)}")
    return move


def judged(
    game: Game[Any, Any], state: Any, rows: list[Row], loser: Seat | None = None
) -> list[Row]:
    """Points and wins; whoever was at fault has lost to all the others."""
    best = [row.seat for row in rows if row.seat != loser]
    if loser is None:
        best = list(game.winners(state))
    for row, score in zip(rows, scores(game, state, len(rows)), strict=True):
        row.score, row.won = score, (row.seat in best) / max(1, len(best))
    return rows
