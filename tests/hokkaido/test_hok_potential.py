"""What bots hope for: more with every piece of a route, less for a hopeless card in hand."""

import pytest
from hokkaido_toy import after, real

from japanboards.hokkaido.potential import boundary, potential


@pytest.mark.parametrize(
    "line",
    ["hand 1: Sapporo-Asahikawa", "public: Sapporo-Asahikawa 1", "public: Sapporo-Asahikawa"],
)
def test_every_piece_of_a_route_adds_hope(line):
    chain = ["Ishikari 1", "Sorachi 1", "Uryu 1", "Kamikawa 1"]
    hopes = [
        potential(real(f"pieces 1: {', '.join(chain[:n])}", line, "pieces 2: Kasai 1"), 0)
        for n in range(1, 5)
    ]
    assert hopes == sorted(hopes)
    assert len(set(hopes)) == 4


def test_a_card_far_away_costs_more_in_hand_than_none():
    far = real("pieces 1: Ishikari 1", "hand 1: Hakodate-Kushiro")
    assert potential(far, 0) < potential(real("pieces 1: Ishikari 1"), 0)


def test_after_the_count_only_regions_are_hoped_for_and_after_the_end_nothing():
    table = ("pieces 1: Ishikari 1", "hand 1: Hakodate-Kushiro", "scored 1: Hakodate-Kushiro -11")
    assert potential(real(*table), 0) == potential(real("pieces 1: Ishikari 1"), 0) > 0
    assert potential(real(*table, "turn: over", "turns: 4", "until: 4"), 0) == 0


def test_a_turn_is_judged_when_it_is_over():
    state = real("turn: player 1, draw 1, take 1", "pieces 1: Ishikari 1", "pieces 2: Kasai 1")
    assert not boundary(state)
    assert boundary(after(state, "grow Ishikari"))
