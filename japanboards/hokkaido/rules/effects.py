"""Hokkaido: what each move does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.bag import without
from ...core.rulebook import Event
from ...core.secrets import known
from ..book import BOOK
from .effects_turn import acted, called, end_turn, one_more
from .generator import can_act
from .memory import IN_DECK, kept_by, seen_in
from .moves import (
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
    Take,
)
from .setup import deal, place
from .state import (
    ACT,
    BOTH,
    CLAIM,
    DEAL,
    DECK,
    DISCARD,
    DRAW,
    FREE,
    GROW,
    KEEP,
    LAND,
    REVEAL,
    SEA,
    TAKE,
    Open,
    Player,
    State,
    updated,
    updated_player,
)


def apply(state: State, move: Move) -> State:
    """The position after a move, which is trusted to be legal."""
    begun = updated(state, news=()) if state.news else state
    return DOES[type(move)](begun, move)


def shift(state: State, start: str, to: str) -> Player:
    """The player on turn with a piece moved."""
    index, me = state.board.index, state.me
    at, goal = index[start], index[to]
    row = list(me.pieces)
    row[at] -= 1
    row[goal] += 1
    mask = me.mask | 1 << goal
    return updated_player(me, pieces=tuple(row), mask=mask if row[at] else mask & ~(1 << at))


def land(state: State, move: Land) -> State:
    """A piece moves by land."""
    return acted(state, LAND, shift(state, move.province, move.to))


def sail(state: State, move: Sea) -> State:
    """A piece moves by sea."""
    return acted(state, SEA, shift(state, move.place, move.to))


def grow(state: State, move: Grow) -> State:
    """A piece from the stock joins a province."""
    me = state.me
    news: tuple[Event, ...] = ()
    if state.landless:
        who = f"player {state.seat + 1} began this turn off the island"
        news = (Event(BOOK["HOK-GROW-02"], f"{who} and grows in Sapporo"),)
    return acted(state, GROW, me.with_piece(state.board.index[move.province], me.stock - 1), news)


def claim(state: State, move: Claim) -> State:
    """A piece goes on a public card: left for the first, with two points; right for the second."""
    seat, me = state.seat, state.me
    rows = list(state.public)
    at = next(i for i, row in enumerate(rows) if row.card == move.card)
    if rows[at].first == FREE:
        rows[at] = Open(move.card, seat)
        told = f"player {seat + 1} is the first on {move.card}: 2 points"
        news = Event(BOOK["HOK-CLAIM-02"], told)
    else:
        rows[at] = Open(move.card, rows[at].first, seat)
        told = f"player {seat + 1} is the second on {move.card}: no points now"
        news = Event(BOOK["HOK-CLAIM-04"], told)
    return acted(state, CLAIM, updated_player(me, stock=me.stock - 1), (news,), public=tuple(rows))


def let_go_of(state: State, me: Player, card: str) -> tuple[Player, ...]:
    """All players once a card left the hand of the one on turn, for all to see."""
    hidden = 0 if card in state.me.known else len(state.me.hand) - len(state.me.known)
    players = list(state.with_me(me))
    for seat, player in enumerate(players):
        if hidden and seat != state.seat and player.returned.cards:
            memory = seen_in(player.returned, card, state.seat, hidden)
            players[seat] = updated_player(player, returned=memory)
    return tuple(players)


def less(player: Player, card: str) -> Player:
    """The player without a card of the hand."""
    kept = tuple(other for other in player.known if other != card)
    return updated_player(player, hand=without(player.hand, card), known=kept)


def reveal(state: State, move: Reveal) -> State:
    """A card of the hand is laid open with a piece on its lower number, which is paid at once."""
    me, low = state.me, state.board.cards[move.card].low
    revealed = (*me.revealed, move.card)
    shown = updated_player(less(me, move.card), stock=me.stock - 1, revealed=revealed)
    told = f"player {state.seat + 1} reveals {move.card}: {low} point{'s' * (low > 1)}"
    news = (Event(BOOK["HOK-REV-04"], told),)
    players = let_go_of(state, shown, move.card)
    return acted(state, REVEAL, players[state.seat], news, players=players)


def discard(state: State, move: Discard) -> State:
    """A card of the hand is public from now on."""
    players = let_go_of(state, less(state.me, move.card), move.card)
    public = (*state.public, Open(move.card))
    return acted(state, DISCARD, players[state.seat], public=public, players=players)


def take(state: State, move: Take) -> State:
    """A public card goes into the hand; everybody knows which."""
    me = state.me
    hand = tuple(sorted((*me.hand, move.card), key=str))
    taken = updated_player(me, hand=hand, known=tuple(sorted((*me.known, move.card))))
    public = tuple(row for row in state.public if row.card != move.card)
    return acted(state, TAKE, taken, public=public)


def draw(state: State, move: Draw) -> State:
    """The action is paid for; chance draws two cards, or the last one."""
    due, spent = min(2, state.deck), one_more(state.spent, DECK)
    return updated(state, step=DRAW, due=due, left=state.left - 1, spent=spent, landless=False)


def drawn(state: State, move: Deal) -> State:
    """A card of the deck is in the hand of the one who draws."""
    pool, back = state.pool, state.back
    if move.card in back:
        back = without(back, move.card)
    else:
        pool = without(pool, move.card)
    cards, due, deck = (*state.drawn, move.card), state.due - 1, state.deck - 1
    players = seen_by_drawer(state, move.card)
    step = DRAW if due else KEEP
    after = updated(
        state, players=players, pool=pool, back=back, deck=deck, drawn=cards, due=due, step=step
    )
    if due:
        return after
    if len(cards) == 1:
        news = (Event(BOOK["HOK-RULING-08"], "the deck had one card, which is kept"),)
        return kept(updated(after, news=news), (move.card,), ())
    return after


def seen_by_drawer(state: State, card: str) -> tuple[Player, ...]:
    """Whoever draws has seen that this card was in the deck, and it took a place there."""
    me = state.me
    if not me.returned.cards:
        return state.players
    memory = seen_in(me.returned, card, IN_DECK, state.deck)
    return state.with_me(updated_player(me, returned=memory))


def keep(state: State, move: Keep) -> State:
    """One card is kept and the other put back, or both are kept for one more action."""
    cards = tuple(known(state.drawn))
    if move.card == BOTH_CARDS:
        spent = one_more(state.spent, BOTH)
        return kept(updated(state, left=state.left - 1, spent=spent), cards, ())
    return kept(state, (move.card,), without(cards, move.card))


def kept(state: State, cards: tuple[str, ...], others: tuple[str, ...]) -> State:
    """Cards join the hand, others the deck; whoever drew remembers those, the rest wonder."""
    me, memory = state.me, state.me.returned
    for card in others:
        memory = memory.in_deck(card)
    hand = tuple(sorted((*me.hand, *cards), key=str))
    before, deck = state.deck + len(state.drawn), state.deck + len(others)
    players = tuple(
        updated_player(me, hand=hand, returned=memory)
        if seat == state.seat
        else updated_player(
            player, returned=kept_by(player.returned, state.seat, len(cards), before)
        )
        if player.returned.cards
        else player
        for seat, player in enumerate(state.players)
    )
    back, news, until = tuple(sorted((*state.back, *others))), state.news, state.until
    if not deck and not until:
        until, news = called(state, news, "HOK-END-02", "emptied the deck")
    after = updated(
        state, players=players, deck=deck, back=back, step=ACT, drawn=(), until=until, news=news
    )
    return after if after.left and can_act(after) else end_turn(after)


def dealt(state: State, move: Deal) -> State:
    """A card, before play or in a draw."""
    return deal(state, move) if state.step == DEAL else drawn(state, move)


DOES: dict[type, Callable[[State, Any], State]] = {
    Deal: dealt,
    Place: place,
    Land: land,
    Sea: sail,
    Grow: grow,
    Claim: claim,
    Draw: draw,
    Keep: keep,
    Take: take,
    Discard: discard,
    Reveal: reveal,
}
