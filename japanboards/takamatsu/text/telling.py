"""Takamatsu, told: what happens, as a sentence that gives no secret away."""

from __future__ import annotations

from ...core.words import capital, signed
from ..board import COLORS, spoken
from ..rules.moves import (
    NO_CARD,
    Activate,
    Back,
    Deal,
    Flip,
    March,
    Move,
    Peek,
    Start,
    Wait,
    in_words,
)
from ..rules.setup import next_dealt
from ..rules.state import State, colors_of


def tell(state: State, move: Move) -> str:
    """What happens, as a sentence that gives no secret away."""
    who = f"Player {state.asked + 1}"
    match move:
        case March(_, party, to) if not any(party):
            return f"{who} moves nobody to {spoken(to)}."
        case March(room, party, to):
            return f"{who} moves {in_words(party)} from {spoken(room)} to {spoken(to)}."
        case Activate(card, pagoda) if card == NO_CARD:
            return f"{who} uses a hidden card for the {pagoda} pagoda."
        case Activate(card, pagoda):
            return f"{who} uses the hidden {signed(card)} for the {pagoda} pagoda."
        case Wait():
            return f"{who} keeps the hidden card{'s' * (hidden_cards(state) != 1)}."
        case Deal(color):
            return f"Player {next_dealt(state) + 1} gets {color}."
        case Start(seat):
            return f"Player {seat + 1} begins."
        case Back(kind):
            top = f"the deck's next card {'shows its value' if kind == 'open' else 'is hidden'}"
            return f"{capital(f'{taking(state)}{top}')}."
        case Flip(value):
            return f"The new card is turned up: {signed(value)}."
        case Peek():
            got = f"Player {state.owners[state.due[0]] + 1}" if state.due else "Somebody"
            return f"{got} looks at the hidden card."


def hidden_cards(state: State) -> int:
    """How many hidden cards whoever is asked holds."""
    return sum(len(state.held[color]) for color in colors_of(state.owners, state.asked))


def taking(state: State) -> str:
    """Who takes a card while the next one comes to light, if somebody does."""
    if state.cards.taken is None or not state.due:
        return ""
    return f"{COLORS[state.due[0]]} takes its card; "
