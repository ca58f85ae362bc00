"""Whether a position that was read could come about in a game of Rolling Japan."""

from __future__ import annotations

from collections.abc import Mapping

from ..rules.state import Die, State


def check_dice(
    state: State, dice: tuple[Die, ...], waiting: tuple[Die, ...], given: Mapping[str, str]
) -> None:
    """Two different dice, first drawn, then rolled, then used."""
    if state.ticks == state.board.rounds and dice:
        raise ValueError("dice: after the last round no die is drawn or used")
    if len(dice) > 2 or len({die.color for die in dice}) < len(dice):
        raise ValueError("dice: a turn has two dice of different colors")
    if "writing" in given:
        rolled = len(dice) == 2 and all(die.value for die in dice)
        if not rolled or not waiting or len(set(waiting) & set(dice)) < len(waiting):
            raise ValueError("writing: one or both of the two rolled dice wait to be used")
    elif dice and dice[-1].value:
        raise ValueError("dice: once both are drawn and rolled, 'writing' says who uses which")


def check_bag(state: State, bag: tuple[str, ...], dice: tuple[Die, ...]) -> None:
    """Dice of this board that are not on the table, as many as a turn of a round leaves."""
    every, out = state.board.dice, state.board.outside
    if len(set(bag)) < len(bag) or not set(bag) <= set(every) - {die.color for die in dice}:
        raise ValueError(f"bag: {' '.join(bag)} cannot be in the bag now")
    before = len(every) - len(bag) - len(dice)
    if before % 2 or before >= out:
        raise ValueError(
            f"bag: an even number of dice, fewer than {out}, lies outside before a turn, "
            f"not {before}"
        )


def check_change(state: State) -> None:
    """A changed die has another color of the board, and the change is marked on the sheet."""
    if not state.taken_as:
        return
    if state.taken_as not in state.board.dice or state.taken_as == state.waiting[0].color:
        raise ValueError(f"writing: {state.waiting[0]} cannot be taken as {state.taken_as!r}")
    if not state.sheet.changes:
        raise ValueError(f"writing: sheet {state.seat + 1} has no change marked, so no die changed")
