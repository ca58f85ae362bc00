"""Rolling Japan's board, measured in a browser: sizes, overlaps and contrast over whole games."""

import random

import pytest
from board_page import Shown, open_page

from japanboards import rolling_japan
from japanboards.core.game import playout
from japanboards.core.preview import preview
from japanboards_widgets.board import Board
from tools.picture_checks import TEXT_PX, check, small_targets

pytestmark = pytest.mark.browser
TABLES = [("japan", 1), ("japan", 2), ("japan", 4), ("japan", 8), ("small", 4), ("small", 8)]


def positions(board, players):
    """A decision at the beginning, one in the middle, and the end of a random game."""
    start = rolling_japan.new_game(players, board=board)
    steps = list(playout(rolling_japan, start, random.Random(7)))
    mine = [state for state, _, _ in steps if rolling_japan.to_move(state) == 0]
    return mine[0], mine[len(mine) // 2], steps[-1][2]


@pytest.fixture(scope="module")
def page(browser):
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_words_are_large_apart_and_seen(page, board, players):
    for nth, state in enumerate(positions(board, players)):
        picture = rolling_japan.scene.scene(state, 0)
        found = check(page, picture, dark=nth == 1)
        assert found.smallest >= TEXT_PX - 0.01
        assert (found.overlaps, found.out, found.pale) == ((), (), ())
        assert small_targets(picture) == []


def test_a_look_at_a_prefecture_shows_what_its_neighbors_would_keep(browser):
    state = rolling_japan.notation.read(
        "dice: yellow 4, blue 2\nwriting: yellow 4\nsheet: Kyoto 1, Ishikawa 3, Yamanashi 5"
    )
    move = rolling_japan.Write("yellow", "Gifu")
    board = Board(rolling_japan.scene.scene(state, 0))
    moves = rolling_japan.legal_moves(state)
    board.show(board.scene, [(rolling_japan.scene.picks(each), "") for each in moves])
    shown = Shown(open_page(browser), board, 960)
    shown.page.mouse.move(*shown.middle("label:Gifu"))
    shown.page.wait_for_function("boards[0].sent.length")
    word = list(rolling_japan.scene.picks(move))
    assert shown.sent() == [{"look": word}]
    told = preview(rolling_japan, state, 0, move)
    lights = [[light.kind, light.who, light.tag] for light in told.lights]
    shown.tell({"picks": word, "preview": {"lights": lights, "ghosts": []}})
    tags = shown.svg.locator(".tag").all_text_contents()
    assert {"4", "3-4", "4-5", "none"} <= set(tags)
    line = shown.svg.locator(".glow.would").first.element_handle()
    after = "(all, line) => all.every((name) => line.compareDocumentPosition(name) & 4)"
    assert shown.svg.locator(".name").evaluate_all(after, line)  # no line hides a name
    shown.page.close()
