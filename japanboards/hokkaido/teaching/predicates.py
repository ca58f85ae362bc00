"""When a level of Hokkaido is done: predicates over (position, move, next position)."""

from __future__ import annotations

from collections.abc import Callable

from ...core.lesson import Predicate
from ..rules.moves import Land, Move
from ..rules.scoring import tally
from ..rules.state import State
from ..text.notation import write_move

Want = Callable[[State, State], bool]  # of a whole turn: the position before it and after it


def plays(*texts: str) -> Predicate:
    """One of these moves was made."""

    def done(state: State, move: Move, after: State) -> bool:
        return write_move(move) in texts

    return done


def into(region: str) -> Predicate:
    """A piece moved by land into this region."""

    def done(state: State, move: Move, after: State) -> bool:
        if not isinstance(move, Land):
            return False
        return bool(after.board.graph.nodes[move.to]["region"] == region)

    return done


def does(*kinds: type) -> Predicate:
    """A move of one of these kinds was made."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, kinds)

    return done


def stands(*places: str) -> Predicate:
    """The player who moved has a piece in each of these places."""

    def done(state: State, move: Move, after: State) -> bool:
        pieces = after.players[state.seat].pieces
        return all(pieces[after.board.index[place]] for place in places)

    return done


def turn_over(state: State, move: Move, after: State) -> bool:
    """The turn is over."""
    return after.turns > state.turns


def over_and(*wanted: Predicate) -> Predicate:
    """The turn is over, and all of these hold."""

    def done(state: State, move: Move, after: State) -> bool:
        return turn_over(state, move, after) and all(each(state, move, after) for each in wanted)

    return done


def both(*wanted: Predicate) -> Predicate:
    """All of these hold."""

    def done(state: State, move: Move, after: State) -> bool:
        return all(each(state, move, after) for each in wanted)

    return done


def gained(points: int) -> Predicate:
    """The player who moved has this many points more."""

    def done(state: State, move: Move, after: State) -> bool:
        return score(after, state.seat) - score(state, state.seat) == points

    return done


def score(state: State, seat: int) -> int:
    """A player's points."""
    return sum(line.points for line in tally(state) if line.seat == seat)


def count(place: str, pieces: int) -> Predicate:
    """The player who moved has this many pieces in a place."""

    def done(state: State, move: Move, after: State) -> bool:
        return after.players[state.seat].pieces[after.board.index[place]] == pieces

    return done


def pieces_out(total: int) -> Predicate:
    """The player who moved has this many pieces out of the hand."""

    def done(state: State, move: Move, after: State) -> bool:
        return sum(after.players[state.seat].pieces) == total

    return done


def game_over(state: State, move: Move, after: State) -> bool:
    """The game is over."""
    return after.step == "over"


def end_called(state: State, move: Move, after: State) -> bool:
    """The end of the game was called."""
    return not state.until and bool(after.until)


def claimed(card: str) -> Want:
    """The player is first on this card."""
    return lambda start, after: any(
        row.card == card and row.first == start.seat for row in after.public
    )


def keeps_pieces(count: int) -> Want:
    """The player has this many pieces on the map, or more."""
    return lambda start, after: sum(after.players[start.seat].pieces) >= count


def holds(place: str) -> Want:
    """The player has a piece in this place."""
    return lambda start, after: after.players[start.seat].pieces[after.board.index[place]] > 0


def scores(points: int) -> Want:
    """The player has this many points more than before, or still more."""
    return lambda start, after: score(after, start.seat) - score(start, start.seat) >= points


def hand_is_empty(start: State, after: State) -> bool:
    """No card is left in the player's hand."""
    return not after.players[start.seat].hand
