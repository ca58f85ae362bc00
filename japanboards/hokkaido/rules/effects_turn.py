"""Hokkaido: how a turn goes on after an action, and how turns and the game end."""

from __future__ import annotations

from ...core.rulebook import Event
from ...core.secrets import known
from ...core.words import counted
from ..book import BOOK
from .effects_conflict import settle_conflicts
from .generator import can_act
from .memory import showed_all
from .scoring import final_cards, region_news, winner_news
from .state import ACT, ACTIONS, FRESH, OVER, Open, Player, Spent, State, updated, updated_player

News = tuple[Event, ...]


def one_more(spent: Spent, kind: int) -> Spent:
    """The turn's account with one more action of a kind."""
    return (*spent[:kind], spent[kind] + 1, *spent[kind + 1 :])


def acted(
    state: State,
    kind: int,
    me: Player,
    news: News = (),
    public: tuple[Open, ...] | None = None,
    players: tuple[Player, ...] | None = None,
) -> State:
    """An action of the kind was taken: it is paid for, and the turn goes on."""
    spent, left = one_more(state.spent, kind), state.left - 1
    until = state.until
    if not me.stock and not until:
        until, news = called(state, news, "HOK-END-01", "has no piece left in stock")
    after = updated(
        state,
        players=state.with_me(me) if players is None else players,
        public=state.public if public is None else public,
        left=left,
        spent=spent,
        landless=False,
        until=until,
        news=news,
    )
    return after if left and can_act(after) else end_turn(after)


def called(state: State, news: News, clause: str, why: str) -> tuple[int, News]:
    """The end is called in this turn: the number of turns of the game, and the news of it."""
    players = state.seats
    said = (
        Event(BOOK[clause], f"player {state.seat + 1} {why}"),
        Event(BOOK["HOK-END-04"], "after this turn everybody has one more"),
    )
    return state.turns + 1 + players, (*news, *said)


def end_turn(state: State) -> State:
    """Conflict, the count of cards after a last turn, and on to the next player."""
    if state.left:
        many = "1 action lapses" if state.left == 1 else f"{state.left} actions lapse"
        told = f"player {state.seat + 1} can do nothing more: {many}"
        state = updated(state, news=(*state.news, Event(BOOK["HOK-RULING-15"], told)))
    state = settle_conflicts(state)
    turns, count = state.turns + 1, state.seats
    if state.until and turns > state.until - count:
        state = count_cards(state)
    if turns == state.until:
        over = updated(state, step=OVER, left=0, spent=FRESH, turns=turns)
        done = Event(BOOK["HOK-END-05"], "the game is over")
        news = (*state.news, *region_news(over), *winner_news(over), done)
        return updated(over, news=news)
    return begin_turn(state, turns)


def begin_turn(state: State, turns: int) -> State:
    """The next player has three actions; whoever can take none is passed over."""
    seat, count = turns % state.seats, state.seats
    until, news, cap = state.until, state.news, state.switches.turn_cap
    if cap and turns >= cap and not until:
        until = turns + count
        told = f"the table's cap of {counted(cap, 'turn')} is reached: everybody has one more"
        news = (*news, Event(BOOK["HOK-END-04"], told))
    landless = not state.players[seat].mask & state.board.island
    after = updated(
        state,
        step=ACT,
        seat=seat,
        left=ACTIONS,
        spent=FRESH,
        landless=landless,
        turns=turns,
        until=until,
        news=news,
    )
    return after if can_act(after) else end_turn(after)


def count_cards(state: State) -> State:
    """A player's last turn is over: cards are scored, and the hand is shown to all."""
    scored, news = final_cards(state, state.seat)
    me, shown = state.me, tuple(sorted(known(state.me.hand)))
    players = list(state.with_me(updated_player(me, known=shown, scored=scored)))
    for seat, player in enumerate(players):
        if player.returned.cards and seat != state.seat:
            memory = showed_all(player.returned, state.seat, shown)
            players[seat] = updated_player(player, returned=memory)
    return updated(state, players=tuple(players), news=(*state.news, *news))
