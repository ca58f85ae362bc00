"""What the next draw may bring in Rolling Japan, exactly."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from ..core.game import Forecast, Seat
from ..core.odds import unfold
from .rules.generator import to_move
from .rules.state import FACES, State, updated


def next_draw(state: State) -> State | None:
    """The position in which the next dice are drawn, whatever is written until then."""
    if not state.waiting and not state.dice:
        return state if to_move(state) is not None else None
    board, bag = state.board, state.bag
    if len(state.dice) < 2:
        return state
    if len(board.dice) - len(bag) >= board.outside:
        if state.ticks + 1 == board.rounds:
            return None
        bag = board.dice
    return updated(state, bag=bag, dice=(), waiting=(), taken_as="", news=())


def forecast(state: State, seat: Seat) -> Forecast:
    """The odds of each color and each number in the next draw."""
    drawing = next_draw(state)
    return [] if drawing is None else unfolded(drawing)


@lru_cache(64)
def unfolded(state: State) -> Forecast:
    """Both sections, from chance unfolded to the end of the roll."""
    from japanboards import rolling_japan  # the game itself, which is whole only by now

    colors = dict.fromkeys(state.board.dice, Fraction(0))
    numbers = dict.fromkeys(FACES, Fraction(0))
    for after, share in unfold(rolling_japan, state, 4):
        for color in {die.color for die in after.dice}:
            colors[color] += share
        for value in {die.value for die in after.dice if die.value}:
            numbers[value] += share
    return [
        ("One of the next two dice is", list(colors.items())),
        ("One of them shows", [(str(value), share) for value, share in numbers.items()]),
    ]
