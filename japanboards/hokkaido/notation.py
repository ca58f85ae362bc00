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
unless it is said. A move is its verb and what it is about: ``land Ishikari Sorachi``,
``sea Japan At Sea``, ``claim Sapporo-Kitami``, ``keep both``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..core.secrets import Hidden
from ..core.text import write_move, write_options
from .checks import AT_SEA
from .reading import read
from .setup import OPTIONS
from .state import (
    ACT,
    BOTH_CARDS,
    DEAL,
    DRAW,
    KEEP,
    KINDS,
    NOBODY,
    OVER,
    PLACE,
    Claim,
    Deal,
    Discard,
    Draw,
    Grow,
    Keep,
    Land,
    Move,
    Open,
    Place,
    Reveal,
    Sea,
    State,
    Stop,
    Take,
)

__all__ = ["read", "read_move", "tell", "write", "write_move"]

VERBS: dict[str, Any] = {
    kind.__name__.lower(): kind
    for kind in (Deal, Place, Land, Sea, Grow, Claim, Draw, Keep, Take, Discard, Reveal, Stop)
}


def read_move(text: str) -> Move:
    """A move from its text.

    >>> read_move("sea Japan At Sea")
    Sea(place='Japan', to='At Sea')
    """
    joined = AT_SEA.replace(" ", "_")
    verb, *words = text.replace(AT_SEA, joined).split(" ")
    kind = VERBS.get(verb)
    if kind is None or len(words) != len(kind.__dataclass_fields__) or not all(words):
        raise ValueError(
            f"{text!r} is not a move; moves are: place PROVINCE, land PROVINCE PROVINCE, "
            "sea PLACE PLACE, grow PROVINCE, claim CARD, draw, keep CARD, keep both, take CARD, "
            "discard CARD, reveal CARD, stop, deal CARD"
        )
    move: Move = kind(*(word.replace(joined, AT_SEA) for word in words))
    return move


def tell(state: State, move: Move) -> str:
    """What happens, as a sentence. It tells no secret: the log is read by all."""
    who = f"Player {state.seat + 1}"
    match move:
        case Deal(card):
            if state.step == DEAL and len(state.public) < state.board.public:
                return f"{card} is laid open."
            return "A card is dealt face down." if state.step == DEAL else "A card is drawn."
        case Place(province):
            return f"{who} starts in {province}."
        case Land(province, to):
            return f"{who} moves from {province} to {to}."
        case Sea(place, to):
            return f"{who} sails from {place} to {to}."
        case Grow(province):
            return f"{who} grows in {province}."
        case Claim(card):
            return f"{who} claims {card}."
        case Draw():
            return f"{who} draws from the deck."
        case Keep(card):
            if card == BOTH_CARDS:
                return f"{who} keeps both cards."
            return f"{who} keeps one card of two."
        case Take(card):
            return f"{who} takes {card}."
        case Discard(card):
            return f"{who} discards {card}."
        case Reveal(card):
            return f"{who} reveals {card}."
        case Stop():
            return f"{who} ends the turn."


def write(state: State) -> str:
    """A position as text."""
    return "\n".join(f"{key}: {value}" for key, value in lines(state))


def lines(state: State) -> Iterator[tuple[str, str]]:
    """The keys and values of a position."""
    yield "board", state.board.name
    yield "players", str(len(state.players))
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
    for seat in range(len(state.players)):
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
    spots = [seat + 1 for seat in (row.first, row.second) if seat != NOBODY]
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
    if player.returned:
        yield (
            f"returned {number}",
            ", ".join(f"{x.card} {' '.join(map(str, x.odds))}" for x in player.returned),
        )
    if player.scored is not None:
        scored = ", ".join(f"{card} {points}" for card, points in player.scored)
        yield f"scored {number}", scored or "none"


def starred(card: str | Hidden, known: bool) -> str:
    """A card of a hand, with a star if everybody knows of it."""
    return f"{card}{'*' * known}"
