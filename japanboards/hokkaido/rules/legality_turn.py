"""Hokkaido's rules of the turn: what may be done when, and how often."""

from __future__ import annotations

from ..book import BOOK
from .moves import (
    Action,
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
from .state import (
    ACT,
    BOTH,
    CLAIM,
    DEAL,
    DECK,
    DISCARD,
    DRAW,
    GROW,
    KEEP,
    LAND,
    OVER,
    PLACE,
    REVEAL,
    SEA,
    TAKE,
    State,
)

ACTS = (Land, Sea, Grow, Claim, Draw, Take, Discard, Reveal)
COUNTED = {
    Land: ("Land Move", LAND),
    Sea: ("Sea Move", SEA),
    Grow: ("Grow", GROW),
    Claim: ("Claim", CLAIM),
    Discard: ("Discard", DISCARD),
    Reveal: ("Reveal", REVEAL),
}


@BOOK.rule("HOK-END-05", Deal, Place, *ACTS, Keep, Stop)
def the_game_is_not_over(state: State, move: Move) -> str | None:
    if state.step == OVER:
        return "all last turns are played and the points are counted"


@BOOK.rule("HOK-SETUP-14", *ACTS, Keep, Stop)
def the_first_turn_follows_the_last_placement(state: State, move: Move) -> str | None:
    if state.step in (DEAL, PLACE):
        return "first everybody places a piece in a city"


@BOOK.rule("HOK-SETUP-12", Place)
def everybody_places_one_piece(state: State, move: Place) -> str | None:
    if state.step in (ACT, DRAW, KEEP):
        return "everybody has placed a starting piece already"


@BOOK.rule("HOK-RULING-02", Place)
def cards_are_dealt_before_pieces_are_placed(state: State, move: Place) -> str | None:
    if state.step == DEAL:
        return "the cards are dealt first"


@BOOK.rule("HOK-RULING-07", *ACTS, Stop)
def drawn_cards_are_dealt_with_first(state: State, move: Action | Stop) -> str | None:
    if state.step in (DRAW, KEEP):
        return "first decide which of the drawn cards is kept"


@BOOK.rule("HOK-TURN-03", Stop)
def three_actions_are_taken(state: State, move: Stop) -> str | None:
    if state.step == ACT:
        many = "s" * (state.left > 1)
        return f"{state.left} action{many} must still be taken; the turn ends by itself after that"


def third(state: State, move: Action) -> str | None:
    """A complaint about the third action of a kind other than Draw."""
    name, kind = COUNTED[type(move)]
    if state.step == ACT and state.spent[kind] >= 2:
        return f"this turn has two {name}s already"


@BOOK.rule("HOK-TURN-05", *COUNTED)
def no_kind_of_action_is_taken_three_times(state: State, move: Action) -> str | None:
    return third(state, move)


@BOOK.rule("HOK-LAND-07", Land)
def two_land_moves_are_the_most(state: State, move: Land) -> str | None:
    return third(state, move)


@BOOK.rule("HOK-SEA-06", Sea)
def two_sea_moves_are_the_most(state: State, move: Sea) -> str | None:
    return third(state, move)


@BOOK.rule("HOK-GROW-07", Grow)
def two_grows_are_the_most(state: State, move: Grow) -> str | None:
    return third(state, move)


@BOOK.rule("HOK-RULING-16", Claim)
def two_claims_are_the_most(state: State, move: Claim) -> str | None:
    return third(state, move)


@BOOK.rule("HOK-REV-08", Reveal)
def two_reveals_are_the_most(state: State, move: Reveal) -> str | None:
    return third(state, move)


@BOOK.rule("HOK-DISC-02", Discard)
def two_discards_are_the_most(state: State, move: Discard) -> str | None:
    return third(state, move)


def draws_counted(state: State, move: Draw | Take) -> tuple[int, str]:
    """How much of this turn's Draw is used up, and in what it is counted."""
    spent, cap = state.spent, state.switches.draw_cap
    if cap == "ways":
        way = TAKE if isinstance(move, Take) else DECK
        return spent[way], "draws of this way"
    if cap == "draws":
        return spent[DECK] + spent[TAKE], "draws"
    return spent[DECK] + spent[TAKE] + spent[BOTH], "actions spent on Draw"


@BOOK.rule("HOK-RULING-06", Draw, Take)
@BOOK.rule("HOK-TURN-05", Draw, Take)
def two_draws_are_the_most(state: State, move: Draw | Take) -> str | None:
    used, what = draws_counted(state, move)
    if state.step == ACT and used >= 2:
        return f"this turn has two {what} already"


@BOOK.rule("HOK-DRAW-04", Draw)
def two_draws_from_the_deck_are_the_most(state: State, move: Draw) -> str | None:
    if state.step == ACT and state.spent[DECK] >= 2:
        return "this turn has two draws from the deck already"


@BOOK.rule("HOK-DRAW-09", Take)
def two_draws_of_public_cards_are_the_most(state: State, move: Take) -> str | None:
    if state.step == ACT and state.spent[TAKE] >= 2:
        return "this turn has two draws of public cards already"
