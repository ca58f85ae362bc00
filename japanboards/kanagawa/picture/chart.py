"""The deck of Kanagawa as a picture of its graph: cards in rows, what they show between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import networkx as nx

from ...core.boards import remembered
from ...core.scene import Mark, Scene
from ..board import Board
from ..cards import BACKS, STORM, WILD, about
from ..rules.painting import in_reach
from ..rules.state import State
from .glyphs import GLYPHS, glyph

LOOKS = Path(__file__).parent / "looks.css"
FRAME = (0.0, 0.0, 572.0, 520.0)
ACROSS = 18
TOPS = {"green": 40, "blue": 112, "red": 398, "yellow": 470}


def graph(state: State) -> nx.Graph[str]:
    """The graph this picture is of: cards, and what they show."""
    return state.board.graph


@remembered
def spots(board: Board) -> dict[str, tuple[float, float]]:
    """Where each node stands: cards by back above and below, symbols between them."""
    found: dict[str, tuple[float, float]] = {}
    for back, deck in zip(BACKS, board.decks, strict=True):
        for at, name in enumerate(deck):
            step = 548 / max(ACROSS, len(deck))
            found[name] = (12 + step / 2 + step * at, TOPS[back])
    subjects = [kind for group in board.subjects.values() for kind in group]
    rows = ((*board.landscapes, WILD), (*board.seasons, STORM), tuple(subjects))
    for y, names in zip((185, 255, 325), rows, strict=True):
        for at, name in enumerate(names):
            step = 548 / len(names)
            found[name] = (12 + step / 2 + step * at, y)
    return found


def node_marks(board: Board, words: Mapping[str, str]) -> Iterator[Mark]:
    """A disc to touch for each node, and its icon or its id."""
    for name, at in spots(board).items():
        if name in board.cards:
            card = board.cards[name]
            look, title = f"place node {card.back}", f"{name}: {about(card)}"
        else:
            look, title = "place node", name
        size = "disc 12" if name in board.cards else "disc 17"
        yield Mark(f"node:{name}", look, at, size, pick=name, title=title)
    subjects = board.category  # many in a row, so that their names stand in two lines
    for n, (name, (x, y)) in enumerate(spots(board).items()):
        text = words.get(name, "") if words else name if name in board.cards else ""
        yield Mark(f"word:{name}", "name", (x, y if name in board.cards else y + 11), "", text, 7)
        if name not in board.cards:
            shape = glyph(name, x, y - 3, 17) if name in GLYPHS else "M0 0"
            yield Mark(f"sign:{name}", f"icon {name}", (x, y), shape)
            yield Mark(
                f"label:{name}", "soft", (x, y + 24 + 8 * (n % 2 and name in subjects)), "", name, 8
            )


def chart(state: State, words: Mapping[str, str]) -> Scene:
    """The deck alone: one touchable mark per node; ``words`` stand on the nodes they name."""
    board = state.board
    labels = [
        Mark(f"row:{back}", "left soft", (12, top - 20), "", f"{back} backs", 9)
        for back, top in TOPS.items()
    ]
    return Scene(FRAME, (*labels, *node_marks(board, words)), LOOKS, f"{board.title}: the deck")


def layers(state: State) -> dict[str, Mapping[str, str]]:
    """What can be read off a position: where cards are, and which could be painted at once."""
    return {"where the cards are": whereabouts(state), "can be painted": paintable(state)}


def whereabouts(state: State) -> dict[str, str]:
    """By card: on School, in a print, a studio or a hand; nothing for what nobody has seen."""
    found = {name: "sch" for column in state.school for name in column if name not in BACKS}
    for seat, painter in enumerate(state.painters, 1):
        found |= dict.fromkeys(painter.print, f"pr{seat}")
        found |= dict.fromkeys(painter.studio, f"st{seat}")
        found |= dict.fromkeys(painter.hand, f"ha{seat}")
    return found


def paintable(state: State) -> dict[str, str]:
    """By card: yes if the acting player could paint it with the brushes and arrows at hand."""
    board, painter = state.board, state.painter
    arrows = painter.arrows - state.turned
    return {
        name: "yes" if in_reach(board, painter, card.needs, arrows) else "no"
        for name, card in board.cards.items()
    }
