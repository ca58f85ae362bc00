"""Hokkaido's board, measured in a browser: sizes, overlaps and contrast over whole games."""

import json
import random

import pytest

from japanboards import hokkaido
from japanboards.core.game import CHANCE, playout
from japanboards.core.scene import svg
from japanboards_widgets.board import Board
from tools.picture_checks import TEXT_PX, check, small_targets

pytestmark = pytest.mark.browser
TABLES = [("hokkaido", 2), ("hokkaido", 3), ("hokkaido", 4), ("small", 2), ("small", 4)]
CROWDED = """players: 4
pieces 1: Ishikari 1, Sorachi 1, Kamikawa 3, Yubari 1, Rumoi 1, Japan 1, At Sea 1
pieces 2: Tokoro 2, Bihoro 2, Kushiro 1, Kato 1, Kasai 1, At Sea 1, Kamikawa 1, Soya 3
pieces 3: Kushiro 2, Akkeshi 1, Nemuro 1, Ishikari 1, Muroran 2, China 1, Kasai 1, Japan 1
pieces 4: Kameda 4, Kayabe 3, Hiyama 3, Ishikari 3, Abashiri 3, Kushiro 1, Matsumae 1, At Sea 1
revealed 2: Sapporo-Kitami, Sapporo-Kushiro, Hakodate-Kitami
"""


def positions(board, players):
    """Decisions at the beginning and in the middle of a random game, and its end."""
    start = hokkaido.new_game(players, board=board, turn_cap=48)
    steps = list(playout(hokkaido, start, random.Random(7)))
    mine = [state for state, _, _ in steps if hokkaido.to_move(state) == 0]
    return mine[0], mine[len(mine) // 2], mine[-1], steps[-1][2]


def crowded(count):
    """Four players with many pieces, and so many public cards."""
    shown = ("Sapporo-Kitami", "Sapporo-Kushiro", "Hakodate-Kitami")
    cards = [card for card in hokkaido.new_game(4).board.cards if card not in shown]
    own, public = ", ".join(cards[:6]), ", ".join(cards[6 : 6 + count])
    return hokkaido.notation.read(f"{CROWDED}hand 1: {own}\npublic: {public}")


@pytest.fixture(scope="module")
def page(browser):
    page = browser.new_page()
    yield page
    page.close()


def measured(page, state, dark):
    picture = hokkaido.scene.scene(hokkaido.view(state, 0), 0)
    found = check(page, picture, dark=dark)
    assert found.smallest >= TEXT_PX - 0.01
    assert (found.overlaps, found.out, found.pale) == ((), (), ())
    assert small_targets(picture) == []


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_words_are_large_apart_and_seen(page, board, players):
    for nth, state in enumerate(positions(board, players)):
        measured(page, state, dark=nth % 2 == 1)


@pytest.mark.parametrize("count", [3, 8, 19])
def test_words_are_large_apart_and_seen_where_there_is_much(page, count):
    measured(page, crowded(count), dark=count == 8)


def test_little_is_sent():
    """The scenery once, of a move what changed; and a picture in a notebook is small."""
    before = None
    for nth, (state, _, _) in enumerate(playout(hokkaido, hokkaido.new_game(4), random.Random(5))):
        scene = hokkaido.scene.scene(hokkaido.view(state, 0), 0)
        if nth % 60 == 0:
            assert len(json.dumps(Board(scene).scenery)) < 150_000
            assert len(svg(scene)) < 150_000
        if before and hokkaido.to_move(state) != CHANCE:
            board = Board(before)
            moves = hokkaido.legal_moves(state) if hokkaido.to_move(state) == 0 else []
            board.show(scene, [(hokkaido.scene.picks(move), "") for move in moves])
            assert len(json.dumps(board.live)) < 12_000
        before = scene
        if nth > 240:
            break
