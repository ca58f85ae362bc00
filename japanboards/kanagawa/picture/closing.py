"""The picture at the end of Kanagawa: everybody's print, one panorama below the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...core.game import Seat
from ...core.scene import Closing, Mark, Scene
from ..cards import count_of
from ..rules.effects_work import cards_that_end
from ..rules.generator import deck_size
from ..rules.scoring import MASTER, best_run
from ..rules.state import OVER, TILE, State
from .layout import CELL_HIGH, CELL_WIDE, RIBBON, Box, Row
from .players import total_of
from .prints import print_marks

WIDE, HEAD, GAP = 480.0, 28.0, 8.0
LARGEST = 0.9  # size of a place, at most
LONG = 8  # places that are cut in two lines, where two players have all the room


def closing(states: Sequence[State], last: Scene) -> Closing:
    """The prints as they were at the end, all with places of the same size."""
    end = states[-1]
    places = 1 + max(len(painter.print) for painter in end.painters)
    lines = 2 if end.seats == 2 and places > LONG else 1
    across = -(-places // lines)
    size = min(LARGEST, (WIDE - 2 * GAP) / (CELL_WIDE * across))
    step = HEAD + lines * (CELL_HIGH * size + RIBBON) + GAP
    marks = tuple(
        mark
        for seat in range(end.seats)
        for mark in panorama(end, seat, GAP + seat * step, across, size)
    )
    frame = (0.0, 0.0, WIDE, GAP + end.seats * step)
    scene = Scene(frame, marks, last.style, "The prints at the end", defs=last.defs)
    return "The prints as they were painted", told(end), (("", scene),)


def ending(state: State) -> str:
    """That this round is the last, and why; nothing before it is."""
    if state.step in (TILE, OVER) or not (why := why_it_ends(state)):
        return ""
    return f"the last one: {why}"


def why_it_ends(state: State) -> str:
    """What ends the game with this round, if it is so."""
    for seat, painter in enumerate(state.painters, 1):
        if (cards := cards_that_end(state, painter)) >= state.board.ends:
            return f"player {seat} has {count_of(cards, 'card')}"
    return "" if deck_size(state) else "the deck is empty"


def told(end: State) -> str:
    """What ended the game, and who has the Grand Master: that changes up to the very end."""
    why = why_it_ends(end).replace("player", "Player")
    ended = f"The game ended because {why.replace(' has ', ' had ').replace(' is ', ' was ')}."
    if end.master not in range(end.seats):
        return ended
    return f"{ended} The Grand Master, +{MASTER}, ended up with Player {end.master + 1}."


def panorama(state: State, seat: Seat, y: float, across: int, size: float) -> Iterator[Mark]:
    """A player's name and Harmony, and the print below them."""
    name, middle = f"end{seat}:", y + HEAD / 2 - 2
    yield Mark(f"{name}crest", "swatch", (GAP + 12, middle), f"use crest{seat} 1")
    yield Mark(f"{name}player", "soft left title", (GAP + 28, middle), "", f"Player {seat + 1}", 15)
    (x, total), ring = (WIDE - GAP - 14, f"{total_of(state, seat)}"), "use ring 1.1"
    yield Mark(f"{name}unit", "soft right", (x - 18, middle), "", "Harmony", 13)
    yield Mark(f"{name}harmony", "swatch onpaper strong", (x, middle), ring, total, 14)
    canvas = Box(GAP, y + HEAD, CELL_WIDE * size * across, CELL_HIGH * size)
    run = best_run(state.board, state.painters[seat], state.switches)
    row = Row(canvas, canvas, size, canvas, 1, places=across, wraps=True)
    yield from print_marks(state, seat, row, name, run)


def source_colors(state: State) -> Mapping[str, str]:
    """What brings Harmony, in the colors it has on the table."""
    return {
        "the print": "#255f7e",
        "a season in a row": "#a8436a",
        "symbols": "#8a6a1c",
        "diplomas": "#7a4a24",
        "the Grand Master": "#4b3a7d",
    }
