"""What just happened: what each of the others did since somebody's last decision, and what it cost.

A turn is one line, however many moves it has; what followed by rule is told with it. Whose points
changed is told apart, with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from .game import CHANCE, Seat
from .match import Match
from .sources import sources
from .story import Line, line, moves_since
from .viewer import seen
from .words import listed

FEW = 3  # lines of news
MANY = 5  # consequences of one move that are told instead, as a summary
STEPS = 3  # moves of one turn that are told
TO_YOU = re.compile(r"\byour?\b")
AFTER = 3  # consequences that are told with a turn


def newest(match: Match[Any, Any], seat: Seat) -> tuple[list[Line], int]:
    """The few lines worth telling of what happened since, and how many are left out.

    What players did comes before what chance did, and the newest before the older. Where a move
    had many consequences, such as the end of a round, all of these are told, then what came later.
    """
    since = moves_since(match, seat)
    much = [at for at in since if len(match.states[at + 1].news) >= MANY][-1:]
    summary = [each for at in much for each in summed_up(match, seat, at)]
    later = [at for at in since if not much or at > much[0]]
    turns = once(turns_of([line(match, at, seat) for at in later]))
    weighed = sorted(turns, key=lambda turn: (turn.seat == CHANCE, -turn.at))
    told = sorted(weighed[:FEW], key=lambda turn: turn.at)
    return [*summary, *told], len(turns) - len(told)


def summed_up(match: Match[Any, Any], seat: Seat, at: int) -> list[Line]:
    """All consequences of a move, by the parts of the rulebook: a heading, then lines.

    What is about the reader comes first in each part.
    """
    found: dict[str, list[str]] = {}
    for text, clause in line(match, at, seat).events:
        found.setdefault(match.game.BOOK[clause].section, []).append(text)
    own_first = {
        part: sorted(texts, key=lambda text: not TO_YOU.search(text))
        for part, texts in found.items()
    }
    return [Line(CHANCE, "\n".join([part, *texts]), at) for part, texts in own_first.items()]


def turns_of(lines: Sequence[Line]) -> list[Line]:
    """Moves by turns: what one seat did in a row is one line, and chance goes with whom it serves.

    >>> [
    ...     turn.text
    ...     for turn in turns_of([Line(1, "Player 2 rolls", 0), Line(1, "Player 2 adds", 1)])
    ... ]
    ['Player 2 rolls; adds']
    """
    found: list[list[Line]] = []
    for each in lines:
        if found and each.seat in (CHANCE, found[-1][0].seat):
            found[-1].append(each)
        else:
            found.append([each])
    return [as_turn(held) for held in found]


def once(turns: Sequence[Line]) -> list[Line]:
    """Turns of which the same is said only once, where it was last so: to keep something again.

    >>> [each.at for each in once([Line(1, "waits", 0), Line(2, "waits", 1), Line(1, "waits", 2)])]
    [1, 2]
    """
    last = {(each.seat, each.text): each for each in turns}
    return [each for each in turns if last[each.seat, each.text] is each]


def as_turn(held: Sequence[Line]) -> Line:
    """One line for the moves of a turn."""
    own = [each for each in held if each.seat == held[0].seat]
    own = own[-1:] if held[0].seat == CHANCE else own
    told = list({each.text: each for each in own}.values())
    steps = [told[0].text, *(without_subject(each.text) for each in told[1:STEPS])]
    if len(told) > STEPS:
        steps.append(f"{len(told) - STEPS} more")
    events = dict.fromkeys(event for each in held for event in each.events)
    return replace(
        held[0], text="; ".join(steps), until=held[-1].at + 1, events=tuple(events)[:AFTER]
    )


def without_subject(text: str) -> str:
    """A sentence about a player without saying again who it is.

    >>> without_subject("Player 12 adds a card"), without_subject("You pass")
    ('adds a card', 'pass')
    """
    words = text.split(" ")
    return " ".join(words[2:] if words[0] == "Player" else words[1:])


def changed_points(match: Match[Any, Any], seat: Seat, sees: Seat) -> list[Line]:
    """Whose points changed since a seat decided last, and by what."""
    since = moves_since(match, seat)
    if not since:
        return []
    found = points_between(match, since[0], match.at, sees)
    return [Line(player, told, since[-1]) for player, told in found.items()]


def points_between(match: Match[Any, Any], start: int, end: int, sees: Seat) -> dict[Seat, str]:
    """Whose points differ between two positions of the history, and by what."""
    game = match.game
    then, now = (
        {
            each.name: each.points
            for each in sources(game, seen(game, match.states[at], sees), match.players)
        }
        for at in (start, end)
    )
    nothing = (0,) * match.players
    told = {}
    for player in range(match.players):
        steps = {
            name: now.get(name, nothing)[player] - then.get(name, nothing)[player]
            for name in dict.fromkeys([*then, *now])
        }
        if any(steps.values()):
            told[player] = in_words(steps)
    return told


def in_words(steps: dict[str, int]) -> str:
    """Points by their sources: the largest first.

    >>> in_words({"the Grand Master": -2, "places": 1, "diplomas": 0})
    '−2 from the Grand Master and +1 from places'
    """
    parts = sorted(((n, name) for name, n in steps.items() if n), key=lambda part: -abs(part[0]))
    return listed([f"{signed(n)} from {name}" for n, name in parts], 4)


def signed(n: int) -> str:
    """A number with its sign, as it is printed.

    >>> signed(3), signed(-2)
    ('+3', '−2')
    """
    return f"+{n}" if n >= 0 else f"−{-n}"
