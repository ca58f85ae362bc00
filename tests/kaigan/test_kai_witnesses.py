"""The cited rules and the direct generator agree, over 200 random games per player count."""

import random
from itertools import islice

import pytest
from law_tables import NearMisses, listed

from japanboards import kaigan
from japanboards.core.game import playout

GAMES, BATCH = 200, 50


@pytest.mark.parametrize("players", kaigan.PLAYERS)
@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_a_move_is_listed_if_and_only_if_no_clause_stands_against_it(players, first):
    near = NearMisses(kaigan)
    for seed in range(first, first + BATCH):
        played = playout(kaigan, kaigan.new_game(players), random.Random(1000 + seed))
        for at, (state, _, _) in enumerate(islice(played, 10, None)):
            moves = listed(kaigan, state)
            near.remember(moves)
            assert [move for move in moves if kaigan.breaches(state, move)] == []
            if at % 12 == seed % 12:
                misses = near.of(moves, at)
                assert [move for move in misses if not kaigan.breaches(state, move)] == []
