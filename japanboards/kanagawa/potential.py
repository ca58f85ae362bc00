"""What a position of Kanagawa still promises; bots ask for it, the rules never do."""

from __future__ import annotations

from functools import lru_cache

from ..core.game import Seat
from .board import Board
from .cards import WILD
from .checks import ROWS
from .diplomas import owns_one_of, reached
from .icons import kind_of
from .paint import in_reach
from .state import SCHOOL, Names, Painter, State, Switches

FIRST, MORE, FREE = (
    1.6,
    0.5,
    3.4,
)  # Harmony that a landscape's first icon, one more, a wild one is worth
BRUSH, ARROW, KEEP = 1.5, 0.9, 0.4
STORM, ASSISTANT = 1.0, 1.0
PAINTABLE, OTHER = 2.2, 0.9  # a card in hand that can be painted now, and one that cannot
WAITS = 1.6  # a card of a column that is still to be taken
PROGRESS = 0.35  # of a diploma's Harmony when all of it is there


def potential(state: State, seat: Seat) -> float:
    """Harmony to hope for: the studio, cards in hand and at School, diplomas under way."""
    painter = state.painters[seat]
    standing = studio(state.board, painter) + hand(state, painter)
    standing += diplomas(state.board, state.switches, painter, state.table)
    standing += STORM * painter.storms + ASSISTANT * (state.assistant == seat)
    if seat in state.waiting or seat in state.stayed:
        standing += WAITS * column(state, seat)
    return standing


@lru_cache(1 << 12)
def studio(board: Board, painter: Painter) -> float:
    """What icons, brushes and arrows will help to paint."""
    kinds = [kind_of(board, icon) for icon in painter.icons]
    total = FREE * kinds.count(WILD) + ARROW * min(painter.arrows, 3) + KEEP * painter.keeps
    for kind in board.landscapes:
        if kind in kinds:
            total += FIRST + MORE * min(kinds.count(kind) - 1, 2)
    placed = sum(1 for icon in painter.icons if icon % 3)
    return total + BRUSH * min(placed + painter.brushes, len(kinds)) + 0.1 * placed


def hand(state: State, painter: Painter) -> float:
    """What the cards in hand are worth, by whether they can be painted."""
    arrows, total = painter.arrows - state.turned, 0.0
    for name in painter.hand + painter.secret:
        card = state.board.cards.get(name)
        able = card and in_reach(state.board, painter, card.needs, arrows)
        total += PAINTABLE if able else OTHER
    return total


def column(state: State, seat: Seat) -> float:
    """How many cards a player still at School may expect: one more after a pass."""
    lengths = [len(cards) for cards in state.school if cards] or [0]
    stays = seat in state.stayed and state.row < ROWS
    return sum(lengths) / len(lengths) + 0.8 * stays


@lru_cache(1 << 12)
def diplomas(board: Board, switches: Switches, painter: Painter, table: Names) -> float:
    """The best diploma under way in each category that is open."""
    total = 0.0
    for category, group in board.by_category.items():
        if owns_one_of(board, painter, category):
            continue
        hopes = [
            PROGRESS * each.harmony * min(1.0, reached(board, painter, each, switches) / each.least)
            for each in group
            if each.id in table and each.id not in painter.left
        ]
        total += max(hopes, default=0.0)
    return total


def boundary(state: State) -> bool:
    """A new round begins: all that was done in the last one has been scored."""
    return state.step == SCHOOL and state.row == 1 and len(state.waiting) == len(state.painters)
