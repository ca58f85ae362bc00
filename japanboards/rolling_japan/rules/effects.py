"""Rolling Japan: what moves do, and how turns and rounds go on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ...core.bag import without
from ...core.rulebook import Event
from ...core.words import listed
from ..board import BLANK, X
from ..book import BOOK
from .areas import as_taken, has_no_blank
from .generator import areas_of, color_of, is_full
from .moves import Change, Cross, Draw, Move, Roll, Skip, Write
from .state import Die, Sheet, State, shared_die, updated, updated_sheet

FEW = 4  # blanks that are named, when they get an X at the end


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
    areas = areas_of(state, color_of(state, move.die))
    full = state.board.cells[next(area for area in areas if is_full(state, area))]
    told = f"{as_taken(state, move.die)} does nothing: {has_no_blank(state, [full])}"
    return finish_die(state, move.die, state.sheet, Event(BOOK["ROL-X-03"], told))


def marked(state: State, cell: str, what: int) -> Sheet:
    """The sheet of the seat that is writing, with one more cell filled."""
    board = state.board
    return state.sheets[state.seat].marked(board, board.index[cell], what)


def with_sheet(state: State, sheet: Sheet) -> tuple[Sheet, ...]:
    """All sheets, that of the writing seat replaced."""
    return (*state.sheets[: state.seat], sheet, *state.sheets[state.seat + 1 :])


def draw(state: State, move: Draw) -> State:
    """A die comes out of the bag."""
    dice = (*state.dice, shared_die(move.color))
    return updated(state, bag=without(state.bag, move.color), dice=dice, news=())


def roll(state: State, move: Roll) -> State:
    """The first unrolled die shows its value; after the second, everybody may write."""
    first, second = state.dice
    if first.value is None:
        return updated(state, dice=(shared_die(first.color, move.value), second), news=())
    dice = (first, shared_die(second.color, move.value))
    return updated(state, dice=dice, waiting=dice, seat=state.holder, news=announcement(dice))


@cache
def announcement(dice: tuple[Die, Die]) -> tuple[Event]:
    """Everybody uses the roll."""
    return (Event(BOOK["ROL-TURN-03"], f"new dice for all: {dice[0]} and {dice[1]}"),)


def change(state: State, move: Change) -> State:
    """Take a die as another color; it is now the one in hand, and the mark is made."""
    sheet = updated_sheet(state.sheet, changes=state.sheet.changes + 1)
    waiting = tuple(sorted(state.waiting, key=lambda d: d.color != move.die))
    left = state.board.changes - sheet.changes
    news = Event(BOOK["ROL-CC-04"], f"a color change is marked, {left} left")
    sheets = with_sheet(state, sheet)
    return updated(state, sheets=sheets, waiting=waiting, taken_as=move.to, news=(news,))


def finish_die(state: State, die: str, sheet: Sheet, *news: Event) -> State:
    """The die is dealt with: on to the seat's other die, the next seat, or the end of the turn."""
    sheets, seat = with_sheet(state, sheet), state.seat
    if len(state.waiting) == 2:
        first, second = state.waiting
        left = (second,) if first.color == die else (first,)
        return updated(state, sheets=sheets, waiting=left, taken_as="", news=news)
    seat = (seat + 1) % len(sheets)
    if seat != state.holder:
        return updated(state, sheets=sheets, seat=seat, waiting=state.dice, taken_as="", news=news)
    return end_turn(state, sheets, news)


def end_turn(state: State, sheets: tuple[Sheet, ...], news: tuple[Event, ...]) -> State:
    """Count the dice outside; the bag moves on, after a full round with all dice in it."""
    board, bag, ticks = state.board, state.bag, state.ticks
    outside = len(board.dice) - len(bag)
    if outside >= board.outside:
        bag, ticks = board.dice, ticks + 1
    holder = (state.holder + 1) % len(sheets)
    news += news_of_turn(outside, outside >= board.outside, ticks, board.rounds, holder)
    ended = updated(
        state,
        sheets=sheets,
        bag=bag,
        ticks=ticks,
        holder=holder,
        seat=holder,
        dice=(),
        waiting=(),
        taken_as="",
        news=news,
    )
    return end_game(ended) if ticks == board.rounds else ended


@cache
def news_of_turn(
    outside: int, round_over: bool, ticks: int, rounds: int, holder: int
) -> tuple[Event, ...]:
    """What is told at the end of a turn, and of a round."""
    news = [Event(BOOK["ROL-RND-01"], f"{outside} dice are out of the bag")]
    if round_over:
        news.append(Event(BOOK["ROL-RND-04"], "all dice return to the bag"))
        news.append(Event(BOOK["ROL-RND-05"], ticked(ticks, rounds)))
    else:
        news.append(Event(BOOK["ROL-RND-02"], "these colors come no more this round"))
    if ticks < rounds:
        clause = BOOK["ROL-RULING-19" if round_over else "ROL-RND-03"]
        news.append(Event(clause, f"the bag goes to player {holder + 1}"))
    return tuple(news)


def ticked(ticks: int, rounds: int) -> str:
    """In words, that a round was ticked off.

    >>> ticked(1, 6), ticked(6, 6)
    ('round 2 of 6 begins', 'the last round is over')
    """
    return f"round {ticks + 1} of {rounds} begins" if ticks < rounds else "the last round is over"


def end_game(state: State) -> State:
    """Every blank gets an X, and everybody counts."""
    crossed = tuple(
        Sheet(tuple(cell or X for cell in sheet.cells), sheet.changes) for sheet in state.sheets
    )
    news = [
        Event(BOOK["ROL-END-01"], f"player {seat + 1} puts an X into {last_blanks(state, sheet)}")
        for seat, sheet in enumerate(state.sheets)
        if BLANK in sheet.cells
    ]
    counts = [
        Event(BOOK["ROL-END-02"], f"player {seat + 1} counts {sheet.cells.count(X)} X")
        for seat, sheet in enumerate(crossed)
    ]
    return updated(state, sheets=crossed, news=(*state.news, *news, *counts))


def last_blanks(state: State, sheet: Sheet) -> str:
    """What is still blank on a sheet at the end, in words."""
    pairs = zip(state.board.names, sheet.cells, strict=True)
    names = [name for name, held in pairs if held == BLANK]
    many = "the last blank" if len(names) == 1 else f"{len(names)} blanks"
    return f"{many}, {listed(names, FEW)}" if len(names) <= FEW else many


DOES: dict[type, Callable[[State, Any], State]] = {
    Draw: draw,
    Roll: roll,
    Change: change,
    Write: write,
    Cross: cross,
    Skip: skip,
}
