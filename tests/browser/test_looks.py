"""All boards, measured in a browser over whole games: sizes, overlaps, contrast; narrow, too."""

import random

import pytest
from crowded import CROWDED, own_chart, own_island, own_school

from japanboards import GAMES
from japanboards.core.game import playout
from tools.picture_checks import (
    AT,
    TEXT_PX,
    TEXTS,
    check,
    lights_of,
    put,
    scene_of,
    small_targets,
)
from tools.picture_shapes import faint

pytestmark = pytest.mark.browser
NARROW, LEGIBLE = 450, 9.5  # px of the board, and of the smallest text there
MIDDLING = 680  # px of a board beside a file browser, where small words grow
SMALL, WORDS = 610, 9.5  # px of a board that is small, but not narrow, and of words on it
PLAIN = {"own", "toy"}  # boards that are drawn narrow as they are wide, only smaller
TABLES = {
    "rolling_japan": [("japan", 1), ("japan", 4), ("japan", 8), ("small", 4), ("small", 8)],
    "takamatsu": [("palace", 2), ("palace", 3), ("palace", 5), ("small", 4)],
    "hokkaido": [
        *(("hokkaido", 2), ("hokkaido", 3), ("hokkaido", 4), ("small", 2), ("small", 4)),
        (own_island(), 2),
    ],
    "kaigan": [("japan", 3), ("japan", 4), ("small", 4), (own_chart(), 3), (own_chart(), 4)],
    "kanagawa": [("school", 2), ("school", 3), ("school", 4), ("small", 2), (own_school(), 2)],
}
OPTIONS = {"hokkaido": {"turn_cap": 48}}  # at random its games take long


@pytest.fixture(scope="module")
def page(browser):
    page = browser.new_page()
    yield page
    page.close()


def decisions(game, board, players):
    """A decision of the first player at the beginning, one in the middle, and the end of a game."""
    options = OPTIONS.get(game.NAME, {})
    start = game.new_game(players, board=board, **options)
    steps = list(playout(game, start, random.Random(7)))
    mine = [state for state, _, _ in steps if game.to_move(state) == 0]
    return mine[0], mine[len(mine) // 2], steps[-1][2]


def looks_well(page, game, state, dark):
    """Words are large, apart from each other and seen; targets are large."""
    picture = scene_of(game, state)
    found = check(page, picture, dark=dark)
    assert found.smallest >= TEXT_PX - 0.01
    assert (found.overlaps, found.out, found.pale) == ((), (), ())
    assert small_targets(picture) == []


def is_readable_when_narrow(page, game, state):
    middling = check(page, scene_of(game, state), MIDDLING, colors=False)
    assert (middling.overlaps, middling.out) == ((), ())
    found = check(page, scene_of(game, state), NARROW, colors=False)
    assert (found.overlaps, found.out) == ((), ())
    assert found.smallest >= LEGIBLE or state.board.name in PLAIN


@pytest.mark.parametrize(
    ("name", "board", "players"),
    [(name, *table) for name, tables in TABLES.items() for table in tables],
    ids=str,
)
def test_words_are_large_apart_and_seen(page, name, board, players):
    game = GAMES[name]
    for nth, state in enumerate(decisions(game, board, players)):
        looks_well(page, game, state, dark=nth == 1)
        if nth:
            is_readable_when_narrow(page, game, state)


@pytest.mark.parametrize("width", [SMALL, NARROW])
@pytest.mark.parametrize(
    ("name", "board", "players"),
    [("hokkaido", "hokkaido", 4), ("hokkaido", "small", 2), ("takamatsu", "palace", 5)],
)
def test_every_place_has_its_name_on_a_small_board(page, name, board, players, width):
    game = GAMES[name]
    for state in decisions(game, board, players)[1:]:
        picture = scene_of(game, state)
        put(page, picture, width, dark=False)
        shown = [t for t in page.evaluate(TEXTS) if "name" in t["look"].split()]
        assert {t["text"] for t in shown} >= {m.text for m in picture.marks if is_name(m)}
        assert min(t["px"] for t in shown) >= WORDS
        found = check(page, picture, width, colors=False)
        assert (found.overlaps, found.out) == ((), ())


def is_name(mark):
    """The name of a place on a small board: a brief one, where the long one gives way to it."""
    looks = mark.look.split()
    return "name" in looks and "long" not in looks and "away" not in looks


@pytest.mark.parametrize(
    ("name", "state"),
    [
        pytest.param(name, state, id=f"{name}, {what}")
        for name, states in CROWDED.items()
        for what, state in states.items()
    ],
)
def test_also_where_there_is_much(page, name, state):
    looks_well(page, GAMES[name], state, dark=False)
    looks_well(page, GAMES[name], state, dark=True)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", GAMES)
def test_shapes_and_lights_stand_out(page, name, dark):
    game, players = GAMES[name], max(2, min(4, max(GAMES[name].PLAYERS)))
    for state in decisions(game, TABLES[name][0][0], players)[:2]:
        for lights in ((), lights_of(game, state)):
            put(page, scene_of(game, state), AT, dark, lights)
            assert faint(page) == {}
