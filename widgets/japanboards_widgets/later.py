"""Work on the event loop that lets the board be painted, and touches be answered, in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import TypeVar

from japanboards.bots import Thinking

SOON = 0.04  # seconds: two frames of the screen, and nobody notices
SLICE = 0.03  # seconds of thinking before somebody else has a turn
T = TypeVar("T")


def running_loop() -> asyncio.AbstractEventLoop | None:
    """The event loop of a notebook; None in a plain script, where nothing can be put off."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


class Later:
    """Does one thing soon, and once however often it is asked for; at once without a loop."""

    def __init__(self, act: Callable[[], None]) -> None:
        self.act = act
        self._handle: asyncio.TimerHandle | None = None

    def __call__(self) -> None:
        if self._handle:
            self._handle.cancel()
        if loop := running_loop():
            self._handle = loop.call_later(SOON, self.act)
        else:
            self.act()


async def in_slices(
    thinking: Thinking[T], wanted: Callable[[], bool], tell: Callable[[float], None]
) -> T | None:
    """What thinking finds; None when it is no longer wanted. Told after each slice: how far."""
    while wanted():
        end, share = perf_counter() + SLICE, 0.0
        try:
            while perf_counter() < end:
                share = next(thinking)
        except StopIteration as done:
            found: T = done.value
            return found
        tell(share)
        await asyncio.sleep(0)
    thinking.close()
    return None
