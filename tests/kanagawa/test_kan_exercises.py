"""The exercises: model answers pass, and wrong ones are told where they fail."""

from collections import Counter
from fractions import Fraction

import networkx as nx
import pytest

from japanboards.core.exercise import check
from japanboards.kanagawa.teaching.exercises import EXERCISES


def paintable(needs, icons):
    graph = nx.Graph()
    rows = [("need", at) for at in range(len(needs))]
    graph.add_nodes_from(rows)
    for at, icon in enumerate(icons):
        fits = [row for row in rows if icon in (needs[row[1]], "wild")]
        graph.add_edges_from((row, ("icon", at)) for row in fits)
    found = nx.bipartite.maximum_matching(graph, top_nodes=rows)
    return all(row in found for row in rows)


def run_of(seasons):
    best = 0
    for season in ("spring", "summer", "autumn", "winter"):
        now = 0
        for here in seasons:
            now = now + 1 if here in (season, "storm") else 0
            best = max(best, now)
    return best


def chance(cards, icons):
    return Fraction(sum(paintable(card.needs, icons) for card in cards), len(cards))


ANSWERS = {"paintable": paintable, "longest run": run_of, "chance": chance}


@pytest.mark.parametrize("name", EXERCISES)
def test_the_model_answer_is_right(name, capsys):
    check(EXERCISES, name, ANSWERS[name])
    assert capsys.readouterr().out == "right!\n"


WRONG = [
    ("paintable", lambda needs, icons: None, "for ('ocean',), ('ocean',) the answer is True"),
    ("paintable", lambda needs, icons: set(needs) <= set(icons), "('ocean', 'ocean'), ('ocean',)"),
    (
        *("paintable", lambda needs, icons: not Counter(needs) - Counter(icons)),
        "('ocean', 'ocean'), ('ocean', 'wild') the answer is True",
    ),
    ("longest run", lambda seasons: None, "for ['winter'] the answer is 1, yours gave None"),
    (
        *("longest run", lambda seasons: max(Counter(seasons).values())),
        "['spring', 'storm', 'spring'] the answer is 3",
    ),
    ("chance", lambda cards, icons: None, "for the green backs and icons ['forest'] the chance is"),
    ("chance", lambda cards, icons: 1 / 0, "your code stopped with ZeroDivisionError"),
]


@pytest.mark.parametrize(("name", "answer", "said"), WRONG, ids=[said for *_, said in WRONG])
def test_a_wrong_answer_is_told_a_case(name, answer, said, capsys):
    check(EXERCISES, name, answer)
    told = capsys.readouterr().out
    assert told.startswith("not yet: ")
    assert said in told
