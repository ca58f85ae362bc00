"""Painting as a matching between landscapes and brushes: networkx agrees with the rule."""

import random
from collections import deque

import networkx as nx
import pytest
from kanagawa_toy import painter, working

from japanboards import kanagawa
from japanboards.kanagawa import Print
from japanboards.kanagawa.board import printed
from japanboards.kanagawa.rules.icon_codes import STATES
from japanboards.kanagawa.rules.painting import (
    can_paint,
    in_reach,
    least_wild,
    matching,
    paint_graph,
    ready,
)
from japanboards.kanagawa.rules.state import Painter, updated, updated_painter

SCHOOL = printed("school")


def random_painter(rng, fresh_only=False):
    """A studio of up to seven icons in any condition, with brushes beside it."""
    many = range(len(SCHOOL.icons))
    conditions = (0, 1) if fresh_only else range(STATES)
    icons = [rng.choice(many) * STATES + rng.choice(conditions) for _ in range(rng.randint(1, 7))]
    return Painter(
        "forest", icons=tuple(icons), brushes=rng.randint(0, 2), arrows=rng.randint(0, 2)
    )


def random_needs(rng):
    return tuple(rng.choice(SCHOOL.landscapes) for _ in range(rng.randint(0, 4)))


@pytest.mark.parametrize("seed", range(150))
def test_a_print_can_be_painted_if_and_only_if_a_matching_serves_it(seed):
    rng = random.Random(seed)
    for _ in range(10):
        mine, needs = random_painter(rng), random_needs(rng)
        there = ready(SCHOOL, mine.icons)
        graph = paint_graph(SCHOOL, mine, needs)
        served = matching(graph)
        assert nx.is_bipartite(graph)
        assert (len(served) == len(needs)) == can_paint(needs, there)
        assert len(set(served.values())) == len(served)


@pytest.mark.parametrize("seed", range(60))
def test_the_listed_prints_and_the_rules_agree_with_the_matching(seed):
    rng = random.Random(seed)
    state = working("forest; hand G03 G12 R05")
    mine = updated_painter(random_painter(rng), hand=("G03", "G12", "R05"))
    state = updated(state, painters=(mine, state.painters[1]))
    listed = {move.card for move in kanagawa.legal_moves(state) if isinstance(move, Print)}
    for name in ("G03", "G12", "R05"):
        needs = SCHOOL.cards[name].needs
        whole = len(matching(paint_graph(SCHOOL, painter(state), needs))) == len(needs)
        assert (name in listed) == whole
        there = ready(SCHOOL, painter(state).icons)
        if whole:
            assert kanagawa.breaches(state, Print(name, least_wild(needs, there))) == []


def brushes_moved(mine, arrows):
    """Every studio that placing and moving brushes leads to."""
    start = (mine.icons, mine.brushes, arrows)
    seen, todo = {start}, deque([start])
    while todo:
        icons, brushes, left = todo.popleft()
        steps = []
        for there, icon in enumerate(icons):
            if icon % 3:
                continue
            if brushes:
                steps.append((*icons[:there], icon + 1, *icons[there + 1 :], brushes - 1, left))
            for here, other in enumerate(icons if left else ()):
                if other % 3:
                    moved = list(icons)
                    moved[here], moved[there] = other - other % 3, icon + other % 3
                    steps.append((*moved, brushes, left - 1))
        for step in steps:
            now = (tuple(step[:-2]), step[-2], step[-1])
            if now not in seen:
                seen.add(now)
                todo.append(now)
    return {icons for icons, _, _ in seen}


@pytest.mark.parametrize("seed", range(60))
def test_what_is_in_reach_agrees_with_trying_every_way_to_move_brushes(seed):
    rng = random.Random(seed)
    mine = random_painter(rng, fresh_only=True)
    for _ in range(4):
        needs = random_needs(rng)
        ways = brushes_moved(mine, mine.arrows)
        by_trying = any(can_paint(needs, ready(SCHOOL, icons)) for icons in ways)
        assert in_reach(SCHOOL, mine, needs, mine.arrows) == by_trying


def test_the_graph_says_which_brush_paints_what():
    state = working("ocean; studio G18; fresh 1 2")
    graph = paint_graph(SCHOOL, painter(state), ("ocean", "ocean"))
    assert sorted(graph) == [("icon: ocean", 1), ("icon: wild", 2), ("ocean", 1), ("ocean", 2)]
    assert graph.number_of_edges() == 4
    served = matching(graph)
    assert sorted(served) == [("ocean", 1), ("ocean", 2)], "by landscape"
    assert sorted(served.values()) == [("icon: ocean", 1), ("icon: wild", 2)]


def test_the_graph_of_the_deck_joins_cards_with_what_they_show():
    graph = kanagawa.BOARD
    assert nx.is_connected(graph)
    assert nx.is_bipartite(graph)
    cards = [node for node, kind in graph.nodes(data="kind") if kind == "card"]
    assert len(cards) == 72
    assert all({kind for _, _, kind in graph.edges(node, data="kinds")} for node in cards)
    assert graph.edges["G03", "ocean"]["kinds"] == ("needs",)
    assert graph.edges["G01", "forest"] == {"kinds": ("needs", "offers"), "count": 2}
    assert graph.degree["storm"] == 8
    assert graph.degree["wild"] == 4
