"""One player's print and studio as marks; absent things stay in the list, out of sight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...core.boards import remembered
from ...core.game import Seat
from ...core.scene import Mark
from ..board import Board
from ..cards import Card, asks_shortly, count_of, in_words, print_half
from ..rules.icon_codes import EMPTY, SPENT, brush_on, is_used, kind_of, named
from ..rules.scoring import best_run, seasons_of
from ..rules.state import Painter, State
from .cards import Point, harmony_of
from .glyphs import glyph, row

TOKENS = {
    "storm": "storm tokens: each makes a card show any season at the end",
    "master": "the Grand Master: first player of this round",
    "assistant": "the Assistant: first player of the next round",
}


def own_marks(state: State, seat: Seat, top: float) -> Iterator[Mark]:
    """A print, the studio below it, and what else a player has."""
    painter, label = state.painters[seat], top + 86
    held = len(painter.hand) + len(painter.secret)
    kept = f", {held} in hand" if held else ""
    yield Mark("print", "left soft", (8, top), "", f"Print of player {seat + 1}{kept}", 10)
    yield from print_marks(state, seat, top + 6)
    yield Mark("studio", "left soft", (8, label), "", "Studio", 10)
    yield from supply_marks(painter.brushes, label)
    yield from token_marks(state, seat, label)
    yield from studio_marks(state, seat, label + 8)
    won = [state.board.diplomas[name] for name in painter.diplomas]
    told = ", ".join(f"{asks_shortly(each)} ({each.harmony})" for each in won)
    told, size = f"Diplomas: {told or 'none'}", 9 if len(told) < 60 else 7
    yield Mark("won", "left soft won", (214, label), "", told, size)


def supply_marks(spare: int, y: float) -> Iterator[Mark]:
    """The brushes that are not placed, on a tray that is easier to touch than they are."""
    away = "" if spare else " away"
    title = f"{count_of(spare, 'brush')} not placed yet"
    yield Mark("spare", f"supply{away}", (78, y - 2), "box 40 17", "", 10, "brush:spare", title)
    yield Mark("spare brush", f"brush{away}", (68, y - 2), glyph("brush", 68, y - 2, 17))
    yield Mark("spares", f"supply{away}", (86, y - 2), "", f"×{spare}", 10)


def token_marks(state: State, seat: Seat, y: float) -> Iterator[Mark]:
    """Storm tokens, and the two pawns."""
    storms = state.painters[seat].storms
    has = {"storm": storms, "master": state.master == seat, "assistant": state.assistant == seat}
    for at, (symbol, title) in enumerate(TOKENS.items()):
        x, look = 118 + 34 * at, "icon bare" if has[symbol] else "icon bare away"
        number = f"×{storms}" if symbol == "storm" and storms > 1 else ""
        shape = glyph(symbol, x, y - 2, 16)
        yield Mark(f"has {symbol}", look, (x + 12, y - 2), shape, number, 9, title=title)


PLACES = 18  # places of a print that have a mark; more are rare, and need not glide


ROOMY = 13  # places, or symbols in a row of a studio, that find room without crowding


ROWS_OF_CELLS = 3


STEP = 43.0


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
    title = f"place {at + 1}: {print_half(card)}{note}"
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
        harmony, whose = harmony_of(card.harmony), f"a {card.back} card"
        for kind in card.icons:
            yield Cell(kind, whose, next(icons), harmony)
        for _ in range(card.arrows):
            yield Cell("arrow", f"{whose}: arrow", None, harmony, turned > 0)
            turned -= 1
        for symbol, count in (("keep", card.keeps), ("brush", card.brush)):
            for _ in range(count):
                yield Cell(symbol, f"{whose}: {symbol} symbol", None, harmony)
        if card.assistant and not card.icons:
            yield Cell("assistant", f"{whose}: assistant symbol", None, harmony)


def studio_marks(state: State, seat: int, top: float) -> Iterator[Mark]:
    """A studio: its symbols in rows, brushes on their icons."""
    found = list(cells(state, seat))
    for at in range(max(ROOMY * ROWS_OF_CELLS, len(found))):
        middle = (7 + STEP * (at % ROOMY + 0.5), top + 20 + 41 * (at // ROOMY))
        cell = found[at] if at < len(found) else None
        yield from cell_marks(state.board, at, cell, middle)


@remembered
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
    name, brush = named(board.icons, cell.icon), brush_on(cell.icon)
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
