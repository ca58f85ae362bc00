"""The map notebook's exercises: stubs are told what is wrong, model answers pass."""

import networkx as nx
import pytest

from japanboards.core.exercise import check
from japanboards.hokkaido.teaching.exercises import EXERCISES


def missing(graph, own, start, goal):
    cost = nx.DiGraph()
    for a, b in graph.edges:
        cost.add_edge(a, b, pieces=int(b not in own))
        cost.add_edge(b, a, pieces=int(a not in own))
    return nx.shortest_path_length(cost, start, goal, weight="pieces") + (start not in own)


def barrier(graph, start, goal):
    return nx.minimum_node_cut(graph, start, goal)


def ladder(counts, limit):
    left, asked = list(counts), set()
    while sum(left) > limit:
        waiting = {seat for seat, count in enumerate(left) if count and seat not in asked}
        if not waiting:
            asked = set()
            continue
        fewest = min(left[seat] for seat in waiting)
        for seat in [seat for seat in waiting if left[seat] == fewest]:
            left[seat] -= 1
            asked.add(seat)
    return left


@pytest.mark.parametrize("answer", [missing, barrier, ladder], ids=lambda f: f.__name__)
def test_model_answers_are_right(answer, capsys):
    check(EXERCISES, answer.__name__, answer)
    assert capsys.readouterr().out == "right!\n"


@pytest.mark.parametrize(
    ("name", "answer", "said"),
    [
        ("missing", lambda *args: None, "not yet: from Kamikawa to Tokoro, holding nothing, 3 are"),
        ("missing", lambda graph, own, a, b: 3, "not yet: from Kamikawa to Tokoro, holding Kamik"),
        ("barrier", lambda *args: None, "not yet: a set of provinces is asked for"),
        ("barrier", lambda graph, a, b: set(), "not yet: around nothing a way leads from Kameda"),
        ("barrier", lambda graph, a, b: {a}, "not yet: Kameda and Ishikari themselves cannot"),
        ("barrier", lambda g, a, b: set(g) - {a, b}, "not yet: 2 provinces are enough between Kam"),
        ("ladder", lambda counts, limit: None, "not yet: (1, 1) with limit 1 end as (0, 0), yours"),
        ("ladder", lambda counts, limit: counts[9], "not yet: your code stopped with IndexError"),
    ],
)
def test_other_answers_are_told_one_case(name, answer, said, capsys):
    check(EXERCISES, name, answer)
    assert capsys.readouterr().out.startswith(said)
