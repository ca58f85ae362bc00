"""Which part of the board stands where: boxes of the things beside the map."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from ...core.boards import remembered
from ..board import PURPLE, Board
from .land import FIRST, HEIGHT, STEP, WIDTH, Point, is_printed, kind, laid, nearer, places

LOOKS = Path(__file__).parent / "looks.css"
ORDER = ("blue", "red", "yellow", "black", "green", "white")  # areas from the north
LETTERS: dict[str, str] = dict(zip((*ORDER, PURPLE), "BRYKGWP", strict=True))
HEAD = 56  # height of the strip with the title and the rounds
GRIDS = 3  # other players whose whole sheets are shown; where there are more, a row each
SQUARES = (26.0, 17.8, 15.4)  # sizes of the squares of sheets, for one, two or three of them
SMALL_SQUARES = (28.0, 18.4, 13.8)  # the same for the west alone
CAPTION = 12.0  # size of the words on a plate
NARROW, BROAD = frozenset("iltfjI,.' "), frozenset("mwMW")
WEST_PLAQUES = {"black": (872, 318), "green": (324, 249), "white": (112, 270)}


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the board."""

    x: float
    y: float
    wide: float
    high: float


@dataclass(frozen=True, slots=True)
class Plaque:
    """The plate of an area: its box, and its name as it stands there."""

    die: str
    box: Box
    name: str


@dataclass(frozen=True, slots=True)
class Layout:
    """Boxes of the things beside the map."""

    tray: Box
    bag: Box
    changes: Box
    others: Box
    legend: Box
    columns: int  # of rows for the others, where they have a row each


NORTH_WEST = Layout(
    Box(12, 66, 268, 120),
    Box(12, 194, 136, 152),
    Box(154, 194, 126, 152),
    Box(288, 66, 286, 281),
    Box(776, 524, 172, 108),
    1,
)
ACROSS = Layout(
    Box(12, 66, 216, 152),
    Box(234, 66, 136, 152),
    Box(376, 66, 126, 152),
    Box(508, 66, 440, 152),
    Box(782, 526, 168, 108),
    2,
)


def layout(board: Board) -> Layout:
    """In the empty sea of the north west; in a row above where the map needs that place."""
    return NORTH_WEST if kind(board) == "whole" else ACROSS


def width(text: str, size: float) -> float:
    """About how wide a text is, in bold letters.

    >>> round(width("Kinki", 12))
    29
    """
    wide = (0.3 if c in NARROW else 0.88 if c in BROAD else 0.6 for c in text)
    return size * sum(wide)


def cut(text: str, size: float, room: float) -> str:
    """As much of a text as there is room for.

    >>> cut("Hokkaido", 12, 100), cut("Hokkaido", 12, 40)
    ('Hokkaido', 'Hokk…')
    """
    if width(text, size) <= room:
        return text
    while text and width(f"{text}\u2026", size) > room:
        text = text[:-1]
    return f"{text}\u2026"


@remembered
def plaques(board: Board) -> tuple[Plaque, ...]:
    """The plates of the areas: beside them on the map, or in a column where areas are others."""
    dice = [die for die in ORDER if die in board.areas]
    if not is_printed(board) or kind(board) == "own":
        return tuple(column(board, dice))
    return tuple(beside(board, die) for die in dice)


def beside(board: Board, die: str) -> Plaque:
    """A plate on the sea beside its area."""
    name = board.areas[die].removesuffix(" (Kansai)")
    x, y = laid()["plaques"][die] if kind(board) == "whole" else WEST_PLAQUES[die]
    wide = width(name, CAPTION) + 84
    return Plaque(die, Box(max(6, x - wide / 2), y - 14, wide, 28), name)


def column(board: Board, dice: list[str]) -> list[Plaque]:
    """Plates one above the other, at the right."""
    wide, lowest = 168, HEIGHT - 42
    return [
        Plaque(
            die,
            Box(WIDTH - wide - 12, lowest - 32 * n, wide, 28),
            cut(board.areas[die], CAPTION, wide - 60 - 16 * len(str(len(board.cells[die])))),
        )
        for n, die in enumerate(reversed(dice))
    ]


def has_legend(board: Board) -> bool:
    """Where plates stand beside their areas, the corner is free."""
    return is_printed(board)


def sheets(board: Board, others: int) -> tuple[Box, ...]:
    """The boxes of the other players' sheets; none where they have a row each."""
    box, few = layout(board).others, 0 < others <= GRIDS and kind(board) != "own"
    if not few:
        return ()
    if kind(board) == "west":
        wide = 400.0 if others == 1 else min(216.0, (box.wide - 6 * (others - 1)) / others)
        return tuple(Box(box.x + (wide + 6) * n, box.y, wide, box.high) for n in range(others))
    size = square(board, others)
    wide, high = 15.2 * size + 16, 7.4 * size + 7
    spots = ((0, 0), (0, 1), (1, 0)) if others < GRIDS else ((0, 0), (1, 0), (0, 1))
    return tuple(
        Box(box.x + (wide + 6) * a, box.y + (high + 4) * b, wide, high)
        for a, b in islice(spots, others)
    )


def around(*boxes: Box) -> tuple[float, float, float, float]:
    """The frame around boxes, with their lines.

    >>> around(Box(10, 10, 20, 20), Box(40, 10, 20, 30))
    (9, 9, 52, 32)
    """
    left, top = min(box.x for box in boxes) - 1, min(box.y for box in boxes) - 1
    right, low = max(box.x + box.wide for box in boxes), max(box.y + box.high for box in boxes)
    return left, top, right + 1 - left, low + 1 - top


def square(board: Board, others: int) -> float:
    """The size of the squares of the other players' sheets."""
    return (SQUARES if kind(board) == "whole" else SMALL_SQUARES)[others - 1]


@remembered
def tiles(board: Board, others: int) -> tuple[Point, ...]:
    """Middles of the squares, one per prefecture, from the corner of a sheet."""
    size, spots = square(board, others), grid(board)
    dx, dy = (6, 4) if kind(board) == "whole" else (122, 14) if others == 1 else (5, 66)
    return tuple(
        (round(dx + (x + 0.5) * size, 1), round(dy + (y + 0.5) * size, 1)) for x, y in spots
    )


def grid(board: Board) -> list[Point]:
    """Columns and rows of the squares: in the shape of the map, or area by area."""
    if kind(board) == "own":
        spots = [place.at for place in places(board)]
        return [((x - FIRST[0]) / STEP[0], (y - FIRST[1]) / STEP[1]) for x, y in spots]
    spots = [laid()["tiles"][name] for name in board.names]
    left, top = (min(x for x, _ in spots), min(y for _, y in spots))
    return [(x - left, y - top) if kind(board) == "west" else (x, y) for x, y in spots]


def aside(board: Board) -> Box:
    """A sheet for itself, beside the board."""
    size, spots = square(board, 2), tiles(board, 2)
    wide = max(x for x, _ in spots) + size / 2 + 6
    return Box(0, 0, max(160, wide), max(y for _, y in spots) + size / 2 + 6)


@dataclass(frozen=True, slots=True)
class Rows:
    """Where the rows of many players stand: their middles, and columns from their left."""

    spots: tuple[Point, ...]
    wide: float
    areas: tuple[float, ...]
    crosses: float
    changes: float
    down: float


@remembered
def rows(board: Board, others: int) -> Rows:
    """A row per other player, in one column or in two."""
    where, many = layout(board), len(board.areas)
    wide = (where.others.wide - 6 * (where.columns - 1)) / where.columns
    down = 35.0 if where.columns == 1 else 30.0
    each = -(-others // where.columns)
    spots = tuple(
        (
            where.others.x + (wide + 6) * (n // each),
            where.others.y + (52 if where.columns == 1 else 44) + down * (n % each),
        )
        for n in range(others)
    )
    step = (wide - 34 - 56) / many
    areas = tuple(34 + step * (n + 0.5) for n in range(many))
    return Rows(spots, wide, areas, wide - 42, wide - 16, down)


def on_cloth(n: int) -> Point:
    """Where a die lies in the bag, from the bag's corner: four, and three below them."""
    return (32 + 24 * n, 82) if n < 4 else (44 + 24 * (n - 4), 108)


def outside(n: int) -> Point:
    """Where a die is noted that is outside the bag."""
    return 17 + 17 * n, 139


def okinawa(board: Board) -> Box:
    """The inset."""
    (x, y), (right, low) = nearer(board, (134, 586)), nearer(board, (240, 635))
    return Box(x, y, right - x, low - y)
