"""Takamatsu: what moves do."""

from __future__ import annotations

from ..cards import take_uppermost
from .effects_asking import activate, ask_after, wait
from .effects_cards import arrivals, flip, keep, news_of_arrival, show_back, supply
from .moves import Activate, Back, Deal, Flip, March, Move, Party, Peek, Start, Wait
from .setup import deal, start
from .state import PLACES, Figures, State, updated


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


def march(state: State, move: March) -> State:
    """The party walks; whoever is at home where it stops gets cards."""
    board, party, rooms = state.board, move.party, list(state.rooms)
    here, there = board.index[move.room], board.index[move.to]
    rooms[here], rooms[there] = less(rooms[here], party), more(rooms[there], party)
    after, figures = tuple(rooms), walk(state.figures, party, here, there)
    if board.homes[there] and (due := arrivals(state, there, party)):
        news = news_of_arrival(due, state.owners, move.to)
        state = updated(state, rooms=after, figures=figures, due=due, waited=(), walked=move)
        return supply(state, take_uppermost(state.cards), news)
    if state.last or any(state.held):
        return ask_after(
            updated(state, rooms=after, figures=figures, waited=(), news=(), walked=move)
        )
    # Nobody is to be asked and the game goes on: the next player's turn, in the same copy.
    seat = (state.seat + 1) % state.seats
    rounds = state.rounds + (seat == state.first)
    return updated(
        state,
        rooms=after,
        figures=figures,
        seat=seat,
        asked=seat,
        rounds=rounds,
        waited=(),
        news=(),
        walked=move,
    )


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
