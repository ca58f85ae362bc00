"""The pagodas in the garden: each beside the stone of its points."""

from __future__ import annotations

from math import dist

from ...core.boards import remembered
from ...core.scene import Mark
from ..board import COLORS, LETTERS, Board
from ..rules.scoring import with_hidden_cards
from ..rules.state import NO_SEAT, Pagodas, State
from .footing import standing
from .ink import Point
from .layout import EDGE
from .track import BROAD, GOAL, STONE, fields, height, past_word, place, tiers

CROWDED = 0.8  # the scale of pagodas among others


def pagoda_marks(state: State) -> tuple[Mark, ...]:
    """A pagoda per color, a path to it from its stone, and its points once past the goal."""
    in_play = tuple(own != NO_SEAT for own in state.owners)
    return track_marks(state.board, with_hidden_cards(state), in_play)


@remembered
def track_marks(board: Board, pagodas: Pagodas, in_play: tuple[bool, ...]) -> tuple[Mark, ...]:
    """What stands beside the track."""
    here = [color for color in range(len(COLORS)) if in_play[color]]
    scale, found = standing(board, tuple(pagodas[color] for color in here))
    places = [(0.0, 0.0)] * len(COLORS)
    for color, at in zip(here, found, strict=True):
        places[color] = at
    first = {points: color for color, points in reversed([*enumerate(pagodas)]) if in_play[color]}
    colors = list(zip(range(len(COLORS)), pagodas, places, in_play, strict=True))
    paths = (leash_mark(board, *each, scale, first.get(each[1]) == each[0]) for each in colors)
    towers = (mark for each in colors for mark in tower(board, *each, scale))
    return (*paths, *towers)


def leash_mark(
    board: Board, color: int, points: int, at: Point, there: bool, scale: float, first: bool
) -> Mark:
    """The path from a pagoda's stone."""
    name, away = COLORS[color], not there or points > board.goal
    shape = leash(board, points, at, height(tiers(points, board.goal)) * scale, first)
    return Mark(f"leash:{name}", f"leash pips {name}{' away' * away}", at, shape)


def tower(
    board: Board, color: int, points: int, at: Point, there: bool, scale: float
) -> tuple[Mark, Mark]:
    """A pagoda, and its points below it."""
    name, tall = COLORS[color], tiers(points, board.goal)
    high, away = height(tall) * scale, "" if there else " away"
    least = EDGE if scale >= CROWDED else 0  # among many, none is touched instead of another
    edge = f"box {max(least, BROAD * scale):g} {max(least, high):g}"
    title = f"{name} pagoda: {points} point{'s' * (points != 1)}"
    title += ", the goal is reached" * (points >= board.goal)
    pick, shape = f"pagoda:{name}" * there, f"use pagoda-{tall} {scale:g}"
    size = "" if scale >= CROWDED else " less" if scale > 0.62 else " least"
    look = f"pagoda t{tall}{size} {name}{away}"
    past = there and points > board.goal  # until then nothing of its number changes
    below = (at[0], round(at[1] + high / 2 + 8, 1)) if past else past_word(board)
    return (
        Mark(f"pagoda:{name}", look, at, shape, LETTERS[color], 11, pick, title, edge),
        Mark(
            f"past:{name}",
            f"past strong above {name}{'' if past else ' away'}",
            below,
            "",
            str(points) if past else "",
            13,
        ),
    )


def leash(board: Board, points: int, at: Point, high: float, ringed: bool) -> str:
    """A path from a stone to what of a pagoda is nearest, with a ring around the stone."""
    x, y = place(board, min(points, board.goal))[0]
    radius = 2 + (GOAL if points == board.goal else STONE)
    end = at[0], min(at[1] + high / 2, max(at[1] - high / 2, y))
    far = max(1.0, dist((x, y), end))
    start = x + (end[0] - x) * radius / far, y + (end[1] - y) * radius / far
    path = f"M{start[0]:.0f} {start[1]:.0f}L{end[0]:.0f} {end[1]:.0f}"
    if not ringed or points not in fields(board):
        return path
    ring = f"M{x - radius:.1f} {y:.1f}a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0"
    return f"{path}{ring}a{radius:g} {radius:g} 0 1 0 {-2 * radius:g} 0"
