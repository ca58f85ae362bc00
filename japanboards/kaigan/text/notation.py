"""Positions and moves of Kaigan as text, both ways.

A position is a few lines, each ``key: value``::

    board: japan
    players: 3
    round: 2
    phase: actions 2/1
    row 1: red
    row 2: blue; 1 dispatch of red; 4 mapping of blue
    row 3: yellow; 2 great of blue
    quadrant: board
    map: Ezo red 1 neutral 1; Mutsu; Rikuchu; Dewa; Sado; Echigo; Noto; empty; Tango; Inaba
    box: Wakasa
    red: 12 ryo; artistic 1; travel 2; surveyors Ezo Ezo; honor tiles 3

What is left out is as at the start, with the first ten tiles on the map in printed order; in the
later phases, without a word about the rows, everybody has the row of their own number. A space of
the grid is ``row/space``; squares of the map are listed column by column.

A move is its verb and what it is about: ``lay dispatch 2 1``, ``send supply Ezo``,
``great rich Ezo Ezo Mutsu``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...core.text import read_plain_move, write_options
from ...core.text import write_move as write_fields
from ..board import Board
from ..cards import COLORS, TRACKS
from ..rules.moves import (
    Act,
    Claim,
    Dispatch,
    Flexible,
    Great,
    Lay,
    Map,
    Move,
    Pass,
    Quadrant,
    Reveal,
    Roll,
    Send,
    Stop,
)
from ..rules.setup import OPTIONS
from ..rules.state import ACTIONS, NO_SEAT, SOURCES, SUPPLY, Player, Site, State
from .reading import read
from .telling import tell

__all__ = ["read", "read_move", "tell", "write", "write_move"]

KINDS = (
    *(Reveal, Roll, Lay, Quadrant, Claim, Stop, Pass, Act, Flexible, Send, Dispatch, Map, Great),
)
VERBS: dict[str, Any] = {kind.__name__.lower(): kind for kind in KINDS}
MOVES = (
    "lay CARD ROW SPACE, quadrant, claim ROW, stop, pass, act, flexible CHOICE, send FROM TILE, "
    "dispatch N, map TILE N, great TARIFF TILES, reveal TILE, roll N"
)


def write_move(move: Move) -> str:
    """A move as text.

    >>> write_move(Great("plain", ("Mutsu", "Ezo")))
    'great plain Ezo Mutsu'
    """
    if isinstance(move, Great):
        return " ".join(("great", move.tariff, *move.tiles))
    return write_fields(move)


def read_move(text: str) -> Move:
    """A move from its text.

    >>> read_move("lay dispatch 2 1")
    Lay(card='dispatch', row=2, space=1)
    """
    verb, *words = text.split(" ")
    if verb == "great" and len(words) > 1 and all(words):
        return Great(words[0], tuple(words[1:]))
    plain = {known: kind for known, kind in VERBS.items() if kind is not Great}
    move: Move = read_plain_move(text, [verb, *words], plain, MOVES)
    return move


def write(state: State) -> str:
    """A position as text."""
    return "\n".join(f"{key}: {value}" for key, value in lines(state))


def lines(state: State) -> Iterator[tuple[str, str]]:
    """The keys and values of a position."""
    yield "board", state.board.name
    if chosen := write_options(OPTIONS, state.switches):
        yield "options", chosen
    yield "players", str(state.seats)
    yield "round", str(state.round)
    yield "phase", phase(state)
    yield "turn", f"{COLORS[state.seat]}{', opened' if state.opened else ''}"
    if state.sending:
        tiles = " ".join(name_at(state, at) for at in state.sent)
        yield "sending", f"{state.sending} more{f' after {tiles}' if tiles else ''}"
    if state.dice:
        yield "dice", " ".join(map(str, state.dice))
    yield "quadrant", "board" if state.quadrant == NO_SEAT else COLORS[state.quadrant]
    for row in range(state.board.rows):
        yield f"row {row + 1}", "; ".join(row_words(state, row))
    yield "map", "; ".join(map(site_words, state.map))
    if box := boxed(state.board, state):
        yield "box", " ".join(box)
    for seat, player in enumerate(state.players):
        yield COLORS[seat], "; ".join(player_words(state, player))


def phase(state: State) -> str:
    """The phase, and in the phase of actions the space being resolved."""
    if state.phase != ACTIONS:
        return state.phase
    row, space = state.board.where(state.at)
    return f"{state.phase} {row}/{space}"


def name_at(state: State, at: int) -> str:
    """The tile on a square."""
    site = state.map[at]
    return site.tile.name if site else "empty"


def row_words(state: State, row: int) -> Iterator[str]:
    """Who has a row, and the cards on it."""
    owner = state.claims[row]
    yield "free" if owner == NO_SEAT else COLORS[owner]
    for at in range(row, len(state.grid), state.board.rows):
        if laid := state.grid[at]:
            yield f"{at // state.board.rows + 1} {laid.card} of {COLORS[laid.owner]}"


def site_words(site: Site | None) -> str:
    """A tile and the markers on it."""
    if site is None:
        return "empty"
    names = (*COLORS[: len(site.markers) - 1], "neutral")
    counts = zip(names, site.markers, strict=True)
    return " ".join((site.tile.name, *(f"{name} {n}" for name, n in counts if n)))


def boxed(board: Board, state: State) -> list[str]:
    """The tiles that have left the game."""
    here = {site.tile.name for site in state.map if site} | set(state.pile)
    return [tile.name for tile in board.tiles if tile.name not in here]


def player_words(state: State, player: Player) -> Iterator[str]:
    """Money, discs, surveyors and Honor of a player."""
    yield f"{player.ryo} ryo"
    for track in TRACKS:
        if at := getattr(player, track):
            yield f"{track} {at}"
    if out := [name_at(state, at) for at in player.surveyors if at != SUPPLY]:
        yield f"surveyors {' '.join(out)}"
    if any(player.ledger):
        counts = zip(SOURCES, player.ledger, strict=True)
        yield "honor " + " ".join(f"{source} {n}" for source, n in counts if n)
