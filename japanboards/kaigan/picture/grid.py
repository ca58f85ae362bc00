"""Kaigan's picture, the chest: a drawer for each space of the grid, the rows' plates, a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...core.game import Seat
from ...core.scene import Mark
from ..cards import (
    COLORS,
    DISPATCH_PRICES,
    FLEXIBLE_HONOR,
    FLEXIBLE_PRICES,
    FLEXIBLE_RYO,
    GREAT_PRICES,
    JOB_RYO,
    MAP_PRICES,
    QUADRANT,
    REPUTATION_HONOR,
    SEND_PRICE,
    TITLES,
)
from ..rules.state import ACTIONS, NO_SEAT, State
from .layout import CARD, FACE, Layout, Spot
from .scenery import thread


def prices(listed: Mapping[int, int]) -> str:
    """A price list in a few letters.

    >>> prices({2: 5, 3: 8})
    '2 for 5, 3 for 8'
    """
    return ", ".join(f"{count} for {price}" for count, price in listed.items())


STEP, EXTRA = FLEXIBLE_PRICES["travel"], FLEXIBLE_PRICES["honor"]
PLAIN, RICH = GREAT_PRICES["plain"], GREAT_PRICES["rich"]
SHORT = {  # what an action does, in a line of a drawer
    "artistic": "1 step",
    "government": "1 step",
    "surveyor": f"1 for {SEND_PRICE} Ryo",
    "job": f"+{JOB_RYO} Ryo",
    "reputation": f"+{REPUTATION_HONOR} Honor",
    "dispatch": prices(DISPATCH_PRICES),
    "mapping": prices(MAP_PRICES),
    "great": f"each {PLAIN} or {RICH}",
    "flexible": f"+{FLEXIBLE_RYO}, {STEP} or {EXTRA}",
    QUADRANT: "first, one pass",
}
BRIEF = {  # on a small board, beside the picture of the action: what it brings, or its prices
    "artistic": "1 step",
    "government": "1 step",
    "surveyor": f"{SEND_PRICE} Ryo",
    "job": f"+{JOB_RYO} Ryo",
    "reputation": f"+{REPUTATION_HONOR} Honor",
    "dispatch": " or ".join(map(str, DISPATCH_PRICES.values())),
    "mapping": " or ".join(map(str, MAP_PRICES.values())),
    "great": f"{PLAIN} or {RICH}",
    "flexible": f"+{FLEXIBLE_RYO}, {STEP}, {EXTRA}",
    QUADRANT: "a pass",
}
HELD = BRIEF | {  # and on a card in hand
    "dispatch": prices(DISPATCH_PRICES).replace(", ", "\n"),
    "mapping": prices(MAP_PRICES).replace(", ", "\n"),
    "great": f"each {PLAIN}\nor {RICH}",
    "flexible": f"+{FLEXIBLE_RYO}, or\n{STEP}, or {EXTRA}",
}
LINES = {  # the same on a card in hand, in two lines
    "artistic": "one step up",
    "government": "one step up",
    "surveyor": f"send one\nfor {SEND_PRICE} Ryo",
    "job": f"take {JOB_RYO} Ryo",
    "reputation": f"take {REPUTATION_HONOR} Honor",
    "dispatch": f"send 2 for {DISPATCH_PRICES[2]} Ryo,\n3 for {DISPATCH_PRICES[3]}",
    "mapping": f"1 marker: {MAP_PRICES[1]} Ryo,\n2 for {MAP_PRICES[2]}",
    "great": f"a tile: 1 for {PLAIN},\n1 or 2 for {RICH} Ryo",
    "flexible": f"+{FLEXIBLE_RYO} Ryo; {STEP} for a\nstep; {EXTRA}: {FLEXIBLE_HONOR} Honor",
}
TOLD = {  # and in words
    "artistic": "a step on Artistic",
    "government": "a step on Government",
    "surveyor": f"send a surveyor for {SEND_PRICE} Ryo",
    "job": f"take {JOB_RYO} Ryo",
    "reputation": f"take {REPUTATION_HONOR} Honor",
    "dispatch": f"send surveyors, {prices(DISPATCH_PRICES)} Ryo",
    "mapping": f"put markers on a tile, {prices(MAP_PRICES)} Ryo",
    "great": f"1 marker on a tile for {PLAIN} Ryo, 1 or 2 for {RICH}; as many tiles as you like",
    "flexible": f"{FLEXIBLE_RYO} Ryo, or a step for {STEP}, or {FLEXIBLE_HONOR} Honor for {EXTRA}",
    QUADRANT: "starts the next round; may once lay no card",
}
LONG = 10  # letters of a name that is written a little smaller


def grid_marks(state: State, places: Layout) -> Iterator[Mark]:
    """The rows' plates, the drawers, and the thread to the one that is being resolved."""
    for row in range(state.board.rows):
        yield claim_mark(state, row, places.plate(row + 1))
    for at in range(len(state.grid)):
        yield from space_marks(state, at, places)
    now = state.phase == ACTIONS
    way = walked(state, places) if now else "M0 0"
    yield Mark("thread", "walked pips", places.drawer(1, 1), way)
    x, y = places.drawer(*state.board.where(state.at))
    look = f"nowring pips above{'' if now else ' away'}"
    size = f"box {FACE[0] + 5} {FACE[1] + 5}"
    yield Mark("now", look, (x + FACE[0] / 2, y + FACE[1] / 2), size)


def walked(state: State, places: Layout) -> str:
    """The thread as far as the actions have come."""
    ways = [state.board.where(at) for at in range(state.at + 1)]
    return thread(places, [way for way in ways if way[0] <= state.seats]) or "M0 0"


def claim_mark(state: State, row: int, at: Spot) -> Mark:
    """The plate at the left end of a row, with the disc of its claimer."""
    owner, pick = state.claims[row], f"row:{row + 1}"
    if owner != NO_SEAT:  # the number is that of the row: whose it is say color and sign
        title = f"row {row + 1}, claimed by player {owner + 1}"
        look, shape = f"claim {COLORS[owner]}", f"use claim{owner}"
        return Mark(pick, look, at, shape, str(row + 1), 17, pick, title, "disc 17")
    used = row < state.seats
    title = f"row {row + 1}, {'vacant' if used else 'not in use'}"
    look, text = ("vacant", str(row + 1)) if used else ("vacant unused", "closed")
    return Mark(pick, look, at, "disc 15.5", text, 17 if used else 11, pick, title, "disc 17")


def space_marks(state: State, at: int, places: Layout) -> Iterator[Mark]:
    """A drawer: its front, label or slip, then what stands on it."""
    board, laid = state.board, state.grid[at]
    row, space = board.where(at)
    x, y = places.drawer(row, space)
    middle = (x + FACE[0] / 2, y + FACE[1] / 2)
    action, closed = state.action_on(at), row > state.seats
    gone = closed or (action == QUADRANT and state.quadrant != NO_SEAT)
    shape = "slip" if laid else "label" if action else "shut" if closed else "front"
    seat = COLORS[laid.owner] if laid else "closed" if closed and not action else ""
    look = f"space {seat}{' gone' if gone else ''}"
    edge, pick = f"box {FACE[0] + 1} {FACE[1] + 1}", f"space:{row}/{space}"
    title = about(state, at)
    yield Mark(f"space:{at}", look, middle, f"use {shape}", "", 10, pick, title, edge)
    if laid:
        look, spot = f"owner pips {COLORS[laid.owner]}", (x + 10, middle[1] - 0.5)
        yield Mark(f"owner:{at}", look, spot, "", str(laid.owner + 1), 13)
    else:
        number = "" if action or closed else str(state.number_of(row, space))
        yield Mark(f"owner:{at}", "order left pips", (x + 6, y + 10), "", number, 11)
    yield from words(at, action, (x + (18.5 if laid else 7), y), gone, bool(laid))


def words(at: int, action: str, corner: Spot, pale: bool, owned: bool) -> Iterator[Mark]:
    """What stands on a label or a slip: a picture, the action, what it costs or brings."""
    (x, y), look = corner, " pale" if pale else ""
    away = "" if action else " away"
    name = TITLES.get(action, "")
    shape = f"use i-{action} 0.74" if action else ""
    size = 12 if len(name) < LONG else 11
    long = "" if len(name) < LONG else " long tight" if owned else " long"
    yield Mark(f"icon:{at}", f"icon {action} pips{look}{away}{long}", (x + 7.5, y + 14.5), shape)
    yield Mark(f"action:{at}", f"left word pips{look}{long}", (x + 15.5, y + 15), "", name, size)
    yield Mark(
        f"effect:{at}", f"left price pips{look}", (x + 2, y + 31.5), "", SHORT.get(action, ""), 11
    )
    brief = BRIEF.get(action, "")
    yield Mark(f"brief:{at}", f"left brief pips{look}", (x + 22, y + 15), "", brief, 15)


def about(state: State, at: int) -> str:
    """A space in words."""
    row, space = state.board.where(at)
    laid, printed = state.grid[at], state.board.printed[at]
    number = f"space {state.number_of(row, space)}, " if row <= state.seats else ""
    now = ", being resolved now" if state.phase == ACTIONS and at == state.at else ""
    if laid:
        what = f"{TITLES[laid.card]}, card of player {laid.owner + 1}: {TOLD[laid.card]}"
    elif printed == QUADRANT and state.quadrant != NO_SEAT:
        what = f"Quadrant, held by player {state.quadrant + 1}"
    elif printed:
        what = f"{TITLES[printed]}: {TOLD[printed]}"
    else:
        what = "free" if row <= state.seats else "not in use"
    return f"{number}row {row}: {what}{now}"


# --- the hand ---


def hand_marks(state: State, places: Layout, seat: Seat) -> Iterator[Mark]:
    """The cards of whoever looks, or of whoever has to decide; those on the grid are outlined."""
    mine = seat in range(state.seats)
    who = seat if mine else state.seat
    text = "Your cards" if mine else f"Cards of player {who + 1}"
    at = (12, places.hand_top - 15)
    yield Mark("hand", "left serif strong pips", at, "", text, 14)
    for nth, card in enumerate(state.board.cards):
        yield from card_marks(card, card in state.players[who].cards, who, places.card(nth))


def card_marks(card: str, held: bool, who: int, corner: Spot) -> Iterator[Mark]:
    """A card in hand, or the place of one that lies on the grid."""
    (x, y), (w, h) = corner, CARD
    look = f"card {COLORS[who]}{'' if held else ' used'}"
    title = f"{TITLES[card]}: {TOLD[card]}{'' if held else ', on the grid'}"
    middle, out = (x + w / 2, y + h / 2), "" if held else " out"
    shape = "use card" if held else "use used"
    edge = f"box {w} {h}"
    yield Mark(f"card:{card}", look, middle, shape, "", 10, f"card:{card}", title, edge)
    spot = (x + 14, y + 19)
    yield Mark(f"card icon:{card}", f"icon hand {card} pips{out}", spot, f"use i-{card} 0.9")
    name = TITLES[card]
    long, size = (" long", 11.5) if len(name) >= LONG else ("", 12)
    spot = (x + 25, y + 20)
    yield Mark(f"card name:{card}", f"left word hand pips{out}{long}", spot, "", name, size)
    effect = LINES[card] if held else "on the grid"
    yield Mark(f"card effect:{card}", f"left price pips{out}", (x + 6, y + 43), "", effect, 11)
    brief, spot = HELD[card] if held else "on the\ngrid", (x + 34, y + 23)
    yield Mark(f"card brief:{card}", f"left brief pips{out}", spot, "", brief, 15)
