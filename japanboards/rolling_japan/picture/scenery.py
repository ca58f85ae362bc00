"""What never changes in a game: the sea, the islands, the sheets of paper, wood and cloth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from ...core.boards import remembered
from ...core.scene import is_path
from ..board import Board
from .land import WIDTH, Place, Point, borders, frame, kind, lanes, places
from .layout import (
    CAPTION,
    HEAD,
    LETTERS,
    ORDER,
    Box,
    has_legend,
    layout,
    okinawa,
    plaques,
    rows,
    sheets,
    square,
    tiles,
)
from .stamps import CLOTH, SWAP, stamps

SLIM = 66.0  # width of a plate without a name, which a small board has
SHOALS = ((44, 0.35), (28, 0.5), (14, 0.75))  # widths, and how strong
KEY = (  # what the legend says, beside what it shows
    ("blank", "a blank"),
    ("closed", "no number fits"),
    ("number", "a number, 1 point"),
    ("cross", "an X, no point"),
    ("lane", "neighbors by ferry"),
)


@remembered
def defs(board: Board) -> str:
    """Stamps, and what is cut for this map: its areas and its ferry lanes."""
    areas = "".join(f'<path id="area-{die}" d="{area(board, die)}"/>' for die in board.areas)
    ways = "".join(lane(n, *ends) for n, (_, ends) in enumerate(lanes(board)))
    return stamps() + areas + ways


def area(board: Board, die: str) -> str:
    """All outlines of an area as one path."""
    there = [places(board)[i] for i in board.cells[die]]
    return "".join(place.shape if is_path(place.shape) else circle(place) for place in there)


def circle(place: Place) -> str:
    """A disc as path data."""
    (x, y), r = place.at, float(place.shape.split()[1])
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0-{2 * r:g} 0z"


def middle(ends: tuple[Point, Point]) -> Point:
    """The middle of a lane."""
    (a, b), (x, y) = ends
    return round((a + x) / 2, 1), round((b + y) / 2, 1)


def lane(n: int, one: Point, other: Point) -> str:
    """A ferry lane around its middle: its own casing, dashes, and a pier at each end."""
    x, y = middle((one, other))
    (a, b), (c, d) = ((px - x, py - y) for px, py in (one, other))
    bend = f"C{a + 36:g} {b + 16:g} {c - 30:g} {d + 22:g}" if c - a > 100 else "L"
    way = f"M{a:g} {b:g}{bend} {c:g} {d:g}"
    return (
        f'<g id="lane-{n}"><path class="st-casing" d="{way}"/><path class="st-lane" d="{way}"/>'
        f'<use href="#pier" x="{a:g}" y="{b:g}"/><use href="#pier" x="{c:g}" y="{d:g}"/></g>'
    )


@remembered
def backdrop(board: Board, players: int) -> str:
    """Everything below the marks, for a table of this many players."""
    where = layout(board)
    return "".join(
        [
            sea(board),
            islands(board),
            *(plate(p.die, p.box, p.name) for p in plaques(board)),
            '<g class="apart">',  # a lesson's window leaves it out
            head(),
            '<g class="panels">',  # on a narrow board they lie elsewhere
            tray(where.tray),
            bag(where.bag),
            changes(where.changes),
            *others(board, players - 1),
            "</g>",
            *(('<g class="legend">', *legend(where.legend), "</g>") if has_legend(board) else ()),
            "</g>",
            *ornaments(board, players),
        ]
    )


def rect(box: Box, look: str, radius: float = 4) -> str:
    """A box."""
    return (
        f'<rect class="{look}" x="{box.x:g}" y="{box.y:g}" width="{box.wide:g}" '
        f'height="{box.high:g}" rx="{radius:g}"/>'
    )


def word(x: float, y: float, text: str, look: str = "", size: float = 12) -> str:
    """A text that never changes."""
    return f'<text class="{look}" x="{x:g}" y="{y:g}" font-size="{size:g}">{escape(text)}</text>'


def sea(board: Board) -> str:
    """Water with scales, deeper at the edges."""
    _, _, wide, high = frame(board)
    return "".join(
        f'<rect width="{wide:g}" height="{high:g}" fill="{paint}"/>'
        for paint in ("var(--sea)", "url(#scales)", "url(#deep)")
    )


def islands(board: Board) -> str:
    """Shoals, coast, the areas with their textiles, borders of areas; borders on discs' boards."""
    every = "".join(f'<use href="#area-{die}"/>' for die in board.areas)
    parts = [
        f'<g class="shoal" stroke-width="{wide}" stroke-opacity="{strong}">{every}</g>'
        for wide, strong in SHOALS[2 if kind(board) == "own" else 0 :]
    ]
    if "Okinawa" in board.names and kind(board) != "own":
        parts.append(rect(okinawa(board), "inset"))
    parts.append(f'<path class="ways" d="{ways(board)}"/>' if kind(board) == "own" else "")
    parts.append(f'<g class="coast">{every}</g>')
    for die in board.areas:
        cloth = f'<use href="#area-{die}" fill="url(#cloth-{die})"/>'
        parts.append(f'<g class="{die}"><use class="ground" href="#area-{die}"/>{cloth}</g>')
    parts.append(f'<g class="border">{every}</g>')
    if kind(board) != "own":
        parts.append(f'<path class="frontier" d="{"".join(borders(board))}"/>')
    return "".join(parts)


def ways(board: Board) -> str:
    """Lines between neighbors by land, where prefectures are discs."""
    where = places(board)
    return (
        "".join(
            f"M{where[a].at[0]:g} {where[a].at[1]:g}L{where[b].at[0]:g} {where[b].at[1]:g}"
            for a, near in enumerate(board.neighbors)
            for b in near
            if a < b and (a, b) not in board.over_sea
        )
        or "M0 0"
    )


def swatch(x: float, y: float, wide: float, high: float, die: str) -> str:
    """A piece of an area's textile."""
    box = Box(x, y, wide, high)
    cloth = rect(box, "", 2).replace('class=""', f'fill="url(#cloth-{die})"')
    return f'<g class="{die}">{rect(box, "ground edged", 2)}{cloth}</g>'


def chip(x: float, y: float, die: str, size: float) -> str:
    """A die from above, with its letter."""
    box = Box(x - size / 2, y - size / 2, size, size)
    letter = word(x, y + 0.5, LETTERS[die], "letter", max(11.0, size * 0.62))
    return f'<g class="{die}">{rect(box, "chip", 3)}{letter}</g>'


def plate(die: str, box: Box, name: str) -> str:
    """The plate of an area: textile, die and name; how much is written there may change."""
    x, y = box.x, box.y + box.high / 2
    return (
        f'<g class="plates" style="--slim:{box.wide - SLIM:g}px;--wide:{box.wide:g}px">'
        + rect(box, "plate", 3)
        + swatch(x + 4, y - 10, 18, 20, die)
        + chip(x + 33, y, die, 17)
        + word(x + 46, y + 0.5, name, "begin bold area", CAPTION)
        + "</g>"
    )


def head() -> str:
    """The strip with the seal and the title."""
    return (
        f'<rect class="strip" width="{WIDTH}" height="{HEAD}"/>'
        f'<path class="rule" d="M0 {HEAD}H{WIDTH}"/>'
        + rect(Box(12, 10, 36, 36), "seal")
        + word(30, 20.5, "日", "kanji", 16)
        + word(30, 36.5, "本", "kanji", 16)
        + word(30, 28.5, "日", "kanji lone", 30)
        + word(58, 28, "Rolling Japan", "begin title", 24)
    )


def tray(box: Box) -> str:
    """The tray for the dice, with marks of the way they came."""
    x, y, wide, high = box.x, box.y, box.wide, box.high
    grain = "".join(
        f"M{x + dx:g} {y + dy:g}h{wide - less:g}"
        for dx, dy, less in ((6, 5, 12), (30, 8, 90), (8, high - 5, 30))
    )
    skid = "".join(
        f"M{x + a:g} {y + 40:g}q6-10 14-14M{x + a - 5:g} {y + 49:g}q5-9 11-13"
        for a in (wide * 0.05 + 10, wide * 0.62)
    )
    return (
        rect(box, "wood", 6)
        + f'<path class="grain" d="{grain}"/>'
        + rect(Box(x + 10, y + 10, wide - 20, high - 20), "felt", 3)
        + f'<path class="skid" d="{skid}"/>'
    )


def bag(box: Box) -> str:
    """The bag of cloth, tied with a cord."""
    x, y = box.x + 68, box.y + 90
    stitch = "M-46-12q10-9 20 0t20 0t20 0t20 0t14-2M-50 26q12-9 24 0t24 0t24 0t26-1"
    cord = "M-20-43C-10-38 10-38 20-43M17-41q12 4 11 15M19-41q18 2 20 11"
    return (
        rect(box, "sheet")
        + word(box.x + 10, box.y + 15, "Bag of player", "begin title", 15)
        + f'<g transform="translate({x:g} {y:g}) scale(.95)"><path class="cloth" d="{CLOTH}"/>'
        + f'<path class="stitch" d="{stitch}"/><path class="cord" d="{cord}"/></g>'
    )


def changes(box: Box) -> str:
    """The sheet for the stamps of color changes."""
    return (
        rect(box, "sheet")
        + word(box.x + 10, box.y + 15, "Color changes", "begin title", 15)
        + word(box.x + 10, box.y + 80, "Take a die as", "begin quiet", 12)
    )


def others(board: Board, count: int) -> Iterator[str]:
    """Sheets of the other players: squares in the shape of the map, or a table of rows."""
    where = sheets(board, count)
    for box in where:
        yield rect(box, "sheet")
        yield squares(board, box, count)
    if count and not where:
        yield table(board, count)


def squares(board: Board, box: Box, count: int) -> str:
    """A square per prefecture, in the color of its area; those of an area are one path."""
    size, where = square(board, count) - 1.2, tiles(board, count)
    side = f"h{size:g}v{size:g}h-{size:g}z"
    found = []
    for die in board.areas:
        corners = [
            (box.x + x - size / 2, box.y + y - size / 2) for x, y in of_area(board, where, die)
        ]
        line = "".join(f"M{x:g} {y:g}{side}" for x, y in corners)
        found.append(f'<g class="{die}"><path class="ground edged" d="{line}"/></g>')
    return "".join(found)


def of_area(board: Board, where: Sequence[Point], die: str) -> list[Point]:
    """The places of an area's prefectures."""
    return [where[i] for i in board.cells[die]]


def table(board: Board, count: int) -> str:
    """The head and the lines of the rows, in one column or in two."""
    box, where = layout(board).others, rows(board, count)
    parts = []
    for left in sorted({x for x, _ in where.spots}):
        own = [y for x, y in where.spots if x == left]
        top = own[0] - where.down / 2
        parts.append(rect(Box(left, box.y, where.wide, own[-1] + where.down / 2 - box.y), "sheet"))
        y = (box.y + top) / 2
        areas = [die for die in ORDER if die in board.areas]
        parts += [chip(left + x, y, die, 18) for die, x in zip(areas, where.areas, strict=True)]
        parts.append(
            f'<use href="#brush" transform="translate({left + where.crosses:g} {y:g}) scale(.6)"/>'
        )
        parts.append(
            f'<path class="swap" d="{SWAP}" transform="translate({left + where.changes:g} {y:g})"/>'
        )
        lines = "".join(f"M{left + 6:g} {y - where.down / 2:g}h{where.wide - 12:g}" for y in own)
        parts.append(f'<path class="rule" d="{lines}"/>')
    return "".join(parts)


def legend(box: Box) -> Iterator[str]:
    """What stands on the map, in words."""
    yield rect(box, "sheet")
    for n, (what, text) in enumerate(KEY):
        x, y = box.x + 26, box.y + 15 + 19.5 * n
        yield SIGN_OF[what].format(x=x, y=y)
        yield word(x + 24, y + 0.5, text, "begin", 12)


SIGN_OF = {
    "blank": '<circle class="slot" cx="{x:g}" cy="{y:g}" r="9"/>',
    "closed": '<use href="#closed" transform="translate({x:g} {y:g}) scale(.9)"/>',
    "number": '<circle class="plain" cx="{x:g}" cy="{y:g}" r="9"/>'
    '<text class="bold" x="{x:g}" y="{y:g}" font-size="14">4</text>',
    "cross": '<use href="#brush" transform="translate({x:g} {y:g}) scale(.7)"/>',
    "lane": '<g transform="translate({x:g} {y:g})"><path class="st-casing" d="M-12 0H12"/>'
    '<path class="st-lane" d="M-12 0H12"/><use href="#pier" x="-12"/>'
    '<use href="#pier" x="12"/></g>',
}


def ornaments(board: Board, players: int) -> Iterator[str]:
    """Compass and ship, where the sea is empty."""
    match kind(board), players:
        case "whole", 1:
            yield winds(446, 206)
            yield ship(690, 200)
        case "whole", _:
            yield compass(912, 412)
            yield ship(500, 316) if players == 2 else ship(690, 262)
        case "west", _:
            yield compass(904, 420)


def winds(x: float, y: float) -> str:
    """A large compass with lines of the winds, for a sea without other players."""
    lines = "".join(
        f'<path class="wind" d="M0 0V-118" transform="rotate({11.25 * n})"/>' for n in range(32)
    )
    rings = "".join(f'<circle class="wind" r="{r}"/>' for r in (118, 112, 74))
    rose = f'<g transform="scale(2.6)">{compass(0, 0)}</g>'
    return f'<g transform="translate({x:g} {y:g})">{lines}{rings}{rose}</g>'


def compass(x: float, y: float) -> str:
    """A compass: north lies to the upper right on this map."""
    needles = "".join(
        f'<path class="{"needle" if not turn else "arm"}" d="M0-{far}L3.4-3.4L0 0L-3.4-3.4z" '
        f'transform="rotate({turn})"/>'
        for turn, far in ((0, 21), (90, 15), (180, 15), (270, 15))
    )
    return (
        f'<g transform="translate({x:g} {y:g})"><circle class="rose" r="17"/>'
        f'<g transform="rotate(25)">{needles}</g>{word(12.500, -27, "N", "bold compass", 13)}</g>'
    )


def ship(x: float, y: float) -> str:
    """A ship on the empty sea."""
    return (
        f'<g class="ship" transform="translate({x:g} {y:g})">'
        '<path class="hull" d="M-14 4Q0 11 14 3L11 11H-10z"/>'
        '<path class="sail" d="M-8 2L-7-15H7L8 2Q0-2-8 2z"/>'
        '<circle class="seal" cy="-7" r="3.4"/></g>'
    )
