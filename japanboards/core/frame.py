"""What a board shows of a match: the scene, what may be done, and what is said to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .around import Around, LevelOf, around_of
from .choosing import Chooser
from .game import CHANCE, Game, scores
from .match import HUMAN, Match
from .rulebook import Breach
from .scene import Scene
from .viewer import Viewer, scene_at


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
    around: Around
    careful: bool = False  # a lone touch is not enough for every move
    once: tuple[int, ...] = ()  # offers that one touch may make: the turn goes on
    chancy: tuple[int, ...] = ()  # offers after which chance decides: they cannot be taken back


def complaints(breaches: Iterable[Breach]) -> list[Sentence]:
    """Breaches as sentences; a complaint that offends several clauses is said once."""
    grouped: dict[str, list[str]] = {}
    for breach in breaches:
        grouped.setdefault(breach.complaint, []).append(breach.clause.id)
    return [Sentence(complaint, tuple(ids)) for complaint, ids in grouped.items()]


def frame_of(
    match: Match[Any, Any],
    viewer: Viewer,
    note: Sequence[Sentence] = (),
    closed: bool = False,
    level_of: LevelOf = lambda bot: "",
    careful: bool = False,
) -> Frame:
    """What this viewer sees, and what was answered last; nothing is on offer where it is closed."""
    game, state = match.game, match.state
    moves = game.legal_moves(state) if viewer.may_move(match) and not closed else []
    chooser = Chooser.over(moves, game.scene.picks)
    offers = tuple((word, game.notation.tell(state, move)) for word, move in chooser.spelled)
    status = tuple(note) if closed else status_of(match, viewer, note)
    around = around_of(match, viewer, level_of)
    once, chancy = lone_touches(game, state, chooser) if careful else ((), ())
    scene = scene_at(match, match.at, viewer)
    return Frame(scene, chooser, offers, status, around, careful, once, chancy)


def lone_touches(
    game: Game[Any, Any], state: Any, chooser: Chooser[Any]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Of the moves that one touch spells: those that keep the turn; those that lead to chance."""
    seat = game.to_move(state)
    then = {
        nth: game.to_move(game.apply(state, move))
        for nth, (word, move) in enumerate(chooser.spelled)
        if len(word) == 1
    }
    once = tuple(nth for nth, next_seat in then.items() if next_seat == seat)
    return once, tuple(nth for nth, next_seat in then.items() if next_seat == CHANCE)


def status_of(
    match: Match[Any, Any], viewer: Viewer, note: Sequence[Sentence]
) -> tuple[Sentence, ...]:
    """What was answered last, and what is to be done."""
    return (*note, *(Sentence(text) for text in [prompt_of(match, viewer)] if text))


def prompt_of(match: Match[Any, Any], viewer: Viewer) -> str:
    """What is to be done."""
    seat = match.turn()
    if viewer.hands_over(match):
        return f"Look at what came of it, then hand the screen to player {(seat or 0) + 1}."
    if viewer.covers(match):
        return f"Hand the screen to player {viewer.seat + 1}."
    if viewer.may_move(match):
        return match.game.scene.prompt(match.state)
    if seat is None and match.live:
        return standing(match, viewer)
    return "" if match.live else "This is the past."


def standing(match: Match[Any, Any], viewer: Viewer) -> str:
    """At the end: how the viewer did."""
    points = scores(match.game, match.state, match.players)
    best, seat = match.game.winners(match.state), viewer.seat
    if match.players == 1 or match.seats[seat] != HUMAN:
        return "The game is over."
    ahead = max((n for other, n in enumerate(points) if other != seat), default=0)
    gap = points[seat] - (ahead if seat in best else points[best[0]])
    if gap == 0:
        return "The game is over: as many points, so the tie-break decides."
    return f"The game is over: you are {abs(gap)} {'ahead' if gap > 0 else 'behind'}."


def player(match: Match[Any, Any], seat: int) -> str:
    """A player in words: the number, and who plays."""
    return f"Player {seat + 1}" + ("" if match.seats[seat] == HUMAN else " (bot)")
