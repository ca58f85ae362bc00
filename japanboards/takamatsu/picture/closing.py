"""The picture at the end of Takamatsu: the garden, and how far each pagoda has come around it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile

from ...core.scene import Closing, Scene
from ...core.secrets import known
from ...core.sources import Source
from ...core.words import counted, signed
from ..board import COLORS
from ..rules.scoring import tally, with_hidden_cards
from ..rules.state import State
from .ink import Box
from .layout import garden

SHIFTS = {"TAK-EVAL-11", "TAK-EVAL-12", "TAK-RULING-10", "TAK-HID-04"}  # that move a pagoda
EDGE = 6  # of the garden, where posts of the rooms stand


def closing(states: Sequence[State], last: Scene) -> Closing:
    """The garden as it was at the end."""
    end = states[-1]
    left, top, wide, high = garden(end.board)
    inside = left + EDGE, top + EDGE, wide - 2 * EDGE, high - 2 * EDGE
    note = " ".join([how_far(end), *by_hidden_cards(end), *by_the_last_move(states)])
    return "The garden at the end", note, (("", seen_in(last, inside)),)


def by_the_last_move(states: Sequence[State]) -> Iterator[str]:
    """A sentence with what the cards of the last march did to the pagodas, if they did anything."""
    since = takewhile(lambda state: state.walked is states[-1].walked, reversed(states))
    told = [e.text for state in reversed([*since]) for e in state.news if e.clause.id in SHIFTS]
    if told:
        yield f"By the last move: {'; '.join(told)}."


def by_hidden_cards(end: State) -> Iterator[str]:
    """A sentence with what the hidden cards that were shown at the end did to the pagodas."""
    told = [
        f"{' and '.join(map(signed, values))} for the {COLORS[color]} pagoda, {before} to {after}"
        for color, (before, after) in enumerate(
            zip(end.pagodas, with_hidden_cards(end), strict=True)
        )
        for values in (known(card.value for card in end.held[color]),)
        if values
    ]
    if told:
        yield f"By hidden cards, counted at the end: {'; '.join(told)}."


def seen_in(whole: Scene, frame: Box) -> Scene:
    """A part of a picture."""
    left, top, wide, high = frame
    marks = tuple(
        mark
        for mark in whole.marks
        if left <= mark.at[0] <= left + wide and top <= mark.at[1] <= top + high
    )
    return replace(whole, frame=frame, marks=marks, zones=(), title="The garden at the end")


def how_far(state: State) -> str:
    """Who is first in the garden, in words."""
    goal, pagodas = state.board.goal, with_hidden_cards(state)
    points = max(pagodas)
    first = pagodas.index(points)
    return f"The {COLORS[first]} pagoda has {counted(points, 'point')}; {goal} ends the game."


KINDS = {  # of cards: the clauses behind their points, and a color
    "open cards": (("TAK-EVAL-11",), "#a8641a"),
    "hidden cards": (("TAK-HID-04", "TAK-END-04"), "#1f3f73"),
    "minus cards": (("TAK-EVAL-12",), "#8c2d2d"),
}


def sources_of_game(states: Sequence[State]) -> list[Source]:
    """Where all points came from, by kinds of cards: every step of a pagoda was one."""
    end = states[-1]
    points = {kind: [0] * end.seats for kind in KINDS}
    for before, after in pairwise(states):
        kind = "hidden cards" if hidden(after) < hidden(before) else "open cards"
        for color, (old, new) in enumerate(zip(before.pagodas, after.pagodas, strict=True)):
            if new != old:
                points["minus cards" if new < old else kind][after.owners[color]] += new - old
    for seat in range(end.seats):
        shown = sum(line.points for line in tally(end) if line.seat == seat)
        points["hidden cards"][seat] += shown - sum(each[seat] for each in points.values())
    return [
        Source(kind, tuple(by_seat), ((),) * end.seats, KINDS[kind][0])
        for kind, by_seat in points.items()
    ]


def hidden(state: State) -> int:
    """How many hidden cards the players hold."""
    return sum(map(len, state.held))


def source_colors(state: State) -> Mapping[str, str]:
    """A color for each kind of card."""
    return {kind: color for kind, (_, color) in KINDS.items()}
