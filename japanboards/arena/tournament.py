"""A tournament: who plays whom, where the games are played, and how it goes on after a stop."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from .. import GAMES, game_called
from ..bots import BOTS
from ..core.game import Game, settle_players
from ..core.guard import SECONDS, Bot
from ..core.words import unknown
from .duel import Job
from .ledger import Ledger
from .standings import Results
from .workers import check_arrival, check_travel, finished, processes

Bots = Mapping[str, Bot] | Sequence[str | Bot]


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot and the name it plays under."""

    name: str
    bot: Bot


def tournament(
    game: str | Game[Any, Any],
    bots: Bots,
    games: int,
    executor: Executor | None = None,
    *,
    seed: int = 0,
    file: str | Path | None = None,
    players: int | None = None,
    board: str = "",
    options: Mapping[str, Any] | None = None,
    limit: float = SECONDS,
) -> Results:
    """Play many games between bots, by name (``"fair"``) or as functions.

    Where there are as many bots as seats they take turns on the seats, where there are more
    every choice of them does. Game number n is the same game wherever and whenever it is
    played. With a ``file`` each finished game is kept as a line of JSON; called again with the
    same arguments, a tournament goes on where it was stopped.

    A bot that takes more than ``limit`` seconds for a move, raises, or chooses what is not allowed
    has lost that game, and the rows say why. The game played is the very one handed in; one that
    workers cannot import, such as a patched module, is refused before the first game, and can be
    played here with ``executor=OneByOne()``. Bots run in the processes that play: what one means to
    do to another, or finds out by trying seeds, is not held off.

    game: its name, or the module itself, which may be of another package.
    bots: names of ``BOTS``, functions ``(game, view, seat, rng) -> move``, or a mapping of names to
        functions; a bot may stand twice.
    games: how many are played.
    executor: where: any executor of ``concurrent.futures``, also one of Dask; a process for each
        processor unless it is given, and one by one where there are no processes.
    seed: what chance and the bots draw from.
    file: where finished games are kept.
    players: how many sit at a table; as many as there are bots, or as the game has room for.
    board: the name of a board; "" is the printed one.
    options: switches of the rules, by name.
    limit: seconds that a bot has for a move.
    """
    game, entries = game_called(game), settle_bots(bots)
    seats = settle_seats(game, len(entries) if players is None else players, len(entries))
    check_set_up(game, seats, games, board, options or {})
    check_executor(executor, entries)
    head: dict[str, Any] = {
        "game": game.NAME,
        "players": seats,
        "board": board,
        "options": dict(options or {}),
        "seed": seed,
        "bots": [entry.name for entry in entries],
    }
    lineups = list(all_lineups(entries, seats))
    names = [tuple(entry.name for entry in who) for who in lineups]
    by_points = game in GAMES.values()  # another game may have its own way to say who wins
    ledger = Ledger(head, names, Path(file) if file is not None else None, by_points)
    left = [number for number in range(games) if number not in ledger.games]
    about = board, dict(options or {}), limit
    jobs = [
        Job(game, n, seed, names[n % len(names)], bots_of(lineups[n % len(names)]), *about)
        for n in left
    ]
    play_all(jobs, executor, ledger, games)
    return Results([row for number in range(games) for row in ledger.games[number]])


def bots_of(lineup: Sequence[Entry]) -> tuple[Bot, ...]:
    """Those who sit there."""
    return tuple(entry.bot for entry in lineup)


def play_all(left: Sequence[Job], executor: Executor | None, ledger: Ledger, games: int) -> None:
    """Hand the games out, and note each down as it comes back."""
    if not left:
        return
    lent = processes() if executor is None else nullcontext(executor)
    with lent as workers, progress(games, games - len(left)) as step:
        check_arrival(left[0].game, workers)
        for rows in finished(left, workers):
            ledger.add(rows)
            step()


@contextmanager
def progress(total: int, done: int) -> Iterator[Callable[[], None]]:
    """A progress bar in a terminal or notebook where tqdm is installed, else nothing."""
    try:
        from tqdm.auto import tqdm
    except ImportError:
        yield lambda: None
        return
    hidden = False if "ipykernel" in sys.modules else None  # None: where nobody looks
    if os.environ.get("TQDM_DISABLE"):  # tqdm's own switch, which an argument would overrule
        hidden = True
    with tqdm(total=total, initial=done, unit="game", leave=False, disable=hidden) as bar:

        def step() -> None:
            bar.update()

        yield step


def check_set_up(
    game: Game[Any, Any], seats: int, games: object, board: str, options: Mapping[str, Any]
) -> None:
    """The games can be set up: asked here, before a worker or a file is troubled."""
    if not isinstance(games, int) or isinstance(games, bool) or games < 0:
        raise ValueError(f"games is a whole number of games, not {games!r}")
    where = {"board": board} if board else {}
    game.new_game(seats, **where, **options)


def check_executor(executor: object, entries: Sequence[Entry]) -> None:
    """The executor is one, and the bots can travel to its processes."""
    if executor is not None and not hasattr(executor, "submit"):
        raise ValueError(f"an executor has a submit function, not {executor!r}")
    if executor is None or isinstance(executor, ProcessPoolExecutor):
        check_travel(entry.bot for entry in entries)


def settle_bots(bots: Bots) -> list[Entry]:
    """Names and functions, or a sentence that says who is not known."""
    if isinstance(bots, Mapping):
        return [Entry(name, bot) for name, bot in bots.items()]
    found = []
    for who in bots:
        if isinstance(who, str) and who not in BOTS:
            raise ValueError(unknown("bot", who, BOTS))
        if not isinstance(who, str) and not callable(who):
            raise ValueError(f"a bot is a name or a function, not {who!r}")
        found.append(Entry(who, BOTS[who]) if isinstance(who, str) else Entry(name_of(who), who))
    return found


def name_of(bot: Any) -> str:
    """What a function is called; a partial one is called like the whole and what was filled in."""
    inner = getattr(bot, "func", None)
    if inner is None:
        return str(getattr(bot, "__name__", type(bot).__name__))
    filled = ", ".join(f"{key}={value}" for key, value in bot.keywords.items())
    return f"{name_of(inner)}({filled})"


def settle_seats(game: Game[Any, Any], players: int, bots: int) -> int:
    """How many sit down: as many as there are bots, or as the table has room for."""
    seats = settle_players(game.TITLE, game.PLAYERS, min(players, game.PLAYERS[-1]))
    if seats > bots:
        raise ValueError(f"{seats} players need {seats} bots, not {bots}; a bot may stand twice")
    return seats


def all_lineups(entries: Sequence[Entry], seats: int) -> Iterator[tuple[Entry, ...]]:
    """Who sits where: every choice of bots, and everybody once on each seat."""
    for chosen in combinations(entries, seats):
        for turn in range(seats):
            yield chosen[turn:] + chosen[:turn]
