"""A small test map, positions on the printed one, and the talk of Kaigan.

The test map has three columns of one square and four tiles: Alpha (Artistic 2), Beta
(Government 3), Gamma (Travel 4), Delta (Artistic 2). Row 3 prints the single surveyor in its first
space. Everything else is as printed.
"""

import copy
from functools import partial

import talk

from japanboards import kaigan
from japanboards.core.files import read_json
from japanboards.kaigan import Board
from japanboards.kaigan.board import DATA

PRINTED = read_json("the board", DATA / "japan.json")
TOY_DATA = {
    **copy.deepcopy(PRINTED),
    "name": "toy",
    "title": "A test map",
    "ours": True,
    "columns": 3,
    "squares": 1,
    "printed": [*PRINTED["printed"], {"row": 3, "space": 1, "action": "surveyor"}],
    "tiles": [
        {"name": "Alpha", "kind": "artistic", "size": 2},
        {"name": "Beta", "kind": "government", "size": 3},
        {"name": "Gamma", "kind": "travel", "size": 4},
        {"name": "Delta", "kind": "artistic", "size": 2},
    ],
}
TOY = Board.of(TOY_DATA)
ROWS = "row 1: yellow\nrow 2: red; {}\nrow 3: blue\nrow 4: green\n"

after = partial(talk.after, kaigan)
may = partial(talk.may, kaigan)
verdict = partial(talk.verdict, kaigan)
cited = partial(talk.cited, kaigan)
told = talk.told
read = kaigan.notation.read


def on_toy(text):
    """A position on the test map."""
    return read(text, board=TOY)


def acting(card, *lines, space=1, owner="red"):
    """Red resolves a card on a space of row 2; the printed Government lies ahead from space 1."""
    row = ROWS.format(f"{space} {card} of {owner}")
    return read("\n".join((f"phase: actions 2/{space}", row.strip(), *lines)))


def tiles(**marked):
    """The first ten tiles as a line of a position, some with markers on them."""
    names = [tile["name"] for tile in PRINTED["tiles"][:10]]
    return "map: " + "; ".join(f"{name} {marked.get(name, '')}".strip() for name in names)


def site(state, name):
    """A tile on the map."""
    return next(site for site in state.map if site and site.tile.name == name)


def players(state, field):
    """A fact of every player, in the order red, yellow, blue, green."""
    return [getattr(player, field) for player in state.players]


def scored(state, *rolls, draw=()):
    """After these dice and tiles of chance."""
    return after(state, *(f"roll {n}" for n in rolls), *(f"reveal {name}" for name in draw))
