"""Kaigan's board, measured in a browser: sizes, overlaps and contrast over whole games."""

import json
import random

import pytest
from board_page import Shown, open_page

from japanboards import kaigan
from japanboards.core.game import playout
from japanboards.core.scene import svg
from japanboards.kaigan.board import printed
from japanboards_widgets.board import Board
from tools.picture_checks import TEXT_PX, check, small_targets

pytestmark = pytest.mark.browser
OWN = kaigan.Board.of(
    {
        **printed("japan").data,
        "name": "own",
        "columns": 3,
        "squares": 3,
        "spaces": 7,
        "tiles": [
            {"name": f"Coast{letter}", "kind": "travel", "size": 2 + 2 * nth}
            for nth, letter in enumerate("abcdefghi")
        ],
        "dice": {"3": 12, "4": 9},
    }
)
TABLES = [("japan", 3), ("japan", 4), ("small", 4), (OWN, 3)]
LAST = kaigan.notation.read(
    "round: 5\nphase: neutral\nred: 130 ryo; honor tiles 71; artistic 15\nblue: honor tiles 59"
)
END = kaigan.apply(kaigan.apply(LAST, kaigan.Roll(6)), kaigan.Roll(3))
CROWD = kaigan.notation.read(
    "row 1: yellow\nrow 2: red; 1 mapping of red\nrow 3: blue\nrow 4: green\nphase: actions 2/1\n"
    "red: 30 ryo; surveyors Ezo Ezo Mutsu\nyellow: surveyors Ezo Ezo Ezo\n"
    "blue: surveyors Ezo Ezo\ngreen: surveyors Ezo"
)


def positions(board, players):
    """Decisions spread over a random game."""
    start = kaigan.new_game(players, board=board)
    steps = list(playout(kaigan, start, random.Random(7)))
    mine = [state for state, _, _ in steps if kaigan.to_move(state) == 0]
    return start, mine[0], mine[len(mine) // 2], mine[-1]


@pytest.fixture(scope="module")
def page(browser):
    page = browser.new_page()
    yield page
    page.close()


def looks_well(page, state, dark):
    """Words are large enough, apart from each other and to be seen; targets are large."""
    picture = kaigan.scene.scene(kaigan.view(state, 0), 0)
    found = check(page, picture, dark=dark)
    assert found.smallest >= TEXT_PX - 0.01
    assert (found.overlaps, found.out, found.pale) == ((), (), ())
    assert small_targets(picture) == []


@pytest.mark.parametrize(("board", "players"), TABLES, ids=str)
def test_words_are_large_apart_and_seen(page, board, players):
    for nth, state in enumerate(positions(board, players)):
        looks_well(page, state, dark=nth % 2 == 1)


@pytest.mark.parametrize("state", [END, CROWD], ids=["end", "crowd"])
@pytest.mark.parametrize("dark", [False, True])
def test_full_rulers_and_crowded_tiles_are_read_as_well(page, state, dark):
    looks_well(page, state, dark)


def test_a_picture_and_the_first_message_stay_small():
    for state in positions("japan", 4):
        scene = kaigan.scene.scene(state, 0)
        assert len(svg(scene).encode()) < 160_000
        assert len(json.dumps(Board(scene).scenery)) < 150_000


def test_a_piece_is_touched_as_its_tile_and_its_own_surveyor_as_itself(browser):
    board = Board(kaigan.scene.scene(CROWD, 0))
    moves = kaigan.legal_moves(CROWD)
    board.show(board.scene, [(kaigan.scene.picks(move), "") for move in moves])
    shown = Shown(open_page(browser), board, 960)
    shown.touch("pawn:1:0")
    chosen = shown.svg.locator(".picked[data-pick]")
    assert chosen.evaluate_all("all => all.map(g => g.dataset.pick)") == ["from:Mutsu"]
    shown.touch("slot:2:0")
    assert shown.sent()[-1]["picks"] == ["from:Mutsu", "tile:Rikuchu"]
    shown.page.close()
