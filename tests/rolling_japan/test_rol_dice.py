"""Dice: drawn, rolled, announced, and used one after the other by everybody."""

from fractions import Fraction

import pytest
from rolling_japan_toy import TOY, after, cited, facing, may, on_toy, read, sheet_of, told, verdict

from japanboards import rolling_japan
from japanboards.core.game import CHANCE
from japanboards.rolling_japan import Draw, Roll

COLORS = ["black", "blue", "green", "purple", "red", "white", "yellow"]


def chances(state):
    return rolling_japan.chance_moves(state)


@pytest.mark.clause("ROL-COMP-01", "ROL-PREP-02", "ROL-TURN-01")
def test_any_of_the_seven_dice_may_come_out_first_and_none_is_likelier():
    state = rolling_japan.new_game(2)
    assert rolling_japan.to_move(state) == CHANCE
    assert list(chances(state)) == [(Draw(color), 1) for color in COLORS]


@pytest.mark.clause("ROL-TURN-01", "ROL-OVR-01")
def test_two_different_dice_are_drawn_and_then_no_more():
    state = after(rolling_japan.new_game(1), "draw red")
    assert Draw("red") not in dict(chances(state))
    assert verdict(state, "draw red") == ["the red die is not in the bag [ROL-TURN-01]"]
    state = after(state, "draw blue")
    assert verdict(state, "draw black") == ["both dice of this turn are drawn [ROL-TURN-01]"]
    assert state.bag == ("black", "green", "purple", "white", "yellow")


@pytest.mark.clause("ROL-COMP-01")
def test_a_die_that_does_not_exist_is_not_drawn():
    assert verdict(rolling_japan.new_game(1), "draw pink") == [
        "there is no pink die; the dice are black, blue, green, purple, red, white and yellow "
        "[ROL-COMP-01]",
        "the pink die is not in the bag [ROL-TURN-01]",
    ]


@pytest.mark.clause("ROL-TURN-02", "ROL-OVR-01")
def test_both_dice_are_rolled_after_both_are_drawn():
    state = after(rolling_japan.new_game(1), "draw red")
    assert verdict(state, "roll 4") == ["two dice are drawn before they are rolled [ROL-TURN-02]"]
    state = after(state, "draw blue", "roll 4")
    assert rolling_japan.to_move(state) == CHANCE
    assert cited(state, "write red Tokyo") == {"ROL-TURN-02"}
    state = after(state, "roll 2")
    assert list(map(str, state.dice)) == ["red 4", "blue 2"]
    assert rolling_japan.to_move(state) == 0
    assert verdict(state, "roll 3") == ["both dice are rolled already [ROL-TURN-02]"]


@pytest.mark.clause("ROL-RULING-01", "ROL-TURN-02")
def test_a_die_shows_1_to_6_all_equally_likely():
    state = after(rolling_japan.new_game(1), "draw red", "draw blue")
    assert list(chances(state)) == [(Roll(value), 1) for value in (1, 2, 3, 4, 5, 6)]
    for value in (0, 7):
        assert verdict(state, f"roll {value}") == [
            f"no die shows {value}; the faces are 1 to 6 [ROL-RULING-01]"
        ]


@pytest.mark.clause("ROL-TURN-03")
def test_everybody_hears_colors_and_values():
    state = after(rolling_japan.new_game(3), "draw red", "draw blue", "roll 4", "roll 2")
    assert told(state) == ["new dice for all: red 4 and blue 2 [ROL-TURN-03]"]


@pytest.mark.clause("ROL-TURN-04", "ROL-RULING-03", "ROL-RULING-21")
def test_everybody_uses_both_dice_in_an_order_of_their_own():
    state = after(rolling_japan.new_game(3), "draw red", "draw blue", "roll 4", "roll 2")
    seats = []
    for moves in (
        ("write red Tokyo", "write blue Akita"),
        ("write blue Iwate", "write red Chiba"),
        ("write red Gunma", "write blue Hokkaido"),
    ):
        seats.append(rolling_japan.to_move(state))
        state = after(state, *moves)
    assert seats == [0, 1, 2]
    assert [sheet_of(state, seat) for seat in range(3)] == [
        "Akita 2, Tokyo 4",
        "Iwate 2, Chiba 4",
        "Hokkaido 2, Gunma 4",
    ]
    assert rolling_japan.to_move(state) == CHANCE


@pytest.mark.clause("ROL-RULING-21")
def test_what_others_wrote_does_not_bind_a_player():
    text = (
        "dice: red 4, blue 2\nwriting: player 2, red 4, blue 2\nsheet 1: {}\nsheet 2: Tokyo 6; {}"
    )
    crowded = read(text.format("Gunma 1, Saitama 1, Akita X; changes 2", "changes 1"))
    assert may(crowded) == may(read(text.format("blank", "changes 1")))


@pytest.mark.clause("ROL-TURN-06", "ROL-TURN-05")
def test_either_die_may_come_first_and_each_is_used_once():
    state = facing("red 4, blue 2", "; changes 3")
    assert {move.split()[1] for move in may(state)} == {"red", "blue"}
    state = after(state, "write blue Akita")
    assert {move.split()[1] for move in may(state)} == {"red"}
    assert verdict(state, "write blue Iwate") == [
        "the blue die is used already; still to use: red 4 [ROL-TURN-04]"
    ]


@pytest.mark.clause("ROL-TURN-04")
def test_a_die_in_the_bag_is_not_used():
    assert verdict(facing("red 4, blue 2"), "write green Kochi") == [
        "the green die is not of this turn; still to use: red 4 and blue 2 [ROL-TURN-04]"
    ]


@pytest.mark.clause("ROL-RULING-04", "ROL-TURN-05")
def test_the_second_die_is_judged_on_the_sheet_the_first_one_left():
    state = on_toy("red 4, blue 2", "; changes 3")
    assert "write blue B2" in may(state)
    state = after(state, "write red R2")
    assert may(state) == ["write blue B1"]
    assert cited(state, "write blue B2") == {"ROL-ADJ-01", "ROL-ADJ-04"}


@pytest.mark.clause("ROL-RULING-04", "ROL-TURN-05", "ROL-CC-03")
def test_a_die_that_was_begun_is_finished_before_the_other_is_touched():
    state = after(on_toy("red 4, blue 2"), "change blue green")
    assert may(state) == ["write blue G1"]
    said = "the blue die was changed to green and is finished first"
    assert verdict(state, "write red R2") == [
        f"{said} [ROL-TURN-05]",
        f"{said} [ROL-RULING-04]",
    ]
    assert may(after(state, "write blue G1")) == [
        "change red black",
        "change red blue",
        "change red green",
        "change red white",
        "change red yellow",
        "write red R1",
        "write red R2",
        "write red R3",
    ]


@pytest.mark.clause("ROL-RULING-05", "ROL-TURN-07")
def test_a_player_may_spoil_the_second_die_but_then_pays_for_it():
    state = on_toy("red 4, blue 1", "B1 1; changes 3")
    assert {"write red R2", "write red R1", "write blue B2"} <= set(may(state))
    spoilt = after(state, "write red R2")
    assert may(spoilt) == ["cross blue B2"]
    assert cited(spoilt, "skip blue") == {"ROL-X-01", "ROL-X-03"}
    assert cited(spoilt, "write blue B2") == {"ROL-ADJ-01", "ROL-ADJ-04"}


@pytest.mark.clause("ROL-TURN-07")
def test_the_order_excuses_nobody_from_writing():
    state = on_toy("red 4, green 2", "R1 1; changes 3")
    assert may(after(state, "write green G1")) == ["write red R3"]
    assert cited(state, "cross red R2") == {"ROL-MAND-01", "ROL-MAND-02", "ROL-RULING-16"}


@pytest.mark.clause("ROL-RULING-18", "ROL-TURN-01")
def test_each_color_is_the_one_left_out_of_a_round_with_one_chance_in_seven():
    odds = dict.fromkeys(COLORS, Fraction(0))

    def draw(bag, chance):
        if len(bag) == 1:
            odds[bag[0]] += chance
            return
        drawn = 7 - len(bag)
        dice = [color for color in COLORS if color not in bag][-1:] if drawn % 2 else []
        text = f"bag: player 1, {' '.join(bag)}\n"
        state = read(text + (f"dice: {dice[0]} ?" if dice else ""), TOY)
        outcomes = chances(state)
        total = sum(weight for _, weight in outcomes)
        for move, weight in outcomes:
            rest = tuple(color for color in bag if color != move.color)
            draw(rest, chance * Fraction(weight, total))

    draw(tuple(COLORS), Fraction(1))
    assert odds == dict.fromkeys(COLORS, Fraction(1, 7))
