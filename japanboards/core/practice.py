"""Practice: questions made by the engine, and what is said to their answers. No screen.

Five kinds, none of them a list by hand: positions come out of games that chance and a bot play
(``practice_lines``), answers out of the rules. The same seed is always the same question. A game
may add to it, in ``teaching/practice.py``:

========== ====================================================================================
``FINDS``  what may be looked for on its board (``Finding``)
``BRINGS`` kinds of moves of which it may be asked how many points they bring at once
``SHEETS`` how the clauses begin whose points can be read from a position at the end
``TIES``   the clauses that say who wins where points are equal
``part``   ``(touches, move or None) -> list``: what a question about these places has to show
``asked``  ``(state, move) -> str``: a move as a question puts it, where its tale gives it away
``named``  ``(state, touch) -> str``: a place in the words of the board, where its title has others
``gains``  ``(state, move) -> lines``: what a move brings, where the score sheet has totals only
``walk``   ``(state, move) -> touches``: the places on the way of a move, to draw it
``tells``  ``(move or None) -> how ids begin``: marks that would answer a question about the move,
           or about points at the end
``stands`` ``(state) -> str``: what decides and is not drawn, or not always in the part that is
``why``    ``(state, move) -> sentence``: what makes a legal move legal, where FINDS does not say it
``counts`` ``(state, line) -> touches``: the places that a line of the score sheet counts
``silly``  ``(state, move) -> bool``: nobody would ask about this
``KIN``    groups of clauses that fit the same cases: no two of a group are offered to choose from
``THINGS`` how the clauses begin that say what there is in the box: they are asked last
``BEYOND`` clauses that nothing on the board can offend: for them it is asked which rule says so
========== ====================================================================================
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from .around import buttons_on
from .asking import Choice
from .frame import Sentence
from .game import Game
from .rulebook import Breach, said_once
from .scene import Light, Scene, is_away
from .told import whole

Kind = Literal["legal", "find", "worth", "best", "rule"]
KINDS: dict[Kind, str] = {
    "legal": "Legal or not?",
    "find": "Find it",
    "worth": "What is it worth?",
    "best": "What would you do?",
    "rule": "Which rule says so?",
}


@dataclass(frozen=True)
class Question:
    """Something to be answered about a position, through the eyes of a seat."""

    kind: Kind
    seed: int
    state: Any
    seat: int
    task: str
    clauses: tuple[str, ...]  # what it is about; an answer counts for these
    house: str = field(default="", kw_only=True)  # what this table has decided otherwise


@dataclass(frozen=True)
class Verdict:
    """What is said to an answer: whether it was right, why, and what the board shows of it."""

    right: bool
    head: str
    lines: tuple[Sentence, ...]
    known: tuple[str, ...] = ()  # clauses that this answer shows to be known
    missed: tuple[str, ...] = ()  # and those it does not
    lights: tuple[Light, ...] = ()
    rows: tuple[tuple[str, str, str], ...] = ()  # a tally: what, its clause, how much


def asked(game: Game[Any, Any], state: Any, move: Any) -> str:
    """A move as a question puts it: what is done, and not a word on whether it may be."""
    own: Callable[[Any, Any], str] | None = getattr(extras(game), "asked", None)
    return own(state, move) if own else game.notation.tell(state, move)


def extras(game: Any) -> Any:
    """What a game adds to practice: a module, or nothing."""
    return getattr(game, "practice", None)


def picture_of(game: Game[Any, Any], state: Any, seat: int) -> Scene:
    """What a seat sees, without a word on what may be done."""
    view = game.view(state, seat)
    draw = getattr(game.scene, "unlit", game.scene.scene)
    scene: Scene = draw(view, seat)
    return scene


def touchable(game: Game[Any, Any], state: Any, seat: int) -> Counter[str]:
    """Everything that can be touched, and how often it is there: on the board, and beside it."""
    scene = picture_of(game, state, seat)
    own = getattr(game.scene, "choices", None)
    choices: Iterable[Choice] = own(game.view(state, seat), seat) if own else buttons_on(scene)
    marks = Counter(mark.pick for mark in scene.marks if mark.pick and not is_away(mark))
    return marks | Counter(choice.pick for choice in choices)


def complaint(breaches: Iterable[Breach]) -> tuple[Sentence, ...]:
    """Why not, each reason once with its clauses."""
    return tuple(Sentence(whole(text), ids) for text, ids in said_once(breaches).items())


def unknown(verdict: Verdict) -> Verdict:
    """The same explanation for somebody who did not know."""
    head = f"The answer: {verdict.head.removeprefix('Right: ')}"
    return replace(verdict, right=False, head=head, known=(), missed=verdict.known)
