"""The boards: facts, the graph, provenance, and board files that are refused."""

import copy
import json
import pickle

import networkx as nx
import pytest
from hokkaido_toy import TOY, TOY_DATA
from talk import refusal

from japanboards.hokkaido import BOARD, BOARDS, Board
from japanboards.hokkaido.board import DATA, printed


def test_43_provinces_and_95_borders_in_one_piece():
    assert (len(BOARD), BOARD.number_of_edges()) == (43, 95)
    assert nx.is_connected(BOARD)
    assert nx.check_planarity(BOARD)[0]


def test_the_coast_and_the_inland():
    inland = {name for name, coast in BOARD.nodes(data="coast") if not coast}
    assert len(inland) == 12
    assert {"Sorachi", "Kamikawa", "Akan"} <= inland


def test_nodes_say_what_they_are():
    assert BOARD.nodes["Ishikari"] == {
        "area": "Doo",
        "region": "Doo",
        "city": "Sapporo",
        "coast": True,
        "ja": "石狩",
    }


def test_every_part_of_the_data_has_a_provenance():
    for name in BOARDS:
        provenance = printed(name).graph.graph["provenance"]
        assert provenance
        assert all(text.strip() for text in provenance.values())
    assert {"provinces", "borders", "cards", "regions"} <= BOARD.graph["provenance"].keys()
    assert "outlines" in json.loads((DATA / "outlines.json").read_text())["provenance"]


def test_the_small_board_is_a_part_of_the_printed_one():
    small = printed("small").graph
    assert printed("small").ours
    assert not printed("hokkaido").ours
    assert set(small) < set(BOARD)
    assert nx.utils.graphs_equal(nx.Graph(small.edges), nx.Graph(BOARD.subgraph(small).edges))
    assert printed("small").cards.keys() < printed("hokkaido").cards.keys()


def test_cards_are_worth_their_length():
    board = printed("hokkaido")
    for card in board.cards.values():
        start, goal = (board.names[at] for at in card.ends)
        if not card.overseas:
            assert card.high == nx.shortest_path_length(BOARD, start, goal) + 1
        assert card.low == (card.high + 1) // 2


def test_a_printed_board_is_itself_after_copying_and_pickling():
    board = printed("hokkaido")
    assert copy.deepcopy(board) is board
    assert pickle.loads(pickle.dumps(board)) is board


def test_an_own_board_is_read_from_a_file(tmp_path):
    path = tmp_path / "own.json"
    path.write_text(json.dumps(TOY_DATA))
    assert Board.load(path).names == TOY.names
    path.write_text("{")
    assert "is damaged, it is not complete JSON" in refusal(Board.load, path)
    assert "cannot be read" in refusal(Board.load, tmp_path / "none.json")


def spoilt(path, value):
    """The test map with one field changed."""
    data = copy.deepcopy(TOY_DATA)
    here = data
    for key in path[:-1]:
        here = here[key]
    here[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("title",), None, "a board needs 'title', a text"),
        (("cards",), "many", "a board needs 'cards', a list"),
        (("provinces", 1, "coast"), "no", "provinces: number 2 needs 'coast', true or false"),
        (("regions", 0), "South", "regions: number 1 needs 'name', a text"),
        (("cards", 2, "high"), None, "cards: number 3 needs 'high', a whole number"),
        (("provinces", 1, "name"), "a b", "'a b' is no name of a place; a name is one word"),
        (("provinces", 1, "name"), "a,b", "'a,b' is no name of a place; a name is one word"),
        (("provinces", 1, "name"), "S", "provinces, countries: every one needs a name of its own"),
        (("countries", 0), 7, "7 is no name of a place; a name is one word"),
        (("countries",), [], "how many countries: 1 to 9, not 0"),
        (("regions", 1, "name"), "South", "regions: every one needs a name of its own"),
        (("provinces", 1, "region"), "West", "a: there is no region 'West'"),
        (("provinces", 1, "city"), "Ebetsu", "regions: South needs one province with a city"),
        (("provinces", 1, "region"), "North", "regions: South needs several provinces"),
        (("start",), "Tokyo", "start: 'Tokyo' is no city"),
        (("provinces", 0, "borders"), ["a", "b", "Q"], "S: its neighbor 'Q' is no other province"),
        (("provinces", 0, "borders"), ["a", "b", "K"], "S borders K, but K does not border S"),
        (("cards", 0, "ends"), ["Japan", "Sapporo"], "cards: number 1 joins a city with a city or"),
        (("cards", 1, "ends"), ["Kitami", "Sapporo"], "cards: number 2, Kitami-Sapporo, is there"),
        (("cards", 1, "low"), 9, "cards: number 2 has a higher number, then a lower one, from 1"),
        (("setup",), {"7": {}}, "setup: entries for 2, 3 or 4 players are needed"),
        (("setup", "2", "limit"), None, "setup: 2 players needs 'limit', a whole number"),
        (("setup", "2", "limit"), 0, "setup: 2 players: limit: 1 to 99, not 0"),
        (("setup", "2", "cards"), 3, "setup: 2 players use more than 3 cards and not more than 8"),
        (("public",), -1, "public: 0 to 99, not -1"),
    ],
)
def test_data_that_are_no_board_are_refused_by_field(path, value, sentence):
    assert refusal(Board.of, spoilt(path, value)).startswith(sentence)


def test_an_island_in_two_pieces_or_without_a_coast_is_refused():
    data = copy.deepcopy(TOY_DATA)
    for place, borders in zip(data["provinces"], ("a", "S", "b", "K"), strict=True):
        place["borders"] = [borders]
    assert refusal(Board.of, data) == "provinces: from some of them there is no way to others"
    data = copy.deepcopy(TOY_DATA)
    for place in data["provinces"]:
        place["coast"] = False
    assert refusal(Board.of, data) == "provinces: none lies on the coast"
    data = copy.deepcopy(TOY_DATA)
    data["provinces"][2]["city"] = data["regions"][1]["city"] = "Sapporo"
    assert refusal(Board.of, data) == "regions: every city has a name of its own"
