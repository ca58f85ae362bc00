"""Phase 4: complete tiles are scored, removed and replaced."""

import pytest
from kaigan_toy import after, cited, players, read, scored, tiles, told

from japanboards import kaigan

PILE_GONE = (
    "box: Izumo Nagato Tsushima Hizen Satsuma Hyuga Bungo Tosa Awa Kii Ise Izu Kazusa Hitachi"
)


def dice_ahead(*lines, **marked):
    """The last two dice of a round are still to be rolled."""
    return read("\n".join(("phase: neutral", tiles(**marked), *lines)))


@pytest.mark.clause("KAI-P4-03", "KAI-P4-05", "KAI-P4-15", "KAI-P4-12", "KAI-P4-13", "KAI-P4-02")
def test_k03_an_artistic_tile_of_size_2_with_one_red_and_one_blue_marker():
    state = scored(dice_ahead(Rikuchu="red 1 blue 1"), 6, 6)
    assert players(state, "honor") == [2, 0, 2, 0]
    assert players(state, "artistic") == [1, 0, 1, 0]
    assert (state.phase, state.map[2]) == ("scoring", None)
    filled = after(state, "reveal Kii")
    assert filled.map[2].tile.name == "Kii"
    assert "Rikuchu" not in filled.pile
    assert cited(state, "reveal Rikuchu") == {"KAI-SET-04"}


@pytest.mark.clause("KAI-P4-06", "KAI-P4-16", "KAI-P4-03")
def test_k04_a_government_tile_of_size_3_with_two_red_and_one_blue_marker():
    state = scored(dice_ahead(Dewa="red 2 blue 1"), 6, 6)
    assert players(state, "honor") == [3, 0, 3, 0]
    assert players(state, "government") == [2, 0, 1, 0]


@pytest.mark.clause("KAI-P4-07", "KAI-P4-08", "KAI-P4-17")
def test_k05_a_travel_tile_of_size_4_with_two_red_and_one_yellow_marker():
    state = scored(dice_ahead(Mutsu="red 2 yellow 1 neutral 1"), 6, 6)
    assert players(state, "honor") == [6, 5, 0, 0]
    assert players(state, "travel") == [2, 1, 0, 0]
    assert told(state)[1:] == [
        "Mutsu (travel 4) is complete and scored [KAI-P4-02]",
        "player 1 gets 6 Honor and 2 steps on Travel [KAI-P4-07]",
        "player 2 gets 5 Honor and 1 step on Travel [KAI-P4-07]",
    ]


@pytest.mark.clause("KAI-P4-04", "KAI-P4-09", "KAI-P4-11")
def test_a_marker_scores_without_a_surveyor_and_a_surveyor_not_without_a_marker():
    state = dice_ahead("blue: 20 ryo; surveyors Rikuchu Ezo", Rikuchu="red 2")
    done = scored(state, 6, 6)
    assert players(done, "honor") == [2, 0, 0, 0]
    assert done.players[2].surveyors == (-1, -1, 0)


@pytest.mark.clause("KAI-P4-10", "KAI-P4-11", "KAI-P4-12")
def test_everything_on_a_scored_tile_goes_home():
    state = dice_ahead("red: 20 ryo; surveyors Dewa Dewa", Dewa="red 1 neutral 2")
    done = after(scored(state, 6, 6), "reveal Izumo")
    assert done.players[0].surveyors == (-1, -1, -1)
    assert done.map[3].markers == (0, 0, 0, 0, 0)
    assert "box: Dewa" in kaigan.notation.write(done)


@pytest.mark.clause("KAI-P4-01", "KAI-RULING-32", "KAI-P4-13", "KAI-P4-02")
def test_columns_are_scored_from_the_left_and_the_top_tile_first():
    state = scored(dice_ahead(Ezo="red 2", Mutsu="red 4", Inaba="blue 2"), 6, 6)
    order = []
    for name in ("Izumo", "Nagato", "Tsushima"):
        order.append(state.map.index(None))
        state = after(state, f"reveal {name}")
    assert order == [0, 1, 9]
    assert [state.map[at].tile.name for at in order] == ["Izumo", "Nagato", "Tsushima"]


@pytest.mark.clause("KAI-P4-14")
def test_with_an_empty_pile_the_gap_stays():
    state = scored(dice_ahead(PILE_GONE, Ezo="red 2"), 6, 6)
    assert (state.map[0], state.phase) == (None, "cards")
    assert "the draw pile is empty: the gap stays [KAI-P4-14]" in told(state)


@pytest.mark.clause("KAI-RULING-31", "KAI-P4-09")
def test_a_tile_completed_by_neutral_markers_alone_is_scored_for_nobody():
    state = dice_ahead("red: 20 ryo; surveyors Ezo", Ezo="neutral 1")
    done = scored(state, 6, 1)
    assert players(done, "honor") == [0] * 4
    assert done.map[0] is None
    assert done.players[0].surveyors == (-1,) * 3
    assert told(done)[-1] == "neutral markers alone completed it: nobody gains [KAI-RULING-31]"


@pytest.mark.clause("KAI-RULING-31")
@pytest.mark.parametrize("color", ["red", "yellow", "blue", "green"])
def test_one_marker_of_anybody_is_enough_for_a_tile_to_be_scored_for_them(color):
    done = scored(dice_ahead(Ezo=f"{color} 1 neutral 1"), 6, 6)
    assert not [line for line in told(done) if "KAI-RULING-31" in line]
    assert sum(players(done, "honor")) == 2


@pytest.mark.clause("KAI-RULING-33")
def test_a_new_tile_is_empty_and_does_not_score_in_the_same_phase():
    done = scored(dice_ahead(Ezo="red 2"), 6, 1, draw=["Hizen"])
    assert done.map[0].markers == (0,) * 5
    assert done.phase == "cards"


@pytest.mark.clause("KAI-RULING-22")
def test_steps_past_the_end_of_a_track_are_lost():
    done = scored(dice_ahead("red: 20 ryo; travel 19", Mutsu="red 4"), 6, 6)
    assert (done.players[0].travel, done.players[0].honor) == (20, 8)


@pytest.mark.clause("KAI-RULING-22")
def test_honor_has_no_ceiling():
    done = scored(dice_ahead("red: 20 ryo; honor tiles 99", Mutsu="red 4"), 6, 6)
    assert done.players[0].honor == 107
    marks = {mark.id: mark for mark in kaigan.scene.scene(done, 0).marks}
    assert marks["disc:honor:0"].title == "Honor of player 1: 107"


@pytest.mark.clause("KAI-RULING-21")
def test_a_tile_completed_by_dice_is_scored_in_the_same_round():
    done = scored(dice_ahead(Sado="red 2"), 6, 3)
    assert players(done, "honor") == [5, 0, 0, 0]
