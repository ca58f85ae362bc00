"""Kanagawa's board, measured in a browser: sizes, overlaps and contrast over whole games."""

import random
from functools import partial

import pytest
from kanagawa.kanagawa_toy import card, data, working

from japanboards import kanagawa
from japanboards.core.game import playout
from tools.picture_checks import TEXT_PX, check, small_targets

pytestmark = pytest.mark.browser
TABLES = [("school", 2), ("school", 3), ("school", 4), ("small", 2)]
GREEN = " ".join(f"G{n:02}" for n in range(1, 19))
BLUE = " ".join(f"B{n:02}" for n in range(1, 19))
CROWDED = {
    "a long print": working(f"forest; print {GREEN}; hand B01", "ocean; print R01 R02"),
    "a full studio": working(f"forest; studio {GREEN} B01 B02 B03 B04 B05 B06; hand R01 R02 R03"),
    "many in hand": working("forest; studio G17 B17 R17 Y17; hand G01 G02 G03 G04 G05 G06 G07"),
    "much kept by another": working("forest", f"ocean; studio {BLUE}; hand R01; storms 2"),
}


def own_board():
    """A school with a landscape, a season and a subject that nobody has drawn."""
    given = data()
    given["landscapes"].append("desert")
    given["seasons"].append("monsoon")
    given["subjects"]["beasts"] = ["camel"]
    odd = partial(card, subject="camel", season="monsoon", keep=2, harmony=1)
    given["cards"] += [odd(name, "desert desert", "desert") for name in ("X1", "X2")]
    return kanagawa.Board.of(given)


def positions(board, players):
    """A decision at the beginning, one in the middle, and the end of a random game."""
    steps = list(playout(kanagawa, kanagawa.new_game(players, board=board), random.Random(7)))
    mine = [state for state, _, _ in steps if kanagawa.to_move(state) == 0]
    return mine[0], mine[len(mine) // 2], steps[-1][2]


@pytest.fixture(scope="module")
def page(browser):
    page = browser.new_page()
    yield page
    page.close()


def looks_well(page, state, dark=False):
    picture = kanagawa.scene.scene(kanagawa.view(state, 0), 0)
    found = check(page, picture, dark=dark)
    assert found.smallest >= TEXT_PX - 0.01
    assert (found.overlaps, found.out, found.pale) == ((), (), ())
    assert small_targets(picture) == []


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_words_are_large_apart_and_seen(page, board, players):
    for nth, state in enumerate(positions(board, players)):
        looks_well(page, state, dark=nth == 1)


@pytest.mark.parametrize("state", CROWDED.values(), ids=CROWDED)
def test_a_crowded_table_is_readable(page, state):
    looks_well(page, state)


def test_a_school_of_ones_own_is_drawn(page):
    board = own_board()
    looks_well(page, working("forest; print X1; studio X2; hand G01", board=board))
    looks_well(page, positions(board, 2)[1])
