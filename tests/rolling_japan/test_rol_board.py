"""The maps: facts of geography, areas, and where they come from."""

import copy
import pickle
from collections import Counter

import networkx as nx
import pytest
from rolling_japan_toy import STAR, TOY

from japanboards import rolling_japan
from japanboards.rolling_japan.board import BOARD, BOARDS, SHELF

JAPAN, SMALL = map(SHELF.called, BOARDS)


def edges(graph, kind):
    return [{a, b} for a, b, each in graph.edges(data="kind") if each == kind]


@pytest.mark.clause("ROL-COMP-03", "ROL-COMP-04")
def test_a_sheet_shows_47_prefectures_in_six_areas_of_seven_to_nine():
    assert len(JAPAN.names) == 47
    assert dict(Counter(nx.get_node_attributes(BOARD, "area").values())) == {
        "Hokkaido & Tohoku": 7,
        "Kanto": 7,
        "Chubu": 9,
        "Kinki (Kansai)": 7,
        "Chugoku & Shikoku": 9,
        "Kyushu & Okinawa": 8,
    }


@pytest.mark.clause("ROL-COMP-01", "ROL-COMP-04", "ROL-OVR-01")
def test_each_area_has_a_die_of_its_own_and_purple_has_the_map():
    assert JAPAN.dice == ("black", "blue", "green", "purple", "red", "white", "yellow")
    assert {die: JAPAN.areas[die] for die in sorted(JAPAN.areas)} == {
        "black": "Kinki (Kansai)",
        "blue": "Hokkaido & Tohoku",
        "green": "Chugoku & Shikoku",
        "red": "Kanto",
        "white": "Kyushu & Okinawa",
        "yellow": "Chubu",
    }
    parts = [cell for die in JAPAN.areas for cell in JAPAN.cells[die]]
    assert sorted(parts) == list(JAPAN.cells["purple"]) == list(range(47))


@pytest.mark.clause("ROL-ADJ-02", "ROL-RULING-02")
def test_there_are_86_land_borders_and_six_links_over_the_sea():
    assert len(edges(BOARD, "land")) == 86
    assert sorted(map(sorted, edges(BOARD, "sea"))) == [
        ["Aomori", "Hokkaido"],
        ["Ehime", "Hiroshima"],
        ["Fukuoka", "Yamaguchi"],
        ["Hyogo", "Tokushima"],
        ["Kagawa", "Okayama"],
        ["Kagoshima", "Okinawa"],
    ]
    assert BOARD.number_of_edges() == 92


@pytest.mark.parametrize("board", [JAPAN, SMALL])
def test_the_map_is_connected_and_can_be_drawn_flat(board):
    assert nx.is_connected(board.graph)
    assert nx.is_planar(board.graph)
    assert nx.number_of_selfloops(board.graph) == 0


def test_hokkaido_and_okinawa_are_reached_only_over_the_sea():
    by_land = nx.Graph(edge for edge in BOARD.edges if BOARD.edges[edge]["kind"] == "land")
    by_land.add_nodes_from(BOARD)
    assert {len(part) for part in nx.connected_components(by_land)} == {1, 4, 7, 34}
    assert sorted(nx.isolates(by_land)) == ["Hokkaido", "Okinawa"]
    assert dict(BOARD["Hokkaido"]) == {"Aomori": {"kind": "sea"}}
    assert dict(BOARD["Okinawa"]) == {"Kagoshima": {"kind": "sea"}}


def test_nagano_has_the_most_neighbors():
    degrees = dict(BOARD.degree)
    assert max(degrees, key=degrees.get) == "Nagano"
    assert sorted(BOARD["Nagano"]) == [
        "Aichi",
        "Gifu",
        "Gunma",
        "Niigata",
        "Saitama",
        "Shizuoka",
        "Toyama",
        "Yamanashi",
    ]
    assert sorted(name for name, degree in BOARD.degree if degree == 1) == [
        "Hokkaido",
        "Nagasaki",
        "Okinawa",
    ]


@pytest.mark.clause("ROL-RULING-02")
@pytest.mark.parametrize("board", [JAPAN, SMALL, TOY, STAR])
def test_the_tables_say_what_the_graph_says(board):
    for here, name in enumerate(board.names):
        assert {board.names[there] for there in board.neighbors[here]} == set(board.graph[name])
        assert board.graph.nodes[name]["color"] == board.colors[here]
    assert {frozenset(board.names[i] for i in pair) for pair in board.over_sea} == set(
        map(frozenset, edges(board.graph, "sea"))
    )


def test_the_board_says_where_each_part_of_it_comes_from():
    provenance = BOARD.graph["provenance"]
    assert set(provenance) == {"prefectures", "areas", "dice", "land", "sea"}
    assert "reconstructed" in provenance["sea"]
    assert "reconstruction" in provenance["dice"]
    assert "not checked against a printed sheet" in provenance["areas"]


@pytest.mark.clause("ROL-RND-06", "ROL-CC-01", "ROL-RND-04")
def test_the_printed_game_has_eight_rounds_three_changes_and_six_dice_a_round():
    assert (JAPAN.ours, JAPAN.rounds, JAPAN.changes, JAPAN.outside) == (False, 8, 3, 6)


def test_the_small_board_is_western_japan_and_marked_as_ours():
    assert (SMALL.ours, SMALL.rounds, SMALL.changes, SMALL.outside) == (True, 6, 2, 4)
    assert len(SMALL.names) == 24
    assert [len(SMALL.cells[die]) for die in ("black", "green", "white")] == [7, 9, 8]
    assert SMALL.dice == ("black", "green", "purple", "white")
    assert SMALL.graph.graph["provenance"]["areas"].startswith("Ours")
    assert {frozenset(edge) for edge in SMALL.graph.edges} == {
        frozenset(edge) for edge in BOARD.subgraph(SMALL.names).edges
    }


def test_every_prefecture_has_its_japanese_name():
    assert JAPAN.japanese[JAPAN.index["Tokyo"]] == "東京都"
    assert all(JAPAN.japanese)
    assert len(set(JAPAN.japanese)) == 47


def test_a_printed_board_is_itself_again_after_a_copy_and_a_pickle():
    state = rolling_japan.new_game(2, board="small")
    assert copy.deepcopy(state) == state
    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.deepcopy(TOY) is not TOY


def test_boards_are_found_by_name_and_shown_by_title():
    assert BOARDS == ("japan", "small")
    assert repr(JAPAN) == "Board('Japan: 47 prefectures')"
    assert SHELF.called(TOY) is TOY
