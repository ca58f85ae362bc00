"""Boards of one's own: refused by field or played to the end, never changed, and let go."""

import copy
import gc
import json
import random
import weakref

import networkx as nx
import pytest
from hokkaido_toy import TOY, TOY_DATA
from talk import refusal

from japanboards import hokkaido
from japanboards.core.game import playout
from japanboards.core.record import Record, record, replay
from japanboards.core.scene import svg
from japanboards.hokkaido import Board
from japanboards.hokkaido.board import DATA

SMALL = json.loads((DATA / "small.json").read_text(encoding="utf-8"))
ODD = (
    *(None, 0, 1, 2, 3, -1, 99, 100, 10**30, True, 1.5, "", "a", "x y", "none", "At Sea", "At_Sea"),
    *("\n", "a\nb", "\ud800", "$a_{$", "x" * 70, "é", "both", "deck", "stock", "?", "2", "a*", "-"),
    *("Sapporo", "Japan", "Ishikari", "O'Neil", "A-B", "Donan", "<b>", "a;b", "player"),
    *([], {}, [0], [1], [[]], ["Japan"], {"a": 1}, {2: 1}, {"2": 1}, b"x"),
)


def places(data, way=()):
    """Every place in nested data, as the keys that lead there."""
    inner = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in inner:
        yield (*way, key)
        if isinstance(value, dict | list):
            yield from places(value, (*way, key))


def damaged(rng):
    """The data of a board with something left out, doubled, added or replaced."""
    data = copy.deepcopy(rng.choice((SMALL, TOY_DATA)))
    *way, last = rng.choice([place for place in places(data) if "provenance" not in place])
    inside = data
    for key in way:
        inside = inside[key]
    how = rng.randrange(7)
    if how == 0:
        del inside[last]
    elif how == 1 and isinstance(inside, list):
        inside.append(copy.deepcopy(inside[last]))
    elif how == 2 and isinstance(inside, dict):
        inside["extra"] = 1
    elif how in (3, 4) and type(inside[last]) is int:
        inside[last] += rng.choice((-2, -1, 1, 2))
    elif how == 5 and type(inside[last]) is bool:
        inside[last] = not inside[last]
    elif how == 6 and isinstance(inside[last], str):
        word = json.dumps(rng.choice([odd for odd in ODD if isinstance(odd, str)]))
        return json.loads(json.dumps(data).replace(json.dumps(inside[last]), word))
    else:
        inside[last] = copy.deepcopy(rng.choice(ODD))
    return data


def board_or_refusal(data):
    """A board, or the sentence that says why it is none."""
    try:
        return Board.of(data)
    except ValueError as error:
        return str(error)


def plays_whole(board, rng):
    """Random games on this board: noted down, read again, drawn, recorded and replayed."""
    for players in (n for n in board.setup if n <= len(board.cities)):
        moves, options = [], {"turn_cap": 12}
        start = hokkaido.new_game(players, board=board, **options)
        for at, (state, move, _) in enumerate(playout(hokkaido, start, rng)):
            moves.append(move)
            if at % 12 == 0:
                assert hokkaido.notation.read(hokkaido.notation.write(state), board) == state
                assert hokkaido.notation.read_move(hokkaido.notation.write_move(move)) == move
                assert hokkaido.resample(hokkaido.view(state, 0), 0, rng).deck == state.deck
                assert svg(hokkaido.scene.scene(state, 0)).startswith("<svg")
        saved = Record.from_json(record(hokkaido, players, moves, board.data, options).to_json())
        assert hokkaido.to_move(replay(hokkaido, saved)[0][-1]) is None


def test_a_damaged_board_is_refused_in_a_sentence_or_plays_a_whole_game():
    rng, played = random.Random(5), 0
    for _ in range(400):
        made = board_or_refusal(damaged(rng))
        if isinstance(made, Board):
            plays_whole(made, rng)
            played += 1
        else:
            assert len(made) < 300, "a refusal is short"
            assert "\n" not in made
    assert played > 40, "some of them are still boards"


@pytest.mark.parametrize(
    ("way", "key", "sentence"),
    [
        ([], "colour", "a board has no 'colour'; it has name, title"),
        (["setup", "2"], "limits", "setup: 2 players has no 'limits'; it has pieces, cards"),
        (["provinces", 0], "cost", "provinces: number 1 has no 'cost'; it has name, region"),
        (["regions", 1], "town", "regions: number 2 has no 'town'; it has name, city, ja"),
        (["cards", 0], "ja", "cards: number 1 has no 'ja'; it has ends, high, low"),
    ],
)
def test_a_key_that_nothing_asks_for_is_refused_by_name(way, key, sentence):
    data = copy.deepcopy(TOY_DATA)
    inside = data
    for step in way:
        inside = inside[step]
    inside[key] = 1
    assert refusal(Board.of, data).startswith(sentence)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"name": "a\nb"}, "name: a text in one line is needed, of 1 to 60 characters"),
        ({"title": "\ud800"}, "title: a text in one line is needed"),
        ({"provenance": {"cards": [[[]]]}}, "provenance: a text in one line is needed"),
        ({"countries": ["Japan"] * 10}, "how many countries: 1 to 9, not 10"),
        ({"cards": []}, "how many cards: 1 to 99, not 0"),
    ],
)
def test_what_could_not_be_shown_played_or_saved_is_refused(change, sentence):
    assert refusal(Board.of, TOY_DATA | change).startswith(sentence)


@pytest.mark.clause("HOK-SETUP-11", "HOK-SETUP-13")
def test_a_board_with_fewer_cities_than_players_is_for_fewer_players():
    said = "A test map is for 2 players, not 3: everybody starts in a city"
    assert refusal(hokkaido.new_game, 3, board=TOY) == said
    assert refusal(hokkaido.notation.read, "players: 3", TOY) == said
    assert hokkaido.new_game(2, board=TOY).seats == len(TOY.cities) == 2


def test_nobody_changes_a_board():
    for table in (TOY.setup, TOY.cards, TOY.index, TOY.limits):
        with pytest.raises(TypeError):
            table["Sapporo-Japan"] = 1
    with pytest.raises(nx.NetworkXError):
        TOY.graph.remove_node("S")
    TOY.data["public"] = 5
    assert TOY.data == json.loads(json.dumps(TOY_DATA))


def test_a_board_of_ones_own_is_let_go_after_a_game():
    board = Board.of(TOY_DATA)
    state = hokkaido.new_game(2, board=board, turn_cap=12)
    for _, _, after in playout(hokkaido, state, random.Random(1)):
        state = after
        hokkaido.heuristics.estimate(state, 0)
        hokkaido.scene.scene(state, 0)
    gone = weakref.ref(board)
    del board, state, after, _
    gc.collect()
    assert gone() is None


def test_a_board_of_ones_own_survives_copying_after_a_game():
    board = Board.of(TOY_DATA)
    list(playout(hokkaido, hokkaido.new_game(2, board=board, turn_cap=12), random.Random(2)))
    twin = copy.deepcopy(board)
    assert twin is not board
    assert twin.data == board.data
