"""What practice may ask about Kaigan beyond what the engine knows by itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ...core.practice_find import Finding, finding
from ..cards import TITLES
from ..rules.moves import Claim, Lay, Map, Send

SHEETS = ("KAI-END",)  # points that the last position shows
TIES = ("KAI-END-18", "KAI-END-19")


def stands(state: Any) -> str:
    """What decides and the board does not show: how far the turn is."""
    who = f"Player {state.seat + 1}"
    return f"{who} has played this turn's card already." if state.opened else ""


def part(touches: Iterable[str]) -> list[str]:
    """The grid with the hand, where its spaces or rows are asked for; else all there is."""
    grid = all(pick.startswith(("space:", "row:")) for pick in touches)
    return ["row:", "space:", "card:"] if grid else []


def on_space(move: Any, pick: str) -> Any:
    """The same card on another space."""
    row, _, space = pick.partition(":")[2].partition("/")
    return replace(move, row=int(row or 0), space=int(space or 0))


def origin(move: Any) -> str:
    """Where a surveyor comes from, in words."""
    return "the supply" if move.origin == "supply" else str(move.origin)


FINDS = (
    Finding(
        Lay,
        lambda move: f"space:{move.row}/{move.space}",
        on_space,
        lambda state, move: f"Touch every space where {TITLES[move.card]} may be laid.",
        lambda state, move: f"On how many spaces may {TITLES[move.card]} be laid?",
    ),
    finding(
        Claim,
        "row",
        "row",
        lambda state, move: f"Touch every row that player {state.seat + 1} may claim.",
        lambda state, move: f"How many rows may player {state.seat + 1} claim?",
    ),
    finding(
        Send,
        "tile",
        "tile",
        lambda state, move: f"Touch every tile that a surveyor from {origin(move)} may go to.",
        lambda state, move: f"To how many tiles may a surveyor from {origin(move)} go?",
    ),
    finding(
        Map,
        "tile",
        "tile",
        lambda state, move: f"Touch every tile that takes {marked(move.markers)}.",
        lambda state, move: f"How many tiles take {marked(move.markers)}?",
    ),
)


def marked(markers: int) -> str:
    """Markers in words."""
    return "one marker" if markers == 1 else f"{markers} markers at once"
