"""What practice may ask about Rolling Japan beyond what the engine knows by itself."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.frame import Sentence
from ...core.practice_find import finding
from ...core.words import listed
from ..board import BOARD, X
from ..rules.areas import area_at, in_hand
from ..rules.moves import Cross, Move, Write
from ..rules.state import State
from ..text.telling import spoken, tell

SHEETS = ("ROL-OVR-03",)  # points that a finished sheet shows
TIES = ("ROL-END-03", "ROL-RULING-22")
THINGS = ("ROL-COMP", "ROL-RULING-01")  # clauses on what there is: they are asked last


def tells(move: Move | None) -> tuple[str, ...]:
    """The marks that would answer how many points a finished sheet has."""
    return () if move else ("count:", "other sum")


def asked(state: State, move: Move) -> str:
    """A move without the reason that its tale gives."""
    if isinstance(move, Cross):
        return f"Player {state.seat + 1} puts an X in {move.cell} for the {spoken(state, move)}."
    return tell(state, move)


def part(touches: Iterable[str]) -> list[str]:
    """The areas of these prefectures, and what borders the prefectures themselves."""
    cells = [pick.partition(":")[2] for pick in touches]
    own = [cell for cell in cells if cell in BOARD]
    areas = {BOARD.nodes[cell]["area"] for cell in own}
    inside = [cell for cell, area in BOARD.nodes(data="area") if area in areas]
    return [f"cell:{cell}" for cell in (*inside, *(near for cell in own for near in BOARD[cell]))]


def misfit(state: State, move: Cross) -> str:
    """Why an X is to be put, in words."""
    return f"The {spoken(state, move)} fits nowhere."


def fits(state: State, move: Write) -> Sentence:
    """Why a number fits there: the numbers around it."""
    cells, names = state.sheet.cells, state.board.names
    around = [
        n for n in state.board.neighbors[state.board.index[move.cell]] if cells[n] not in (0, X)
    ]
    if not around:
        return Sentence("no number stands beside it", ("ROL-ADJ-01",))
    said = listed([f"{names[n]} {cells[n]}" for n in around], 4)
    return Sentence(f"{said}: at most 1 away", ("ROL-ADJ-01",))


def is_blank(state: State, move: Write | Cross) -> bool:
    """A blank of the area where the die goes."""
    at = state.board.index.get(move.cell, -1)
    return (
        at >= 0
        and bool(in_hand(state, move))
        and at in area_at(state, move)
        and not state.sheet.cells[at]
    )


def in_area(state: State, move: Cross) -> bool:
    """A prefecture of the area where the die goes."""
    return bool(in_hand(state, move)) and state.board.index.get(move.cell, -1) in area_at(
        state, move
    )


FINDS = (
    finding(
        Write,
        "cell",
        "cell",
        lambda state, move: f"Touch every prefecture that takes the {spoken(state, move)}.",
        lambda state, move: f"How many prefectures take the {spoken(state, move)}?",
        fits,
        is_blank,
    ),
    finding(
        Cross,
        "cell",
        "cell",
        lambda state, move: f"{misfit(state, move)} Touch every place for an X.",
        lambda state, move: f"{misfit(state, move)} How many places may take the X?",
        lambda state, move: Sentence("a blank of the area", ("ROL-X-02",)),
        in_area,
    ),
)
