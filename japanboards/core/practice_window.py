"""The part of a board that a question is about. The rest is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from .practice import Question, extras
from .practice_find import FindIt
from .practice_legal import LegalOrNot
from .practice_worth import Worth
from .rulebook import Line
from .scene import Scene
from .window import MAP_WIDE, Frame, window_of


def window_for(game: Any, question: Question, scene: Scene) -> Frame:
    """What a question shows: its places, as the game's ``part`` widens them; else all there is."""
    part, counts = (getattr(extras(game), name, None) for name in ("part", "counts"))
    match question:
        case FindIt(goals=goals, tempting=tempting, names=names):
            return window_of(scene, part(goals | tempting, None) if part else list(names), MAP_WIDE)
        case Worth(lines=lines, choices=()) if part and counts:
            return window_of(scene, part(places_of(counts, question.state, lines), None), MAP_WIDE)
        case LegalOrNot(move=move) if part:
            return window_of(scene, part(game.scene.picks(move), move), MAP_WIDE)
    return scene.frame


def places_of(
    counts: Callable[[Any, Line], list[str]], state: Any, lines: Iterable[Line]
) -> list[str]:
    """Where the points of these lines come from."""
    return [pick for line in lines for pick in counts(state, line)]
