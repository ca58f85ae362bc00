"""Phase 3: dice bring neutral markers, column by column."""

import pytest
from kaigan_toy import after, cited, read, scored, site, tiles, told

from japanboards import kaigan
from japanboards.core.game import CHANCE


def neutrals(state):
    """Neutral markers by square."""
    return [site.markers[-1] if site else None for site in state.map]


@pytest.mark.clause("KAI-P3-04", "KAI-P3-05", "KAI-P3-03")
def test_k01_a_2_and_a_5_serve_the_tiles_of_columns_2_and_5():
    state = scored(read("phase: neutral"), 2, 5)
    assert neutrals(state) == [0, 0, 1, 1, 0, 0, 0, 0, 1, 1]


@pytest.mark.clause("KAI-P3-02", "KAI-P3-06", "KAI-P3-07")
def test_k02_two_4s_add_up_and_a_6_does_nothing():
    state = after(read("players: 3\nphase: neutral"), "roll 4", "roll 4")
    assert neutrals(state) == [0] * 6 + [2, 2, 0, 0]
    last = scored(read("players: 3\nphase: neutral\n" + tiles(Noto="neutral 1")), 6, 6, 4)
    assert told(after(read("players: 3\nphase: neutral"), "roll 6")) == [
        "the 6 is no column: nothing happens [KAI-P3-07]"
    ]
    assert "Noto (travel 2) is complete and scored [KAI-P4-02]" in told(last)


@pytest.mark.clause("KAI-P3-02", "KAI-P3-03", "KAI-COMP-10")
@pytest.mark.parametrize(("count", "dice"), [(3, 3), (4, 2)])
def test_three_players_roll_three_dice_and_four_roll_two(count, dice):
    state = read(f"players: {count}\nphase: neutral")
    for _ in range(dice):
        assert kaigan.to_move(state) == CHANCE
        assert len(kaigan.chance_moves(state)) == 6
        state = after(state, "roll 6")
    assert state.phase == "cards"


@pytest.mark.clause("KAI-P3-01", "KAI-RULING-14")
def test_somebody_holds_the_quadrant_card_when_the_dice_are_rolled():
    state = read("phase: actions 4/5\nrow 1: blue\nrow 2: red\nrow 3: yellow\nrow 4: green")
    assert after(state, "pass").quadrant == 2
    assert after(state, "pass").phase == "neutral"


@pytest.mark.clause("KAI-P3-08", "KAI-RULING-30")
def test_a_tile_takes_no_more_than_its_size():
    state = read("phase: neutral\n" + tiles(Ezo="red 1", Mutsu="red 1"))
    once = after(state, "roll 1")
    assert site(once, "Ezo").room == 0
    twice = told(scored(once, 1))
    assert "Ezo in column 1 is complete and takes no more [KAI-P3-08]" in twice
    assert "Mutsu in column 1 gets a neutral marker [KAI-P3-04]" in twice


@pytest.mark.clause("KAI-RULING-29")
def test_a_gap_gets_no_marker():
    state = read(
        "phase: neutral\nmap: empty; Mutsu; Rikuchu; Dewa; Sado; Echigo; Noto; Wakasa; Tango; Inaba"
        "\nbox: Ezo Izumo Nagato Tsushima Hizen Satsuma Hyuga Bungo Tosa Awa Kii Ise Izu Kazusa "
        "Hitachi"
    )
    assert neutrals(after(state, "roll 1"))[:2] == [None, 1]


@pytest.mark.clause("KAI-COMP-09", "KAI-P2-16")
def test_more_than_20_neutral_markers_are_found_somewhere():
    line = tiles(Mutsu="neutral 3", Dewa="neutral 2", Sado="neutral 2", Echigo="neutral 2",
                 Wakasa="neutral 3", Tango="neutral 3", Ezo="neutral 1", Rikuchu="neutral 1",
                 Noto="neutral 1", Inaba="neutral 1")  # fmt: skip
    assert sum(neutrals(after(read(f"phase: neutral\n{line}"), "roll 2"))) == 21


@pytest.mark.clause("KAI-COMP-10", "KAI-FLOW-02")
def test_dice_have_six_faces_and_are_rolled_in_their_phase():
    assert cited(read("phase: neutral"), "roll 7") == {"KAI-COMP-10"}
    assert cited(read("turn: red"), "roll 3") == {"KAI-FLOW-02"}
