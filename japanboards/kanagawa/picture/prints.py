"""A print as marks: one panorama of sky, landscapes and figures that grows card by card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from ...core.boards import remembered
from ...core.game import Seat
from ...core.scene import Mark
from ...core.words import signed
from ..board import Board
from ..cards import STORM, print_half
from ..rules.scoring import Run, seasons_of
from ..rules.state import Painter, State
from .faces import Scenery, scenery_of, season_look
from .landscapes import land_of
from .layout import CELL_HIGH, CELL_WIDE, PLACES, RIBBON, Row
from .shapes import n, point

SPARE = 3  # places beyond those with room that have marks; more are rare, and need not glide
PARTS = ("sky", "", "seam", "figure", "seal")  # in the order they are drawn
LETTER = 7.9  # room of a letter on a ribbon, where the board is small and letters are large
SMALL = 0.4  # cells below that size do without seams


@dataclass(frozen=True, slots=True)
class Spot:
    """What one place of a print shows, and what it has to know of the one before."""

    scenery: Scenery
    land: str
    season: str
    bonus: int
    title: str
    before: Scenery | None
    storm: bool
    foot: tuple[float, float]  # where its figure stands in the cell


def spots(
    board: Board, painter: Painter, changed: Sequence[int], seat: Seat, whose: str
) -> list[Spot]:
    """The places of a print from the tile on."""
    if not painter.tile:
        return []
    tile = board.tiles[painter.tile]
    ground = Scenery(
        season_look(tile.season),
        land_of((tile.landscape,)),
        False,
        f"crest{seat}",
    )
    found, before = list[Spot](), None
    seasons = seasons_of(board, painter)
    for at, name in enumerate(("", *painter.print)):
        card = board.cards[name] if name else None
        shown = scenery_of(board, name) if name else ground
        storm = at in changed
        first = f"starting tile{whose}, {seasons[0]}"
        title = f"slot {at}{whose}: {print_half(card)}" if card else first
        title += ", with a storm token" if storm else ""
        foot = shown.foot(at) if card else (16.0, 114.0)
        bonus = card.bonus if card else 0
        found.append(Spot(shown, shown.land(at), seasons[at], bonus, title, before, storm, foot))
        before = shown
    return found


def print_marks(state: State, seat: Seat, row: Row, name: str, run: Run) -> Iterator[Mark]:
    """A print: its places layer by layer, its frame, and the longest run of one season."""
    board, painter = state.board, state.painters[seat]
    whose = f" of player {seat + 1}" if name else ""
    found = in_lines(row, spots(board, painter, run.changed, seat, whose))
    size = size_of(row, len(found) + (not name))
    many = max(PLACES + SPARE, len(found))
    places = [
        place_marks(
            board,
            f"{name}place:{at}",
            found[at] if at < len(found) else None,
            corner(row, size, at),
            size,
            row.seal,
        )
        for at in range(many)
    ]
    for part, layer in zip(PARTS, zip(*places, strict=True), strict=True):
        if part != "seam" or row.size > SMALL:
            yield from layer
    yield frame_mark(row, size, len(found), name)
    yield from ribbons(row, size, run, name, whose)


def size_of(row: Row, many: int) -> float:
    """The size of a print's cells: the same until more than there is room for are painted."""
    return row.size if row.wraps else row.size * min(1, row.places / max(1, many))


def in_lines(row: Row, found: list[Spot]) -> list[Spot]:
    """The places of a print, of which each line begins anew."""
    return [
        replace(spot, before=None) if row.wraps and at % row.places == 0 else spot
        for at, spot in enumerate(found)
    ]


def corner(row: Row, size: float, at: int) -> tuple[float, float]:
    """The upper left corner of a place; a print that had to shrink stands on the lower edge."""
    line, nth = divmod(at, row.places) if row.wraps else (0, at)
    top = row.print.bottom - CELL_HIGH * size + line * (row.print.h + RIBBON)
    return point(row.print.x + CELL_WIDE * size * nth, top)


def line_parts(row: Row, start: int, many: int) -> list[tuple[int, int]]:
    """Neighboring places by the lines they stand in: the first of each, and how many."""
    if not row.wraps:
        return [(start, many)]
    cuts = [start, *range(start - start % row.places + row.places, start + many, row.places)]
    return [(a, b - a) for a, b in pairwise((*cuts, start + many))]


@remembered
def place_marks(
    board: Board, slot: str, spot: Spot | None, at: tuple[float, float], size: float, seal: float
) -> tuple[Mark, ...]:
    """One place: sky, landscape, what joins it to the one before, figure and season."""
    if spot is None:
        return tuple(Mark(f"{slot} {part}".strip(), "away", at) for part in PARTS)
    (x, y), (a, b), shown, scale = at, spot.foot, spot.scenery, n(size, 3)
    season = shown.look
    edge = f"box {n(100 * size)} {n(132 * size)}"
    middle = point(x + 50 * size, y + 66 * size)
    low = " low" * slot.startswith("o")  # a number on another's would lie on the desk above
    seam, hue = joint(spot)
    figure = 1.7 * size if shown.figure.startswith("crest") else 0.98 * size
    return (
        Mark(f"{slot} sky", "sky", at, f"use {sky(spot)} {scale}"),
        Mark(
            slot,
            f"spot {season}{low}",
            middle,
            f"use at-{spot.land} {scale}",
            title=spot.title,
            edge=edge,
        ),
        Mark(
            f"{slot} seam",
            f"seam {hue}" if seam else "away",
            at,
            f"use {seam} {scale}" if seam else "",
        ),
        Mark(
            f"{slot} figure",
            f"figure {season}" if shown.figure else "away",
            point(x + a * size, y + b * size),
            f"use {shown.figure} {n(figure, 3)}" if shown.figure else "",
        ),
        seal_mark(board, f"{slot} seal", spot, at, seal),
    )


def sky(spot: Spot) -> str:
    """The stamp of a place's sky: a light of its own only where a season begins."""
    if spot.before is None:
        return f"first-{spot.scenery.look}"
    return f"{'sky' if spot.before.look == spot.scenery.look else 'then'}-{spot.scenery.look}"


def joint(spot: Spot) -> tuple[str, str]:
    """The stamp that joins a place to the one before, and the words for its colors."""
    one, other = spot.before, spot.scenery
    if one is None or (one.look, one.kind) == (other.look, other.kind):
        return "", ""
    sea = one.kind == "ocean", other.kind == "ocean"
    if all(sea):
        return "mist", one.look
    land = other if sea[0] else one
    stamp = "blend" if not any(sea) else "shore-left" if sea[0] else "shore-right"
    return stamp, land.look + " level" * (land.kind == "plain")


def seal_mark(board: Board, slot: str, spot: Spot, at: tuple[float, float], size: float) -> Mark:
    """The season of a place with its Harmony, and a storm token that changes it."""
    nth = (*board.seasons, STORM).index(spot.season)
    look = f"seal onpaper strong{' struck' * spot.storm}{' plus' * bool(spot.bonus)}"
    where = point(at[0] + 36.5 * size, at[1] + 13.5 * size)
    text = signed(spot.bonus) if spot.bonus else ""
    return Mark(slot, look, where, f"use season{nth} {n(size, 3)}", text, 12 if size == 1 else 11)


def frame_mark(row: Row, size: float, many: int, name: str) -> Mark:
    """The frame of what is painted, with a notch between two cards."""
    wide, high, data = CELL_WIDE * size, CELL_HIGH * size, ""
    for start, count in line_parts(row, 0, many):
        x, y = corner(row, size, start)
        data += f"M{n(x)} {n(y)}h{n(wide * count)}v{n(high)}h{n(-wide * count)}z"
        for at in range(1, count):
            left = n(x + wide * at)
            data += f"M{left} {n(y)}v4M{left} {n(y + high)}v-4"
    return Mark(f"{name}frame", "swatch frame" if many else "away", corner(row, size, 0), data)


def ribbons(row: Row, size: float, run: Run, name: str, whose: str) -> Iterator[Mark]:
    """A band under the longest run of one season that says how long it is; one in each line."""
    if run.length < 2:
        yield Mark(f"{name}run", "run away", corner(row, size, run.start))
        return
    for nth, (start, count) in enumerate(line_parts(row, run.start, run.length)):
        slot = f"{name}run{nth or ''}"
        yield ribbon(row, size, run, slot, whose, start, count)


def ribbon(row: Row, size: float, run: Run, slot: str, whose: str, start: int, count: int) -> Mark:
    """A band under some places of a run, with what finds room of how long the whole run is."""
    season, length, storms = run.season, run.length, len(run.changed)
    (x, top), right = corner(row, size, start), CELL_WIDE * size * count - 2
    y = top + CELL_HIGH * size + 1
    data = f"M{n(x + 1)} {n(y)}h{n(right)}v13.4l-4-1.4h{n(8 - right)}l-4 1.4z"
    middle = (round(x + 1 + right / 2, 1), round(y + 6, 1))
    full = f"{season} run {length}" + f", {storms} by storm" * bool(storms)
    words = (full, f"{season} run {length}", f"{season} {length}", f"{length}")
    text = next((each for each in words if LETTER * len(each) < right), "")
    look = f"swatch run {season_look(season)}{' told' * row.wraps}"
    told = f"longest run of one season{whose}: {run.told}"
    return Mark(slot, look, middle, data, text, 11.5, title=told)
