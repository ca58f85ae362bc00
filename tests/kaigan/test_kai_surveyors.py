"""Surveyors: one for 2 Ryo, or a dispatch of two or three."""

import pytest
from kaigan_toy import acting, after, cited, may, on_toy, site, verdict

from japanboards import kaigan


def places(state, seat=0):
    """The tiles on which a player's surveyors stand; the supply is left out."""
    return [state.map[at].tile.name for at in state.players[seat].surveyors if at >= 0]


def toy(*lines):
    """Red resolves a dispatch on the test map."""
    rows = "row 1: yellow\nrow 2: red; 1 dispatch of red\nrow 3: blue\nrow 4: green"
    return on_toy("\n".join(("phase: actions 2/1", rows, *lines)))


@pytest.mark.clause("KAI-ACT-03", "KAI-ACT-04", "KAI-P2-05")
def test_a_single_surveyor_comes_from_the_supply_or_another_tile_for_2_ryo():
    state = acting("artistic", "red: 20 ryo; surveyors Ezo")
    assert places(after(state, "send supply Sado")) == ["Ezo", "Sado"]
    moved = after(state, "send Ezo Sado")
    assert (places(moved), moved.players[0].ryo) == (["Sado"], 18)
    assert cited(state, "send Mutsu Sado") == {"KAI-ACT-04"}


@pytest.mark.clause("KAI-RULING-18", "KAI-COMP-05", "KAI-RULING-28")
def test_three_surveyors_may_stand_together_and_a_fourth_does_not_exist():
    state = acting("artistic", "red: 20 ryo; surveyors Ezo Ezo")
    all_three = after(state, "send supply Ezo")
    assert places(all_three) == ["Ezo"] * 3
    again = acting("artistic", "red: 20 ryo; surveyors Ezo Ezo Ezo")
    assert cited(again, "send supply Sado") == {"KAI-ACT-04"}


@pytest.mark.clause("KAI-RULING-19", "KAI-RULING-20")
def test_a_surveyor_changes_its_tile_and_goes_only_to_tiles_on_the_map():
    state = acting("artistic", "red: 20 ryo; surveyors Ezo")
    assert cited(state, "send Ezo Ezo") == {"KAI-RULING-19"}
    assert verdict(state, "send Ezo Kii") == ["there is no tile Kii on the map [KAI-RULING-20]"]
    assert "KAI-RULING-20" in cited(state, "send Ezo supply")


@pytest.mark.clause("KAI-RULING-20")
def test_a_complete_tile_may_be_visited():
    line = "map: Ezo red 1 blue 1; Mutsu; Rikuchu; Dewa; Sado; Echigo; Noto; Wakasa; Tango; Inaba"
    assert "send supply Ezo" in may(acting("artistic", line))


@pytest.mark.clause("KAI-ACT-07", "KAI-ACT-09")
def test_a_small_dispatch_sends_two_to_different_tiles_for_5_ryo():
    state = acting("dispatch", "red: 20 ryo; surveyors Noto")
    begun = after(state, "dispatch 2")
    assert (begun.players[0].ryo, begun.sending) == (15, 2)
    first = after(begun, "send Noto Ezo")
    assert cited(first, "send supply Ezo") == {"KAI-ACT-07"}
    assert cited(first, "send Ezo Dewa") == {"KAI-ACT-09"}
    done = after(first, "send supply Dewa")
    assert places(done) == ["Ezo", "Dewa"]
    assert (done.sending, done.sent, done.players[0].ryo) == (0, (), 15)


@pytest.mark.clause("KAI-ACT-08", "KAI-ACT-09")
def test_a_large_dispatch_sends_all_three_for_8_ryo():
    begun = after(acting("dispatch"), "dispatch 3")
    assert begun.players[0].ryo == 12
    done = after(begun, "send supply Ezo", "send supply Sado", "send supply Dewa")
    assert sorted(places(done)) == ["Dewa", "Ezo", "Sado"]
    assert done.at == done.board.space(2, 2)
    two = after(begun, "send supply Ezo", "send supply Sado")
    assert cited(two, "send supply Sado") == {"KAI-ACT-08"}


@pytest.mark.clause("KAI-RULING-16")
def test_an_announced_dispatch_is_finished():
    begun = after(acting("dispatch"), "dispatch 3", "send supply Ezo")
    assert {move.split()[0] for move in may(begun)} == {"send"}
    assert verdict(begun, "pass") == [
        "the dispatch still has to send 2 of its surveyors [KAI-RULING-16]"
    ]


@pytest.mark.clause("KAI-RULING-19", "KAI-RULING-18")
def test_two_that_swap_their_tiles_are_legal_and_void():
    state = acting("dispatch", "red: 20 ryo; surveyors Ezo Dewa Sado")
    done = after(state, "dispatch 2", "send Ezo Dewa", "send Dewa Ezo")
    assert done.players[0].surveyors == state.players[0].surveyors
    assert done.players[0].ryo == 15


@pytest.mark.clause("KAI-RULING-18")
def test_a_dispatched_surveyor_may_join_a_mate():
    state = acting("dispatch", "red: 20 ryo; surveyors Ezo")
    assert places(after(state, "dispatch 2", "send supply Ezo", "send supply Dewa")) == [
        "Ezo", "Ezo", "Dewa",
    ]  # fmt: skip


@pytest.mark.clause("KAI-RULING-16")
def test_a_dispatch_of_three_needs_three_different_tiles():
    two_tiles = "map: Alpha; Beta; empty\nbox: Gamma Delta"
    assert [m for m in may(toy(two_tiles)) if m.startswith("dispatch")] == ["dispatch 2"]
    assert cited(toy(two_tiles), "dispatch 3") == {"KAI-RULING-16"}
    one_tile = "map: Alpha; empty; empty\nbox: Beta Gamma Delta"
    assert cited(toy(one_tile), "dispatch 2") == {"KAI-RULING-16"}


@pytest.mark.clause("KAI-RULING-16", "KAI-RULING-19")
def test_no_step_of_a_dispatch_may_leave_the_others_without_a_tile():
    state = after(toy("red: 20 ryo; surveyors Alpha Beta Gamma"), "dispatch 3")
    first = after(state, "send Alpha Beta")
    assert may(first) == ["send Beta Gamma", "send Gamma Alpha"]
    assert verdict(first, "send Beta Alpha") == [
        "then the other announced surveyors would find no tile to go to [KAI-RULING-16]"
    ]


def test_moves_that_lead_to_the_same_position_are_listed_once():
    state = acting("dispatch", "red: 20 ryo; surveyors Ezo Ezo")
    for moves in ([], ["dispatch 2"], ["dispatch 3"], ["dispatch 3", "send Ezo Noto"]):
        here = after(state, *moves)
        results = [kaigan.apply(here, move) for move in kaigan.legal_moves(here)]
        assert len(set(results)) == len(results)


def test_markers_stay_where_their_surveyor_left():
    line = "map: Ezo red 1; Mutsu; Rikuchu; Dewa; Sado; Echigo; Noto; Wakasa; Tango; Inaba"
    moved = after(acting("artistic", "red: 20 ryo; surveyors Ezo", line), "send Ezo Dewa")
    assert site(moved, "Ezo").markers == (1, 0, 0, 0, 0)
