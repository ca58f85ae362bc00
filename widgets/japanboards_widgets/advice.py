"""What a table's Hint button says: the best moves found, and what speaks for them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from japanboards.bots import Hint, Thinking, hinting
from japanboards.core.match import Match

from .board import Said

ITERATIONS, SECONDS = 300, 1.5  # a search stops at whichever comes first


def advising(match: Match[Any, Any]) -> Thinking[list[Said]]:
    """Sentences for the person to move; only what that seat may see is looked at."""
    seat = match.turn()
    if not match.human_turn() or seat is None:
        return [Said("A hint is for a person who has to decide.")]
    if len(moves := match.game.legal_moves(match.state)) == 1:
        return [Said(f"Hint: {match.game.notation.tell(match.state, moves[0])}"), ONLY]
    # The search has random numbers of its own: those of the match decide its dice.
    rng = random.Random(match.at)
    found = yield from hinting(match.game, match.view(seat), seat, rng, ITERATIONS, SECONDS)
    return spoken(found, match.players == 1)


ONLY = Said("There is nothing else to do.")


def spoken(found: Sequence[Hint[Any]], alone: bool) -> list[Said]:
    """The best hint with its reasons and how it did, then what comes next to it."""
    best, *others = found
    told = [Said(f"Hint: {best.told}")]
    told += [Said(sentence(reason.text), (reason.clause,)) for reason in best.reasons]
    told.append(Said(f"After {best.visits} tries it promises {promise(best.value, alone)}."))
    for second in others[:1]:
        told.append(Said(f"Next best, {promise(second.value, alone)}: {second.told}"))
    return told


def promise(value: float, alone: bool) -> str:
    """A value in words: a lead, or alone the points at the end.

    >>> promise(-1.25, alone=False), promise(30.04, alone=True)
    ('a lead of -1.2 points', '30.0 points in the end')
    """
    return f"{value:.1f} points in the end" if alone else f"a lead of {value:+.1f} points"


def sentence(text: str) -> str:
    """Words with a capital and a full stop.

    >>> sentence("you get 1 point")
    'You get 1 point.'
    """
    return f"{text[:1].upper()}{text[1:]}."
