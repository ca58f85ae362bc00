"""Phase 1: cards are laid, rows are claimed, and the Quadrant Card is a pass."""

import pytest
from kaigan_toy import after, cited, may, players, read, told, verdict

from japanboards import kaigan

FULL_ROW = (
    "row 4: free; 1 dispatch of yellow; 2 mapping of blue; 3 great of green; 4 mapping of green"
)


@pytest.mark.clause("KAI-P1-02", "KAI-P1-03")
def test_a_turn_opens_with_a_card_on_one_of_the_free_spaces():
    for count, spaces in ((3, 11), (4, 15)):
        state = read(f"players: {count}")
        assert len(may(state)) == 6 * spaces
        assert {move.split()[0] for move in may(state)} == {"lay"}


@pytest.mark.clause("KAI-P1-02")
def test_a_laid_card_leaves_the_hand_for_its_space():
    state = after(read("turn: blue"), "lay mapping 2 3")
    assert "mapping" not in state.players[2].cards
    laid = state.grid[state.board.space(2, 3)]
    assert (laid.owner, laid.card) == (2, "mapping")
    assert kaigan.to_move(state) == 2


@pytest.mark.clause("KAI-P1-03", "KAI-P1-04", "KAI-P1-05")
def test_printed_taken_and_claimed_spaces_take_no_card():
    state = read("row 2: yellow\nrow 3: free; 1 great of blue")
    assert verdict(state, "lay mapping 4 5") == [
        "Reputation is printed there, in row 4, so no card is laid on it [KAI-P1-03]"
    ]
    assert verdict(state, "lay mapping 3 1") == [
        "Great map of player 3 lies there already [KAI-P1-04]"
    ]
    assert verdict(state, "lay mapping 2 3") == ["row 2 is claimed by player 2 [KAI-P1-05]"]


@pytest.mark.clause("KAI-P1-07", "KAI-P1-08", "KAI-RULING-05", "KAI-P1-15")
def test_after_a_card_any_vacant_row_may_be_claimed_or_none():
    state = after(read("row 3: yellow"), "lay mapping 2 1")
    assert may(state) == ["claim 1", "claim 2", "claim 4", "stop"]
    assert after(state, "claim 4").claims == (-1, -1, 1, 0)


@pytest.mark.clause("KAI-P1-14", "KAI-RULING-05")
def test_three_players_neither_fill_nor_claim_row_4():
    state = after(read("players: 3"), "lay mapping 2 1")
    assert may(state) == ["claim 1", "claim 2", "claim 3", "stop"]
    assert verdict(state, "claim 4") == ["with 3 players row 4 is not in use [KAI-P1-14]"]
    assert "KAI-P1-14" in cited(read("players: 3"), "lay mapping 4 1")


@pytest.mark.clause("KAI-P1-15")
def test_four_players_use_all_four_rows():
    assert after(read("players: 4"), "lay mapping 4 1", "claim 4").claims[3] == 0


@pytest.mark.clause("KAI-P1-09", "KAI-P1-10")
def test_next_is_the_nearest_seat_clockwise_that_has_no_row():
    state = read("turn: blue, opened\nrow 1: green")
    assert after(state, "stop").seat == 0
    assert after(state, "claim 2").seat == 0
    assert after(read("turn: red, opened\nrow 1: yellow\nrow 2: blue"), "stop").seat == 3


@pytest.mark.clause("KAI-P1-11", "KAI-P1-10")
def test_who_has_a_row_lays_no_more_cards_in_this_phase():
    state = after(read("turn: red, opened"), "claim 1")
    seats = set()
    while state.phase == "cards":
        seats.add(state.seat)
        opening = may(state)[0]
        state = after(state, opening, "stop" if len(seats) < 3 else may(after(state, opening))[0])
    assert 0 not in seats


@pytest.mark.clause("KAI-P1-12")
def test_the_last_card_obliges_to_claim_at_once():
    state = read(
        "turn: red\nrow 3: free; 1 mapping of red; 2 dispatch of red; 3 great of red\n"
        "row 4: free; 1 artistic of red; 2 government of red"
    )
    last = after(state, "lay flexible 2 1")
    assert told(last) == ["player 1 has no card left and has to claim a row [KAI-P1-12]"]
    assert may(last) == ["claim 1", "claim 2", "claim 3", "claim 4"]
    assert verdict(last, "stop") == [
        "the last card is laid, so a row has to be claimed at once [KAI-P1-12]"
    ]


@pytest.mark.clause("KAI-RULING-04")
def test_who_can_lay_nothing_has_to_claim():
    state = read(f"row 1: yellow\nrow 2: blue\nrow 3: green\n{FULL_ROW}")
    assert may(state) == ["claim 4"]
    assert cited(state, "stop") == {"KAI-RULING-04"}


@pytest.mark.clause("KAI-RULING-04")
def test_who_can_lay_nothing_may_put_the_quadrant_card_back_once_instead():
    state = read(f"round: 2\nquadrant: red\nrow 1: yellow\nrow 2: blue\nrow 3: green\n{FULL_ROW}")
    assert may(state) == ["claim 4", "quadrant"]
    passed = after(state, "quadrant")
    assert may(passed) == ["claim 4", "stop"]
    assert may(after(passed, "stop")) == ["claim 4"]


@pytest.mark.clause("KAI-RULING-06", "KAI-P1-10")
def test_the_last_player_goes_on_alone():
    state = read("row 1: yellow\nrow 2: blue\nrow 3: green")
    for space in (1, 2, 3):
        state = after(state, f"lay {('mapping', 'great', 'dispatch')[space - 1]} 4 {space}", "stop")
        assert state.seat == 0
    state = after(state, "lay flexible 4 4", "stop")
    assert may(state) == ["claim 4"]


@pytest.mark.clause("KAI-P1-13", "KAI-FLOW-02")
def test_the_phase_is_over_when_everybody_has_a_row():
    state = read("turn: red, opened\nrow 1: yellow\nrow 2: blue\nrow 3: green")
    begun = after(state, "claim 4")
    assert begun.phase == "actions"
    assert (
        told(begun)[0]
        == "everybody has a row: the actions begin; a card acts for whoever has its row [KAI-P1-13]"
    )


@pytest.mark.clause("KAI-P1-06", "KAI-RULING-03", "KAI-ACT-22", "KAI-RULING-12")
def test_the_quadrant_card_replaces_the_card_and_a_claim_may_follow():
    state = read("round: 2\nquadrant: red\nturn: red")
    passed = after(state, "quadrant")
    assert passed.quadrant == -1
    assert players(passed, "cards") == players(state, "cards")
    assert may(passed) == ["claim 1", "claim 2", "claim 3", "claim 4", "stop"]
    assert told(passed) == ["the Quadrant Card is back on row 1 [KAI-P1-06]"]


@pytest.mark.clause("KAI-RULING-03")
def test_at_other_tables_the_pass_is_the_whole_turn():
    state = read("options: quadrant_pass_then_claim=False\nround: 2\nquadrant: red")
    passed = after(state, "quadrant")
    assert (passed.seat, passed.opened, passed.claims) == (1, False, (-1,) * 4)


@pytest.mark.clause("KAI-RULING-11", "KAI-P1-06", "KAI-ACT-22")
def test_the_pass_works_once_and_for_its_holder_only():
    state = read("round: 2\nquadrant: red\nturn: red")
    assert "quadrant" not in may(after(state, "quadrant", "stop"))
    assert cited(read("round: 2\nquadrant: red\nturn: blue"), "quadrant") == {
        "KAI-P1-06",
        "KAI-RULING-11",
    }
    assert "KAI-P1-06" in cited(after(state, "lay mapping 2 1"), "quadrant")


@pytest.mark.clause("KAI-RULING-07")
def test_in_the_first_round_nobody_has_a_pass():
    assert cited(read("turn: red"), "quadrant") == {
        "KAI-P1-06",
        "KAI-RULING-11",
        "KAI-RULING-07",
    }


@pytest.mark.clause("KAI-P1-16")
def test_an_unspent_quadrant_card_goes_back_when_the_phase_ends():
    state = read(
        "round: 2\nquadrant: red\nturn: red, opened\nrow 1: yellow\nrow 2: blue\nrow 3: green"
    )
    begun = after(state, "claim 4")
    assert begun.quadrant == -1
    assert told(begun) == [
        "everybody has a row: the actions begin; a card acts for whoever has its row [KAI-P1-13]",
        "player 1 puts the unspent Quadrant Card back [KAI-P1-16]",
    ]


@pytest.mark.clause("KAI-P1-16")
def test_an_unspent_quadrant_card_is_told_of_whoever_holds_it_and_of_nobody_else():
    rows = "round: 2\nturn: red, opened\nrow 1: yellow\nrow 2: blue\nrow 3: green"
    held = after(read(f"{rows}\nquadrant: blue"), "claim 4")
    assert told(held)[1:] == ["player 3 puts the unspent Quadrant Card back [KAI-P1-16]"]
    spent = after(read(f"{rows}\nquadrant: board"), "claim 4")
    assert told(spent) == [
        "everybody has a row: the actions begin; a card acts for whoever has its row [KAI-P1-13]"
    ]
    alone = read(f"{rows.replace(', opened', '')}\nquadrant: red")
    put_back = after(alone, "quadrant", "claim 4")
    assert told(put_back) == [
        "everybody has a row: the actions begin; a card acts for whoever has its row [KAI-P1-13]"
    ]


@pytest.mark.clause("KAI-RULING-08")
def test_the_space_of_the_quadrant_card_is_closed_also_while_it_is_away():
    state = read("round: 2\nquadrant: red\nturn: red")
    assert cited(state, "lay mapping 1 3") == {"KAI-P1-03", "KAI-RULING-08"}


@pytest.mark.clause("KAI-RULING-02", "KAI-RULING-09")
def test_neither_a_claim_nor_a_stop_comes_before_the_card():
    assert cited(read("turn: red"), "claim 1") == {"KAI-P1-07", "KAI-RULING-09"}
    assert cited(read("turn: red"), "stop") == {"KAI-P1-02", "KAI-RULING-02"}


def test_a_claim_of_a_taken_row_is_refused_in_one_clear_sentence():
    state = after(read("row 3: yellow"), "lay mapping 2 1")
    assert verdict(state, "claim 3") == ["row 3 is claimed by player 2 already [KAI-P1-08]"]
