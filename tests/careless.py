"""A player who makes mistakes, for games that are reviewed: the same whatever the bots become."""

from japanboards.bots import choose_greedily


def choose_carelessly(game, view, seat, rng):
    """Mostly the greedy choice, every third time any move."""
    if rng.random() >= 1 / 3:
        return choose_greedily(game, view, seat, rng)
    return rng.choice(game.legal_moves(view))
