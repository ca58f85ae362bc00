"""Work that can wait until the board is painted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

SOON = 0.04  # seconds: two frames of the screen, and nobody notices


class Later:
    """Does one thing soon, and once however often it is asked for; at once without a loop."""

    def __init__(self, act: Callable[[], None]) -> None:
        self.act = act
        self._handle: asyncio.TimerHandle | None = None

    def __call__(self) -> None:
        if self._handle:
            self._handle.cancel()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self.act()
        else:
            self._handle = loop.call_later(SOON, self.act)
