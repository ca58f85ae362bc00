"""What never changes on the board of Hokkaido: sea, coast, relief, borders, frames and headings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise
from math import hypot
from random import Random

from ...core.boards import remembered
from ..board import Board
from ..rules.scoring import MOST, SECOND
from .island import (
    FRAME,
    SEA_WIDTH,
    Point,
    borders,
    geometry,
    has_outlines,
    left_out,
    line,
    onto,
    plaques,
    rings,
    shores,
    spots,
    tones,
)
from .stamps import path, stamp

PLAYERS_AT, PLAYERS_WIDTH = (10, 10), 180
ACTIONS_AT, ACTIONS_SIZE = (262, 562), (424, 68)
LINE = {"fill": "none", "stroke": "var(--border)", "stroke_linejoin": "round"}
SHEET = 'class="plate" fill="var(--panel)" stroke="var(--trim)"'  # whole in a window, or not there
FRAME_OUT = "M-50 -23a5 5 0 0 0 5 -5H45a5 5 0 0 0 5 5V23a5 5 0 0 0 -5 5H-45a5 5 0 0 0 -5 -5z"
FRAME_IN = "M-46 -20a5 5 0 0 0 4 -4H42a5 5 0 0 0 4 4V20a5 5 0 0 0 -4 4H-42a5 5 0 0 0 -4 -4z"
Area = tuple[float, float, float, float]


@remembered
def backdrop(board: Board, players: int) -> str:
    """Everything below the marks, for a number of players."""
    land = island(board) if has_outlines(board) else links(board)
    parts = (sea(), land, countries(board, players), signs(board), sheets(board, players), cards())
    return "".join(parts)


def rect(x: float, y: float, w: float, h: float, paint: str) -> str:
    """A box with its paint."""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" {paint}/>'


def words(text: str, x: float, y: float, size: float, look: str = "") -> str:
    """Words that stay."""
    named = f' class="{look}"' if look else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{named}>{escape(text)}</text>'


def put(name: str, x: float, y: float, scale: float = 1, look: str = "") -> str:
    """A stamp in its place."""
    named = f' class="{look}"' if look else ""
    sized = f" scale({scale:.2g})" if scale != 1 else ""
    return f'<use href="#{name}"{named} transform="translate({x:.5g} {y:.5g}){sized}"/>'


# --- the map ---


def sea() -> str:
    """Water, darker above and below, with scales for waves."""
    return "".join(
        rect(0, 0, SEA_WIDTH + 2, FRAME[3], paint)
        for paint in ('fill="url(#depth)"', 'fill="url(#waves)" opacity=".5"')
    )


def island(board: Board) -> str:
    """What lies below the provinces: shoals, and land that is lighter where they are lit."""
    shoals = ((46, 0.35), (30, 0.45), (16, 0.7))
    return "".join(
        (
            *(coast("shoal", width, share) for width, share in shoals),
            f'<g transform="translate(2.4 3.4)">{coast("coast", 2, 0.3)}</g>',
            '<use href="#shore" fill="var(--glow-fill)"/>',
            unplayed(left_out(board)),
        )
    )


@remembered
def relief(board: Board, players: int) -> str:
    """A stamp of what lies on the provinces: mountains, borders, the coast."""
    if not has_outlines(board):
        return ""
    thin, thick = borders(board)
    return stamp(
        "relief",
        f'<g clip-path="url(#land)">{coast("border", 16, 0.14)}{coast("border", 7, 0.14)}</g>'
        + hills(board, players)
        + path(thin, **LINE, stroke_width=0.9, stroke_dasharray="3 2.2", opacity=0.8)
        + path(thick, **LINE, stroke_width=2.2, stroke_linecap="round")
        + coast("coast", 2, 1),
    )


def coast(tone: str, width: float, share: float) -> str:
    """The line of the coast."""
    return (
        f'<use href="#shore" fill="none" stroke="var(--{tone})" stroke-width="{width}"'
        f' stroke-linejoin="round" opacity="{share}"/>'
    )


def unplayed(names: Sequence[str]) -> str:
    """Land of the island that a smaller board leaves out, hatched, so that no coast is invented."""
    if not names:
        return ""
    shape = "".join(line(ring, True) for ring in shores(names))
    return (
        path(shape, fill="var(--rest)", stroke="var(--border)", stroke_width=2.2)
        + path(shape, fill="url(#beyond)", opacity=0.6)
        + words("not in this game", *middle(names), 13, "title")
    )


def middle(names: Sequence[str]) -> Point:
    """The middle of some land, by its area."""
    whole, across, down = 0.0, 0.0, 0.0
    for ring in shores(names, True):
        for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
            part = x1 * y2 - x2 * y1
            whole, across, down = whole + part, across + part * (x1 + x2), down + part * (y1 + y2)
    return across / (3 * whole), down / (3 * whole)


def hills(board: Board, players: int) -> str:
    """Peaks along the ranges, from north to south, where no name or piece stands."""
    taken = list(occupied(board, players))
    shore = max(shores(rings()), key=len)
    rng, found = Random(3), []
    for corners in geometry()["ranges"]:
        for x, y in strewn([onto(at) for at in corners], rng):
            scale = rng.uniform(0.62, 0.92)
            free = all(x + 8 < a or x - 8 > c or y + 5 < b or y - 7 > d for a, b, c, d in taken)
            if free and all(inside(x + off, y + 5, shore) for off in (-7, 7)):
                found.append((y, x, scale))
    return "".join(put("hill", round(x, 1), round(y, 1), scale) for y, x, scale in sorted(found))


def strewn(corners: Sequence[Point], rng: Random) -> Iterator[Point]:
    """Points along a line, somewhat beside it."""
    for (x1, y1), (x2, y2) in pairwise(corners):
        steps = max(1, round(hypot(x2 - x1, y2 - y1) / 11))
        for n in range(steps):
            x, y = x1 + (x2 - x1) * n / steps, y1 + (y2 - y1) * n / steps
            yield x + rng.uniform(-4, 4), y + rng.uniform(-2, 2)


def occupied(board: Board, players: int) -> Iterator[Area]:
    """Where names and pieces stand, and land that is not played on."""
    for at in range(board.size):
        spot, city = spots(board)[at], board.city_of[at]
        wide = max(6.0 * len(board.names[at]), 20.0 * min(4, board.limit(players, at)) + 10)
        yield spot.x - wide / 2 - 2, spot.y - 15, spot.x + wide / 2 + 2, spot.y + 15
        if city:
            half = house_at(city) + 8
            yield spot.x - half, spot.y - 31, spot.x + half, spot.y - 14
    for name in rings():
        if name not in board.index:
            across, down = zip(*(onto(at) for at in rings()[name]), strict=True)
            yield min(across), min(down), max(across), max(down)


def house_at(city: str) -> float:
    """How far to the left of its middle a city's house stands."""
    return 4.3 * len(city) + 6


def inside(x: float, y: float, ring: Sequence[Point]) -> bool:
    """Whether a point lies within a ring."""
    odd = False
    for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            odd = not odd
    return odd


def links(board: Board) -> str:
    """A map that is not drawn: lines between neighbors."""
    places = spots(board)
    data = "".join(
        f"M{places[a].x:g} {places[a].y:g}L{places[b].x:g} {places[b].y:g}"
        for a in range(board.size)
        for b in board.neighbors[a]
        if a < b
    )
    return path(data or "M0 0", fill="none", stroke="var(--border)", stroke_width=2.2)


# --- what lies around ---


def countries(board: Board, players: int) -> str:
    """Frames for the countries and the open sea, with a place for a piece of each player."""
    return "".join(
        f'<g class="plate" transform="translate({spot.x:g} {spot.y:g})">'
        + path(FRAME_OUT, fill="var(--panel)", stroke="var(--ink)", stroke_width=1.2)
        + path(FRAME_IN, fill="none", stroke="var(--trim)")
        + "".join(put(f"empty-{s}", x, 9, 0.85, f"seat-{s}") for s, x in berths(players))
        + "</g>"
        for spot in spots(board)[board.size :]
    )


def berths(players: int) -> list[tuple[int, float]]:
    """Where the players' pieces stand in a country."""
    step = 27 if players < 4 else 22
    return [(seat, step * (seat - (players - 1) / 2)) for seat in range(players)]


def signs(board: Board) -> str:
    """The title, the compass and ships, where the drawn island leaves room for them."""
    if not has_outlines(board):
        return ""
    return (
        put("compass", 654, 56)
        + words("N", 654, 25, 12, "strong")
        + put("ship", 606, 506)
        + put("ship", 470, 140, 0.6)
        + words("HOKKAIDO", 536, 40, 26, "title")
        + words("trade routes of the island", 536, 63, 12.5)
    )


def sheets(board: Board, players: int) -> str:
    """The papers of the players, of the turn, and of the regions."""
    x, y = PLAYERS_AT
    own = rect(x, y, PLAYERS_WIDTH, 12 + row_height(players) * players, f'{SHEET} rx="4"')
    turn = rect(*ACTIONS_AT, *ACTIONS_SIZE, f'{SHEET} rx="4"')
    named = zip(board.regions, plaques(board), strict=True)
    plates = [plaque(players, tones(board)[n], *each) for n, each in enumerate(named)]
    return own + turn + "".join(plates)


def row_height(players: int) -> int:
    """How high a player's row is."""
    return 40 if players < 4 else 33


def row_middle(players: int, seat: int) -> float:
    """The middle of a player's row."""
    return 16 + row_height(players) * (seat + 0.5)


def plaque_width(players: int, name: str) -> float:
    """How wide the plaque of a region is."""
    return max(96 if players < 4 else 120, 8.6 * len(name) + 30)


def plaque(players: int, region: int, name: str, at: Point) -> str:
    """A region beside its coast: its color, its name, and a piece of each player to count."""
    (x, y), w = at, plaque_width(players, name)
    pieces = "".join(
        put(f"plain-{seat}", x + off - 7, y + 7.5, 0.55, f"seat-{seat}")
        for seat, off in tallies(players)
    )
    swatch = 'fill="var(--fill)" stroke="var(--border)" stroke-width="1.4" rx="1"'
    return (
        rect(x - w / 2, y - 17, w, 34, f'{SHEET} rx="3"')
        + f'<g class="region-{region}">{rect(x - w / 2 + 2.5, y - 14.5, 6, 29, swatch)}</g>'
        + words(f"{name}: {MOST}/{SECOND}", x + 4, y - 8, 11.5, "strong region")
        + pieces
    )


def tallies(players: int) -> list[tuple[int, float]]:
    """Where the players' counts stand on a plaque."""
    return [(seat, 27 * (seat - (players - 1) / 2) + 4) for seat in range(players)]


def cards() -> str:
    """The paper on which the tickets lie."""
    x, width = SEA_WIDTH, FRAME[2] - SEA_WIDTH
    rng = Random(9)
    fibers = "".join(
        f"M{x + 2 + rng.random() * (width - 8):.0f} {rng.random() * FRAME[3]:.0f}"
        f"q{rng.uniform(-8, 8):.0f} {rng.uniform(-6, 6):.0f}"
        f" {rng.uniform(-17, 17):.0f} {rng.uniform(-10, 10):.0f}"
        for _ in range(46)
    )
    return (
        rect(x, 0, width, FRAME[3], 'fill="var(--ground)"')
        + path(fibers, fill="none", stroke="var(--trim)", stroke_width=0.6, opacity=0.5)
        + path(f"M{x:g} 0V{FRAME[3]:g}", stroke="var(--coast)", stroke_width=1.6)
    )
