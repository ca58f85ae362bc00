"""The random games on which the laws are tested, and moves that are almost legal in them."""

import itertools
import random

import sixth_game
from law_tables import UNLISTED

from japanboards import GAMES
from japanboards.bots import choose_at_random
from japanboards.core.game import CHANCE, playout
from japanboards.core.match import Match
from japanboards.core.near_misses import NearMisses as Near

# A game of somebody else's package keeps the same laws as ours.
EVERY = {**GAMES, sixth_game.NAME: sixth_game}

# Where moves have thousands of near misses, this many of them are tried at a position.
SAMPLED = {"takamatsu": 60, "hokkaido": 200, "kanagawa": 60}

# Random play need not come to an end by itself: such games are cut short, outside the rules.
CAPPED = {"hokkaido": {"turn_cap": 24}}


def tables(game, count, players=None):
    """Ways to set a game up: player counts (mostly small), boards and options, all cycled."""
    weighted = [[n] * max(1, 8 >> at) for at, n in enumerate(game.PLAYERS)]
    counts = itertools.chain.from_iterable(weighted) if players is None else [players]
    seats, boards = itertools.cycle(counts), itertools.cycle(game.BOARDS)
    for seed, n, board in zip(range(count), seats, boards, strict=False):
        rng = random.Random(seed)
        options = {name: option.default for name, option in game.OPTIONS.items()}
        if seed % 2:
            options = {name: rng.choice(fitting(game, n, name)) for name in game.OPTIONS}
        yield n, {"board": board, **options, **CAPPED.get(game.NAME, {})}, rng


def fitting(game, players, name):
    """The values of an option that this many players can choose: a fifth seat needs five."""
    return [value for value in game.OPTIONS[name].choices if accepts(game, players, name, value)]


def accepts(game, players, name, value):
    try:
        game.new_game(players, **{name: value})
    except ValueError:
        return False
    return True


def games(game, count, players=None):
    """Random games, each as its players and its (position, move, next position)s."""
    for seats, options, rng in tables(game, count, players):
        yield seats, playout(game, game.new_game(seats, **options), rng)


def positions(game, count, every=1):
    """Positions of random games with their players: one of ``every``, and always the last."""
    for players, played in games(game, count):
        for at, (state, _, after) in enumerate(played):
            if at % every == 0:
                yield players, state
            if game.to_move(after) is None:
                yield players, after


def decisions(game, players, seed, most=60):
    """A match of one person and bots, all at random, stopped at each of the person's decisions."""
    seats = ["human", *[choose_at_random] * (players - 1)]
    match = Match(game, players, seats, seed=seed, options=CAPPED.get(game.NAME))
    rng = random.Random(seed)
    match.set_up()
    match.advance()
    for _ in range(most):
        if match.turn() is None:
            return
        yield match
        match.play(rng.choice(game.legal_moves(match.state)))
        match.advance()


def listed(game, state):
    """What may happen here: a seat's moves, or chance's."""
    if game.to_move(state) == CHANCE:
        return [move for move, _ in game.chance_moves(state)]
    return list(game.legal_moves(state))


class NearMisses(Near):
    """Moves that are almost legal, as many as can be tried, and those that are never listed."""

    def __init__(self, game):
        unlisted = sorted(UNLISTED.get(game.NAME, ()), key=repr)
        super().__init__(game, SAMPLED.get(game.NAME, 0), unlisted)
        self.of_chance = set()  # kinds of moves that chance makes
