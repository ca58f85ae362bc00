"""Who meets which diploma, and which of them are to be decided at once."""

from __future__ import annotations

from collections.abc import Sequence
from reprlib import repr as shortly

from ..board import Board
from ..cards import Diploma, asks
from .icon_codes import STATES, USED
from .state import Names, Painter, State, Switches


def subjects(board: Board, painter: Painter, category: str) -> dict[str, int]:
    """The subjects of one category in a print, each as often as it is there."""
    found: dict[str, int] = {}
    for name in painter.print:
        card = board.cards[name]
        if board.category.get(card.subject) == category:
            found[card.subject] = found.get(card.subject, 0) + card.count
    return found


def equal_icons(board: Board, painter: Painter, switches: Switches) -> int:
    """The most icons of one landscape in a studio; wild ones count if the table says so."""
    counts = [0] * len(board.icons)
    for icon in painter.icons:
        counts[icon // STATES] += 1
    wild = counts.pop()
    return max(counts) + wild * switches.wild_counts_as_landscape


def brushes_that_count(painter: Painter, switches: Switches) -> int:
    """Brushes on icons; all a player owns if the table says so."""
    placed = sum([1 for icon in painter.icons if icon % USED])
    return placed + painter.brushes * (switches.brush_diploma == "owned")


def reached(board: Board, painter: Painter, diploma: Diploma, switches: Switches) -> int:
    """How much of what a diploma asks for a painter has."""
    match diploma.category:
        case "brushes":
            return brushes_that_count(painter, switches)
        case "arrows":
            return painter.arrows
        case "landscapes":
            return equal_icons(board, painter, switches)
    there = subjects(board, painter, diploma.category)
    match diploma.counts:
        case "trees":
            return sum(there.values())
        case "different":
            return len(there)
        case "identical":
            return max(there.values(), default=0)
    return sum(1 for animal in diploma.needs if animal in there)


def owns_one_of(board: Board, painter: Painter, category: str) -> bool:
    """The painter has a diploma of that category, so the others of it are barred."""
    return category in [board.diplomas[name].category for name in painter.diplomas]


def questions(state: State, painter: Painter, categories: Sequence[str], table: Names) -> Names:
    """Diplomas of these categories that are met and open to the painter, in order."""
    board, found = state.board, list[str]()
    for category in categories:
        if owns_one_of(board, painter, category):
            continue
        for diploma in board.by_category.get(category, ()):
            is_open = diploma.id in table and diploma.id not in painter.left
            if is_open and reached(board, painter, diploma, state.switches) >= diploma.least:
                found.append(diploma.id)
    return tuple(found)


def reward_of(diploma: Diploma, switches: Switches) -> str:
    """What comes with a diploma at this table."""
    return diploma.scanned if switches.animal_rewards == "as_scanned" else diploma.reward


def asked_for(diploma: Diploma, switches: Switches) -> str:
    """What a diploma asks for at this table, in words."""
    return asks(diploma, switches.brush_diploma == "owned")


def the_diploma(state: State, name: str) -> str:
    """A diploma in a sentence, named by what it asks for; what is none as it was written."""
    diploma = state.board.diplomas.get(name)
    if diploma is None:
        return f"the diploma {shortly(name)}"
    return f"the diploma for {asked_for(diploma, state.switches)}"
