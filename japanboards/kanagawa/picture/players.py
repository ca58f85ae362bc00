"""What belongs to one player as marks: plate, print, desk, and the cards in hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core.game import Seat
from ...core.scene import Mark
from ...core.words import counted
from ..cards import BACKS, STORM, WILD, Card, called, count_of
from ..rules.generator import legal_moves
from ..rules.moves import Print
from ..rules.painting import next_reach, reach_in_work
from ..rules.scoring import Run, best_run, tally
from ..rules.state import PEEK, WORK, State
from .layout import PLACES, Box, Layout, Row
from .prints import SPARE, corner, print_marks, size_of
from .shapes import n, point
from .studio import area, studio_marks
from .table import SIGNS, can_mark, card_marks

HANDS = 7
TIGHT = 66.0  # plates that are lower have two lines beside the Harmony
TOKENS = {
    "master": "the Grand Master: first player of this round",
    "assistant": "the Assistant: first player of the next round",
    "storm": "storm tokens: each makes a card show any season at the end",
}
KEYS = {  # what is on a card: stamps and words
    "wood": "studio half",
    "picture": "print half",
    "need": "landscape",
    "season": "season",
    "harmony": "Harmony",
    "can": "paintable",
    "soon": "brush first",
    "brush": "new brush",
    "arrow": "moves brush",
    "keep": "keeps a card",
    "assistant": "Assistant",
    "master": "Grand Master",
    "wild": "wild icon",
    "storm": "any season",
    "up": "face up",
    "down": "face down",
}
LAST_GONE = ("assistant", "keep", "arrow", "brush", "wild", "storm", "can", "soon", "harmony")
KEY = 19.0  # the least room of a line of the legend


def player_marks(state: State, seat: Seat, row: Row, name: str, working: bool) -> Iterator[Mark]:
    """A row of the table; the names of another's marks begin with ``name``."""
    run = best_run(state.board, state.painters[seat], state.switches)
    yield from plate_marks(state, seat, row.plate, name)
    yield from studio_marks(state, seat, row, name, working)  # first: what was painted tells more
    whose, on = (f" of player {seat + 1}", "") if name else ("", "print")
    yield area(f"{name}canvas", row.print, f"the print{whose}", on)
    if not name:
        yield from blank_marks(state, seat, row, working, run)
    yield from print_marks(state, seat, row, name, run)


def total_of(state: State, seat: Seat) -> int:
    """A player's Harmony if the game ended now."""
    return sum(line.points for line in tally(state) if line.seat == seat)


def plate_marks(state: State, seat: Seat, plate: Box, name: str) -> Iterator[Mark]:
    """Whose print this is, Harmony, how long the print is, and what lies beside it."""
    painter, x, y = state.painters[seat], plate.x, plate.y
    large = not name
    lines = [y + 18, y + 57, y + 95, y + 130] if large else thirds(plate)
    ends, many = ends_at(state, seat)
    whose = f"player {seat + 1} has " if name else ""
    title = f"{whose}{count_of(many, 'card')} of the {ends} that end the game"
    total = total_of(state, seat)
    said = f"player {seat + 1} has {total} Harmony, if the game ended now"
    crest, ring = (1.15, 1.6) if large else (min(1, plate.h / 70), min(1.3, plate.h / 57))
    length = (x + 10, lines[2]) if large else (x + 36, lines[1])
    tight = not large and plate.h < TIGHT  # what lies there stands beside the Harmony, not below
    yield Mark(f"{name}crest", "swatch", (x + 16, lines[0]), f"use crest{seat} {n(crest, 2)}")
    yield Mark(
        f"{name}player", "soft left title", (x + 31, lines[0]), "", f"Player {seat + 1}", 13.5
    )
    yield Mark(
        f"{name}harmony",
        "swatch onpaper strong",
        (x + 18, (lines[1] + lines[2]) / 2 if tight else lines[1]),
        f"use ring {n(ring, 2)}",
        f"{total}",
        17 if large else 12,
        title=said,
    )
    text = f"{many} of {ends}" + " cards" * large
    yield Mark(f"{name}length", "soft left length", length, "", text, 12.5, title=title)
    third = lines[-1]
    held = [*painter.hand, *painter.secret]
    has = {
        "master": state.master == seat,
        "assistant": state.assistant == seat,
        "storm": painter.storms,
    }
    at = x + (45 if tight else 15)
    for token, title in TOKENS.items():
        many = painter.storms if token == "storm" else 1
        size = "use storms" if many > 1 else f"use {token} {'.9' if token == 'storm' else '.72'}"
        look, shape = ("swatch strong", size) if has[token] else ("away", "")
        place = (at + (15 if many > 1 else 0), third)
        text = f"{many}" if many > 1 else ""
        title = title if has[token] else ""
        yield Mark(f"{name}has {token}", look, place, shape, text, 12.5, title=title)
        at += (18 if tight else 22) + 12 * (many > 1) if has[token] else 0
    faces = [
        f"a {called(state.board.cards[card])}" if card not in BACKS else f"a {card} card face down"
        for card in held
    ]
    shown = bool(held) and bool(name)
    yield Mark(
        f"{name}holds",
        "swatch onpaper strong" if shown else "away",
        (at, third),
        "use held" if shown else "",
        f"{len(held)}" if shown else "",
        11.5,
        title=f"in hand: {'; '.join(faces)}" if shown else "",
    )


def thirds(plate: Box) -> list[float]:
    """Three lines on a small plate."""
    step = (plate.h - 4) / 3
    return [round(plate.y + 2 + step * (at + 0.5), 1) for at in range(3)]


def ends_at(state: State, seat: Seat) -> tuple[int, int]:
    """How many cards in a print end the game, and how many this player has."""
    painter = state.painters[seat]
    tile = bool(painter.tile) and state.switches.end_counts_tile
    return state.board.ends, len(painter.print) + tile


def blank_marks(state: State, seat: Seat, row: Row, working: bool, run: Run) -> Iterator[Mark]:
    """Numbers under the places of the own print, and the place where the next card is painted."""
    painter = state.painters[seat]
    many = len(painter.print) + bool(painter.tile)
    size = size_of(row, many + 1)
    ends = state.board.ends - state.switches.end_counts_tile
    for at in range(PLACES + SPARE):
        x, _ = corner(row, size, at)
        x, last = round(x + 50 * size, 1), at == ends
        text = "tile" if not at else f"{at}: end" if last else f"{at}"
        hidden = run.length > 1 and run.start <= at < run.start + run.length
        there = at <= max(ends, many) and not hidden
        look = "soft num" + " ends" * last if there else "away"
        title = f"{counted(ends, 'card')} in a print: the game ends after that round" * last
        yield Mark(f"num:{at}", look, (x, row.print.bottom + 8.5), "", text, 11.5, title=title)
    x, y = corner(row, size, many)
    middle = point(x + 50 * size, y + 66 * size)
    may = working and any(isinstance(move, Print) for move in legal_moves(state))
    text = "paint\nit here" if may else ""
    yield Mark(
        "print",
        "swatch goal",
        middle,
        f"box {n(100 * size - 4)} {n(132 * size - 4)}",
        text,
        13,
        "print",
        "the next place of the print, for a painted card",
    )


def reach_in_hand(state: State, seat: Seat, name: str) -> str:
    """Whether this player can paint a card in hand: in the work that goes on, or in the next."""
    board, painter, needs = state.board, state.painters[seat], state.board.cards[name].needs
    if state.step == WORK and state.seat == seat:
        return reach_in_work(board, painter, needs, painter.arrows - state.turned)
    return next_reach(board, painter, needs)


def hand_marks(state: State, seat: Seat, plan: Layout, tells: bool) -> Iterator[Mark]:
    """The cards in hand; secret ones say so. In what is left of the room, what the signs mean."""
    painter, room = state.painters[seat], plan.hand
    cards = [(name, "") for name in painter.hand]
    cards += [(name, ", only you have seen it") for name in painter.secret]
    for name in state.peeks if seat == state.seat and state.step == PEEK else ():
        cards.append((name, ", about to be looked at"))
    across = max(1, int(room.w / 112))
    limit = f", {'may ' * (across > 1)}keep {painter.keeps}" if painter.keeps else ""
    title = f"Hand{limit}" if cards or across > 1 else "Signs"
    yield Mark("hand", "soft left title", (room.x + 8, room.y + 12), "", title, 14)
    none = "soft left key" if across > 1 and not cards else "away"
    yield Mark("hand none", none, (room.x + 8, room.y + 34), "", "no cards", 12)
    size = min(1.0, (room.w / across - 3) / 108, (room.h - 24) / 3 / 78)
    rows = max(3, -(-len(cards) // across))
    down = min(77 * size, (room.h - 26 - 74 * size) / (rows - 1))
    for at in range(max(HANDS, len(cards))):
        name, note = cards[at] if at < len(cards) else ("", "")
        pick = f"hand:{name}" if name and name not in BACKS else ""
        x = room.x + room.w / across * (at % across + 0.5)
        y = room.y + 23 + 37 * size + down * (at // across)
        yield from card_marks(
            state.board,
            f"hand:{at}",
            name,
            point(x, y),
            round(size, 3),
            pick,
            "",
            note,
        )
        told = bool(name) and name not in BACKS and tells
        can = reach_in_hand(state, seat, name) if told else ""
        yield can_mark(f"can hand:{at}", can, (x, y), size)
    used = 23 + (-(-len(cards) // across) - 1) * down + 76 * size if cards else 14
    held = [state.board.cards[name] for name, _ in cards if name in state.board.cards]
    shown = {key for card in held for key in keys_on(card)}
    if tells:
        reaches = {reach_in_hand(state, seat, card.id) for card in held}
        shown |= {SIGNS[can] for can in reaches if can}
    yield from key_marks(room, room.y + used, min(2, across), shown)


def keys_on(card: Card) -> set[str]:
    """The signs on a card that are not told by themselves, by their names in the legend."""
    on = {
        "assistant": card.assistant,
        "keep": card.keeps,
        "arrow": card.arrows,
        "brush": card.brush,
        "wild": WILD in card.icons,
        "storm": card.season == STORM,
        "harmony": card.harmony or card.bonus,
    }
    return {name for name, there in on.items() if there}


def key_marks(room: Box, top: float, across: int, shown: set[str]) -> Iterator[Mark]:
    """A legend in what is left of the hand's room.

    Two columns leave room for a row of cards above them, and stay where they are; one has all.
    Where there is less room, what the cards in hand show comes first.
    """
    rows = min(-(-len(KEYS) // across), int((room.h - 26) / KEY))
    step = KEY if across > 1 else (room.h - 26) / rows
    if across > 1:
        head = room.bottom - 6 - step * rows - 9
        look = "soft left title" if head - 9 >= top else "away"
        yield Mark("signs", look, (room.x + 8, head), "", "What the signs mean", 13)
    names = list(KEYS)[: rows * across]
    free = max(0, int((room.bottom - 6 - top) / step))
    if across > 1 and free < rows:
        names = needed_last(names, rows, free, shown)
    for name in sorted(names, key=list(KEYS).index):  # marks keep their order
        at, words = names.index(name), KEYS[name]
        y = room.bottom - 6 - step * (rows - at % rows - 0.5)
        x = round(room.x + 34 + (at // rows) * 0.48 * room.w, 1)
        there = y - step / 2 >= top
        yield Mark(
            f"key:{name}",
            "soft left key" if there else "away",
            (x, round(y, 1)),
            f"use key-{name}" if there else "",
            words,
            12,
        )


def needed_last(names: Sequence[str], rows: int, free: int, shown: set[str]) -> list[str]:
    """The legend by columns, with what is needed most in their last rows, which are free.

    >>> needed_last(["wood", "brush", "need", "keep"], 2, 1, {"keep"})
    ['wood', 'brush', 'need', 'keep']
    """
    first = [*(name for name in LAST_GONE if name in shown), *LAST_GONE, *names]
    most = [name for name in dict.fromkeys(first) if name in names][: len(names) // rows * free]
    kept, gone = [x for x in names if x in most], [x for x in names if x not in most]
    above, found = rows - free, list[str]()
    for at in range(len(names) // rows):
        found += [*gone[at * above : (at + 1) * above], *kept[at * free : (at + 1) * free]]
    return found
