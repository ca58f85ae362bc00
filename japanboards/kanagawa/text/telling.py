"""What happens in Kanagawa, as sentences."""

from __future__ import annotations

from ..cards import in_words
from ..rules.diplomas import reward_of
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
from ..rules.state import State


def named(state: State, card: str) -> str:
    """A card and what its print shows, shortly."""
    known = state.board.cards.get(card)
    if not known:
        return card
    return f"{card} ({known.subject or 'no subject'}, {known.season})"


def landscape(icon: str) -> str:
    """What an icon shows, without whether it has served and what stands on it.

    >>> landscape("wild-used-spent")
    'wild'
    """
    return icon.partition("-")[0]


def tell(state: State, move: Move) -> str:
    """What happens, as a sentence."""
    who = f"Player {min(state.seat, state.seats - 1) + 1}"
    match move:
        case Tile(tile):
            return f"{who} gets the {tile} tile."
        case Back(color):
            return f"The next card of the deck has a {color} back."
        case Turn(card):
            return f"{named(state, card)} is dealt face up."
        case Peek():
            back = state.peeks[0] if state.peeks else "face-down"
            return f"{who} looks at a {back} card that nobody else sees."
        case Pass():
            return f"{who} passes and stays at School."
        case Take(column):
            return f"{who} takes column {column}."
        case Depart():
            return f"{who} leaves School without cards."
        case Done():
            return f"{who} finishes the work."
    return tell_work(state, move, who)


def tell_work(state: State, move: Move, who: str) -> str:
    """The same for what is done in a studio."""
    match move:
        case Studio(card):
            return f"{who} adds {card} to the studio."
        case Print(card, wild):
            on_wild = f", {in_words(wild)} on wild icons" if wild else ""
            return f"{who} paints {named(state, card)}{on_wild}."
        case Place(icon):
            return f"{who} places a brush on {landscape(icon)}."
        case Shift(brush, icon):
            return f"{who} moves a brush from {landscape(brush)} to {landscape(icon)}."
        case Claim(diploma):
            return f"{who} takes the diploma {diploma}{worth(state, diploma)}."
        case Leave(diploma):
            return f"{who} leaves the diploma {diploma} for good."
    raise ValueError(f"{move!r} is not a move of Kanagawa")


def worth(state: State, name: str) -> str:
    """What a diploma brings, in brackets."""
    diploma = state.board.diplomas.get(name)
    if diploma is None:
        return ""
    reward = reward_of(diploma, state.switches)
    return f" ({diploma.harmony} Harmony{f', {reward}' if reward else ''})"
