"""Positions of Takamatsu in few words, and its talk.

The palace, clockwise: gate, court, stairs; there it forks. Outside: blue, black, red, yellow,
purple, the hall, and the gate again. Inside: red, +2, blue, +1, black, purple, yellow, the gate.
"""

from functools import partial

import talk

from japanboards import takamatsu
from japanboards.takamatsu import Board, March
from japanboards.takamatsu.board import DATA
from japanboards.takamatsu.text.notation import write_party

after = partial(talk.after, takamatsu)
may = partial(talk.may, takamatsu)
verdict = partial(talk.verdict, takamatsu)
cited = partial(talk.cited, takamatsu)
told = talk.told
read, write = takamatsu.notation.read, takamatsu.notation.write
COLORS = {3: "red, blue, yellow", 2: "blue+yellow, red+purple"}


def facing(samurai, at="gate", players=3, table=""):
    """Player 1 on turn, these samurai in a room, whoever has none parked in the outer hall.

    Three players are red, blue, yellow; two are blue and yellow against red and purple.
    """
    needed = {3: ["R", "B", "Y"], 2: ["BY", "RP"]}[players]
    parked = [one[0] + "1" for one in needed if not any(letter in samurai for letter in one)]
    rooms = [f"{at} {samurai}", *([f"outer hall {' '.join(parked)}"] * bool(parked))]
    return read(f"colors: {COLORS[players]}\nrooms: {', '.join(rooms)}\n{table}")


def marches(state, room):
    """Marches out of a room as (party, goal)."""
    moves = takamatsu.legal_moves(state)
    return [m for m in moves if isinstance(m, March) and m.room == room]


def parties(state, room="gate"):
    """The parties that may leave a room, sorted."""
    return sorted({write_party(move.party) for move in marches(state, room)})


def goals(state, party, room="gate"):
    """The rooms where that party may stop, sorted."""
    return sorted(m.to for m in marches(state, room) if write_party(m.party) == party)


def points(state):
    """The points of the colors in play."""
    return {
        name: count
        for name, count, owner in zip(
            ("blue", "black", "purple", "red", "yellow"), state.pagodas, state.owners, strict=True
        )
        if owner >= 0
    }


def room(state, name):
    """Who is in a room."""
    return write_party(state.rooms[state.board.index[name]])


def place(name, to, colors="", bonus=0, side="common"):
    """A room of a board's data."""
    return {
        "name": name,
        "colors": colors.split(),
        "bonus": bonus,
        "side": side,
        "next": to.split(),
    }


# A ring of six rooms: two homes for everybody, so that several colors arrive at once.
EVERYBODY = "blue black purple red yellow"
RING_DATA = {
    "name": "ring",
    "title": "A ring of six rooms",
    "ours": True,
    "goal": 20,
    "outside": 3,
    "samurai": {"2": 5, "3": 7, "4": 6, "5": 5},
    "open_cards": [-2, -2, -2, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4],
    "hidden_cards": [1, 2, 3, 4, 5],
    "provenance": {"all": "invented for tests"},
    "rooms": [
        place("a", "b"),
        place("b", "c", EVERYBODY, side="exterior"),
        place("c", "d", bonus=2),
        place("d", "e"),
        place("e", "f", EVERYBODY, side="interior"),
        place("f", "a"),
    ],
}
RING = Board.of(RING_DATA)
PALACE = DATA / "palace.json"
