"""What a seat may see of a position, and what it may imagine for the rest."""

from __future__ import annotations

import random

from ...core.bag import without
from ...core.game import Seat
from ..cards import BACKS
from .state import OVER, State, updated, updated_painter


def view(state: State, seat: Seat) -> State:
    """What a seat sees: of cards that others took face down only the backs."""
    if state.step == OVER:
        return state
    painters, pool = list(state.painters), [list(cards) for cards in state.pool]
    for other, painter in enumerate(painters):
        faces = [card for card in painter.secret if card in state.board.cards]
        if other == seat or not faces:
            continue
        for card in faces:
            pool[BACKS.index(state.board.cards[card].back)].append(card)
        secret = [state.board.cards[card].back for card in faces]
        unknown = [card for card in painter.secret if card in BACKS]
        painters[other] = updated_painter(painter, secret=tuple(sorted([*secret, *unknown])))
    seen = tuple([tuple(sorted(cards)) for cards in pool])
    return state if seen == state.pool else updated(state, painters=tuple(painters), pool=seen)


def resample(view: State, seat: Seat, rng: random.Random) -> State:
    """A position that the seat cannot tell from the one it sees: others hold what is unseen."""
    painters, pool = list(view.painters), list(view.pool)
    for other, painter in enumerate(painters):
        secret = list(painter.secret)
        for at, card in enumerate(secret):
            if card in BACKS:
                back = BACKS.index(card)
                secret[at] = rng.choice(pool[back])
                pool[back] = without(pool[back], secret[at])
        painters[other] = updated_painter(painter, secret=tuple(sorted(secret)))
    return updated(view, painters=tuple(painters), pool=tuple(pool))
