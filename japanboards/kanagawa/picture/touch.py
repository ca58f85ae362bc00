"""Kanagawa, touched: what is asked, which touches spell a move, and what others meant."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import asks, gives
from ..rules.diplomas import reward_of
from ..rules.generator import legal_moves
from ..rules.moves import (
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
from ..rules.state import SCHOOL, WORK, State


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
