"""Kaigan: whether a position that was read can be; if not, a sentence says why."""

from __future__ import annotations

from ..cards import COLORS, QUADRANT
from ..rules.state import ACTIONS, CARDS, NEUTRAL, NO_SEAT, SCORING, TILES, State


def check_turn(state: State, opened: str) -> None:
    """The parts of a turn fit its phase."""
    board, phase = state.board, state.phase
    if opened not in ("", "opened") or (opened and phase != CARDS):
        raise ValueError("turn: a color, and in the phase of cards ', opened' once a card is laid")
    if phase == CARDS and state.seat in state.claims:
        raise ValueError(f"turn: {COLORS[state.seat]} has a row and is not on turn")
    if phase == ACTIONS and (
        state.seat == NO_SEAT
        or board.printed[state.at] == QUADRANT
        or not (board.printed[state.at] or state.grid[state.at])
    ):
        raise ValueError("phase: the space being resolved has an action, and its row a claimer")
    if state.sending and phase != ACTIONS:
        raise ValueError("sending: surveyors are sent in the phase of actions")
    most = board.dice[state.seats] - (phase == NEUTRAL)
    if len(state.dice) > (most if phase in (NEUTRAL, SCORING) else 0):
        raise ValueError("dice: that many are not rolled in this phase")
    if None not in state.map and phase in (TILES, SCORING):
        raise ValueError(f"phase: {phase}, but the map has no gap")
    if phase in (CARDS, ACTIONS, NEUTRAL) and None in state.map and state.pile:
        raise ValueError("map: a gap is filled while tiles are left in the pile")
