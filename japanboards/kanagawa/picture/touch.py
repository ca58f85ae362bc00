"""Kanagawa, touched: what is asked, which touches spell a move, and what others meant."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.asking import Way, sentence, ways_by
from ..rules.diplomas import asked_for
from ..rules.generator import legal_moves
from ..rules.icon_codes import EMPTY, brush_on, named
from ..rules.moves import (
    NO_CARD,
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
    Studio,
    Take,
    Tile,
    Turn,
)
from ..rules.painting import can_paint, least_wild, ready
from ..rules.state import SCHOOL, WORK, State


def ways(state: State) -> list[Way[Move]]:
    """The legal moves by what the player is asked to do."""
    kept = bool(state.step == WORK and state.painter.hand + state.painter.secret)
    return ways_by(legal_moves(state), lambda move: phrase(move, kept))


def phrase(move: Move, kept: bool) -> str:
    """What a player is asked to do for such a move; cards may be ``kept`` when work is done."""
    match move:
        case Take():
            return "touch a column to take it"
        case Pass():
            return "pass and wait for more cards"
        case Depart():
            return "leave without cards"
        case Studio():
            return "add a card to the studio"
        case Print():
            return "paint a card"
        case Place():
            return "place a brush"
        case Shift():
            return "move a brush"
        case Claim():
            return "take it"
        case Leave():
            return "decline it for good"
        case Done():
            return "finish your work and keep the rest" if kept else "finish your work"
    raise ValueError(f"{move!r} is not a choice of a player")


def prompt(state: State) -> str:
    """What the player to move is asked to do."""
    question = ""
    if state.step == WORK and state.asked:
        diploma = state.board.diplomas[state.asked[0]]
        also = [state.board.diplomas[name] for name in state.asked[1:]]
        more = any(each.category == diploma.category for each in also)
        better = "; a better one is offered next" * more
        question = f"You may have the diploma for {asked_for(diploma, state.switches)}{better}. "
    return question + sentence(ways(state))


def picks(move: Move) -> tuple[str, ...]:
    """The touches that spell a move; the last is its goal.

    Where a card can be painted on wild icons in one way alone, that needs no touch of its own.
    """
    match move:
        case Take(column):
            return (f"column:{column}",)
        case Studio(card):
            return f"hand:{card}", "studio"
        case Print(card, ()):
            return f"hand:{card}", "print"
        case Print(card, wild):
            return f"hand:{card}", f"wild:{'+'.join(wild)}", "print"
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
    """Moves these touches may have meant, legal or not: to say why not.

    They are about what was touched last, together with what was chosen before.
    """
    if state.step not in (SCHOOL, WORK) or not touched:
        return []
    before = [touch.partition(":")[::2] for touch in touched[:-1]]
    kind, _, name = touched[-1].partition(":")
    cards = [what for how, what in before if how == "hand"]
    match kind:
        case "column":
            return [Take(int(name))]
        case "diploma":
            return [Claim(name)]
        case "leave":
            return [Leave(name)]
        case "pass":
            return [Pass()]
        case "depart":
            return [Depart()]
        case "done":
            return [Done()]
        case "hand":
            return [Studio(name)]
        case "studio":
            return [Studio(card) for card in cards[-1:] or in_hand(state)]
        case "print":
            wild = next((tuple(what.split("+")) for how, what in before if how == "wild"), None)
            return [painting(state, card, wild) for card in cards[-1:] or in_hand(state)]
        case "wild":
            return [Print(card, tuple(name.split("+"))) for card in cards[-1:]]
    brushes = [what for how, what in before if how == "brush"]
    return brush_moves(state, kind, name, brushes)


def in_hand(state: State) -> list[str]:
    """The cards that may be meant where none was touched: those in hand, or none."""
    held = [*state.painter.hand, *state.painter.secret]
    return [card for card in held if card in state.board.cards] or [NO_CARD]


def painting(state: State, card: str, wild: tuple[str, ...] | None) -> Print:
    """How a card is meant to be painted: as it was said, or else with the fewest wild icons."""
    there = ready(state.board, state.painter.icons)
    needs = state.board.cards[card].needs if card in state.board.cards else ()
    if wild is None and state.step == WORK and can_paint(needs, there):
        wild = least_wild(needs, there)
    return Print(card, wild or ())


def brush_moves(state: State, kind: str, name: str, brushes: Sequence[str]) -> list[Move]:
    """What was meant by a brush or an icon, with the brush that was chosen before, if any."""
    if kind == "icon":
        return [onto(brush, name) for brush in (brushes or ("spare",))[-1:]]
    if kind != "brush":
        return []
    if brushes and name != "spare":  # the icon under that brush was meant
        return [onto(brushes[-1], name.removesuffix("-spent"))]
    return [onto(name, icon) for icon in goals(state)]


def onto(brush: str, icon: str) -> Move:
    """A brush goes onto an icon: one that waits, or one that stands on another."""
    return Place(icon) if brush == "spare" else Shift(brush, icon)


def goals(state: State) -> list[str]:
    """Where a brush may be meant to go: the empty icons, or any where all have a brush."""
    icons = state.painter.icons
    empty = [icon for icon in icons if brush_on(icon) == EMPTY]
    every = [icon - brush_on(icon) for icon in icons]
    return sorted({named(state.board.icons, icon) for icon in empty or every})
