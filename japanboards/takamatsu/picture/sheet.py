"""The sheet beside the palace: the round, who plays what, and the cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ...core.game import Seat
from ...core.scene import Mark
from ...core.words import counted, signed
from ..board import COLORS, LETTERS, Board
from ..rules.scoring import with_hidden_cards
from ..rules.state import OVER, State, colors_of
from .cards import (
    KINDS,
    LEFT,
    OWN,
    OWN_HIGH,
    PILES,
    REST,
    RIGHT,
    card_marks,
    draw_rest,
    kinds_of_cards,
    row_height,
    top,
)
from .ink import Box, box, group, path, tag, words

SHEET: Box = (742, 14, 206, 612)
SEATS = 5
STEPS = "M-12 -3H12M-8 3H12"
KEY_ROW = 25
KEY = (  # from below
    (path(STEPS, k="steps"), "the way just walked"),
    (
        tag("use", href="#pagoda-2", transform="translate(0 3) scale(.5)", k="plain"),
        "points, on a stone",
    ),
    (path("M-12 -3.500H0V-7L10 0L0 7V3.500H-12z", fill="var(--arrow)"), "one way, by a door"),
)
BACKS = 5  # hidden cards that are drawn in a player's row


def draw_sheet(board: Board, seats: int) -> str:
    """The paper of the sheet, its lines and words."""
    x, y, w, h = SHEET
    at = top(seats)
    body = box(SHEET, fill="var(--panel)", stroke="var(--edge)", rx=4, k="whole-sheet")
    body += box(
        (x + 3.5, y + 3.5, w - 7, h - 7), fill="none", stroke="var(--edge)", rx=2, k="whole-sheet"
    )
    for rule in (at, at + PILES, at + OWN):
        body += path(f"M{LEFT} {rule:g}H{RIGHT}", fill="none", stroke="var(--edge)")
    body += words((LEFT, at + 17), "The next one home takes", 13, k="left b told")
    for x_at, text in ((LEFT + 38, "Deck"), (LEFT + 144, "Used")):
        body += words((x_at, at + 154), text, 12.5, k="left b")
    body += words((LEFT + 74, at + 38), "then", 12, k="left soft")
    arrow = f"M{RIGHT} {at + 38:g}H{LEFT + 112}m6 -4l-6 4l6 4"
    body += path(arrow, fill="none", stroke="var(--soft)", stroke_width=1.4)
    body += words((LEFT + 74, at + 108), "they move up one", 11.5, k="left soft minor")
    body += "".join(key(at + OWN + OWN_HIGH))
    return body + (draw_rest(board) if len(kinds_of_cards(board)) <= KINDS else "")


def key(top: float) -> Iterator[str]:
    """What the signs on the palace mean, as many of them as there is room for above the deck."""
    for nth in range(min(len(KEY), int((REST - top) / KEY_ROW))):
        sign, text = KEY[nth]
        y = REST - KEY_ROW * (nth + 0.5)
        yield group(sign, (LEFT + 16, y - 1))
        yield words((LEFT + 36, y), text, 12, k="left soft told")


def sheet_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """Everything on the sheet that may change."""
    yield from head(state)
    for player in range(SEATS):
        yield from player_row(player, standing_of(state, player))
    yield from card_marks(state, seat)


def head(state: State) -> Iterator[Mark]:
    """The round, and what everybody wants."""
    text = f"Round {state.rounds}" if state.rounds else "Setup"
    yield Mark("round", "round left", (LEFT, 38), "", text, 19, "", text)
    text = "the last round" if state.last else f"ends at {state.board.goal}"
    if state.step == OVER:
        text = "the end"
    yield Mark(
        "goal", f"{'strong' if state.last else 'soft'} right pips minor", (RIGHT, 39), "", text, 12
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """What is told of a player."""

    seats: int
    colors: tuple[int, ...]
    points: int
    by_color: str  # the points of two colors, in words
    held: tuple[str, ...]  # hidden cards: values, once they are shown
    now: bool
    first: bool


def standing_of(state: State, player: Seat) -> Standing:
    """What is told of a player in this position."""
    mine, points = colors_of(state.owners, player), with_hidden_cards(state)
    by_color = ", ".join(f"{COLORS[color]} {points[color]}" for color in mine)
    shown, playing = state.step == OVER, state.rounds > 0 and state.step != OVER
    return Standing(
        state.seats,
        mine,
        sum(points[color] for color in mine),
        f": {by_color}" if len(mine) > 1 else "",
        tuple(
            signed(card.value) if shown and isinstance(card.value, int) else ""
            for color in mine
            for card in state.held[color]
        ),
        playing and player == (state.seat if state.asked < 0 else state.asked),
        state.first == player,
    )


@lru_cache(1 << 12)
def player_row(player: Seat, told: Standing) -> tuple[Mark, ...]:
    """A player: colors, whose turn it is, hidden cards, points."""
    high, mine = row_height(told.seats), told.colors
    y = 56 + high / 2 + high * player
    away = "" if player < told.seats else " away"
    said = f"Player {player + 1}"
    title = f"{said}{', on turn' * told.now}{', first in every round' * told.first}"
    look = f"{'strong ' * told.now}left{away}"
    name_at, points = (LEFT + 32 + 24 * (len(mine) > 1), y), f"{told.points}"
    return (
        Mark(
            f"turn:{player}",
            f"turn{'' if told.now else ' away'} pips",
            (845, y),
            f"box 192 {high - 2:g}",
        ),
        *(banner(mine, player, n, y) for n in range(2)),
        Mark(f"player:{player}", look, name_at, "", f"{said}{' ›' * told.now}", 13.5, "", title),
        Mark(
            f"points:{player}",
            f"points right{away}",
            (RIGHT, y),
            "",
            points,
            17,
            "",
            f"{said} has {counted(told.points, 'point')}{told.by_color}",
        ),
        *backs(told.held, player, y),
    )


def banner(mine: Sequence[int], player: Seat, nth: int, y: float) -> Mark:
    """A samurai that shows a player's color."""
    at = (LEFT + 12 + 25 * nth, y - 1)
    if nth >= len(mine):
        return Mark(f"banner:{player}:{nth}", "samurai away", at, "use sam-red 0.8")
    name, letter = COLORS[mine[nth]], LETTERS[mine[nth]]
    title = f"player {player + 1} is {name}"
    look, shape = f"samurai {name}", f"use sam-{name} 0.8"
    return Mark(f"banner:{player}:{nth}", look, at, shape, letter, 11, "", title)


def backs(held: Sequence[str], player: Seat, y: float) -> Iterator[Mark]:
    """A player's hidden cards: backs, with their values at the end; many are counted."""
    title = f"player {player + 1} holds {len(held)} hidden card{'s' * (len(held) != 1)}"
    if len(held) > BACKS:
        held = [f"{len(held)}"]
    pitch = 19 if len(held) < 4 else 15
    for n in range(BACKS):
        there, at = n < len(held), (RIGHT - 40 - pitch * n, y)
        look = f"card shut{'' if there else ' away'}"
        text = held[n] if there else ""
        yield Mark(f"back:{player}:{n}", look, at, "use back 19 26", text, 11, "", title)
