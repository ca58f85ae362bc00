"""What a seat sees of a position of Kaigan, and what else it might be."""

from __future__ import annotations

import random

from ...core.game import Seat
from ...core.secrets import HIDDEN, Hidden
from .state import OVER, TILES, State, updated, updated_player


def view(state: State, seat: Seat) -> State:
    """What a seat sees: all but the money of the others, which is counted at the end."""
    if state.switches.open_money or state.phase == OVER:
        return state
    return updated(
        state,
        players=tuple(
            player if at == seat else updated_player(player, ryo=HIDDEN)
            for at, player in enumerate(state.players)
        ),
    )


def resample(view: State, seat: Seat, rng: random.Random) -> State:
    """A position with some money for everybody whose money the seat does not see.

    Nothing on the table limits it, so it is drawn around what most players hold: up to twice the
    money of the start. Who has watched every payment knows better (KAI-RULING-46).
    """
    least, most = 0, 2 * view.board.ryo
    if view.phase == TILES:  # nobody has paid or gained anything yet
        least = most = view.board.ryo
    return updated(
        view,
        players=tuple(
            updated_player(player, ryo=rng.randint(least, most))
            if isinstance(player.ryo, Hidden)
            else player
            for player in view.players
        ),
    )
