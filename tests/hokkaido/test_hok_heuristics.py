"""What bots hope for: more with every piece of a route, less for a hopeless card in hand."""

from itertools import pairwise

import pytest
from hokkaido_toy import after, real

from japanboards.hokkaido.heuristics import boundary, estimate, of_regions
from japanboards.hokkaido.rules.scoring import regions_paid


@pytest.mark.parametrize(
    "line",
    ["hand 1: Sapporo-Asahikawa", "public: Sapporo-Asahikawa 1", "public: Sapporo-Asahikawa"],
)
def test_every_piece_of_a_route_adds_hope(line):
    chain = ["Ishikari 1", "Sorachi 1", "Uryu 1", "Kamikawa 1"]
    hopes = [
        estimate(real(f"pieces 1: {', '.join(chain[:n])}", line, "pieces 2: Kasai 1"), 0)
        for n in range(1, 5)
    ]
    assert hopes == sorted(hopes)
    assert len(set(hopes)) == 4


def test_a_card_far_away_costs_more_in_hand_than_none():
    far = real("pieces 1: Ishikari 1", "hand 1: Hakodate-Kushiro")
    assert estimate(far, 0) < estimate(real("pieces 1: Ishikari 1"), 0)


def test_after_the_count_only_regions_are_hoped_for_and_after_the_end_nothing():
    table = ("pieces 1: Ishikari 1", "hand 1: Hakodate-Kushiro", "scored 1: Hakodate-Kushiro -11")
    assert estimate(real(*table), 0) == estimate(real("pieces 1: Ishikari 1"), 0) > 0
    assert estimate(real(*table, "turn: over", "turns: 4", "until: 4"), 0) == 0


def test_a_turn_is_judged_when_it_is_over():
    state = real("turn: player 1, draw 1, take 1", "pieces 1: Ishikari 1", "pieces 2: Kasai 1")
    assert not boundary(state)
    assert boundary(after(state, "grow Ishikari"))


def test_two_hopeless_cards_can_be_discarded_in_the_last_turn_but_not_a_third():
    far = ["Hakodate-Kushiro", "Hakodate-Kitami", "Hakodate-Obihiro", "Hakodate-Asahikawa"]
    hopes = [
        estimate(real("pieces 1: Ishikari 1", f"hand 1: {', '.join(far[:n])}"), 0) for n in range(5)
    ]
    costs = [before - after for before, after in pairwise(hopes)]
    assert max(costs[:2]) < min(costs[2:])


def test_once_the_end_is_called_a_hopeless_card_costs_its_number():
    table = ("pieces 1: Ishikari 1", "hand 1: Hakodate-Kushiro")
    called = real(*table, "turns: 4", "until: 6")
    assert estimate(called, 0) < estimate(real(*table), 0) - 5


@pytest.mark.parametrize("second", ["Kasai", "Sorachi", "Ishikari"])
def test_regions_are_hoped_for_as_the_score_sheet_would_count_them(second):
    state = real("pieces 1: Ishikari 2, Uryu 1", f"pieces 2: {second} 1")
    everywhere = tuple(player.pieces for player in state.players)
    totals = [sum(paid[seat][0] for _, _, paid in regions_paid(state)) for seat in range(2)]

    assert list(of_regions(state.board, everywhere, False)) == totals
