"""A game on a board of one's own is saved with the board, for every game."""

import copy
import json
from pathlib import Path

import pytest
from talk import refusal

from japanboards import GAMES, hokkaido
from japanboards.bots import BOTS
from japanboards.core.boards import LARGEST, fitting
from japanboards.core.match import Match

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def own_data(game):
    """The data of the game's small board, as somebody might change them."""
    folder = Path(game.__file__).parent / "data"
    data = json.loads((folder / "small.json").read_text(encoding="utf-8"))
    return {**data, "name": "mine", "title": "My own board"}


def under_way(game):
    """Thirty moves of a game on one's own board."""
    players = max(2, game.PLAYERS[0])
    board = game.Board.of(own_data(game))
    match = Match(game, players, [BOTS["random"]] * players, board=board, seed=1)
    while len(match.moves) < 30:
        match.step()
    return match


def saved(match, path, **changes):
    """The game in a file, its board changed."""
    data = json.loads(match.record().to_json())
    data["board"].update(changes)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


@EVERY_GAME
def test_a_game_on_ones_own_board_is_saved_loaded_and_saved_the_same(game, tmp_path):
    match, other = under_way(game), Match(game, max(2, game.PLAYERS[0]))
    match.save(tmp_path / "game.json")
    other.load(tmp_path / "game.json")
    assert repr(other.state) == repr(match.state)
    assert other.state.board.title == "My own board"
    assert other.record() == match.record()


@EVERY_GAME
def test_a_saved_board_is_refused_by_its_field_and_nothing_changes(game, tmp_path):
    match = under_way(game)
    before = match.state
    path = saved(match, tmp_path / "game.json", title=7)
    said = refusal(match.load, path)
    assert said.startswith("the save has a board of its own, which is refused: a ")
    assert said.endswith(" needs 'title', a text")
    assert match.state is before


@EVERY_GAME
def test_a_board_keeps_its_data_whatever_happens_to_them_later(game):
    data = own_data(game)
    whole = copy.deepcopy(data)
    board = game.Board.of(data)
    data["provenance"].clear()
    assert board.data == whole


def test_a_saved_board_without_end_is_refused(tmp_path):
    match = under_way(hokkaido)
    path = saved(match, tmp_path / "game.json", padding="x" * LARGEST)
    assert "which is refused: a board in a save has 100000 characters" in refusal(match.load, path)


def test_a_saved_board_nested_without_end_is_refused(tmp_path):
    match = under_way(hokkaido)
    deep = json.loads("[" * 900 + "]" * 900)
    path = saved(match, tmp_path / "game.json", provenance={"deep": deep})
    assert refusal(match.load, path) == "the save is nested too deeply: 40 levels at most"


def test_a_board_too_large_or_strange_for_a_save_is_refused_at_once():
    for strange, said in (
        ("x" * LARGEST, "a board in a save has 100000 characters at most, not "),
        ({1, 2}, "this board cannot be saved, its data are not JSON: "),
    ):
        assert refusal(fitting, {"padding": strange}).startswith(said)
    large = own_data(hokkaido) | {"provenance": {f"part {n}": "x" * 2000 for n in range(60)}}
    assert refusal(hokkaido.Board.of, large).startswith("a board in a save has 100000 characters")


def test_a_board_of_ones_own_takes_one_line_of_a_save():
    lines = under_way(hokkaido).record().to_json().splitlines()
    assert [line.startswith(' "board": {"name": "mine", ') for line in lines].count(True) == 1
    assert len(lines) == 30 + 10  # and what chance still owes
