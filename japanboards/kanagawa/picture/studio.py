"""A studio as marks: a desk with dishes, skills and brushes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...core.boards import remembered
from ...core.game import Seat
from ...core.scene import Mark
from ...core.words import signed
from ..board import Board
from ..rules.icon_codes import EMPTY, SPENT, brush_on, is_used, kind_of, named
from ..rules.state import State
from .layout import Box, Row, fitted
from .shapes import Point, n, point

CELLS = 24  # symbols of a studio that have a mark; more are rare, and need not glide
TRAY, REST = 58.0, 104.0  # the brushes' tray on the own desk, and the place for a new card
LARGEST, OTHERS = 44.0, 33.0  # cells of the own desk, and of others': at most
STEPS = (8, 15, 20, 26, 34, 44)  # cells get smaller only then: what is there stays in its place
SKILLS = {"arrow": "arrow", "keep": "keep symbol"}
TARGET = 24.0  # the least that is good to touch
FINE = 28.0  # a frame that is no larger has a fine line


@dataclass(frozen=True, slots=True)
class Cell:
    """A symbol of a studio: an icon with its number, or something else that lasts."""

    symbol: str
    source: str  # what it is printed on
    icon: int | None = None  # its number as in Painter.icons
    used: bool = False


def cells(state: State, seat: Seat) -> Iterator[Cell]:
    """The symbols of a studio that last: the tile's, then card by card."""
    board, painter = state.board, state.painters[seat]
    if not painter.tile:
        return
    icons, turned = iter(painter.icons), state.turned if seat == state.seat else 0
    tile = board.tiles[painter.tile]
    yield Cell(tile.landscape, "starting tile", next(icons))
    for at in range(tile.arrows):
        yield Cell("arrow", "starting tile", used=at < turned)
    turned = max(0, turned - tile.arrows)
    for name in painter.studio:
        card = board.cards[name]
        whose = f"a {card.back} card"
        for kind in card.icons:
            yield Cell(kind, whose, next(icons))
        for _ in range(card.arrows):
            yield Cell("arrow", whose, None, turned > 0)
            turned -= 1
        for _ in range(card.keeps):
            yield Cell("keep", whose)


def studio_marks(state: State, seat: Seat, row: Row, name: str, working: bool) -> Iterator[Mark]:
    """The desk of a player; the own one also has a tray for brushes and a place for a new card."""
    own, found = not name, list(cells(state, seat))
    harmony = sum(state.board.cards[card].harmony for card in state.painters[seat].studio)
    spare = bool(state.painters[seat].brushes) and not own
    room, size, across = cells_room(row.desk, own, len(found) + bool(harmony) + spare)
    places = [place(room, size, across, at) for at in range(len(found) + 2)]
    source = point(row.desk.right - REST / 2, row.desk.middle[1])  # from there new ones glide
    whose = "" if own else f" of player {seat + 1}"
    yield area(f"{name}desk", row.desk, f"the studio{whose}", "")  # only its box takes a card
    for at in range(max(CELLS, len(found))):
        slot, there = f"{name}cell:{at}", at < len(found)
        yield (
            cell_mark(state.board, slot, found[at], places[at], size, whose)
            if there
            else Mark(slot, "away", source)
        )
    yield harmony_mark(f"{name}desk harmony", harmony, places[len(found)], size, whose)
    yield from brush_marks(state, seat, row, whose, name, places[len(found) + bool(harmony)])
    if own:
        yield new_card(row, working)


def cells_room(desk: Box, own: bool, many: int) -> tuple[Box, float, int]:
    """Where this many cells stand on a desk: the room, their size, and how many are in a row."""
    left, right = desk.x + (TRAY + 8 if own else 4), desk.right - (REST + 4 if own else 4)
    room, largest = Box(left, desk.y + 3, right - left, desk.h - 6), LARGEST if own else OTHERS
    size, across = fitted(next((step for step in STEPS if step >= many), many), room, largest)
    free = room.h - size * -(-many // across)
    return Box(room.x, room.y + free / 2, room.w, room.h), size, across


def area(slot: str, box: Box, title: str, on: str) -> Mark:
    """What lies around a player's things: one's own counts as the place in it."""
    return Mark(slot, "area", box.middle, f"box {n(box.w)} {n(box.h)}", title=title, on=on)


def harmony_mark(slot: str, harmony: int, at: Point, size: float, whose: str) -> Mark:
    """The Harmony of a studio, if it has any."""
    if not harmony:
        return Mark(slot, "away", at)
    ring, text = f"use ring {n(max(0.034 * size, 0.95), 3)}", max(11, round(0.34 * size))
    title = f"Harmony in the studio{whose}: {signed(harmony)}"
    edge = edge_of(size, bool(whose))
    return Mark(slot, "onpaper strong", at, ring, signed(harmony), text, title=title, edge=edge)


def edge_of(size: float, others: bool) -> str:
    """What is touched and framed of a cell; frames of another's small cells do not overlap."""
    side = min(size - 2, FINE) if others else max(size - 2, TARGET)
    return f"box {n(side)} {n(side)}"


def place(room: Box, size: float, across: int, at: int) -> Point:
    """The middle of a cell."""
    return point(room.x + size * (at % across + 0.5), room.y + size * (at // across + 0.5))


def brush_marks(
    state: State, seat: Seat, row: Row, whose: str, name: str, last: Point
) -> Iterator[Mark]:
    """The brushes that are not placed: on a tray, or the last thing on another's desk."""
    spare = state.painters[seat].brushes
    look, title = (
        "brushes" if spare else "brushes away",
        f"the free brush{whose}, not placed yet{f'; {spare} of them' if spare > 1 else ''}",
    )
    if name:
        shape, text = "use spare" if spare else "", f"×{spare}" if spare else ""
        x, y = last
        yield Mark(f"{name}spare", f"{look} light strong", (x + 8, y), shape, text, 11, title=title)
        return
    x, y = row.desk.x + TRAY / 2 + 4, row.desk.middle[1]
    yield Mark("spare", look, (x, y), f"box {n(TRAY)} 44", "", 14, "brush:spare", title)
    yield Mark("spare brush", f"swatch {look}", (x - 13, y + 1), "use brush 1.3" if spare else "")
    yield Mark("spares", f"swatch light strong {look}", (x + 14, y), "", f"×{spare}", 15)


def new_card(row: Row, working: bool) -> Mark:
    """The place on the own desk where a card is put."""
    x, y = row.desk.right - REST / 2 - 4, row.desk.middle[1]
    text = "put it here" if working else "studio"
    return Mark(
        "studio",
        "swatch goal wooden",
        (x, y),
        f"box {n(REST)} 42",
        text,
        13,
        "studio",
        "the studio, for the left half of a card",
    )


@remembered
def cell_mark(board: Board, slot: str, cell: Cell, at: Point, size: float, whose: str) -> Mark:
    """One symbol of a studio, and a brush if one stands there."""
    used = cell.used if cell.icon is None else is_used(cell.icon)
    title, pick = cell_words(board, cell, whose)
    look = "cell" + " used" * used
    if cell.icon is None:
        stamp = f"skill-{cell.symbol}"
    else:
        held = brush_on(cell.icon) != EMPTY
        stamp = f"{'held' if held else 'dish'}{board.icons.index(cell.symbol)}"
        look += " dry" if brush_on(cell.icon) == SPENT else ""
    return Mark(
        slot,
        look,
        at,
        f"use {stamp} {n(0.036 * size, 3)}",
        pick="" if whose else pick,
        title=title,
        edge=edge_of(size, bool(whose)),
    )


def cell_words(board: Board, cell: Cell, whose: str) -> tuple[str, str]:
    """What a symbol of a studio is, in words, and its pick: the icon, or the brush on it.

    The whole cell stands for its brush, for a brush is thin and hard to touch.
    """
    if cell.icon is None:
        used = ", used this round" if cell.used else ""
        return f"the {SKILLS[cell.symbol]}{whose}, {cell.source}{used}", ""
    kind, brush = kind_of(board, cell.icon), brush_on(cell.icon)
    name = named(board.icons, cell.icon)
    served = ", has served this round" if is_used(cell.icon) else ""
    if brush == EMPTY:
        return f"the {kind} icon{whose}, {cell.source}{served}, no brush on it", f"icon:{name}"
    painted = ", has painted this round" if brush == SPENT else ""
    return f"the brush on the {kind} icon{whose}, {cell.source}{served}{painted}", f"brush:{name}"
