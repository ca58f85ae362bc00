"""What a board shows of a match: the scene, what may be done, and what is said to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .around import Around, LevelOf, around_of, choices_of
from .asking import Way, sentence
from .choosing import Chooser
from .game import scores
from .match import HUMAN, Match
from .rulebook import Breach, said_once
from .scene import Scene
from .story import line, to_you
from .viewer import Viewer, scene_at
from .words import counted


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
    careful: bool = False  # a lone touch makes no move


def complaints(breaches: Iterable[Breach]) -> list[Sentence]:
    """Breaches as sentences; what offends several clauses, or is said longer, is said once."""
    return [Sentence(text, ids) for text, ids in said_once(breaches).items()]


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
    tell = getattr(game.scene, "tell_mover", game.notation.tell)
    offers = tuple((word, to_you(tell(state, move), viewer.seat)) for word, move in chooser.spelled)
    status = tuple(note) if closed else status_of(match, viewer, note)
    around = around_of(match, viewer, level_of)
    scene = scene_at(match, match.at, viewer)
    return Frame(scene, chooser, offers, status, around, careful)


def status_of(
    match: Match[Any, Any], viewer: Viewer, note: Sequence[Sentence]
) -> tuple[Sentence, ...]:
    """What was answered last, and what is to be done; if nothing is, what was done last."""
    asked = prompt_of(match, viewer) or ("" if note else last_told(match, viewer))
    cites = getattr(match.game.scene, "asked_by", None) if viewer.may_move(match) else None
    clauses = tuple(cites(match.state)) if cites else ()
    return (*note, *(Sentence(text, clauses) for text in [asked] if text))


def prompt_of(match: Match[Any, Any], viewer: Viewer) -> str:
    """What is to be done."""
    seat = match.turn()
    if viewer.hands_over(match):
        return f"Look at what came of it, then hand the screen to player {(seat or 0) + 1}."
    if viewer.covers(match):
        return f"Hand the screen to player {viewer.seat + 1}."
    if viewer.may_move(match):
        return asked_of(match, viewer)
    if seat is None and match.live:
        return standing(match, viewer)
    return "" if match.live else "This is the past."


def last_told(match: Match[Any, Any], viewer: Viewer) -> str:
    """The newest move, for whoever looks on."""
    return f"{line(match, match.at - 1, viewer.seat).text}." if match.at else ""


def asked_of(match: Match[Any, Any], viewer: Viewer) -> str:
    """What the game asks; what the buttons beside the board say is not said again."""
    game, state = match.game, match.state
    text, ways = str(game.scene.prompt(state)), game.scene.ways(state)
    offered = [choice for choice in choices_of(match, viewer) if not choice.reason]
    buttons = {choice.pick for choice in offered}
    what = offered[0].text if len(offered) == 1 else "a button"
    pressed: Way[Any] = Way(f"press {what}", ())

    def is_pressed(way: Way[Any]) -> bool:
        """The way leads over buttons, and does not name them itself."""
        named = way.phrase.startswith("press ")
        return not named and all(buttons.intersection(game.scene.picks(m)) for m in way.moves)

    shown = [pressed if is_pressed(way) else way for way in ways]
    whole, short = sentence(ways)[1:], sentence(list(dict.fromkeys(shown)))[1:]
    head, found, tail = text.partition(whole)
    if pressed not in shown or not found:
        return text
    first = shown[0].phrase[0]
    return head[:-1] + (first.upper() if head[-1:].isupper() else first) + short + tail


def standing(match: Match[Any, Any], viewer: Viewer) -> str:
    """At the end: how the viewer did."""
    points = scores(match.game, match.state, match.players)
    best, seat = list(match.game.winners(match.state)), viewer.seat
    if match.players == 1 or match.seats[seat] != HUMAN:
        return "The game is over."
    ahead = max((n for other, n in enumerate(points) if other != seat), default=0)
    gap = points[seat] - (ahead if seat in best else points[best[0]])
    if gap:
        return f"The game is over: you are {abs(gap)} {'ahead' if gap > 0 else 'behind'}."
    if len(best) > 1 and seat in best:
        return f"The game is over: you share the win, {counted(points[seat], 'point')} each."
    whom = "you" if seat in best else f"player {best[0] + 1}"
    return f"The game is over: as many points, and the tie-break is for {whom}."


def player(match: Match[Any, Any], seat: int) -> str:
    """A player in words: the number, and who plays."""
    return f"Player {seat + 1}" + ("" if match.seats[seat] == HUMAN else " (bot)")
