"""Kaigan's actions: what the claimer of a row gets and pays, space by space."""

from __future__ import annotations

from functools import cache, lru_cache

from ...core.rulebook import Event
from ..book import BOOK
from ..cards import (
    DISPATCH_PRICES,
    FLEXIBLE_HONOR,
    FLEXIBLE_PRICES,
    FLEXIBLE_RYO,
    JOB_RYO,
    QUADRANT,
    REPUTATION_HONOR,
    SEND_PRICE,
)
from .state import (
    ACTIONS,
    FLEXIBLE,
    NEUTRAL,
    NO_SEAT,
    REPUTATION,
    SUPPLY,
    Laid,
    Player,
    Site,
    State,
    put,
    updated,
    updated_player,
)


@lru_cache(1 << 12)
def told(clause: str, text: str) -> Event:
    """Something that happened by rule; events are shared values."""
    return Event(BOOK[clause], text)


def advance(
    state: State,
    start: int,
    players: tuple[Player, ...],
    grid: tuple[Laid | None, ...],
    map: tuple[Site | None, ...],
    news: tuple[Event, ...] = (),
) -> State:
    """On to the next space, from ``start``, where a claimer has something to decide; else dice."""
    at, taker = next_space(state, start, grid)
    quadrant = NO_SEAT if start == 0 else state.quadrant  # an unspent one went back
    if taker != NO_SEAT:
        quadrant, news = taker, (*news, taken_by(taker))
    over = at == len(grid)
    return updated(
        state,
        players=players,
        map=map,
        grid=grid,
        phase=NEUTRAL if over else ACTIONS,
        seat=state.seat if over else state.claims[at % state.board.rows],
        opened=False,
        quadrant=quadrant,
        at=0 if over else at,
        sending=0,
        sent=(),
        news=(*news, all_acted()) if over else news,
    )


def next_space(state: State, start: int, grid: tuple[Laid | None, ...]) -> tuple[int, int]:
    """The next space with an action and a claimer, and who takes the Quadrant Card on the way."""
    printed, claims, rows, taker = state.board.printed, state.claims, state.board.rows, NO_SEAT
    for at in range(start, len(printed)):
        seat = claims[at % rows]
        if seat == NO_SEAT:
            continue
        if printed[at] == QUADRANT:
            taker = seat
        elif grid[at] or printed[at]:
            return at, taker
    return len(printed), taker


@cache
def all_acted() -> Event:
    """The phase of actions ends."""
    return told("KAI-P2-17", "all spaces are done: the actions are over")


@cache
def taken_by(seat: int) -> Event:
    """The claimer of row 1 takes the Quadrant Card."""
    return told("KAI-P2-13", f"player {seat + 1} takes the Quadrant Card")


def finish(
    state: State,
    players: tuple[Player, ...],
    news: tuple[Event, ...] = (),
    map: tuple[Site | None, ...] | None = None,
) -> State:
    """The space is done: its card goes back to its owner, and the next one acts."""
    at, grid = state.at, state.grid
    if laid := grid[at]:
        owner = players[laid.owner]
        held = (*owner.cards, laid.card)
        hand = tuple([card for card in state.board.cards if card in held])
        players, grid = (
            put(players, laid.owner, updated_player(owner, cards=hand)),
            put(grid, at, None),
        )
    return advance(state, at + 1, players, grid, map or state.map, news)


def become(state: State, player: Player, *news: Event) -> State:
    """The space is done, and whoever acted has changed."""
    return finish(state, put(state.players, state.seat, player), news)


def act(state: State) -> State:
    """An action without choices: a step, money or Honor."""
    player = state.player
    match state.action:
        case "job":
            return become(state, updated_player(player, ryo=player.purse + JOB_RYO))
        case "reputation":
            return become(state, player.honored(REPUTATION, REPUTATION_HONOR))
        case track:
            if getattr(player, track) < state.board.ends[track]:
                return become(state, stepped(state, player, track, 1))
            return become(state, player, told("KAI-RULING-22", f"the {track} track ends here"))


def stepped(state: State, player: Player, track: str, steps: int) -> Player:
    """A disc goes right, at most to the end of its track."""
    at: int = getattr(player, track) + steps
    return player.with_disc(track, min(at, state.board.ends[track]))


def flexible(state: State, choice: str) -> State:
    """Money, a step on a track, or Honor."""
    paid = updated_player(state.player, ryo=state.player.purse - FLEXIBLE_PRICES[choice])
    if choice == "ryo":
        return become(state, updated_player(paid, ryo=paid.purse + FLEXIBLE_RYO))
    if choice == "honor":
        return become(state, paid.honored(FLEXIBLE, FLEXIBLE_HONOR))
    return become(state, stepped(state, paid, choice, 1))


def dispatch(state: State, count: int) -> State:
    """A dispatch is paid; its surveyors are sent one by one."""
    paid = updated_player(state.player, ryo=state.player.purse - DISPATCH_PRICES[count])
    return updated(state, players=put(state.players, state.seat, paid), sending=count, news=())


def send(state: State, origin: str, tile: str) -> State:
    """A surveyor goes to a tile: for 2 Ryo, or as part of a dispatch that is paid already."""
    places = list(state.player.surveyors)
    goal = square(state, tile)
    places[places.index(square(state, origin))] = goal
    surveyors = tuple(sorted(places))
    if not state.sending:
        paid = state.player.purse - SEND_PRICE
        return become(state, updated_player(state.player, ryo=paid, surveyors=surveyors))
    moved = updated_player(state.player, surveyors=surveyors)
    if state.sending == 1:
        return become(state, moved)
    sent = tuple(sorted((*state.sent, goal)))
    players = put(state.players, state.seat, moved)
    return updated(state, players=players, sending=state.sending - 1, sent=sent, news=())


def square(state: State, name: str) -> int:
    """Where a tile lies on the map; the supply is no square."""
    for at, site in enumerate(state.map):
        if site and site.tile.name == name:
            return at
    return SUPPLY


def mark(state: State, tiles: tuple[str, ...], price: int) -> State:
    """Markers for these tiles, one for each time a tile is named."""
    sites = list(state.map)
    for tile in tiles:
        at = square(state, tile)
        site = sites[at]
        assert site
        sites[at] = site.marked(state.seat, 1)
    paid = updated_player(state.player, ryo=state.player.purse - price)
    news = tuple(
        told("KAI-RULING-21", f"{site.tile.name} is complete and waits for the scoring")
        for site in sites
        if site and site.tile.name in tiles and not site.room
    )
    return finish(state, put(state.players, state.seat, paid), news, tuple(sites))
