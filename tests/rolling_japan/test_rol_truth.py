"""Complaints say nothing untrue: each claim is checked by eye, without the rules' own helpers."""

import random
import re

import pytest
from rolling_japan_toy import STAR, TOY, after, on_toy, verdict

from japanboards import rolling_japan
from japanboards.core.game import playout
from japanboards.rolling_japan import Change, Cross, Skip, Write

X = 7


def names_in(text):
    """The names of a list in words, as far as they are said: "A, B and 2 more"."""
    parts = re.split(", | and ", text)
    return [part for part in parts if not re.fullmatch(r"\d+ more", part)]


def area(state, name):
    """The prefectures of an area by its name, or of the map."""
    nodes = state.board.graph.nodes
    return [n for n in nodes if name in ("the map", nodes[n]["area"])]


def held(state, name):
    return state.sheet.cells[list(state.board.graph).index(name)]


def fits(state, name, value):
    near = [held(state, other) for other in state.board.graph[name]]
    return not held(state, name) and all(c in (0, X) or abs(c - value) <= 1 for c in near)


def value_of(state, die):
    return {d.color: d.value for d in state.waiting}[die]


def true_fits(state, move, value, where):
    places = names_in(where)
    return value_of(state, move.die) == int(value) and all(
        fits(state, place, int(value)) for place in places
    )


def true_outside(state, move, cell, where):
    die = move.die
    color = state.taken_as if state.taken_as and state.waiting[0].color == die else die
    return cell == move.cell and cell not in area(state, where) and color in state.board.areas


def true_far(state, move, value, cell, who, note):
    graph = state.board.graph
    pairs = [part.rpartition(" ")[::2] for part in names_in(who)]
    kinds = {
        "": lambda n: True,
        ", a neighbor over the sea": lambda n: graph[cell][n]["kind"] == "sea",
        ", though in another area": lambda n: graph.nodes[n]["area"] != graph.nodes[cell]["area"],
    }
    return value_of(state, move.die) == int(value) and all(
        n in graph[cell]
        and held(state, n) == int(c)
        and abs(int(c) - int(value)) > 1
        and kinds[note](n)
        for n, c in pairs
    )


def true_blanks(state, move, where, die):
    every = {node["area"] for _, node in state.board.graph.nodes(data=True)}
    areas = every if where == "every area" else [where]
    return all(any(not held(state, n) for n in area(state, a)) for a in areas)


def true_nowhere(state, move, die, where):
    names = list(state.board.graph) if where.startswith("on the map") else []
    if where.startswith("in any area"):
        names = list(state.board.graph)
    names = names or area(state, where.removeprefix("in "))
    return bool(names) and not any(fits(state, n, value_of(state, move.die)) for n in names)


def is_left(state, move, die, left):
    """Whether it is the die of the move, and these are still to be used."""
    return names_in(left) == [str(each) for each in state.waiting] and die == move.die


TRUE = {
    r"(\d) fits (.+), so (?:no X|it is written)": true_fits,
    r"(.+) is not in (.+), where the \w+ die(?:, taken as \w+,)? goes": true_outside,
    r"(\d) in (.+?) is too far from (.+?)(, a neighbor over the sea|, though in another area|)": (
        true_far
    ),
    r"(.+) has blanks left, so (\w+ \d) cannot be skipped": true_blanks,
    r"(\w+ \d) fits nowhere (.+), so a blank gets an X": true_nowhere,
    r"(.+) is filled: it holds (.+)": lambda state, move, cell, what: (
        cell == move.cell and held(state, cell) == (X if what == "an X" else int(what))
    ),
    r"there is no prefecture '(.+)' on this sheet": lambda state, move, cell: (
        cell not in state.board.graph
    ),
    r"there is no (\w+) die; the dice are (.+)": lambda state, move, die, dice: (
        die not in names_in(dice) and sorted(names_in(dice)) == sorted(state.board.dice)
    ),
    r"the (\w+) die is used already; still to use: (.+)": lambda state, move, die, left: (
        is_left(state, move, die, left) and die in [d.color for d in state.dice]
    ),
    r"the (\w+) die is not of this turn; still to use: (.+)": lambda state, move, die, left: (
        is_left(state, move, die, left) and die not in [d.color for d in state.dice]
    ),
    r"the (\w+) die was changed to (\w+) and is finished first": lambda state, move, die, to: (
        (state.waiting[0].color, state.taken_as) == (die, to) and move.die != die
    ),
    r"the (\w+) die was changed to (\w+) already": lambda state, move, die, to: (
        (state.waiting[0].color, state.taken_as, move.die) == (die, to, die)
    ),
    r"the (\w+) die is (\w+) already": lambda state, move, die, to: die == to == move.to,
    r"the (\w+) die is dealt with already, .+": lambda state, move, die: (
        die in [d.color for d in state.dice] and die not in [d.color for d in state.waiting]
    ),
    r"all (\d) color changes are used": lambda state, move, n: (
        state.sheet.changes == state.board.changes == int(n)
    ),
    r"no area is (\w+); .+": lambda state, move, color: color not in state.board.areas,
    r"at this table the purple die is never changed": lambda state, move: move.die == "purple",
    r"at this table .+ full area, and (\w+) is full": lambda state, move, color: all(
        held(state, n) for n in area(state, state.board.areas.get(color, "the map"))
    ),
}


def claims(state, move, complaint):
    """Whether what a complaint says is so; every complaint has a check."""
    for pattern, is_true in TRUE.items():
        if found := re.fullmatch(pattern, complaint):
            return is_true(state, move, *found.groups())
    raise AssertionError(f"no check for {complaint!r}")


def near_misses(state):
    """Moves of every kind with every die, color and prefecture, also of no board."""
    dice, cells = [*state.board.dice, "pink"], [*state.board.names, "Atlantis"]
    for die in dice:
        yield Skip(die)
        yield from (Change(die, to) for to in dice)
        yield from (kind(die, cell) for kind in (Write, Cross) for cell in cells)


@pytest.mark.parametrize(
    "options",
    [{}, {"purple_area": "each"}, {"cc_on_purple": False, "cc_into_full": False}],
    ids=["as printed", "purple area by area", "strict changes"],
)
@pytest.mark.parametrize("board", [TOY, STAR, "small"], ids=["toy", "star", "small"])
def test_whatever_a_complaint_claims_is_so(board, options):
    seen, rng = set(), random.Random(3)
    for seed in range(6):
        start = rolling_japan.new_game(1, board=board, **options)
        played = [s for s, _, _ in playout(rolling_japan, start, random.Random(seed)) if s.waiting]
        for state in rng.sample(played, 6):
            for move in near_misses(state):
                for breach in rolling_japan.breaches(state, move):
                    assert claims(state, move, breach.complaint), (str(breach), move, state)
                    seen.add(breach.clause.id)
    assert len(seen) > 12


# What each clause is about, by the only thing wrong with a near miss.
ALONE = {
    "write red B1": ("ROL-DIE-01", on_toy("red 4, blue 2")),
    "write red Q1": ("ROL-COMP-03", on_toy("red 4, blue 2")),
    "write pink R1": ("ROL-COMP-01", on_toy("red 4, blue 2")),
    "write green G1": ("ROL-TURN-04", on_toy("red 4, blue 2")),
    "write red R1": ("ROL-ADJ-01", on_toy("red 1", "R2 6")),
    "cross red B1": ("ROL-X-02", on_toy("red 1", "R2 6")),
    "change red blue": ("ROL-CC-01", on_toy("red 4", "; changes 3")),
    "change red pink": ("ROL-CC-03", on_toy("red 4")),
    "change red red": ("ROL-RULING-09", on_toy("red 4")),
    "change red white": ("ROL-RULING-11", on_toy("red 4", cc_into_full=False)),
    "change purple red": ("ROL-RULING-07", on_toy("purple 4", cc_on_purple=False)),
}


@pytest.mark.parametrize("move", ALONE)
def test_a_near_miss_that_offends_one_clause_is_answered_by_that_clause(move):
    clause, state = ALONE[move]
    (said,) = verdict(state, move)
    assert said.endswith(f"[{clause}]")


@pytest.mark.clause("ROL-RULING-27")
def test_the_named_area_counts_for_the_changed_die_alone():
    changed = after(on_toy("red 4, blue 2"), "change blue green")
    assert verdict(changed, "write red B1") == [
        "the blue die was changed to green and is finished first [ROL-TURN-05]",
        "the blue die was changed to green and is finished first [ROL-RULING-04]",
        "B1 is not in Red, where the red die goes [ROL-DIE-01]",
    ]
    assert (
        "B1 is not in Green, where the blue die, taken as green, goes [ROL-RULING-27]"
        in verdict(changed, "write blue B1")
    )
