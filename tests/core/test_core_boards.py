"""What is remembered of a board is forgotten with it; what it tells is changed by nobody."""

import copy
import gc
import pickle
import random
import weakref
from types import SimpleNamespace

import networkx as nx
import pytest
from talk import refusal

from japanboards import GAMES, kaigan, takamatsu
from japanboards.core.boards import remembered
from japanboards.core.fields import only
from japanboards.core.game import playout
from japanboards.takamatsu.rules import generator as takamatsu_moves


class Plain(SimpleNamespace):
    """Stands for a board."""

    __hash__ = object.__hash__


def test_an_answer_about_a_board_is_computed_once_for_each_board_and_question():
    asked = []

    @remembered
    def size(board, *what):
        asked.append((board.name, *what))
        return len(asked)

    one, other = Plain(name="one"), Plain(name="other")
    assert [size(one, 3), size(one, 3), size(one), size(other, 3), size(one, 3)] == [1, 1, 2, 3, 1]
    assert asked == [("one", 3), ("one",), ("other", 3)]


def test_a_board_that_was_asked_about_can_be_forgotten():
    @remembered
    def itself(board):
        return board

    board = Plain(name="mine")
    here = weakref.ref(itself(board))
    del board
    gc.collect()
    assert here() is None


def test_a_field_nobody_knows_is_named_shortly():
    only("a board", {"rounds": 8}, ["rounds"])
    assert refusal(only, "a board", {"x" * 500: 1}, ["rounds"]) == (
        "a board has no 'xxxxxxxxxxxx...xxxxxxxxxxxxx'; it has rounds"
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nobody_changes_what_a_graph_tells_of_its_places(game):
    graph = game.new_game(max(2, game.PLAYERS[0])).board.graph
    place, (one, other) = next(iter(graph)), next(iter(graph.edges))
    tables = (
        graph.graph,
        graph.graph["provenance"],
        graph.nodes[place],
        graph.edges[one, other],
        graph.adj[one][other],
        graph._adj,
        graph._adj[one],
        graph._node,
    )
    before = [dict(table) for table in tables]
    for table in tables:
        for change in (
            lambda table=table: table.update(poison=1),
            lambda table=table: table.__setitem__("poison", 1),
            lambda table=table: table.setdefault("poison", 1),
            lambda table=table: table.pop(next(iter(table), "poison")),
            table.clear,
            table.popitem,
        ):
            with pytest.raises(TypeError, match="is not changed"):
                change()
    assert [dict(table) for table in tables] == before
    for copied in (graph.copy(), copy.deepcopy(graph), pickle.loads(pickle.dumps(graph))):
        assert nx.utils.graphs_equal(copied, graph)
        copied.nodes[place]["mine"] = 1
        copied.edges[one, other]["mine"] = 1
    if graph.is_directed():
        assert set(graph.predecessors(other)) == {a for a, b in graph.edges if b == other}
    else:
        assert graph.adj[one][other] is graph.adj[other][one]


def test_nobody_changes_the_moves_that_a_board_keeps():
    for game in (takamatsu, kaigan):
        for state, _, _ in playout(game, game.new_game(3), random.Random(1)):
            last = state
    *_, rooms, _, _ = takamatsu_moves.exits(takamatsu.new_game(2).board, (0, 1, 0, 1), 0)
    rooms[0][1, 1, 1, 0]
    with pytest.raises(TypeError, match="is not changed"):
        rooms[0][1, 1, 1, 0] = ()
    with pytest.raises(TypeError, match="is not changed"):
        rooms[0].mine = (2, 3)
    assert isinstance(rooms[0][1, 1, 1, 0], tuple)
    kept = last.board.moves
    for table in (kept.reveals, kept.lays, kept.sends, kept.sends["supply"]):
        with pytest.raises(TypeError, match="is not changed"):
            table.clear()
    with pytest.raises(AttributeError):
        kept.lays = {}
