"""Where the games of a tournament are played: here, in processes, or on anybody's executor."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from ..core.files import short
from ..core.game import Game
from ..core.guard import IN_BROWSER, Bot
from ..core.passport import Passport, passport
from .duel import Job, Row, play_game

BUNDLES_AHEAD = 128  # handed out before the first of them is back
LARGEST_BUNDLE = 32  # games
BUNDLES = 64  # at least, where there are games enough
HAND_IN = 0.5  # seconds after which a worker hands in what it has played

Played = list[list[Row]]


class OneByOne(Executor):
    """An executor without workers: each game is played when it is handed in."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def processes() -> Iterator[Executor]:
    """A worker per processor. An interrupt does not wait for the games under way.

    A browser has no processes: there the games are played one by one.
    """
    if IN_BROWSER:
        yield OneByOne()
        return
    pool = ProcessPoolExecutor(initializer=go_with_parent)
    try:
        yield pool
    except BrokenExecutor:
        raise RuntimeError(
            "a worker process died in the middle of a game: a bot ended it, or there was too "
            "little memory; games finished before are kept in the file, if there is one"
        ) from None
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()


def go_with_parent() -> None:
    """End this worker when the process that started it is gone, however it went."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_after, args=(parent,), daemon=True).start()


def end_after(parent: Any) -> None:
    """Wait for the end of another process, then end this one."""
    parent.join()
    os._exit(1)


def finished(jobs: Sequence[Job], workers: Executor) -> Iterator[list[Row]]:
    """The games as they are finished. They travel in bundles, not too many ahead."""
    bundles, waiting = deque(bundled(jobs)), dict[Future[Played], Sequence[Job]]()
    try:
        while bundles or waiting:
            more = bundles and len(waiting) < BUNDLES_AHEAD
            if more:
                bundle = bundles.popleft()
                waiting[workers.submit(play_games, bundle)] = bundle
            for future in wait(waiting, 0 if more else None, FIRST_COMPLETED).done:
                bundle, played = waiting.pop(future), future.result()
                yield from played
                bundles.extendleft([job] for job in bundle[len(played) :])  # slow: one by one
    finally:  # interrupted or failed: what has not begun never does
        for future in waiting:
            future.cancel()


def bundled(jobs: Sequence[Job]) -> Iterator[Sequence[Job]]:
    """Bundles of games: the more there are, the larger, for sending one takes its time."""
    size = max(1, min(LARGEST_BUNDLE, len(jobs) // BUNDLES))
    return (jobs[at : at + size] for at in range(0, len(jobs), size))


def play_games(jobs: Sequence[Job]) -> Played:
    """The games of a bundle, or after a while those that are finished: one at least."""
    began, played = perf_counter(), []
    for job in jobs:
        played.append(play_game(job))
        if perf_counter() - began > HAND_IN:
            break
    return played


def check_arrival(game: Game[Any, Any], workers: Executor) -> None:
    """The game that a worker finds is the one handed in; asked before the first game."""
    if isinstance(workers, OneByOne | ThreadPoolExecutor):
        return
    papers = passport(game)
    try:
        wrong = workers.submit(arrive, papers).result()
    except BrokenExecutor:
        raise
    except Exception as error:
        raise ValueError(f"the game {papers.name} cannot be sent: {short(error)}") from None
    if wrong:
        raise ValueError(wrong)


def arrive(papers: Passport) -> str:
    """What is wrong with a game as it is found here; "" if nothing is."""
    try:
        papers.game()
    except ValueError as error:
        return str(error)
    return ""


def check_travel(bots: Iterable[Bot]) -> None:
    """Say what to do about bots that cannot be sent to another process."""
    if IN_BROWSER:
        return
    remedy = "define it at the top of a module, or hand in executor=OneByOne()"
    for bot in bots:
        try:
            pickle.dumps(bot)
        except Exception as error:
            raise ValueError(
                f"a bot cannot be sent to another process ({error}); {remedy}"
            ) from None
        whole = getattr(bot, "func", bot)
        stays = getattr(whole, "__module__", "") == "__main__" and not forked()
        if stays:
            raise ValueError(
                f"the bot {whole.__name__} was written in a notebook or script, where other "
                f"processes do not find it; {remedy}"
            )


def forked() -> bool:
    """New processes begin as copies of this one, and know all that it knows."""
    return multiprocessing.get_start_method() == "fork"
