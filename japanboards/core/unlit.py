"""A scene as a learner sees it: it says "you", and gives no answer away."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .around import REFUSES
from .asking import sentence
from .frame import Frame, Sentence
from .game import CHANCE, Game
from .lesson import Level
from .scene import Mark, Scene
from .story import to_you

TELLING = {"off", "dim"}  # looks of marks that say what may not be done


def needed(game: Game[Any, Any], level: Level, state: Any) -> list[str]:
    """The touches of all moves that are of the answer's kinds: what a task has to do with."""
    kinds = tuple(type(game.notation.read_move(text)) for text in level.solution)
    moves = [move for move in game.legal_moves(state) if isinstance(move, kinds)]
    return sorted({pick for move in moves for pick in game.scene.picks(move)})


def asks_only(game: Game[Any, Any], level: Level, state: Any, frame: Frame) -> Frame:
    """A frame whose question leaves out what is legal, but comes in a later level."""
    kinds = tuple(type(game.notation.read_move(text)) for text in level.solution)
    ways = game.scene.ways(state) if game.to_move(state) not in (None, CHANCE) else []
    wanted = [way for way in ways if any(isinstance(move, kinds) for move in way.moves)]
    later = [way for way in ways if way not in wanted]
    told = frame.status[0].text if frame.status else ""
    if not wanted or not later or not all(way.phrase in told for way in later):
        return frame
    return replace(frame, status=(Sentence(sentence(wanted)), *frame.status[1:]))


def yours(scene: Scene, seat: int) -> Scene:
    """A scene that calls the learner "You"."""
    name = f"layer {seat + 1}"

    def told(mark: Mark) -> Mark:
        return replace(mark, text=to_you(mark.text, seat), title=to_you(mark.title, seat))

    marks = (told(mark) if name in mark.text + mark.title else mark for mark in scene.marks)
    return replace(scene, marks=tuple(marks))


def unlit(scene: Scene) -> Scene:
    """A scene whose buttons do not say which of them may be pressed, nor why not."""
    nothing = frozenset[tuple[str, ...]]()
    marks = tuple(map(untold, scene.marks))
    return replace(scene, marks=marks, captions={}, dashed=nothing, costly=nothing)


def untold(mark: Mark) -> Mark:
    """A mark without a word on whether it may be touched."""
    words = mark.look.split()
    if mark.id == "reason":
        return replace(mark, text="")
    if TELLING.isdisjoint(words) and REFUSES not in mark.title:
        return mark
    look = " ".join(word for word in words if word not in TELLING)
    return replace(mark, look=look, title=mark.title.partition(REFUSES)[0])
