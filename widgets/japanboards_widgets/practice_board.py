"""What practice draws on the board: the move in question, and nothing that would answer it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from japanboards.core.choosing import parts
from japanboards.core.frame import Sentence
from japanboards.core.game import Game
from japanboards.core.practice import Question, Verdict, extras
from japanboards.core.practice_best import Best
from japanboards.core.practice_find import FindIt
from japanboards.core.practice_legal import LegalOrNot
from japanboards.core.practice_rule import WhichRule
from japanboards.core.practice_worth import Worth
from japanboards.core.scene import Light, Mark, Scene, is_away

FOUND = {
    "picked": "Orange: found.",
    "ready": "Blue: was missing.",
    "refused": "A cross: does not fit.",
}
COUNTED = {"ready": "Blue: the places that count."}
PLAYED = {"ready": "Blue: the best move.", "picked": "Orange: yours."}


def key_of(question: Question, told: Verdict, scene: Scene) -> str:
    """What the colors mean after an answer, of those that are seen."""
    seen = {mark.pick for mark in scene.marks}
    kinds = {light.kind for light in told.lights if light.who in seen}
    words = {}
    if isinstance(question, FindIt):
        words = COUNTED if question.counts else FOUND
    elif isinstance(question, Best):
        words = PLAYED
    return " ".join(text for kind, text in words.items() if kind in kinds)


def way_of(
    game: Game[Any, Any], question: Question, scene: Scene, lights: Sequence[Light]
) -> list[tuple[str, str]]:
    """The way of the move in question: from place to place, where the game knows them."""
    walk = getattr(extras(game), "walk", None)
    if not isinstance(question, LegalOrNot | Worth):
        return []
    if walk and (steps := walk(question.state, question.move)):
        return list(pairwise(steps))
    seen = {mark.pick for mark in scene.marks if mark.pick and not is_away(mark)}
    picks = [light.who for light in lights if light.who in seen]
    ends = [pick for pick in picks if any(each in game.BOARD for each in parts(pick))]
    return [(ends[0], ends[-1])] if len(ends) > 1 else []


def one_by_one(scene: Scene, lights: Sequence[Light]) -> list[Light]:
    """Lights on single marks: where several marks share a touch, as many as were touched."""
    by_pick: dict[str, list[str]] = {}
    for mark in scene.marks:
        if mark.pick and not is_away(mark):
            by_pick.setdefault(mark.pick, []).append(mark.id)
    left = {pick: iter(ids) for pick, ids in by_pick.items()}
    return [
        replace(each, who=next(left[each.who], each.who)) if each.who in left else each
        for each in lights
    ]


def silent(game: Game[Any, Any], scene: Scene, move: Any) -> Scene:
    """A scene without what would answer a question about a move, or about the end."""
    tells = getattr(extras(game), "tells", None)
    begins: tuple[str, ...] = tells(move) if tells else ()
    marks = (hushed(mark) if mark.id.startswith(begins or "\0") else mark for mark in scene.marks)
    return replace(scene, marks=tuple(marks))


def hushed(mark: Mark) -> Mark:
    """A mark with its name and no word more; a line that leads somewhere is not drawn."""
    name = mark.text.partition("\n")[0] if mark.pick else ""
    shape = mark.shape if mark.pick else ""
    title = mark.pick.partition(":")[2]
    return replace(mark, text=name, title=title, shape=shape, look=mark.look.replace(" held", ""))


def first_words(question: Question, legal: bool | None) -> tuple[str, tuple[Sentence, ...]]:
    """What to do before anything is answered; ``legal`` is what was said of a move so far."""
    match question:
        case WhichRule():
            return "Which rule says so?", ()
        case LegalOrNot() if legal is not None:
            return "Not legal. By which rule?", ()
        case LegalOrNot():
            return "May it be done?", (Sentence("If not, say which rule stands against it."),)
        case FindIt(counts=False):
            return "Nothing touched", (Sentence("A second touch takes one back."),)
        case Best():
            return "Make your move", (Sentence("Nothing is lit. A complete move counts."),)
        case Worth(choices=choices) if choices:
            return "Your answer", (Sentence("The tie-breaks follow in their order."),)
    return "Your number", (Sentence("The reckoning follows line by line."),)
