"""Takamatsu's exercises: a wrong answer is told one case."""

from itertools import product

import networkx as nx
import pytest

from japanboards.core.exercise import check
from japanboards.takamatsu.teaching.exercises import EXERCISES


def full_circle(graph, room):
    return min(len(cycle) for cycle in nx.simple_cycles(graph) if room in cycle)


def walk(graph, rooms, steps):
    for _ in range(steps):
        rooms = {there for here in rooms for there in graph[here]}
    return rooms


def stops(graph, room, size):
    farthest = size + graph.nodes[room]["bonus"]
    reached = [walk(graph, {room}, steps) for steps in range(size, farthest + 1)]
    return set.union(*reached) - {room}


def stops_where_it_began(graph, room, size):
    return stops(graph, room, size) | (walk(graph, {room}, size) & {room})


def without_company(present, mine):
    total, others = sum(present.values()), {**present}
    own = others.pop(mine, 0)
    parties = product(range(1, own + 1), *(range(n + 1) for n in others.values()))
    return sum(1 for party in parties if not sum(party) == total > 2)


WRONG = [
    ("full circle", lambda graph, room: 16, "from gate it is 9 steps around, yours gave 16"),
    ("full circle", lambda graph, room: 9, "from inner red it is 10 steps around"),
    ("where to stop", lambda graph, room, size: ["gate"], "a set of rooms is asked for"),
    ("where to stop", lambda graph, room, size: set(graph[room]), "2 samurai from outer purple"),
    (
        "where to stop",
        lambda graph, room, size: walk(graph, {room}, size),
        "1 samurai from +1 may stop in inner purple",
    ),
    ("where to stop", stops_where_it_began, "9 samurai from stairs cannot stop in stairs"),
    ("where to stop", lambda graph, room, size: graph["attic"], "your code stopped with KeyError"),
    (
        "how many parties",
        lambda present, mine: sum(present.values()),
        "here stand 3 red: the number of parties is 2",
    ),
    ("how many parties", without_company, "here stand 1 blue and 1 red"),
]


def said(capsys, name, answer):
    check(EXERCISES, name, answer)
    return capsys.readouterr().out


@pytest.mark.parametrize(("name", "answer", "words"), WRONG)
def test_a_wrong_answer_is_told_what_is_wrong(capsys, name, answer, words):
    out = said(capsys, name, answer)
    assert out.startswith("not yet: ")
    assert words in out


def test_an_answer_that_changes_the_graph_spoils_nothing(capsys):
    def emptied(graph, room):
        length = full_circle(graph, room)
        graph.clear()
        return length

    assert said(capsys, "full circle", emptied) == "right!\n"
