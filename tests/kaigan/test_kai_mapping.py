"""Mapping: markers on tiles with a surveyor, for a price and within a size."""

import pytest
from kaigan_toy import acting, after, cited, may, site, tiles, told, verdict


@pytest.mark.clause("KAI-ACT-10", "KAI-ACT-11")
def test_one_marker_is_2_ryo_and_two_are_6():
    state = acting("mapping", "red: 20 ryo; surveyors Mutsu")
    one, two = after(state, "map Mutsu 1"), after(state, "map Mutsu 2")
    assert (site(one, "Mutsu").markers[0], one.players[0].ryo) == (1, 18)
    assert (site(two, "Mutsu").markers[0], two.players[0].ryo) == (2, 14)


@pytest.mark.clause("KAI-ACT-10", "KAI-ACT-11")
def test_a_marker_needs_an_own_surveyor_on_the_tile():
    state = acting("mapping", "red: 20 ryo; surveyors Mutsu", "blue: 20 ryo; surveyors Dewa")
    assert cited(state, "map Dewa 1") == {"KAI-ACT-10"}
    assert cited(state, "map Dewa 2") == {"KAI-ACT-11"}
    assert cited(state, "map Kii 1") == {"KAI-ACT-10"}
    assert cited(state, "map Mutsu 3") == {"KAI-ACT-10", "KAI-ACT-11"}


@pytest.mark.clause("KAI-ACT-12", "KAI-RULING-16")
def test_6_ryo_for_two_markers_with_one_free_place_is_refused_in_one_clear_sentence():
    state = acting("mapping", "red: 20 ryo; surveyors Dewa", tiles(Dewa="blue 1 neutral 1"))
    assert verdict(state, "map Dewa 2") == [
        "Dewa takes 1 more marker, not 2 [KAI-ACT-12]",
        "Dewa takes 1 more marker, not 2 [KAI-RULING-16]",
    ]
    assert [move for move in may(state) if move.startswith("map")] == ["map Dewa 1"]


@pytest.mark.clause("KAI-P2-14", "KAI-P2-15", "KAI-RULING-21")
def test_markers_of_all_kinds_complete_a_tile_which_then_takes_no_more():
    state = acting("mapping", "red: 20 ryo; surveyors Dewa", tiles(Dewa="blue 1 neutral 1"))
    full = after(state, "map Dewa 1")
    assert site(full, "Dewa").room == 0
    assert told(full)[0] == "Dewa is complete and waits for the scoring [KAI-RULING-21]"
    assert full.players[0].honor == 0
    again = acting("mapping", "red: 20 ryo; surveyors Dewa", tiles(Dewa="red 1 blue 1 neutral 1"))
    assert cited(again, "map Dewa 1") == {"KAI-P2-14"}
    assert cited(acting("great", "red: 20 ryo; surveyors Dewa", tiles(Dewa="blue 3")),
                 "great rich Dewa") == {"KAI-P2-14"}  # fmt: skip


@pytest.mark.clause("KAI-ACT-13")
@pytest.mark.parametrize(
    ("move", "paid"),
    [("great plain Dewa", 3), ("great plain Dewa Noto", 6), ("great plain Dewa Noto Sado", 9)],
)
def test_the_plain_tariff_is_3_ryo_a_tile_for_one_marker_each(move, paid):
    state = acting("great", "red: 20 ryo; surveyors Dewa Noto Sado")
    done = after(state, move)
    assert done.players[0].ryo == 20 - paid
    assert sum(site(done, name).markers[0] for name in ("Dewa", "Noto", "Sado")) == paid // 3


@pytest.mark.clause("KAI-ACT-14", "KAI-RULING-16")
@pytest.mark.parametrize(
    ("move", "paid", "markers"),
    [
        ("great rich Dewa", 10, 1),
        ("great rich Dewa Dewa", 10, 2),
        ("great rich Dewa Dewa Noto", 20, 3),
        ("great rich Dewa Dewa Noto Noto Sado Sado", 30, 6),
    ],
)
def test_the_rich_tariff_is_10_ryo_a_tile_for_one_or_two_markers_each(move, paid, markers):
    state = acting("great", "red: 40 ryo; surveyors Dewa Noto Sado")
    done = after(state, move)
    assert done.players[0].ryo == 40 - paid
    assert sum(site(done, name).markers[0] for name in ("Dewa", "Noto", "Sado")) == markers


@pytest.mark.clause("KAI-ACT-13", "KAI-ACT-14", "KAI-ACT-15", "KAI-RULING-17")
def test_tariffs_are_not_mixed_and_tiles_are_counted_not_surveyors():
    state = acting("great", "red: 40 ryo; surveyors Dewa Dewa Sado")
    assert cited(state, "great plain Dewa Dewa") == {"KAI-ACT-13", "KAI-RULING-17"}
    assert cited(state, "great plain Dewa Dewa Sado") == {"KAI-ACT-13", "KAI-RULING-17"}
    assert cited(state, "great rich Dewa Dewa Dewa") == {"KAI-ACT-14"}
    assert cited(state, "great mixed Dewa") == {"KAI-ACT-15"}
    plain = [move for move in may(state) if move.startswith("great plain")]
    assert plain == ["great plain Dewa", "great plain Dewa Sado", "great plain Sado"]


@pytest.mark.clause("KAI-ACT-15")
def test_a_mapping_is_one_of_its_alternatives_not_both():
    done = after(acting("mapping", "red: 20 ryo; surveyors Mutsu"), "map Mutsu 1")
    assert done.at == done.board.space(2, 2)
    assert "map Mutsu 2" not in may(done)


def test_a_great_mapping_has_33_forms_at_most():
    state = acting("great", "red: 40 ryo; surveyors Mutsu Wakasa Tango")
    assert len([move for move in may(state) if move.startswith("great")]) == 7 + 26


@pytest.mark.clause("KAI-COMP-06", "KAI-P2-16", "KAI-RULING-28")
def test_a_ninth_marker_is_found_somewhere():
    line = tiles(Mutsu="red 3", Wakasa="red 4", Tango="red 3")
    done = after(acting("mapping", "red: 20 ryo; surveyors Tango", line), "map Tango 1")
    assert sum(s.markers[0] for s in done.map) == 11


def test_the_order_of_tiles_is_no_choice():
    state = acting("great", "red: 40 ryo; surveyors Dewa Noto Sado")
    assert after(state, "great plain Sado Dewa") == after(state, "great plain Dewa Sado")
