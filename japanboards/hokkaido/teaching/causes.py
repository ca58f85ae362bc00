"""What on the board stands against a refused move of Hokkaido, and by how much."""

from __future__ import annotations

import networkx as nx

from ..rules.moves import Claim, Grow, Land, Move, Reveal, Sea
from ..rules.paths import cheapest
from ..rules.state import State


def causes(state: State, move: Move) -> dict[str, str]:
    """By touch: provinces that are too far or lack a piece, and places that are taken."""
    match move:
        case Land(province, to):
            return distant(state, province, to)
        case Claim(card) | Reveal(card):
            return missing(state, card)
        case Sea(_, to):
            return taken(state, to)
        case Grow(province) if province in state.board.index:
            return {f"place:{province}": "no piece"} if not count(state, province) else {}
    return {}


def count(state: State, place: str) -> int:
    """How many pieces the player on turn has in a place."""
    return state.me.pieces[state.board.index[place]]


def distant(state: State, start: str, goal: str) -> dict[str, str]:
    """How many provinces away the goal of a Land Move is."""
    island = state.board.graph
    if start not in island or goal not in island or island.has_edge(start, goal) or start == goal:
        return {}
    return {f"place:{goal}": f"{nx.shortest_path_length(island, start, goal)} away"}


def missing(state: State, name: str) -> dict[str, str]:
    """Where a route that is not controlled lacks a piece."""
    if not (card := state.board.cards.get(name)):
        return {}
    way = cheapest(state.board, state.me.mask, card)
    return {f"place:{state.board.names[at]}": "no piece" for at in way if not state.me.pieces[at]}


def taken(state: State, goal: str) -> dict[str, str]:
    """A country, or At Sea, with a piece of the same player already."""
    board = state.board
    at = board.index.get(goal, 0)
    full = at >= board.size and bool(state.me.pieces[at])
    return {f"place:{goal}": "1 of 1"} if full else {}
