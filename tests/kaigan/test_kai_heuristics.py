"""What bots hope for: more of what is good is worth more, and a round ends where it is scored."""

import pytest
from kaigan_toy import after, read, scored, tiles

from japanboards import kaigan
from japanboards.bots import choose_greedily
from japanboards.core.game import CHANCE, roll
from japanboards.kaigan.heuristics import boundary, estimate

PLAIN = read("turn: red")


@pytest.mark.parametrize(
    "better",
    [
        "red: 30 ryo",
        "red: 20 ryo; artistic 1",
        "red: 20 ryo; government 1",
        "red: 20 ryo; travel 1",
        "red: 20 ryo; surveyors Ezo",
        tiles(Mutsu="red 1"),
    ],
)
def test_more_of_what_is_good_promises_more(better):
    assert estimate(read(f"turn: red\n{better}"), 0) > estimate(PLAIN, 0)


def test_a_tile_near_completion_promises_more_than_one_far_from_it():
    near, far = (read(f"turn: red\n{tiles(Wakasa=marks)}") for marks in ("red 1 blue 2", "red 1"))
    assert estimate(near, 0) > estimate(far, 0)


def test_a_row_with_cards_promises_more_than_an_empty_one():
    rich = read("turn: yellow\nrow 2: red; 1 great of blue; 3 mapping of blue")
    assert estimate(rich, 0) > estimate(read("turn: yellow\nrow 2: red"), 0)


def test_only_the_start_of_a_round_is_a_boundary():
    assert boundary(scored(read("phase: neutral"), 6, 6))
    assert not boundary(after(PLAIN, "lay mapping 2 1"))
    assert not boundary(read("phase: neutral"))


def test_a_greedy_player_beats_two_random_ones():
    import random

    rng, state = random.Random(4), kaigan.new_game(3, board="small")
    while (seat := kaigan.to_move(state)) is not None:
        if seat == CHANCE:
            move = roll(kaigan, state, rng)
        elif seat == 1:
            move = choose_greedily(kaigan, kaigan.view(state, 1), 1, rng, samples=1)
        else:
            move = rng.choice(kaigan.legal_moves(state))
        state = kaigan.apply(state, move)
    assert kaigan.winners(state) == (1,)
