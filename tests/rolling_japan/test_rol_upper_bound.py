"""The bound on solo play: what it rests on, that nobody beats it, and that it can be reached."""

import random
from functools import partial
from itertools import product

import pytest
from rolling_japan_toy import STAR, STAR_DATA, TOY

from japanboards import rolling_japan as rj
from japanboards.arena import OneByOne, luck_of, tournament
from japanboards.bots import choose_at_random, choose_by_search, choose_greedily
from japanboards.core.game import CHANCE
from japanboards.rolling_japan import Board
from japanboards.rolling_japan.board import SHELF
from japanboards.rolling_japan.rules.state import Die
from japanboards.rolling_japan.upper_bound import bundles, dice_of_a_game, most_filled

SMALL = SHELF["small"]
SHORT = Board.of({**STAR_DATA, "rounds": 3, "changes": 1})  # three turns of two dice
PLAIN = Board.of({**STAR_DATA, "rounds": 3, "changes": 0})


def dice(text):
    """Dice as they are told: ``dice("red 4, blue 2")``."""
    told = [die.split() for die in text.split(", ")]
    return [Die(color, int(value)) for color, value in told]


def best_play(state, to_come):
    """The most numbers anybody can write who knows the dice: every way to play is tried."""
    seat = rj.to_move(state)
    if seat is None:
        return sum(line.points for line in rj.tally(state))
    if seat != CHANCE:
        return max(best_play(rj.apply(state, move), to_come) for move in rj.legal_moves(state))
    for move in [rj.Draw(die.color) for die in to_come[:2]] + [
        rj.Roll(die.value) for die in to_come[:2]
    ]:
        state = rj.apply(state, move)
    return best_play(state, to_come[2:])


@pytest.mark.parametrize("board", [TOY, STAR], ids=lambda board: board.name)
def test_bundles_are_the_largest_of_all_that_fit(board):
    for area in board.areas:
        cells, fitting = board.cells[area], set()
        for values in product(range(7), repeat=len(cells)):
            held = dict(zip(cells, values, strict=True))
            pairs = [(held[i], held[n]) for i in cells for n in board.neighbors[i] if n in held]
            if all(0 in pair or abs(pair[0] - pair[1]) <= 1 for pair in pairs):
                fitting.add(tuple(values.count(face) for face in range(1, 7)))
        largest = {
            bundle
            for bundle in fitting
            if not any(
                other != bundle and all(a <= b for a, b in zip(bundle, other, strict=True))
                for other in fitting
            )
        }
        assert set(bundles(board, area)) == largest


def test_the_dice_of_a_game_are_those_that_chance_gives_whoever_plays():
    seen = []

    def noting(game, view, seat, rng):
        if len(view.waiting) == 2 and not view.taken_as:
            seen.extend(view.waiting)
        return rng.choice([m for m in game.legal_moves(view) if not isinstance(m, rj.Change)])

    tournament(rj, {"noting": noting}, 1, OneByOne(), seed=5, board="small")
    assert seen == dice_of_a_game(luck_of(5, 0), "small")
    assert len(seen) == 24


@pytest.mark.parametrize("board", ["japan", "small"])
def test_nobody_fills_more_than_the_bound(board):
    bots = [choose_at_random, choose_greedily, partial(choose_by_search, iterations=5)]
    games, where = 2, SHELF[board]
    limits = [most_filled(where, dice_of_a_game(luck_of(2, n), board)) for n in range(games)]
    for bot in bots:
        rows = tournament(rj, {"bot": bot}, games, OneByOne(), seed=2, board=board).rows
        assert all(row.score <= limits[row.number] for row in rows)
    assert all(limit <= len(where.names) for limit in limits)


def test_even_who_knows_all_dice_does_not_beat_the_bound():
    rng, gaps = random.Random(3), []
    for _ in range(6):
        to_come = dice_of_a_game(rng, SHORT)
        reached = best_play(rj.new_game(1, board=SHORT), to_come)
        gaps.append(most_filled(SHORT, to_come) - reached)
    assert min(gaps) == 0
    assert max(gaps) < len(SHORT.names)


@pytest.mark.parametrize(
    ("board", "to_come", "filled"),
    [
        (SHORT, "red 3, blue 3, red 4, blue 2, purple 3, blue 4", 6),  # all in peace around C
        (SHORT, "red 1, blue 1, red 1, blue 1, red 1, blue 1", 6),  # the third red one is changed
        (PLAIN, "red 1, blue 1, red 1, blue 1, red 1, blue 1", 5),  # or it has no place
        (PLAIN, "red 1, blue 1, red 4, blue 2, red 6, blue 1", 4),  # no two red ones in peace
        (PLAIN, "red 1, blue 1, purple 1, blue 2, red 5, purple 1", 5),  # a purple one in each area
    ],
)
def test_the_bound_is_reached_on_a_small_map(board, to_come, filled):
    to_come = dice(to_come)

    assert most_filled(board, to_come) == filled
    assert best_play(rj.new_game(1, board=board), to_come) == filled


def test_changes_and_purple_dice_raise_the_bound():
    plain = dice("red 1, blue 1, red 1, blue 1, red 1, blue 6")
    wild = dice("red 1, blue 1, red 1, blue 1, purple 1, blue 6")

    assert [most_filled(PLAIN, plain), most_filled(PLAIN, wild)] == [5, 6]
    assert [most_filled(SHORT, plain), most_filled(SHORT, wild)] == [6, 6]
