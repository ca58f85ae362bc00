"""Whether a position that was read could come about in a game of Rolling Japan.

Only how much was written by when is not asked: a position for study may have a half-filled sheet
in the first round.
"""

from __future__ import annotations

from ...core.text import quoted
from ..board import MAY_STAND_BESIDE, PURPLE, X
from ..rules.areas import is_full
from ..rules.state import State


def check(state: State, writing: bool) -> None:
    """Raise a ValueError with the clause unless the position is possible.

    ``writing``: it was said who is writing.
    """
    check_dice(state, writing)
    check_bag(state)
    check_sheets(state)
    if state.taken_as:
        check_change(state)
    if state.ticks == state.board.rounds:
        check_end(state)


def check_dice(state: State, writing: bool) -> None:
    """Two different dice, first drawn, then rolled, then used."""
    dice, waiting = state.dice, state.waiting
    if state.ticks == state.board.rounds and dice:
        raise ValueError("dice: after the last round no die is drawn or used [ROL-RND-06]")
    if len(dice) > 2 or len({die.color for die in dice}) < len(dice):
        raise ValueError("dice: a turn has two dice of different colors [ROL-TURN-01]")
    if writing:
        rolled = len(dice) == 2 and all(die.value for die in dice)
        if not rolled or not waiting or len(set(waiting) & set(dice)) < len(waiting):
            raise ValueError(
                "writing: one or both of the two rolled dice wait to be used [ROL-TURN-04]"
            )
    elif dice and dice[-1].value:
        raise ValueError(
            "dice: once both are drawn and rolled, 'writing' says who uses which [ROL-TURN-04]"
        )


def check_bag(state: State) -> None:
    """Dice of this board that are not on the table, as many as a turn of a round leaves."""
    bag, dice, every, out = state.bag, state.dice, state.board.dice, state.board.outside
    if len(set(bag)) < len(bag) or not set(bag) <= set(every) - {die.color for die in dice}:
        raise ValueError(f"bag: {quoted(' '.join(bag))} cannot be in the bag now [ROL-COMP-01]")
    before = len(every) - len(bag) - len(dice)
    if before % 2 or before >= out:
        raise ValueError(
            f"bag: an even number of dice, fewer than {out}, lies outside before a turn, "
            f"not {before} [ROL-RND-04]"
        )


def check_sheets(state: State) -> None:
    """Numbers are near those of their neighbors."""
    names = state.board.names
    for seat, sheet in enumerate(state.sheets, 1):
        for at, held in enumerate(sheet.cells):
            near = () if held in (0, X) else state.board.neighbors[at]
            for n in near:
                if not MAY_STAND_BESIDE[held][sheet.cells[n]]:
                    raise ValueError(
                        f"sheet {seat}: {names[at]} {held} and {names[n]} {sheet.cells[n]} "
                        "are neighbors, and differ by more than one [ROL-RULING-28]"
                    )


def check_change(state: State) -> None:
    """A changed die has another color, as this table allows, and the change is marked."""
    die, color = state.waiting[0], state.taken_as
    if color not in state.board.dice or color == die.color:
        raise ValueError(f"writing: {die} cannot be taken as {quoted(color)} [ROL-CC-03]")
    if not state.sheet.changes:
        raise ValueError(
            f"writing: sheet {state.seat + 1} has no change marked, so no die changed [ROL-CC-04]"
        )
    if die.color == PURPLE and not state.switches.cc_on_purple:
        raise ValueError("writing: at this table the purple die is never changed [ROL-RULING-07]")
    if is_full(state, state.board.cells[color]) and not state.switches.cc_into_full:
        raise ValueError(
            f"writing: at this table no die is changed into a full area, and {color} is full "
            "[ROL-RULING-11]"
        )


def check_end(state: State) -> None:
    """After the last round all dice are in the bag, and no prefecture is blank."""
    if len(state.bag) < len(state.board.dice):
        raise ValueError("bag: after the last round all dice are in the bag [ROL-RND-04]")
    for seat, sheet in enumerate(state.sheets, 1):
        if not all(sheet.cells):
            blank = state.board.names[sheet.cells.index(0)]
            raise ValueError(
                f"sheet {seat}: {blank} is blank, and after the last round every blank has "
                "an X [ROL-END-01]"
            )
