"""Kanagawa as a picture, and which touches spell a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..core.game import Seat
from ..core.scene import Mark, Scene
from .board import DATA
from .cards import BACKS, asks, gives
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
BUTTONS = {
    "studio": "To the studio",
    "print": "Paint it",
    "done": "Finish work",
    "pass": "Pass",
    "depart": "Leave with nothing",
}


def scene(state: State, seat: Seat) -> Scene:
    """The school, the diplomas, and one player's hand, print and studio."""
    marks = (
        *table_marks(state),
        *school_marks(state, seat),
        *diploma_marks(state, seat),
        *hand_marks(state, seat),
        *button_marks(state, seat),
        *own_marks(state, seat, 296),
    )
    return Scene(FRAME, marks, LOOKS, f"Kanagawa, seen by player {seat + 1}")


def asides(state: State, seat: Seat) -> list[tuple[str, Scene]]:
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
    """A print, the studio below it, spare brushes, storms and diplomas."""
    painter = state.painters[seat]
    held = len(painter.hand) + len(painter.secret)
    kept = f", {held} in hand" if held else ""
    yield Mark("print", "left soft", (8, top), "", f"Print of player {seat + 1}{kept}", 10)
    yield from print_marks(state, seat, top + 6)
    spare = painter.brushes
    label = top + 86
    yield Mark("studio", "left soft", (8, label), "", "Studio", 10)
    look = "brush" if spare else "brush away"
    title = f"{spare} brushes not placed yet"
    shape = glyph("brush", 70, label, 20) if spare else "M0 0"
    yield Mark("spare", look, (70, label), shape, "", 10, "brush:spare", title)
    yield Mark("spares", "left strong", (80, label), "", f"×{spare}" if spare else "", 10)
    for at, (symbol, count, word) in enumerate(
        (
            ("storm", painter.storms, "storm tokens"),
            ("master", state.master == seat, "the Grand Master: first player of this round"),
            ("assistant", state.assistant == seat, "the Assistant: first player of the next round"),
        )
    ):
        x = 118 + 34 * at
        away = "" if count else " away"
        number = f"×{count}" if symbol == "storm" and count > 1 else ""
        look = f"icon bare{away}"
        yield Mark(
            f"has {symbol}",
            look,
            (x + 12, label),
            glyph(symbol, x, label, 16),
            number,
            9,
            title=word,
        )
    yield from studio_marks(state, seat, label + 8)
    names = [f"{name} ({state.board.diplomas[name].harmony})" for name in painter.diplomas]
    told = f"Diplomas: {', '.join(names) or 'none'}"
    yield Mark("won", "left soft", (214, label), "", told, 9 if len(names) < 5 else 7)


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
        yield from card_marks(state.board, f"hand:{at}", name, (72 + 74.0 * at, 243), pick, note)


def wilds(state: State, seat: Seat) -> list[tuple[str, ...]]:
    """The ways to use wild icons that are open now, each once."""
    if state.seat != seat or to_move(state) != seat:
        return []
    found = [move.wild for move in legal_moves(state) if isinstance(move, Print) and move.wild]
    return sorted(set(found))


def button_marks(state: State, seat: Seat) -> Iterator[Mark]:
    """What can be done besides touching cards, brushes and icons."""
    mine = state.seat == seat and to_move(state) == seat
    asked = state.asked[0] if mine and state.asked else ""
    working = mine and state.step == WORK and not asked
    choosing = mine and state.step == SCHOOL
    shown = {
        "pass": choosing,
        "depart": choosing and not any(state.school),
        "studio": working,
        "print": working,
        "done": working,
    }
    places = {"studio": 58, "print": 150, "done": 516, "pass": 58, "depart": 180}
    for name, text in BUTTONS.items():
        look = "button" if shown[name] else "button away"
        yield Mark(
            f"button:{name}", look, (places[name], 279), "box 90 18", text, 10, name, text.lower()
        )
    ways = wilds(state, seat) if working else []
    for at in range(3):
        way = ways[at] if at < len(ways) else ()
        text = f"wild: {'+'.join(way)}"
        title = f"paint with {' and '.join(way)} on wild icons"
        look = "button" if way else "button away"
        pick = f"wild:{'+'.join(way)}" if way else ""
        yield Mark(
            f"button:wild:{at}", look, (244 + 90 * at, 279), "box 88 18", text, 9, pick, title
        )
    for name, x, word in (("diploma", 90, "Take"), ("leave", 260, "Leave")):
        look = "button" if asked else "button away"
        pick = f"{name}:{asked}" if asked else ""
        text = f"{word} {asked}" if asked else word
        yield Mark(f"button:{name}", look, (x, 279), "box 154 18", text, 10, pick, text.lower())


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


def meant(state: State, touched: Sequence[str]) -> list[Move]:
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
