"""Positions and moves of Takamatsu as text, both ways.

A position is a few lines, each ``key: value``. Who has which color has to be said; what else is
left out is as at the start, with five middling cards displayed::

    board: palace
    colors: red, blue, yellow
    first: player 1
    turn: player 2, round 3
    rooms: gate R1 B2, outer red R3, +2 Y1
    points: red 4, blue 12, yellow 0
    display: 3, ?, -2, 1, ?
    deck: 1 2 2 4, hidden 1, top open
    used: 3 3, hidden 5
    hidden: 1 2 3 4
    held: red 2, blue ?
    asked: player 1, after

Letters stand for colors, K for black. ``?`` is a card face down; with ``of 1`` it belongs to an
older batch, the first of those in the line ``hidden``, which are parted by ``|``. A move is its
verb and what it is about: ``march gate: R1 B1 to stairs``, ``activate 3 red``, ``wait``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from ...core.secrets import Hidden
from ...core.text import quoted, write_options
from ..board import COLORS, LETTERS
from ..cards import Card, Cards, Down
from ..rules.moves import (
    NO_SAMURAI,
    Activate,
    Back,
    Deal,
    Flip,
    March,
    Move,
    Party,
    Peek,
    Start,
    Wait,
)
from ..rules.setup import OPTIONS, colors_each
from ..rules.state import AFTER, BEFORE, NO_SEAT, OVER, State, colors_of
from .reading import read
from .telling import tell

__all__ = ["read", "read_move", "tell", "write", "write_move"]

FORMS: dict[str, Any] = {
    r"march ([^:]+): (nobody|[A-Z]\d{1,10}(?: [A-Z]\d{1,10})*) to (.+)": lambda room, party, to: (
        March(room, read_party(party), to)
    ),
    r"activate (-?\d{1,10}) (\S+)": lambda card, pagoda: Activate(int(card), pagoda),
    "wait": Wait,
    r"deal (\S+)": Deal,
    r"start player (\d{1,10})": lambda seat: Start(int(seat) - 1),
    r"back (\S+)": Back,
    r"flip (-?\d{1,10})": lambda value: Flip(int(value)),
    r"peek (-?\d{1,10})": lambda value: Peek(int(value)),
}


def write_move(move: Move) -> str:
    """A move as text.

    >>> write_move(March("gate", (1, 0, 0, 2, 0), "outer blue"))
    'march gate: B1 R2 to outer blue'
    """
    match move:
        case March(room, party, to):
            return f"march {room}: {write_party(party)} to {to}"
        case Activate(card, pagoda):
            return f"activate {card} {pagoda}"
        case Wait():
            return "wait"
        case Start(seat):
            return f"start player {seat + 1}"
        case Deal(what) | Back(what):
            return f"{type(move).__name__.lower()} {what}"
        case Flip(value) | Peek(value):
            return f"{type(move).__name__.lower()} {value}"


def read_move(text: str) -> Move:
    """A move from its text.

    >>> read_move("activate 3 red")
    Activate(card=3, pagoda='red')
    """
    for form, make in FORMS.items():
        if found := re.fullmatch(form, text):
            move: Move = make(*found.groups())
            return move
    raise ValueError(
        f"{quoted(text)} is not a move; moves are: march ROOM: R1 B2 to ROOM, activate N COLOR, "
        "wait, deal COLOR, start player N, back open, back hidden, flip N, peek N"
    )


def write_party(party: Party) -> str:
    """Samurai by the letters of their colors."""
    return " ".join(f"{LETTERS[c]}{n}" for c, n in enumerate(party) if n) or "nobody"


def read_party(text: str) -> Party:
    """A party from its letters.

    >>> read_party("R2 B1")
    (1, 0, 0, 2, 0)
    """
    counts = list(NO_SAMURAI)
    for word in text.split() if text != "nobody" else ():
        color = LETTERS.find(word[0])
        if color < 0 or counts[color] or not word[1:].isdecimal() or not int(word[1:]):
            raise ValueError(
                f"{quoted(text)} is not a party; a party is like 'R1 B2', the letters are "
                + ", ".join(f"{a} {b}" for a, b in zip(LETTERS, COLORS, strict=True))
            )
        counts[color] = int(word[1:])
    return tuple(counts)


def write(state: State) -> str:
    """A position as text."""
    return "\n".join(f"{key}: {value}" for key, value in lines(state))


def lines(state: State) -> Iterator[tuple[str, str]]:
    """The keys and values of a position."""
    yield "board", state.board.name
    if changed := write_options(OPTIONS, state.switches):
        yield "options", changed
    yield "colors", ", ".join(write_colors(state))
    yield "first", "?" if state.first == NO_SEAT else f"player {state.first + 1}"
    notes = ", last" * state.last + ", over" * (state.step == OVER)
    yield "turn", f"player {state.seat + 1}, round {state.rounds}{notes}"
    rooms = zip(state.board.names, state.rooms, strict=True)
    held = [f"{room} {write_party(party)}" for room, party in rooms if any(party)]
    yield "rooms", ", ".join(held) or "empty"
    in_play = [c for c, owner in enumerate(state.owners) if owner != NO_SEAT]
    if in_play:
        yield "points", ", ".join(f"{COLORS[c]} {state.pagodas[c]}" for c in in_play)
    yield from card_lines(state.cards)
    newest = len(state.cards.batches) - 1
    if any(state.held):
        cards = [
            f"{COLORS[color]} {card.value}{of_batch(card.batch, newest)}"
            for color, hand in enumerate(state.held)
            for card in hand
        ]
        yield "held", ", ".join(cards)
    if state.due:
        yield "due", ", ".join(COLORS[color] for color in state.due)
    if state.step in (BEFORE, AFTER):
        yield "asked", f"player {state.asked + 1}, {state.step}"
    if state.waited:
        yield "waited", ", ".join(f"player {seat + 1}" for seat in state.waited)


def write_colors(state: State) -> Iterator[str]:
    """The colors of each seat, ``?`` for those not dealt yet."""
    each = colors_each(state.seats)
    for seat in range(state.seats):
        mine = [COLORS[color] for color in colors_of(state.owners, seat)]
        yield "+".join(mine + ["?"] * (each - len(mine)))


def card_lines(cards: Cards) -> Iterator[tuple[str, str]]:
    """Display, deck and used cards."""
    newest = len(cards.batches) - 1
    yield "display", ", ".join(write_card(card, newest) for card in cards.display) or "none"
    if cards.taken is not None:
        yield "taken", write_card(cards.taken, newest)
    deck = numbers(cards.deck)
    deck += [f"hidden {cards.shut}"] * bool(cards.shut) + [f"top {cards.top}"] * bool(cards.top)
    yield "deck", ", ".join(deck) or "none"
    used = numbers(cards.used) + [f"hidden {' '.join(numbers_of(cards.spent))}"] * bool(cards.spent)
    if used:
        yield "used", ", ".join(used)
    yield "hidden", " | ".join(" ".join(numbers_of(batch)) or "none" for batch in cards.batches)


def numbers_of(values: Iterable[int | Hidden]) -> list[str]:
    """Values as words."""
    return list(map(str, values))


def numbers(values: Iterable[int]) -> list[str]:
    """Values as one word of a list, or none."""
    return [" ".join(words)] if (words := numbers_of(values)) else []


def write_card(card: Card, newest: int) -> str:
    """A card of the display."""
    return f"?{of_batch(card.batch, newest)}" if isinstance(card, Down) else str(card)


def of_batch(batch: int, newest: int) -> str:
    """A remark on the batch of a hidden card, unless it is the newest."""
    return "" if batch == newest else f" of {batch + 1}"
