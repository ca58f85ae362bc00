"""The palace of Takamatsu as a picture of its graph: rooms, arrows and words in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

import networkx as nx

from ...core.scene import Scene
from ..board import LETTERS
from ..rules.generator import legal_moves
from ..rules.moves import March, Party
from ..rules.state import State
from .layout import FRAME
from .scene import LOOKS, palace, room


def graph(state: State) -> nx.DiGraph[str]:
    """The graph this map is a picture of."""
    return state.board.graph


def chart(state: State, words: Mapping[str, str]) -> Scene:
    """The palace alone: one touchable mark per room, its pick the node of the graph.

    ``words`` stand in the rooms, where there are any.
    """
    board, marks = state.board, list(palace(state.board))
    for at, party in enumerate(state.rooms):
        place, label = room(board, at, party)
        name = board.names[at]
        x, y = place.at
        said = replace(label, id=f"word:{name}", look="word", at=(x, y + 6), size=11)
        marks += (replace(place, pick=name), label, replace(said, text=words.get(name, "")))
    return Scene(FRAME, tuple(marks), LOOKS, board.title)


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
