"""Kaigan's picture, the upper part: the action grid, the rows' circles, and a hand of cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...core.game import Seat
from ...core.scene import Mark
from ..cards import (
    COLORS,
    DISPATCH_PRICES,
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
from ..rules.state import ACTIONS, CARDS, NO_SEAT, State
from .icons import boxed, icon


def prices(listed: Mapping[int, int]) -> str:
    """A price list in a few letters.

    >>> prices({2: 5, 3: 8})
    '2 for 5, 3 for 8'
    """
    return ", ".join(f"{count} for {price}" for count, price in listed.items())


EFFECTS = {  # what an action does, in a few letters
    "artistic": "A +1",
    "government": "G +1",
    "surveyor": f"1 for {SEND_PRICE} Ryo",
    "job": f"+{JOB_RYO} Ryo",
    "reputation": f"+{REPUTATION_HONOR} Honor",
    "dispatch": f"{prices(DISPATCH_PRICES)} Ryo",
    "mapping": f"{prices(MAP_PRICES)} Ryo",
    "great": f"{GREAT_PRICES['plain']} or {GREAT_PRICES['rich']} Ryo a tile",
    "flexible": (
        f"+{FLEXIBLE_RYO}, step {FLEXIBLE_PRICES['travel']}, Honor {FLEXIBLE_PRICES['honor']}"
    ),
    QUADRANT: "starts, may pass",
}
LEFT, TOP = 76, 44  # the middle of the first space
WIDE, HIGH = 74, 40
HAND = (454, 56)  # the middle of the first card in hand


def grid_marks(state: State) -> Iterator[Mark]:
    """Circles for claims, then the spaces with what is printed or lies on them."""
    for row in range(state.board.rows):
        yield claim_mark(state, row)
    for at in range(len(state.grid)):
        yield from space_marks(state, at)


def claim_mark(state: State, row: int) -> Mark:
    """The circle at the left end of a row, with the disc of its claimer."""
    at, owner = (21, TOP + HIGH * row), state.claims[row]
    used = row < state.seats
    if owner != NO_SEAT:
        title = f"row {row + 1}, claimed by player {owner + 1}"
        look = f"claim {COLORS[owner]}"
        return Mark(f"row:{row}", look, at, "disc 14", str(owner + 1), 13, f"row:{row + 1}", title)
    title = f"row {row + 1}, {'vacant' if used else 'not in use'}"
    look, text = ("claim", f"row {row + 1}") if used else ("claim closed", "closed")
    return Mark(f"row:{row}", look, at, "disc 14", text, 7.5, f"row:{row + 1}", title)


def space_marks(state: State, at: int) -> Iterator[Mark]:
    """A space: its box, a picture, the action in words, and whose card it is."""
    board, laid = state.board, state.grid[at]
    row, space = board.where(at)
    x, y = LEFT + WIDE * (space - 1), TOP + HIGH * (row - 1)
    action = state.action_on(at)
    now = state.phase == ACTIONS and at == state.at
    look = "printed" if board.printed[at] else f"laid {COLORS[laid.owner]}" if laid else "free"
    closed = " closed" if row > state.seats else ""
    away = action == QUADRANT and state.quadrant != NO_SEAT
    yield Mark(
        f"space:{at}",
        f"space {look}{closed}{' now' if now else ''}",
        (x, y),
        boxed(x, y, WIDE - 4, HIGH - 4),
        pick=f"space:{row}/{space}",
        title=about(state, at),
    )
    name = TITLES[action] if action else ""
    pale = " pale" if away or closed else ""
    yield Mark(f"icon:{at}", f"icon{pale}", (x, y), icon(action, x - 28, y - 8))
    yield Mark(f"action:{at}", f"word left{pale}", (x - 21, y - 8), "", name, fitting(name))
    yield Mark(f"effect:{at}", f"effect{pale}", (x, y + 8), "", EFFECTS.get(action, ""), 6.8)
    owner = str(laid.owner + 1) if laid else ""
    badge = f"badge {COLORS[laid.owner]}" if laid else "badge away"
    yield Mark(f"owner:{at}", badge, (x + 33.5, y - 15), "disc 5.5", owner, 7.5)


def fitting(name: str) -> float:
    """The size in which the name of an action fits its card."""
    return 8.4 if len(name) < 11 else 7.2


def about(state: State, at: int) -> str:
    """A space in words."""
    row, space = state.board.where(at)
    laid, printed = state.grid[at], state.board.printed[at]
    now = ", being resolved now" if state.phase == ACTIONS and at == state.at else ""
    if laid:
        what = f"{TITLES[laid.card]}, card of player {laid.owner + 1}: {EFFECTS[laid.card]}"
    elif printed == QUADRANT and state.quadrant != NO_SEAT:
        what = f"Quadrant, held by player {state.quadrant + 1}"
    elif printed:
        what = f"{TITLES[printed]}, printed: {EFFECTS[printed]}"
    else:
        what = "free" if row <= state.seats else "not in use"
    return f"row {row}, space {space}: {what}{now}"


def hand_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """The cards of whoever looks; those that lie on the grid are pale."""
    x, y = HAND
    yield Mark("hand", "soft left", (x - 36, y - 25), "", "Your cards", 9)
    held = state.players[seat].cards
    for n, card in enumerate(state.board.cards):
        here = (x + 75 * (n % 2), y + 36 * (n // 2))
        look = f"card {COLORS[seat]}{'' if card in held else ' used'}"
        title = f"{TITLES[card]}: {EFFECTS[card]}{'' if card in held else ', on the grid'}"
        yield Mark(f"card:{card}", look, here, "box 72 32", "", 8, f"card:{card}", title)
        pale = "" if card in held else " pale"
        yield Mark(f"card icon:{card}", f"icon{pale}", here, icon(card, here[0] - 27, here[1] - 5))
        name, spot = TITLES[card], (here[0] - 20, here[1] - 5)
        yield Mark(f"card name:{card}", f"word left{pale}", spot, "", name, fitting(name))
        spot, effect = (here[0], here[1] + 8), EFFECTS[card]
        yield Mark(f"card effect:{card}", f"effect{pale}", spot, "", effect, 6.8)
    yield quadrant_button(state, seat)


def quadrant_button(state: State, seat: Seat) -> Mark:
    """The Quadrant Card in the hand of its holder: the way to lay no card."""
    at = (HAND[0] + 37, HAND[1] + 107)
    mine = state.phase == CARDS and state.quadrant == seat and not state.opened
    look = "choice" if mine else "choice away"
    title = "put the Quadrant Card back instead of laying a card"
    return Mark("quadrant", look, at, "box 146 20", "Put the Quadrant back", 9, "quadrant", title)
