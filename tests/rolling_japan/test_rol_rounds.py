"""Turns, rounds and the end of the game."""

import random
from collections import Counter

import pytest
from rolling_japan_toy import TOY, after, cited, facing, may, read, sheet_of, told, verdict

from japanboards import rolling_japan
from japanboards.core.game import CHANCE, playout
from japanboards.rolling_japan import Draw, Roll, Skip


def turn(state, *dice):
    """Draw and roll these dice, and let everybody use them without a change."""
    state = after(state, *(f"draw {die}" for die in dice), "roll 3", "roll 3")
    while rolling_japan.to_move(state) not in (CHANCE, None):
        state = rolling_japan.apply(state, rolling_japan.legal_moves(state)[0])
    return state


def game(players, seed=0, **options):
    """Positions and moves of a random game."""
    start = rolling_japan.new_game(players, **options)
    return list(playout(rolling_japan, start, random.Random(seed)))


@pytest.mark.clause("ROL-RND-01", "ROL-RND-02", "ROL-RND-03")
def test_r08_fewer_than_six_dice_stay_outside_and_the_bag_goes_clockwise():
    state = turn(rolling_japan.new_game(2), "red", "blue")
    assert (state.holder, state.ticks) == (1, 0)
    assert state.bag == ("black", "green", "purple", "white", "yellow")
    assert told(state) == [
        "2 dice are out of the bag [ROL-RND-01]",
        "these colors come no more this round [ROL-RND-02]",
        "the bag goes to player 2 [ROL-RND-03]",
    ]
    state = turn(state, "purple", "white")
    assert (state.holder, state.ticks) == (0, 0)
    assert state.bag == ("black", "green", "yellow")
    assert told(state)[0] == "4 dice are out of the bag [ROL-RND-01]"


@pytest.mark.clause("ROL-RND-04", "ROL-RND-05", "ROL-RULING-18", "ROL-RULING-19")
@pytest.mark.parametrize("board", ["japan", TOY])
def test_r08_with_six_dice_outside_all_seven_return_and_a_round_is_ticked(board):
    state = rolling_japan.new_game(2, board=board)
    for dice in (("red", "blue"), ("purple", "white"), ("green", "black")):
        state = turn(state, *dice)
    assert state.bag == ("black", "blue", "green", "purple", "red", "white", "yellow")
    assert (state.holder, state.ticks) == (1, 1)
    assert told(state)[-4:] == [
        "6 dice are out of the bag [ROL-RND-01]",
        "all dice return to the bag [ROL-RND-04]",
        "round 2 of 8 begins [ROL-RND-05]",
        "the bag goes to player 2 [ROL-RULING-19]",
    ]


@pytest.mark.clause("ROL-RND-01", "ROL-TURN-04")
def test_the_dice_are_counted_only_when_everybody_has_used_both():
    state = after(rolling_japan.new_game(2), "draw red", "draw blue", "roll 3", "roll 3")
    for move in ("write red Tokyo", "write blue Akita", "write red Tokyo"):
        state = after(state, move)
        assert told(state) == []
        assert rolling_japan.to_move(state) in (0, 1)
    assert told(after(state, "write blue Akita"))[0] == "2 dice are out of the bag [ROL-RND-01]"


@pytest.mark.clause("ROL-RND-03", "ROL-START-03")
def test_whoever_holds_the_bag_writes_first_and_the_others_follow_clockwise():
    state = turn(rolling_japan.new_game(3, first=1), "red", "blue")
    state = after(state, "draw black", "draw green", "roll 1", "roll 1")
    order = []
    while (seat := rolling_japan.to_move(state)) != CHANCE:
        order.append(seat)
        state = rolling_japan.apply(state, rolling_japan.legal_moves(state)[0])
    assert order == [2, 2, 0, 0, 1, 1]


@pytest.mark.clause("ROL-RND-06", "ROL-RULING-20")
@pytest.mark.parametrize("players", [1, 2, 5, 8])
def test_r09_a_game_has_24_turns_and_48_dice_for_any_number_of_players(players):
    moves = [move for _, move, _ in game(players)]
    assert sum(isinstance(move, Draw) for move in moves) == 48
    assert sum(isinstance(move, Roll) for move in moves) == 48
    assert game(players)[-1][2].ticks == 8


@pytest.mark.clause("ROL-RULING-20")
def test_r09_the_toy_map_is_full_long_before_the_24th_turn_and_play_goes_on():
    moves = game(1, board=TOY)
    assert sum(isinstance(move, Draw) for _, move, _ in moves) == 48
    assert 0 not in moves[len(moves) // 2][0].sheets[0].cells
    assert isinstance(moves[-1][1], Skip)


@pytest.mark.clause("ROL-RULING-20", "ROL-X-03")
def test_a_full_sheet_does_not_end_the_game_the_last_die_does_nothing():
    full = ", ".join(f"{name} 3" for name in rolling_japan.BOARD if name != "Tokyo")
    state = facing("red 3, blue 5", f"{full}; changes 3", table="rounds: 7\nbag: player 1, white")
    state = after(state, "write red Tokyo")
    assert rolling_japan.to_move(state) == 0
    assert may(state) == ["skip blue"]
    state = after(state, "skip blue")
    assert rolling_japan.to_move(state) is None
    assert told(state)[-1] == "player 1 counts 0 X [ROL-END-02]"


@pytest.mark.clause("ROL-RULING-19", "ROL-RND-03")
@pytest.mark.parametrize(
    ("players", "turns"),
    [(4, [6, 6, 6, 6]), (5, [5, 5, 5, 5, 4]), (7, [4, 4, 4, 3, 3, 3, 3])],
)
def test_r09_the_bag_keeps_moving_so_turns_are_shared_out_evenly(players, turns):
    rolled = Counter(
        state.holder
        for state, move, _ in game(players)
        if isinstance(move, Draw) and not state.dice
    )
    assert [rolled[seat] for seat in range(players)] == turns


@pytest.mark.clause("ROL-RULING-18")
@pytest.mark.parametrize("seed", range(5))
def test_in_every_round_six_different_dice_come_out(seed):
    drawn = [move.color for _, move, _ in game(1, seed) if isinstance(move, Draw)]
    rounds = [set(drawn[at : at + 6]) for at in range(0, 48, 6)]
    assert [len(colors) for colors in rounds] == [6] * 8


@pytest.mark.clause("ROL-RND-06")
def test_the_eighth_tick_ends_the_game_and_the_seventh_does_not():
    table = "rounds: {}\nbag: player 1, white"
    early = after(facing("red 3", table=table.format(6)), "write red Tokyo")
    assert (rolling_japan.to_move(early), early.ticks) == (CHANCE, 7)
    over = after(facing("red 3", table=table.format(7)), "write red Tokyo")
    assert (rolling_japan.to_move(over), over.ticks) == (None, 8)
    assert may(over) == []
    assert list(rolling_japan.chance_moves(over)) == []
    assert verdict(over, "draw red") == ["all 8 rounds are played [ROL-RND-06]"]
    assert "ROL-RND-06" in cited(over, "skip red")


@pytest.mark.clause("ROL-END-01", "ROL-RULING-24", "ROL-END-02")
def test_r10_at_the_end_every_blank_gets_an_x():
    state = facing("red 3", "Aomori 1; changes 3", table="rounds: 7\nbag: player 1, white")
    assert state.sheets[0].cells.count(0) == 46
    over = after(state, "write red Tokyo")
    assert (over.sheets[0].cells.count(0), over.sheets[0].cells.count(7)) == (0, 45)
    assert told(over) == [
        "6 dice are out of the bag [ROL-RND-01]",
        "all dice return to the bag [ROL-RND-04]",
        "the last round is over [ROL-RND-05]",
        "player 1 puts an X into 45 blanks [ROL-END-01]",
        "player 1 counts 45 X [ROL-END-02]",
    ]


@pytest.mark.clause("ROL-END-01")
def test_a_single_blank_is_told_in_the_singular_and_a_full_sheet_not_at_all():
    full = ", ".join(f"{name} 3" for name in rolling_japan.BOARD if name not in ("Tokyo", "Mie"))
    table = "rounds: 7\nbag: player 1, white"
    over = after(facing("red 3", f"{full}; changes 3", table=table), "write red Tokyo")
    assert told(over)[-2] == "player 1 puts an X into the last blank, Mie [ROL-END-01]"
    over = after(facing("red 3", f"{full}, Mie X; changes 3", table=table), "write red Tokyo")
    assert [line for line in told(over) if "ROL-END-01" in line] == []


@pytest.mark.clause("ROL-END-01")
def test_four_blanks_are_named_and_more_are_counted():
    table, empty = "rounds: 7\nbag: player 1, white", ["Mie", "Nara", "Osaka", "Kyoto", "Shiga"]
    for blanks in (4, 5):
        free = ("Tokyo", *empty[:blanks])
        full = ", ".join(f"{name} 3" for name in rolling_japan.BOARD if name not in free)
        over = after(facing("red 3", f"{full}; changes 3", table=table), "write red Tokyo")
        said = f"player 1 puts an X into {blanks} blanks"
        named = ", Mie, Kyoto, Osaka and Nara" if blanks == 4 else ""
        assert told(over)[-2] == f"{said}{named} [ROL-END-01]"


@pytest.mark.clause("ROL-END-01", "ROL-RULING-24")
def test_between_rounds_no_blank_is_crossed():
    state = facing("red 3", "Aomori 1", table="rounds: 6\nbag: player 1, white")
    assert sheet_of(after(state, "write red Tokyo")) == "Aomori 1, Tokyo 3"


def test_the_small_board_has_six_rounds_of_two_turns():
    moves = game(2, board="small")
    assert sum(isinstance(move, Draw) for _, move, _ in moves) == 24
    assert moves[-1][2].ticks == 6
    empty = read("board: small\nbag: empty\ndice: black 1, green 2\nwriting: black 1")
    assert after(empty, "write black Nara").bag == ("black", "green", "purple", "white")
