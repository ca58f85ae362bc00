"""Kanagawa, the lessons: rows are dealt, players pass or take, rounds begin and end."""

from __future__ import annotations

from functools import cache

from ...core.bag import without
from ...core.rulebook import Event
from ...core.words import counted
from ..book import BOOK
from ..cards import BACKS, count_of
from .effects_work import cards_that_end
from .generator import deck_size
from .icon_codes import code, rested
from .moves import Back, Depart, Done, Pass, Peek, Take, Tile, Turn
from .scoring import best_run, winners
from .state import (
    BACK,
    OVER,
    PEEK,
    SCHOOL,
    TURN,
    WORK,
    Names,
    Painter,
    Pool,
    State,
    updated,
    updated_painter,
    with_painter,
)

ON_BACKS = frozenset(BACKS)


def give_tile(state: State, move: Tile) -> State:
    """The next player gets a tile, its icon and arrow, and its brushes from the reserve."""
    tile, seat = state.board.tiles[move.tile], state.seat
    icons = (code(state.board, tile.landscape),)
    painter = Painter(move.tile, icons=icons, brushes=tile.brushes, arrows=tile.arrows)
    told = f"player {seat + 1} begins with {count_of(tile.brushes, 'brush')}"
    dealt = updated(
        state,
        painters=with_painter(state, painter),
        brushes=state.brushes - tile.brushes,
        seat=seat + 1,
        news=(Event(BOOK["KAN-SETUP-04"], told),),
    )
    return begin_round(dealt) if seat + 1 == state.seats else dealt


def begin_round(state: State) -> State:
    """Step 1: the first player deals a card per player; everybody is at School."""
    players = state.seats
    seats = tuple([(state.master + turn) % players for turn in range(players)])
    empty: tuple[Names, ...] = ((),) * players
    return begin_row(updated(state, school=empty, row=0), seats)


def begin_row(state: State, seats: tuple[int, ...]) -> State:
    """Cards for the columns of the next row, as far as the deck goes; then these seats choose."""
    columns = [at for at, column in enumerate(state.school) if column or not state.row]
    due = tuple(columns[: deck_size(state)])
    news = (*state.news, dealing(len(due), state.row + 1))
    return deal(
        updated(
            state,
            row=state.row + 1,
            waiting=seats,
            stayed=(),
            alone=len(seats) == 1,
            due=due,
            seat=seats[0],
            news=news,
        )
    )


@cache
def dealing(cards: int, row: int) -> Event:
    """What is told when a row is dealt."""
    clause = ("KAN-SCHOOL-01", "KAN-SCHOOL-11", "KAN-SCHOOL-14")[row - 1]
    are = "is" if cards == 1 else "are"
    return Event(BOOK[clause], f"{count_of(cards, 'card')} {are} dealt to row {row}")


def wants_back(state: State) -> bool:
    """A back of the deck can be seen that is not decided yet."""
    return any(state.backs) and (state.switches.deck_backs == "all" or not state.deck)


def deal(state: State) -> State:
    """Cards go to their squares until chance has to show a back or a face, or all are dealt."""
    while state.due and not wants_back(state):
        column = state.due[0]
        if state.board.school[state.row - 1][column] == "U":
            return state if state.step == TURN else updated(state, step=TURN)
        state = lay(state, column, state.deck[0])
    if wants_back(state):
        return updated(state, step=BACK)
    news = state.news
    if not state.deck:
        news += (Event(BOOK["KAN-SCHOOL-16"], "the deck is empty: nobody may pass any more"),)
    return updated(state, step=SCHOOL, news=news)


def lay(state: State, column: int, card: str) -> State:
    """The deck's top card lies in a column, known by its face or by its back."""
    school = list(state.school)
    school[column] += (card,)
    return updated(state, deck=state.deck[1:], school=tuple(school), due=state.due[1:])


def show_back(state: State, move: Back) -> State:
    """One more back of the deck is known."""
    backs = list(state.backs)
    backs[BACKS.index(move.color)] -= 1
    known = updated(state, backs=tuple(backs), deck=(*state.deck, move.color))
    return known if wants_back(known) else deal(known)


def turn_up(state: State, move: Turn) -> State:
    """The card dealt face up is seen by everybody."""
    school = list(state.school)
    school[state.due[0]] += (move.card,)
    deck, due, pool = state.deck[1:], state.due[1:], seen(state, move.card)
    return deal(updated(state, pool=pool, deck=deck, school=tuple(school), due=due))


def seen(state: State, card: str) -> Pool:
    """The faces nobody has seen, but for this one."""
    at = BACKS.index(state.board.cards[card].back)
    pool = state.pool
    return (*pool[:at], without(pool[at], card), *pool[at + 1 :])


def stay(state: State, move: Pass) -> State:
    """The player passes."""
    waiting, stayed = state.waiting[1:], (*state.stayed, state.seat)
    if waiting:
        return updated(state, waiting=waiting, stayed=stayed, seat=waiting[0])
    return begin_row(state, stayed)


def take_column(state: State, move: Take) -> State:
    """All cards of the column are taken; face-down ones are looked at, then work begins."""
    at, painter, school = move.column - 1, state.painter, list(state.school)
    cards = school[at]
    school[at] = ()
    faces = [card for card in cards if card not in ON_BACKS]
    peeks = tuple([card for card in cards if card in ON_BACKS])
    return updated(
        state,
        painters=with_painter(
            state, updated_painter(painter, hand=tuple(sorted([*painter.hand, *faces])))
        ),
        school=tuple(school),
        waiting=state.waiting[1:],
        step=PEEK if peeks else WORK,
        peeks=peeks,
    )


def depart(state: State, move: Depart) -> State:
    """The player leaves without cards."""
    return updated(state, waiting=state.waiting[1:], step=WORK)


def look_at(state: State, move: Peek) -> State:
    """The taker sees the face of a card; nobody else does."""
    painter, peeks = state.painter, state.peeks[1:]
    secret = tuple(sorted([*painter.secret, move.card]))
    painters = with_painter(state, updated_painter(painter, secret=secret))
    pool, step = seen(state, move.card), PEEK if peeks else WORK
    return updated(state, painters=painters, pool=pool, peeks=peeks, step=step)


def finish_work(state: State, move: Done) -> State:
    """The marks of this round are wiped off; then the next player, a new row, or a new round."""
    painter = state.painter
    held = len(painter.hand) + len(painter.secret)
    news = (keeping(state.seat, held),) if held else ()
    painters = with_painter(state, updated_painter(painter, icons=rested(painter.icons)))
    if state.waiting:
        return updated(
            state, painters=painters, turned=0, step=SCHOOL, seat=state.waiting[0], news=news
        )
    state = updated(state, painters=painters, turned=0, news=news)
    return begin_row(state, state.stayed) if state.stayed else end_round(state)


@cache
def keeping(seat: int, cards: int) -> Event:
    """What is told when cards are held back."""
    told = f"player {seat + 1} keeps {count_of(cards, 'card')} for a later round"
    return Event(BOOK["KAN-WORK-03"], told)


def end_round(state: State) -> State:
    """The Assistant's holder becomes Grand Master; then it is tested whether the game is over."""
    news = (*state.news, *handing_over(state.assistant, state.rounds, state.master))
    state = updated(state, master=state.assistant, alone=False, news=news)
    if ending := why_over(state):
        return end_game(state, ending)
    return begin_round(updated(state, rounds=state.rounds + 1, news=news))


@cache
def handing_over(seat: int, rounds: int, master: int) -> tuple[Event, ...]:
    """What is told at the end of a round."""
    has = "keeps the Grand Master" if seat == master else "has the Grand Master now"
    return (
        Event(BOOK["KAN-ROUND-02"], f"everybody has taken cards: round {rounds} is over"),
        Event(BOOK["KAN-ROUND-03"], f"player {seat + 1} {has}"),
    )


def why_over(state: State) -> tuple[Event, ...]:
    """The reasons why the game is over after this round, if it is."""
    news = []
    if not deck_size(state):
        news.append(Event(BOOK["KAN-END-01"], "the deck is empty: the game is over"))
    for seat, painter in enumerate(state.painters):
        if (cards := cards_that_end(state, painter)) >= state.board.ends:
            told = f"player {seat + 1} has {counted(cards, 'card')} in the print: the game is over"
            news.append(Event(BOOK["KAN-END-02"], told))
    return tuple(news)


def end_game(state: State, news: tuple[Event, ...]) -> State:
    """Storms are placed, and the most Harmony wins."""
    over = updated(state, step=OVER, row=0, seat=state.master, news=(*state.news, *news))
    told = []
    for seat, painter in enumerate(state.painters):
        if painter.storms:
            run = best_run(state.board, painter, state.switches)
            told.append(Event(BOOK["KAN-SCORE-01"], f"player {seat + 1}: {run.told}"))
    best = winners(over)
    names = " and ".join(f"player {seat + 1}" for seat in best)
    clause = "KAN-SCORE-07" if len(best) == 1 else "KAN-SCORE-08"
    told.append(Event(BOOK[clause], f"{names} {'wins' if len(best) == 1 else 'share the victory'}"))
    return updated(over, news=(*over.news, *told))
