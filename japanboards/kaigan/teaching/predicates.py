"""When a level of Kaigan is done: predicates over (position, move, next position)."""

from __future__ import annotations

from collections.abc import Callable

from ...core.lesson import Predicate
from ..cards import TRACKS
from ..rules.moves import Claim, Dispatch, Flexible, Lay, Map, Move, Send
from ..rules.moves import Great as GreatMap
from ..rules.state import SUPPLY, State

Want = Callable[[State, State], bool]  # of a whole turn: the position before it and after it


def does(kind: type, **wanted: object) -> Predicate:
    """A move of this kind was made, with these fields if any are named."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, kind) and all(getattr(move, k) == v for k, v in wanted.items())

    return done


def buys_a_step(state: State, move: Move, after: State) -> bool:
    """A step on one of the tracks was bought with a flexible card."""
    return isinstance(move, Flexible) and move.choice in TRACKS


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


def other_turn(state: State, move: Move, after: State) -> bool:
    """Somebody else has to decide."""
    return after.seat != state.seat


def sent_all(state: State, move: Move, after: State) -> bool:
    """The card was used or passed, and nobody has to be sent any more."""
    return after.at != state.at


def completed(start: State, after: State) -> bool:
    """A tile with a marker of the player is complete."""
    return any(site and not site.room and site.markers[start.seat] for site in after.map)


def marked_tiles(count: int) -> Want:
    """The player has markers on this many tiles, or more."""
    return lambda start, after: (
        sum(1 for site in after.map if site and site.markers[start.seat]) >= count
    )


def has_ryo(amount: int) -> Want:
    """The player has this many Ryo, or more."""
    return lambda start, after: after.players[start.seat].purse >= amount


def owns_row_of(card: str) -> Want:
    """A row that the player claimed has this card."""

    def holds(start: State, after: State) -> bool:
        rows = after.board.rows  # the grid is noted column by column
        return any(
            laid is not None and laid.card == card and after.claims[space % rows] == start.seat
            for space, laid in enumerate(after.grid)
        )

    return holds


def surveyors_out(count: int) -> Want:
    """This many surveyors of the player are on the map."""
    return lambda start, after: len(squares(start, after)) == count


def out_on_all_kinds(start: State, after: State) -> bool:
    """The player's surveyors stand on tiles of three kinds."""
    sites = [after.map[square] for square in squares(start, after)]
    return len({site.tile.kind for site in sites if site}) == 3


def squares(start: State, after: State) -> list[int]:
    """Where the player's surveyors are."""
    return [square for square in after.players[start.seat].surveyors if square != SUPPLY]
