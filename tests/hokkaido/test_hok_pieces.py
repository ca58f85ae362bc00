"""Land Move, Sea Move and Grow."""

import pytest
from hokkaido_toy import X, Y, after, cited, may, pieces, points, stocks, toy, verdict

from japanboards import hokkaido

# --- Land Move ---


@pytest.mark.clause("HOK-LAND-01", "HOK-LAND-03")
def test_a_piece_moves_into_a_neighboring_province_and_may_leave_its_own_empty():
    state = after(toy("pieces 1: S 1"), "land S a")
    assert pieces(state) == "a 1"
    assert state.left == 2


@pytest.mark.clause("HOK-LAND-01")
def test_a_province_further_away_is_refused_and_the_neighbors_are_named():
    state = toy("pieces 1: S 1")
    assert verdict(state, "land S K") == [
        "K does not border S, which borders a and b [HOK-LAND-01]"
    ]
    assert cited(state, "land S Japan") == {"HOK-LAND-01"}


@pytest.mark.clause("HOK-LAND-02")
def test_whoever_stands_there_does_not_matter():
    assert cited(toy("pieces 1: S 1", "pieces 2: a 1"), "land S a") == set()


@pytest.mark.clause("HOK-LAND-04", "HOK-CONF-02", "HOK-TURN-02")
def test_overfilling_is_settled_after_all_actions_and_their_points():
    state = toy("pieces 1: S 2, K 1", "pieces 2: a 1", f"public: {X}", "hand 1: Sapporo-China")
    state = after(state, "land S a")
    assert (pieces(state), pieces(state, 1)) == ("S 1, a 1, K 1", "a 1")
    state = after(state, f"claim {X}")
    assert points(state) == (2, 0)
    state = after(state, "discard Sapporo-China")
    assert (pieces(state), pieces(state, 1)) == ("S 1, K 1", "")
    assert points(state) == (2, 0)


@pytest.mark.clause("HOK-LAND-05", "HOK-LAND-06")
def test_two_land_moves_with_one_piece_or_with_two():
    state = toy("pieces 1: S 2")
    assert pieces(after(state, "land S a", "land a K")) == "S 1, K 1"
    assert pieces(after(state, "land S a", "land S b")) == "a 1, b 1"


@pytest.mark.clause("HOK-LAND-07", "HOK-TURN-05")
def test_hc_06_a_third_land_move_is_refused_and_all_else_is_judged_by_itself():
    state = toy(
        "pieces 1: S 1, b 1",
        f"public: {Y}, Sapporo-Korea",
        f"hand 1: {X}",
    )
    state = after(state, "land b K", "land K b")
    assert cited(state, "land b K") == {"HOK-LAND-07", "HOK-TURN-05"}
    assert may(state) == [
        f"discard {X}",
        "draw",
        "grow S",
        "grow b",
        "sea S At Sea",
        "sea b At Sea",
        "take Sapporo-Japan",
        "take Sapporo-Korea",
    ]
    assert cited(state, "stop") == {"HOK-TURN-03"}


@pytest.mark.clause("HOK-RULING-04")
def test_only_own_pieces_move_and_a_land_move_begins_on_the_island():
    state = toy("pieces 1: S 1, Japan 1", "pieces 2: K 1")
    assert cited(state, "land K a") == {"HOK-RULING-04"}
    assert verdict(state, "land Japan S") == [
        "Japan is not on the island; a piece leaves it by a Sea Move [HOK-RULING-04]"
    ]
    assert cited(state, "sea K At Sea") == {"HOK-RULING-04"}


# --- Sea Move ---


@pytest.mark.clause("HOK-SEA-01", "HOK-SEA-04", "HOK-SEA-05", "HOK-SEA-07", "HOK-SEA-08")
def test_hc_10_two_sea_moves_bring_a_piece_overseas_and_open_a_route():
    state = toy("pieces 1: S 1, b 1", f"public: {Y}")
    assert cited(state, "sea b Japan") == {"HOK-SEA-05"}
    state = after(state, "sea b At Sea", "sea At Sea Japan")
    assert pieces(state) == "S 1, Japan 1"
    state = after(state, f"claim {Y}")
    assert points(state) == (2, 0)


@pytest.mark.clause("HOK-SEA-01")
def test_hc_10_an_inland_piece_does_not_reach_the_sea():
    state = toy("pieces 1: a 1")
    assert verdict(state, "sea a At Sea") == ["a does not border the ocean [HOK-SEA-01]"]


@pytest.mark.clause("HOK-SEA-02", "HOK-SEA-03", "HOK-SEA-08")
def test_a_piece_comes_home_from_a_country_to_any_coast():
    state = after(toy("pieces 1: Korea 1"), "sea Korea At Sea")
    assert pieces(state) == "At Sea 1"
    landings = [move for move in may(state) if move.startswith("sea")]
    assert landings == [
        "sea At Sea China",
        "sea At Sea Japan",
        "sea At Sea K",
        "sea At Sea Korea",
        "sea At Sea S",
        "sea At Sea Sakhalin",
        "sea At Sea b",
    ]
    assert cited(state, "sea At Sea a") == {"HOK-SEA-03"}


@pytest.mark.clause("HOK-SEA-05")
@pytest.mark.parametrize("trip", ["S Japan", "Japan S", "Japan China", "S b", "S S"])
def test_no_trip_takes_two_steps_at_once(trip):
    state = toy("pieces 1: S 1, Japan 1")
    assert "HOK-SEA-05" in cited(state, f"sea {trip}")


@pytest.mark.clause("HOK-SEA-06")
def test_a_third_sea_move_is_refused():
    state = after(toy("pieces 1: S 2"), "sea S At Sea", "sea At Sea b")
    assert cited(state, "sea b At Sea") == {"HOK-SEA-06", "HOK-TURN-05"}


@pytest.mark.clause("HOK-SEA-07")
def test_two_sea_moves_with_two_pieces():
    state = after(toy("pieces 1: S 1, At Sea 1"), "sea At Sea China", "sea S At Sea")
    assert pieces(state) == "China 1, At Sea 1"


@pytest.mark.clause("HOK-SEA-09")
def test_a_piece_may_walk_and_sail_in_one_turn():
    assert pieces(after(toy("pieces 1: a 1"), "land a S", "sea S At Sea")) == "At Sea 1"
    assert pieces(after(toy("pieces 1: At Sea 1"), "sea At Sea b", "land b K")) == "K 1"


@pytest.mark.clause("HOK-SEA-10", "HOK-SEA-11", "HOK-SEA-12")
def test_hc_02_a_country_takes_one_piece_of_each_player():
    state = toy("pieces 1: Japan 1, At Sea 1", "pieces 2: Japan 1, S 1", "pieces 3: Japan 1, K 1")
    assert verdict(state, "sea At Sea Japan") == [
        "you have a piece in Japan already, and one is the most [HOK-SEA-10]",
        "you have a piece in Japan already, and one is the most [HOK-SEA-11]",
    ]
    assert cited(state, "sea At Sea Korea") == set()


@pytest.mark.clause("HOK-RULING-17", "HOK-SEA-10", "HOK-SEA-11")
def test_the_piece_at_sea_leaves_before_another_comes():
    state = toy("pieces 1: At Sea 1, b 1")
    assert cited(state, "sea b At Sea") == {"HOK-SEA-10", "HOK-SEA-11", "HOK-RULING-17"}
    assert pieces(after(state, "sea At Sea Japan", "sea b At Sea")) == "Japan 1, At Sea 1"


@pytest.mark.clause("HOK-SEA-12", "HOK-CONF-01")
def test_there_is_no_conflict_overseas():
    state = toy("turn: player 1, draw 1, take 1", "pieces 1: S 1, At Sea 1", "pieces 2: Japan 1")
    state = after(state, "sea At Sea Japan")
    assert (pieces(state), pieces(state, 1)) == ("S 1, Japan 1", "Japan 1")


# --- Grow ---


@pytest.mark.clause("HOK-GROW-01", "HOK-GROW-08")
def test_a_piece_joins_a_province_where_one_stands():
    state = after(toy("pieces 1: S 1"), "grow S")
    assert (pieces(state), state.left, stocks(state)) == ("S 2", 2, [26, 28])
    assert cited(state, "grow K") == {"HOK-GROW-01"}


@pytest.mark.clause("HOK-GROW-04", "HOK-GROW-05")
def test_two_grows_in_one_province_or_in_two():
    state = toy("pieces 1: S 1, K 1")
    assert pieces(after(state, "grow S", "grow S")) == "S 3, K 1"
    assert pieces(after(state, "grow S", "grow K")) == "S 2, K 2"


@pytest.mark.clause("HOK-GROW-06")
def test_nobody_grows_overseas():
    state = toy("pieces 1: S 1, Japan 1, At Sea 1")
    assert cited(state, "grow Japan") == {"HOK-GROW-06"}
    assert cited(state, "grow At Sea") == {"HOK-GROW-06"}


@pytest.mark.clause("HOK-GROW-07")
def test_a_third_grow_is_refused():
    state = after(toy("pieces 1: S 1, K 1"), "grow S", "grow K")
    assert cited(state, "grow S") == {"HOK-GROW-07", "HOK-TURN-05"}


@pytest.mark.clause("HOK-GROW-03", "HOK-CONF-15")
def test_hc_04_growing_beyond_the_limit_costs_the_surplus():
    state = toy("pieces 1: S 1", "hand 1: Sapporo-China")
    before = stocks(state)[0]
    state = after(state, "grow S", "grow S", "discard Sapporo-China")
    assert pieces(state) == "S 2"
    assert stocks(state)[0] == before - 1


@pytest.mark.clause("HOK-GROW-02", "HOK-RULING-19")
def test_off_the_island_the_first_action_may_be_a_grow_in_sapporo():
    state = toy("pieces 1: Japan 1", "pieces 2: S 2")
    assert "grow S" in may(state)
    assert cited(state, "grow K") == {"HOK-GROW-01", "HOK-GROW-02"}
    state = after(state, "grow S")
    assert pieces(state) == "S 1, Japan 1"
    state = after(state, "grow S")
    assert cited(state, "grow S") == {"HOK-GROW-07", "HOK-TURN-05"}


@pytest.mark.clause("HOK-RULING-19")
def test_the_exception_is_gone_after_the_first_action_and_for_who_leaves_the_island():
    state = after(toy("pieces 1: Japan 1"), "sea Japan At Sea")
    assert cited(state, "grow S") == {"HOK-GROW-01", "HOK-RULING-19"}
    state = after(toy("pieces 1: b 1"), "sea b At Sea")
    assert cited(state, "grow S") == {"HOK-GROW-01", "HOK-RULING-19"}


@pytest.mark.clause("HOK-RULING-19")
def test_the_exception_is_not_a_duty_and_needs_a_piece_in_hand():
    state = toy("pieces 1: Japan 1; stock 0")
    assert cited(state, "grow S") == {"HOK-RULING-05"}
    assert "sea Japan At Sea" in may(state)


@pytest.mark.clause("HOK-RULING-05")
def test_without_a_piece_in_hand_there_is_no_grow_claim_or_reveal():
    state = toy("pieces 1: S 1, Japan 1; stock 0", f"public: {Y}", "hand 1: Sapporo-China")
    assert "HOK-RULING-05" in cited(state, "grow S")
    assert "HOK-RULING-05" in cited(state, f"claim {Y}")
    assert "HOK-RULING-05" in cited(state, "reveal Sapporo-China")
    kinds = {type(move).__name__ for move in hokkaido.legal_moves(state)}
    assert kinds.isdisjoint({"Grow", "Claim", "Reveal"})
