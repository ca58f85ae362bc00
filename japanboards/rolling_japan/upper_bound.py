"""How many prefectures could be filled at most by somebody who knew all dice beforehand.

Take a sheet after the game and forget how it came about: in which order the dice came, and that
each had to be used at once. Forget borders between areas, too. What remains of the rules, area by
area: the numbers get along with their neighbors, and each is from a die of the area's color, a
purple die, or a die that was changed. (Of a changed die even the number is forgotten.) Whatever
anybody could play keeps these few rules; so the best way to keep them bounds all play.

That best way can be found exactly. A *bundle* says how often each number stands in an area; the
largest bundles that fit are listed once for every board. With the dice of a game they tell how
many prefectures an area can fill by itself, and how many more with each number of purple and
changed dice; these are then dealt out to the areas in the best way.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product
from operator import add, le

from .. import rolling_japan
from ..core.boards import remembered
from ..core.game import playout
from .board import BLANK, FACES, MAY_STAND_BESIDE, PURPLE, Board
from .rules.generator import legal_moves
from .rules.state import Die

Bundle = tuple[int, ...]  # how often each number occurs, 1 to 6
Extras = tuple[int, ...]  # purple dice by number, 1 to 6, and changed dice
Found = dict[tuple[int, ...], set[Bundle]]  # bundles by what stands at the edge of what was seen
NOTHING: Bundle = (0,) * len(FACES)


def dice_of_a_game(rng: random.Random, board: str | Board = "japan") -> list[Die]:
    """All dice of a game, turn by turn, as chance draws and rolls them whatever is written."""
    start = rolling_japan.new_game(1, board=board)
    line = playout(rolling_japan, start, rng, lambda state, seat: legal_moves(state)[0])
    return [die for state, _, after in line if not state.waiting for die in after.waiting]


def most_filled(board: Board, dice: Sequence[Die]) -> int:
    """No sheet that was filled with these dice has more numbers than this."""
    limit = (*numbers(dice, PURPLE), board.changes)
    best = {(0,) * len(limit): 0}  # by the extras spent in the areas so far
    for area in board.areas:
        gains = useful(filled_by_extras(board, area, numbers(dice, area), limit))
        best = dealt_out(best, gains, limit)
    return max(best.values())


def dealt_out(
    best: dict[Extras, int], gains: dict[Extras, int], limit: Extras
) -> dict[Extras, int]:
    """One more area gets its share of the extras, in every way that the limit allows."""
    totals: dict[Extras, int] = {}
    for spent, before in best.items():
        for more, filled in gains.items():
            both = tuple(map(add, spent, more))
            if all(map(le, both, limit)):
                totals[both] = max(before + filled, totals.get(both, 0))
    return totals


def numbers(dice: Sequence[Die], color: str) -> Bundle:
    """How often each number was rolled with dice of a color."""
    rolled = [die.value for die in dice if die.color == color]
    return tuple(rolled.count(face) for face in FACES)


def filled_by_extras(board: Board, area: str, own: Bundle, limit: Extras) -> dict[Extras, int]:
    """The most prefectures of an area that its own dice fill, together with these extras."""
    *purple_ones, changes = limit
    reachable = within_reach(bundles(board, area), tuple(map(add, own, purple_ones)), changes)
    found: dict[Extras, int] = {}
    for purple in product(*(range(n + 1) for n in purple_ones)):
        dice = tuple(map(add, own, purple))
        ends = {(sum(map(min, bundle, dice)), size) for bundle, size in reachable}
        for changed in range(changes + 1):
            found[*purple, changed] = max(min(filled + changed, size) for filled, size in ends)
    return found


def within_reach(every: Sequence[Bundle], dice: Bundle, changes: int) -> set[tuple[Bundle, int]]:
    """What is different about bundles, given all dice there are: their numbers, and their size."""
    pairs = {(tuple(map(min, bundle, dice)), sum(bundle)) for bundle in every}
    return {(bundle, min(size, sum(bundle) + changes)) for bundle, size in pairs}


def useful(gains: dict[Extras, int]) -> dict[Extras, int]:
    """Only those extras of which none could be spared."""
    return {
        extras: filled
        for extras, filled in gains.items()
        if all(gains[one_less(extras, at)] < filled for at, n in enumerate(extras) if n)
    }


def one_less(counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    """One of a kind taken away."""
    return (*counts[:at], counts[at] - 1, *counts[at + 1 :])


@remembered
def bundles(board: Board, area: str) -> tuple[Bundle, ...]:
    """The largest bundles of numbers that can stand in an area together, neighbors in peace."""
    cells, edge = board.cells[area], tuple[int, ...]()
    found: Found = {(): {NOTHING}}
    for at, cell in enumerate(cells):
        wider = (*edge, cell)
        edge = tuple(i for i in wider if not set(cells[at + 1 :]).isdisjoint(board.neighbors[i]))
        found = widened(board, found, wider, edge)
    (every,) = found.values()
    return tuple(sorted(b for b in every if every.isdisjoint(one_more(b, f) for f in FACES)))


def widened(board: Board, found: Found, wider: tuple[int, ...], edge: tuple[int, ...]) -> Found:
    """All bundles with one more prefecture, the last of ``wider``, and the edge that remains."""
    after: Found = {}
    *before, cell = wider
    for values, sets in found.items():
        stands = dict(zip(before, values, strict=True))
        for value in (BLANK, *FACES):
            if peaceful(board, cell, value, stands):
                here = {**stands, cell: value}
                grown = {one_more(bundle, value) for bundle in sets} if value else sets
                after.setdefault(tuple(here[i] for i in edge), set()).update(grown)
    return after


def one_more(bundle: Bundle, face: int) -> Bundle:
    """A bundle with one more of a number."""
    return (*bundle[: face - 1], bundle[face - 1] + 1, *bundle[face:])


def peaceful(board: Board, cell: int, value: int, stands: dict[int, int]) -> bool:
    """A number gets along with those of its neighbors that stand already; a blank always does."""
    near = [stands[n] for n in board.neighbors[cell] if n in stands]
    return value == BLANK or all(MAY_STAND_BESIDE[value][other] for other in near)
