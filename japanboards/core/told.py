"""What a lesson tells a learner: one place, and in it one of a few states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import partial
from typing import Any, Literal

from .frame import Sentence, complaints
from .game import Game
from .lesson import Answer, Level
from .merits import merits
from .rulebook import Event
from .story import to_you

Kind = Literal["new", "refused", "but", "on", "hint", "done"]
UNLIT = "Nothing is lit: any place may be touched, and a wrong one says why."
LIT = "What you need is lit."
STAR = "Star: no mistake and no hint."
LIT_STAR = "Star: no hint; tries are free."
FREE = "That try was free: the star stays."
BACK = "It is taken back."
BETTER = "Another move is better: this one is taken back."


@dataclass(frozen=True, slots=True)
class Told:
    """What is said beside the task, and what has become of the star."""

    kind: Kind
    head: str
    lines: tuple[Sentence, ...]
    star: str = ""
    has_star: bool = False  # it is still to be had, or was won


def not_tried(level: Level, clean: bool) -> Told:
    """A level that was just set up."""
    line = Sentence(LIT if level.lights else UNLIT)
    told = with_star(Told("new", "Not tried yet", (line,)), clean)
    return replace(told, star=LIT_STAR) if level.lights and clean else told


def with_star(told: Told, clean: bool) -> Told:
    """The same, and whether the star can still be had."""
    tried = told.kind in ("refused", "but")
    words = (FREE if tried else STAR) if clean else "Without the star now."
    return replace(told, star=words, has_star=clean)


def hinted(level: Level, nth: int) -> Told:
    """The first hint is words, the second a light, the third shows an answer."""
    also = ("", "Where to begin is marked now.", "An answer is marked now.")
    shown = tuple(Sentence(text) for text in also[nth - 1 : nth] if text)
    words = Sentence(level.hint, level.clauses[:1])
    return with_star(Told("hint", "Hint", (words, *shown)), False)


def reminded(told: Told, level: Level) -> Told:
    """What is answered after a hint: the hint stays below it."""
    return replace(told, lines=(*told.lines, Sentence(f"Hint: {level.hint}")))


def strange(
    clean: bool, touched: Sequence[str], reason: str = "", button: str = "", lit: bool = True
) -> Told:
    """Something was touched that is no move: what, in words, and the reason if one is known.

    ``button`` is the one that does what was meant; where nothing is ``lit``, which is the question.
    """
    what, *before = reversed(touched)
    if button:
        line = Sentence(f"The buttons beside the board do it{f': press {button}' * lit}.")
    elif reason:
        line = Sentence(f"{what} is not possible now: {reason}.")
    elif before:
        line = Sentence(f"{what} does not go with {before[0]}.")
    else:
        line = Sentence(f"No move of this position begins with {what}.")
    return with_star(Told("but", "Not a move yet", (line,)), clean)


def nothing_there(level: Level, clean: bool) -> Told:
    """A part of the picture was touched that stands for nothing."""
    where = "touch what is lit" if level.lights else "touch a piece, a place or a button"
    line = Sentence(f"This part of the picture is only to look at: {where}.")
    return with_star(Told("but", "Nothing happens there", (line,)), clean)


def judged(
    game: Game[Any, Any],
    level: Level,
    state: Any,
    move: Any,
    given: Answer,
    clean: bool,
    spared: bool = False,
) -> Told:
    """The answer to a move; ``spared`` if a wrong one before it was free."""
    seat = game.to_move(state)
    you = partial(to_you, seat=seat) if seat is not None else str
    told = you(game.notation.tell(state, move))
    if given.verdict == "done":
        return done(level, told, given, clean, spared, you)
    if given.verdict == "refused":
        lines = tuple(replace(x, text=whole(you(x.text))) for x in complaints(given.breaches))
        return with_star(Told("refused", f"Not possible: {named(move, told)}", lines), clean)
    if given.verdict == "on the way":
        so_far = "That is right so far. Go on."
        line = Sentence("All steps are judged together. Go on." if level.whole else so_far)
        return with_star(Told("on", told, (line,)), clean)
    if given.verdict == "missed":
        again = Sentence("All of it is taken back: try another way.")
        return with_star(Told("but", "Not yet", (*wanted(given), again)), clean)
    against = level.against(game.notation.write_move(move))
    reason = Sentence(against) if against else level.well and merits(game, level, state, move)
    lines = (Sentence(f"That is allowed, but not the task. {BACK}"),)
    if reason:
        allowed = replace(reason, text=f"That is allowed. {reason.text}")
        lines = (allowed, Sentence(BETTER if level.well else BACK))
    return with_star(Told("but", told, lines), clean)


def pressed(told: Told, button: str, reason: str) -> Told:
    """A refusal of a button alone: of what it might have been about nothing is said."""
    first, *others = told.lines
    lines = (replace(first, text=whole(reason)),) if reason else (first, *others)
    return replace(told, head=f"Not possible: {button}.", lines=lines)


def wanted(given: Answer) -> list[Sentence]:
    """What was wanted of several decisions, line by line."""
    missing = "✕ Not so: {}{}"
    return [
        Sentence(f"✓ {text}" if so else missing.format(text[:1].lower(), text[1:]))
        for text, so in given.wants
    ]


def done(
    level: Level,
    told: str,
    given: Answer,
    clean: bool,
    spared: bool,
    you: Callable[[str], str],
) -> Told:
    """A level is done: why it was right, what happened by rule, and the star."""
    why = Sentence(level.learned, level.clauses[:2])
    news = [event for _, state in given.line for event in state.news]
    also = [*wanted(given), *proof(level), *happened(news, level, you)]
    won = "Star: no hint; the wrong try was free." if spared else "Star: no mistake, no hint."
    star = won if clean else "Done, without the star."
    return Told("done", f"Done. {told}", (why, *also), star, clean)


def proof(level: Level) -> list[Sentence]:
    """By how much the answer is better, and how that is known."""
    if not level.well:
        return []
    tried = f"The computer tried each move {level.well.tries} times"
    ahead = f"the best answer was {level.well.margin:g} points ahead of the best other move"
    return [Sentence(f"{tried}: {ahead}.")]


def happened(events: Sequence[Event], level: Level, you: Callable[[str], str]) -> list[Sentence]:
    """What happened by one of the rules that the level teaches."""
    taught = [event for event in events if event.clause.id in level.clauses][:2]
    return [Sentence(whole(you(event.text)), (event.clause.id,)) for event in taught]


def bare(told: str) -> str:
    """What "You" do, without saying who.

    >>> bare("You take column 2."), bare("The red 4 is written.")
    ('take column 2.', 'The red 4 is written.')
    """
    return told.removeprefix("You ")


def named(move: Any, told: str) -> str:
    """A refused move in words; one that has no particulars is named without what follows of it."""
    plain = is_dataclass(move) and not fields(move)
    return bare(told.split(",")[0].rstrip(".") + "." if plain else told)


def whole(text: str) -> str:
    """A sentence with a capital and a full stop.

    >>> whole("two is too far"), whole("Is it?")
    ('Two is too far.', 'Is it?')
    """
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")
