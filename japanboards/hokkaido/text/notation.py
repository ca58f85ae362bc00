"""Positions and moves of Hokkaido as text, both ways.

A position is a few lines, each ``key: value``. What is left out is as after the deal::

    board: hokkaido
    players: 2
    turn: player 1, land 1
    public: Sapporo-Kitami 1 2, Sapporo-Japan
    deck: 13
    pieces 1: Ishikari 2, Sorachi 1, Japan 1; stock 20
    hand 1: Hakodate-Sapporo, Sapporo-China*
    revealed 1: Hakodate-Korea

``turn`` names the actions taken so far; the numbers after a public card are the players on its
left and right spot; a card with a star is known to everybody; ``stock`` follows from the rest
unless it is said. ``returned`` are cards a player put back, with odds for every hand and the
deck, or with all worlds that may be where their places hang together.

A move is its verb and what it is about: ``land Ishikari Sorachi``, ``sea Japan At Sea``,
``claim Sapporo-Kitami``, ``keep both``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import prod
from typing import Any

from ...core.secrets import Hidden
from ...core.text import read_plain_move, write_move, write_options
from ..board_checks import AT_SEA
from ..rules.memory import IN_DECK, Odds, PutBack, apart, odds_of
from ..rules.moves import (
    Claim,
    Deal,
    Discard,
    Draw,
    Grow,
    Keep,
    Land,
    Move,
    Place,
    Reveal,
    Sea,
    Stop,
    Take,
)
from ..rules.setup import OPTIONS
from ..rules.state import (
    ACT,
    DEAL,
    DRAW,
    FREE,
    KEEP,
    KINDS,
    OVER,
    PLACE,
    Open,
    State,
)
from .reading import read
from .telling import tell

__all__ = ["read", "read_move", "tell", "write", "write_move"]

VERBS: dict[str, Any] = {
    kind.__name__.lower(): kind
    for kind in (Deal, Place, Land, Sea, Grow, Claim, Draw, Keep, Take, Discard, Reveal, Stop)
}


MOVES = (
    "place PROVINCE, land PROVINCE PROVINCE, sea PLACE PLACE, grow PROVINCE, claim CARD, draw, "
    "keep CARD, keep both, take CARD, discard CARD, reveal CARD, stop, deal CARD"
)


def read_move(text: str) -> Move:
    """A move from its text.

    >>> read_move("sea Japan At Sea")
    Sea(place='Japan', to='At Sea')
    """
    joined = AT_SEA.replace(" ", "_")
    words = text.replace(AT_SEA, joined).split(" ")
    move: Move = read_plain_move(
        text, [word.replace(joined, AT_SEA) for word in words], VERBS, MOVES
    )
    return move


def write(state: State) -> str:
    """A position as text."""
    return "\n".join(f"{key}: {value}" for key, value in lines(state))


def lines(state: State) -> Iterator[tuple[str, str]]:
    """The keys and values of a position."""
    yield "board", state.board.name
    yield "players", str(state.seats)
    if changed := write_options(OPTIONS, state.switches):
        yield "options", changed
    yield "turn", write_turn(state)
    yield "turns", str(state.turns)
    if state.until:
        yield "until", str(state.until)
    yield "public", ", ".join(map(write_open, state.public)) or "none"
    yield "deck", str(state.deck)
    if state.back:
        yield "back", ", ".join(state.back)
    if state.drawn:
        yield "drawn", ", ".join(map(str, state.drawn))
    if state.due:
        yield "to come", str(state.due)
    for seat in range(state.seats):
        yield from player_lines(state, seat)


def write_turn(state: State) -> str:
    """Whose turn it is, and what was done in it."""
    if state.step in (DEAL, OVER):
        return state.step
    words = [f"{kind} {n}" for kind, n in zip(KINDS, state.spent, strict=True) if n]
    assert state.step in (PLACE, ACT, DRAW, KEEP)
    words += ["place"] * (state.step == PLACE)
    return ", ".join([f"player {state.seat + 1}", *words])


def write_open(row: Open) -> str:
    """A public card with the players on it."""
    spots = [seat + 1 for seat in (row.first, row.second) if seat != FREE]
    return " ".join([row.card, *map(str, spots)])


def player_lines(state: State, seat: int) -> Iterator[tuple[str, str]]:
    """Everything of one player."""
    player, number = state.players[seat], seat + 1
    standing = zip(state.board.names, player.pieces, strict=True)
    places = ", ".join(f"{name} {count}" for name, count in standing if count)
    yield f"pieces {number}", f"{places or 'none'}; stock {player.stock}"
    if player.hand:
        known = {*player.known}
        yield f"hand {number}", ", ".join(starred(card, card in known) for card in player.hand)
    if player.revealed:
        yield f"revealed {number}", ", ".join(player.revealed)
    if player.returned.cards:
        yield f"returned {number}", write_returned(player.returned, state.seats)
    if player.scored is not None:
        scored = ", ".join(f"{card} {points}" for card, points in player.scored)
        yield f"scored {number}", scored or "none"


def write_returned(memory: PutBack, seats: int) -> str:
    """Cards put back: each with its odds if it goes its own way, else all worlds with weights."""
    odds = odds_of(memory, seats)
    if alone(memory, odds):
        return ", ".join(f"{card} {' '.join(map(str, row))}" for card, row in odds.items())
    said = {seat: str(seat + 1) for seat in range(seats)} | {IN_DECK: "deck"}
    worlds = [f"{' '.join(said[at] for at in places)} {n}" for places, n in memory.worlds]
    return f"{', '.join(memory.cards)}; {', '.join(worlds)}"


def alone(memory: PutBack, odds: Mapping[str, Odds]) -> bool:
    """Whether the place of one card tells nothing about that of another."""
    worlds = prod(sum(1 for n in row if n) for row in odds.values())
    return worlds == len(memory.worlds) and apart(odds) == memory


def starred(card: str | Hidden, known: bool) -> str:
    """A card of a hand, with a star if everybody knows of it."""
    return f"{card}{'*' * known}"
