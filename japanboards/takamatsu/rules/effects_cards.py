"""Takamatsu: the cards that samurai earn by getting home, one by one."""

from __future__ import annotations

from functools import cache, lru_cache

from ...core.game import CHANCE, Seat
from ...core.rulebook import Event
from ...core.words import signed, verbed
from ..board import COLORS, spoken
from ..book import BOOK
from ..cards import (
    Cards,
    Down,
    Held,
    handed_over,
    laid_down,
    laid_open,
    put_away,
    reshuffled,
    take_uppermost,
    topped,
    wanting,
)
from .effects_asking import ask_after, ask_before, shift
from .moves import Party
from .state import PEEK, News, State, updated


def arrivals(state: State, room: int, party: Party) -> tuple[int, ...]:
    """Colors that get a card for a party's arrival, once per samurai that is at home there."""
    homes = state.board.homes[room]
    if len(homes) == 1:
        return homes * party[homes[0]]
    mover, players = state.seat, state.seats
    home = [color for color in homes if party[color]]
    home.sort(key=lambda color: ((state.owners[color] - mover) % players, color))  # TAK-RULING-04
    return tuple(color for color in home for _ in range(party[color]))


@lru_cache(1 << 12)
def news_of_arrival(due: tuple[int, ...], owners: tuple[int, ...], room: str) -> News:
    """What is told when samurai get home."""
    told = []
    for color in dict.fromkeys(due):
        count = due.count(color)
        cards = f"{count} card{'s' * (count > 1)}"
        told.append(f"{count} {COLORS[color]} at home in {spoken(room)}: {cards}")
        told[-1] += f" for player {owners[color] + 1}"
    return tuple(Event(BOOK["TAK-EVAL-03"], text) for text in told)


def next_card(state: State) -> State:
    """The next card for whoever is due, or the end of the evaluation."""
    if state.due:
        return supply(state, take_uppermost(state.cards), state.news)
    if state.rounds:
        return ask_after(state)
    return ask_before(updated(state, rounds=1, seat=state.first))


def supply(state: State, cards: Cards, news: News) -> State:
    """Fill the display as far as nobody has to turn a card, then deal with the card taken."""
    match wanting(cards):
        case "":
            return receive(state, cards, news)
        case "lay":
            news += news_of_laying(None, state.rounds > 0)
            return supply(state, laid_down(cards), news)
        case "shuffle":
            cards, held = reshuffled(cards, state.held)
            return supply(updated(state, held=held), cards, (*news, news_of_shuffling(cards)))
        case step:
            return updated(state, step=step, asked=CHANCE, cards=cards, news=news)


def news_of_shuffling(cards: Cards) -> Event:
    """What is told when the used cards become the deck."""
    count = len(cards.deck) + cards.shut
    return Event(BOOK["TAK-EVAL-09"], f"the {verbed(count, 'used card')} shuffled")


def show_back(state: State, kind: str) -> State:
    """The back of the deck's top card is seen."""
    return supply(state, topped(state.cards, kind), ())


def flip(state: State, value: int) -> State:
    """An open card is laid into the display and turned up."""
    return supply(state, laid_open(state.cards, value), news_of_laying(value, state.rounds > 0))


@cache
def news_of_laying(value: int | None, playing: bool) -> News:
    """What is told when a card joins the display."""
    if value is None:
        clause = "TAK-EVAL-10" if playing else "TAK-SET-15"
        return (Event(BOOK[clause], "a hidden card is laid face down"),)
    clause = "TAK-EVAL-08" if playing else "TAK-SET-14"
    return (Event(BOOK[clause], f"a card is laid and turned up: {signed(value)}"),)


def receive(state: State, cards: Cards, news: News) -> State:
    """The card on its way arrives: an open one takes effect, a hidden one is looked at."""
    taken = cards.taken
    if taken is None:
        return next_card(updated(state, cards=cards, news=news))
    if isinstance(taken, Down):
        return updated(state, step=PEEK, asked=CHANCE, cards=cards, news=news)
    color, due = state.due[0], state.due[1:]
    pagodas, last, told = shift(state, color, taken, "TAK-EVAL-11")
    cards, news = put_away(cards, taken), news + told
    return next_card(updated(state, cards=cards, due=due, pagodas=pagodas, last=last, news=news))


def keep(state: State, value: int) -> State:
    """Whoever got a hidden card looks at it and keeps it."""
    taken, color = state.cards.taken, state.due[0]
    assert isinstance(taken, Down)
    hand = sorted((*state.held[color], Held(value, taken.batch)), key=lambda h: (h.batch, h.value))
    held = (*state.held[:color], tuple(hand), *state.held[color + 1 :])
    cards, news = handed_over(state.cards), news_of_keeping(state.owners[color])
    return next_card(updated(state, cards=cards, held=held, due=state.due[1:], news=news))


@cache
def news_of_keeping(seat: Seat) -> News:
    """What is told when a player gets a hidden card."""
    return (Event(BOOK["TAK-HID-01"], f"player {seat + 1} keeps a hidden card"),)
