"""What practice may ask about Kaigan beyond what the engine knows by itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ...core.frame import Sentence
from ...core.practice_find import Finding, finding
from ..cards import TITLES
from ..rules.moves import Claim, Lay, Map, Move, Send, Stop
from ..rules.state import CARDS, State
from ..text.telling import space_called

SHEETS = ("KAI-END",)  # points that the last position shows
TIES = ("KAI-END-18", "KAI-END-19")
THINGS = ("KAI-COMP", "KAI-RULING-20")  # clauses on what there is: they are asked last
# What offends these cannot be touched: no move is asked about for them.
BEYOND = frozenset(
    {
        "KAI-ACT-04",
        "KAI-ACT-14",
        "KAI-ACT-15",
        "KAI-ACT-19",
        "KAI-COMP-01",
        "KAI-COMP-10",
        "KAI-END-01",
        "KAI-P1-06",
        "KAI-P2-04",
        "KAI-P2-11",
        "KAI-RULING-02",
        "KAI-RULING-04",
        "KAI-RULING-07",
        "KAI-RULING-11",
        "KAI-RULING-20",
    }
)


def stands(state: State) -> str:
    """What decides and the board does not show: how far the turn is."""
    if state.phase != CARDS:
        return ""
    who = f"Player {state.seat + 1}"
    return f"{who} has {'laid a card' if state.opened else 'not laid a card yet'} this turn."


def silly(state: State, move: Move) -> bool:
    """A second card of the turn: the sentence above has said that one is laid."""
    return isinstance(move, Lay) and state.opened


def part(touches: Iterable[str], move: Move | None = None) -> list[str]:
    """The grid with the hand, where its spaces or rows are asked for; else all there is."""
    kinds = {pick.partition(":")[0] for pick in touches}
    return ["row:", "space:", "card:"] if kinds and kinds <= {"space", "row"} else []


def why(state: State, move: Move) -> Sentence | None:
    """What makes it legal to claim no row yet; what is touched has its reason below."""
    if not isinstance(move, Stop):
        return None
    words = "the turn is opened, and not with the last card: now a player stops or claims one row"
    return Sentence(words, ("KAI-P1-07",))


def named(state: State, pick: str) -> str:
    """A place as the board shows it."""
    kind, _, name = pick.partition(":")
    if kind != "space":
        return f"row {name}" if kind == "row" else name
    row, _, space = name.partition("/")
    return space_called(state, int(row), int(space))


def on_space(move: Any, pick: str) -> Any:
    """The same card on another space."""
    row, _, space = pick.partition(":")[2].partition("/")
    return replace(move, row=int(row or 0), space=int(space or 0))


def is_free(state: State, move: Lay) -> Sentence:
    """Why a card may be laid there."""
    return Sentence("free, in a row that nobody has claimed", ("KAI-P1-02",))


def looks_free(state: State, move: Lay) -> bool:
    """Nothing lies or is printed on the space."""
    at = state.board.space(move.row, move.space)
    return state.grid[at] is None and not state.board.printed[at]


def origin(move: Any) -> str:
    """Where a surveyor comes from, in words."""
    return "the supply" if move.origin == "supply" else str(move.origin)


def may_go(state: State, move: Send) -> Sentence:
    """Why a surveyor may be sent there."""
    if not state.sending:
        return Sentence("a tile on the map", ("KAI-ACT-04",))
    count = len(state.sent) + state.sending
    clause = "KAI-ACT-07" if count == 2 else "KAI-ACT-08"
    return Sentence("this dispatch has sent nobody there yet", (clause,))


def takes(state: State, move: Map) -> Sentence:
    """Why a tile takes markers."""
    clause = "KAI-ACT-10" if move.markers == 1 else "KAI-ACT-11"
    return Sentence(f"a surveyor of yours is there, and room for {marked(move.markers)}", (clause,))


def marked(markers: int) -> str:
    """Markers in words."""
    return "one marker" if markers == 1 else f"{markers} markers at once"


FINDS = (
    Finding(
        Lay,
        lambda move: f"space:{move.row}/{move.space}",
        on_space,
        lambda state, move: f"Touch every space where {TITLES[move.card]} may be laid.",
        lambda state, move: f"On how many spaces may {TITLES[move.card]} be laid?",
        is_free,
        looks_free,
    ),
    finding(
        Claim,
        "row",
        "row",
        lambda state, move: f"Touch every row that player {state.seat + 1} may claim.",
        lambda state, move: f"How many rows may player {state.seat + 1} claim?",
        lambda state, move: Sentence("its circle is vacant", ("KAI-P1-08",)),
    ),
    finding(
        Send,
        "tile",
        "tile",
        lambda state, move: f"Touch every tile that a surveyor from {origin(move)} may go to.",
        lambda state, move: f"To how many tiles may a surveyor from {origin(move)} go?",
        may_go,
    ),
    finding(
        Map,
        "tile",
        "tile",
        lambda state, move: f"Touch every tile that takes {marked(move.markers)}.",
        lambda state, move: f"How many tiles take {marked(move.markers)}?",
        takes,
    ),
)
