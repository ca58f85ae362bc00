"""Takamatsu: what moves do, and what a seat may see."""

from __future__ import annotations

import random

from ..core.game import Seat
from ..core.secrets import HIDDEN, Hidden
from ..core.values import make_copier
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
        case Flip():
            return flip(state, move.value)
        case Back():
            return show_back(state, move.kind)
        case Wait():
            return wait(state)
        case Activate():
            return activate(state, move.card, move.pagoda)
        case Peek():
            return keep(state, move.value)
        case Deal():
            return deal(state, move.color)
        case Start():
            return start(state, move.seat)


arrived = make_copier(State, "rooms", "figures", "due", "waited")
marched = make_copier(State, "rooms", "figures", "seat", "asked", "rounds", "waited", "news")


def march(state: State, move: March) -> State:
    """The party walks; whoever is at home where it stops gets cards."""
    board, party, rooms = state.board, move.party, list(state.rooms)
    here, there = board.index[move.room], board.index[move.to]
    rooms[here], rooms[there] = less(rooms[here], party), more(rooms[there], party)
    after, figures = tuple(rooms), walk(state.figures, party, here, there)
    if board.homes[there] and (due := arrivals(state, there, party)):
        news = news_of_arrival(due, state.owners, move.to)
        return supply(arrived(state, after, figures, due, ()), take_uppermost(state.cards), news)
    if state.last or any(state.held):
        return ask_after(but(state, rooms=after, figures=figures, waited=(), news=()))
    # Nobody is to be asked and the game goes on: the next player's turn, in the same copy.
    seat = (state.seat + 1) % state.players
    rounds = state.rounds + (seat == state.first)
    return marched(state, after, figures, seat, seat, rounds, (), ())


def less(crowd: Party, party: Party) -> Party:
    """Who stays when a party leaves."""
    (a, b, c, d, e), (v, w, x, y, z) = crowd, party
    return a - v, b - w, c - x, d - y, e - z


def more(crowd: Party, party: Party) -> Party:
    """Who is there when a party has come."""
    (a, b, c, d, e), (v, w, x, y, z) = crowd, party
    return a + v, b + w, c + x, d + y, e + z


def walk(figures: Figures, party: Party, here: int, there: int) -> Figures:
    """The figures of the party go; which of a color does not matter to the rules."""
    old, new, rows = PLACES[here], PLACES[there], list(figures)
    for color, count in enumerate(party):
        if count:
            rows[color] = rows[color].replace(old, new, count)
    return tuple(rows)


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
