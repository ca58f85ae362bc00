"""Positions and moves of Kanagawa as text, both ways.

A position is a few lines, each ``key: value``. What is left out is as at the start, with the
tiles dealt in their order, nothing at School, and the deck's backs in turn::

    board: school
    master: player 2
    school: G01 blue, -, R03 Y04
    waiting: 2 1
    player 1: ocean; print G04 B04; studio G05; hand R01; fresh 1; brushes 1; took trees-A
    player 2: plain

Cards are named by their ids, a card whose face is not known by its back's color; ``-`` is a
column without cards. Of a studio's icons, the tile's first, ``fresh`` and ``spent`` number those
with a brush, ``used`` those that have served this round. A move is its verb and what it is
about: ``take 2``, ``print G03 ocean`` (one ocean on a wild icon), ``shift forest ocean``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core.text import read_plain_move, write_options
from ...core.text import write_move as write_fields
from ..cards import BACKS
from ..rules.icon_codes import brush_on, is_used
from ..rules.moves import (
    Back,
    Claim,
    Depart,
    Done,
    Leave,
    Move,
    Pass,
    Peek,
    Place,
    Print,
    Shift,
    Studio,
    Take,
    Tile,
    Turn,
)
from ..rules.setup import OPTIONS
from ..rules.state import SCHOOL, Painter, State
from .reading import default_brushes, default_storms, read
from .telling import tell

__all__ = ["read", "read_move", "tell", "write", "write_move"]

VERBS: dict[str, Any] = {
    kind.__name__.lower(): kind
    for kind in (
        *(Tile, Back, Turn, Peek, Pass, Take, Depart),
        *(Studio, Print, Place, Shift, Claim, Leave, Done),
    )
}
LETTERS = {back: back[0].upper() for back in BACKS}


MOVES = (
    "pass, take N, depart, studio CARD, print CARD [LANDSCAPE ...], place ICON, shift ICON ICON, "
    "claim DIPLOMA, leave DIPLOMA, done, and of chance: tile TILE, back COLOR, turn CARD, peek CARD"
)


def read_move(text: str) -> Move:
    """A move from its text.

    >>> read_move("print G03 ocean")
    Print(card='G03', wild=('ocean',))
    """
    verb, *words = text.split() or [""]
    if verb == "print" and words:
        return Print(words[0], tuple(words[1:]))
    move: Move = read_plain_move(text, [verb, *words], VERBS, MOVES)
    return move


def write_move(move: Move) -> str:
    """A move as its verb and what it is about."""
    if isinstance(move, Print):
        return " ".join(("print", move.card, *move.wild))
    return write_fields(move)


def write(state: State) -> str:
    """A position as text."""
    return "\n".join(f"{key}: {value}" for key, value in lines(state))


def lines(state: State) -> Iterator[tuple[str, str]]:
    """The keys and values of a position."""
    yield "board", state.board.name
    if changed := write_options(OPTIONS, state.switches):
        yield "options", changed
    yield "round", str(state.rounds)
    yield "master", f"player {state.master + 1}"
    yield "assistant", f"player {state.assistant + 1}"
    known = "".join(LETTERS[back] for back in state.deck) or "empty"
    rest = sum(state.backs)
    yield "deck", f"{known}, {rest} more" if rest else known
    yield "row", str(state.row)
    yield "school", ", ".join(" ".join(column) or "-" for column in state.school)
    yield "step", state.step
    yield "seat", str(state.seat + 1)
    for key, seats in (("waiting", state.waiting), ("passed", state.stayed), ("due", state.due)):
        if seats or (key == "waiting" and state.step == SCHOOL):
            yield key, " ".join(str(seat + 1) for seat in seats)
    if state.alone:
        yield "alone", "yes"
    for key, names in (("peeks", state.peeks), ("asked", state.asked)):
        if names:
            yield key, " ".join(names)
    if state.turned:
        yield "arrows used", str(state.turned)
    for seat, painter in enumerate(state.painters, 1):
        yield f"player {seat}", write_painter(state, painter)


def write_painter(state: State, painter: Painter) -> str:
    """What a player has."""
    parts = [painter.tile or "no tile"]
    for key, names in (
        ("print", painter.print),
        ("studio", painter.studio),
        ("hand", painter.hand),
        ("secret", painter.secret),
        ("fresh", numbers(painter, 1)),
        ("spent", numbers(painter, 2)),
        ("used", tuple(str(at) for at, icon in enumerate(painter.icons, 1) if is_used(icon))),
        ("took", painter.diplomas),
        ("left", painter.left),
    ):
        parts += [f"{key} {' '.join(names)}"] * bool(names)
    if painter.brushes != default_brushes(state, painter):
        parts.append(f"brushes {painter.brushes}")
    if painter.storms != default_storms(state, painter):
        parts.append(f"storms {painter.storms}")
    return "; ".join(parts)


def numbers(painter: Painter, brush: int) -> tuple[str, ...]:
    """The numbers of the icons with such a brush."""
    return tuple(str(at) for at, icon in enumerate(painter.icons, 1) if brush_on(icon) == brush)
