"""The map of one player as marks: prefectures, what is written in them, names, ferry lanes."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.boards import remembered
from ...core.scene import Mark
from ...core.words import counted
from ..board import FACES, PURPLE, Board, X
from ..rules.state import Sheet
from .land import kind, lanes, places, shown
from .layout import okinawa, plaques
from .scenery import middle

DISC, SLOT = "disc 11.5", "disc 10"  # a number, and the place for one
AROUND = "disc 15"  # a number, as it is lit: its tag leaves it to be read
AROUND_LOW = "disc 15 -15"  # the same where the name stands above it: the tag is below
POINT = "disc 1"  # of a place for a number as it is lit: its tag stands in the middle
UNSAID = -1  # instead of the faces that fit: that is the question
CROSS = "x"  # beside the numbers 1 to 6, what may be written


def map_marks(
    board: Board, sheet: Sheet, may: dict[int, str], says_what_fits: bool = True
) -> Iterator[Mark]:
    """The prefectures, what is written there, and what ``may`` be, by prefecture."""
    cells, fits, every = sheet.cells, sheet.fits, range(len(board.names))
    faces = [spread(board, fits, i) if says_what_fits else UNSAID for i in every]
    yield from (prefecture(board, i, cells[i], faces[i]) for i in every)
    yield from ferries(board)
    yield from (label(board, i, cells[i], may.get(i, ""), not faces[i]) for i in every)
    yield from names(board)
    yield from counts(board, cells)


def spread(board: Board, fits: int, i: int) -> int:
    """The faces that still fit a prefecture, as bits."""
    size = len(board.names)
    return sum(1 << face for face in FACES if fits >> face * size + i & 1)


def span(faces: int) -> str:
    """Faces as a short word.

    >>> span(0b11000), span(0b100000), span(0)
    ('3-4', '5', 'none')
    """
    found = [face for face in FACES if faces >> face & 1]
    if not found:
        return "none"
    return str(found[0]) if len(found) == 1 else f"{found[0]}-{found[-1]}"


def holding(held: int, faces: int) -> str:
    """What a cell holds or may still hold, in words.

    >>> holding(4, 0), holding(0, 0b11000), holding(0, 0b1000)
    ('4', 'blank, 3 to 4 fit', 'blank, only 3 fits')
    """
    if held:
        return "X" if held == X else str(held)
    if faces == UNSAID:
        return "blank"
    if not faces:
        return "blank, nothing fits"
    first, _, last = span(faces).partition("-")
    return f"blank, {first} to {last} fit" if last else f"blank, only {first} fits"


def whole_name(board: Board, i: int) -> str:
    """A prefecture with its Japanese name and its area."""
    color = board.colors[i]
    name = f"{board.names[i]} {board.japanese[i]}".strip()
    return f"{name}, {board.areas[color]} ({color})"


@remembered
def prefecture(board: Board, i: int, held: int, faces: int) -> Mark:
    """A prefecture to look at and to touch."""
    name, place = board.names[i], places(board)[i]
    look = f"place cell{' full' if held else ''}{' crossed' if held == X else ''}"
    look += " low" * spots(board, i)[1]  # no tag lies on its name
    title = f"{whole_name(board, i)}: {holding(held, faces)}{by_dice(board, i, held, faces)}"
    pick, edge = f"cell:{name}", inset(board) if name == "Okinawa" else ""
    return Mark(pick, look, place.at, place.shape, pick=pick, title=title, edge=edge)


def by_dice(board: Board, i: int, held: int, faces: int) -> str:
    """Which dice write in a blank prefecture, after what fits there."""
    if held or faces in (0, UNSAID):
        return ""
    dice = " or ".join(die for die in (board.colors[i], PURPLE) if die in board.dice)
    return f" by a {dice} die"


def inset(board: Board) -> str:
    """Where Okinawa is touched: it is small, and its number stands beside it."""
    if kind(board) == "own":
        return ""
    box = okinawa(board)
    return f"M{box.x:g} {box.y:g}h{box.wide:g}v{box.high:g}h{-box.wide:g}z"


@remembered
def label(board: Board, i: int, held: int, may: str, closed: bool) -> Mark:
    """What is written: a number on its disc, or an X by brush; else what may be, or an empty disc.

    One that is ``closed`` to all numbers has a line in it. What only may be written is no part of
    the position: "pips" keeps it out of the news.
    """
    name, (at, under) = board.names[i], spots(board, i)
    look, shape, text, edge = lettering(held, may, closed)
    if edge == AROUND and under:
        edge = AROUND_LOW
    size = 13 if "/" in text else 20
    return Mark(f"label:{name}", look, at, shape, text, size, edge=edge, on=f"cell:{name}")


def spots(board: Board, i: int) -> tuple[tuple[float, float], bool]:
    """Where a prefecture's number stands, and whether its name stands above it."""
    place = places(board)[i]
    return place.at, place.name[1] < place.at[1] - 6


def lettering(held: int, may: str, closed: bool) -> tuple[str, str, str, str]:
    """How a label looks: its classes, its shape, its text, and where it is lit."""
    if held == X:
        return "above held number crossed", "use brush", "X", AROUND
    if held:
        return "above held number", DISC, str(held), AROUND
    if may == CROSS:
        return "above pips slot", "use hollow", "", POINT
    if may:
        return "above pips slot may", DISC, may, POINT
    if closed:
        return "above pips slot", "use closed", "", POINT
    return "above pips slot", SLOT, "", POINT


@remembered
def names(board: Board) -> tuple[Mark, ...]:
    """The names; they stay when a number is written. In the west they have room longer."""
    roomy = " roomy" * (kind(board) == "west")
    return tuple(
        Mark(
            f"name:{name}",
            f"above name{roomy}{' high' * bool(roomy and spots(board, i)[1])}",
            place.name,
            "",
            shown(name),
            11.5,
            edge=POINT,
            on=f"cell:{name}",
        )
        for i, (name, place) in enumerate(zip(board.names, places(board), strict=True))
    )


@remembered
def ferries(board: Board) -> tuple[Mark, ...]:
    """Ferry lanes, above every light, so that no state of a prefecture hides them."""
    return tuple(
        Mark(
            f"link:{pair}",
            "above link",
            middle(ends),
            f"use lane-{n}",
            title=f"Neighbors over the sea: {' and '.join(ends_of(board, pair))}",
        )
        for n, (pair, ends) in enumerate(lanes(board))
    )


def ends_of(board: Board, pair: str) -> list[str]:
    """The names of two neighbors, by names or by numbers."""
    if "-" in pair and all(name in board.index for name in pair.split("-")):
        return pair.split("-")
    return [board.names[int(n)] for n in pair.split(":")]


def counts(board: Board, cells: tuple[int, ...]) -> Iterator[Mark]:
    """How much of each area is written."""
    for n, plaque in enumerate(plaques(board)):
        held = [cells[i] for i in board.cells[plaque.die]]
        yield count(board, n, sum(0 < what < X for what in held))


@remembered
def count(board: Board, n: int, written: int) -> Mark:
    """How much of an area is written, on its plate."""
    plaque = plaques(board)[n]
    box, size = plaque.box, len(board.cells[plaque.die])
    at = (round(box.x + box.wide - 7, 1), box.y + box.high / 2)
    title = f"{board.areas[plaque.die]}: numbers in {written} of {counted(size, 'prefecture')}"
    return Mark(
        f"count:{plaque.die}", "soft right count", at, "", f"{written}/{size}", 12, title=title
    )
