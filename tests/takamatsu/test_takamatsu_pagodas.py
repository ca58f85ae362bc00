"""Pagodas stand at their own stones, whatever the points: feet, paths, and who hides whom."""

import itertools
import math
import random

import pytest

from japanboards import takamatsu
from japanboards.takamatsu.picture import footing, track

BOARDS = [takamatsu.new_game(3, board=name).board for name in ("palace", "small")]
REACH = 4  # stones further apart than that have nothing to do with each other
both_boards = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.title)


def close_together(board, count):
    """All points that as many pagodas may have which stand within some stones of each other."""
    for first in range(board.goal + 1):
        others = [(first + more) % (board.goal + 1) for more in range(REACH + 1)]
        for rest in itertools.combinations_with_replacement(others, count - 1):
            yield tuple(sorted((first, *rest)))


def sets_of_points(board):
    """All threes that crowd each other, many such fours and fives, and all that are level."""
    every = range(board.goal + 1)
    found = set(close_together(board, 3))
    for count in (4, 5):
        crowds = sorted(set(close_together(board, count)))
        found |= set(random.Random(count).sample(crowds, 60))
        found |= {(points,) * count for points in every}
    return sorted(found)


def standing(board, wanted):
    """The spots of pagodas with these points, as they were found."""
    scale, places = footing.standing(board, wanted)
    found = []
    for points, at in zip(wanted, places, strict=True):
        high = track.height(track.tiers(points, board.goal)) * scale
        foot = at[0], at[1] + high / 2
        stone = track.place(board, points)[0] if points <= board.goal else foot
        found.append(footing.spot(stone, foot, track.BROAD * scale, high))
    return found


@both_boards
def test_the_foot_of_a_pagoda_is_nearest_to_its_own_stone_and_no_paths_cross(board):
    stones = [track.place(board, points)[0] for points in range(board.goal + 1)]
    circles = [track.around(at, 2 * track.STONE - 1, 2 * track.STONE - 1) for at in stones]
    for wanted in sets_of_points(board):
        spots = standing(board, wanted)
        for points, spot in zip(wanted, spots, strict=True):
            x, y, w, h = spot.box
            foot = x + w / 2, y + h
            far = [math.dist(foot, stone) for stone in stones]
            assert far.index(min(far)) == points or wanted.count(points) >= footing.CROWD, wanted
            assert not any(track.meet(spot.box, circle) for circle in circles), wanted
        pairs = itertools.combinations(zip(wanted, spots, strict=True), 2)
        for (points, one), (others, other) in pairs:
            assert footing.agree(one, other, points == others, closed=True), wanted
            assert abs(one.at[0] - other.at[0]) > 8 or not track.meet(one.box, other.box), wanted


@both_boards
def test_pagodas_past_the_goal_stand_on_the_island_and_hide_none_at_a_stone(board):
    for wanted in itertools.product(range(board.goal - 3, board.goal + 3), repeat=3):
        for (one, here), (other, there) in itertools.combinations(
            zip(wanted, standing(board, wanted), strict=True), 2
        ):
            alike = one == other <= board.goal
            assert alike or not track.meet(here.box, there.box), wanted


def test_pagodas_that_stand_alone_are_large_and_touch_their_stones():
    board, scale = BOARDS[0], footing.largest(BOARDS[0])
    for points in range(board.goal + 1):
        found, (at,) = footing.standing(board, (points,))
        assert found == scale or points == 18
        assert math.dist(at, track.place(board, points)[0]) < 50
