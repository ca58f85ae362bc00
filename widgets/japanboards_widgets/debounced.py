"""Work that can wait until the board is painted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from japanboards.core.auto_players import running_loop

SOON = 0.04  # seconds: two frames of the screen, and nobody notices


class Debounced:
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
