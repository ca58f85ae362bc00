"""Takamatsu: who is asked about hidden cards, how a turn ends, and how the game does."""

from __future__ import annotations

from functools import cache, lru_cache

from ...core.boards import remembered
from ...core.game import CHANCE, Seat
from ...core.rulebook import Event
from ...core.secrets import known
from ...core.words import signed
from ..board import COLORS, Board
from ..book import BOOK
from ..cards import Held, spend
from .state import AFTER, BEFORE, MARCH, OVER, News, Pagodas, State, colors_of, updated


def holds(state: State, seat: Seat) -> bool:
    """The seat has a hidden card in front of it."""
    return any(state.held[color] for color in colors_of(state.owners, seat))


def to_ask(state: State) -> list[Seat]:
    """Holders to be asked, the player on turn first, then clockwise (TAK-RULING-08)."""
    if not any(state.held):
        return []
    seats = clockwise(state.seat, state.seats)
    if state.switches.hidden_window == "own_turn":
        seats = seats[:1]
    holding = [owner for owner, hand in zip(state.owners, state.held, strict=True) if hand]
    return [seat for seat in seats if seat in holding and seat not in state.waited]


def is_last_chance(state: State) -> bool:
    """Whoever is asked now will not be asked again: their last move was made, or everybody's."""
    alone = state.switches.hidden_window == "own_turn"
    played = (state.seat + 1) % state.seats == state.first or alone
    return state.last and state.step == AFTER and played


@cache
def clockwise(seat: Seat, players: int) -> tuple[Seat, ...]:
    """All seats, beginning with this one.

    >>> clockwise(2, 4)
    (2, 3, 0, 1)
    """
    return (*range(seat, players), *range(seat))


def ask_before(state: State) -> State:
    """Everybody who holds a card may use it before the move; the mover may also while moving."""
    asked = to_ask(state)
    if asked and asked[-1] != state.seat:
        return updated(state, step=BEFORE, asked=asked[0])
    return state if state.step == MARCH else updated(state, step=MARCH, asked=state.seat)


def ask_after(state: State) -> State:
    """Everybody who holds a card may use it after the move and its evaluation."""
    if asked := to_ask(state):
        return updated(state, step=AFTER, asked=asked[0])
    return end_turn(state)


def ask_next(state: State, seat: Seat) -> State:
    """On to the next holder clockwise, or on with the game."""
    seats = clockwise(state.seat, state.seats)
    later = [who for who in to_ask(state) if seats.index(who) > seats.index(seat)]
    if later:
        return updated(state, asked=later[0])
    if state.step == BEFORE:
        return updated(state, step=MARCH, asked=state.seat)
    return end_turn(state)


def wait(state: State) -> State:
    """Whoever is asked keeps the cards."""
    waited = tuple(sorted((*state.waited, state.asked)))
    return ask_next(updated(state, waited=waited, news=()), state.asked)


def activate(state: State, value: int, pagoda: str) -> State:
    """Whoever is asked uses a hidden card."""
    seat, color = state.asked, COLORS.index(pagoda)
    where, card = hidden_card(state, seat, value, color)
    held = list(state.held)
    left = list(held[where])
    left.remove(card)
    held[where] = tuple(left)
    pagodas, last, told = shift(state, color, value, "TAK-HID-04")
    state = updated(
        state,
        cards=spend(state.cards, card),
        held=tuple(held),
        waited=(),
        pagodas=pagodas,
        last=last,
        news=told,
    )
    return state if state.step == MARCH or holds(state, seat) else ask_next(state, seat)


def hidden_card(state: State, seat: Seat, value: int, pagoda: int) -> tuple[int, Held]:
    """Where a seat's card of that value lies: with the pagoda's color if it can be."""
    mine = colors_of(state.owners, seat)
    return next(
        (color, held)
        for color in (pagoda, *mine)
        for held in state.held[color]
        if held.value == value
    )


def shift(state: State, color: int, value: int, clause: str) -> tuple[Pagodas, bool, News]:
    """A pagoda moves on, or back as far as the track goes; at the goal the end is brought on.

    All pagodas then, whether this is the last round, and what is told.
    """
    before = state.pagodas[color]
    after = max(0, before + value)
    pagodas = (*state.pagodas[:color], after, *state.pagodas[color + 1 :])
    news = news_of_shift(color, before, value, clause)
    if state.last or after < state.board.goal:
        return pagodas, state.last, news
    return pagodas, True, news + news_of_goal(state.board, color, state.seats == 2)


@lru_cache(1 << 12)
def news_of_shift(color: int, before: int, value: int, clause: str) -> News:
    """What is told when a pagoda moves."""
    after = max(0, before + value)
    moved = f"{signed(value)} for the {COLORS[color]} pagoda, {before} to {after}"
    if value < 0:
        clause = "TAK-EVAL-12" if before + value >= 0 else "TAK-RULING-10"
        stays = f"{signed(value)} for the {COLORS[color]} pagoda, which stays at 0"
        moved = moved if after < before else stays
    return (Event(BOOK[clause], moved),)


@remembered
def news_of_goal(board: Board, color: int, two: bool) -> News:
    """What is told when a pagoda is the first at the goal."""
    told = f"{COLORS[color]} is at the goal of {board.goal}: this round is the last"
    return (Event(BOOK["TAK-2P-06" if two else "TAK-END-01"], told),)


def end_turn(state: State) -> State:
    """Clockwise to the next player; after a whole round perhaps to the end."""
    seat, rounds, waited = (state.seat + 1) % state.seats, state.rounds, state.waited
    if seat == state.first:
        if state.last:
            return end_game(state)
        # Who kept a card in the old round may think otherwise in the new one (TAK-RULING-13).
        rounds, waited = rounds + 1, ()
    after = updated(state, seat=seat, rounds=rounds, step=MARCH, asked=seat, waited=waited)
    return ask_before(after) if any(state.held) else after


def end_game(state: State) -> State:
    """The round is played out: hidden cards are shown, and points counted."""
    news = [*state.news, Event(BOOK["TAK-END-02"], f"round {state.rounds} is played out")]
    for color, hand in enumerate(state.held):
        for value in known(held.value for held in hand):
            told = f"player {state.owners[color] + 1} shows a hidden card: {signed(value)}"
            news.append(Event(BOOK["TAK-END-03"], told))
    return updated(state, step=OVER, asked=CHANCE, news=tuple(news))
