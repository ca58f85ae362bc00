"""The printed board and the small one: facts, the outline as a graph, the grid as an order."""

import copy
import json
import pickle

import networkx as nx
import pytest
from kaigan_toy import PRINTED, TOY, TOY_DATA, after, on_toy
from talk import refusal

from japanboards import kaigan
from japanboards.kaigan import BOARD, Board
from japanboards.kaigan.board import DATA, printed
from japanboards.kaigan.cards import TITLES

FULL, SMALL = printed("japan"), printed("small")


@pytest.mark.clause("KAI-COMP-03")
def test_24_tiles_of_three_kinds_and_sizes_from_2_to_4():
    kinds = [tile.kind for tile in FULL.tiles]
    assert (kinds.count("travel"), kinds.count("government"), kinds.count("artistic")) == (8, 9, 7)
    assert {tile.size for tile in FULL.tiles} == {2, 3, 4}


@pytest.mark.clause("KAI-COMP-01", "KAI-COMP-02", "KAI-SET-02", "KAI-FLOW-01")
def test_the_board_has_a_grid_tracks_and_rounds_with_years():
    assert (FULL.rows, FULL.spaces, len(FULL.printed)) == (4, 5, 20)
    assert FULL.ends == {"artistic": 15, "government": 8, "travel": 20}
    assert (FULL.rounds, FULL.years[0], len(FULL.years)) == (5, "1800-1804", 5)
    assert kaigan.new_game(3).round == 1


@pytest.mark.clause("KAI-SET-13")
def test_the_quadrant_card_is_printed_on_row_1_space_3():
    assert FULL.where(FULL.quadrant) == (1, 3)


@pytest.mark.clause("KAI-P2-01", "KAI-RULING-24")
def test_ten_actions_are_on_cards_printed_or_on_the_back_of_every_card():
    printed = {action for action in FULL.printed if action}
    assert len(FULL.cards) == 6
    assert {*FULL.cards, *printed, "surveyor"} == set(TITLES)
    assert "surveyor" not in FULL.cards


def test_the_outline_is_a_graph_of_ten_squares_in_five_columns():
    assert (len(BOARD), BOARD.number_of_edges()) == (10, 13)
    columns = [n for n, column in BOARD.nodes(data="column") if column == 4]
    assert columns == ["4a", "4b"]
    assert BOARD.edges["4a", "4b"]["kind"] == "column"
    assert BOARD.edges["4a", "5a"]["kind"] == "beside"
    assert nx.is_connected(BOARD)
    assert nx.diameter(BOARD) == 5
    assert BOARD.graph["provenance"] == PRINTED["provenance"]


@pytest.mark.clause("KAI-P2-03", "KAI-P2-08", "KAI-P2-09")
@pytest.mark.parametrize(("count", "rows"), [(3, 3), (4, 4)])
def test_the_grid_is_resolved_along_one_path(count, rows):
    order = FULL.order(count)
    assert nx.is_directed_acyclic_graph(order)
    assert list(nx.topological_sort(order)) == list(nx.dag_longest_path(order)) == list(order)
    assert list(order)[: rows + 1] == [*(f"{row}/1" for row in range(1, rows + 1)), "1/2"]
    assert len(order) == 5 * rows
    assert [n for n, action in order.nodes(data="printed") if action == "quadrant"] == ["1/3"]


def test_the_order_graph_is_the_order_of_a_real_round():
    start = kaigan.notation.read(
        "turn: red, opened\nrow 1: yellow\nrow 2: blue; 1 mapping of red; 4 great of red\n"
        "row 3: green; 2 dispatch of red; 5 flexible of red\nrow 4: free; 1 artistic of red"
    )
    state, seen = after(start, "claim 4"), []
    while state.phase == "actions":
        row, space = FULL.where(state.at)
        seen.append(f"{row}/{space}")
        state = after(state, "pass")
    steps = FULL.order(4).nodes(data="step")
    assert seen == sorted(seen, key=lambda node: steps[node])
    assert seen == ["1/1", "2/1", "4/1", "2/2", "3/2", "2/4", "3/4", "3/5", "4/5"]


def test_the_small_version_is_ours_and_has_four_rounds():
    assert (SMALL.rounds, SMALL.honor_rounds, SMALL.ours, FULL.ours) == (4, (2,), True, False)
    assert SMALL.tiles == FULL.tiles


def test_every_part_of_a_printed_board_has_its_provenance():
    for board in (FULL, SMALL):
        said = board.graph.graph["provenance"]
        unsaid = {"name", "title", "ours", "honor_rounds", "squares", "provenance"}
        assert set(PRINTED) - unsaid == set(said)


def test_a_printed_board_survives_copying_and_pickling():
    assert copy.deepcopy(FULL) is FULL
    assert pickle.loads(pickle.dumps(SMALL)) is SMALL


def test_a_board_is_loaded_from_a_file_and_played_on(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(TOY_DATA), encoding="utf-8")
    mine = Board.load(path)
    assert (mine.tiles, mine.slots) == (TOY.tiles, ("1a", "2a", "3a"))
    assert kaigan.new_game(3, board=mine) != kaigan.new_game(3, board=TOY)


def test_a_position_on_ones_own_board_is_read_with_it():
    assert on_toy("players: 3").pile == ("Delta",)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (["rounds"], None, "a board needs 'rounds', a whole number"),
        (["rounds"], 0, "rounds: 1 to 99, not 0"),
        (["ryo"], -1, "ryo: 0 to 999, not -1"),
        (["years"], ["1800"], "years: 5 labels are needed, one for each round"),
        (["honor_rounds"], [5], "honor_rounds: rounds before the last, 1 to 4"),
        (["rows"], 5, "rows: four players need 4 rows, not 5"),
        (["spaces"], 10**9, "spaces: 1 to 20, not 1000000000"),
        (["cards"], [["mapping"]], "cards: a list of texts is needed"),
        (["printed", 0, "row"], "1", "printed 1 needs 'row', a whole number"),
        (["printed", 0, "row"], 7, "printed 1: there is no row 7, space 1"),
        (["printed", 0, "space"], 3, "printed: a space has one action at most"),
        (["printed", 1, "action"], "job", "printed: the quadrant stands once, in row 1"),
        (["printed", 1, "row"], 2, "printed: the quadrant stands once, in row 1"),
        (["printed", 0, "action"], "rest", "printed 1: 'rest' is no action"),
        (["cards"], ["mapping", "mapping"], "cards: different actions from the list"),
        (["cards"], ["quadrant"], "cards: different actions from the list"),
        (["artistic"], [], "artistic: a list of 1 to 99 whole numbers, one for each space"),
        (["artistic"], [1, 2], "artistic: numbers that begin with 0, never fall"),
        (["government"], [0, 3, 1], "government: numbers that begin with 0, never fall"),
        (["dice"], {"3": 3}, "dice: a number of dice for '3' and for '4' players"),
        (["tiles", 0], {"name": "A"}, "tile 1 needs 'kind', a text"),
        (["tiles", 0, "name"], "New Ezo", "tile 1: 'New Ezo' is no name"),
        (["tiles", 0, "name"], "supply", "tile 1: 'supply' is no name"),
        (["tiles", 0, "name"], "Beta", "tiles: every one needs a name of its own"),
        (["tiles", 0, "size"], 0, "Alpha: size: 1 to 20, not 0"),
        (["tiles", 0, "kind"], "sea", "Alpha: its kind is one of artistic, government, travel"),
        (["columns"], 6, "columns: 1 to 5, not 6"),
        (["squares"], 9, "squares: 1 to 8, not 9"),
        (["squares"], 2, "tiles: there are fewer than the squares of the map"),
    ],
)
def test_a_board_file_that_is_wrong_is_refused_by_field(path, value, sentence):
    data = copy.deepcopy(TOY_DATA)
    *way, last = path
    place = data
    for key in way:
        place = place[key]
    if value is None:
        del place[last]
    else:
        place[last] = value
    assert refusal(Board.of, data).startswith(sentence)


def test_a_file_that_is_missing_or_no_json_and_a_board_that_does_not_exist_are_refused(tmp_path):
    (tmp_path / "bad.json").write_text("{")
    assert "it is not complete JSON" in refusal(Board.load, tmp_path / "bad.json")
    assert "cannot be read" in refusal(Board.load, tmp_path / "none.json")
    assert refusal(kaigan.new_game, 3, board="moon") == (
        "there is no board 'moon'; the boards are: japan, small"
    )
    assert (DATA / "japan.json").exists()
