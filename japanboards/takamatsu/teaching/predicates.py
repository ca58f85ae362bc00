"""When a level of Takamatsu is done: predicates over (position, move, next position)."""

from __future__ import annotations

from collections.abc import Callable

from ...core.lesson import Predicate
from ..board import COLORS
from ..rules.moves import Activate, March, Move, Wait
from ..rules.state import BACK, FLIP, OVER, PEEK, State
from ..text.notation import write_move

Want = Callable[[State, State], bool]  # of a whole turn: the position before it and after it


def marches(*rooms: str, size: int = 0) -> Predicate:
    """A party marched: into one of these rooms if any are named, of this size if one is."""

    def done(state: State, move: Move, after: State) -> bool:
        fits = isinstance(move, March) and (not rooms or move.to in rooms)
        return fits and isinstance(move, March) and (not size or sum(move.party) == size)

    return done


def earns(**cards: int) -> Predicate:
    """The march earned exactly these cards, by color."""

    def done(state: State, move: Move, after: State) -> bool:
        return isinstance(move, March) and earned(state, move) == cards

    return done


def earned(state: State, move: March) -> dict[str, int]:
    """Samurai that get home with this march, by color."""
    home = state.board.homes[state.board.index[move.to]]
    return {COLORS[color]: move.party[color] for color in home if move.party[color]}


def activates(state: State, move: Move, after: State) -> bool:
    """A hidden card was activated."""
    return isinstance(move, Activate)


def waits(state: State, move: Move, after: State) -> bool:
    """Hidden cards were kept."""
    return isinstance(move, Wait)


def ends(state: State, move: Move, after: State) -> bool:
    """The game is over."""
    return after.step == OVER


def plays(*texts: str) -> Predicate:
    """One of these moves was made."""

    def done(state: State, move: Move, after: State) -> bool:
        return write_move(move) in texts

    return done


def marched(state: State, move: Move, after: State) -> bool:
    """A party marched, whereby a turn is over."""
    return isinstance(move, March)


def pagoda(**points: int) -> Want:
    """These pagodas have this many points, or more."""
    return lambda start, after: all(
        after.pagodas[COLORS.index(color)] >= wanted for color, wanted in points.items()
    )


def goes_to(*colors: str) -> Want:
    """The march brought cards to these colors, and to no others."""
    return lambda start, after: (
        after.walked is not None and set(earned(start, after.walked)) == set(colors)
    )


def party_of(size: int) -> Want:
    """This many samurai went, or more."""
    return lambda start, after: after.walked is not None and sum(after.walked.party) >= size


def keeps_card(color: str) -> Want:
    """A hidden card of this color is still kept."""
    return lambda start, after: bool(after.held[COLORS.index(color)])


def settling(state: State) -> bool:
    """Cards are being taken and turned up: nobody decides anything."""
    return state.step in (BACK, FLIP, PEEK)
