"""Phase 2: who acts where, main or secondary or pass, and the actions without surveyors."""

import pytest
from kaigan_toy import ROWS, acting, after, cited, may, on_toy, players, read, told, verdict


@pytest.mark.clause("KAI-P2-02", "KAI-RULING-13", "KAI-P2-07", "KAI-P2-04")
def test_the_claimer_acts_pays_and_gains_and_the_card_goes_back_to_its_owner():
    state = acting("flexible", owner="blue")
    assert (state.seat, "flexible" in state.players[2].cards) == (0, False)
    done = after(state, "flexible travel")
    assert players(done, "ryo") == [17, 20, 20, 20]
    assert players(done, "travel") == [1, 0, 0, 0]
    assert "flexible" in done.players[2].cards
    assert done.players[2].cards == done.board.cards


@pytest.mark.clause("KAI-P2-06", "KAI-P2-07")
def test_after_a_pass_the_card_goes_back_as_well():
    done = after(acting("mapping", owner="green"), "pass")
    assert done.players[3].cards == done.board.cards
    assert not any(done.grid)
    assert players(done, "ryo") == [20] * 4


@pytest.mark.clause("KAI-P2-05", "KAI-ACT-03", "KAI-P2-04", "KAI-P2-06")
def test_a_card_offers_its_main_action_its_back_and_a_pass():
    moves = may(acting("artistic"))
    assert [move for move in moves if not move.startswith("send")] == ["act", "pass"]
    assert len([move for move in moves if move.startswith("send supply")]) == 10
    assert after(acting("artistic"), "send supply Ezo").players[0].ryo == 18


@pytest.mark.clause("KAI-RULING-26", "KAI-P2-05")
def test_a_card_gives_one_action_never_both():
    done = after(acting("artistic"), "send supply Ezo")
    assert (done.players[0].artistic, done.at) == (0, done.board.space(2, 2))


@pytest.mark.clause("KAI-P2-11", "KAI-P2-12", "KAI-RULING-25")
def test_a_printed_space_offers_its_action_and_a_pass_but_no_surveyor():
    state = read(f"phase: actions 2/2\n{ROWS.format('4 mapping of red')}")
    assert may(state) == ["act", "pass"]
    assert verdict(state, "send supply Ezo") == [
        "Government is printed here, and only cards have a secondary action [KAI-P2-12]",
        "Government is printed here, and only cards have a secondary action [KAI-RULING-25]",
    ]


@pytest.mark.clause("KAI-RULING-24")
def test_where_a_board_prints_the_single_surveyor_it_is_the_main_action():
    state = on_toy("players: 3\nphase: actions 3/1\nrow 1: red\nrow 2: yellow\nrow 3: blue")
    assert may(state) == ["pass", *(f"send supply {name}" for name in ("Alpha", "Beta", "Gamma"))]
    assert after(state, "send supply Beta").players[2].ryo == 18


@pytest.mark.clause("KAI-P2-03", "KAI-P2-08", "KAI-P2-09", "KAI-P2-10", "KAI-P2-17")
def test_spaces_act_column_by_column_from_the_top_and_empty_ones_are_left_out():
    state = read(
        "phase: actions 1/1\nrow 1: red; 2 mapping of red\nrow 2: yellow; 1 great of red\n"
        "row 3: blue; 2 dispatch of red\nrow 4: green"
    )
    seen = []
    while state.phase == "actions":
        seen.append((state.board.where(state.at), state.seat))
        state = after(state, "pass")
    assert seen == [
        ((1, 1), 0), ((2, 1), 1), ((1, 2), 0), ((2, 2), 1), ((3, 2), 2), ((3, 4), 2), ((4, 5), 3),
    ]  # fmt: skip
    assert told(state)[-1] == "all spaces are done: the actions are over [KAI-P2-17]"
    assert (state.phase, any(state.grid)) == ("neutral", False)


@pytest.mark.clause("KAI-P2-13", "KAI-ACT-20", "KAI-RULING-14")
def test_the_claimer_of_row_1_takes_the_quadrant_card_in_passing():
    state = read(f"phase: actions 2/2\n{ROWS.format('3 mapping of red')}")
    done = after(state, "pass")
    assert (done.quadrant, done.at) == (1, done.board.space(2, 3))
    assert told(done) == ["player 2 takes the Quadrant Card [KAI-P2-13]"]


@pytest.mark.clause("KAI-RULING-27")
def test_with_three_players_the_printed_action_of_row_4_is_left_out():
    state = read("players: 3\nphase: actions 3/4")
    done = after(state, "act")
    assert done.phase == "neutral"
    assert players(done, "honor") == [0, 0, 0]


@pytest.mark.clause("KAI-ACT-01", "KAI-ACT-02")
@pytest.mark.parametrize("track", ["artistic", "government"])
def test_a_step_on_artistic_or_government_is_free(track):
    done = after(acting(track), "act")
    assert players(done, track) == [1, 0, 0, 0]
    assert players(done, "ryo") == [20] * 4


@pytest.mark.clause("KAI-ACT-05")
def test_a_side_job_brings_5_ryo():
    state = read(f"phase: actions 1/1\n{ROWS.format('3 mapping of red')}")
    assert after(state, "act").players[1].ryo == 25


@pytest.mark.clause("KAI-ACT-06")
def test_reputation_brings_2_honor():
    state = read("phase: actions 4/5\nrow 1: yellow\nrow 2: red\nrow 3: blue\nrow 4: green")
    assert players(after(state, "act"), "honor") == [0, 0, 0, 2]


@pytest.mark.clause("KAI-ACT-16", "KAI-ACT-17", "KAI-ACT-18", "KAI-ACT-19")
@pytest.mark.parametrize(
    ("choice", "money", "tracks", "honor"),
    [
        ("ryo", 23, (0, 0, 0), 0),
        ("artistic", 17, (1, 0, 0), 0),
        ("government", 17, (0, 1, 0), 0),
        ("travel", 17, (0, 0, 1), 0),
        ("honor", 12, (0, 0, 0), 4),
    ],
)
def test_flexible_is_money_a_step_or_honor(choice, money, tracks, honor):
    red = after(acting("flexible"), f"flexible {choice}").players[0]
    assert (red.ryo, (red.artistic, red.government, red.travel), red.honor) == (
        money, tracks, honor,
    )  # fmt: skip


@pytest.mark.clause("KAI-RULING-15")
def test_what_cannot_be_paid_in_full_cannot_be_done():
    state = acting("flexible", "red: 2 ryo")
    assert [m for m in may(state) if not m.startswith("send")] == ["flexible ryo", "pass"]
    assert verdict(state, "flexible travel") == [
        "that costs 3 Ryo, and player 1 has 2 [KAI-RULING-15]"
    ]
    assert may(acting("mapping", "red: 1 ryo; surveyors Ezo")) == ["pass"]


@pytest.mark.clause("KAI-RULING-22")
def test_a_step_past_the_end_cannot_be_bought_and_a_free_one_has_no_effect():
    state = acting("flexible", "red: 20 ryo; artistic 15; government 8; travel 20")
    assert [m for m in may(state) if m.startswith("flex")] == ["flexible honor", "flexible ryo"]
    assert cited(state, "flexible travel") == {"KAI-RULING-22"}
    done = after(acting("artistic", "red: 20 ryo; artistic 15"), "act")
    assert done.players[0].artistic == 15
    assert told(done)[0] == "the artistic track ends here [KAI-RULING-22]"


@pytest.mark.clause("KAI-P2-16", "KAI-RULING-28", "KAI-COMP-11")
def test_money_never_runs_out():
    state = read(f"phase: actions 1/1\n{ROWS.format('3 mapping of red')}yellow: 900 ryo")
    assert after(state, "act").players[1].ryo == 905


def test_another_action_than_the_one_shown_is_refused():
    state = acting("artistic", "red: 20 ryo; surveyors Ezo")
    for move in ("flexible ryo", "dispatch 2", "map Ezo 1", "great plain Ezo"):
        assert cited(state, move) == {"KAI-P2-04"}


def test_nobody_lays_or_claims_while_the_rows_act():
    for move in ("lay mapping 3 1", "claim 3", "stop", "quadrant"):
        assert "KAI-FLOW-02" in cited(acting("artistic"), move)
