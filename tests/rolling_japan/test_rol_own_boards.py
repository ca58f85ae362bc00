"""Boards of one's own: what is accepted can be played, drawn, noted and saved to the end."""

import copy
import gc
import json
import pickle
import random
import weakref
from xml.etree import ElementTree

import networkx as nx
import pytest
from rolling_japan_toy import TOY, TOY_DATA
from rolling_japan_toy import place as placed
from talk import refusal

from japanboards import rolling_japan
from japanboards.core.boards import kept
from japanboards.core.game import playout
from japanboards.core.record import Record, record, replay
from japanboards.core.scene import svg
from japanboards.rolling_japan import Board
from japanboards.rolling_japan.board import DATA

SMALL = json.loads((DATA / "small.json").read_text(encoding="utf-8"))
ODD = [
    *(
        "",
        " ",
        "x" * 41,
        "x" * 40,
        "a\nb",
        "a\u2028b",
        "\ud800",
        "\x00",
        "A, B",
        "A; B",
        "a:b",
        "-",
    ),
    *("japan", "small", "purple", "red", "blank", "X", "changes 1", "4", "$a_{$", "<g>", "大阪府"),
    *(0, 1, 2, 3, 12, 13, 99, 100, -1, True, False, None, 1.5, [], {}, ["Nara"], {"die": "red"}),
    [[]],
]
NEW_KEYS = ("name", "color", "die", "ja", "land", "sea", "provenance", "tiles", "größe")


def paths(data, at=()):
    """The way to every entry of the data."""
    entries = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in entries:
        yield (*at, key)
        if isinstance(value, dict | list):
            yield from paths(value, (*at, key))


def mutated(data, rng):
    """The data with one or two entries replaced, doubled, left out or added."""
    data, place = copy.deepcopy(data), rng.choice(data["prefectures"])
    for _ in range(rng.choice((1, 1, 2))):
        *way, last = rng.choice(list(paths(data)))
        entry = data
        for key in way:
            entry = entry[key]
        match rng.randrange(7):
            case 0:
                del entry[last]
            case 5:
                data |= {"rounds": rng.randrange(14), "outside": rng.choice((2, 4, 6))}
            case 6:
                odd = [what for what in ODD if isinstance(what, str)]
                data = renamed(data, {place["name"]: rng.choice(odd)})
            case 1 if isinstance(entry, list):
                entry.append(copy.deepcopy(entry[last]))
            case 2 if isinstance(entry, dict):
                entry[rng.choice(NEW_KEYS)] = rng.choice(ODD)
            case _:
                entry[last] = rng.choice(ODD)
    return data


def renamed(data, names):
    """The data with other names of prefectures."""
    text = json.dumps(data)
    for old, new in names.items():
        text = text.replace(json.dumps(old), json.dumps(new))
    return json.loads(text)


def stays_in_the_frame(scene):
    """No shape is drawn beside the picture, and no text begins there."""
    x, y, width, height = scene.frame
    for mark in scene.marks:
        sizes = mark.shape.split()[1:] if mark.shape[:4] in ("disc", "box ") else []
        whole = 1 if mark.shape[:4] == "disc" else 2
        across, down = (float(sizes[n]) / whole if sizes else 0 for n in (0, -1))
        assert x + across <= mark.at[0] <= x + width - across, mark
        assert y + down <= mark.at[1] <= y + height - down, mark


def is_played_to_the_end(board, seed=0):
    """A random game: noted, drawn and asked at every step, then saved and loaded."""
    note, scene = rolling_japan.notation, rolling_japan.scene
    start, moves = rolling_japan.new_game(2, board=board), []
    for at, (state, move, after) in enumerate(playout(rolling_japan, start, random.Random(seed))):
        moves.append(move)
        assert note.read(note.write(after), board=board) == after
        assert note.read_move(note.write_move(move)) == move
        assert note.tell(state, move)
        assert scene.prompt(state) or not state.waiting
        if at % 40 == 0:
            drawn = scene.scene(state, 1)
            ElementTree.fromstring(svg(drawn).encode())
            stays_in_the_frame(drawn)
            rolling_japan.forecast(state, 0)
            rolling_japan.chart.chart(state, {})
    saved = record(rolling_japan, 2, moves, kept(board)).to_json()
    states, _ = replay(rolling_japan, Record.from_json(saved.encode().decode()))
    assert note.write(states[-1]) == note.write(after)
    assert rolling_japan.to_move(after) is None


@pytest.mark.parametrize("part", range(4))
def test_a_board_that_is_accepted_can_be_played_and_one_that_is_not_is_refused_shortly(part):
    rng, played, refused = random.Random(part), 0, []
    for _ in range(60):
        data = mutated(rng.choice([TOY_DATA, SMALL]), rng)
        try:
            board = Board.of(data)
        except ValueError as error:
            refused.append(str(error))
        else:
            played += 1
            is_played_to_the_end(board)
    assert [said for said in refused if len(said) > 250 or "\n" in said] == []
    assert played > 4
    assert len(refused) > 20


LARGE = {
    **TOY_DATA,
    "rounds": 99,
    "changes": 99,
    "outside": 2,
    "areas": [{"name": "N" * 40, "die": "red"}],
    "prefectures": [placed(f"{n:_>40}", "N" * 40) for n in range(100)],
}


@pytest.mark.parametrize(
    "data",
    [
        LARGE,
        {**SMALL, "name": "japan"},
        {**json.loads((DATA / "japan.json").read_text(encoding="utf-8")), "name": "small"},
        {**TOY_DATA, "name": "japan"},
        renamed(SMALL, {"Nara": "$a_{$", "Osaka": "<script>", "Mie": "a:b-c"}),
        {**TOY_DATA, "rounds": 1, "changes": 0, "outside": 2},
    ],
    ids=["large", "small as japan", "japan as small", "toy as japan", "odd names", "short"],
)
def test_boards_at_the_limits_are_played_to_the_end(data):
    is_played_to_the_end(Board.of(data))


def with_entry(path, value):
    """The test map with one entry set."""
    data = copy.deepcopy(TOY_DATA)
    entry = data
    for key in path[:-1]:
        entry = entry[key]
    entry[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (
            ["colour"],
            "red",
            "a board has no 'colour'; it has name, title, ours, rounds, changes, outside, "
            "provenance, areas, prefectures",
        ),
        (["areas", 0, "color"], "red", "area 1 has no 'color'; it has name, die"),
        (
            ["prefectures", 2, "seas"],
            [],
            "prefecture 3 has no 'seas'; it has name, area, land, sea, ja",
        ),
        (["prefectures", 2, "ja"], [1], "prefecture 3 needs 'ja', a text"),
        (
            ["prefectures", 2, "ja"],
            "\x00",
            "R3: ja: '\\x00' is no name; a name has up to 40 letters",
        ),
        (["name"], "to\ny", "name: 'to\\ny' is no name; a name has up to 40 letters"),
        (["title"], "\ud800", "title: '\\ud800' is no name; a name has up to 40 letters"),
        (["areas", 0, "name"], "", "areas: '' is no name; a name has up to 40 letters"),
        (["provenance", "map"], 7, "provenance: what is said of each part is a text"),
        (
            ["provenance", "map"],
            json.loads("[" * 900 + "]" * 900),
            "provenance: what is said of each part is a text",
        ),
        (["areas"], [], "areas: at least one is needed"),
        (["prefectures"], [], "prefectures: 1 to 100, not 0"),
        (
            ["prefectures", 0, "name"],
            "x" * 500,
            "prefectures: 'xxxxxxxxxxxx...xxxxxxxxxxxxx' is no name; a name has up to 40 letters",
        ),
        (
            ["provenance", "map"],
            "x" * 100_000,
            "a board in a save has 100000 characters at most, not 100926",
        ),
    ],
)
def test_what_nobody_knows_or_can_note_down_is_refused_by_name(path, value, sentence):
    assert refusal(Board.of, with_entry(path, value)) == sentence


def test_a_board_without_color_changes_or_with_one_says_so():
    def said(state, move):
        return str(rolling_japan.breaches(state, move)[0])

    change = rolling_japan.Change("red", "blue")
    text = "dice: red 4, blue 2\nwriting: red 4"
    none = rolling_japan.notation.read(text, Board.of(with_entry(["changes"], 0)))
    assert said(none, change) == "this board has no color changes [ROL-CC-01]"
    one = Board.of({**TOY_DATA, "changes": 1, "rounds": 1})
    used = rolling_japan.notation.read(f"{text}\nsheet: blank; changes 1", one)
    assert said(used, change) == "the only color change is used [ROL-CC-01]"
    crossed = ", ".join(f"{name} X" for name in one.names)
    over = rolling_japan.notation.read(f"rounds: 1\nsheet: {crossed}", one)
    assert said(over, change) == "the only round is played [ROL-RND-06]"


def test_nobody_changes_a_board():
    for table in (TOY.areas, TOY.index, TOY.cells, TOY.bits, TOY.others):
        with pytest.raises(TypeError):
            table["red"] = 0
    with pytest.raises(nx.NetworkXError):
        TOY.graph.remove_node("R1")
    TOY.data["prefectures"].clear()
    assert TOY.data == TOY_DATA
    TOY.graph.copy().remove_node("R1")


def test_a_board_of_ones_own_travels_with_its_positions():
    state = rolling_japan.new_game(2, board=TOY)
    one, other = pickle.loads(pickle.dumps((state, state)))
    assert one == other
    assert (one.board.data, one.board is TOY) == (TOY.data, False)
    assert copy.deepcopy(rolling_japan.new_game(1)) == rolling_japan.new_game(1)


def test_a_board_that_is_no_longer_used_is_forgotten():
    def used():
        board = Board.of(TOY_DATA)
        is_played_to_the_end(board)
        rolling_japan.heuristics.estimate(rolling_japan.new_game(1, board=board), 0)
        rolling_japan.tally(rolling_japan.new_game(1, board=board))
        return weakref.ref(board)

    gone = [used() for _ in range(3)]
    gc.collect()
    assert [board() for board in gone] == [None] * 3
