"""Hokkaido's rules of cards: dealing, Claim, Reveal, Draw and Discard."""

from __future__ import annotations

from ...core.text import quoted
from ...core.words import listed
from ..book import BOOK
from ..cards import Card, weights
from .moves import BOTH_CARDS, Claim, Deal, Discard, Draw, Keep, Reveal, Take
from .paths import chain, cheapest
from .state import ACT, BOTH, DEAL, DECK, DRAW, FREE, KEEP, TAKE, Open, State

OnCard = Deal | Claim | Take | Discard | Reveal | Keep
Trade = Claim | Reveal


def named(state: State, seat: int) -> str:
    """A player, as one says it to the player on turn."""
    return "you" if seat == state.seat else f"player {seat + 1}"


def row_of(state: State, name: str) -> Open | None:
    """A public card by its name."""
    return next((row for row in state.public if row.card == name), None)


@BOOK.rule("HOK-GEN-04", Deal, Claim, Take, Discard, Reveal, Keep)
def the_card_exists(state: State, move: OnCard) -> str | None:
    if isinstance(move, Keep) and move.card == BOTH_CARDS:
        return None
    if move.card not in state.board.cards:
        return f"there is no trade card {quoted(move.card)}"


@BOOK.rule("HOK-DRAW-02", Deal)
def chance_deals_when_a_card_is_due(state: State, move: Deal) -> str | None:
    if state.step not in (DEAL, DRAW):
        return "nobody is drawing from the deck"


@BOOK.rule("HOK-RULING-10", Deal)
def a_card_comes_out_of_the_deck(state: State, move: Deal) -> str | None:
    due = state.step in (DEAL, DRAW) and move.card in state.board.cards
    if due and move.card not in dict(weights(state.pool, state.back, state.deck)):
        return f"{move.card} is not in the deck"


@BOOK.rule("HOK-CLAIM-01", Claim)
def a_claimed_card_is_public(state: State, move: Claim) -> str | None:
    if state.step == ACT and move.card in state.board.cards and not row_of(state, move.card):
        return f"{move.card} is not a public card"


@BOOK.rule("HOK-REV-07", Claim)
def a_revealed_card_belongs_to_one_player(state: State, move: Claim) -> str | None:
    for seat, player in enumerate(state.players):
        if state.step == ACT and seat != state.seat and move.card in player.revealed:
            return f"{move.card} lies revealed before player {seat + 1}, and only for this player"


def no_route(state: State, move: Trade) -> str | None:
    """A complaint that names what is missing for control of a card's route."""
    card = state.board.cards.get(move.card)
    if state.step != ACT or not card or chain(state.board, state.me.pieces, card):
        return None
    held = row_of(state, move.card) if isinstance(move, Claim) else move.card in state.me.hand
    return lacking(state, card) if held else None


def lacking(state: State, card: Card) -> str:
    """What the cheapest completion of a route still needs, in words."""
    mask = sum(1 << at for at, count in enumerate(state.me.pieces) if count)
    way = cheapest(state.board, mask, card)
    missing = [state.board.called(at) for at in way if not state.me.pieces[at]]
    return f"you do not control {card.name}: no piece of yours in {listed(missing, 12)}"


@BOOK.rule("HOK-CLAIM-01", Claim)
def a_claim_needs_control_of_the_route(state: State, move: Claim) -> str | None:
    return no_route(state, move)


@BOOK.rule("HOK-REV-02", Reveal)
def a_reveal_needs_control_of_the_route(state: State, move: Reveal) -> str | None:
    return no_route(state, move)


@BOOK.rule("HOK-ROUTE-01", Claim, Reveal)
def a_chain_of_own_provinces_joins_two_cities(state: State, move: Trade) -> str | None:
    card = state.board.cards.get(move.card)
    if card and not card.overseas:
        return no_route(state, move)


@BOOK.rule("HOK-ROUTE-03", Claim, Reveal)
def pieces_in_city_and_country_make_a_route(state: State, move: Trade) -> str | None:
    card = state.board.cards.get(move.card)
    if card and card.overseas:
        return no_route(state, move)


@BOOK.rule("HOK-CLAIM-07", Claim)
def a_card_has_two_spots(state: State, move: Claim) -> str | None:
    row = row_of(state, move.card)
    if state.step == ACT and row and row.second != FREE:
        return (
            f"both spots of {move.card} are taken, by {named(state, row.first)} and "
            f"{named(state, row.second)}"
        )


@BOOK.rule("HOK-CLAIM-09", Claim)
def one_piece_per_player_lies_on_a_card(state: State, move: Claim) -> str | None:
    row = row_of(state, move.card)
    if state.step == ACT and row and state.seat in (row.first, row.second):
        return f"a piece of yours lies on {move.card} already"


@BOOK.rule("HOK-REV-01", Reveal)
def a_revealed_card_comes_from_the_hand(state: State, move: Reveal) -> str | None:
    if state.step == ACT and move.card in state.board.cards and move.card not in state.me.hand:
        return f"{move.card} is not in your hand"


@BOOK.rule("HOK-RULING-13", Discard)
@BOOK.rule("HOK-DISC-01", Discard)
def a_discarded_card_comes_from_the_hand(state: State, move: Discard) -> str | None:
    if state.step == ACT and move.card in state.board.cards and move.card not in state.me.hand:
        return f"{move.card} is not in your hand"


@BOOK.rule("HOK-REV-05", Claim, Discard, Reveal)
def a_revealed_card_stays(state: State, move: Claim | Discard | Reveal) -> str | None:
    if state.step == ACT and move.card in state.me.revealed:
        return f"{move.card} lies revealed before you to the end of the game"


@BOOK.rule("HOK-RULING-08", Draw)
def an_empty_deck_gives_nothing(state: State, move: Draw) -> str | None:
    if state.step == ACT and not state.deck:
        return "the deck is empty"


@BOOK.rule("HOK-DRAW-07", Take)
def a_card_taken_is_public(state: State, move: Take) -> str | None:
    if state.step == ACT and move.card in state.board.cards and not row_of(state, move.card):
        return f"{move.card} is not a public card"


def lying(card: str, seat: int) -> str:
    """A piece of somebody else is on a card."""
    return f"a piece of player {seat + 1} lies on {card}"


def own_lying(card: str) -> str:
    """A piece of the player on turn is on a card."""
    return f"a piece of yours lies on {card}"


@BOOK.rule("HOK-DRAW-08", Take)
def a_card_taken_has_no_piece_on_it(state: State, move: Take) -> str | None:
    row = row_of(state, move.card)
    if state.step == ACT and row and row.first != FREE:
        others = [seat for seat in (row.first, row.second) if seat not in (FREE, state.seat)]
        return lying(move.card, others[0]) if others else own_lying(move.card)


@BOOK.rule("HOK-RULING-12", Take)
def a_card_with_an_own_piece_stays_too(state: State, move: Take) -> str | None:
    row = row_of(state, move.card)
    if state.step == ACT and row and state.seat in (row.first, row.second):
        return own_lying(move.card)


@BOOK.rule("HOK-DRAW-02", Keep)
def a_drawn_card_is_kept(state: State, move: Keep) -> str | None:
    if state.step in (ACT, DRAW):
        return "no two drawn cards wait for a decision"
    if state.step == KEEP and move.card in state.board.cards and move.card not in state.drawn:
        return f"{move.card} was not drawn; {listed([str(card) for card in state.drawn])} were"


@BOOK.rule("HOK-RULING-34", Keep)
@BOOK.rule("HOK-DRAW-05", Keep)
def keeping_both_costs_one_more_action(state: State, move: Keep) -> str | None:
    if state.step == KEEP and move.card == BOTH_CARDS and not state.left:
        return "both cards cost one more action, and none is left"


@BOOK.rule("HOK-RULING-06", Keep)
@BOOK.rule("HOK-RULING-07", Keep)
def keeping_both_is_a_second_action_of_draw(state: State, move: Keep) -> str | None:
    counted = state.switches.draw_cap == "actions"
    used = state.spent[DECK] + state.spent[TAKE] + state.spent[BOTH]
    if state.step == KEEP and move.card == BOTH_CARDS and counted and used >= 2:
        return "two actions of this turn went into Draw already, and both cards need one more"


@BOOK.rule("HOK-DRAW-06", Keep)
def both_cards_are_kept_once_a_turn(state: State, move: Keep) -> str | None:
    if state.step == KEEP and move.card == BOTH_CARDS and state.spent[BOTH]:
        return "both cards were kept once in this turn already"
