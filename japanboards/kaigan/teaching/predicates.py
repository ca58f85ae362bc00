"""When a level of Kaigan is done: predicates over (position, move, next position)."""

from __future__ import annotations

from ...core.lesson import Predicate
from ..rules.moves import Claim, Dispatch, Lay, Map, Move, Send
from ..rules.moves import Great as GreatMap
from ..rules.state import State


def does(kind: type, **wanted: object) -> Predicate:
    """A move of this kind was made, with these fields if any are named."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, kind) and all(getattr(move, k) == v for k, v in wanted.items())

    return done


def lays_in(row: int) -> Predicate:
    """A card was laid in this row."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Lay) and move.row == row

    return done


def claims(*rows: int) -> Predicate:
    """A row was claimed, one of these if any are named."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Claim) and (not rows or move.row in rows)

    return done


def sends_to(*tiles: str) -> Predicate:
    """A surveyor was sent, to one of these tiles if any are named."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Send) and (not tiles or move.tile in tiles)

    return done


def dispatched(state: State, move: Move, after: State) -> bool:
    """The last surveyor of a dispatch was sent."""
    return isinstance(move, Send) and state.sending == 1


def dispatch_of(surveyors: int) -> Predicate:
    """A dispatch of this many surveyors begins or goes on."""

    def done(state: State, move: Move, after: State) -> bool:
        begun = state.sending > 0 or move == Dispatch(surveyors)
        return begun and after.sending > 0

    return done


def completes(tile: str) -> Predicate:
    """Markers completed this tile."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, Map | GreatMap) and any(
            site and site.tile.name == tile and not site.room for site in after.map
        )

    return done


def marks_tiles(count: int) -> Predicate:
    """A great mapping marked this many different tiles."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, GreatMap) and len(set(move.tiles)) == count

    return done
