"""How long Hokkaido takes to list the moves of few and of many pieces."""

from __future__ import annotations

import random
from dataclasses import replace
from time import perf_counter

from japanboards import hokkaido
from japanboards.core.game import playout
from japanboards.hokkaido.rules.state import Player, State

PIECES = (10, 20, 40)  # of one's own, each in another province
POSITIONS = 200  # different ones, so that no list is remembered

Listing = tuple[float, float]  # moves in the list, and microseconds for it, on average


def spread(pieces: int, rng: random.Random) -> State:
    """A first turn, but the player has this many provinces with a piece in each."""
    first = (state for state, _, _ in playout(hokkaido, hokkaido.new_game(2), rng) if state.left)
    state = next(first)
    own = set(rng.sample(range(state.board.size), pieces))
    me = Player.of((int(at in own) for at in range(len(state.board.names))), 1, hand=state.me.hand)
    return replace(state, players=state.with_me(me))


def listing(pieces: int, rng: random.Random) -> Listing:
    """One measurement."""
    states = [spread(pieces, rng) for _ in range(POSITIONS)]
    began = perf_counter()
    moves = sum(len(hokkaido.legal_moves(state)) for state in states)
    return moves / POSITIONS, (perf_counter() - began) / POSITIONS * 1e6


def measure(rounds: int) -> dict[int, list[Listing]]:
    """Measurements by the number of pieces, in turns."""
    rng = random.Random(0)
    listing(PIECES[0], rng)  # the first one prepares the board and does not count
    found: dict[int, list[Listing]] = {pieces: [] for pieces in PIECES}
    for _ in range(rounds):
        for pieces, measured in found.items():
            measured.append(listing(pieces, rng))
    return found
