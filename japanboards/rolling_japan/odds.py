"""What the next draw may bring in Rolling Japan, exactly."""

from __future__ import annotations

from fractions import Fraction

from ..core.boards import remembered
from ..core.game import Forecast, Seat
from ..core.odds import unfold
from .board import FACES, Board
from .rules.generator import to_move
from .rules.state import State


def forecast(state: State, seat: Seat) -> Forecast:
    """The odds of each color and each number in the next draw."""
    if state.waiting:
        bag = next_bag(state)
        return of_bag(state.board, bag) if bag else []
    if state.dice:
        return sections(state)
    return [] if to_move(state) is None else of_bag(state.board, state.bag)


def next_bag(state: State) -> tuple[str, ...]:
    """The dice of the next draw, whatever is written until then; none after the last turn."""
    board, bag = state.board, state.bag
    if len(board.dice) - len(bag) < board.outside:
        return bag
    return board.dice if state.ticks + 1 < board.rounds else ()


@remembered
def of_bag(board: Board, bag: tuple[str, ...]) -> Forecast:
    """The odds when two dice are drawn from this bag; what stands on the sheets is no matter."""
    return sections(State(board, (), bag))


def sections(state: State) -> Forecast:
    """Both sections, from chance unfolded to the end of the roll."""
    from japanboards import rolling_japan  # the game itself, which is whole only by now

    colors = dict.fromkeys(state.board.dice, Fraction(0))
    numbers: dict[int, Fraction] = dict.fromkeys(FACES, Fraction(0))
    for after, share in unfold(rolling_japan, state, 4):
        for color in {die.color for die in after.dice}:
            colors[color] += share
        for value in {die.value for die in after.dice if die.value}:
            numbers[value] += share
    return (
        ("One of the next two dice is", tuple(colors.items())),
        ("One of them shows", tuple((str(value), share) for value, share in numbers.items())),
    )
