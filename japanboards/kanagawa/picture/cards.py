"""Cards, prints and studios as marks; absent things stay in the list, out of sight."""

from __future__ import annotations

from ...core.boards import remembered
from ...core.scene import Mark
from ..board import Board
from ..cards import BACKS, HINTS, Card, about, count_of, in_words, studio_half
from .glyphs import glyph, row

CARD = (68.0, 44.0)
PARTS = ("strip", "desk", "land", "subject", "season")
Point = tuple[float, float]


@remembered
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


@remembered
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
