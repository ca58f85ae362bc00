"""Hokkaido as a picture: the island, the cards, the players, and what can be done."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.game import Seat
from ...core.scene import Mark, Scene
from ..rules.generator import to_move
from ..rules.scoring import tally
from ..rules.state import (
    ACT,
    CLAIM,
    DECK,
    DISCARD,
    GROW,
    KEEP,
    REVEAL,
    TAKE,
    State,
)
from .cards import card_marks
from .chart import FRAME, LOOKS, map_marks, shape
from .touch import intended_moves, picks, prompt, ways

__all__ = ["intended_moves", "picks", "prompt", "scene", "side_scenes", "ways"]

BUTTONS = (
    ("grow", "Grow", GROW, "a piece from your hand joins a province"),
    ("claim", "Claim", CLAIM, "a piece from your hand goes on a public card"),
    ("reveal", "Reveal", REVEAL, "lay a card of your hand open, with a piece on it"),
    ("draw", "Draw", DECK, "look at two cards of the deck"),
    ("take", "Take", TAKE, "draw a public card"),
    ("discard", "Discard", DISCARD, "a card of your hand becomes public"),
)


def scene(state: State, seat: Seat) -> Scene:
    """The island, the cards, the players, and what can be done."""
    marks = (
        *map_marks(state, seat),
        *player_marks(state),
        *action_marks(state, seat),
        *card_marks(state, seat),
    )
    return Scene(FRAME, marks, LOOKS, f"Hokkaido, seen by player {seat + 1}")


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """Nothing beside the board: everybody plays on the same one."""
    return []


def player_marks(state: State) -> Iterator[Mark]:
    """Everybody's points, pieces in hand and cards; an arrow for the one on turn."""
    points = points_of(state)
    on_turn = to_move(state)
    for seat, player in enumerate(state.players):
        y = 16 + 29 * seat
        title = f"player {seat + 1}: {SHAPE_NAMES[seat]}"
        yield Mark(
            f"player:{seat}", f"token seat-{seat}", (14, y), shape(seat, 14, y, 7), "", 8, "", title
        )
        mark = " ◀" if on_turn == seat else ""
        many = f"{points[seat]} point{'s' * (points[seat] != 1)}"
        yield Mark(
            f"points:{seat}", "left strong", (26, y - 4), "", f"P{seat + 1}: {many}{mark}", 9
        )
        cards = f"{len(player.hand)} card{'s' * (len(player.hand) != 1)}"
        held = f"{player.stock} piece{'s' * (player.stock != 1)}, {cards} in hand"
        yield Mark(f"stock:{seat}", "left soft", (26, y + 7), "", held, 7)


SHAPE_NAMES = ("a disc", "a square", "a diamond", "a hexagon")


def points_of(state: State) -> list[int]:
    """Everybody's score."""
    totals = [0] * state.seats
    for line in tally(state):
        totals[line.seat] += line.points
    return totals


def action_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """How much of the turn is left, and a button per action that needs one."""
    mine = state.step == ACT and state.seat == seat
    text = heading(state)
    look = "button info" if mine else "info"
    pick = "do:stop" if mine else ""
    yield Mark("left", look, (104, 540), "box 192 18", text, 8.5, pick, text)
    for n, (verb, word, kind, title) in enumerate(BUTTONS):
        x, y = 40 + 64 * (n % 3), 563 + 22 * (n // 3)
        count = f" ({state.deck})" if verb == "draw" else ""
        used = f" {state.spent[kind]}×" if state.spent[kind] and state.step == ACT else ""
        said = f"{word}: {title}" + (f", {state.deck} are left" if verb == "draw" else "")
        yield Mark(
            f"do:{verb}", "button", (x, y), "box 60 18", word + count + used, 8, f"do:{verb}", said
        )
    both = state.step == KEEP and state.seat == seat
    look = "button" if both else "button away"
    title = "keep both cards, for one more action"
    yield Mark("do:both", look, (275, 598), "box 84 17", "Keep both", 8, "do:both", title)


def heading(state: State) -> str:
    """Where the turn is, in a few words."""
    last = "; last turns" if state.until else ""
    match state.step:
        case "deal":
            return "Cards are dealt"
        case "place":
            return f"Player {state.seat + 1} starts in a city"
        case "over":
            return "The game is over"
        case "draw" | "keep":
            return f"Player {state.seat + 1} draws{last}"
    many = "s" * (state.left > 1)
    return f"Player {state.seat + 1}: {state.left} action{many} left{last}"
