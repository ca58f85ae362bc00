"""What the board of a table shows: a position, what may be done in it, and the status line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from japanboards.core.scene import Scene

from . import show
from .board import Said
from .chooser import Chooser
from .eyes import Eyes


@dataclass(frozen=True)
class Position:
    """A position as somebody sees it."""

    scene: Scene
    chooser: Chooser[Any]  # among the moves this person may make
    offers: tuple[tuple[tuple[str, ...], str], ...]  # what spells each, and what it would do
    status: tuple[Said, ...]


def position(eyes: Eyes, note: Sequence[Said] = ()) -> Position:
    """What these eyes see, and what was answered last."""
    game, state = eyes.match.game, eyes.match.state
    moves = game.legal_moves(state) if eyes.may_move() else []
    chooser = Chooser.over(moves, game.scene.picks)
    offers = tuple((word, game.notation.tell(state, move)) for word, move in chooser.spelled)
    return Position(eyes.scene(), chooser, offers, status(eyes, note))


def status(eyes: Eyes, note: Sequence[Said]) -> tuple[Said, ...]:
    """The status line: what was answered last, and what is to be done."""
    lines, match = list(note), eyes.match
    if not match.live:
        lines.append(Said(f"Position {match.at} of {len(match.moves)}."))
    if eyes.covered():
        lines.append(Said(f"Hand the screen to player {eyes.viewer() + 1}."))
    elif eyes.may_move():
        lines.append(Said(match.game.scene.prompt(match.state)))
    elif match.turn() is None:
        lines.append(Said(f"{show.result(match)}."))
    return tuple(lines)
