"""Kaigan's picture, the head line: the round with its years, and the walk through the phases."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.scene import Mark
from ..rules.state import OVER, State
from .scenery import PHASES, STRIDE, WALK, walk

MOST_PIPS = 6
TOLD = {  # what a phase is for
    "cards": "cards are laid and rows claimed",
    "actions": "the rows act space by space",
    "neutral": "dice bring neutral markers",
    "scoring": "complete tiles are scored",
    "income": "Artistic and Government pay Ryo",
    "honor": "Artistic and Government pay Honor",
}


def head_marks(state: State) -> Iterator[Mark]:
    """Round, years and phases."""
    board, over = state.board, state.phase == OVER
    text = "The game is over" if over else f"Round {state.round} of {board.rounds}"
    yield Mark("round", "left serif strong pips", (160, 17), "", text, 15)
    pips = board.rounds <= MOST_PIPS
    years = shortened(board.years[state.round - 1], 12 if pips else 26)
    yield Mark("years", "left serif soft minor", (160, 33), "", years, 13)
    for n in range(board.rounds if pips else 0):
        done = over or n < state.round - 1
        look = "done" if done else "present" if n == state.round - 1 else ""
        yield Mark(f"year:{n}", f"pip {look} pips", (252 + 15 * n, 33), "disc 4.5")
    yield from phase_marks(len(PHASES) if over else phase_of(state))


def shortened(text: str, most: int) -> str:
    """A text that fits.

    >>> shortened("1800-1804", 12), shortened("the early years", 12)
    ('1800-1804', 'the early y…')
    """
    return text if len(text) <= most else f"{text[: most - 1]}…"


def phase_of(state: State) -> int:
    """The number of the phase, from 0; -1 while the first tiles are revealed."""
    return PHASES.index(state.phase) if state.phase in PHASES else -1


def phase_marks(now: int) -> Iterator[Mark]:
    """The phases as stations of a walk."""
    x, y = WALK
    steps = min(max(now, 0), len(PHASES) - 1)
    yield Mark("walked", "walk done pips", (x, y), walk(steps))
    for n, phase in enumerate(PHASES):
        look = "done" if n < now else "present" if n == now else "later"
        said = f"in phase {n + 1} {TOLD[phase]}"
        at, text = (x + STRIDE * n, y), str(n + 1)
        area = (x + STRIDE * (n + 0.4), y)
        yield Mark(f"phase:{n}:area", "area pips", area, f"box {STRIDE} 26", title=said)
        yield Mark(f"phase:{n}", f"station {look} pips", at, "disc 10", text, 12, title=said)
        at = (at[0] + 15, y)
        yield Mark(f"phase:{n}:word", f"left phase {look} pips", at, "", phase, 13)
