"""Whether a position of Takamatsu that was read can come up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ...core.secrets import known
from ..board import COLORS
from ..board_checks import SLOTS
from ..cards import Cards, Down, Held
from ..rules.moves import Party
from ..rules.state import DEAL, NO_SEAT, START, State


def check_rooms(state: State, rooms: tuple[Party, ...]) -> None:
    """No more samurai than take part, and somebody to move for every player."""
    if state.step in (DEAL, START):
        if any(map(any, rooms)):
            raise ValueError("rooms: samurai enter once the colors and the first player are known")
        return
    most = state.board.samurai[state.seats]
    totals = [sum(party[color] for party in rooms) for color in range(len(COLORS))]
    for color, total in enumerate(totals):
        if state.owners[color] == NO_SEAT and total:
            raise ValueError(f"rooms: {COLORS[color]} is nobody's color here")
        if total > most:
            raise ValueError(f"rooms: {total} {COLORS[color]} samurai, but only {most} take part")
    for seat in range(state.seats):
        if not any(total for color, total in enumerate(totals) if state.owners[color] == seat):
            raise ValueError(f"rooms: player {seat + 1} has no samurai and could not move")


def check_cards(state: State) -> None:
    """Every card of the box is in one place."""
    cards, board = state.cards, state.board
    lying = [card for card in (*cards.display, cards.taken) if isinstance(card, int)]
    if Counter((*cards.deck, *cards.used, *lying)) != Counter(board.open_cards):
        raise ValueError(f"display, deck and used: the open cards are {spelled(board.open_cards)}")
    everything = (*cards.spent, *(value for batch in cards.batches for value in batch))
    if Counter(everything) != Counter(board.hidden_cards):
        raise ValueError(f"hidden and used: the hidden cards are {spelled(board.hidden_cards)}")
    if len(cards.display) > SLOTS or (cards.taken is not None and not state.due):
        raise ValueError(f"display: {SLOTS} cards at most; a card taken is due to a color")
    check_batches(cards, [card for hand in state.held for card in hand])


def check_batches(cards: Cards, held: Iterable[Held]) -> None:
    """Each batch has as many values as cards, and the held ones are among them."""
    held = list(held)
    for at, batch in enumerate(cards.batches):
        mine = [card for card in held if card.batch == at]
        down = sum(card == Down(at) for card in (*cards.display, cards.taken))
        count = down + len(mine) + cards.shut * (at == len(cards.batches) - 1)
        if count != len(batch):
            raise ValueError(f"hidden: {count} cards lie face down for the values {spelled(batch)}")
        if Counter(known(card.value for card in mine)) - Counter(batch):
            raise ValueError(f"held: the hidden cards of that batch are {spelled(batch)}")


def spelled(values: Iterable[int]) -> str:
    """Values in a row."""
    return " ".join(map(str, values)) or "none"


def check_asked(state: State, seat: int) -> None:
    """Only who holds a card is asked."""
    if not any(hand and state.owners[c] == seat for c, hand in enumerate(state.held)):
        raise ValueError(f"asked: player {seat + 1} holds no hidden card")
