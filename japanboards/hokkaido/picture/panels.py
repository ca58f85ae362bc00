"""Beside the map of Hokkaido: the players, what is left of the turn, and who leads in a region."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.game import Seat
from ...core.ranking import leaders
from ...core.scene import Mark
from ...core.words import minus
from ..rules.generator import to_move
from ..rules.scoring import MOST, SECOND, in_region, tally
from ..rules.state import (
    ACT,
    ACTIONS,
    CLAIM,
    DECK,
    DISCARD,
    GROW,
    LAND,
    OVER,
    REVEAL,
    SAME,
    SEA,
    TAKE,
    State,
)
from .island import plaques
from .scenery import ACTIONS_AT, plaque_width, row_middle, tallies

SHAPE_NAMES = ("a disc", "a square", "a diamond", "a hexagon")
TOKENS = (  # what can be done in a turn: its touch, its name, its kind, what it is
    ("land", "Land", LAND, "a piece moves to a neighboring province"),
    ("sea", "Sea", SEA, "a piece sails to the sea or from it"),
    ("grow", "Grow", GROW, "a piece from your stock joins a province"),
    ("claim", "Claim", CLAIM, "a piece from your stock goes on a public card"),
    ("reveal", "Reveal", REVEAL, "lay a card of your hand open, with a piece on it"),
    ("draw", "Draw", DECK, "look at two cards of the deck"),
    ("take", "Take", TAKE, "draw a public card"),
    ("discard", "Discard", DISCARD, "a card of your hand becomes public"),
)
TIMES = ("", "done once", "done twice")  # in a turn


def player_marks(state: State) -> Iterator[Mark]:
    """Everybody's points, pieces in stock and cards; and who is on turn."""
    points, on_turn = points_of(state), to_move(state)
    seat = on_turn if on_turn is not None and on_turn >= 0 else state.seat
    look = "now pips" if on_turn is not None else "now pips away"
    yield Mark("turn", look, (100, row_middle(state.seats, seat)), "use turn")
    for seat in range(state.seats):
        y = row_middle(state.seats, seat)
        said = f"player {seat + 1}: {SHAPE_NAMES[seat]}"
        scale = "1.15" if state.seats < 4 else "1"
        shape = f"use piece-{seat} {scale}"
        yield Mark(f"player:{seat}", f"token seat-{seat}", (34, y - 1), shape, title=said)
        yield Mark(f"who:{seat}", "left info", (54, y - 8), "", f"Player {seat + 1}", 13.5)
        held = standing(state, seat)
        yield Mark(f"stock:{seat}", "left soft minor", (54, y + 8), "", held, 11.5)
        yield Mark(f"points:{seat}", "right strong", (180, y - 7), "", minus(points[seat]), 19)


def standing(state: State, seat: Seat) -> str:
    """What a player has in stock and in hand, in a few words."""
    pieces, cards = state.players[seat].stock, len(state.players[seat].hand)
    return f"{pieces} piece{'s' * (pieces != 1)}, {cards} card{'s' * (cards != 1)}"


def ending(state: State) -> str:
    """How far the end is: the deck or somebody's pieces run out, then everybody has a turn."""
    if state.step == OVER:
        return ""
    if state.until:
        left = state.until - state.turns
        if left > state.seats:
            return "after this turn everybody has one more"
        turns = f"{left} last turns" if left > 1 else f"player {state.seat + 1}'s last turn"
        return f"{turns}{ended_by(state, left)}"
    pieces = min(player.stock for player in state.players)
    cards = f"{state.deck} card{'s' * (state.deck != 1)}"
    return f"the end is {cards} or {pieces} piece{'s' * (pieces != 1)} away"


def ended_by(state: State, left: int) -> str:
    """Who called the last turns, who has the last of them; and how, where it is plain to be seen.

    Later somebody else may run out of pieces, or the deck: that called nothing.
    """
    if state.switches.turn_cap:
        return ""
    caller = (state.seat + left - 1) % state.seats
    empty = not state.players[caller].stock
    if empty and state.deck:
        return f": player {caller + 1} has no piece left"
    return f": player {caller + 1} called the end" if state.deck or empty else ": the deck is empty"


def points_of(state: State) -> list[int]:
    """Everybody's score."""
    totals = [0] * state.seats
    for line in tally(state):
        totals[line.seat] += line.points
    return totals


def action_marks(state: State) -> Iterator[Mark]:
    """Coins for the actions that are left, and how often each kind was done in this turn."""
    (x, y), text = ACTIONS_AT, heading(state)
    yield Mark("left", "left strong info", (x + 12, y + 13), "", text, 12.5)
    for nth in range(ACTIONS):
        coin = "coin" if nth < state.left else "spent"
        yield Mark(f"coin:{nth}", "", (x + 24 + 28 * nth, y + 44), f"use {coin}")
    for nth, token in enumerate(TOKENS):
        yield from token_marks(state, nth, *token)
    yield deck_mark(state)
    yield Mark("deck:name", "soft minor", (x + 400, y + 57), "", "deck", 11)


def deck_mark(state: State) -> Mark:
    """The deck: touched, it is drawn from."""
    (x, y), said = ACTIONS_AT, f"The deck, {state.deck} card{'s' * (state.deck != 1)}"
    at, pick = (x + 400, y + 28), "do:draw"
    return Mark("deck", "deck info", at, "use deck", str(state.deck), 15, pick, said, "box 38 44")


def token_marks(
    state: State, nth: int, verb: str, word: str, kind: int, said: str
) -> Iterator[Mark]:
    """An action, and two dots for how often it was done in this turn."""
    x = ACTIONS_AT[0] + 130 + 71 * (nth % 4)
    y = ACTIONS_AT[1] + 32 + 24 * (nth // 4)
    used = min(SAME, state.spent[kind]) if state.step == ACT else 0
    title = f"{word}: {said}"
    name = "drawn" if verb == "draw" else f"do:{verb}"  # a button's name; the deck has that one
    yield Mark(name, "action info", (x, y), "", word, 11.5, "", title, "box 66 24")
    yield Mark(f"dots:{verb}", "dots info", (x + 23, y), f"use dots-{used}", title=TIMES[used])


COUNTS = "How often each action was done in this turn: none may be done three times."


def use_of(state: State, seat: Seat, mark: str) -> str:
    """What the words and dots of actions are for, which look as if they could be pressed."""
    return COUNTS if mark.startswith(("do:", "drawn", "dots:", "coin:", "left")) else ""


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
    return f"{state.left} action{'s' * (state.left > 1)} left{last}"


def region_marks(state: State) -> Iterator[Mark]:
    """How many pieces everybody has in each region; the most stand out."""
    for region, (name, (x, y)) in enumerate(
        zip(state.board.regions, plaques(state.board), strict=True)
    ):
        counts = in_region(state, region)
        ahead = leaders(counts) if any(counts) else ()
        said = ", ".join(f"player {s + 1} has {n}" for s, n in enumerate(counts) if n)
        wide = plaque_width(state.seats, name)
        title = (
            f"{name}: {said or 'no pieces yet'}; at the end {MOST} for most, {SECOND} for second"
        )
        yield Mark(f"region:{name}", "info hollow", (x, y), f"box {wide:g} 34", title=title)
        for seat, off in tallies(state.seats):
            look = "left strong" if ahead == (seat,) else "left soft"
            size = 12.5 if ahead == (seat,) else 11.5
            id, text = f"count:{name}:{seat}", str(counts[seat])
            yield Mark(id, look, (x + off, y + 8), "", text, size)
