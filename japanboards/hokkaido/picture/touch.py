"""What the player to move in Hokkaido is asked, and which touches spell a move."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.effects_conflict import overfull
from ..rules.moves import (
    BOTH_CARDS,
    Claim,
    Deal,
    Discard,
    Draw,
    Grow,
    Keep,
    Land,
    Move,
    Place,
    Reveal,
    Sea,
    Stop,
    Take,
)
from ..rules.state import ACT, DEAL, DRAW, KEEP, OVER, PLACE, State


def prompt(state: State) -> str:
    """What the player to move is asked to do, and which conflicts the turn would end with."""
    if state.step == PLACE:
        return "Choose the city you start in."
    if state.step == KEEP:
        both = " Keep both for one more action." if state.left else ""
        return f"Two cards are drawn: touch the one you keep.{both}"
    if state.step != ACT:
        return ""
    many = "s" * (state.left > 1)
    asked = f"{state.left} action{many} left: touch a piece and where it goes, or an action."
    return " ".join([asked, *warnings(state)])


def warnings(state: State) -> list[str]:
    """Conflicts that will be settled when the turn ends."""
    return [
        f"{state.board.names[at]} will be over its limit by {excess}."
        for at, excess in overfull(state)
    ]


def picks(move: Move) -> tuple[str, ...]:
    """The touches that spell a move; the last is its goal.

    A card or a province may be touched to look at it, so the action is the goal, not the card.
    """
    match move:
        case Place(province):
            return (f"place:{province}",)
        case Land(place, to) | Sea(place, to):
            return f"piece:{place}", f"place:{to}"
        case Grow(province):
            return f"place:{province}", "do:grow"
        case Claim(card) | Take(card) | Discard(card) | Reveal(card):
            return f"card:{card}", f"do:{type(move).__name__.lower()}"
        case Draw():
            return ("do:draw",)
        case Keep(card):
            return ("do:both",) if card == BOTH_CARDS else (f"card:{card}",)
        case Stop():
            return ("do:stop",)
        case Deal():
            return ()


def intended_moves(state: State, touched: Sequence[str]) -> list[Move]:
    """Moves these touches may have meant, legal or not: to say why not."""
    said = dict(touch.partition(":")[::2] for touch in touched)
    if state.step in (DEAL, DRAW, OVER):
        return []
    if state.step == PLACE:
        return [Place(said["place"])] if "place" in said else []
    if state.step == KEEP:
        return [Keep(BOTH_CARDS if said.get("do") == "both" else said.get("card", ""))]
    if "do" in said:
        return meant_by_button(state, said)
    if "card" in said:
        return meant_by_card(state, said["card"])
    return meant_by_place(state, said)


def meant_by_button(state: State, said: dict[str, str]) -> list[Move]:
    """A button, with what it was about or everything it could be about."""
    own = [name for name in state.me.hand if isinstance(name, str)]
    public = [row.card for row in state.public]
    match said["do"]:
        case "stop":
            return [Stop()]
        case "draw":
            return [Draw()]
        case "both":
            return [Keep(BOTH_CARDS)]
        case "grow":
            provinces = state.board.names[: state.board.size]
            return [Grow(name) for name in ([said["place"]] if "place" in said else provinces)]
    kinds: dict[str, tuple[type[Claim | Take | Discard | Reveal], list[str]]] = {
        "claim": (Claim, public),
        "take": (Take, public),
        "discard": (Discard, own),
        "reveal": (Reveal, own),
    }
    kind, cards = kinds[said["do"]]
    return [kind(card) for card in ([said["card"]] if "card" in said else cards)]


def meant_by_card(state: State, card: str) -> list[Move]:
    """A card alone: what one wants of a public one, and of one's own."""
    if card in state.me.hand:
        return [Reveal(card)]
    return [Claim(card)]


def meant_by_place(state: State, said: dict[str, str]) -> list[Move]:
    """A piece and a place, or a place alone: any own piece may have been meant to go there."""
    board = state.board
    goal = said.get("place", said.get("piece", ""))
    starts = [said["piece"]] if "piece" in said else standing(state)
    overseas = {*board.names[board.size :]}
    moves: list[Move] = []
    for start in starts:
        by_sea = start in overseas or goal in overseas
        moves.append(Sea(start, goal) if by_sea else Land(start, goal))
    return moves or [Grow(goal)]


def standing(state: State) -> list[str]:
    """The places with a piece of the player on turn."""
    return [state.board.names[at] for at, count in enumerate(state.me.pieces) if count]
