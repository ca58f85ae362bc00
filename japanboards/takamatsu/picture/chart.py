"""The palace of Takamatsu as a picture of its graph: rooms, arrows and words in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from ...core.boards import remembered
from ...core.graphs import DiGraph
from ...core.scene import Mark, Scene
from ..board import LETTERS, Board
from ..rules.generator import legal_moves
from ..rules.moves import March, Party
from ..rules.state import State
from .ink import Box, box
from .layout import PALACE, PLATE, boxes, corridor, middle
from .people import room_mark
from .rooms import arrow, kinds, name_fitting
from .scene import LOOKS
from .scenery import draw_garden, paper, verandas
from .stamps import stamps

FRAME = (0, 0, 742, 640)


def graph(state: State) -> DiGraph[str]:
    """The graph this map is a picture of."""
    return state.board.graph


def chart(state: State, words: Mapping[str, str]) -> Scene:
    """The palace alone: one touchable mark per room, its pick the node of the graph.

    ``words`` stand in the rooms, where there are any.
    """
    board, marks = state.board, list(arrows(state.board))
    for at, party in enumerate(state.rooms):
        name, place = board.names[at], room_mark(board, at, party)
        look = f"place chamber {kinds(board, at)[0]}"
        shape = walls(boxes(board)[at])
        marks.append(replace(place, pick=name, look=look, shape=shape))
        marks.append(plate(board, at))
        marks.append(Mark(f"word:{name}", "word", place.at, "", words.get(name, ""), 13))
    return Scene(FRAME, tuple(marks), LOOKS, board.title, defs=stamps(), backdrop=ground(board))


@remembered
def ground(board: Board) -> str:
    """What is below the rooms: verandas and the garden."""
    gravel = box(PALACE, fill="var(--gravel)") + box(PALACE, fill="url(#gravel)")
    return paper() + gravel + verandas(board) + draw_garden(board)


@remembered
def arrows(board: Board) -> tuple[Mark, ...]:
    """An arrow from room to room."""
    return tuple(
        Mark(
            f"arrow:{board.names[a]} to {board.names[b]}", "march", middle(board, a), "".join(line)
        )
        for a, following in enumerate(board.following)
        for b in following
        for line in (arrow(corridor(board, a, b)),)
    )


def plate(board: Board, at: int) -> Mark:
    """The name of a room, in the color that is at home there."""
    x, y, w, _ = boxes(board)[at]
    home = kinds(board, at)
    look = f"plaque {home[0] if len(home) == 1 else 'mixed'}"
    center, shape = (x + w / 2, y + PLATE / 2 + 0.5), walls((x, y, w, PLATE))
    return Mark(f"name:{board.names[at]}", look, center, shape, name_fitting(board, at), 11.5)


def walls(at: Box) -> str:
    """A room with square corners, as path data."""
    x, y, w, h = at
    return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}z"


def layers(state: State) -> dict[str, Mapping[str, str]]:
    """What can be read off a position, room by room."""
    names = state.board.names
    goals = Counter(move.to for move in legal_moves(state) if isinstance(move, March))
    return {
        "who is here": {
            name: spelled(party) for name, party in zip(names, state.rooms, strict=True)
        },
        "moves that end here": {name: str(goals[name]) for name in names},
    }


def spelled(party: Party) -> str:
    """Samurai by letter and number."""
    return " ".join(f"{LETTERS[c]}{n}" for c, n in enumerate(party) if n)
