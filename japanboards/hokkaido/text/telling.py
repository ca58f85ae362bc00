"""Moves of Hokkaido told as sentences."""

from __future__ import annotations

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
from ..rules.state import DEAL, State


def tell(state: State, move: Move) -> str:
    """What happens, as a sentence. It tells no secret: the log is read by all."""
    who = f"Player {state.seat + 1}"
    match move:
        case Deal(card):
            if state.step == DEAL and len(state.public) < state.board.public:
                return f"{card} is laid open."
            return "A card is dealt face down." if state.step == DEAL else "A card is drawn."
        case Place(province):
            return f"{who} starts in {called(state, province)}."
        case Land(province, to):
            return f"{who} moves from {province} to {called(state, to)}."
        case Sea(place, to):
            return f"{who} sails from {place} to {called(state, to)}."
        case Grow(province):
            return f"{who} grows in {called(state, province)}."
        case Claim(card):
            return f"{who} claims {card}."
        case Draw():
            return f"{who} draws from the deck."
        case Keep(card):
            if card == BOTH_CARDS:
                return f"{who} keeps both cards."
            return f"{who} keeps one card of two."
        case Take(card):
            return f"{who} takes {card}."
        case Discard(card):
            return f"{who} discards {card}."
        case Reveal(card):
            return f"{who} reveals {card}."
        case Stop():
            return f"{who} ends the turn."


def called(state: State, name: str) -> str:
    """A place as the log has it: with the city that cards know it by."""
    at = state.board.index.get(name)
    return name if at is None else state.board.called(at)
