"""Workers that look at the positions of a review while somebody reads what is known already."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

from japanboards.arena.workers import go_with_parent
from japanboards.bots.review import Answer, Key, Review
from japanboards.core.passport import passport

LOOK = 0.25  # seconds between two looks at what the workers have found
Tell = Callable[[Exception | None], None]


class Work:
    """The computing of a review; ``tell`` hears of everything that is found, and of failures."""

    def __init__(self, review: Review, executor: Executor | None, tell: Tell) -> None:
        self.review, self.executor, self.tell = review, executor, tell
        self.waiting: dict[Future[Answer], Key] = {}
        self.open: ExitStack | None = None  # what is open while the workers are busy

    @property
    def active(self) -> bool:
        """Workers are busy."""
        return self.open is not None

    def run(self) -> None:
        """Begin, or go on; to the end at once where nobody waits at a screen."""
        if self.active or self.review.done:
            return
        if not in_a_loop():
            for _ in self.review.run(self.executor):
                pass
            self.tell(None)
            return
        self.open = ExitStack()
        workers = self.executor or self.own_workers(self.open)
        self._look(asyncio.get_running_loop(), self.open, workers)

    def own_workers(self, opened: ExitStack) -> Executor:
        """A process per processor, or a thread for a game that cannot travel."""
        try:
            passport(self.review.game)
            workers: Executor = ProcessPoolExecutor(initializer=go_with_parent)
        except ValueError:
            workers = ThreadPoolExecutor(1)
        opened.callback(workers.shutdown, wait=False, cancel_futures=True)
        return workers

    def _look(self, loop: Any, opened: ExitStack, workers: Executor) -> None:
        """Take what was found, hand out what is next, and come again."""
        if self.open is not opened:
            return
        try:
            found = self.review.take_in(self.waiting)
            left = self.review.hand_out(workers, self.waiting)
        except Exception as error:
            self.pause()
            self.tell(error)
            return
        if left:
            loop.call_later(LOOK, self._look, loop, opened, workers)
        else:
            self.pause()
        if found or not left:
            self.tell(None)

    def pause(self) -> None:
        """Stop; what is known stays, and what was under way is done again later."""
        for future in self.waiting:
            future.cancel()
        self.waiting.clear()
        opened, self.open = self.open, None
        if opened is not None:
            opened.close()


def in_a_loop() -> bool:
    """Somebody waits at a screen."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
