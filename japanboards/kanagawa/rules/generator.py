"""Kanagawa: whose turn it is, and the direct generator of what may be done.

The cited rules stand in ``legality.py`` and ``legality_work.py``; a law keeps the two equal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from ...core.boards import remembered
from ...core.game import CHANCE, Seat
from ..board import Board
from ..board_checks import ROWS
from ..cards import BACKS, WILD
from .icon_codes import EMPTY, FRESH, USED, code, named
from .moves import (
    Back,
    Claim,
    Depart,
    Done,
    Leave,
    Move,
    Pass,
    Peek,
    Place,
    Print,
    Shift,
    Studio,
    Take,
    Tile,
    Turn,
)
from .state import OVER, SCHOOL, WORK, State

Chances = Sequence[tuple[Move, int]]
Brushes = tuple[tuple[int, int], ...]  # icons by number, and how many of each


def to_move(state: State) -> Seat | None:
    """The seat that chooses or works, chance while cards are dealt and seen, None at the end."""
    if state.step == WORK or state.step == SCHOOL:
        return state.seat
    return None if state.step == OVER else CHANCE


def deck_size(state: State) -> int:
    """How many cards the deck has."""
    return len(state.deck) + sum(state.backs)


def must_leave(state: State) -> bool:
    """Nobody may pass: three rows lie there, the deck is empty, or one player is alone."""
    return state.alone or state.row == ROWS or not (state.deck or any(state.backs))


def legal_moves(state: State) -> Sequence[Move]:
    """Every move the cited rules allow."""
    if state.step == WORK:
        return answers(state.asked[0]) if state.asked else work(state)
    return choices(state) if state.step == SCHOOL else []


@lru_cache(256)
def answers(diploma: str) -> Sequence[Move]:
    """Take it or leave it."""
    return (Claim(diploma), Leave(diploma))


TAKES = tuple(Take(column) for column in range(1, 9))
PASS, DEPART, DONE = Pass(), Depart(), Done()


def choices(state: State) -> list[Move]:
    """A column, or to pass."""
    moves: list[Move] = [TAKES[at] for at, column in enumerate(state.school) if column]
    if not moves:
        moves.append(DEPART)
    if not must_leave(state):
        moves.append(PASS)
    return moves


def work(state: State) -> list[Move]:
    """Cards into studio and print, brushes on icons, and the end of it."""
    board, painter = state.board, state.painters[state.seat]
    icons, moves = painter.icons, list[Move]()
    for card in painter.hand + painter.secret:
        studio, prints = plays(board, card)
        moves.append(studio)
        for needed, move in prints:
            for icon, number in needed:
                if icons.count(icon) < number:
                    break
            else:
                moves.append(move)
    if painter.brushes or state.turned < painter.arrows:
        classes = frozenset(icons)
        moves += brush_moves(
            board.icons, classes, painter.brushes > 0, state.turned < painter.arrows
        )
    if len(painter.hand) + len(painter.secret) <= painter.keeps:
        moves.append(DONE)
    return moves


@remembered
def plays(board: Board, card: str) -> tuple[Move, tuple[tuple[Brushes, Move], ...]]:
    """A card's move to the studio, and those to the print with the brushes each of them takes."""
    needs = sorted(Counter(board.cards[card].needs).items())
    prints = []
    for wilds in product(*[range(count + 1) for _, count in needs]):
        taken = [
            (code(board, kind, brush=FRESH), count - n)
            for (kind, count), n in zip(needs, wilds, strict=True)
            if count > n
        ]
        taken += [(code(board, WILD, brush=FRESH), sum(wilds))] * any(wilds)
        painted = [kind for (kind, _), n in zip(needs, wilds, strict=True) for _ in range(n)]
        prints.append((tuple(taken), Print(card, tuple(painted))))
    return Studio(card), tuple(prints)


@lru_cache(1 << 14)
def brush_moves(
    kinds: tuple[str, ...], classes: frozenset[int], may_place: bool, may_shift: bool
) -> tuple[Move, ...]:
    """Brushes onto empty icons, one move per class of icons; moves are shared values."""
    empty = [named(kinds, icon) for icon in sorted(classes) if icon % USED == EMPTY]
    placed = [named(kinds, icon) for icon in sorted(classes) if icon % USED != EMPTY]
    moves: list[Move] = [Place(icon) for icon in empty] if may_place else []
    if may_shift:
        moves += [Shift(brush, icon) for brush in placed for icon in empty]
    return tuple(moves)


def chance_moves(state: State) -> Chances:
    """A tile, a back or a face, each as likely as there are cards of it."""
    match state.step:
        case "back":
            return [(BACK_MOVES[at], n) for at, n in enumerate(state.backs) if n]
        case "turn":
            back = state.deck[0]
            return [turn_of(card) for card in state.pool[BACKS.index(back)]]
        case "peek":
            return [peek_of(card) for card in state.pool[BACKS.index(state.peeks[0])]]
        case "tile":
            dealt = [painter.tile for painter in state.painters]
            return [(Tile(tile), 1) for tile in state.board.tiles if tile not in dealt]
    return []


BACK_MOVES = tuple(Back(color) for color in BACKS)


@lru_cache(1 << 10)
def turn_of(card: str) -> tuple[Move, int]:
    """The turn of this card, one of equally likely ones."""
    return Turn(card), 1


@lru_cache(1 << 10)
def peek_of(card: str) -> tuple[Move, int]:
    """The peek at this card, one of equally likely ones."""
    return Peek(card), 1
