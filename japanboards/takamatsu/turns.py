"""Takamatsu: what moves do, and what a seat may see."""

from __future__ import annotations

import random
from operator import add, sub

from ..core.game import Seat
from ..core.secrets import HIDDEN, Hidden
from .cards import Held, take_uppermost, unseen
from .evaluation import arrivals, flip, keep, news_of_arrival, show_back, supply
from .setup import OPTIONS, PLAYERS, TITLE, deal, new_game, start
from .state import (
    OVER,
    PLACES,
    Activate,
    Back,
    Deal,
    Figures,
    Flip,
    March,
    Move,
    Party,
    Peek,
    Start,
    State,
    Wait,
    but,
)
from .windows import activate, ask_after, wait

__all__ = ["OPTIONS", "PLAYERS", "TITLE", "apply", "new_game", "resample", "view"]


def apply(state: State, move: Move) -> State:
    """The position after a move, which is trusted to be legal."""
    match move:
        case March():
            return march(state, move)
        case Flip(value):
            return flip(state, value)
        case Back(kind):
            return show_back(state, kind)
        case Wait():
            return wait(state)
        case Activate(card, pagoda):
            return activate(state, card, pagoda)
        case Peek(value):
            return keep(state, value)
        case Deal(color):
            return deal(state, color)
        case Start(seat):
            return start(state, seat)


def march(state: State, move: March) -> State:
    """The party walks; whoever is at home where it stops gets cards."""
    board, party, rooms = state.board, move.party, list(state.rooms)
    here, there = board.index[move.room], board.index[move.to]
    rooms[here] = tuple(map(sub, rooms[here], party))
    rooms[there] = tuple(map(add, rooms[there], party))
    changes = {"rooms": tuple(rooms), "figures": walk(state.figures, party, here, there)}
    if board.homes[there] and (due := arrivals(state, there, party)):
        news, cards = news_of_arrival(due, state.owners, move.to), take_uppermost(state.cards)
        return supply(state, cards=cards, due=due, news=news, waited=(), **changes)
    seat = (state.seat + 1) % state.players
    if any(state.held) or seat == state.first:
        return ask_after(but(state, news=(), waited=(), **changes))
    # Nobody is to be asked and the round goes on: the next player's turn, in the same copy.
    return but(state, seat=seat, asked=seat, news=(), waited=(), **changes)


def walk(figures: Figures, party: Party, here: int, there: int) -> Figures:
    """The figures of the party go; which of a color does not matter to the rules."""
    old, new, pairs = PLACES[here], PLACES[there], zip(figures, party, strict=True)
    return tuple([row.replace(old, new, count) if count else row for row, count in pairs])


def view(state: State, seat: Seat) -> State:
    """What a seat sees: the values of others' hidden cards only when the game is over."""
    if state.step == OVER or not any(state.held):
        return state
    held = tuple(
        hand if owner == seat else tuple(Held(HIDDEN, card.batch) for card in hand)
        for hand, owner in zip(state.held, state.owners, strict=True)
    )
    return state if held == state.held else but(state, held=held)


def resample(view: State, seat: Seat, rng: random.Random) -> State:
    """A position that the seat cannot tell from the one it sees: others hold what is unseen."""
    cards, hands = view.cards, [list(hand) for hand in view.held]
    seen = [card for hand in hands for card in hand]
    unknown = [list(unseen(cards, seen, batch)) for batch in range(len(cards.batches))]
    for values in unknown:
        rng.shuffle(values)
    for hand in hands:
        for at, card in enumerate(hand):
            if isinstance(card.value, Hidden):
                hand[at] = Held(unknown[card.batch].pop(), card.batch)
        hand.sort(key=lambda card: (card.batch, card.value))
    return but(view, held=tuple(map(tuple, hands)))
