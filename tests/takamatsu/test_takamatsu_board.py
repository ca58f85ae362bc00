"""The palace as a graph, and what is known of it."""

import copy
import pickle

import networkx as nx
import pytest
from takamatsu_table import facing

from japanboards import takamatsu
from japanboards.takamatsu import BOARD
from japanboards.takamatsu.board import COLORS, SHELF

PALACE = SHELF["palace"]


def test_the_palace_is_a_directed_graph_that_leads_from_everywhere_to_everywhere():
    assert isinstance(BOARD, nx.DiGraph)
    assert (BOARD.number_of_nodes(), BOARD.number_of_edges()) == (16, 17)
    assert nx.is_strongly_connected(BOARD)


@pytest.mark.clause("TAK-RULING-24", "TAK-RULING-26")
def test_two_ways_part_at_the_stairs_and_merge_at_the_gate():
    assert [room for room in BOARD if BOARD.out_degree(room) == 2] == ["stairs"]
    assert [room for room in BOARD if BOARD.in_degree(room) == 2] == ["gate"]
    assert sorted(map(len, nx.simple_cycles(BOARD))) == [9, 10]


@pytest.mark.clause("TAK-COMP-03", "TAK-SET-08", "TAK-SET-09")
def test_every_color_has_a_room_outside_and_one_inside():
    for color in COLORS:
        sides = [BOARD.nodes[room]["side"] for room in BOARD if BOARD.nodes[room]["color"] == color]
        assert sorted(sides) == ["exterior", "interior"]


@pytest.mark.clause("TAK-MOVE-12", "TAK-MOVE-13")
def test_one_room_has_a_bonus_of_one_and_one_of_two():
    bonus = {room: more for room, more in BOARD.nodes(data="bonus") if more}
    assert bonus == {"+1": 1, "+2": 2}
    assert all(BOARD.nodes[room]["color"] is None for room in bonus)


def test_every_part_of_the_data_says_where_it_comes_from():
    provenance = BOARD.graph["provenance"]
    assert {"rooms", "open_cards", "hidden_cards", "samurai", "goal"} <= provenance.keys()
    assert all(len(text) > 10 for text in provenance.values())
    assert not PALACE.ours
    assert SHELF["small"].ours


@pytest.mark.clause("TAK-COMP-06")
def test_there_are_13_open_and_5_hidden_cards_and_only_open_ones_are_negative():
    assert (len(PALACE.open_cards), len(PALACE.hidden_cards)) == (13, 5)
    assert -2 in PALACE.open_cards
    assert min(PALACE.hidden_cards) > 0


@pytest.mark.parametrize("steps", range(1, 12))
def test_rooms_in_reach_are_those_at_the_end_of_a_walk_along_the_arrows(steps):
    walks = {("gate",)}
    for _ in range(steps):
        walks = {(*walk, to) for walk in walks for to in BOARD[walk[-1]]}
    at = PALACE.reach[PALACE.index["gate"]][steps]
    assert {PALACE.names[room] for room in at} == {walk[-1] for walk in walks}


def test_a_printed_board_survives_copying_and_is_compared_by_identity():
    assert pickle.loads(pickle.dumps(PALACE)) is PALACE
    assert copy.deepcopy(PALACE) is PALACE
    assert takamatsu.new_game(3, colors="in order") == takamatsu.new_game(3, colors="in order")
    assert SHELF["small"] != PALACE


def test_the_chart_has_a_mark_per_room_and_layers_say_who_is_there():
    state = facing("R2 B1")
    picture = takamatsu.chart.chart(state, {"gate": "here"})
    assert {mark.pick for mark in picture.marks if mark.pick} == set(BOARD)
    assert [mark.text for mark in picture.marks if mark.id == "word:gate"] == ["here"]
    layers = takamatsu.chart.layers(state)
    assert layers["who is here"]["gate"] == "B1 R2"
    assert layers["moves that end here"]["stairs"] == "1"
    assert takamatsu.chart.graph(state) is BOARD
