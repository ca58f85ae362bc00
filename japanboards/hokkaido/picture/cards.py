"""The trade cards of Hokkaido as marks: where each lies, whose pieces are on it, and its route."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...core.game import Seat
from ...core.scene import Mark
from ...core.words import listed
from ..board import Board
from ..cards import Card
from ..rules.paths import cheapest, joined
from ..rules.state import FREE, State
from .chart import shape, spots

HEIGHT, STEP = 17, 19
WIDE, NARROW = 132, 87  # cards, and the size of their names
SIZES = {WIDE: 8.4, NARROW: 6.3}
COLUMNS = {WIDE: (411.0, 545.0), NARROW: (388.0, 477.0, 566.0)}
PUBLIC_TOP, HAND_TOP, REVEALED_TOP = 25.0, 505.0, 352.0


@dataclass(frozen=True, slots=True)
class Lying:
    """Where a card lies on the table, and the owners of its two spots."""

    where: str
    x: float
    y: float
    width: int
    first: int = FREE
    second: int = FREE


def layout(state: State, seat: Seat) -> dict[str, Lying]:
    """Every card that the seat can see."""
    lying: dict[str, Lying] = {}
    for row, at in zip(state.public, in_rows(len(state.public), PUBLIC_TOP, 7), strict=True):
        lying[row.card] = Lying("public", *at, row.first, row.second)
    shown = [(card, owner) for owner, p in enumerate(state.players) for card in p.revealed]
    for (card, owner), at in zip(shown, in_rows(len(shown), REVEALED_TOP, 7, 1), strict=True):
        lying[card] = Lying("revealed", *at, FREE, owner)
    own = [card for card in state.players[seat].hand if isinstance(card, str)]
    for card, at in zip(own, in_rows(len(own), HAND_TOP, 5), strict=True):
        lying[card] = Lying("hand", *at)
    for n, drawn in enumerate(state.drawn):
        if isinstance(drawn, str):
            lying[drawn] = Lying("drawn", 275, 556 + STEP * n, WIDE)
    return lying


def in_rows(count: int, top: float, rows: int, left: int = 0) -> list[tuple[float, float, int]]:
    """Places for cards, from a column on: wide ones, or narrow ones where there are many.

    Cards that need more than these rows lie closer together.
    """
    width = WIDE if count <= rows * len(COLUMNS[WIDE][left:]) else NARROW
    columns = COLUMNS[width][left:]
    used = -(-count // len(columns))
    step = STEP if used <= rows else STEP * rows / used
    return [
        (columns[n % len(columns)], top + step * (n // len(columns)), width) for n in range(count)
    ]


def card_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """All cards of the game, those that are not seen put away; headings for where they lie."""
    lying = layout(state, seat)
    kinds = {place.where for place in lying.values()}
    hand = "Your hand" if state.players[seat].scored is None else "Your hand, counted"
    yield Mark("heading:public", "left soft", (345, 10), "", "Public cards", 8)
    look = "left soft" if "revealed" in kinds else "left soft away"
    yield Mark("heading:revealed", look, (479, REVEALED_TOP - 14), "", "Revealed cards", 8)
    yield Mark("heading:hand", "left soft", (345, HAND_TOP - 14), "", hand, 8)
    look = "left soft" if "drawn" in kinds else "left soft away"
    yield Mark("heading:drawn", look, (209, 541), "", "Drawn: keep one", 8)
    for card in state.board.cards.values():
        yield from marks_of(state, seat, card, lying.get(card.name))


def marks_of(state: State, seat: Seat, card: Card, lies: Lying | None) -> Iterator[Mark]:
    """One card: its body, its route (seen when it is chosen), and its two numbers."""
    if lies is None:
        at = (479.0, HAND_TOP)
        yield Mark(f"card:{card.name}", "card away", at, "M0 0", "", 6.3)
        yield Mark(f"way:{card.name}", "way away", at, "M0 0")
        yield Mark(f"gap:{card.name}", "gap away", at, "M0 0")
        yield Mark(f"code:{card.name}", "code away", at, "", "", 13)
        yield Mark(f"high:{card.name}", "away", at, "M0 0", "", 7.6)
        yield Mark(f"low:{card.name}", "away", at, "M0 0", "", 7.6)
        return
    x, y, board, mask = lies.x, lies.y, state.board, state.players[seat].mask
    way = cheapest(board, mask, card)
    missing = [at for at in way if not mask >> at & 1]
    held = joined(board, mask, card)
    look = f"card {lies.where}{' held' if held else ''}"
    body, size = slab(x, y, lies.width, HEIGHT), SIZES[lies.width]
    said = title(board, card, lies, missing)
    yield Mark(f"card:{card.name}", look, (x, y), body, card.name, size, f"card:{card.name}", said)
    yield Mark(f"way:{card.name}", "way", (x, y), line(board, way))
    yield Mark(f"gap:{card.name}", "gap", (x, y), rings(board, missing))
    yield Mark(f"code:{card.name}", "code", (x, y), "", code(card), 13)
    edge = lies.width / 2 - 7
    yield number(f"high:{card.name}", lies.first, x - edge, y, card.high)
    yield number(f"low:{card.name}", lies.second, x + edge, y, card.low)


def code(card: Card) -> str:
    """A card in few letters, for a narrow window.

    >>> code(Card("Sapporo-Japan", (10, 45), 4, 2, True))
    'Sap-Jap'
    """
    return "-".join(end[:3] for end in card.name.split("-"))


def slab(x: float, y: float, width: float, height: float) -> str:
    """A box in its place: unlike a piece it does not glide, so it is where it can be touched."""
    return f"M{x - width / 2:g} {y - height / 2:g}h{width:g}v{height:g}h{-width:g}z"


def number(id: str, owner: int, x: float, y: float, value: int) -> Mark:
    """One of the two numbers of a card, under a piece once somebody is on it."""
    if owner == FREE:
        return Mark(id, "spot", (x, y), slab(x, y, 11, 13), str(value), 7.6)
    title = f"player {owner + 1} is on {value}"
    outline = shape(owner, x, y, 5.6)
    return Mark(id, f"token seat-{owner}", (x, y), outline, str(value), 7.6, "", title)


def title(board: Board, card: Card, lies: Lying, missing: list[int]) -> str:
    """A card in few words: where it lies, who is on it, and what its route needs.

    Few, since the line below the board should not wrap: the board would move under the hand.
    """
    needs = listed([board.names[at] for at in missing], 1)
    route = f"needs {needs}" if missing else "yours"
    owners = [(card.high, lies.first), (card.low, lies.second)]
    on = [f"P{seat + 1} on {value}" for value, seat in owners if seat != FREE]
    return ", ".join([f"{card.name} {card.high}/{card.low}", lies.where, *on, route])


def line(board: Board, way: tuple[int, ...]) -> str:
    """A line through the places of a route."""
    places = [spots(board)[at] for at in way]
    return "M" + "L".join(f"{place.x:g} {place.y:g}" for place in places)


def rings(board: Board, missing: list[int]) -> str:
    """A ring around each place that a route still needs."""
    places = [spots(board)[at] for at in missing]
    return (
        "".join(f"M{p.x - 11:g} {p.y:g}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z" for p in places)
        or "M0 0"
    )
