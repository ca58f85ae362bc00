"""Whether a position of Takamatsu that was read can come up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NoReturn

from ...core.game import CHANCE
from ...core.rulebook import Clause
from ...core.secrets import known
from ...core.words import counted, verbed
from ..board import COLORS
from ..board_checks import SLOTS
from ..book import BOOK
from ..cards import Cards, Down, Held
from ..rules.effects_asking import holds
from ..rules.moves import Party
from ..rules.setup import place_samurai
from ..rules.state import AFTER, BEFORE, DEAL, MARCH, NO_SEAT, OVER, START, State


def refuse(reason: str, clause: Clause) -> NoReturn:
    """Raise a ValueError: by this clause such a position never comes up."""
    raise ValueError(f"{reason} [{clause.id}]")


def check_table(state: State) -> None:
    """Raise a ValueError with the clause unless a game can come to this position."""
    if state.step in (DEAL, START):
        check_unsettled(state)
    elif not state.rounds:
        check_laying_out(state)
    else:
        check_display(state)
    check_due(state)
    check_goal(state)
    check_waited(state)


def untouched(state: State) -> bool:
    """Nobody has got a card yet."""
    return not any(map(any, (state.pagodas, state.held, state.cards.used, state.cards.spent)))


def check_unsettled(state: State) -> None:
    """Before colors and first player are known, nothing lies on the table."""
    counts = [state.owners.count(seat) for seat in range(state.seats)]
    if counts != sorted(counts, reverse=True) or counts[0] > counts[-1] + 1:
        refuse("colors: they are dealt one by one, from player 1 on", BOOK["TAK-SET-01"])
    if state.rounds or state.last or state.seat:
        refuse("turn: it is player 1, round 0 until it is known who begins", BOOK["TAK-TURN-01"])
    if state.cards.display or not untouched(state):
        refuse("display, points, used, held: nothing before all have colors", BOOK["TAK-SET-01"])


def check_laying_out(state: State) -> None:
    """While the display is laid out for the first time, all is as at the start."""
    if state.last or state.seat != state.first:
        refuse("turn: in round 0 it is the first player's, and not the last", BOOK["TAK-TURN-01"])
    if not untouched(state):
        refuse("points, used, held: none while the display is laid out", BOOK["TAK-SET-13"])
    if state.rooms != place_samurai(state).rooms:
        refuse("rooms: samurai are at home while the display is laid out", BOOK["TAK-SET-08"])


def check_display(state: State) -> None:
    """Once the game goes on, only the place of a card that was taken is free."""
    missing = SLOTS - len(state.cards.display)
    if missing > (state.cards.taken is not None):
        refuse(f"display: {SLOTS} cards, or one less while one is taken", BOOK["TAK-EVAL-08"])
    if state.step == OVER and (missing or state.cards.taken is not None):
        refuse("display: at the end it is full, and no card is taken", BOOK["TAK-EVAL-08"])


def check_due(state: State) -> None:
    """Cards are due for samurai that are at home in one room, the mover's first."""
    due = state.due
    if bool(due) != (state.cards.taken is not None):
        refuse("taken, due: a color is due as long as a card is taken", BOOK["TAK-EVAL-01"])
    pairs = zip(state.rooms, state.board.homes, strict=True)
    counts = Counter(due)
    if due and not any(
        all(color in homes and party[color] >= count for color, count in counts.items())
        for party, homes in pairs
    ):
        refuse("due: no room is home to as many samurai as get cards", BOOK["TAK-EVAL-03"])
    if list(due) != sorted(due, key=lambda c: ((state.owners[c] - state.seat) % state.seats, c)):
        refuse("due: the mover's cards first, then clockwise", BOOK["TAK-RULING-04"])


def check_goal(state: State) -> None:
    """A pagoda at the goal makes it the last round, which is played out."""
    goal = state.board.goal
    if max(state.pagodas) >= goal and not state.last:
        refuse(f"points: at {counted(goal, 'point')} the round is the last", BOOK["TAK-END-01"])
    if state.step == OVER and (state.seat + 1) % state.seats != state.first:
        refuse("turn: the game is over after the last player of a round", BOOK["TAK-END-02"])


def check_waited(state: State) -> None:
    """Who waits holds a card and is not asked again; in one's own turn, if a table wants it so."""
    for seat in state.waited:
        if not holds(state, seat) or state.step not in (BEFORE, MARCH, AFTER, OVER):
            refuse(f"waited: player {seat + 1} has nothing to wait with", BOOK["TAK-RULING-08"])
    if state.asked in state.waited and state.step != MARCH:
        refuse(f"asked: player {state.asked + 1} waits already", BOOK["TAK-RULING-08"])
    own = state.switches.hidden_window == "own_turn"
    if own and state.asked not in (state.seat, CHANCE):
        refuse("asked: at this table only whoever is on turn", BOOK["TAK-RULING-08"])


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
    if len(cards.display) > SLOTS:
        raise ValueError(f"display: {SLOTS} cards at most, not {len(cards.display)}")
    if len(cards.batches) > len(board.hidden_cards) + 1:
        raise ValueError(f"hidden: {len(board.hidden_cards) + 1} batches at most")
    check_batches(cards, [card for hand in state.held for card in hand])


def check_batches(cards: Cards, held: Iterable[Held]) -> None:
    """Each batch has as many values as cards, and the held ones are among them."""
    held = list(held)
    for at, batch in enumerate(cards.batches):
        mine = [card for card in held if card.batch == at]
        down = sum(card == Down(at) for card in (*cards.display, cards.taken))
        count = down + len(mine) + cards.shut * (at == len(cards.batches) - 1)
        if count != len(batch):
            lying = verbed(count, "card")
            raise ValueError(f"hidden: {lying} face down for the values {spelled(batch)}")
        if Counter(known(card.value for card in mine)) - Counter(batch):
            raise ValueError(f"held: the hidden cards of that batch are {spelled(batch)}")


def spelled(values: Iterable[int]) -> str:
    """Values in a row."""
    return " ".join(map(str, values)) or "none"


def check_asked(state: State, seat: int) -> None:
    """Only who holds a card is asked."""
    if not holds(state, seat):
        raise ValueError(f"asked: player {seat + 1} holds no hidden card")
