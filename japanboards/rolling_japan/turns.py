"""Rolling Japan: how a game begins, what moves do, and how turns and rounds go on."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from ..core.bag import without
from ..core.game import Seat, settle_options, settle_players
from ..core.rulebook import Event, Option
from .board import SHELF, Board
from .book import BOOK
from .state import (
    BLANK,
    Change,
    Cross,
    Die,
    Draw,
    Move,
    Roll,
    Sheet,
    Skip,
    State,
    Switches,
    Write,
    X,
    but,
    shared_die,
)

TITLE = "Rolling Japan"
PLAYERS = range(1, 9)
OPTIONS = {
    option.name: option
    for option in (
        Option(
            "cc_on_purple",
            True,
            (True, False),
            "ROL-RULING-07",
            "May a color change be used on the purple die?",
        ),
        Option(
            "cc_into_full",
            True,
            (True, False),
            "ROL-RULING-11",
            "May a die be changed into an area that is full?",
        ),
        Option(
            "purple_area",
            "map",
            ("map", "each"),
            "ROL-RULING-06",
            "Is the purple die's area the whole map, or each area by itself?",
        ),
        Option("first", 0, tuple(range(8)), "ROL-START-01", "Which seat begins with the bag?"),
    )
}


def new_game(players: int, board: str | Board = "japan", **options: Any) -> State:
    """Empty sheets, all dice in the bag, and the bag with the first player."""
    settle_players(TITLE, PLAYERS, players)
    settled = settle_options(OPTIONS, options)
    first = settled.pop("first")
    if first >= players:
        raise ValueError(f"the option first names a seat from 0 to {players - 1}, not {first}")
    board = SHELF.called(board)
    sheet = Sheet.of(board, ())
    sheets, switches = (sheet,) * players, Switches(**settled)
    return State(board, sheets, board.dice, holder=first, seat=first, switches=switches)


def view(state: State, seat: Seat) -> State:
    """What a seat sees: everything, for there are no secrets."""
    return state


def resample(view: State, seat: Seat, rng: random.Random) -> State:
    """The only position that looks like this one."""
    return view


def apply(state: State, move: Move) -> State:
    """The position after a move, which is trusted to be legal."""
    return DOES[type(move)](state, move)


def write(state: State, move: Write) -> State:
    """A die's value is written."""
    first = state.waiting[0]
    die = first if first.color == move.die else state.waiting[1]
    assert die.value
    return finish_die(state, move.die, marked(state, move.cell, die.value))


def cross(state: State, move: Cross) -> State:
    """An X is written instead of a die's value."""
    return finish_die(state, move.die, marked(state, move.cell, X))


def skip(state: State, move: Skip) -> State:
    """A die does nothing."""
    news = Event(BOOK["ROL-X-03"], f"the {move.die} die does nothing: its area is full")
    return finish_die(state, move.die, state.sheet, news)


def marked(state: State, cell: str, what: int) -> Sheet:
    """The sheet of the seat that is writing, with one more cell filled."""
    return state.sheet.marked(state.board, state.board.index[cell], what)


def with_sheet(state: State, sheet: Sheet) -> tuple[Sheet, ...]:
    """All sheets, that of the writing seat replaced."""
    return (*state.sheets[: state.seat], sheet, *state.sheets[state.seat + 1 :])


def draw(state: State, move: Draw) -> State:
    """A die comes out of the bag."""
    dice = (*state.dice, shared_die(move.color))
    return but(state, bag=without(state.bag, move.color), dice=dice)


def roll(state: State, move: Roll) -> State:
    """The first unrolled die shows its value; after the second, everybody may write."""
    first, second = state.dice
    if first.value is None:
        return but(state, dice=(shared_die(first.color, move.value), second))
    dice = (first, shared_die(second.color, move.value))
    return but(state, dice=dice, waiting=dice, seat=state.holder, news=announcement(dice))


@cache
def announcement(dice: tuple[Die, Die]) -> tuple[Event]:
    """Everybody hears the roll."""
    return (Event(BOOK["ROL-TURN-03"], f"everybody hears: {dice[0]} and {dice[1]}"),)


def change(state: State, move: Change) -> State:
    """Take a die as another color; it is now the one in hand, and the mark is made."""
    sheet = Sheet(state.sheet.cells, state.sheet.changes + 1, state.sheet.fits)
    waiting = tuple(sorted(state.waiting, key=lambda d: d.color != move.die))
    left = state.board.changes - sheet.changes
    news = Event(BOOK["ROL-CC-04"], f"a color change is marked, {left} left")
    sheets = with_sheet(state, sheet)
    return but(state, sheets=sheets, waiting=waiting, taken_as=move.to, news=(news,))


def finish_die(state: State, die: str, sheet: Sheet, *news: Event) -> State:
    """The die is dealt with: on to the seat's other die, the next seat, or the end of the turn."""
    sheets, seat = with_sheet(state, sheet), state.seat
    if len(state.waiting) == 2:
        first, second = state.waiting
        return but(
            state, sheets=sheets, waiting=(second,) if first.color == die else (first,), news=news
        )
    seat = (seat + 1) % len(sheets)
    if seat != state.holder:
        return but(state, sheets=sheets, seat=seat, waiting=state.dice, news=news)
    return end_turn(state, sheets, news)


def end_turn(state: State, sheets: tuple[Sheet, ...], news: tuple[Event, ...]) -> State:
    """Count the dice outside; the bag moves on, after a full round with all dice in it."""
    board, bag, ticks = state.board, state.bag, state.ticks
    outside = len(board.dice) - len(bag)
    if outside >= board.outside:
        bag, ticks = board.dice, ticks + 1
    holder = (state.holder + 1) % len(sheets)
    news += news_of_turn(board, outside, ticks, holder)
    ended = but(
        state,
        sheets=sheets,
        bag=bag,
        ticks=ticks,
        holder=holder,
        seat=holder,
        dice=(),
        waiting=(),
        news=news,
    )
    return end_game(ended) if ticks == board.rounds else ended


@cache
def news_of_turn(board: Board, outside: int, ticks: int, holder: int) -> tuple[Event, ...]:
    """What is told at the end of a turn, and of a round."""
    news = [Event(BOOK["ROL-RND-01"], f"{outside} dice lie outside the bag")]
    if outside < board.outside:
        news.append(Event(BOOK["ROL-RND-02"], "they stay outside"))
    else:
        news.append(Event(BOOK["ROL-RND-04"], "all dice return to the bag"))
        told = f"everybody ticks round {ticks} of {board.rounds}"
        news.append(Event(BOOK["ROL-RND-05"], told))
    if ticks < board.rounds:
        clause = BOOK["ROL-RND-03" if outside < board.outside else "ROL-RULING-19"]
        news.append(Event(clause, f"the bag goes to player {holder + 1}"))
    return tuple(news)


def end_game(state: State) -> State:
    """Every blank gets an X, and everybody counts."""
    crossed = tuple(
        Sheet(tuple(cell or X for cell in sheet.cells), sheet.changes) for sheet in state.sheets
    )
    blanks = [sheet.cells.count(BLANK) for sheet in state.sheets]
    news = [
        Event(BOOK["ROL-END-01"], f"player {seat + 1} puts an X into {n} blank{'s' * (n > 1)}")
        for seat, n in enumerate(blanks)
        if n
    ]
    counts = [
        Event(BOOK["ROL-END-02"], f"player {seat + 1} counts {sheet.cells.count(X)} X")
        for seat, sheet in enumerate(crossed)
    ]
    return but(state, sheets=crossed, news=(*state.news, *news, *counts))


DOES: dict[type, Callable[[State, Any], State]] = {
    Draw: draw,
    Roll: roll,
    Change: change,
    Write: write,
    Cross: cross,
    Skip: skip,
}
