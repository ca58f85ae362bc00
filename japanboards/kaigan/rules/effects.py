"""Kaigan: what moves do, and how the card phase goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ...core.rulebook import Event
from ..cards import GREAT_PRICES, MAP_PRICES
from .effects_actions import act, advance, dispatch, finish, flexible, mark, send, told
from .effects_rounds import rolled, settle
from .moves import (
    Act,
    Claim,
    Dispatch,
    Flexible,
    Great,
    Lay,
    Map,
    Move,
    Pass,
    Quadrant,
    Reveal,
    Roll,
    Send,
    Stop,
)
from .state import (
    CARDS,
    NO_SEAT,
    TILES,
    Laid,
    Site,
    State,
    put,
    updated,
    updated_player,
)


def apply(state: State, move: Move) -> State:
    """The position after a move, which is trusted to be legal."""
    return DOES[type(move)](state, move)


def revealed(state: State, name: str) -> State:
    """A tile fills the first gap; then the next gap, the first round, or the scoring goes on."""
    gap = state.map.index(None)
    bare = Site(state.board.tile[name], (0,) * (state.seats + 1))
    pile = tuple([other for other in state.pile if other != name])
    filled = put(state.map, gap, bare)
    if state.phase != TILES:
        return settle(updated(state, map=filled, pile=pile, news=()))
    if None in filled:
        return updated(state, map=filled, pile=pile, news=())
    news = told("KAI-P1-01", f"round 1 begins: player {state.seat + 1} opens")
    return updated(state, map=filled, pile=pile, phase=CARDS, news=(news,))


def lay(state: State, move: Lay) -> State:
    """A card leaves the hand for the grid."""
    card, at = move.card, state.board.space(move.row, move.space)
    player = state.players[state.seat]
    hand = updated_player(player, cards=tuple([other for other in player.cards if other != card]))
    return updated(
        state,
        players=put(state.players, state.seat, hand),
        grid=put(state.grid, at, Laid(state.seat, card)),
        opened=True,
        news=() if hand.cards else last_card(state.seat),
    )


@cache
def last_card(seat: int) -> tuple[Event]:
    """Who lays the last card has to claim."""
    return (told("KAI-P1-12", f"player {seat + 1} has no card left and has to claim a row"),)


def pass_with_quadrant(state: State) -> State:
    """The Quadrant Card lies on the board again, and the turn goes on as after a card."""
    news = (told("KAI-P1-06", "the Quadrant Card is back on row 1"),)
    if state.switches.quadrant_pass_then_claim:
        return updated(state, quadrant=NO_SEAT, opened=True, news=news)
    return next_turn(state, state.claims, NO_SEAT, news)


def next_turn(
    state: State, claims: tuple[int, ...], quadrant: int, news: tuple[Event, ...] = ()
) -> State:
    """The nearest seat without a row; when all have one, the actions begin."""
    players = state.seats
    for step in range(1, players + 1):
        seat = (state.seat + step) % players
        if seat not in claims:
            return updated(
                state, claims=claims, seat=seat, opened=False, quadrant=quadrant, news=news
            )
    news = news + end_of_claims(quadrant)
    return advance(updated(state, claims=claims), 0, state.players, state.grid, state.map, news)


@cache
def end_of_claims(quadrant: int) -> tuple[Event, ...]:
    """Everybody has a row; an unspent Quadrant Card goes back to the board."""
    news = told(
        "KAI-P1-13", "everybody has a row: the actions begin; a card acts for whoever has its row"
    )
    if quadrant == NO_SEAT:
        return (news,)
    back = f"player {quadrant + 1} puts the unspent Quadrant Card back"
    return (news, told("KAI-P1-16", back))


def claim(state: State, move: Claim) -> State:
    """A row belongs to the seat, and its turn is over."""
    return next_turn(state, put(state.claims, move.row - 1, state.seat), state.quadrant)


DOES: dict[type, Callable[[State, Any], State]] = {
    Reveal: lambda state, move: revealed(state, move.tile),
    Roll: lambda state, move: rolled(state, move.value),
    Lay: lay,
    Quadrant: lambda state, move: pass_with_quadrant(state),
    Claim: claim,
    Stop: lambda state, move: next_turn(state, state.claims, state.quadrant),
    Pass: lambda state, move: finish(state, state.players),
    Act: lambda state, move: act(state),
    Flexible: lambda state, move: flexible(state, move.choice),
    Send: lambda state, move: send(state, move.origin, move.tile),
    Dispatch: lambda state, move: dispatch(state, move.surveyors),
    Map: lambda state, move: mark(state, (move.tile,) * move.markers, MAP_PRICES[move.markers]),
    Great: lambda state, move: mark(
        state, move.tiles, GREAT_PRICES[move.tariff] * len(set(move.tiles))
    ),
}
