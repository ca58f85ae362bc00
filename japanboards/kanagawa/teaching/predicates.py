"""When a level of Kanagawa is done: predicates over (position, move, next position)."""

from __future__ import annotations

from collections.abc import Callable

from ...core.lesson import Predicate
from ..rules.moves import Claim, Depart, Done, Leave, Move, Pass, Place, Print, Shift, Studio, Take
from ..rules.scoring import best_run
from ..rules.state import OVER, PEEK, State

Want = Callable[[State, State], bool]  # of a whole turn: the position before it and after it


def takes(*columns: int) -> Predicate:
    """A column was taken, one of these if any are named."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Take) and (not columns or move.column in columns)

    return done


def passes(state: State, move: Move, after: State) -> bool:
    """The player stayed at School."""
    return isinstance(move, Pass)


def departs(state: State, move: Move, after: State) -> bool:
    """The player left without cards."""
    return isinstance(move, Depart)


def adds(*cards: str) -> Predicate:
    """A card joined the studio, one of these if any are named."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Studio) and (not cards or move.card in cards)

    return done


def paints(*cards: str) -> Predicate:
    """A card joined the print, one of these if any are named."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Print) and (not cards or move.card in cards)

    return done


def both_ways(state: State, move: Move, after: State) -> bool:
    """The hand is empty, and both the print and the studio got a card."""
    painter = after.painters[state.seat]
    return isinstance(move, Print | Studio) and not painter.hand and bool(painter.print)


def places(*icons: str) -> Predicate:
    """A brush was placed, on one of these icons if any are named."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Place) and (not icons or move.icon in icons)

    return done


def shifts(*icons: str) -> Predicate:
    """A brush was moved, to one of these icons if any are named."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Shift) and (not icons or move.icon in icons)

    return done


def claims(diploma: str) -> Predicate:
    """That diploma was taken."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Claim) and move.diploma == diploma

    return done


def leaves(diploma: str) -> Predicate:
    """That diploma was left."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Leave) and move.diploma == diploma

    return done


def finishes(state: State, move: Move, after: State) -> bool:
    """The work was finished."""
    return isinstance(move, Done)


def either(*ways: Predicate) -> Predicate:
    """One of these."""

    def done(state: State, move: Move, after: State) -> bool:
        return any(way(state, move, after) for way in ways)

    return done


def over(state: State, move: Move, after: State) -> bool:
    """The game is over."""
    return after.step == OVER


def longer_run(state: State, move: Move, after: State) -> bool:
    """The best run of one season has grown, for the player who moved."""
    return run_of(state, after)


def run_of(start: State, after: State) -> bool:
    """The best run of one season has grown."""
    seat = start.seat
    runs = [best_run(s.board, s.painters[seat], s.switches).length for s in (start, after)]
    return runs[1] > runs[0]


def done_working(state: State, move: Move, after: State) -> bool:
    """The work of the round is finished."""
    return isinstance(move, Done)


def print_of(card: str) -> Want:
    """This card is in the player's print."""
    return lambda start, after: card in after.painters[start.seat].print


def trees_of(count: int) -> Want:
    """The player's print shows this many trees, or more."""

    def holds(start: State, after: State) -> bool:
        cards = [after.board.cards[name] for name in after.painters[start.seat].print]
        return sum(card.count for card in cards if card.subject == "tree") >= count

    return holds


def has_diploma(name: str) -> Want:
    """The player took this diploma."""
    return lambda start, after: name in after.painters[start.seat].diplomas


def settling(state: State) -> bool:
    """Cards that were taken face down are being looked at: nobody decides anything."""
    return state.step == PEEK


def has_assistant(start: State, after: State) -> bool:
    """The player has the Assistant."""
    return after.assistant == start.seat
