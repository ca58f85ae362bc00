"""The trade cards of Hokkaido as tickets: where each lies, who is on it, and its route."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from ...core.boards import remembered
from ...core.game import Seat
from ...core.scene import Mark
from ...core.words import listed, signed
from ..board import Board
from ..cards import Card
from ..rules.paths import cheapest, joined
from ..rules.state import FREE, State
from .island import FRAME, SEA_WIDTH, Point, has_outlines, spots
from .pieces import ROW, counted, next_in_row
from .scenery import berths
from .stamps import KEY_SIZE, SIZES, STUB

LEFT, RIGHT = 696.0, 948.0
TOP, BOTTOM = 4.0, 636.0
HEAD = 26.0  # height of a heading
HEADINGS = {"public": "Public cards", "revealed": "Revealed", "hand": "Your hand", "drawn": "Drawn"}
HINTS = {
    "public": "at the end; 1st: +2 now",
    "revealed": "paid now and at the end",
    "hand": "reveal, or keep to the end",
    "drawn": "keep one",
}
COLUMNS = {"public": ("1st", "2nd"), "revealed": ("", ""), "hand": ("keep", "reveal"),
           "drawn": ("keep", "reveal")}  # fmt: skip
STAMPS = {"public": "public", "revealed": "revealed", "hand": "hand", "drawn": "hand"}
OWN = ("drawn", "hand")
AWAY = (822.0, 630.0)  # where cards come from that are not seen
CUT, OVERLAP = 302.0, 44.0  # on a narrow board the column of cards goes on in another one here


@dataclass(frozen=True, slots=True)
class Lying:
    """Where a card lies, in which size, and the owners of its two numbers."""

    where: str
    size: str
    x: float
    y: float
    first: int = FREE
    second: int = FREE


Section = tuple[str, list[tuple[str, int, int]]]  # where, and cards with the owners of numbers


def sections(state: State, seat: Seat) -> list[Section]:
    """Every card that the seat can see, by where it lies."""
    public = [(row.card, row.first, row.second) for row in state.public]
    shown = [(card, FREE, owner) for owner, p in enumerate(state.players) for card in p.revealed]
    hand = state.players[seat].hand if seat >= 0 else ()
    own = [(card, FREE, FREE) for card in reversed(hand) if isinstance(card, str)]
    drawn = [(card, FREE, FREE) for card in state.drawn if isinstance(card, str)]
    return [("public", public), ("revealed", shown), ("drawn", drawn), ("hand", own)]


def is_headed(state: State, where: str, cards: Sequence[object]) -> bool:
    """Whether a heading stands on the board: empty places are named only where it matters."""
    return bool(cards) or where in ("public", "hand")


def sizes_for(found: Sequence[Section], heads: int) -> tuple[dict[str, str], dict[str, float]]:
    """The largest tickets that fit, by where they lie; and how high all of them are there.

    Own cards are the last to get smaller: so never all tickets change at once.
    """
    space, high = BOTTOM - TOP - HEAD * heads, {}
    for others, own in (("wide", "wide"), ("flat", "wide"), ("flat", "flat"), ("half", "half")):
        sizes = {where: own if where in OWN else others for where, _ in found}
        high = {where: rows(cards, sizes[where]) for where, cards in found}
        if sum(high.values()) <= space:
            return sizes, high
    less = space / sum(high.values())
    return sizes, {where: less * each for where, each in high.items()}


def rows(cards: Sequence[object], size: str) -> float:
    """How high tickets of a size are."""
    return SIZES[size][2] * -(-len(cards) // columns(size))


def columns(size: str) -> int:
    """How many tickets of a size lie side by side."""
    return 2 if size == "half" else 1


def layout(state: State, seat: Seat) -> tuple[dict[str, Lying], dict[str, tuple[float, str]]]:
    """The cards that the seat sees; and the headings, with the sizes of the tickets below them.

    Own cards lie at the lower end of the sheet, where the others do not move them.
    """
    found = sections(state, seat)
    headed = [where for where, cards in found if is_headed(state, where, cards)]
    sizes, high = sizes_for(found, len(headed))
    own = [where for where in headed if where in OWN]
    lying, heads, y = {}, {}, TOP
    for where, cards in found:
        if where == own[0]:
            y = BOTTOM - sum(HEAD + high[each] for each in own)
        if where in headed:
            heads[where] = y + HEAD / 2 + 2, sizes[where]
            y += HEAD
        for card, at in zip(cards, spread(y, len(cards), sizes[where], high[where]), strict=True):
            lying[card[0]] = Lying(where, sizes[where], *at, *card[1:])
        y += high[where]
    return lying, heads


def spread(top: float, count: int, size: str, high: float) -> Iterator[Point]:
    """The middles of this many tickets of a size, from here down."""
    (width, height, _), across = SIZES[size], columns(size)
    step = high / max(1, -(-count // across))
    for nth in range(count):
        x = LEFT + width / 2 + (RIGHT - LEFT - width) * (nth % across)
        yield round(x, 1), round(top + height / 2 + step * (nth // across), 1)


def card_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """All cards of the game, those that are not seen put away; headings for where they lie."""
    lying, heads = layout(state, seat)
    board = state.board
    for where in HEADINGS:
        yield from heading_marks(state, seat, where, heads.get(where))
    yield key_mark(lying, heads)
    for nth, card in enumerate(board.cards.values()):
        lies = lying.get(card.name)
        yield from away(board, card) if lies is None else marks_of(state, seat, nth, card, lies)


def key_mark(lying: Mapping[str, Lying], heads: Mapping[str, tuple[float, str]]) -> Mark:
    """What the signs of the board mean, just above the own cards while there is room."""
    above = [lies.y + SIZES[lies.size][1] / 2 for lies in lying.values() if lies.where not in OWN]
    top = max(above, default=TOP + HEAD)
    low = min(y for where, (y, _) in heads.items() if where in OWN) - HEAD / 2
    room = low - top > KEY_SIZE[1]
    at = ((LEFT + RIGHT) / 2, round(low - KEY_SIZE[1] / 2))
    return Mark("key", f"key pips{'' if room else ' away'}", at if room else AWAY, "use key")


def heading_marks(
    state: State, seat: Seat, where: str, head: tuple[float, str] | None
) -> Iterator[Mark]:
    """The heading of some cards, and what their numbers mean where the tickets do not say it."""
    gone, (y, size) = "" if head else " away", head or (BOTTOM, "wide")
    gone += part(y + HEAD / 2 - 2 + SIZES[size][1] / 2, size)  # where its first ticket is
    text, counted = HEADINGS[where], where == "hand" and is_counted(state, seat)
    if where == "hand" and seat < 0:
        text = "Hands are hidden"
    yield Mark(f"heading:{where}", f"left title{gone}", (LEFT, y), "", text, 15)
    hint = "counted" if counted else HINTS[where] if size == "wide" else ""
    yield Mark(f"hint:{where}", f"right soft minor{gone}", (RIGHT, y + 0.5), "", hint, 11)
    for nth, column in enumerate(COLUMNS[where]):
        shown = gone if size != "half" and column and not counted else " away"
        at = (RIGHT - STUB * (1.5 - nth) + (2 if nth else -4), y + 1)
        look = f"soft label under-{size}{shown}"  # on a small board over tickets of any size
        yield Mark(f"label:{where}:{nth}", look, at, "", column, 11)


def is_counted(state: State, seat: Seat) -> bool:
    """Whether the hand of this seat was counted, after its last turn."""
    return seat >= 0 and state.players[seat].scored is not None


@remembered
def away(board: Board, card: Card) -> tuple[Mark, ...]:
    """A card that is not seen."""
    return tuple(away_marks(card))


def away_marks(card: Card) -> Iterator[Mark]:
    """The marks of a card that is not seen: as many as of one that is."""
    yield Mark(f"card:{card.name}", "card away", AWAY, "use hand-half", "", 12)
    yield Mark(f"way:{card.name}", "way pips away", (0, 0))
    if card.overseas:
        yield Mark(f"lane:{card.name}", "lane pips away", (0, 0))
    yield Mark(f"gap:{card.name}", "gap pips away", (0, 0))
    yield Mark(f"high:{card.name}", "spot away", AWAY, "", "", 16)
    yield Mark(f"low:{card.name}", "spot away", AWAY, "", "", 16)


def marks_of(state: State, seat: Seat, nth: int, card: Card, lies: Lying) -> Iterator[Mark]:
    """One card: its ticket, its route (seen when it is looked at), and its two numbers."""
    board, mask = state.board, state.players[seat].mask if seat >= 0 else 0
    way = cheapest(board, mask, card)
    missing = [at for at in way if not mask >> at & 1]
    (w, h, _), stamp = SIZES[lies.size], f"use {STAMPS[lies.where]}-{lies.size}"
    stamp += "" if lies.size == "half" else f"-{nth}"  # with its small map
    held = " held" * joined(board, mask, card)
    note = note_of(state, seat, card, lies, missing) if lies.size == "wide" else ""
    yield Mark(
        f"card:{card.name}",
        f"card noted {lies.where} fits-{lies.size}{held}{part(lies.y, lies.size)}",
        (lies.x, lies.y),
        stamp,
        f"{card.name}\n{note}" if note else card.name,
        12 if lies.size != "half" else 11,
        f"card:{card.name}",
        title(board, card, lies, missing),
        f"box {w + beside(lies.size)} {h + 1}",  # frames lie around its words, not over them
    )
    line = "" if card.overseas else road(state, way, missing)
    yield Mark(f"way:{card.name}", "way pips", (0, 0), line)
    if card.overseas:
        yield Mark(f"lane:{card.name}", "lane pips", (0, 0), lane(board, way))
    yield Mark(f"gap:{card.name}", "gap pips", (0, 0), gaps(state, seat, missing))
    yield from numbers(state, seat, card, lies)


def beside(size: str) -> int:
    """How much wider than a ticket its frame is."""
    return 10 if columns(size) == 1 else 3


def part(y: float, size: str) -> str:
    """The column of a narrow board where a ticket lies, whole, as a word of a look."""
    return " zone-1" if y + SIZES[size][1] / 2 <= CUT + OVERLAP else " zone-2"


def numbers(state: State, seat: Seat, card: Card, lies: Lying) -> Iterator[Mark]:
    """The two numbers of a card, each under a piece once somebody is on it."""
    high, low = number_spots(lies)
    hand = lies.where in ("hand", "drawn")
    texts = (str(card.high), str(card.low))
    if hand:
        texts = (f"±{card.high}", f"{card.low}+{card.low}")
        if lies.where == "hand" and is_counted(state, seat):
            texts = (signed(dict(state.players[seat].scored or ())[card.name]), "")
    look = f" fits-{lies.size}{' kept' * hand}{part(lies.y, lies.size)}"
    if lies.where == "revealed":
        yield Mark(f"high:{card.name}", "spot away", high, "", "", 16)
    else:
        yield number(f"high:{card.name}", lies.first, high, texts[0], f"spot first{look}", lies)
    yield number(f"low:{card.name}", lies.second, low, texts[1], f"spot{look}", lies)


def number_spots(lies: Lying) -> tuple[Point, Point]:
    """Where the numbers of a ticket stand."""
    if lies.size == "half":
        one, two = {"public": (-18, 42), "revealed": (0, 38)}.get(lies.where, (-21, 43))
        return (lies.x + one, lies.y + 8), (lies.x + two, lies.y + 8)
    y = lies.y + (7.5 if lies.size == "wide" else 0)
    right = lies.x + SIZES[lies.size][0] / 2
    if lies.where == "revealed":  # what it is for stands beside it
        return (right - STUB / 2, lies.y), (right - STUB / 2, lies.y)
    return (right - 1.5 * STUB, y), (right - 0.5 * STUB, y)


def number(id: str, owner: int, at: Point, text: str, look: str, lies: Lying) -> Mark:
    """A number of a card; it keeps its place when a piece comes under it."""
    sizes = {"wide": 19, "flat": 16, "half": 13}
    if owner == FREE:
        less = lies.size != "half" and ("first" not in look or "kept" in look)
        size = sizes[lies.size] - 3 * less
        return Mark(id, look, at, "", text, size)
    scale = {"wide": 1.1, "flat": 1, "half": 0.8}[lies.size]
    title = f"player {owner + 1} is on {text}"
    look = f"token seat-{owner} {lies.where} fits-{lies.size}{part(lies.y, lies.size)}"
    edge = {"wide": "box 36 26", "flat": "box 36 22", "half": "box 30 18"}[lies.size]
    return Mark(id, look, at, f"use plain-{owner} {scale:g}", text, 13, "", title, edge)


# --- words ---


def note_of(state: State, seat: Seat, card: Card, lies: Lying, missing: Sequence[int]) -> str:
    """What a ticket says below its ends: what the route still needs."""
    if lies.where == "revealed" and lies.second != seat:
        whole = joined(state.board, state.players[lies.second].mask, card)
        return f"player {lies.second + 1}{'' if whole else ', broken'}"
    if seat < 0:
        return ""
    if not missing:
        return "complete"
    return f"needs {state.board.names[missing[0]] if len(missing) == 1 else f'{len(missing)} more'}"


def title(board: Board, card: Card, lies: Lying, missing: Sequence[int]) -> str:
    """A card in few words: where it lies, who is on it, and what its route needs.

    Few, since the line below the board should not wrap: the board would move under the hand.
    """
    needs = listed([board.names[at] for at in missing], 2 if len(missing) == 2 else 1)
    route = f"needs {needs}" if missing else "its route is complete"
    if lies.where == "hand":
        kept = f"kept ±{card.high} at the end, revealed {card.low} now and {card.low} then"
        return f"{card.name}, {kept}, {route}"
    owners = [(card.high, lies.first), (card.low, lies.second)]
    on = [f"player {seat + 1} on {value}" for value, seat in owners if seat != FREE]
    return ", ".join([f"{card.name} {card.high}/{card.low}", lies.where, *on, route])


# --- routes ---


def road(state: State, way: Sequence[int], missing: Sequence[int]) -> str:
    """A soft curve through the places of a route on land, and the rings where it needs pieces."""
    places = [
        gap_at(state, FREE, at) if at in missing else (spot.x, spot.y + ROW)
        for at, spot in ((at, spots(state.board)[at]) for at in way)
    ]
    ends = [places[0], *places, places[-1]]
    data = f"M{places[0][0]:g} {places[0][1]:g}"
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        data += (
            f"C{b[0] + (c[0] - a[0]) / 6:.0f} {b[1] + (c[1] - a[1]) / 6:.0f}"
            f" {c[0] - (d[0] - b[0]) / 6:.0f} {c[1] - (d[1] - b[1]) / 6:.0f} {c[0]:.0f} {c[1]:.0f}"
        )
    return data


def lane(board: Board, way: Sequence[int]) -> str:
    """A sea lane from a city to a country: it bends away from the island."""
    start, end = (spots(board)[at] for at in way)
    x, y = (start.x + end.x) / 2, (start.y + end.y) / 2
    if has_outlines(board):
        dx, dy = x - SEA_WIDTH / 2, y - FRAME[3] / 2
        far = 70 / (hypot(dx, dy) or 1)
        x, y = x + dx * far, y + dy * far
    return f"M{start.x:g} {start.y + ROW:g}Q{x:.0f} {y:.0f} {end.x:g} {end.y:g}"


def gaps(state: State, seat: Seat, missing: Sequence[int]) -> str:
    """A ring with a plus in each place that a route still needs."""
    middles = [gap_at(state, seat, at) for at in missing]
    return "".join(
        f"M{x - 10:g} {y:g}a10 10 0 1 0 20 0a10 10 0 1 0-20 0zm5 0h10m-5-5v10" for x, y in middles
    )


def gap_at(state: State, seat: Seat, at: int) -> Point:
    """Where a piece is missing: where it would stand, or in the own berth of a country."""
    spot = spots(state.board)[at]
    if at >= state.board.size:
        return spot.x + berths(state.seats)[max(seat, 0)][1], spot.y + ROW + 2
    return spot.x + next_in_row(state.board, at, counted(state, at)), spot.y + ROW
