"""Lines that were tried out are kept with a game, as branches of a tree."""

import json

import pytest

from japanboards import takamatsu
from japanboards.bots import choose_gently
from japanboards.core.match import Match
from japanboards.core.record import Record


@pytest.fixture(scope="module")
def match():
    """The beginning of a small game."""
    found = Match(takamatsu, 2, [choose_gently] * 2, board="small", seed=7)
    while len(found.moves) < 12:
        found.step()
    return found


def test_lines_are_branches_of_a_tree(match):
    one, two = match.moves[:2]
    other = Match(takamatsu, 2, board="small")
    other.states, other.moves, other.at = match.states, match.moves, match.at
    other.keep_variation(4, [two])
    other.keep_variation(4, [two, one])
    other.keep_variation(4, [two])
    other.keep_variation(4, [one])
    other.keep_variation(4, match.moves[4:6])
    assert [line.moves for line in other.variations] == [(two, one), (one,)]


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ({"at": 1}, "variations are a list"),
        ([{"at": 9999, "moves": []}], "begins at one of its positions"),
        ([{"at": 0}], "a variation needs 'moves'"),
        ([{"at": 0, "moves": [3]}], "begins at one of its positions"),
    ],
)
def test_damaged_variations_are_refused(match, rows, told):
    data = json.loads(match.record().to_json()) | {"variations": rows}
    with pytest.raises(ValueError, match=told):
        Record.from_json(json.dumps(data))
