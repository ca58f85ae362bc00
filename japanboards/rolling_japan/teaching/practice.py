"""What practice may ask about Rolling Japan beyond what the engine knows by itself."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.frame import Sentence
from ...core.practice_find import finding
from ...core.rulebook import Line
from ...core.words import listed
from ..board import BOARD, PURPLE, X
from ..rules.areas import area_at, in_hand
from ..rules.generator import color_of
from ..rules.legality import too_far
from ..rules.moves import Cross, Move, Write
from ..rules.state import State
from ..text.telling import spoken, tell

SHEETS = ("ROL-OVR-03",)  # points that a finished sheet shows
TIES = ("ROL-END-03", "ROL-RULING-22")
THINGS = ("ROL-COMP", "ROL-RULING-01")  # clauses on what there is: they are asked last
# What offends these cannot be touched: no move is asked about for them.
BEYOND = frozenset(
    {
        "ROL-CC-03",
        "ROL-COMP-01",
        "ROL-COMP-03",
        "ROL-RND-06",
        "ROL-RULING-01",
        "ROL-X-03",
    }
)


def tells(move: Move | None) -> tuple[str, ...]:
    """The marks that would answer how many points a finished sheet has."""
    return () if move else ("count:", "other sum")


def asked(state: State, move: Move) -> str:
    """A move without the reason that its tale gives."""
    if isinstance(move, Cross):
        return f"Player {state.seat + 1} puts an X in {move.cell} for the {spoken(state, move)}."
    return tell(state, move)


def stands(state: State) -> str:
    """The dice of this turn, which a part of the map does not show: used or not, taken as what."""
    said = []
    for die in state.dice:
        taken = color_of(state, die.color) if die in state.waiting else die.color
        notes = [f"taken as {taken}"] * (taken != die.color)
        notes += ["used"] * (die.value is not None and die not in state.waiting)
        value = f" {die.value}" if die.value else ", not rolled"
        said.append(", ".join([f"{die.color}{value}", *notes]))
    return f"Dice: {'; '.join(said)}." if said else ""


def part(touches: Iterable[str], move: Move | None = None) -> list[str]:
    """The areas of these prefectures, and what borders the prefectures themselves.

    An X for the purple die asks whether it fits anywhere: that is seen on the whole map.
    """
    if isinstance(move, Cross) and move.die == PURPLE:
        return []
    cells = [pick.partition(":")[2] for pick in touches]
    own = [cell for cell in cells if cell in BOARD]
    areas = {BOARD.nodes[cell]["area"] for cell in own}
    inside = [cell for cell, area in BOARD.nodes(data="area") if area in areas]
    return [f"cell:{cell}" for cell in (*inside, *(near for cell in own for near in BOARD[cell]))]


def why(state: State, move: Move) -> Sentence | None:
    """Why an X may be put: what keeps the number out of every blank where it would go."""
    if not isinstance(move, Cross) or move.cell not in state.board.index:
        return None
    cells, names = state.sheet.cells, state.board.names
    said = []
    for at in area_at(state, move):
        against = too_far(state, Write(move.die, names[at])) if not cells[at] else []
        if against:
            said.append(f"{names[at]} is beside {names[against[0]]} {cells[against[0]]}")
    return Sentence(f"the {spoken(state, move)} fits nowhere: {listed(said, 4)}", ("ROL-X-01",))


def counts(state: State, line: Line) -> list[str]:
    """The prefectures of an area that hold a number, and bring the points of a line."""
    area, cells = line.note.partition(":")[0], state.sheets[line.seat].cells
    found = next((die for die, name in state.board.areas.items() if name == area), "")
    inside = state.board.cells[found] if found else ()
    return [f"cell:{state.board.names[at]}" for at in inside if cells[at] not in (0, X)]


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
