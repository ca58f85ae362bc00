"""Rolling Japan has no secrets: everybody sees everything."""

from __future__ import annotations

import random

from ...core.game import Seat
from .state import State


def view(state: State, seat: Seat) -> State:
    """What a seat sees: everything, for there are no secrets."""
    return state


def resample(view: State, seat: Seat, rng: random.Random) -> State:
    """The only position that looks like this one."""
    return view
