"""What moves leave on the map of Hokkaido until the next decision: ways gone, and pieces lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import atan2, degrees, hypot

from ...core.game import Seat
from ...core.scene import Mark
from ..rules.moves import Grow, Land, Move, Place, Sea
from ..rules.state import State
from .island import FRAME, SEA_WIDTH, Point, spots
from .pieces import BERTH, ROW, counted, half_row
from .scenery import berths

NEAR = 13.0  # from the middle of a piece to where a way begins or ends
BEND = 0.3  # how far a way by sea goes aside, of its length
LOST_STEP = 17  # from one lost piece to the next

Step = tuple[State, Move, State]  # a position, what was done, and what came of it


def traces(steps: Sequence[Step]) -> tuple[Mark, ...]:
    """Pale marks for some moves: who went where, and whose pieces were removed."""
    if not steps:
        return ()
    ways = [mark for nth, step in enumerate(steps) for mark in way(nth, *step)]
    lost = sum((losses(*step) for step in steps), Counter[tuple[int, Seat]]())
    return (*ways, *lost_marks(steps[-1][2], lost))


def way(nth: int, before: State, move: Move, after: State) -> Iterator[Mark]:
    """Where a piece was, and a dashed arrow to where it went."""
    if not isinstance(move, Land | Sea):
        return
    start, goal = (move.province, move.to) if isinstance(move, Land) else (move.place, move.to)
    seat, look = before.seat, f"trace pips seat-{before.seat}"
    (x, y), (to_x, to_y) = middle(before, start, seat), middle(before, goal, seat)
    bend = bent((x, y), (to_x, to_y)) if isinstance(move, Sea) else ((x + to_x) / 2, (y + to_y) / 2)
    far = hypot(to_x - bend[0], to_y - bend[1])
    dx, dy = (to_x - bend[0]) / far, (to_y - bend[1]) / far
    tip = round(to_x - dx * NEAR, 1), round(to_y - dy * NEAR, 1)
    line = (
        f"M{x:.0f} {y:.0f}Q{bend[0]:.0f} {bend[1]:.0f} {tip[0] - dx * 6:.0f} {tip[1] - dy * 6:.0f}"
    )
    yield Mark(f"left:{nth}", look, (x, y), f"use empty-{seat} .9")
    yield Mark(f"gone:{nth}", f"{look} {type(move).__name__.lower()}", (0, 0), line)
    yield Mark(f"tip:{nth}", look, tip, f"use tip-{seat}", turn=round(degrees(atan2(dy, dx))))


def middle(state: State, name: str, seat: Seat) -> Point:
    """Where a player's piece stands in a place, more or less."""
    board = state.board
    at = board.index[name]
    spot = spots(board)[at]
    if at < board.size:
        return spot.x, spot.y + ROW
    return spot.x + berths(state.seats)[seat][1], spot.y + BERTH


def bent(start: Point, end: Point) -> Point:
    """A point beside the middle of a way by sea, away from the island."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    dx, dy = x - SEA_WIDTH / 2, y - FRAME[3] / 2
    far = BEND * hypot(end[0] - start[0], end[1] - start[1]) / (hypot(dx, dy) or 1)
    return x + dx * far, y + dy * far


def losses(before: State, move: Move, after: State) -> Counter[tuple[int, Seat]]:
    """The pieces that a move made their owners remove, by place and owner."""
    index, found = before.board.index, Counter[tuple[int, Seat]]()
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if was.pieces is not now.pieces:
            found.update(
                {
                    (at, seat): n - m
                    for at, (n, m) in enumerate(zip(was.pieces, now.pieces, strict=True))
                }
            )
    match move:
        case Land(start, to) | Sea(start, to):
            found[index[start], before.seat] -= 1
            found[index[to], before.seat] += 1
        case Grow(to) | Place(to):
            found[index[to], before.seat] += 1
    return +found


def lost_marks(state: State, lost: Counter[tuple[int, Seat]]) -> Iterator[Mark]:
    """Crossed-out pieces, right of what stands in their place."""
    board, beside = state.board, Counter[int]()
    for (at, seat), count in sorted(lost.items()):
        spot = spots(board)[at]
        for _ in range(count):
            x = spot.x + half_row(board, at, counted(state, at)) + 20 + LOST_STEP * beside[at]
            id = f"lost:{board.names[at]}:{beside[at]}"
            yield Mark(
                id, f"trace pips seat-{seat}", (round(x, 1), spot.y + ROW), f"use lost-{seat}"
            )
            beside[at] += 1
