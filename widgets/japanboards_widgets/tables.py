"""Opening a table: for a new game, or to look through a recorded one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from japanboards.core.boards import FromData
from japanboards.core.game import Game
from japanboards.core.match import Match, Policy
from japanboards.core.record import Record

from .games import Who, game_called, seat_of
from .table import Table


def table(
    game: str | Game[Any, Any],
    players: int | None = None,
    seats: Sequence[Who] | None = None,
    *,
    board: str | FromData = "",
    seed: int | None = None,
    policy: Policy = "play",
    pause: float = 0.4,
    **options: Any,
) -> Table:
    """A table to play a game at: ``table("rolling_japan", seats=["human", "random"])``."""
    module = game_called(game)
    who = [seat_of(seat) for seat in seats] if seats is not None else None
    count = players if players is not None else len(who) if who else max(1, module.PLAYERS[0])
    match = Match(module, count, who, board=board, options=options, seed=seed, policy=policy)
    return Table(match, pause)


def replay(game: str | Game[Any, Any], path: str | Path) -> Table:
    """A recorded game to look through with the time slider."""
    module = game_called(game)
    match = Match(module, module.PLAYERS[0], policy="teaching")
    record = Record.from_json(Path(path).read_text(encoding="utf-8"))
    match.resume(record)
    match.go_to(0)
    return Table(match, pause=0)
