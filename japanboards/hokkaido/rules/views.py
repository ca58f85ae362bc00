"""What a seat may see in Hokkaido, and positions it could not tell from the one it sees."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from ...core.game import Seat
from ...core.secrets import HIDDEN, known
from .memory import IN_DECK, NOTHING, fitting, sampled
from .state import CardName, Player, State, updated, updated_player


def veiled(player: Player) -> Player:
    """Somebody else: the hand is hidden but for what everybody knows of."""
    hidden = (HIDDEN,) * (len(player.hand) - len(player.known))
    return updated_player(player, hand=(*player.known, *hidden), returned=NOTHING)


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
    """A position that the seat cannot tell from the one it sees.

    The cards it has put back have places drawn from all that it remembers of them together; for
    its others any place is as likely as any other.
    """
    memory = view.players[seat].returned
    spots = sampled(fitting(memory, hidden_places(view, seat)) if memory.cards else memory, rng)
    rest = [card for card in view.pool if card not in spots]
    rng.shuffle(rest)
    players = list(view.players)
    for other, player in enumerate(players):
        own = [card for card, place in spots.items() if place == other]
        fill = own + [rest.pop() for _ in range(player.hand.count(HIDDEN) - len(own))]
        if fill:
            players[other] = updated_player(player, hand=sorted_hand(known(player.hand), fill))
    in_deck = sorted(card for card, place in spots.items() if place == IN_DECK)
    air = view.drawn
    if HIDDEN in air:  # somebody else is choosing: cards of the deck, remembered ones among them
        mixed = in_deck + ["" for _ in range(view.deck + len(air) - len(in_deck))]
        air = tuple(card or rest.pop() for card in rng.sample(mixed, len(air)))
        in_deck = [card for card in in_deck if card not in air]
    pool, back = tuple(sorted(rest)), tuple(in_deck)
    return updated(view, players=tuple(players), pool=pool, back=back, drawn=air)


def hidden_places(view: State, seat: Seat) -> dict[int, int]:
    """How many cards a seat cannot see, in each hand and in the deck."""
    room = {other: player.hand.count(HIDDEN) for other, player in enumerate(view.players)}
    return {**room, seat: 0, IN_DECK: view.deck + view.drawn.count(HIDDEN)}


def sorted_hand(cards: Iterable[str], more: Iterable[str]) -> tuple[str, ...]:
    """A hand in order."""
    return tuple(sorted((*cards, *more)))
