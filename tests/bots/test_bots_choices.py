"""Bots choose among legal moves, by what a seat may know, and alike for the same random numbers."""

import random
from functools import partial
from itertools import pairwise

import pytest
from law_games import positions

from japanboards import GAMES
from japanboards.bots import (
    BOTS,
    choose_at_random,
    choose_by_search,
    choose_gently,
    choose_greedily,
    ismcts,
)
from japanboards.core.game import CHANCE

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
WAYS = {
    "random": choose_at_random,
    "gentle": choose_gently,
    "greedy": partial(choose_greedily, samples=2),
    "search": partial(choose_by_search, iterations=12),
}
every_bot = pytest.mark.parametrize("bot", WAYS.values(), ids=WAYS)


def decisions(game, games, every):
    """Positions of random games in which a seat has to decide."""
    for _, state in positions(game, games, every=every):
        seat = game.to_move(state)
        if seat is not None and seat != CHANCE:
            yield seat, state


@every_game
@every_bot
def test_a_bot_chooses_a_legal_move(game, bot):
    rng, seen = random.Random(1), 0
    for seat, state in decisions(game, 5, every=29):
        move = bot(game, game.view(state, seat), seat, rng)
        seen += 1

        assert move in game.legal_moves(state)
        assert list(game.breaches(state, move)) == []
    assert seen > 5


@every_game
@every_bot
def test_scrambled_secrets_behind_the_view_do_not_change_the_choice(game, bot):
    rng = random.Random(2)
    for seat, state in decisions(game, 4, every=31):
        seen = game.view(state, seat)
        scrambled = game.resample(seen, seat, rng)
        again = bot(game, game.view(scrambled, seat), seat, random.Random(5))

        assert bot(game, seen, seat, random.Random(5)) == again


@every_game
def test_a_search_of_so_many_iterations_is_the_same_for_the_same_random_numbers(game):
    for seat, state in decisions(game, 2, every=41):
        seen = game.view(state, seat)
        tables = [ismcts(game, seen, seat, random.Random(9), iterations=15) for _ in range(2)]

        assert tables[0] == tables[1]
        assert sum(row.visits for row in tables[0]) == 15
        assert all(a.visits >= b.visits - 1 for a, b in pairwise(tables[0]))


@every_game
def test_a_bot_leaves_the_position_as_it_was(game):
    seat, state = next(decisions(game, 1, every=1))
    before = repr(state)
    choose_by_search(game, game.view(state, seat), seat, random.Random(1), iterations=5)

    assert repr(state) == before


def test_the_tables_know_four_levels_by_name():
    assert list(BOTS) == ["random", "gentle", "fair", "strong"]
