"""What a board shows of a match: the scene, what may be done, and what is said to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .choosing import Chooser
from .game import scores
from .match import HUMAN, Match
from .rulebook import Breach
from .scene import Scene
from .viewer import Viewer, scene_for
from .words import listed


@dataclass(frozen=True, slots=True)
class Sentence:
    """Something said to a player, the clauses it cites, and what it points at."""

    text: str
    clauses: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """A position as somebody sees it."""

    scene: Scene
    chooser: Chooser[Any]  # among the moves this person may make
    offers: tuple[tuple[tuple[str, ...], str], ...]  # what spells each, and what it would do
    status: tuple[Sentence, ...]


def complaints(breaches: Iterable[Breach]) -> list[Sentence]:
    """Breaches as sentences; a complaint that offends several clauses is said once."""
    grouped: dict[str, list[str]] = {}
    for breach in breaches:
        grouped.setdefault(breach.complaint, []).append(breach.clause.id)
    return [Sentence(complaint, tuple(ids)) for complaint, ids in grouped.items()]


def frame_of(
    match: Match[Any, Any], viewer: Viewer, note: Sequence[Sentence] = (), closed: bool = False
) -> Frame:
    """What this viewer sees, and what was answered last; nothing is on offer where it is closed."""
    game, state = match.game, match.state
    moves = game.legal_moves(state) if viewer.may_move(match) and not closed else []
    chooser = Chooser.over(moves, game.scene.picks)
    offers = tuple((word, game.notation.tell(state, move)) for word, move in chooser.spelled)
    status = tuple(note) if closed else status_of(match, viewer, note)
    return Frame(scene_for(viewer, match), chooser, offers, status)


def status_of(
    match: Match[Any, Any], viewer: Viewer, note: Sequence[Sentence]
) -> tuple[Sentence, ...]:
    """What was answered last, and what is to be done."""
    lines = list(note)
    if not match.live:
        lines.append(Sentence(f"Position {match.at} of {len(match.moves)}."))
    if viewer.covers(match):
        lines.append(Sentence(f"Hand the screen to player {viewer.seat + 1}."))
    elif viewer.may_move(match):
        lines.append(Sentence(match.game.scene.prompt(match.state)))
    elif match.turn() is None:
        lines.append(Sentence(f"{result(match)}."))
    return tuple(lines)


def player(match: Match[Any, Any], seat: int) -> str:
    """A player in words: the number, and who plays."""
    return f"Player {seat + 1}" + ("" if match.seats[seat] == HUMAN else " (bot)")


def result(match: Match[Any, Any]) -> str:
    """How the game ended."""
    points = scores(match.game, match.state, match.players)
    if match.players == 1:
        return f"The game is over: {points[0]} points"
    best = match.game.winners(match.state)
    names = listed([player(match, seat) for seat in best], 8)
    verb = "share the win" if len(best) > 1 else "wins"
    return f"The game is over: {names} {verb} with {points[best[0]]} points"
