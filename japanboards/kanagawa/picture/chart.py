"""The deck of Kanagawa as a picture of its graph: cards in rows, what they show between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from ...core.boards import remembered
from ...core.graphs import Graph
from ...core.scene import Mark, Scene
from ..board import Board
from ..cards import BACKS, STORM, WILD, about
from ..rules.painting import in_reach
from ..rules.state import State, Switches
from .faces import CARD, card_stamp, scenery_of, stamps, subject_kinds
from .shapes import n, point

LOOKS = Path(__file__).parent / "looks.css"
FRAME = (0.0, 0.0, 960.0, 606.0)
LEFT, WIDE = 66.0, 886.0
ACROSS = 18
TOPS = {"green": 38.0, "blue": 104.0, "red": 500.0, "yellow": 566.0}
ROWS = (182.0, 282.0, 382.0)  # landscapes, seasons, subjects
BELOW = 17.0  # how far below its picture the word of a card stands


def graph(state: State) -> Graph[str]:
    """The graph this picture is of: cards, and what they show."""
    return state.board.graph


@remembered
def spots(board: Board) -> dict[str, tuple[float, float]]:
    """Where each node stands: cards by back above and below, symbols between them."""
    found: dict[str, tuple[float, float]] = {}
    for back, deck in zip(BACKS, board.decks, strict=True):
        step = WIDE / max(ACROSS, len(deck))
        for at, name in enumerate(deck):
            found[name] = point(LEFT + step * (at + 0.5), TOPS[back])
    rows = ((*board.landscapes, WILD), (*board.seasons, STORM), subject_kinds(board))
    for y, names in zip(ROWS, rows, strict=True):
        for at, name in enumerate(names):
            found[name] = point(8 + 944 / len(names) * (at + 0.5), y)
    return found


@remembered
def links(board: Board) -> str:
    """Every edge, thin: below all nodes."""
    at = spots(board)
    data = "".join(
        f"M{at[a][0]} {at[a][1]}L{at[b][0]} {at[b][1]}" for a, b in sorted(board.graph.edges)
    )
    return f'<path class="links" d="{data}"/>'


def card_nodes(board: Board, words: Mapping[str, str]) -> Iterator[Mark]:
    """A frame to touch for each card, the card in it, and its id or its word."""
    for name, card in board.cards.items():
        (x, y), step = spots(board)[name], WIDE / max(ACROSS, len(board.decks[0]))
        half, size = step / 2 - 1, (step - 6) / CARD[0]
        frame = f"M{n(x - half)} {n(y - 21)}L{n(x + half)} {n(y - 21)}"
        frame += f"L{n(x + half)} {n(y + 25)}L{n(x - half)} {n(y + 25)}Z"
        at, shown = (x, y + BELOW), scenery_of(board, name)
        title, text = f"{name}: {about(card)}", words.get(name, "") if words else name
        faint = " faint" * bool(words)  # so that the shade below it is seen
        look = f"swatch {card.back} {shown.look}{' plus' * (card.bonus == 1)}{faint}"
        yield Mark(f"node:{name}", "place node", at, frame, pick=name, title=title)
        yield Mark(f"card:{name}", look, (x, y - 3), f"use {card_stamp(board, name)} {n(size, 3)}")
        if shown.figure:
            (a, b), place = shown.foot(0), f"use {shown.figure} {n(0.7 * size, 3)}"
            foot = point(x + (0.72 * a - 21) * size, y - 3 + (0.72 * b - 55.6) * size)
            yield Mark(f"figure:{name}", f"swatch {shown.look}{faint}", foot, place)
        yield Mark(f"word:{name}", "name", at, "", text, 11)


def symbol_nodes(board: Board, words: Mapping[str, str]) -> Iterator[Mark]:
    """A disc to touch for each landscape, season and subject, its sign, and what it is."""
    subjects, seasons = subject_kinds(board), (*board.seasons, STORM)
    for name, (x, y) in spots(board).items():
        if name in board.cards:
            continue
        sign, foot = f"use bare{subjects.index(name)} .46" if name in subjects else "", y + 13
        if name in board.icons:
            sign, foot = f"use dish{board.icons.index(name)} 1.5", y
        elif name in seasons:
            sign, foot = f"use seal{seasons.index(name)} 1.5", y
        low = 38 + 14 * (name in subjects and subjects.index(name) % 2)
        yield Mark(f"node:{name}", "place node", (x, y), "disc 25", pick=name, title=name)
        yield Mark(f"sign:{name}", "swatch summer", (x, foot), sign)
        yield Mark(f"label:{name}", "soft", (x, y + low), "", name, 12)
        yield Mark(f"word:{name}", "name", (x, y + 19), "", words.get(name, ""), 11)


def chart(state: State, words: Mapping[str, str]) -> Scene:
    """The deck alone: one touchable mark per node; ``words`` stand on the nodes they name."""
    board = state.board
    labels = [
        Mark(f"row:{back}", "left soft", (10, top), "", f"{back}\nbacks", 12)
        for back, top in TOPS.items()
    ]
    marks = (*labels, *card_nodes(board, words), *symbol_nodes(board, words))
    drawings = stamps(board, Switches())
    title = f"{board.title}: the deck"
    return Scene(FRAME, marks, LOOKS, title, defs=drawings, backdrop=links(board))


def layers(state: State) -> dict[str, Mapping[str, str]]:
    """What can be read off a position: where cards are, and which could be painted at once."""
    return {"where the cards are": whereabouts(state), "can be painted": paintable(state)}


def whereabouts(state: State) -> dict[str, str]:
    """By card: on School, in a print, a studio or a hand; nothing for what nobody has seen."""
    found = {name: "School" for column in state.school for name in column if name not in BACKS}
    for seat, painter in enumerate(state.painters, 1):
        found |= dict.fromkeys(painter.print, f"print {seat}")
        found |= dict.fromkeys(painter.studio, f"studio {seat}")
        found |= dict.fromkeys(painter.hand, f"hand {seat}")
    return found


def paintable(state: State) -> dict[str, str]:
    """By card: yes if the acting player could paint it with the brushes and arrows at hand."""
    board, painter = state.board, state.painter
    arrows = painter.arrows - state.turned
    return {
        name: "yes" if in_reach(board, painter, card.needs, arrows) else "no"
        for name, card in board.cards.items()
    }
