"""The diplomas as marks: wooden plaques, who has them, and how far everybody is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from ...core.boards import remembered
from ...core.game import Seat
from ...core.scene import Mark
from ..board import Board
from ..cards import Diploma, gives
from ..rules.diplomas import asked_for, owns_one_of, reached, reward_of
from ..rules.state import State, Switches
from .faces import PLAQUE, pip_places
from .layout import Layout
from .shapes import Point, n, point
from .signs import PIPS

CHIP = 18.5  # width of a chip, with its gap
SHUT = -1  # how far somebody is to whom a diploma is closed


@remembered
def diploma_places(board: Board, plan: Layout) -> dict[str, tuple[float, float, float]]:
    """Where the diplomas hang, a cord for each category, and how large they are."""
    groups, room = list(board.by_category.values()), plan.diplomas
    across, rows = max(7, len(groups)), max(3, *map(len, groups))
    step, down = room.w / across, (room.h - 22) / rows
    size = min(1.0, step / (PLAQUE[0] + 1), down / (PLAQUE[1] + 2))
    return {
        diploma.id: (
            *point(room.x + step * (at + 0.5), room.y + 21 + down * row + PLAQUE[1] * size / 2),
            size,
        )
        for at, group in enumerate(groups)
        for row, diploma in enumerate(group)
    }


@remembered
def legend_place(board: Board, plan: Layout) -> tuple[float, float] | None:
    """Where a legend has room: two cords beside each other end early."""
    groups, places = list(board.by_category.values()), diploma_places(board, plan)
    most = max(map(len, groups))
    for one, other in pairwise(groups):
        if len(one) < most and len(other) < most:
            x, _, size = places[one[0].id]
            down = next(places[group[most - 1].id][1] for group in groups if len(group) == most)
            return x - 25 * size, down - 27 * size
    return None


def diploma_marks(state: State, seat: Seat, plan: Layout) -> Iterator[Mark]:
    """What each diploma asks for and gives, who has it, and how far everybody is."""
    board, others = state.board, [other for other in range(state.seats) if other != seat]
    if key := legend_place(board, plan):  # one pip of two, in the own color
        x, y = point(key[0] + 4, key[1])
        yield Mark("key mine", f"swatch pip p{seat}", (x, y), f"M{n(x)} {n(y)}{PIPS[seat]}")
    owner = {name: at for at, painter in enumerate(state.painters) for name in painter.diplomas}
    for name, diploma in board.diplomas.items():
        far, taken = progress(state, diploma), owner.get(name, -1)
        left = name in state.painters[seat].left
        yield from plaque_marks(board, state.switches, plan, seat, name, taken, far, left)
        x, y, size = diploma_places(board, plan)[name]
        x -= CHIP * size * (len(others) - 1) / 2 - 1.5
        for at, other in enumerate(others):
            place = point(x + CHIP * size * at, y + 30.5 * size)
            look = "pips light strong" + " lone" * (len(others) == 1)
            yield chip(f"chip:{name}:{at}", look, other, far[other], place, size, taken >= 0)


def progress(state: State, diploma: Diploma) -> tuple[int, ...]:
    """How much of what a diploma asks for each player has, unless it is closed to them."""
    board, switches = state.board, state.switches
    return tuple(
        SHUT
        if diploma.id in painter.left or owns_one_of(board, painter, diploma.category)
        else reached(board, painter, diploma, switches)
        for painter in state.painters
    )


@remembered
def plaque_marks(
    board: Board,
    switches: Switches,
    plan: Layout,
    seat: Seat,
    name: str,
    taken: Seat,
    far: tuple[int, ...],
    left: bool,
) -> tuple[Mark, Mark, Mark]:
    """A plaque, the crest of its owner, and pips for what this player has."""
    diploma, nth = board.diplomas[name], list(board.diplomas).index(name)
    x, y, size = diploma_places(board, plan)[name]
    look = "taken" if taken >= 0 else "barred" if far[seat] == SHUT else ""
    edge = f"box {n(PLAQUE[0] * size)} {n(PLAQUE[1] * size)}"
    title = diploma_title(switches, seat, diploma, taken, far, left)
    pips, text = pips_of(seat, diploma, far[seat], (x, y + 19 * size), size)
    shown = "away" if taken >= 0 or not (pips or text) else "swatch pip"
    crest = f"use crest{taken} {n(1.5 * size, 3)}" if taken >= 0 else ""
    return (
        Mark(
            f"diploma:{name}",
            f"diploma {look}".strip(),
            (x, y),
            f"use diploma{nth} {n(size, 3)}",
            pick=f"diploma:{name}",
            title=title,
            edge=edge,
        ),
        Mark(f"owner:{name}", "swatch" if crest else "away", point(x, y + 9 * size), crest),
        Mark(
            f"mine:{name}",
            f"{shown} {'shut q' if look else 'p'}{seat}" if shown != "away" else shown,
            point(x, y + 19 * size),
            pips if shown != "away" else "",
            text,
            11,
        ),
    )


def pips_of(seat: Seat, diploma: Diploma, far: int, at: Point, size: float) -> tuple[str, str]:
    """A pip for each thing that this player has; words where there is no room for pips."""
    (x, y), places = at, pip_places(diploma.least)
    if far == SHUT:
        return f"M{n(x - 18)} {n(y)}h36", ""
    if not places:
        return "", f"{far} of {diploma.least}"
    return "".join(f"M{n(x + each * size)} {n(y)}{PIPS[seat]}" for each in places[:far]), ""


@lru_cache(1 << 11)
def chip(slot: str, look: str, seat: Seat, far: int, at: Point, size: float, taken: bool) -> Mark:
    """How far another player is: their sign and a number."""
    if taken:
        return Mark(slot, "away", at)
    text = "/" if far == SHUT else f"{far}"  # the stroke that closed ones have
    return Mark(slot, look, at, f"use chip{seat} {n(size, 3)}", text, 11)


def diploma_title(
    switches: Switches,
    seat: Seat,
    diploma: Diploma,
    taken: Seat,
    far: tuple[int, ...],
    left: bool,
) -> str:
    """A diploma in words: what it asks for, what it gives, who has it, how far everybody is."""
    what = gives(diploma, reward_of(diploma, switches))
    title = f"diploma for {asked_for(diploma, switches)}; {what}"
    if taken >= 0:
        return f"{title}; taken by player {taken + 1}"
    own = f"you have {far[seat]} of {diploma.least}"
    if far[seat] == SHUT:
        own = "closed to you: you "
        own += "declined it" if left else "have one of this category"
    others = "".join(
        f"; closed to player {other + 1}" if now == SHUT else f"; player {other + 1} has {now}"
        for other, now in enumerate(far)
        if other != seat
    )
    return f"{title}; {own}{others}"
