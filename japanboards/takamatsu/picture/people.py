"""The rooms to touch, the samurai in them, and the footprints of those who walked last."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ...core.boards import remembered
from ...core.scene import Mark
from ..board import COLORS, LETTERS, SAMURAI, Board, spoken
from ..rules.moves import Party, in_words
from ..rules.state import ELSEWHERE, State
from .ink import Point, line
from .layout import (
    PLATE,
    boxes,
    corridor,
    figures_by_room,
    footprints,
    middle,
    slots,
)
from .rooms import brief, has_sign, kinds, name_fitting


def room_marks(state: State) -> Iterator[Mark]:
    """The rooms, to touch and to light."""
    for at, party in enumerate(state.rooms):
        yield room_mark(state.board, at, party)


@remembered
def room_mark(board: Board, at: int, party: Party) -> Mark:
    """A room: what it is, and who is there."""
    name, (_, _, w, h) = board.names[at], boxes(board)[at]
    who = in_words(party) if any(party) else "empty"
    title = f"{spoken(name)}: {who}; {about(board, at)}"
    shape, pick = f"box {w:g} {h:g}", f"room:{name}"
    return Mark(
        pick, f"place room low {kinds(board, at)[0]}", middle(board, at), shape, "", 9, pick, title
    )


def about(board: Board, at: int) -> str:
    """What a room is."""
    if board.homes[at]:
        return f"home of {' and '.join(kinds(board, at))}"
    if board.bonus[at]:
        more = f"{board.bonus[at]} room{'s' * (board.bonus[at] > 1)}"
        return f"a party that sets out here may go up to {more} more"
    return "plain room"


@remembered
def names(board: Board) -> tuple[Mark, ...]:
    """The names of the rooms on their plates."""
    marks = []
    for at, (x, y, w, _) in enumerate(boxes(board)):
        home = kinds(board, at)
        place = round(x + w / 2 + 6.5 * has_sign(board, at), 1), round(y + PLATE / 2 + 1.3, 1)
        look = f"name above {home[0] if len(home) == 1 else 'mixed'}"
        look += " signed" * has_sign(board, at)
        short = brief(board, at)
        long = " long" * bool(short)
        marks.append(
            Mark(f"name:{board.names[at]}", look + long, place, "", name_fitting(board, at), 11.5)
        )
        place = round(x + w / 2, 1), round(place[1] + 2.2, 1)
        gone = " away" * (not short)
        marks.append(Mark(f"brief:{board.names[at]}", f"{look} brief{gone}", place, "", short, 18))
    return tuple(marks)


@remembered
def ways(board: Board) -> tuple[Mark, ...]:
    """The corridors, in words."""
    marks = []
    for here, following in enumerate(board.following):
        for there in following:
            pair = f"{board.names[here]} to {board.names[there]}"
            said = f"the way from {spoken(board.names[here])} to {spoken(board.names[there])}"
            points = corridor(board, here, there).points
            marks.append(Mark(f"arrow:{pair}", "way", points[0], line(points), title=said))
    return tuple(marks)


def trail(state: State) -> Mark:
    """The footprints of whoever walked last."""
    walked, board = state.walked, state.board
    if walked is None or walked.room not in board.index:
        return Mark("trail", "trail away", (0, 0), "M0 0")
    here, there = board.index[walked.room], board.index[walked.to]
    colors = [COLORS[color] for color, count in enumerate(walked.party) if count]
    look = f"trail {colors[0] if len(colors) == 1 else 'mixed'}"
    shape = footprints(board, here, there, sum(walked.party))
    return Mark("trail", look, middle(board, there), shape)


def samurai(state: State) -> Iterator[Mark]:
    """All figures of the box; those that take no part are away."""
    marks: dict[int, Mark] = {}
    for at, figures in figures_by_room(state).items():
        if at != ELSEWHERE:
            scale, edge, places = slots(state.board, at, len(figures))
            for figure, place in zip(figures, places, strict=True):
                marks[figure] = figure_mark(figure, state.board.names[at], place, scale, edge)
    for figure in range(len(COLORS) * SAMURAI):
        yield marks.get(figure) or figure_mark(figure, "", (371, 320), 1, "box 27 37")


@lru_cache(1 << 14)
def figure_mark(figure: int, room: str, at: Point, scale: float, edge: str) -> Mark:
    """A samurai; those of one color in one room are touched alike."""
    color, number = divmod(figure, SAMURAI)
    name = COLORS[color]
    look = f"samurai {name}{'' if room else ' away'}"
    shape = f"use sam-{name} {scale:g}"
    pick = f"samurai:{room}:{name}" if room else ""
    title = f"{name} samurai in {spoken(room)}" if room else ""
    on = f"room:{room}" if room else ""
    who = f"samurai:{name}:{number}"
    return Mark(who, look, at, shape, LETTERS[color], 11, pick, title, edge, on)
