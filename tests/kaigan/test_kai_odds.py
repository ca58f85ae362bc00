"""Exact odds, and that they are those of chance unfolded move by move."""

from fractions import Fraction

import pytest
from kaigan_toy import after, read, tiles

from japanboards import kaigan
from japanboards.core.odds import odds


@pytest.mark.parametrize(("count", "dice"), [(3, 3), (4, 2)])
def test_neutral_markers_for_a_column_are_the_odds_of_the_dice_unfolded(count, dice):
    state = read(f"players: {count}\nphase: neutral\n{tiles()}")
    heading, rows = kaigan.forecast(state, 0)[0]
    unfolded = odds(kaigan, state, lambda s: s.map[6].markers[-1] if s.map[6] else 2, dice)
    capped = {}
    for text, share in rows:  # Noto has size 2: a third marker stays in the supply
        key = min(int(text), 2)
        capped[key] = capped.get(key, 0) + share
    assert heading == "Neutral markers for each tile of a column"
    assert {key: share for key, share in capped.items() if share} == unfolded


def test_a_tile_that_misses_one_marker_is_completed_by_a_die_of_two():
    state = read(f"turn: red\n{tiles(Sado='red 2')}")
    found = dict(kaigan.forecast(state, 0))
    assert ("Sado", Fraction(11, 36)) in found["Tiles that the dice alone would complete"]


def test_the_next_tile_is_drawn_from_what_lies_in_no_other_place():
    found = dict(kaigan.forecast(read("turn: red"), 0))["The next tile from the pile"]
    assert dict(found) == {
        "Artistic": Fraction(4, 14),
        "Government": Fraction(5, 14),
        "Travel": Fraction(5, 14),
    }
    assert sum(share for _, share in found) == 1


def test_odds_need_no_money_and_end_with_the_game():
    state = read("turn: red\nred: 3 ryo")
    assert kaigan.forecast(kaigan.view(state, 2), 2) == kaigan.forecast(state, 2)
    over = after(read("round: 5\nphase: neutral"), "roll 6", "roll 6")
    assert kaigan.forecast(over, 0) == []


def test_before_the_map_is_laid_out_only_tiles_are_foretold():
    assert [heading for heading, _ in kaigan.forecast(kaigan.new_game(3), 0)] == [
        "The next tile from the pile"
    ]
