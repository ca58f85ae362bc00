"""Kaigan's picture, the scenery: everything that never changes in a game, drawn once.

Paper, the chart's frame with the compass and its winds, the chest, the rulers; and the stamps.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from weakref import WeakKeyDictionary

from ..board import Board
from ..cards import SEND_PRICE, TRACKS
from .coasts import coasts, tile_stamps
from .layout import (
    BAND,
    CHART,
    FACE,
    HIGH,
    LAP,
    OVERVIEW,
    PITCH,
    ROSE,
    SEA,
    SPAN,
    WIDE,
    WIDTH,
    Layout,
    box,
    layout,
)
from .stamps import stamps

PHASES = ("cards", "actions", "neutral", "scoring", "income", "honor")
WALK, STRIDE = (352, 24), 102  # the first phase in the head line, and the way to the next


@dataclass(frozen=True, slots=True)
class Scenery:
    """The places, the stamps and the backdrop of a board."""

    places: Layout
    defs: str
    backdrop: str


# Boards come and go; what was drawn for one goes with it.
DRAWN: WeakKeyDictionary[Board, dict[int, Scenery]] = WeakKeyDictionary()


def scenery(board: Board, seats: int) -> Scenery:
    """What never changes on a board with this many players."""
    kept = DRAWN.setdefault(board, {})
    if seats not in kept:
        places = layout(board, seats)
        defs = "".join((*stamps(places), *tile_stamps(board)))
        kept[seats] = Scenery(places, defs, "".join(backdrop(board, places)))
    return kept[seats]


def backdrop(board: Board, places: Layout) -> Iterator[str]:
    """All of it, from below."""
    yield from paper(places.height)
    yield from head()
    yield from chart(places)
    yield from compass()
    yield from sea(board, places)
    yield from chest(places, board.spaces)
    yield from hand(places)
    yield from rulers(board, places)


def path(look: str, shape: str) -> str:
    """A path of the backdrop."""
    return f'<path class="{look}" d="{shape}"/>'


def words(look: str, x: float, y: float, text: str, size: float) -> str:
    """A text of the backdrop."""
    return f'<g class="{look}"><text x="{x:g}" y="{y:g}" font-size="{size:g}">{text}</text></g>'


def paper(height: float) -> Iterator[str]:
    """Washi: fibers in the sheet."""
    yield f'<rect class="washi" width="{WIDTH}" height="{height:g}"/>'
    rng, hairs = random.Random(1800), []
    for _ in range(90):
        x, y, turn = rng.uniform(6, 950), rng.uniform(4, height - 6), rng.uniform(0, math.tau)
        dx, dy = (rng.uniform(6, 20) * part for part in (math.cos(turn), math.sin(turn)))
        bend = rng.uniform(-0.4, 0.4)
        mid = (dx / 2 - bend * dy, dy / 2 + bend * dx)
        hairs.append(f"M{x:.0f} {y:.0f}q{mid[0]:.0f} {mid[1]:.0f} {dx:.0f} {dy:.0f}")
    yield path("fibers", "".join(hairs))


def head() -> Iterator[str]:
    """The seal, the name, and the walk through the phases."""
    yield path("shu", box(12, 9, 30, 30, 4))
    yield words("kanji", 27, 17.5, "海", 14)
    yield words("kanji", 27, 31, "岸", 14)
    yield words("left serif strong", 51, 24, "Kaigan", 23)
    yield path("walk", walk(len(PHASES) - 1))


def walk(steps: int) -> str:
    """The line between the stations of the phases, with room for their names."""
    (x, y), room = WALK, (54, 66, 64, 68, 68)
    ways = (f"M{x + STRIDE * n + room[n]} {y}H{x + STRIDE * (n + 1) - 13}" for n in range(steps))
    return "".join(ways) or "M0 0"


def chart(places: Layout) -> Iterator[str]:
    """The sheet with its graduated frame, and the winds of one compass on it."""
    low = places.sea_bottom
    yield path("sea", f"M10 46h940v{low - 36:g}H10z")
    yield path("rhumb", rhumbs(low))
    steps = [20 + 40 * n for n in range(23)]
    rungs = round((low - 56) / 19.6)
    pitch = (low - 56) / rungs
    bars = [f"M{x} 48h20v5h-20zM{x + 20} {low + 3:g}h20v5h-20z" for x in steps]
    for n in range(0, rungs, 2):
        y = 56 + pitch * n
        bars.append(f"M12 {y:.1f}h5v{pitch:.1f}h-5z")
        if n + 1 < rungs:
            bars.append(f"M943 {y + pitch:.1f}h5v{pitch:.1f}h-5z")
    yield path("bars", "".join(bars))
    frames = ((10, 46, 10), (12, 48, 8), (17, 53, 3), (20, 56, 0))
    lines = [f"M{x} {y}H{WIDTH - x}V{low + more:g}H{x}z" for x, y, more in frames]
    lines.append(f"M{SEA} 56V{low:g}M20 {places.chart_bottom:g}H{SEA}")
    yield path("rims", "".join(rims(places)))
    yield path("frame", "".join(lines))


def rims(places: Layout) -> Iterator[str]:
    """The edges of the squares."""
    for row in range(1, places.squares):
        yield f"M{CHART[0]} {CHART[1] + HIGH * row}h{WIDE * places.columns}"
    for column in range(1, places.columns + 1):
        yield f"M{CHART[0] + WIDE * column} {CHART[1]}v{HIGH * places.squares}"


def rhumbs(low: float) -> str:
    """Lines of the wind, cut at the frame."""
    (cx, cy), found = ROSE, []
    for n in range(32):
        dx, dy = math.cos(math.tau * n / 32), math.sin(math.tau * n / 32)
        far = min(
            ((940 if dx > 0 else 20) - cx) / dx if abs(dx) > 1e-9 else 1e9,
            ((low if dy > 0 else 56) - cy) / dy if abs(dy) > 1e-9 else 1e9,
        )
        if far > 60:
            found.append(
                f"M{cx + 56 * dx:.1f} {cy + 56 * dy:.1f}L{cx + far * dx:.1f} {cy + far * dy:.1f}"
            )
    return "".join(found)


def compass() -> Iterator[str]:
    """The rose of the compass."""
    cx, cy = ROSE
    yield f'<circle class="rose ring" cx="{cx}" cy="{cy}" r="50"/>'
    yield f'<circle class="rose thin" cx="{cx}" cy="{cy}" r="45"/>'
    turns = [math.tau * n / 48 for n in range(48)]
    ticks = (
        f"M{cx + 45 * math.cos(a):.1f} {cy + 45 * math.sin(a):.1f}"
        f"L{cx + 50 * math.cos(a):.1f} {cy + 50 * math.sin(a):.1f}"
        for a in turns
    )
    yield path("rose thin", "".join(ticks))
    stars = (("slight", 8, 30, 9, 0.125), ("half", 4, 36, 8, 0.25), ("main", 4, 45, 9, 0))
    for look, points, long, short, turn in stars:
        whole, dark = star(points, long, short, turn * math.pi)
        yield path(f"rose {look}", whole)
        yield path(f"rose {look} shade", dark)
    yield f'<circle class="rose hub" cx="{cx}" cy="{cy}" r="3.4"/>'
    yield path("rose north", f"M{cx} {cy - 64}l5 10q-5-2.5-10 0z")


def star(points: int, long: float, short: float, turn: float) -> tuple[str, str]:
    """A star of the compass: the whole, and its dark halves."""
    cx, cy = ROSE

    def at(far: float, angle: float) -> str:
        return f"{cx + far * math.cos(angle):.1f} {cy + far * math.sin(angle):.1f}"

    whole, dark, half = [], [], math.pi / points
    for n in range(points):
        angle = 2 * half * n - math.pi / 2 + turn
        whole.append(f"{at(short, angle - half)}L{at(long, angle)}")
        dark.append(f"M{cx} {cy}L{at(long, angle)}L{at(short, angle + half)}z")
    return f"M{'L'.join(whole)}z", "".join(dark)


def sea(board: Board, places: Layout) -> Iterator[str]:
    """The open sea: Japan as a whole, the pile, and a place for the dice."""
    x, y = OVERVIEW
    if any(tile.name in coasts()["tiles"] for tile in board.tiles):
        yield f'<path class="japan" transform="translate({x} {y})" d="{coasts()["japan"]}"/>'
    yield "".join(path("pile", box(884 + 2.5 * n, 203 - 2.5 * n, 46, 34, 2)) for n in (2, 1, 0))
    yield words("soft", 907, 228, "tiles", 11)
    if max(board.dice.values()) <= 3:
        yield words("soft", 893, places.sea_bottom - 40, "neutral dice", 11)


def chest(places: Layout, spaces: int) -> Iterator[str]:
    """The chest with its grain, the thread through the drawers, and a plate for each row."""
    top, high = places.top, places.chest_height
    yield path("chest", box(10, top, 616, high, 5))
    waves = (
        f"M14 {top + 4 + 7.3 * n + 3 * math.sin(n * 2.1):.1f}q150 {4 * math.sin(n * 1.7):.1f} 303 "
        f"{2 * math.cos(n):.1f}t303 {3 * math.sin(n * 0.6):.1f}"
        for n in range(int((high - 9) / 7.3))
    )
    yield path("grain", "".join(waves))
    yield path("brass", box(13, top + 3, 610, high - 6, 4))
    order = [(row + 1, space) for space in range(1, spaces + 1) for row in range(places.seats)]
    yield path("thread", thread(places, order))
    yield path("heads", "".join(heads(places, spaces)))
    for row in range(1, places.rows + 1):
        x, y = places.plate(row)
        look = "ringplate" if row <= places.seats else "ringplate unused"
        yield f'<circle class="{look}" cx="{x:g}" cy="{y:g}" r="19"/>'


def thread(places: Layout, order: Sequence[tuple[int, int]]) -> str:
    """The way through the drawers: down each column, and up between the columns."""
    found = []
    for (row, space), (after, other) in pairwise(order):
        x, y = places.drawer(row, space)
        middle, low = x + FACE[0] / 2, y + FACE[1]
        if space == other:
            found.append(f"M{middle:g} {low:g}v{PITCH[1] - FACE[1]:g}")
        elif other % BAND != 1:
            gap, high = x + (FACE[0] + PITCH[0]) / 2, places.drawer(after, other)[1] - 4
            found.append(f"M{middle:g} {low:g}v4H{gap:g}V{high:g}H{middle + PITCH[0]:g}v4")
    return "".join(found)


def heads(places: Layout, spaces: int) -> Iterator[str]:
    """Arrows that say which way the thread goes between the columns."""
    for space in range(1, spaces):
        if space % BAND:
            x, y = places.drawer(2, space)
            yield f"M{x + (FACE[0] + PITCH[0]) / 2:g} {y - 8:g}l3.6 7h-7.2z"


def hand(places: Layout) -> Iterator[str]:
    """What is printed on the back of every card."""
    text = f"the back of every card: send a surveyor for {SEND_PRICE} Ryo"
    yield words("right soft minor", 624, places.hand_top - 15, text, 12)


def rulers(board: Board, places: Layout) -> Iterator[str]:
    """Four rulers with their numbers."""
    yield path("sheet", box(634, places.top, 316, 252, 2))
    yield f'<g class="rulers{" many" * (places.seats > 3)}">'
    numbers: Mapping[str, Sequence[int]] = {
        "artistic": board.artistic,
        "government": board.government,
        "travel": range(board.travel),
        "honor": range(LAP + 1),
    }
    for nth, track in enumerate((*TRACKS, "honor")):
        left, top = places.ruler(nth)
        if nth:
            yield path("hair", f"M642 {top - 2:g}h300")
        icon = track if track in TRACKS else "reputation"
        place = f"translate(651 {top + 21:g}) scale(1.15)"
        yield f'<g transform="{place}"><use href="#i-{icon}" class="free {track}"/></g>'
        yield words("left serif strong minor", 642, top + 43, track.title(), 12)
        step, every = places.step(track), spread(places.lasts[track])
        ticks = range(0, places.lasts[track] + 1, 5 if track == "honor" else 1)
        marks = "".join(f"M{left + step * n:.1f} {top + 11:g}v3" for n in ticks)
        yield path("hair", f"{marks}M{left} {top + 14:g}h{SPAN}")
        for n in range(0, places.lasts[track] + 1, every):
            yield words("soft", left + step * n, top + 5, str(numbers[track][n]), 11)
    yield "</g>"


def spread(last: int) -> int:
    """Every which number stands on a ruler, so that they do not meet and the last is among them.

    >>> [spread(last) for last in (8, 15, 20, 60, 98, 0)]
    [1, 3, 5, 10, 14, 1]
    """
    step = SPAN / max(1, last)
    fit = [n for n in (1, 2, 3, 5, 10, 14, 20, 50) if n * step >= 22]
    return next((n for n in fit if last % n == 0), fit[0])
