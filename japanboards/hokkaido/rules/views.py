"""What a seat may see in Hokkaido, and positions it could not tell from the one it sees."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ...core.game import Seat
from ...core.secrets import HIDDEN, known
from .state import CardName, Player, State, updated, updated_player

DECK = -1  # where a card may be, besides the hands


def veiled(player: Player) -> Player:
    """Somebody else: the hand is hidden but for what everybody knows of."""
    hidden = (HIDDEN,) * (len(player.hand) - len(player.known))
    return updated_player(player, hand=(*player.known, *hidden), returned=())


def located(state: State) -> Iterator[CardName]:
    """The cards whose place can be seen."""
    yield from (row.card for row in state.public)
    for player in state.players:
        yield from player.hand
        yield from player.revealed
    yield from state.drawn


def view(state: State, seat: Seat) -> State:
    """What a seat sees: its own hand, and of others what everybody knows.

    Cards it cannot place are in ``pool``: they lie in the deck, in the box or in hidden hands.
    """
    players = tuple(
        player if other == seat else veiled(player) for other, player in enumerate(state.players)
    )
    drawn = state.drawn if state.seat == seat else (HIDDEN,) * len(state.drawn)
    seen = updated(state, players=players, drawn=drawn, back=())
    placed = set(known(located(seen)))
    return updated(
        seen, pool=tuple(c for c in state.board.cards if c not in placed), news=state.news
    )


def resample(view: State, seat: Seat, rng: random.Random) -> State:
    """A position that the seat cannot tell from the one it sees."""
    room = hidden_places(view)
    spots = remembered(view, seat, room, rng)
    rest = [card for card in view.pool if card not in spots]
    rng.shuffle(rest)
    players = list(view.players)
    for other, player in enumerate(players):
        own = [card for card, place in spots.items() if place == other]
        fill = own + [rest.pop() for _ in range(room[other] - len(own))]
        hand = tuple(sorted((*known(player.hand), *fill)))
        players[other] = updated_player(player, hand=hand)
    in_deck = sorted(card for card, place in spots.items() if place == DECK)
    air = view.drawn
    if HIDDEN in air:  # somebody else is choosing: cards of the deck, remembered ones among them
        mixed = in_deck + ["" for _ in range(view.deck + len(air) - len(in_deck))]
        air = tuple(card or rest.pop() for card in rng.sample(mixed, len(air)))
        in_deck = [card for card in in_deck if card not in air]
    pool, back = tuple(sorted(rest)), tuple(in_deck)
    return updated(view, players=tuple(players), pool=pool, back=back, drawn=air)


def hidden_places(view: State) -> dict[int, int]:
    """How many cards are hidden in each hand, and in the deck."""
    room = {seat: player.hand.count(HIDDEN) for seat, player in enumerate(view.players)}
    return {**room, DECK: view.deck + view.drawn.count(HIDDEN)}


def remembered(view: State, seat: Seat, room: dict[int, int], rng: random.Random) -> dict[str, int]:
    """A place for each card the seat has put back, by its odds, such that all find room."""
    memory = view.players[seat].returned
    places = [*range(view.seats), DECK]
    while True:
        spots = {entry.card: rng.choices(places, entry.odds)[0] for entry in memory}
        if all(list(spots.values()).count(place) <= room[place] for place in places):
            return spots
