"""Kanagawa as a picture, and which touches spell a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..core.game import Seat
from ..core.scene import Mark, Scene
from .board import DATA
from .cards import BACKS, asks, count_of, gives
from .diplomas import reward_of
from .glyphs import glyph
from .mat import diploma_marks, school_marks, table_marks
from .moves import legal_moves, to_move
from .parts import card_marks, print_marks, studio_marks
from .state import (
    PEEK,
    SCHOOL,
    WORK,
    Back,
    Claim,
    Depart,
    Done,
    Leave,
    Move,
    Pass,
    Peek,
    Place,
    Print,
    Shift,
    State,
    Studio,
    Take,
    Tile,
    Turn,
)

LOOKS = DATA / "looks.css"
FRAME = (0.0, 0.0, 572.0, 520.0)
HANDS = 7
WAYS = 8  # marks for so many ways to use wild icons; there are seldom more than two
BUTTONS = {  # where they stand, and what they say
    "studio": (58, "To the studio"),
    "print": (150, "Paint it"),
    "done": (516, "Finish work"),
    "pass": (58, "Pass"),
    "depart": (180, "Leave empty"),
}
TOKENS = {
    "storm": "storm tokens: each makes a card show any season at the end",
    "master": "the Grand Master: first player of this round",
    "assistant": "the Assistant: first player of the next round",
}


def scene(state: State, seat: Seat) -> Scene:
    """The school, the diplomas, and one player's hand, print and studio."""
    marks = (
        *table_marks(state),
        *school_marks(state, seat),
        *diploma_marks(state, seat),
        *hand_marks(state, seat),
        *button_marks(state, seat),
        *own_marks(state, seat, 300),
    )
    return Scene(FRAME, marks, LOOKS, f"Kanagawa, seen by player {seat + 1}")


def side_scenes(state: State, seat: Seat) -> list[tuple[str, Scene]]:
    """The other players' prints and studios, as small pictures."""
    return [
        (
            f"Player {other + 1}",
            Scene(
                (0, 0, 572, 226),
                tuple(own_marks(state, other, 6)),
                LOOKS,
                f"Print and studio of player {other + 1}",
            ),
        )
        for other in range(len(state.painters))
        if other != seat
    ]


def own_marks(state: State, seat: Seat, top: float) -> Iterator[Mark]:
    """A print, the studio below it, and what else a player has."""
    painter, label = state.painters[seat], top + 86
    held = len(painter.hand) + len(painter.secret)
    kept = f", {held} in hand" if held else ""
    yield Mark("print", "left soft", (8, top), "", f"Print of player {seat + 1}{kept}", 10)
    yield from print_marks(state, seat, top + 6)
    yield Mark("studio", "left soft", (8, label), "", "Studio", 10)
    yield from supply_marks(painter.brushes, label)
    yield from token_marks(state, seat, label)
    yield from studio_marks(state, seat, label + 8)
    names = [f"{name} ({state.board.diplomas[name].harmony})" for name in painter.diplomas]
    told = f"Diplomas: {', '.join(names) or 'none'}"
    yield Mark("won", "left soft won", (214, label), "", told, 9 if len(names) < 5 else 7)


def supply_marks(spare: int, y: float) -> Iterator[Mark]:
    """The brushes that are not placed, on a tray that is easier to touch than they are."""
    away = "" if spare else " away"
    title = f"{count_of(spare, 'brush')} not placed yet"
    yield Mark("spare", f"supply{away}", (78, y - 2), "box 40 17", "", 10, "brush:spare", title)
    yield Mark("spare brush", f"brush{away}", (68, y - 2), glyph("brush", 68, y - 2, 17))
    yield Mark("spares", f"supply{away}", (86, y - 2), "", f"×{spare}", 10)


def token_marks(state: State, seat: Seat, y: float) -> Iterator[Mark]:
    """Storm tokens, and the two pawns."""
    storms = state.painters[seat].storms
    has = {"storm": storms, "master": state.master == seat, "assistant": state.assistant == seat}
    for at, (symbol, title) in enumerate(TOKENS.items()):
        x, look = 118 + 34 * at, "icon bare" if has[symbol] else "icon bare away"
        number = f"×{storms}" if symbol == "storm" and storms > 1 else ""
        shape = glyph(symbol, x, y - 2, 16)
        yield Mark(f"has {symbol}", look, (x + 12, y - 2), shape, number, 9, title=title)


def hand_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """The cards in hand; secret ones say so."""
    painter = state.painters[seat]
    cards = [(name, "") for name in painter.hand]
    cards += [(name, ", only you have seen it") for name in painter.secret]
    for name in state.peeks if seat == state.seat and state.step == PEEK else ():
        cards.append((name, ", about to be looked at"))
    yield Mark("hand", "left soft", (8, 243), "", "Hand", 10)
    for at in range(max(HANDS, len(cards))):
        name, note = cards[at] if at < len(cards) else ("", "")
        pick = f"hand:{name}" if name and name not in BACKS else ""
        yield from card_marks(state.board, f"hand:{at}", name, (77 + 74.0 * at, 243), pick, note)


def wilds(state: State) -> list[tuple[str, ...]]:
    """The ways to use wild icons that are open now, each once."""
    found = [move.wild for move in legal_moves(state) if isinstance(move, Print) and move.wild]
    return sorted(set(found))


def button_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """What can be done besides touching cards, brushes and icons; nothing on a covered screen."""
    covered = any(name in BACKS for name in state.painters[seat].secret)
    mine = state.seat == seat and to_move(state) == seat and not covered
    asked = state.asked[0] if mine and state.asked else ""
    working = mine and state.step == WORK and not asked
    choosing = mine and state.step == SCHOOL
    shown = dict.fromkeys(("studio", "print", "done"), working) | {"pass": choosing}
    shown["depart"] = choosing and not any(state.school)
    for name, (x, text) in BUTTONS.items():
        yield button(name, shown[name], x, 90, text, name)
    yield from wild_buttons(wilds(state) if working else [])
    yield button("diploma", bool(asked), 90, 154, f"Take {asked}", f"diploma:{asked}")
    yield button("leave", bool(asked), 260, 154, f"Leave {asked}", f"leave:{asked}")


def button(
    name: str, shown: bool, x: float, width: float, text: str, pick: str, title: str = ""
) -> Mark:
    """Something to touch that does what it says."""
    look, box = "button" if shown else "button away", f"box {width:g} 18"
    pick = pick if shown or name in BUTTONS else ""
    size, said = 10 if len(text) < 0.17 * width else 8, f"{text[:1].lower()}{text[1:]}"
    return Mark(f"button:{name}", look, (x, 279), box, text, size, pick, title or said)


def wild_buttons(ways: Sequence[tuple[str, ...]]) -> Iterator[Mark]:
    """A button for each way to paint on wild icons; narrow ones have initials only."""
    width = 270 / max(3, len(ways))
    for at in range(max(WAYS, len(ways))):
        way = ways[at] if at < len(ways) else ()
        short = "".join(kind[0].upper() for kind in way)
        text = f"wild {'+'.join(way)}" if len(ways) <= 3 else f"w {short}"
        title = f"paint with {' and '.join(way)} on wild icons"
        x = 199 + width * (min(at, len(ways)) + 0.5)
        yield button(f"wild:{at}", bool(way), x, width - 2, text, f"wild:{'+'.join(way)}", title)


def prompt(state: State) -> str:
    """What the player to move is asked to do."""
    if state.step == SCHOOL:
        stay = any(isinstance(move, Pass) for move in legal_moves(state))
        return f"Touch a column to take it{', or pass and wait for more cards' if stay else ''}."
    if state.step != WORK:
        return ""
    if state.asked:
        diploma = state.board.diplomas[state.asked[0]]
        what = gives(diploma, reward_of(diploma, state.switches))
        return f"You meet {diploma.id} ({asks(diploma)}; {what}): take it, or leave it for good?"
    painter = state.painter
    if painter.hand or painter.secret:
        return "Touch a card, then the studio or the print; or a brush and an icon."
    return "Touch a brush and an icon, or finish your work."


def picks(move: Move) -> tuple[str, ...]:
    """The touches that spell a move; the last is its goal."""
    match move:
        case Take(column):
            return (f"column:{column}",)
        case Studio(card):
            return f"hand:{card}", "studio"
        case Print(card, ()):
            return f"hand:{card}", "print"
        case Print(card, wild):
            return f"hand:{card}", f"wild:{'+'.join(wild)}"
        case Place(icon):
            return "brush:spare", f"icon:{icon}"
        case Shift(brush, icon):
            return f"brush:{brush}", f"icon:{icon}"
        case Claim(diploma):
            return (f"diploma:{diploma}",)
        case Leave(diploma):
            return (f"leave:{diploma}",)
        case Pass() | Depart() | Done():
            return (type(move).__name__.lower(),)
        case Tile() | Back() | Turn() | Peek():
            return ()


def intended_moves(state: State, touched: Sequence[str]) -> list[Move]:
    """Moves these touches may have meant, legal or not: to say why not."""
    if state.step not in (SCHOOL, WORK):
        return []
    said = dict(touch.partition(":")[::2] for touch in touched)
    if "column" in said:
        return [Take(int(said["column"]))]
    if "diploma" in said:
        return [Claim(said["diploma"])]
    if "hand" in said:
        return [Print(said["hand"])] if "print" in said else [Studio(said["hand"])]
    if "icon" in said:
        brush = said.get("brush", "spare")
        return [Place(said["icon"])] if brush == "spare" else [Shift(brush, said["icon"])]
    simple: dict[str, Move] = {"pass": Pass(), "depart": Depart(), "done": Done()}
    return [move for name, move in simple.items() if name in said]
