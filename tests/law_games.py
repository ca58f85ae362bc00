"""The random games on which the laws are tested, and moves that are almost legal in them."""

import dataclasses
import itertools
import random

import sixth_game
from law_tables import UNLISTED

from japanboards import GAMES
from japanboards.core.game import CHANCE, playout

# A game of somebody else's package keeps the same laws as ours.
EVERY = {**GAMES, sixth_game.NAME: sixth_game}

# Where moves have thousands of near misses, so many of them are tried at a position.
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
    """The values of an option that so many players can choose: a fifth seat needs five."""
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
    """Positions of random games with their players: every so many, and always the last."""
    for players, played in games(game, count):
        for at, (state, _, after) in enumerate(played):
            if at % every == 0:
                yield players, state
            if game.to_move(after) is None:
                yield players, after


def listed(game, state):
    """What may happen here: a seat's moves, or chance's."""
    if game.to_move(state) == CHANCE:
        return [move for move, _ in game.chance_moves(state)]
    return list(game.legal_moves(state))


class NearMisses:
    """Moves that are almost legal, from all that was ever seen in a game."""

    def __init__(self, game):
        kinds = [(kind, dataclasses.fields(kind)) for kind in game.BOOK.rules]
        self.names = {kind: [field.name for field in fields] for kind, fields in kinds}
        self.alike = {
            kind: [
                other
                for other, others in kinds
                if other is not kind and [f.type for f in fields] == [f.type for f in others]
            ]
            for kind, fields in kinds
        }
        self.values = {kind: [{} for _ in fields] for kind, fields in kinds}
        self.known = {}  # the same as lists, as long as nothing new is seen
        self.of_chance = set()  # kinds of moves that chance makes
        self.most = SAMPLED.get(game.NAME, 0)
        self.seen = dict.fromkeys(sorted(UNLISTED.get(game.NAME, ()), key=repr))

    def remember(self, moves):
        """Keep these moves and the values of their fields."""
        for move in moves:
            if move not in self.seen:
                self.seen[move] = None
                self.known = {}
                for name, values in zip(
                    self.names[type(move)], self.values[type(move)], strict=True
                ):
                    values[getattr(move, name)] = None

    def of(self, moves, at):
        """Every move with one field changed or of another kind, and some of all seen before."""
        if self.most:
            return self.some(moves, random.Random(at))
        near = dict.fromkeys(itertools.islice(self.seen, at % 7, None, 7))
        for move in moves:
            kind = type(move)
            fields = [getattr(move, name) for name in self.names[kind]]
            near.update((other(*fields), None) for other in self.alike[kind])
            for place, values in enumerate(self.values[kind]):
                for value in values:
                    near[kind(*fields[:place], value, *fields[place + 1 :])] = None
        for move in moves:
            near.pop(move, None)
        return near

    def some(self, moves, rng):
        """As many such moves as were asked for, drawn at random."""
        if not self.known:
            self.known = {
                kind: [[*each] for each in fields] for kind, fields in self.values.items()
            }
            self.known[None] = [*self.seen]
        near, known = {}, self.known
        for move in rng.choices(moves, k=self.most) if moves else ():
            kind = type(move)
            fields = [getattr(move, name) for name in self.names[kind]]
            if fields:
                place = rng.randrange(len(fields))
                fields[place] = rng.choice(known[kind][place])
            near[rng.choice([kind, kind, *self.alike[kind]])(*fields)] = None
        near.update(dict.fromkeys(rng.choices(known[None], k=self.most // 4)))
        for move in moves:
            near.pop(move, None)
        return near
