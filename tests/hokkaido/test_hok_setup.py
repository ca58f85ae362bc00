"""How a game begins: cards, pieces, placement, and the board they are for."""

import random

import pytest
from hokkaido_toy import LANDS, THREE, after, cited, may, pieces, points, stocks, told
from talk import refusal

from japanboards import hokkaido
from japanboards.core.game import roll
from japanboards.hokkaido import BOARD, new_game
from japanboards.hokkaido.board import printed


def dealt(players, seed=0, board="hokkaido"):
    """The position after the deal."""
    state, rng = new_game(players, board=board), random.Random(seed)
    while state.step == "deal":
        state = hokkaido.apply(state, roll(hokkaido, state, rng))
    return state


@pytest.mark.clause("HOK-SETUP-01", "HOK-SETUP-02", "HOK-SETUP-03", "HOK-SETUP-07", "HOK-SETUP-08")
@pytest.mark.parametrize(
    ("players", "each", "cards", "deck"), [(2, 28, 24, 13), (3, 25, 26, 12), (4, 22, 28, 11)]
)
def test_pieces_and_cards_by_the_number_of_players(players, each, cards, deck):
    state = dealt(players)
    hands = [len(player.hand) for player in state.players]
    assert stocks(state) == [each] * players
    assert (len(state.public), hands, state.deck) == (5, [3] * players, deck)
    assert len(state.public) + sum(hands) + state.deck == cards


@pytest.mark.clause("HOK-SETUP-16", "HOK-RULING-03")
@pytest.mark.parametrize(("players", "aside"), [(2, 8), (3, 6), (4, 4)])
def test_cards_beyond_these_stay_in_the_box_unseen(players, aside):
    state = dealt(players)
    assert len(state.pool) - state.deck == aside
    assert set(hokkaido.view(state, 0).pool) >= set(state.pool)


@pytest.mark.clause("HOK-RULING-03", "HOK-GEN-03")
@pytest.mark.parametrize(("players", "left"), [(2, 27), (3, 24), (4, 21)])
def test_the_starting_piece_is_one_of_the_pieces_in_hand(players, left):
    state = dealt(players)
    while state.step == "place":
        state = hokkaido.apply(state, hokkaido.legal_moves(state)[0])
    assert stocks(state) == [left] * players
    assert [sum(player.pieces[:43]) for player in state.players] == [1] * players


@pytest.mark.clause("HOK-SETUP-06")
def test_scores_begin_at_zero():
    assert points(dealt(3)) == (0, 0, 0)


@pytest.mark.clause("HOK-GEN-04")
def test_the_box_has_32_cards_and_four_colors_of_28_pieces():
    board = printed("hokkaido")
    assert len(board.cards) == 32
    assert max(setup.pieces for setup in board.setup.values()) == 28
    assert list(hokkaido.PLAYERS) == [2, 3, 4]


@pytest.mark.clause("HOK-SETUP-05")
def test_everybody_has_a_color_and_a_shape():
    scene = hokkaido.scene.scene(dealt(4), 0)
    tokens = [mark for mark in scene.marks if mark.id.startswith("player:")]
    assert len({mark.look for mark in tokens}) == 4
    assert len({mark.title for mark in tokens}) == 4


@pytest.mark.clause("HOK-SETUP-07")
def test_public_cards_are_dealt_first_and_told_to_all():
    state = after(new_game(2), "deal Sapporo-Kitami")
    assert [row.card for row in state.public] == ["Sapporo-Kitami"]
    assert told(state) == ["Sapporo-Kitami (5/3) is a public card [HOK-SETUP-07]"]


@pytest.mark.clause("HOK-RULING-10", "HOK-GEN-04")
def test_no_card_is_dealt_twice():
    state = after(new_game(2), "deal Sapporo-Kitami")
    assert cited(state, "deal Sapporo-Kitami") == {"HOK-RULING-10"}
    assert cited(state, "deal Sapporo-Mars") == {"HOK-GEN-04"}


@pytest.mark.clause(
    "HOK-SETUP-02",
    "HOK-SETUP-04",
    "HOK-SETUP-10",
    "HOK-SETUP-11",
    "HOK-SETUP-12",
    "HOK-SETUP-13",
    "HOK-SETUP-14",
    "HOK-RULING-01",
    "HOK-RULING-02",
)
def test_hc_05_placement_runs_backwards_into_different_cities():
    state = dealt(3, board=THREE)
    assert len(state.pool) - state.deck == 1  # 27 cards are on this map, 26 are used
    assert (len(state.public), state.deck) == (5, 12)
    assert hokkaido.to_move(state) == 2
    assert may(state) == ["place K", "place Q", "place S"]
    state = after(state, "place S")
    assert hokkaido.to_move(state) == 1
    assert cited(state, "place S") == {"HOK-SETUP-13"}
    assert cited(state, "place a") == {"HOK-SETUP-11"}
    state = after(state, "place K")
    assert (hokkaido.to_move(state), may(state)) == (0, ["place Q"])
    state = after(state, "place Q")
    assert (hokkaido.to_move(state), stocks(state)) == (0, [24, 24, 24])
    assert [pieces(state, seat) for seat in range(3)] == ["Q 1", "K 1", "S 1"]
    assert told(state) == ["player 1 placed last and has the first turn [HOK-SETUP-14]"]


@pytest.mark.clause("HOK-RULING-01", "HOK-GEN-03")
def test_any_city_will_do_not_only_sapporo():
    state = dealt(4)
    places = ["Ishikari", "Kameda", "Kamikawa", "Kasai", "Kushiro", "Tokoro"]
    assert may(state) == [f"place {name}" for name in places]


@pytest.mark.clause("HOK-RULING-02")
def test_cards_are_seen_before_pieces_are_placed():
    assert cited(new_game(2), "place Ishikari") == {"HOK-RULING-02"}
    state = dealt(2)
    assert len(hokkaido.view(state, 1).players[1].hand) == 3


@pytest.mark.clause("HOK-SETUP-15", "HOK-TURN-01")
def test_turns_go_clockwise():
    state, rng, seats = dealt(3), random.Random(1), []
    while state.turns < 7:
        if state.step == "act" and state.left == 3:
            seats.append(state.seat)
        moves = hokkaido.legal_moves(state)
        state = hokkaido.apply(state, rng.choice(moves) if moves else roll(hokkaido, state, rng))
    assert seats == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.clause("HOK-MAP-01", "HOK-MAP-02")
def test_six_regions_with_one_city_each():
    regions = {region: [] for _, region in BOARD.nodes(data="region")}
    for name, facts in BOARD.nodes(data=True):
        regions[facts["region"]].append(facts["city"] and name)
    assert len(regions) == 6
    assert [sum(map(bool, cities)) for cities in regions.values()] == [1] * 6
    assert all(len(cities) > 1 for cities in regions.values())


@pytest.mark.clause("HOK-MAP-03")
def test_every_city_trades_with_three_countries():
    board = printed("hokkaido")
    lands = [board.names[at] for at in board.countries]
    cities = [board.city_of[at] for at in board.cities]
    assert lands == ["Japan", "China", "Korea"]
    assert {f"{city}-{land}" for city in cities for land in lands} <= board.cards.keys()


@pytest.mark.clause("HOK-MAP-04")
def test_a_place_that_is_not_there_is_named():
    state = dealt(2)
    assert cited(state, "place Atlantis") == {"HOK-MAP-04"}
    state = after(state, "place Ishikari", "place Kameda")
    assert cited(state, "land Kameda Atlantis") == {"HOK-MAP-04"}
    assert cited(state, "sea Kameda Atlantis") == {"HOK-MAP-04", "HOK-SEA-05"}
    assert cited(state, "grow Atlantis") == {"HOK-MAP-04"}


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        (1, "Hokkaido is for 2 to 4 players, not 1"),
        (5, "Hokkaido is for 2 to 4 players, not 5"),
        ("2", "Hokkaido is for 2 to 4 players, not '2'"),
    ],
)
@pytest.mark.clause("HOK-GEN-04")
def test_other_numbers_of_players_are_refused(players, sentence):
    assert refusal(new_game, players) == sentence


def test_a_board_with_too_few_cities_is_refused():
    assert refusal(new_game, 4, board=THREE) == (
        "A test map is for 2 or 3 players, not 4: everybody starts in a city"
    )
    assert len(LANDS) == 8


def test_unknown_options_and_boards_are_refused():
    assert "there is no option 'speed'" in refusal(new_game, 2, speed=3)
    assert "there is no board 'honshu'" in refusal(new_game, 2, board="honshu")
    assert "the option turn_cap is one of 0, 12, 24, 48, 96, not 7" in refusal(
        new_game, 2, turn_cap=7
    )


def test_the_small_board_takes_two_to_four():
    for players, deck in ((2, 8), (3, 7), (4, 6)):
        state = dealt(players, board="small")
        assert (len(state.public), state.deck) == (8, deck)
        assert len(hokkaido.legal_moves(state)) == 4
