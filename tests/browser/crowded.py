"""Positions with much on the board, of every game, for whoever looks at pictures."""

from functools import partial

from hokkaido.hokkaido_toy import TOY_DATA
from kanagawa.kanagawa_toy import card, data, working

from japanboards import hokkaido, kaigan, kanagawa, takamatsu
from japanboards.kaigan.board import printed

FULL_ROOMS = """colors: red+blue, black+yellow
rooms: gate R2 B3 K3 Y4, inner red R3 B2 K2 Y1
points: red 12, blue 12, black 13, yellow 35
held: red 3, blue 5, black 1
asked: player 1, after
display: ?, 3, -2, 4, 1
turn: player 2, round 12, last"""
MANY_PIECES = """players: 4
pieces 1: Ishikari 1, Sorachi 1, Kamikawa 3, Yubari 1, Rumoi 1, Japan 1, At Sea 1
pieces 2: Tokoro 2, Bihoro 2, Kushiro 1, Kato 1, Kasai 1, At Sea 1, Kamikawa 1, Soya 3
pieces 3: Kushiro 2, Akkeshi 1, Nemuro 1, Ishikari 1, Muroran 2, China 1, Kasai 1, Japan 1
pieces 4: Kameda 4, Kayabe 3, Hiyama 3, Ishikari 3, Abashiri 3, Kushiro 1, Matsumae 1, At Sea 1
revealed 2: Sapporo-Kitami, Sapporo-Kushiro, Hakodate-Kitami
"""
ON_ONE_TILE = kaigan.notation.read(
    "row 1: yellow\nrow 2: red; 1 mapping of red\nrow 3: blue\nrow 4: green\nphase: actions 2/1\n"
    "red: 30 ryo; surveyors Ezo Ezo Mutsu\nyellow: surveyors Ezo Ezo Ezo\n"
    "blue: surveyors Ezo Ezo\ngreen: surveyors Ezo"
)
LAST_ROLL = kaigan.notation.read(
    "round: 5\nphase: neutral\nred: 130 ryo; honor tiles 71; artistic 15\nblue: honor tiles 59"
)
GREEN = " ".join(f"G{n:02}" for n in range(1, 19))
BLUE = " ".join(f"B{n:02}" for n in range(1, 19))


def with_cards(count):
    """Four players with many pieces in Hokkaido, and this many public cards."""
    shown = ("Sapporo-Kitami", "Sapporo-Kushiro", "Hakodate-Kitami")
    cards = [card for card in hokkaido.new_game(4).board.cards if card not in shown]
    own, public = ", ".join(cards[:6]), ", ".join(cards[6 : 6 + count])
    return hokkaido.notation.read(f"{MANY_PIECES}hand 1: {own}\npublic: {public}")


def own_island():
    """An island of a few provinces without outlines: they are discs on the sea."""
    return hokkaido.Board.of(TOY_DATA)


def own_chart():
    """A chart of nine coasts that nobody has drawn, in three columns."""
    tiles = [
        {"name": f"Coast{letter}", "kind": "travel", "size": 2 + 2 * nth}
        for nth, letter in enumerate("abcdefghi")
    ]
    own = {"name": "own", "columns": 3, "squares": 3, "spaces": 7, "tiles": tiles}
    return kaigan.Board.of({**printed("japan").data, **own, "dice": {"3": 12, "4": 9}})


def own_school():
    """A school with a landscape, a season and a subject that nobody has drawn."""
    given = data()
    given["landscapes"].append("desert")
    given["seasons"].append("monsoon")
    given["subjects"]["beasts"] = ["camel"]
    odd = partial(card, subject="camel", season="monsoon", keep=2, harmony=1)
    given["cards"] += [odd(name, "desert desert", "desert") for name in ("X1", "X2")]
    return kanagawa.Board.of(given)


CROWDED = {
    "takamatsu": {"full rooms": takamatsu.notation.read(FULL_ROOMS)},
    "hokkaido": {f"{count} cards": with_cards(count) for count in (3, 8, 19)},
    "kaigan": {
        "on one tile": ON_ONE_TILE,
        "full rulers": kaigan.apply(kaigan.apply(LAST_ROLL, kaigan.Roll(6)), kaigan.Roll(3)),
    },
    "kanagawa": {
        "a long print": working(f"forest; print {GREEN}; hand B01", "ocean; print R01 R02"),
        "a full studio": working(
            f"forest; studio {GREEN} B01 B02 B03 B04 B05 B06; hand R01 R02 R03"
        ),
        "many in hand": working("forest; studio G17 B17 R17 Y17; hand G01 G02 G03 G04 G05 G06 G07"),
        "much kept": working("forest", f"ocean; studio {BLUE}; hand R01; storms 2"),
        "own": working("forest; print X1; studio X2; hand G01", board=own_school()),
    },
}
