"""Cards, prints and studios as marks; absent things stay in the list, out of sight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ..core.scene import Mark
from .board import Board
from .cards import BACKS, HINTS, Card, about, count_of, in_words, print_half, studio_half
from .glyphs import glyph, row
from .icons import EMPTY, SPENT, brush_on, is_used, kind_of, named
from .state import Painter, State
from .storms import best_run, seasons_of

CARD = (68.0, 44.0)
PLACES = 18  # marks for so many places of a print; more are rare, and need not glide
ROOMY = 13  # so many places, or symbols in a row of a studio, find room without crowding
ROWS_OF_CELLS = 3
STEP = 43.0
PARTS = ("strip", "desk", "land", "subject", "season")
Point = tuple[float, float]


@cache
def card_marks(
    board: Board, slot: str, name: str, at: tuple[float, float], pick: str, note: str
) -> tuple[Mark, ...]:
    """A card lying here, or its back, or nothing; always the same marks."""
    x, y = at
    width, height = CARD
    box = f"box {width:g} {height:g}"
    if not name:
        gone = Mark(slot, "card away", at, box)
        return (gone, *(Mark(f"{slot} {part}", "away", at, "M0 0") for part in PARTS))
    if name in BACKS:
        title = f"a card face down, {name} back: may show {HINTS[name]}{note}"
        base = Mark(slot, f"card {name} down", at, box, f"{name} ?", 10, pick, title)
        return (base, *(Mark(f"{slot} {part}", "away", at, "M0 0") for part in PARTS))
    card = board.cards[name]
    base = Mark(slot, f"card {card.back}", at, box, "", 8, pick, f"{about(card)}{note}")
    return (base, *studio_half_marks(board, slot, card, x, y), *print_half_marks(slot, card, x, y))


def studio_half_marks(board: Board, slot: str, card: Card, x: float, y: float) -> tuple[Mark, Mark]:
    """The strip on the left with the card's symbols."""
    symbols = studio_symbols(board, card.id)
    shape = row(symbols[:1], x - 24, y - 8, 15) + row(symbols[1:], x - 24, y + 12, 11)
    look = f"icon {card.icons[0] if card.icons else 'ink'}"
    text, title = harmony_of(card.harmony), f"studio: {studio_half(card)}"
    return (
        Mark(f"{slot} strip", "strip", (x - 24, y), "box 18 42"),
        Mark(f"{slot} desk", look, (x - 24, y + 13), shape, text, 9, title=title),
    )


def harmony_of(points: int) -> str:
    """Harmony as it is printed; nothing for none."""
    return f"{points:+d}" if points else ""


def print_half_marks(slot: str, card: Card, x: float, y: float) -> tuple[Mark, Mark, Mark]:
    """Landscapes, subject and season."""
    look = f"icon {card.needs[0] if card.needs else 'ink'}"
    subject = glyph(card.subject, x + 2, y - 9, 19) if card.subject else "M0 0"
    what = count_of(card.count, card.subject) if card.subject else "no subject"
    season, bonus = glyph(card.season, x + 25, y + 10, 14), harmony_of(card.bonus)
    when = f"{card.season}, {bonus} Harmony" if bonus else card.season
    lands, needs = row(card.needs, x - 2, y + 12, 14), f"needs {in_words(card.needs)}"
    count = f"×{card.count}" if card.count > 1 else ""
    return (
        Mark(f"{slot} land", look, (x - 2, y + 13), lands, title=needs),
        Mark(f"{slot} subject", "icon ink", (x + 16, y - 13), subject, count, 9, title=what),
        Mark(
            f"{slot} season", f"icon {card.season}", (x + 26, y - 13), season, bonus, 9, title=when
        ),
    )


@cache
def studio_symbols(board: Board, name: str) -> tuple[str, ...]:
    """The symbols of a studio half, the icon first."""
    card = board.cards[name]
    found = [*card.icons]
    for symbol, count in (
        ("brush", card.brush),
        ("arrow", card.arrows),
        ("keep", card.keeps),
        ("assistant", card.assistant),
    ):
        found += [symbol] * count
    return tuple(found)


def print_marks(state: State, seat: int, top: float) -> Iterator[Mark]:
    """A print as a scroll that grows to the right, its longest run of one season underlined."""
    board, painter = state.board, state.painters[seat]
    run = best_run(board, painter, state.switches)
    shown = ["" if not painter.tile else "tile", *painter.print]
    step = STEP * ROOMY / max(ROOMY, len(shown))
    for at in range(max(PLACES, len(shown))):
        name = shown[at] if at < len(shown) else ""
        middle = (7 + step * (at + 0.5), top + 34)
        yield from place_marks(board, painter, at, name, middle, step, at in run.changed)
    left, right = 9 + step * run.start, 5 + step * (run.start + run.length)
    line = f"M{left:g} {top + 68:g}L{right:g} {top + 68:g}" if run.length > 1 else "M0 0"
    title = f"longest run of one season: {run.told}" if run.length > 1 else ""
    yield Mark("run", "run" if run.length > 1 else "run away", (left, top + 68), line, title=title)


def place_marks(
    board: Board, painter: Painter, at: int, name: str, middle: Point, step: float, storm: bool
) -> tuple[Mark, ...]:
    """One place of a print: season above, subject in the middle, landscapes below."""
    slot, box = f"place:{at}", f"box {step - 2:.4g} 62"
    if not name:
        empty = Mark(slot, "scroll away", middle, box)
        parts = ("season", "subject", "land")
        return (empty, *(Mark(f"{slot} {part}", "away", middle, "M0 0") for part in parts))
    note = ", with a storm token" if storm else ""
    if name == "tile":
        season = seasons_of(board, painter)[0]
        base = Mark(slot, "scroll tile", middle, box, title=f"starting tile, {season}{note}")
        return (
            base,
            season_mark(slot, season, 0, storm, middle),
            *picture_marks(slot, None, middle),
        )
    card = board.cards[name]
    title = f"place {at + 1}: {name}, {print_half(card)}{note}"
    base = Mark(slot, "scroll", middle, box, title=title)
    above = season_mark(slot, card.season, card.bonus, storm, middle)
    return (base, above, *picture_marks(slot, card, middle))


def season_mark(slot: str, season: str, bonus: int, storm: bool, middle: Point) -> Mark:
    """The season of a place, its Harmony, and a storm token on it."""
    x, y = middle
    text = "S" if storm else harmony_of(bonus)
    shape = glyph(season, x - (5 if text else 0), y - 21, 15)
    title = f"{season}, a storm token on it" if storm else season
    look, at = f"icon {season}", (x + 9, y - 22)
    return Mark(f"{slot} season", look, at, shape, text, 8, title=title)


def picture_marks(slot: str, card: Card | None, middle: Point) -> tuple[Mark, Mark]:
    """The subject of a place and its landscapes; a tile has neither."""
    x, y = middle
    subject, count = (card.subject, card.count) if card else ("", 0)
    needs = card.needs if card else ()
    shape = glyph(subject, x - (3 if count > 1 else 0), y + 1, 22) if subject else "M0 0"
    text = f"×{count}" if count > 1 else ""
    title = count_of(count, subject) if subject else "no subject"
    look, lands = f"icon {needs[0] if needs else 'ink'}", row(needs, x, y + 22, 14)
    return (
        Mark(f"{slot} subject", "icon ink", (x + 12, y - 9), shape, text, 8, title=title),
        Mark(f"{slot} land", look, (x, y + 22), lands, title=in_words(needs) if needs else ""),
    )


@dataclass(frozen=True, slots=True)
class Cell:
    """A symbol of a studio: an icon with its number, or something else that lasts."""

    symbol: str
    title: str
    icon: int | None = None  # its number as in Painter.icons
    text: str = ""
    used: bool = False


def cells(state: State, seat: int) -> Iterator[Cell]:
    """The symbols of a studio: the tile's, then card by card."""
    board, painter = state.board, state.painters[seat]
    if not painter.tile:
        return
    icons, turned = iter(painter.icons), state.turned if seat == state.seat else 0
    tile = board.tiles[painter.tile]
    yield Cell(tile.landscape, "starting tile", next(icons))
    for n in range(tile.arrows):
        yield Cell("arrow", "starting tile: arrow", used=n < turned)
    turned = max(0, turned - tile.arrows)
    for name in painter.studio:
        card = board.cards[name]
        harmony = f"{card.harmony:+d}" if card.harmony else ""
        for kind in card.icons:
            yield Cell(kind, name, next(icons), harmony)
        for _ in range(card.arrows):
            yield Cell("arrow", f"{name}: arrow", None, harmony, turned > 0)
            turned -= 1
        for symbol, count in (("keep", card.keeps), ("brush", card.brush)):
            for _ in range(count):
                yield Cell(symbol, f"{name}: {symbol} symbol", None, harmony)
        if card.assistant and not card.icons:
            yield Cell("assistant", f"{name}: assistant symbol", None, harmony)


def studio_marks(state: State, seat: int, top: float) -> Iterator[Mark]:
    """A studio: its symbols in rows, brushes on their icons."""
    found = list(cells(state, seat))
    for at in range(max(ROOMY * ROWS_OF_CELLS, len(found))):
        middle = (7 + STEP * (at % ROOMY + 0.5), top + 20 + 41 * (at // ROOMY))
        cell = found[at] if at < len(found) else None
        yield from cell_marks(state.board, at, cell, middle)


@cache
def cell_marks(board: Board, at: int, cell: Cell | None, middle: Point) -> tuple[Mark, Mark, Mark]:
    """One symbol of a studio: the square, the icon on it, and a brush if one stands there."""
    (x, y), slot, box = middle, f"cell:{at}", f"box {STEP - 2:g} 38"
    if cell is None:
        return (
            Mark(slot, "cell away", middle, box),
            Mark(f"{slot} icon", "away", middle, "M0 0"),
            Mark(f"{slot} brush", "brush away", middle, "M0 0"),
        )
    used = cell.used if cell.icon is None else is_used(cell.icon)
    worn, kind = " used" if used else "", "ink" if cell.icon is None else cell.symbol
    title, pick = cell_words(board, cell)
    shape = glyph(cell.symbol, x - 3 if cell.icon is None else x + 2, y, 23)
    look, corner = f"icon {kind}{worn}", (x + 13, y + 12)
    return (
        Mark(slot, f"cell{worn}", middle, box, "", 8, pick, title),
        Mark(f"{slot} icon", look, corner, shape, cell.text, 8, title=cell.symbol),
        brush_mark(f"{slot} brush", cell.icon, (x - 13, y)),
    )


def cell_words(board: Board, cell: Cell) -> tuple[str, str]:
    """What a symbol of a studio is, in words, and its pick: the icon, or the brush on it.

    The whole square stands for its brush, for a brush is thin and hard to touch.
    """
    if cell.icon is None:
        return cell.title + (", used this round" if cell.used else ""), ""
    title = f"{kind_of(board, cell.icon)} icon ({cell.title})"
    title += ", has served this round" if is_used(cell.icon) else ""
    name, brush = named(board, cell.icon), brush_on(cell.icon)
    if brush == EMPTY:
        return f"{title}, no brush on it", f"icon:{name}"
    painted = " that has painted this round" if brush == SPENT else ""
    return f"{title}, a brush on it{painted}", f"brush:{name}"


def brush_mark(name: str, icon: int | None, at: Point) -> Mark:
    """The brush on an icon, if one stands there."""
    if icon is None or brush_on(icon) == EMPTY:
        return Mark(name, "brush away", at, "M0 0")
    look = "brush spent" if brush_on(icon) == SPENT else "brush"
    return Mark(name, look, at, glyph("brush", *at, 32))
