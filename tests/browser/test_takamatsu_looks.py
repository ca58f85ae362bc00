"""Takamatsu's board, measured in a browser: sizes, overlaps and contrast over whole games."""

import random

import pytest
from board_page import Shown, open_page

from japanboards import takamatsu
from japanboards.core.game import playout
from japanboards_widgets.board import Board
from tools.picture_checks import TEXT_PX, check, small_targets

pytestmark = pytest.mark.browser
TABLES = [("palace", 2), ("palace", 3), ("palace", 5), ("small", 4)]
NARROW, LEGIBLE = 450, 7  # px of the board, and of the smallest text there
FULL = """colors: red+blue, black+yellow
rooms: gate R2 B3 K3 Y4, inner red R3 B2 K2 Y1
points: red 12, blue 12, black 13, yellow 35
held: red 3, blue 5, black 1
asked: player 1, after
display: ?, 3, -2, 4, 1
turn: player 2, round 12, last"""


def positions(board, players):
    """A decision at the beginning, one in the middle, and the end of a random game."""
    start = takamatsu.new_game(players, board=board)
    steps = list(playout(takamatsu, start, random.Random(7)))
    mine = [state for state, _, _ in steps if takamatsu.to_move(state) == 0]
    return mine[0], mine[len(mine) // 2], steps[-1][2]


@pytest.fixture(scope="module")
def page(browser):
    page = browser.new_page()
    yield page
    page.close()


def measure(page, state, dark):
    """Nothing is small, hidden or pale on this picture, and on a narrow one nothing meets."""
    picture = takamatsu.scene.scene(state, 0)
    found = check(page, picture, dark=dark)
    assert found.smallest >= TEXT_PX - 0.01
    assert (found.overlaps, found.out, found.pale) == ((), (), ())
    assert small_targets(picture) == []
    narrow = check(page, picture, NARROW, dark)
    assert narrow.smallest >= LEGIBLE
    assert (narrow.overlaps, narrow.out) == ((), ())


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_words_are_large_apart_and_seen(page, board, players):
    for nth, state in enumerate(positions(board, players)):
        measure(page, state, dark=nth == 1)


@pytest.mark.parametrize("dark", [False, True])
def test_also_where_rooms_are_full(page, dark):
    measure(page, takamatsu.notation.read(FULL), dark)


def test_a_samurai_in_a_lit_room_counts_as_the_room(browser):
    state = takamatsu.notation.read("colors: red, blue, yellow\nrooms: gate R2, court B1 Y1")
    board = Board(takamatsu.scene.scene(state, 0))
    moves = takamatsu.legal_moves(state)
    board.show(board.scene, [(takamatsu.scene.picks(each), "") for each in moves])
    shown = Shown(open_page(browser), board, 960)
    for mark in ("samurai:red:0", "samurai:blue:0"):
        shown.page.mouse.click(*shown.middle(mark))
    assert {"picks": ["samurai:gate:red", "room:court"]} in shown.sent()
    shown.page.close()
