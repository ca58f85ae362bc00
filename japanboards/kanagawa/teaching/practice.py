"""What practice may ask about Kanagawa beyond what the engine knows by itself."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.frame import Sentence
from ...core.practice_find import finding
from ..rules.moves import Move, Place, Print, Shift

BRINGS = (Print,)
SHEETS = ("KAN-SCORE", "KAN-CARD")  # points that the last position shows
TIES = ("KAN-SCORE-08",)
THINGS = ("KAN-COMP", "KAN-CARD-03")  # clauses on what there is: they are asked last
# What offends these cannot be touched: no move is asked about for them.
BEYOND = frozenset(
    {
        "KAN-BRUSH-01",
        "KAN-BRUSH-03",
        "KAN-BRUSH-04",
        "KAN-BRUSH-06",
        "KAN-BRUSH-07",
        "KAN-CARD-03",
        "KAN-COMP-01",
        "KAN-COMP-02",
        "KAN-COMP-04",
        "KAN-END-03",
        "KAN-ROUND-01",
        "KAN-RULING-01",
        "KAN-RULING-06",
        "KAN-RULING-09",
        "KAN-RULING-10",
        "KAN-SCHOOL-02",
        "KAN-SCHOOL-08",
        "KAN-WORK-04",
    }
)
KIN = (
    ("KAN-SCHOOL-04", "KAN-SCHOOL-08", "KAN-SCHOOL-10"),  # whoever has left decides no more there
    (  # who may pass
        "KAN-SCHOOL-04",
        "KAN-SCHOOL-06",
        "KAN-SCHOOL-15",
        "KAN-SCHOOL-16",
        "KAN-RULING-04",
        "KAN-RULING-05",
        "KAN-RULING-08",
    ),
    ("KAN-SCHOOL-09", "KAN-RULING-06"),
)


def part(touches: Iterable[str], move: Move | None = None) -> list[str]:
    """The icons alone, where they are asked for; a card in hand is painted with the studio."""
    asked = list(touches)
    return asked if move is None and all(each.startswith("icon:") for each in asked) else []


def tells(move: Move | None) -> tuple[str, ...]:
    """The marks that would answer how much a season, or a whole print, is worth."""
    if move is not None and not isinstance(move, Print):
        return ()
    captions = ("run",) if move else ("run", "length")
    return tuple(f"{row}{each}" for row in ("", "o1:", "o2:", "o3:") for each in captions)


FINDS = (
    finding(
        Print,
        "hand",
        "card",
        lambda state, move: "Touch every card in hand that can be painted now, without wild icons.",
        lambda state, move: "How many cards in hand can be painted now, without wild icons?",
        lambda state, move: Sentence(
            "a ready brush stands on each of its landscapes", ("KAN-PRINT-01",)
        ),
    ),
    finding(
        Place,
        "icon",
        "icon",
        lambda state, move: "Touch every icon that takes a brush from your supply.",
        lambda state, move: "How many icons take a brush from your supply?",
        lambda state, move: Sentence("no brush is on it", ("KAN-BRUSH-01",)),
    ),
    finding(
        Shift,
        "icon",
        "icon",
        lambda state, move: "A brush is moved with an arrow. Touch every icon it may go to.",
        lambda state, move: "A brush is moved with an arrow. To how many icons may it go?",
        lambda state, move: Sentence("no brush is on it", ("KAN-BRUSH-04",)),
    ),
)
