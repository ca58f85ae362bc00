"""Claim Public and Reveal Private."""

import pytest
from hokkaido_toy import X, Y, after, cited, may, pieces, points, stocks, told, toy, verdict

from japanboards import hokkaido

CHAINS = ("pieces 1: S 1, a 1, K 1", "pieces 2: S 1, b 1, K 1", "pieces 3: S 1, a 1, K 1")


@pytest.mark.clause(
    "HOK-CLAIM-01",
    "HOK-CLAIM-02",
    "HOK-CLAIM-03",
    "HOK-CLAIM-04",
    "HOK-CLAIM-05",
    "HOK-CLAIM-07",
    "HOK-CLAIM-10",
)
def test_hc_07_first_and_second_claim_and_no_third():
    state = toy(*CHAINS, f"public: {X}", "hand 1: Sapporo-China, Sapporo-Korea")
    state = after(state, f"claim {X}")
    assert (points(state), state.left, stocks(state)) == ((2, 0, 0), 2, [21, 22, 22])
    assert (state.public[0].first, state.public[0].second) == (0, -1)
    assert told(state) == [f"player 1 is the first on {X}: 2 points [HOK-CLAIM-02]"]

    state = toy(*CHAINS, f"public: {X} 1", "turn: player 2")
    state = after(state, f"claim {X}")
    assert (points(state), stocks(state)[1]) == ((2, 0, 0), 21)
    assert (state.public[0].first, state.public[0].second) == (0, 1)
    assert told(state) == [f"player 2 is the second on {X}: no points now [HOK-CLAIM-04]"]

    state = toy(*CHAINS, f"public: {X} 1 2", "turn: player 3")
    assert verdict(state, f"claim {X}") == [
        f"both spots of {X} are taken, by player 1 and player 2 [HOK-CLAIM-07]"
    ]


@pytest.mark.clause("HOK-CLAIM-01")
def test_only_a_public_card_is_claimed():
    state = toy("pieces 1: S 1, a 1, K 1", f"hand 1: {X}")
    assert verdict(state, f"claim {X}") == [f"{X} is not a public card [HOK-CLAIM-01]"]
    assert cited(state, "claim Sapporo-Mars") == {"HOK-GEN-04"}


@pytest.mark.clause("HOK-CLAIM-08", "HOK-CLAIM-09")
def test_hc_03_a_piece_stays_on_its_card_and_there_is_no_second_one():
    state = toy("pieces 1: S 1, a 1, K 1", f"public: {X} 1", "hand 1: Sapporo-China")
    lost = after(state, "land a K", "discard Sapporo-China")
    assert lost.public[0].first == 0
    rebuilt = toy("pieces 1: S 1, a 1, K 1", f"public: {X} 1")
    assert cited(rebuilt, f"claim {X}") == {"HOK-CLAIM-09"}


@pytest.mark.clause("HOK-CLAIM-09")
def test_the_second_claimer_gets_no_further_piece_either():
    state = toy(*CHAINS, f"public: {X} 2 1")
    assert cited(state, f"claim {X}") == {"HOK-CLAIM-07", "HOK-CLAIM-09"}


@pytest.mark.clause("HOK-RULING-35")
def test_with_two_players_a_full_card_bears_the_own_piece():
    state = toy("pieces 1: S 1, a 1, K 1", f"public: {X} 2 1")
    assert cited(state, f"claim {X}") == {"HOK-CLAIM-07", "HOK-CLAIM-09"}


@pytest.mark.clause("HOK-RULING-16", "HOK-TURN-05", "HOK-CLAIM-10")
def test_two_claims_in_a_turn_on_different_cards():
    state = toy(
        "pieces 1: S 1, a 1, K 1, Japan 1, China 1",
        f"public: {X}, {Y}, Sapporo-China",
    )
    state = after(state, f"claim {X}")
    assert cited(state, f"claim {X}") == {"HOK-CLAIM-09"}
    state = after(state, f"claim {Y}")
    assert (points(state), state.left) == ((4, 0), 1)
    assert cited(state, "claim Sapporo-China") == {"HOK-RULING-16", "HOK-TURN-05"}


@pytest.mark.clause("HOK-RULING-20", "HOK-LAND-04")
def test_control_for_a_moment_is_enough_and_what_it_brought_stays():
    state = toy("pieces 1: S 2, K 1", "pieces 2: a 1", f"hand 1: {X}", f"public: {Y}")
    state = after(
        state, "land S a", f"reveal {X}", "draw", "deal Kitami-China", "deal Kitami-Korea"
    )
    state = after(state, "keep Kitami-China")
    assert pieces(state) == "S 1, K 1"
    assert points(state) == (3, 0)
    assert state.players[0].revealed == (X,)


@pytest.mark.clause(
    "HOK-REV-01", "HOK-REV-02", "HOK-REV-03", "HOK-REV-04", "HOK-REV-05", "HOK-REV-07"
)
def test_hc_08_a_revealed_card_pays_its_lower_number_and_is_nobody_elses():
    state = toy("pieces 1: S 1, a 1, K 1", "pieces 2: S 1, b 1, K 1", f"hand 1: {X}")
    state = after(state, f"reveal {X}")
    assert (points(state), stocks(state)) == ((3, 0), [24, 25])
    assert state.players[0].revealed == (X,)
    assert told(state) == [f"player 1 reveals {X}: 3 points [HOK-REV-04]"]
    token = next(m for m in hokkaido.scene.scene(state, 0).marks if m.id == f"low:{X}")
    assert (token.look.split()[:2], token.text) == (["token", "seat-0"], "3")

    other = toy("pieces 2: S 1, b 1, K 1", f"revealed 1: {X}", "turn: player 2")
    assert verdict(other, f"claim {X}") == [
        f"{X} is not a public card [HOK-CLAIM-01]",
        f"{X} lies revealed before player 1, and only for this player [HOK-REV-07]",
    ]


@pytest.mark.clause("HOK-REV-02")
def test_a_reveal_needs_the_route():
    state = toy("pieces 1: S 1, K 1", f"hand 1: {X}, {Y}")
    assert cited(state, f"reveal {X}") == {"HOK-REV-02", "HOK-ROUTE-01"}
    assert cited(state, f"reveal {Y}") == {"HOK-REV-02", "HOK-ROUTE-03"}


@pytest.mark.clause("HOK-REV-01", "HOK-REV-05")
def test_only_a_card_of_the_hand_is_revealed_and_it_stays_revealed():
    state = toy("pieces 1: S 1, a 1, K 1", f"revealed 1: {X}", f"public: {Y}")
    assert cited(state, f"reveal {X}") == {"HOK-REV-01", "HOK-REV-05"}
    assert cited(state, f"reveal {Y}") == {"HOK-REV-01"}
    assert cited(state, f"discard {X}") == {"HOK-DISC-01", "HOK-RULING-13", "HOK-REV-05"}


@pytest.mark.clause("HOK-REV-08", "HOK-TURN-05")
def test_two_reveals_are_the_most():
    state = toy(
        "pieces 1: S 1, a 1, K 1, Japan 1, China 1",
        f"hand 1: {X}, {Y}, Sapporo-China",
    )
    state = after(state, f"reveal {X}", f"reveal {Y}")
    assert state.left == 1
    assert cited(state, "reveal Sapporo-China") == {"HOK-REV-08", "HOK-TURN-05"}
    assert "reveal Sapporo-China" not in may(state)


@pytest.mark.clause("HOK-RULING-05", "HOK-CLAIM-08")
def test_pieces_for_cards_come_from_the_hand_and_never_return():
    state = toy("pieces 1: S 1, a 1, K 1; stock 5", f"public: {X}", f"hand 1: {Y}")
    state = after(state, f"claim {X}", f"discard {Y}", "draw")
    assert stocks(state)[0] == 4
    assert pieces(state) == "S 1, a 1, K 1"
