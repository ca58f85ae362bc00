"""Is this a position that can be? Asked of every one that is read."""

from __future__ import annotations

from ...core.secrets import known
from ..rules.state import ACT, DRAW, FRESH, KEEP, State


def checked(state: State) -> State:
    """The position, unless it cannot be."""
    if state.deck > len(state.pool) + len(state.back) or len(state.back) > state.deck:
        raise ValueError(f"deck: {state.deck} cards cannot be in it")
    if state.drawn and state.step not in (KEEP, DRAW):
        raise ValueError("drawn: nobody is drawing now")
    if state.drawn and len(state.drawn) + state.due != 2:
        raise ValueError("drawn: two cards are drawn, some of them may be 'to come'")
    if state.due > state.deck:
        raise ValueError(f"to come: {state.due} cards, but the deck has {state.deck}")
    if state.step == DRAW and state.spent == FRESH:
        raise ValueError("turn: whoever draws has spent an action, 'draw 1'")
    if state.step == ACT and not state.left:
        raise ValueError("turn: no action is left, so it is the next player's turn")
    for seat, who in enumerate(state.players, 1):
        if not set(who.known) <= set(known(who.hand)):
            raise ValueError(f"hand {seat}: a card with a star is one of the hand")
    return state
