"""Kanagawa as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ...core.game import Seat
from ...core.scene import Mark, Scene
from ..cards import BACKS
from ..rules.diplomas import asked_for
from ..rules.generator import legal_moves, to_move
from ..rules.moves import Print
from ..rules.state import PEEK, SCHOOL, WORK, State
from .cards import card_marks
from .painter import own_marks
from .table import diploma_marks, school_marks, table_marks
from .touch import intended_moves, picks, prompt, ways

__all__ = ["intended_moves", "picks", "prompt", "scene", "side_scenes", "ways"]

LOOKS = Path(__file__).parent / "looks.css"
FRAME = (0.0, 0.0, 572.0, 520.0)
HANDS = 7
WAYS = 8  # ways to use wild icons that have a mark; there are seldom more than two
BUTTONS = {  # where they stand, and what they say
    "studio": (58, "To the studio"),
    "print": (150, "Paint it"),
    "done": (516, "Finish work"),
    "pass": (58, "Pass"),
    "depart": (180, "Leave empty"),
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
        for other in range(state.seats)
        if other != seat
    ]


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
    what = asked_for(state.board.diplomas[asked], state.switches) if asked else ""
    yield button("diploma", bool(asked), 90, 160, f"Take: {what}", f"diploma:{asked}")
    yield button("leave", bool(asked), 260, 160, f"Leave: {what}", f"leave:{asked}")


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
