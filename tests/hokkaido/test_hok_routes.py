"""Routes: control, the cheapest way, and both searches against networkx."""

import random

import networkx as nx
import pytest
from hokkaido_toy import X, Y, cited, real, toy, verdict

from japanboards import hokkaido
from japanboards.core.game import playout
from japanboards.hokkaido import BOARD, routes
from japanboards.hokkaido.board import printed
from japanboards.hokkaido.rules.paths import chain, cheapest, joined

ISLAND = printed("hokkaido")


@pytest.mark.clause("HOK-ROUTE-01")
def test_a_chain_joins_two_cities_with_both_ends_occupied():
    assert cited(toy("pieces 1: S 1, a 1, K 1", f"public: {X}"), f"claim {X}") == set()
    for missing in ("S 1, a 1", "a 1, K 1", "S 1, K 1"):
        state = toy(f"pieces 1: {missing}", f"public: {X}")
        assert cited(state, f"claim {X}") == {"HOK-CLAIM-01", "HOK-ROUTE-01"}


@pytest.mark.clause("HOK-ROUTE-02")
def test_pieces_of_others_do_not_break_a_chain():
    state = toy("pieces 1: S 1, a 1, K 1", "pieces 2: a 1, S 1, K 1", f"public: {X}", "players: 3")
    assert cited(state, f"claim {X}") == set()


@pytest.mark.clause("HOK-ROUTE-01", "HOK-ROUTE-02")
def test_pieces_of_others_do_not_help_either():
    state = toy("pieces 1: S 1, K 1", "pieces 2: a 1", f"public: {X}")
    assert "HOK-ROUTE-01" in cited(state, f"claim {X}")


@pytest.mark.clause("HOK-ROUTE-03")
def test_a_sea_route_needs_the_city_and_the_country():
    assert cited(toy("pieces 1: S 1, Japan 1", f"public: {Y}"), f"claim {Y}") == set()
    for missing in ("S 1", "Japan 1", "b 1, Japan 1", "S 1, Korea 1"):
        state = toy(f"pieces 1: {missing}", f"public: {Y}")
        assert cited(state, f"claim {Y}") == {"HOK-CLAIM-01", "HOK-ROUTE-03"}


@pytest.mark.clause("HOK-RULING-18")
def test_a_piece_at_sea_is_part_of_no_route():
    state = toy("pieces 1: S 1, At Sea 1", f"public: {Y}")
    assert "HOK-ROUTE-03" in cited(state, f"claim {Y}")


@pytest.mark.clause("HOK-CLAIM-01")
def test_a_claim_without_the_route_is_told_what_is_missing():
    state = real("pieces 1: Ishikari 1, Sorachi 1", "public: Sapporo-Asahikawa")
    assert verdict(state, "claim Sapporo-Asahikawa") == [
        "you do not control Sapporo-Asahikawa: no piece of yours in Uryu and "
        f"Kamikawa (Asahikawa) [{clause}]"
        for clause in ("HOK-CLAIM-01", "HOK-ROUTE-01")
    ]


def random_masks(count, seed=5):
    """Sets of provinces, thin and thick, as bit sets over all places."""
    rng = random.Random(seed)
    for _ in range(count):
        share = rng.random()
        yield sum(1 << at for at in range(len(ISLAND.names)) if rng.random() < share)


def truth(mask, card):
    """Control according to networkx."""
    held = {name for at, name in enumerate(ISLAND.names) if mask >> at & 1}
    start, goal = (ISLAND.names[at] for at in card.ends)
    if not {start, goal} <= held:
        return False
    return card.overseas or nx.has_path(BOARD.subgraph(held & set(BOARD)), start, goal)


@pytest.mark.clause("HOK-ROUTE-01", "HOK-ROUTE-03")
def test_both_searches_agree_with_networkx_on_random_positions():
    seen = {True: 0, False: 0}
    for mask in random_masks(400):
        pieces = [mask >> at & 1 for at in range(len(ISLAND.names))]
        for card in ISLAND.cards.values():
            control = truth(mask, card)
            seen[control] += 1
            assert joined(ISLAND, mask, card) == control
            assert bool(chain(ISLAND, pieces, card)) == control
    assert min(seen.values()) > 2000


def test_a_chain_is_a_shortest_path_of_the_own_provinces():
    for mask in random_masks(150, seed=6):
        pieces = [mask >> at & 1 for at in range(len(ISLAND.names))]
        own = BOARD.subgraph(name for at, name in enumerate(BOARD) if mask >> at & 1)
        for card in ISLAND.cards.values():
            way = [ISLAND.names[at] for at in chain(ISLAND, pieces, card)]
            if way and not card.overseas:
                assert nx.is_path(own, way)
                assert len(way) == nx.shortest_path_length(own, way[0], way[-1]) + 1


def test_the_cheapest_way_has_the_fewest_missing_provinces():
    for mask in random_masks(60, seed=7):
        costs = nx.DiGraph()
        for a, b in BOARD.edges:
            for start, goal in ((a, b), (b, a)):
                costs.add_edge(start, goal, missing=1 - (mask >> ISLAND.index[goal] & 1))
        for card in ISLAND.cards.values():
            way = [ISLAND.names[at] for at in cheapest(ISLAND, mask, card)]
            missing = [name for name in way if not mask >> ISLAND.index[name] & 1]
            if card.overseas:
                assert len(way) == 2
                continue
            least = nx.shortest_path_length(costs, way[0], way[-1], weight="missing")
            assert nx.is_path(BOARD, way)
            assert len(missing) == least + 1 - (mask >> card.ends[0] & 1)
            assert (not missing) == joined(ISLAND, mask, card)


def test_an_empty_island_costs_the_printed_number_of_provinces():
    for card in ISLAND.cards.values():
        if not card.overseas:
            assert len(cheapest(ISLAND, 0, card)) == card.high


def test_routes_tells_how_a_player_stands_with_every_card():
    state = real(
        "pieces 1: Ishikari 1, Sorachi 1, Uryu 1, Japan 1",
        "public: Sapporo-Japan, Sapporo-Asahikawa",
        "hand 1: Kushiro-Japan",
        "revealed 1: Sapporo-Korea",
    )
    found = {route.card: route for route in routes(state, 0)}
    assert found["Sapporo-Japan"].controlled
    assert found["Sapporo-Japan"].missing == ()
    assert found["Sapporo-Asahikawa"].missing == ("Kamikawa",)
    assert found["Sapporo-Asahikawa"].way == ("Ishikari", "Sorachi", "Uryu", "Kamikawa")
    assert (found["Kushiro-Japan"].where, found["Kushiro-Japan"].missing) == ("hand", ("Kushiro",))
    assert (found["Sapporo-Korea"].where, found["Sapporo-Korea"].controlled) == ("revealed", False)


def test_routes_asks_only_what_the_seat_can_see():
    state = real("hand 1: Sapporo-Korea", "hand 2: Kushiro-Japan", "pieces 1: Kasai 1")
    seen = hokkaido.view(state, 0)
    assert [route.card for route in routes(seen, 0)] == ["Sapporo-Korea"]
    assert routes(seen, 1) == ()


def test_the_fast_search_agrees_along_whole_games():
    for seed in range(4):
        for state, _, _ in playout(
            hokkaido, hokkaido.new_game(3, turn_cap=24), random.Random(seed)
        ):
            for seat, player in enumerate(state.players):
                for found in routes(state, seat):
                    assert found.controlled == truth(player.mask, state.board.cards[found.card])
                    assert found.controlled == (not found.missing)
