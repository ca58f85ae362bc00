"""What practice may ask about Hokkaido beyond what the engine knows by itself."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.frame import Sentence
from ...core.practice_find import finding
from ..rules.moves import Claim, Grow, Land, Move, Place, Reveal, Sea
from ..rules.state import State

BRINGS = (Claim, Reveal)
SHEETS = ("HOK-REG", "HOK-SCORE")  # points that the last position shows
TIES = ("HOK-WIN-02", "HOK-WIN-03")
THINGS = ("HOK-GEN", "HOK-MAP")  # clauses on what there is in the box: they are asked last
# What offends these cannot be touched: no move is asked about for them.
BEYOND = frozenset(
    {
        "HOK-DRAW-06",
        "HOK-END-05",
        "HOK-GEN-04",
        "HOK-MAP-04",
        "HOK-REV-01",
        "HOK-RULING-02",
        "HOK-RULING-04",
        "HOK-SETUP-14",
        "HOK-TURN-03",
    }
)


def tells(move: Move | None) -> tuple[str, ...]:
    """The marks that would answer a question about a move: what a route needs, where one starts."""
    if isinstance(move, Claim | Reveal):
        return ("card:", "way:", "lane:", "gap:")
    return ("left",) if isinstance(move, Place) else ()


def silly(state: State, move: Move) -> bool:
    """A piece that goes where it is."""
    match move:
        case Land(province=here, to=there) | Sea(place=here, to=there):
            return here == there
    return False


def part(touches: Iterable[str], move: Move | None = None) -> list[str]:
    """The whole map with its regions, where places are asked for; else all there is."""
    return [] if move else ["place:", "region:"]


def called(state: State, place: str) -> str:
    """A place as the board calls it: by its province, and by its city if it has one."""
    return state.board.called(state.board.index[place])


def named(state: State, pick: str) -> str:
    """A place that may be touched."""
    return called(state, pick.partition(":")[2])


def borders(state: State, move: Land) -> Sentence:
    """Why a piece may walk there."""
    return Sentence(f"it borders {called(state, move.province)}", ("HOK-LAND-01",))


def near_by(state: State, move: Land) -> bool:
    """A province that is two steps away."""
    around, index = state.board.neighbors, state.board.index
    start, goal = index[move.province], index.get(move.to, -1)
    return goal != start and any(goal in around[at] for at in around[start])


def sails(state: State, move: Sea) -> Sentence:
    """Why a piece may sail there."""
    sea = state.board.names[state.board.sea]
    if move.to == sea:
        return Sentence(f"{called(state, move.place)} lies on the coast", ("HOK-SEA-01",))
    if state.board.index[move.to] < state.board.size:
        return Sentence(f"on the coast, one step from {sea}", ("HOK-SEA-03",))
    return Sentence(f"one step from {sea}, and no piece of yours is there", ("HOK-SEA-10",))


def grows(state: State, move: Grow) -> Sentence:
    """Why a piece may be added there."""
    if state.me.pieces[state.board.index[move.province]]:
        return Sentence("a piece of yours is there", ("HOK-GROW-01",))
    return Sentence("you began this turn off the island", ("HOK-GROW-02",))


def settled(state: State, move: Grow) -> bool:
    """Somebody has a piece there."""
    at = state.board.index.get(move.province, -1)
    return at >= 0 and any(player.pieces[at] for player in state.players)


FINDS = (
    finding(
        Land,
        "place",
        "to",
        lambda state, move: (
            f"Touch every province a piece in {called(state, move.province)} may move to by land."
        ),
        lambda state, move: (
            f"How many provinces may a piece in {called(state, move.province)} move to by land?"
        ),
        borders,
        near_by,
    ),
    finding(
        Sea,
        "place",
        "to",
        lambda state, move: (
            f"Touch every place where a piece from {called(state, move.place)} may go by sea."
        ),
        lambda state, move: (
            f"To how many places may a piece from {called(state, move.place)} go by sea?"
        ),
        sails,
    ),
    finding(
        Grow,
        "place",
        "province",
        lambda state, move: f"Touch every province where player {state.seat + 1} may grow.",
        lambda state, move: f"In how many provinces may player {state.seat + 1} grow?",
        grows,
        settled,
    ),
)
