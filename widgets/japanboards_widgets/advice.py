"""What a table's Hint button says: the best moves found, and what speaks for them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from japanboards.bots import Hint, Thinking, hinting
from japanboards.bots.hints import Reason, consequences
from japanboards.core.frame import Sentence
from japanboards.core.game import NOBODY, Game, Seat
from japanboards.core.match import Match
from japanboards.core.story import to_you
from japanboards.core.words import capital, counted, listed

ITERATIONS, SECONDS = 300, 1.5  # a search stops at whichever comes first
LEVEL = 0.05  # points: whoever is nearer is level


def advising(match: Match[Any, Any]) -> Thinking[list[Sentence]]:
    """Sentences for the person to move; only what that seat may see is looked at."""
    seat = match.turn()
    if not match.human_turn() or seat is None:
        return [Sentence("A hint is for a person who has to decide.")]
    game = match.game
    # The search has random numbers of its own: those of the match decide its dice.
    rng, view = random.Random(match.at), match.view(seat)
    if len(moves := game.legal_moves(match.state)) == 1:
        return forced(game, view, seat, moves[0], rng)
    found = yield from hinting(game, view, seat, rng, ITERATIONS, SECONDS)
    return spoken(game, found, match.players == 1, seat)


ONLY = Sentence("There is nothing else to do.")


def forced(
    game: Game[Any, Any], view: Any, seat: Seat, move: Any, rng: random.Random
) -> list[Sentence]:
    """The only move there is, and what follows from it."""
    told = as_advice(game.notation.tell(view, move), seat)
    follows = consequences(game, view, seat, move, rng)
    reasons = [Sentence(sentence(to_you(each.text, seat)), (each.clause,)) for each in follows]
    return [pointing(game, f"Hint: {told}", move), ONLY, *reasons]


def as_advice(told: str, seat: Seat) -> str:
    """What a player would do, as advice to this player.

    >>> as_advice("Player 1 writes the red 4 in Tokyo.", 0)
    'write the red 4 in Tokyo.'
    """
    return to_you(told, seat).removeprefix("You ")


def spoken(
    game: Game[Any, Any], found: Sequence[Hint[Any]], alone: bool, seat: Seat = NOBODY
) -> list[Sentence]:
    """The best hint, its idea in words and its reasons; how it goes on and how it did; others."""
    best, *others = (replace(each, told=as_advice(each.told, seat)) for each in found)
    told = [pointing(game, f"Hint: {best.told}", best.move)]
    told += what_speaks(best, seat, score_alike(found))
    if not best.reasons and not best.scores and not best.words:
        told.append(Sentence(unscored(best.hope, best.hopes)))
    if best.scores:
        clauses = dict.fromkeys(reason.clause for reason in best.scores)
        said = listed([reason.text for reason in best.scores], most=len(best.scores))
        begin = (
            "With what follows" if best.reasons else "It scores nothing itself; with the next step"
        )
        told.append(Sentence(f"{begin} {said}.", tuple(clauses)))
    if best.then:
        then = " ".join(to_you(each, seat) for each in best.then)
        told.append(Sentence(f"Then: {then[:1].lower()}{then[1:]}"))
    told.append(Sentence(f"On average {promise(best, alone)}."))
    by_number = sorted(others, key=lambda other: -other.value)
    higher = [other for other in by_number if other.value > best.value + LEVEL]
    for other in higher:  # a number that rests on fewer games would only contradict the hint
        told.append(
            pointing(game, f"Perhaps as good: {other.told} {unsure(best, other)}", other.move)
        )
    lower = [other for other in by_number if other not in higher]
    for place, other in zip(("Second", "Third"), lower, strict=False):
        then = f" Then: {as_advice(other.then[0], seat)}" if other.move in best.plan else ""
        said = f"{place} best: {other.told}{then} {capital(promise(other, alone))}."
        told.append(pointing(game, said, other.move))
    return told


def score_alike(found: Sequence[Hint[Any]]) -> bool:
    """Whether all of these moves bring as much at once: then points tell none of them apart."""
    each = [
        [reason.text.partition(" (")[0] for reason in one.reasons if reason.scored] for one in found
    ]
    return len(each) > 1 and all(one == each[0] for one in each)


def what_speaks(hint: Hint[Any], seat: Seat, alike: bool = False) -> list[Sentence]:
    """Why a move is advised: what it brings, then what it costs, then what it denies and allows.

    Where all moves score alike, what tells them apart comes before the points.
    """

    def cited(reasons: Iterable[Reason]) -> list[Sentence]:
        return [Sentence(sentence(to_you(each.text, seat)), (each.clause,)) for each in reasons]

    scored = [reason for reason in hint.reasons if reason.scored]
    words = [Sentence(sentence(to_you(text, seat))) for text in hint.words]
    begin = [Sentence(sentence(to_you(hint.brings, seat)))] if hint.brings else []
    gains = cited(reason for reason in scored if reason.gain > 0)
    if alike and not begin:
        begin, words = words, []
    elif not begin and not gains:
        begin, words = words[:1], words[1:]
    costs = cited(reason for reason in scored if reason.gain <= 0)
    return [*begin, *gains, *costs, *words, *cited(r for r in hint.reasons if not r.scored)]


def pointing(game: Game[Any, Any], text: str, move: Any) -> Sentence:
    """A sentence that can show on the board what it speaks of."""
    return Sentence(text, picks=tuple(game.scene.picks(move)))


def unsure(best: Hint[Any], other: Hint[Any]) -> str:
    """Why a move with the better number is not the one advised."""
    if other.visits >= best.visits:
        return "The two are too close to tell apart."
    return "Too few games were tried with it to be sure."


def unscored(hope: float, hopes: Sequence[tuple[str, float]] = ()) -> str:
    """What speaks for a move that brings no points yet, and where they may come from.

    >>> unscored(1.25), unscored(-0.5)
    ('It scores nothing at once, but 1.2 points more may come.', 'It scores nothing at once.')
    >>> unscored(1.4, [("spaces to act on", 2.0), ("markers", 0.0), ("money", -0.6)])
    'It scores nothing at once, but 1.4 points more may come: +2.0 from spaces to act on.'
    """
    if hope < 0.05:
        return "It scores nothing at once."
    grown = [f"+{more:.1f} from {name}" for name, more in hopes[:2] if more >= 0.05]
    where = f": {listed(grown)}" if grown else ""
    return f"It scores nothing at once, but {hope:.1f} points more may come{where}."


def promise(hint: Hint[Any], alone: bool) -> str:
    """How a move did, in words."""
    word = "with " if abs(hint.value) < LEVEL else "of " * (hint.value > 0)
    ends = f"{standing(hint.value, alone)}{'' if alone else f' {word}your best rival'}"
    return f"it leaves you {ends}, in {counted(hint.visits, 'game')} tried"


def standing(value: float, alone: bool) -> str:
    """A value in words: how far ahead or behind; alone, how many points.

    >>> standing(1.25, alone=False), standing(-2.04, alone=False), standing(0.01, alone=False)
    ('1.2 points ahead', '2.0 points behind', 'level')
    >>> standing(30.04, alone=True)
    'with 30.0 points'
    """
    if alone:
        return f"with {value:.1f} points"
    if abs(value) < LEVEL:
        return "level"
    return f"{abs(value):.1f} points {'ahead' if value > 0 else 'behind'}"


def sentence(text: str) -> str:
    """Words with a capital and a full stop.

    >>> sentence("you get 1 point")
    'You get 1 point.'
    """
    return f"{text[:1].upper()}{text[1:]}."
