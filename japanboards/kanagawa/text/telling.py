"""What happens in Kanagawa, as sentences."""

from __future__ import annotations

from ..cards import REWARDS_IN_WORDS, count_of, in_words, print_half, studio_half, the_card
from ..rules.diplomas import reward_of, the_diploma
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


def printed(state: State, name: str) -> str:
    """A card with the season it brings to a print."""
    card = state.board.cards.get(name)
    return f"the {card.back} card ({print_half(card)})" if card else the_card({}, name)


def symbols(state: State, name: str) -> str:
    """What a card brings to a studio."""
    card = state.board.cards.get(name)
    return f": {studio_half(card)}" if card else ""


def sentence_case(text: str) -> str:
    """With a capital letter at its beginning."""
    return f"{text[:1].upper()}{text[1:]}"


def landscape(icon: str) -> str:
    """An icon by what it shows and whether it has served this round.

    >>> landscape("ocean"), landscape("ocean-used"), landscape("wild-used-spent")
    ('the ocean icon', 'the used ocean icon', 'the used wild icon')
    """
    kind, _, marks = icon.partition("-")
    used = "used " * ("used" in marks)
    return f"the {used}{kind} icon"


def tell(state: State, move: Move) -> str:
    """What happens, as a sentence."""
    who = f"Player {min(state.seat, state.seats - 1) + 1}"
    match move:
        case Tile(tile):
            return f"{who} gets the {tile} tile."
        case Back(color):
            return f"The next card of the deck has a {color} back."
        case Turn(card):
            return f"{sentence_case(printed(state, card))} is dealt face up."
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
            return f"{who} finishes the work{left_over(state)}."
    return tell_work(state, move, who)


def left_over(state: State) -> str:
    """What a player does not use when the work is finished."""
    painter = state.painter
    cards = len(painter.hand) + len(painter.secret)
    brushes = [f"{count_of(painter.brushes, 'brush')} not placed"] * bool(painter.brushes)
    kept = [f"{count_of(cards, 'card')} kept"] * bool(cards)
    return f", with {' and '.join(brushes + kept)}" if brushes or kept else ""


def tell_work(state: State, move: Move, who: str) -> str:
    """The same for what is done in a studio."""
    match move:
        case Studio(card):
            what = the_card(state.board.cards, card)
            return f"{who} adds {what} to the studio{symbols(state, card)}."
        case Print(card, wild):
            icons = "a wild icon" if len(wild) == 1 else "wild icons"
            on_wild = f", {in_words(wild)} on {icons}" if wild else ""
            return f"{who} paints {printed(state, card)}{on_wild}."
        case Place(icon):
            return f"{who} places a brush on {landscape(icon)}."
        case Shift(brush, icon):
            start, goal = landscape(brush), landscape(icon)
            goal = goal.replace("the ", "another ", 1) if start == goal else goal
            which = "a brush that has painted" if brush.endswith("-spent") else "a brush"
            return f"{who} moves {which} from {start} to {goal}."
        case Claim(diploma):
            return f"{who} takes {the_diploma(state, diploma)}{worth(state, diploma)}."
        case Leave(diploma):
            return f"{who} declines {the_diploma(state, diploma)} for good."
    raise ValueError(f"{move!r} is not a move of Kanagawa")


def worth(state: State, name: str) -> str:
    """What a diploma brings, in brackets."""
    diploma = state.board.diplomas.get(name)
    if diploma is None:
        return ""
    reward = reward_of(diploma, state.switches)
    return f" ({diploma.harmony} Harmony{f', {REWARDS_IN_WORDS[reward]}' if reward else ''})"
