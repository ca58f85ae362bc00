"""What lies on the table for everybody as marks: header, deck, and the mat with its cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from ...core.boards import remembered
from ...core.game import Seat
from ...core.scene import Mark
from ..board import Board
from ..cards import BACKS, HINTS, about, called, in_a_column
from ..rules.generator import deck_size
from ..rules.painting import AFTER, NOW, in_next_reach, next_reach, which_of
from ..rules.state import OVER, SCHOOL, WORK, State
from .faces import CARD, card_stamp, scenery_of
from .layout import HEAD, ROWS, WIDE, Layout
from .shapes import n, point

DECK = 12  # backs of the deck that are shown
REACH = {
    NOW: "; you can paint it",
    AFTER: "; you can paint it once a brush is placed or moved",
    "": "; you cannot paint it yet",
}
SIGNS = {NOW: "can", AFTER: "soon"}
LARGE = 1.75  # of a card that is looked at
NO = ("", "", "")  # no pick, no place below, no note
Point = tuple[float, float]


@remembered
def card_marks(
    board: Board, slot: str, name: str, at: Point, size: float, pick: str, on: str, note: str
) -> tuple[Mark, Mark]:
    """A card lying here and the figure on it; or its back, or nothing."""
    gone = Mark(f"{slot} figure", "away", at)
    if not name:
        return Mark(slot, "away", at), gone
    edge, scale = f"box {n(CARD[0] * size)} {n(CARD[1] * size)}", n(size, 3)
    if name in BACKS:
        title = f"a card face down, {name} back: may show {HINTS[name]}{note}"
        return Mark(
            slot, "card turns", at, f"use back-{name} {scale}", "", 10, pick, title, edge, on
        ), gone
    card, shown = board.cards[name], scenery_of(board, name)
    look = f"card turns {card.back} {shown.look}{' plus' * (card.bonus == 1)}"
    face = f"use {card_stamp(board, name)} {scale}"
    if shown.figure:
        (x, y), foot = at, shown.foot(0)
        x, y = x + (0.72 * foot[0] - 21) * size, y + (0.72 * foot[1] - 55.6) * size
        figure = f"use {shown.figure} {n(0.7 * size, 3)}"
        gone = Mark(f"{slot} figure", f"figure {shown.look}", point(x, y), figure)
    return Mark(slot, look, at, face, "", 10, pick, f"{about(card)}{note}", edge, on), gone


def header_marks(state: State) -> Iterator[Mark]:
    """Round, who is at School, and the deck with its backs."""
    y = HEAD / 2
    yield Mark("round", "soft left light title", (12, y), "", f"Round {state.rounds}", 15)
    there = {*state.waiting, *state.stayed}
    words = "at School" if there else "nobody at School"
    yield Mark(
        "at school",
        "soft left light minor",
        (92, y),
        "",
        words if state.step != OVER else "the end",
        12,
    )
    for seat in range(state.seats):
        title = f"player {seat + 1} is at School" if seat in there else ""
        look = "swatch" if seat in there else "away"
        yield Mark(
            f"at school:{seat}", look, (162 + 24.0 * seat, y), f"use crest{seat} .95", title=title
        )
    doing = f"player {state.seat + 1} works" if state.step == WORK else ""
    doing = f"row {state.row} of {ROWS}" if state.step == SCHOOL else doing
    yield Mark("doing", "soft left light minor", (276, y), "", doing, 12)
    yield Mark(
        "deck",
        "soft right light strong",
        (WIDE - 12 - 25 * DECK, y),
        "",
        f"Deck {deck_size(state)}",
        13,
    )
    for at in range(DECK):
        x, back = WIDE + 6 - 25.0 * (DECK - at), state.deck[at] if at < len(state.deck) else ""
        title = f"{'next card' if at == 0 else f'card {at + 1} of the deck'}: {back} back"
        shape = f"use deck-{back}" if back else ""
        yield Mark(
            f"deck:{at}", "swatch" if back else "away", (x, y), shape, title=title if back else ""
        )


def school_marks(state: State, seat: Seat, plan: Layout, tells: bool) -> Iterator[Mark]:
    """The mat: columns to touch, and their cards; what can be painted only if it ``tells``."""
    high, top = 234 * plan.card, plan.mat.y + 27  # below its name: a ring would cover that
    for at in range(plan.seats):
        x, _ = plan.square(at, 0)
        box, pick = f"box {n(114 * plan.card)} {n(high)}", f"column:{at + 1}"
        yield Mark(
            pick,
            "place column",
            (x, top + high / 2),
            box,
            "",
            9,
            pick,
            column_title(state, seat, at, tells),
        )
    for at in range(plan.seats):
        for row in range(ROWS):
            name = state.school[at][row] if row < len(state.school[at]) else ""
            told = bool(name) and name not in BACKS and tells
            can = reach_at_school(state, seat, name) if told else ""
            (x, y), note = plan.square(at, row), REACH[can] if told else ""
            yield from card_marks(
                state.board,
                f"school:{at}:{row}",
                name,
                (x, y),
                plan.card,
                "",
                f"column:{at + 1}",
                note,
            )
            yield can_mark(f"can:{at}:{row}", can, (x, y), plan.card)


def magnified(state: State, plan: Layout) -> dict[tuple[str, ...], Sequence[Mark]]:
    """The cards that lie open in each column, large, at the right end of the own row."""
    row, found = plan.rows[0], dict[tuple[str, ...], Sequence[Mark]]()
    size = min(LARGE, (row.plate.h - 4) / CARD[1])
    step, y = CARD[0] * size + 6, row.plate.middle[1]
    for at, column in enumerate(state.school):
        cards = [name for name in column if name not in BACKS]
        left = WIDE - 12 - step * len(cards)
        found[f"column:{at + 1}",] = [
            mark
            for nth, name in enumerate(cards)
            for mark in card_marks(
                state.board, f"large:{nth}", name, point(left + step * (nth + 0.5), y), size, *NO
            )
        ]
    return found


def can_mark(slot: str, can: str, at: Point, size: float) -> Mark:
    """A badge on the picture of a card that can be painted, now or once a brush is set for it."""
    badge = point(at[0] + 38 * size, at[1] + 21 * size)
    shape = f"use {SIGNS[can]} {n(size, 3)}" if can else ""
    return Mark(slot, f"swatch {SIGNS[can]}" if can else "away", badge, shape)


def reach_at_school(state: State, seat: Seat, name: str) -> str:
    """Whether this player could paint a card that lies face up, in their next work."""
    return next_reach(state.board, state.painters[seat], state.board.cards[name].needs)


def column_title(state: State, seat: Seat, at: int, tells: bool) -> str:
    """What lies in a column, both halves of it, and what of it this player could paint."""
    cards = state.school[at]
    if not cards:
        return f"column {at + 1}: no cards"
    faces = {name: state.board.cards[name] for name in cards if name not in BACKS}
    listing = "; ".join(
        in_a_column(faces[name]) if name in faces else f"a {name} card face down" for name in cards
    )
    inside = [card for card in faces.values() if reach_at_school(state, seat, card.id)]
    names, needs = [f"the {called(card)}" for card in inside], [card.needs for card in inside]
    paintable = partial(in_next_reach, state.board, state.painters[seat])
    can = f". You could paint {which_of(names, needs, paintable)}" if inside and tells else ""
    return f"column {at + 1}: {listing}{can}"
