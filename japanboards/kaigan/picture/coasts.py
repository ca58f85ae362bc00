"""Kaigan's picture, the coasts: every tile as a stamp, and the coast that is inked as it is mapped.

The coasts of the printed tiles are in ``data/coasts.json``. A tile of somebody else's making has a
plain bay.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from ...core.files import read_json
from ..board import DATA, Board
from ..cards import TRACKS, Tile
from .layout import HIGH, WIDE, Spot, box

FINE = 3  # units of the data in a unit of the board
FIT = f"use {{}} {WIDE} {HIGH}"
PER_ROW = 10  # stations of a large tile
BAY = f"M-9 -9H{3 * WIDE + 9}V150q-60 45-130 10-60-30-110 25-70 50-120-30-30-45-54-45z"
HILL = "q12-9 20-26l2-1q11 15 26 27m-25-21l-3 15"
SHOALS = (
    "M0 126q24 8 44 42 54 86 128 36 48-36 104-20 70 38 120 2"
    "M0 142q18 8 36 40 58 94 138 40 46-32 98-18 74 40 124 6"
)


@cache
def coasts() -> dict[str, Any]:
    """The coasts that come with the game, tile by tile."""
    found: dict[str, Any] = read_json("the coasts", DATA / "coasts.json")
    return found


def coast(tile: Tile) -> dict[str, Any]:
    """The coast of a tile; nothing where none is known for a tile of this name and size."""
    found: dict[str, Any] = coasts()["tiles"].get(tile.name, {})
    return found if len(found.get("stations", ())) == tile.size else {}


def stations(tile: Tile) -> Sequence[Spot]:
    """The places for markers on a tile, from its corner."""
    return coast(tile).get("stations") or plain_stations(tile.size)


@cache
def plain_stations(size: int) -> tuple[Spot, ...]:
    """Places along a bay: up and down; many of them in two rows.

    >>> plain_stations(2)
    ((42.0, 46), (90.0, 60))
    """
    row = min(size, PER_ROW)
    pitch = min(27.0, 120 / row) if row > 2 else 48.0
    left = WIDE / 2 - pitch * (row - 1) / 2
    down = (14, 0) if size <= 5 else (0, 0)
    return tuple(
        (left + pitch * (n % row), 46 + 15 * (n // row) + down[n % 2 == 0]) for n in range(size)
    )


def marker_size(tile: Tile) -> float:
    """How large the markers of a tile may be: its stations are this far apart, or more."""
    return 10 if tile.size <= 4 else min(10, 118 / min(tile.size, PER_ROW) / 2)


def tile_stamp(board: Board, tile: Tile) -> str:
    """The shape of a tile: the stamp that has its coast."""
    return FIT.format(f"tile-{board.tiles.index(tile)}")


def ink_stamp(board: Board, tile: Tile, count: int) -> str:
    """The shape of what is mapped of a tile, when this many markers lie on it."""
    return f"use ink-{board.tiles.index(tile)}-{count} {1 / FINE:.4f}"


def plate_stamp(tile: Tile) -> str:
    """The shape of the plate for a tile's name."""
    return f"use plate-{tile.kind}-{plate_width(tile.name)}"


def tile_stamps(board: Board) -> Iterator[str]:
    """The definitions of all tiles of a board, and of a square that has none."""
    for nth, tile in enumerate(board.tiles):
        size = f"0 0 {WIDE * FINE} {HIGH * FINE}"
        yield f'<symbol id="tile-{nth}" viewBox="{size}">{sheet(tile)}</symbol>'
        yield from ink_stamps(nth, tile)
        if stretch := coasts()["tiles"].get(tile.name, {}).get("stretch"):
            yield f'<path id="far-{nth}" d="{stretch}"/>'
    yield from kind_stamps()
    for kind, wide in sorted({(tile.kind, plate_width(tile.name)) for tile in board.tiles}):
        yield plate(kind, wide)
    hatch = "".join(f"M{x} {HIGH}l{HIGH}-{HIGH}" for x in range(-96, WIDE, 12))
    open_sea = f'<path d="{hatch}"/>'
    yield f'<symbol id="gap" viewBox="0 0 {WIDE} {HIGH}">{open_sea}</symbol>'


def sheet(tile: Tile) -> str:
    """A tile as it is before anybody has mapped it: the coast in pencil, and the way to go."""
    own = coast(tile)
    hills = "".join(f"M{FINE * x} {FINE * y}{HILL}" for x, y in own.get("hills", ()))
    kanji = own.get("kanji", "")
    words = f'<text class="st-kanji" x="{FINE * (WIDE - 6)}" y="46">{kanji}</text>' if kanji else ""
    return (  # what has no class is water, and looks as the mark says
        f'<path d="{own.get("water", SHOALS)}"/>'
        f'<path class="st-land" d="{own.get("land", BAY)}"/>'
        f'<path class="st-hill" d="{hills or "M0 0"}"/>{words}'
        f'<path class="st-way" d="{line(stations(tile))}"/>'
    )


def line(spots: Sequence[Spot]) -> str:
    """The way from station to station, in units of the data."""
    return "M" + "L".join(f"{FINE * x:g} {FINE * y:g}" for x, y in spots)


def ink_stamps(nth: int, tile: Tile) -> Iterator[str]:
    """What is mapped of a tile, station by station: its coast in ink, and the line of survey.

    Each has the one before it in itself.
    """
    spots, pieces = stations(tile), coast(tile).get("ink", ())
    for count in range(1, tile.size + 1):
        before = f'<use href="#ink-{nth}-{count - 1}"/>' if count > 1 else ""
        shore = f'<path d="{pieces[count - 1]}"/>' if pieces else ""
        leg = line(spots[count - 2 : count])
        way = f'<path stroke="var(--shu)" d="{leg}"/>' if before else ""
        yield f'<g id="ink-{nth}-{count}">{before}{shore}{way}</g>'


def shown_name(name: str) -> tuple[str, float]:
    """A tile's name as it fits its plate, and in which size.

    >>> shown_name("Ezo"), shown_name("Kamishichikashuku"), shown_name("Wonderfullylongname")
    (('Ezo', 14), ('Kamishichikas…', 11), ('Wonderfullylo…', 11))
    """
    if len(name) <= 10:
        return name, 14
    return (name if len(name) <= 14 else f"{name[:13]}…"), 11


def plate_width(name: str) -> int:
    """How wide a plate the name needs; a few widths are enough for all."""
    text, size = shown_name(name)
    letters = sum(0.36 if each in "ijlrt" else 0.86 if each in "mwMW" else 0.58 for each in text)
    return min(WIDE - 8, 6 * round((33 + size * letters) / 6))


def plate(kind: str, wide: int) -> str:
    """The plate for a name, with the picture of the kind; the name itself is a mark."""
    return (
        f'<g id="plate-{kind}-{wide}"><rect class="st-plate" x="4" y="4" width="{wide}" '
        f'height="21" rx="2"/><use href="#k-{kind}"/></g>'
    )


def kind_stamps() -> Iterator[str]:
    """The picture of each kind of tile, on its color."""
    for kind in TRACKS:
        yield (
            f'<g id="k-{kind}"><path fill="var(--kind)" d="{box(4, 4, 21, 21, 2)}"/>'
            f'<use href="#i-{kind}" x="14.5" y="14.5" fill="#fff6e2"/></g>'
        )
