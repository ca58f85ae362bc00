"""Kaigan's picture, the chart: tiles with their coasts, markers and surveyors; Japan as a whole."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.game import Seat
from ...core.scene import Mark
from ..cards import COLORS
from ..rules.state import Site, State
from .coasts import (
    FIT,
    coasts,
    ink_stamp,
    marker_size,
    plate_stamp,
    shown_name,
    stations,
    tile_stamp,
)
from .layout import HIGH, OVERVIEW, PILE, WIDE, Layout, Spot

EDGE = f"box {WIDE - 3} {HIGH - 3}"
FIGURE_EDGE = "box 34 34"  # around a surveyor with pole and flag
NAMES = ("one surveyor", "2 surveyors", "3 surveyors")


def map_marks(state: State, places: Layout, seat: Seat) -> Iterator[Mark]:
    """The squares with everything on them, and the numbers of the columns."""
    for at, site in enumerate(state.map):
        yield from square_marks(state, at, site, places.tile(at))
    for at, site in enumerate(state.map):
        yield from pawn_marks(state, at, site, places.tile(at), seat)
    for column in range(1, state.board.columns + 1):
        yield column_mark(state, column, places)


def pick_of(site: Site | None) -> str:
    """What touching a square means."""
    return f"tile:{site.tile.name}" if site else ""


def square_marks(state: State, at: int, site: Site | None, corner: Spot) -> Iterator[Mark]:
    """A square: the tile with its coast, what is inked, its name, a place for each marker."""
    x, y = corner
    middle, title = (x + WIDE / 2, y + HIGH / 2), about(state, at)
    if site is None:
        yield Mark(f"square:{at}", "square gap", middle, FIT.format("gap"), title=title, edge=EDGE)
    else:
        look = f"place square {site.tile.kind}{' later' * (state.action == 'great')}"
        shape = tile_stamp(state.board, site.tile)
        yield Mark(f"square:{at}", look, middle, shape, "", 10, pick_of(site), title, EDGE)
    laid = site.laid if site else ()
    shape = ink_stamp(state.board, site.tile, len(laid)) if site and laid else ""
    yield Mark(f"ink:{at}", f"ink pips{'' if laid else ' away'}", corner, shape)
    shape = plate_stamp(site.tile) if site else ""
    look = f"plate {site.tile.kind} pips above" if site else "plate pips above away"
    yield Mark(f"plate:{at}", look, corner, shape)
    name = site.tile.name if site else state.board.slots[at]
    said, size = shown_name(name) if site else (f"square {name}", 12)
    look = "left serif strong title pips above" if site else "left soft pips above"
    yield Mark(f"tile:{at}", look, (x + 29, y + 15) if site else (x + 10, y + 16), "", said, size)
    yield from slot_marks(state, at, site, laid, corner)
    full = site and not site.room
    look = f"stamp pips above{'' if full else ' away'}"
    yield Mark(f"full:{at}", look, (x + WIDE - 17, y + 17), "use seal")


def slot_marks(
    state: State, at: int, site: Site | None, laid: tuple[int, ...], corner: Spot
) -> Iterator[Mark]:
    """The stations of a tile: free, or with a marker."""
    spots = stations(site.tile) if site else ()
    size = marker_size(site.tile) if site else 10
    middle = (corner[0] + WIDE / 2, corner[1] + HIGH / 2)
    for n in range(max(tile.size for tile in state.board.tiles)):
        key = f"slot:{at}:{n}"
        if n >= len(spots):
            yield Mark(key, "slot away", middle)
            continue
        here = (corner[0] + spots[n][0], corner[1] + spots[n][1])
        if n >= len(laid):
            yield Mark(key, "slot", here, f"use station {size / 10:g}", on=pick_of(site))
            continue
        yield marker(key, laid[n], here, size, pick_of(site))


def marker(key: str, who: int, here: Spot, size: float, on: str) -> Mark:
    """A marker on its station: a disc with a player's number, a square with an n."""
    text = 13 if size >= 9 else 11
    if who < 0:
        side, title = f"box {1.7 * size:g} {1.7 * size:g}", "a neutral marker"
        return Mark(key, "slot neutral", here, side, "n", text, title=title, on=on)
    look, title = f"slot piece {COLORS[who]}", f"a marker of player {who + 1}"
    return Mark(key, look, here, f"disc {size:g}", str(who + 1), text, title=title, on=on)


def pawn_marks(
    state: State, at: int, site: Site | None, corner: Spot, seat: Seat
) -> Iterator[Mark]:
    """The surveyors on a square: each player has a place, and the figure says how many."""
    name = site.tile.name if site else state.board.slots[at]
    for who, player in enumerate(state.players):
        count = player.surveyors.count(at)
        here = (corner[0] + 20.5 + 31 * who, corner[1] + HIGH - 18.5)
        look = f"pawn {COLORS[who]} kin-{who} above{'' if count else ' away'}"
        if not count:
            yield Mark(f"pawn:{at}:{who}", look, here)
            continue
        pick = f"from:{name}" if who == seat else ""
        title = f"{NAMES[count - 1]} of player {who + 1} on {name}"
        if pick:  # a touch means one of them
            title = f"a surveyor of player {who + 1} on {name}{one_of(count)}"
        shape, text, on = f"use team{count}", str(who + 1), pick_of(site)
        yield Mark(f"pawn:{at}:{who}", look, here, shape, text, 11, pick, title, FIGURE_EDGE, on)


def one_of(count: int) -> str:
    """What is added to the name of one of several.

    >>> one_of(1), one_of(3)
    ('', '; 3 are there')
    """
    return f"; {count} are there" if count > 1 else ""


def column_mark(state: State, column: int, places: Layout) -> Mark:
    """The number below a column; it says whether the last dice have named it."""
    rolled = state.last_dice.count(column)
    x = places.tile((column - 1) * places.squares)[0] + WIDE / 2
    look = f"column{' rolled' if rolled else ''}"
    times = f", rolled {'once' if rolled == 1 else f'{rolled} times'}" if rolled else ""
    text = f"{column}" if rolled < 2 else f"{column} ×{rolled}"
    shape = f"box {26 if rolled < 2 else 42} 14"
    y = places.chart_bottom + 8
    return Mark(f"column:{column}", look, (x, y), shape, text, 12, title=f"column {column}{times}")


def about(state: State, at: int) -> str:
    """A square in words."""
    site, slot = state.map[at], state.board.slots[at]
    if site is None:
        return f"square {slot}: empty"
    *own, neutral = site.markers
    counts = [f"{n} marker{'s' * (n > 1)} of player {who + 1}" for who, n in enumerate(own) if n]
    counts += [f"{neutral} neutral"] * bool(neutral)
    held = ", ".join(counts) or "no markers"
    left = f"{site.room} missing" if site.room else "complete"
    return f"{site.tile.name}, {site.tile.kind} tile of size {site.tile.size}: {held}; {left}"


# --- the open sea ---


def sea_marks(state: State, places: Layout) -> Iterator[Mark]:
    """Japan as far as it is mapped, the pile and the dice."""
    on_map = {site.tile.name for site in state.map if site}
    still = on_map.union(state.pile)
    for nth, tile in enumerate(state.board.tiles):
        known = coasts()["tiles"].get(tile.name)
        if known is None:
            continue
        look = f"spot {tile.kind} pips" if tile.name in on_map else "spot pips away"
        at = (OVERVIEW[0] + known["at"][0], OVERVIEW[1] + known["at"][1])
        if tile.name in still:
            yield Mark(f"spot:{nth}", look, at, "disc 3.6")
        else:
            title = f"{tile.name} is mapped and scored"
            yield Mark(f"spot:{nth}", "drawn pips", OVERVIEW, f"use far-{nth}", title=title)
    left = len(state.pile)
    title = f"{left} tile{'s' * (left != 1)} left in the draw pile; one replaces each complete tile"
    yield Mark("heap", "area pips", PILE, "box 52 40", title=title)
    yield Mark("pile", "serif strong pips", (PILE[0], PILE[1] - 6.5), "", str(left), 17)
    yield from dice_marks(state, places)


def dice_marks(state: State, places: Layout) -> Iterator[Mark]:
    """The dice for neutral markers, as they were rolled last."""
    count = state.board.dice[state.seats]
    for n in range(count):
        value = str(state.last_dice[n]) if n < len(state.last_dice) else ""
        at, size = places.die(n, count)
        when = "rolled" if state.dice else "rolled last"
        names = ", no column" if value and int(value) > state.board.columns else ""
        title = f"die {n + 1}: {f'{when} {value}{names}' if value else 'not rolled'}"
        look = f"die{'' if state.dice or not value else ' past'}"
        shape = f"box {size:g} {max(size, 14):g}"
        yield Mark(f"die:{n}", look, at, shape, value, 14 if size > 14 else 11, title=title)
