"""Takamatsu: the cards that samurai earn by getting home, one by one."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..core.game import CHANCE
from ..core.rulebook import Event
from .board import COLORS
from .book import BOOK
from .cards import (
    Down,
    Held,
    laid,
    laid_down,
    laid_open,
    put_away,
    reshuffled,
    take_uppermost,
    wanting,
)
from .state import BACK, FLIP, PEEK, Party, State, but
from .windows import ask_after, ask_before, shift


def arrivals(state: State, room: int, party: Party) -> tuple[int, ...]:
    """Colors that get a card for a party's arrival, once per samurai that is at home there."""
    homes = state.board.homes[room]
    if len(homes) == 1:
        return homes * party[homes[0]]
    mover, players = state.seat, state.players
    home = [color for color in homes if party[color]]
    home.sort(key=lambda color: ((state.owners[color] - mover) % players, color))  # TAK-RULING-04
    return tuple(color for color in home for _ in range(party[color]))


@cache
def news_of_arrival(due: tuple[int, ...], owners: tuple[int, ...], room: str) -> tuple[Event, ...]:
    """What is told when samurai get home."""
    told = []
    for color in dict.fromkeys(due):
        count = due.count(color)
        cards = f"{count} card{'s' * (count > 1)}"
        told.append(f"{count} {COLORS[color]} at home in {room}: {cards}")
        told[-1] += f" for player {owners[color] + 1}"
    return tuple(Event(BOOK["TAK-EVAL-03"], text) for text in told)


def next_card(state: State) -> State:
    """The next card for whoever is due, or the end of the evaluation."""
    if state.due:
        return supply(state, cards=take_uppermost(state.cards))
    if state.rounds:
        return ask_after(state)
    return ask_before(but(state, rounds=1, seat=state.first))


def supply(state: State, **changes: Any) -> State:
    """Fill the display as far as nobody has to turn a card, then deal with the card taken.

    Changes of the step that led here are made in the same copy.
    """
    step = wanting(changes.get("cards", state.cards))
    if step in (BACK, FLIP):
        return but(state, step=step, asked=CHANCE, **changes)
    if not step:
        return receive(state, **changes)
    state = but(state, **changes)
    return supply(shuffle(state) if step == "shuffle" else lay_face_down(state))


def shuffle(state: State) -> State:
    """The used cards become the deck."""
    cards, held = reshuffled(state.cards, state.held)
    count = len(cards.deck) + cards.shut
    told = Event(BOOK["TAK-EVAL-09"], f"the {count} used cards are shuffled")
    return but(state, cards=cards, held=held, news=(*state.news, told))


def lay_face_down(state: State) -> State:
    """A hidden card joins the display as it is."""
    news = news_of_laying(None, state.rounds > 0)
    return but(state, cards=laid_down(state.cards), news=state.news + news)


def show_back(state: State, kind: str) -> State:
    """The back of the deck's top card is seen."""
    return supply(state, cards=laid(state.cards, top=kind), news=())


def flip(state: State, value: int) -> State:
    """An open card is laid into the display and turned up."""
    news = news_of_laying(value, state.rounds > 0)
    return supply(state, cards=laid_open(state.cards, value), news=news)


@cache
def news_of_laying(value: int | None, playing: bool) -> tuple[Event, ...]:
    """What is told when a card joins the display."""
    if value is None:
        clause = "TAK-EVAL-10" if playing else "TAK-SET-15"
        return (Event(BOOK[clause], "a hidden card is laid face down"),)
    clause = "TAK-EVAL-08" if playing else "TAK-SET-14"
    return (Event(BOOK[clause], f"a card is laid and turned up: {value}"),)


def receive(state: State, **changes: Any) -> State:
    """The card on its way arrives: an open one takes effect, a hidden one is looked at."""
    cards = changes.pop("cards", state.cards)
    if cards.taken is None:
        return next_card(but(state, cards=cards, **changes))
    if isinstance(cards.taken, Down):
        return but(state, step=PEEK, asked=CHANCE, cards=cards, **changes)
    changes.update(cards=put_away(cards, cards.taken), due=state.due[1:])
    return next_card(shift(state, state.due[0], cards.taken, "TAK-EVAL-11", **changes))


def keep(state: State, value: int) -> State:
    """Whoever got a hidden card looks at it and keeps it."""
    taken, color = state.cards.taken, state.due[0]
    assert isinstance(taken, Down)
    hand = sorted((*state.held[color], Held(value, taken.batch)), key=lambda h: (h.batch, h.value))
    held = (*state.held[:color], tuple(hand), *state.held[color + 1 :])
    told = f"player {state.owners[color] + 1} keeps a hidden card"
    news = (Event(BOOK["TAK-HID-01"], told),)
    cards = laid(state.cards, taken=None)
    return next_card(but(state, cards=cards, held=held, due=state.due[1:], news=news))
