"""Opening a table: for a new game, or to look through a recorded one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from IPython import get_ipython

from japanboards import game_called
from japanboards.bots import level_of
from japanboards.core.auto_players import USUAL
from japanboards.core.boards import FromData
from japanboards.core.files import read_text
from japanboards.core.game import Game
from japanboards.core.keeping import FOLDER, Cell, Keeper, name_of
from japanboards.core.match import Match, Policy
from japanboards.core.record import Record
from japanboards.core.viewer import Viewer

from .games import Who, seat_of
from .table import Table

KEPT = Path(FOLDER)


def table(
    game: str | Game[Any, Any],
    players: int | None = None,
    seats: Sequence[Who] | None = None,
    *,
    board: str | FromData = "",
    seed: int | None = None,
    policy: Policy = "play",
    pause: float = USUAL,
    keep: bool = True,
    **options: Any,
) -> Table:
    """A table to play a game at: ``table("rolling_japan", seats=["human", "random"])``.

    While it is played, the game is kept in a small folder beside the notebook, so that the table
    can go on with it after a restart.

    game: its name, or the module itself, which may be of another package.
    players: how many play; as many as there are seats, or else the fewest that the game allows.
    seats: who sits where: "human", the name of a bot ("random", "gentle", "fair", "strong"), or a
        function ``(game, view, seat, rng) -> move``, which runs in this very kernel, so that the
        guard around it holds off mistakes and not malice; people everywhere unless it is given.
    board: the name of a board ("small" in every game), or a board of one's own; "" is the printed.
    seed: what chance does; another each time unless it is given. A small one can be guessed.
    policy: "play", where only one's own moves may be taken back and no secret is undone, or
        "teaching", where everything may.
    pause: seconds between the moves of bots; less where there are many.
    keep: False, and the game is not kept while it is played.
    options: switches of the rules, by name; ``GAMES[name].OPTIONS`` has them.
    """
    module = game_called(game)
    who = [seat_of(seat) for seat in seats] if seats is not None else None
    count = players if players is not None else len(who) if who else max(1, module.PLAYERS[0])
    match = Match(module, count, who, board=board, options=options, seed=seed, policy=policy)
    names = [who if isinstance(who, str) else level_of(who) for who in match.seats]
    keeper = Keeper(KEPT, name_of(match, seed=seed), names, running_cell()) if keep else None
    return Table(match, pause, keeper=keeper)


def running_cell() -> Cell | None:
    """The cell that is run, by its id or else by what it says; None outside of a notebook."""
    asked: dict[str, Any] = getattr(get_ipython(), "get_parent", dict)()
    name = asked.get("metadata", {}).get("cellId") or asked.get("content", {}).get("code")
    return Cell(str(name), str(asked.get("header", {}).get("msg_id"))) if name else None


def replay(game: str | Game[Any, Any], path: str | Path) -> Table:
    """A recorded game to look through: play, step, or slide; always from one place.

    game: its name, or the module itself.
    path: the file that a table, or ``Match.save``, has written.
    """
    module = game_called(game)
    match = Match(module, module.PLAYERS[0], policy="teaching")
    match.resume(Record.from_json(read_text("the save", path)))
    match.go_to(0)
    return Table(match, viewer=Viewer(shared=False, turns=False))
