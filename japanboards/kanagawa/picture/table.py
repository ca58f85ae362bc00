"""What lies on the table for everybody as marks: header, deck, the mat with its cards, diplomas."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.boards import remembered
from ...core.game import Seat
from ...core.scene import Mark
from ..board import Board
from ..cards import BACKS, HINTS, Diploma, about, gives, on_card
from ..rules.diplomas import asked_for, owns_one_of, reached, reward_of
from ..rules.generator import deck_size
from ..rules.painting import in_next_reach
from ..rules.state import OVER, SCHOOL, WORK, State
from .faces import CARD, PLAQUE, card_stamp, pip_places, scenery_of
from .layout import HEAD, ROWS, WIDE, Layout
from .shapes import n
from .signs import PIPS

DECK = 12  # backs of the deck that are shown
REACH = {True: "; you can paint it", False: "; you cannot paint it yet"}
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
            slot, "card", at, f"use back-{name} {scale}", "", 10, pick, title, edge, on
        ), gone
    card, shown = board.cards[name], scenery_of(board, name)
    look = f"card {card.back} {shown.look}{' plus' * (card.bonus == 1)}"
    face = f"use {card_stamp(board, name)} {scale}"
    if shown.figure:
        (x, y), foot = at, shown.foot
        x, y = x + (0.72 * foot[0] - 21) * size, y + (0.72 * foot[1] - 55.6) * size
        figure = f"use {shown.figure} {n(0.7 * size, 3)}"
        gone = Mark(f"{slot} figure", f"swatch {shown.look}", (round(x, 1), round(y, 1)), figure)
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
        title = f"player {seat + 1} is at School"
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


def school_marks(state: State, seat: Seat, plan: Layout) -> Iterator[Mark]:
    """The mat: columns to touch, and the cards on them."""
    high = 234 * plan.card + 18
    for at in range(plan.seats):
        x, _ = plan.square(at, 0)
        box, pick = f"box {n(114 * plan.card)} {n(high)}", f"column:{at + 1}"
        yield Mark(
            f"column:{at}",
            "column",
            (x, plan.mat.y + 9 + high / 2),
            box,
            "",
            9,
            pick,
            column_title(state, seat, at),
        )
    for at in range(plan.seats):
        for row in range(ROWS):
            name = state.school[at][row] if row < len(state.school[at]) else ""
            known = name and name not in BACKS
            can = bool(known) and paintable(state, seat, name)
            (x, y), note = plan.square(at, row), REACH[can] if known else ""
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
            badge = (round(x - 46 * plan.card, 1), round(y + 29 * plan.card, 1))
            yield Mark(
                f"can:{at}:{row}", "swatch can" if can else "away", badge, "use can" if can else ""
            )


def paintable(state: State, seat: Seat, name: str) -> bool:
    """This player could paint a card that lies face up, with their brushes and arrows."""
    return in_next_reach(state.board, state.painters[seat], state.board.cards[name].needs)


def column_title(state: State, seat: Seat, at: int) -> str:
    """What lies in a column, and what of it this player could paint."""
    cards = state.school[at]
    if not cards:
        return f"column {at + 1}: no cards"
    inside = [name for name in cards if name not in BACKS and paintable(state, seat, name)]
    faces = {name: on_card(state.board.cards[name]) for name in cards if name not in BACKS}
    listing = "; ".join(faces.get(name, f"a {name} card face down") for name in cards)
    can = "; ".join(faces[name] for name in inside) or "none of those face up"
    return f"column {at + 1}: {listing}. With your brushes you could paint: {can}"


@remembered
def diploma_places(board: Board, plan: Layout) -> dict[str, tuple[float, float, float]]:
    """Where the diplomas hang, a cord for each category, and how large they are."""
    groups, room = list(board.by_category.values()), plan.diplomas
    across, rows = max(7, len(groups)), max(3, *map(len, groups))
    step, down = room.w / across, (room.h - 22) / rows
    size = min(1.0, step / (PLAQUE[0] + 1), down / (PLAQUE[1] + 2))
    return {
        diploma.id: (
            round(room.x + step * (at + 0.5), 1),
            round(room.y + 21 + down * row + PLAQUE[1] * size / 2, 1),
            size,
        )
        for at, group in enumerate(groups)
        for row, diploma in enumerate(group)
    }


def diploma_marks(state: State, seat: Seat, plan: Layout) -> Iterator[Mark]:
    """The diplomas: what each asks for and gives, who has it, and how far everybody is."""
    places = diploma_places(state.board, plan)
    others = [other for other in range(state.seats) if other != seat]
    owner = {name: at for at, painter in enumerate(state.painters) for name in painter.diplomas}
    for nth, diploma in enumerate(state.board.diplomas.values()):
        x, y, size = places[diploma.id]
        yield from diploma_mark(state, seat, nth, diploma, (x, y), size)
        taken = owner.get(diploma.id, -1)
        shape = f"use crest{taken} {n(1.5 * size, 3)}" if taken >= 0 else ""
        yield Mark(
            f"owner:{diploma.id}", "swatch" if shape else "away", (x, round(y + 9 * size, 1)), shape
        )
        step, left = 18.5 * size, x - 18.5 * size * (len(others) - 1) / 2 + 1.5
        for at, other in enumerate(others):
            place = (round(left + step * at, 1), round(y + 30.5 * size, 1))
            yield chip(state, diploma, other, f"chip:{diploma.id}:{at}", place, size, taken >= 0)


def diploma_mark(
    state: State, seat: Seat, nth: int, diploma: Diploma, at: Point, size: float
) -> tuple[Mark, Mark]:
    """A plaque, and on it pips for what this player has."""
    (x, y), name, switches = at, diploma.id, state.switches
    now = reached(state.board, state.painters[seat], diploma, switches)
    look, more = standing(state, seat, diploma, now)
    what = gives(diploma, reward_of(diploma, switches))
    title = f"diploma for {asked_for(diploma, switches)}; {what}; {more}"
    edge = f"box {n(PLAQUE[0] * size)} {n(PLAQUE[1] * size)}"
    plaque = Mark(
        f"diploma:{name}",
        f"diploma{look}",
        at,
        f"use diploma{nth} {n(size, 3)}",
        "",
        10,
        f"diploma:{name}",
        title,
        edge,
    )
    pips, text = "", ""
    y = round(y + 19 * size, 1)
    if look == " barred":
        pips = f"M{n(x - 18)} {n(y)}h36"
    elif not look and pip_places(diploma.least):
        pips = "".join(
            f"M{n(x + each * size)} {n(y)}{PIPS[seat]}" for each in pip_places(diploma.least)[:now]
        )
    elif not look:
        text = f"{now} of {diploma.least}"
    shown = f"swatch pip p{seat}" if not look else f"swatch pip shut q{seat}"
    return plaque, Mark(f"mine:{name}", shown if pips or text else "away", (x, y), pips, text, 11)


def chip(
    state: State, diploma: Diploma, seat: Seat, slot: str, at: Point, size: float, taken: bool
) -> Mark:
    """How far another player is: their sign and a number."""
    if taken:
        return Mark(slot, "away", at)
    painter = state.painters[seat]
    shut = diploma.id in painter.left or owns_one_of(state.board, painter, diploma.category)
    now = reached(state.board, painter, diploma, state.switches)
    title = f"player {seat + 1} has {now} of {diploma.least}"
    title = f"closed to player {seat + 1}" if shut else title
    return Mark(
        slot,
        "swatch light strong",
        at,
        f"use chip{seat} {n(size, 3)}",
        "–" if shut else f"{now}",
        11,
        title=title,
    )


def standing(state: State, seat: Seat, diploma: Diploma, now: int) -> tuple[str, str]:
    """How a diploma stands to a player: its look, and in words."""
    for owner, painter in enumerate(state.painters, 1):
        if diploma.id in painter.diplomas:
            return " taken", f"taken by player {owner}"
    if diploma.id in state.painters[seat].left:
        return " barred", "you have left it"
    if owns_one_of(state.board, state.painters[seat], diploma.category):
        return " barred", "you have one of this category"
    return "", f"you have {now} of {diploma.least}"
