"""What a position of Kanagawa still promises; bots ask for it, the rules never do."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from ..core.boards import remembered
from ..core.game import Seat
from .board import Board
from .board_checks import ROWS
from .cards import WILD
from .rules.diplomas import owns_one_of, reached
from .rules.effects_school import cards_that_end
from .rules.generator import deck_size
from .rules.icon_codes import kind_of
from .rules.painting import in_reach
from .rules.state import SCHOOL, Names, Painter, State, Switches

FIRST, MORE, FREE = 1.1, 0.35, 2.4  # Harmony that a landscape's first icon, one more, a wild one
BRUSH, ARROW = 1.05, 0.6  # a brush and an arrow are worth at the start; all fade to nothing
STORM, ASSISTANT = 1.0, 0.3
PAINTABLE, OTHER = 2.2, 0.9  # a card in hand that can be painted now, and one that cannot
WAITS = 1.6  # a card of a column that is still to be taken
PROGRESS = 0.8  # of a diploma's Harmony when all of it is there
AHEAD = 1  # round that a search plays on


def estimate(state: State, seat: Seat) -> float:
    """Harmony to hope for: the studio, cards in hand and at School, diplomas under way."""
    painter = state.painters[seat]
    beside, inside = estimates(state.board)
    standing = beside(state.switches, painter, state.turned, state.table)
    standing += still_to_play(state) * inside(painter)
    standing += ASSISTANT * (state.assistant == seat)
    if seat in state.waiting or seat in state.stayed:
        standing += WAITS * column(state, seat)
    return standing


@remembered
def estimates(board: Board) -> tuple[Callable[..., float], Callable[[Painter], float]]:
    """The two functions below for one board, with the answers they gave last."""
    remember = lru_cache(1 << 13)
    return remember(partial(of_painter, board)), remember(partial(studio, board))


def of_painter(
    board: Board, switches: Switches, painter: Painter, turned: int, table: Names
) -> float:
    """What a painter has beside the studio: cards, diplomas under way and storms."""
    cards = hand(board, painter, turned)
    return cards + diplomas(board, switches, painter, table) + STORM * painter.storms


def still_to_play(state: State) -> float:
    """The share of the game that is to come, by the longest print and by the deck."""
    longest = max([cards_that_end(state, painter) for painter in state.painters])
    left = min(1 - longest / state.board.ends, deck_size(state) / len(state.board.cards))
    return max(0.0, left)


def studio(board: Board, painter: Painter) -> float:
    """What icons, brushes and arrows will help to paint."""
    kinds = [kind_of(board, icon) for icon in painter.icons]
    total = FREE * kinds.count(WILD) + ARROW * min(painter.arrows, 3)
    for kind in board.landscapes:
        if kind in kinds:
            total += FIRST + MORE * min(kinds.count(kind) - 1, 2)
    placed = sum(1 for icon in painter.icons if icon % 3)
    return total + BRUSH * min(placed + painter.brushes, len(kinds)) + 0.1 * placed


def hand(board: Board, painter: Painter, turned: int) -> float:
    """What the cards in hand are worth, by whether they can be painted."""
    arrows, total = painter.arrows - turned, 0.0
    for name in painter.hand + painter.secret:
        card = board.cards.get(name)
        able = card and in_reach(board, painter, card.needs, arrows)
        total += PAINTABLE if able else OTHER
    return total


def column(state: State, seat: Seat) -> float:
    """How many cards a player still at School may expect: one more after a pass."""
    lengths = [len(cards) for cards in state.school if cards] or [0]
    stays = seat in state.stayed and state.row < ROWS
    return sum(lengths) / len(lengths) + 0.8 * stays


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
    return state.step == SCHOOL and state.row == 1 and len(state.waiting) == state.seats


def progress(state: State) -> float:
    """The share of the game that has been played, by the longest print and by the deck."""
    return 1 - still_to_play(state)
