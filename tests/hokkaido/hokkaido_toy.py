"""The test map of the specification, positions on it, and the talk of Hokkaido.

S* - a        S has the city Sapporo, K the city Kitami; a is inland, the others lie on the
|    |        coast. Regions: South has S and a, North has K and b.
b  - K*
"""

from functools import partial

import talk

from japanboards import hokkaido
from japanboards.core.game import play, scores
from japanboards.hokkaido import Board

X, Y = "Sapporo-Kitami", "Sapporo-Japan"


def province(name, region, borders, city="", coast=True):
    return {
        "name": name,
        "region": region,
        "city": city,
        "coast": coast,
        "borders": borders.split(),
    }


def card(ends, high, low):
    return {"ends": ends.split("-"), "high": high, "low": low}


def setup(*rows):
    """Pieces and cards for 2, 3 and 4 players; limits as printed."""
    return {
        str(n): {"pieces": pieces, "cards": cards, "limit": n - 1, "city_limit": n}
        for n, (pieces, cards) in enumerate(rows, 2)
    }


TOY_DATA = {
    "name": "toy",
    "title": "A test map",
    "ours": True,
    "provenance": {"all": "invented for tests"},
    "public": 1,
    "private": 1,
    "setup": setup((28, 7), (25, 8), (22, 8)),
    "start": "Sapporo",
    "countries": ["Japan", "China", "Korea"],
    "regions": [{"name": "South", "city": "Sapporo"}, {"name": "North", "city": "Kitami"}],
    "provinces": [
        province("S", "South", "a b", "Sapporo"),
        province("a", "South", "S K", coast=False),
        province("K", "North", "a b", "Kitami"),
        province("b", "North", "K S"),
    ],
    "cards": [
        card("Sapporo-Kitami", 5, 3),
        card("Sapporo-Japan", 4, 2),
        card("Sapporo-China", 3, 2),
        card("Sapporo-Korea", 3, 1),
        card("Kitami-Japan", 6, 3),
        card("Kitami-China", 2, 1),
        card("Kitami-Korea", 7, 4),
        card("Sapporo-Sakhalin", 1, 1),
    ],
}
TOY_DATA["countries"].append("Sakhalin")
LANDS = ["Japan", "China", "Korea", "Russia", "Ryukyu", "Taiwan", "Siam", "Holland"]
THREE_DATA = {  # with a third city, and as many cards as in the box
    **TOY_DATA,
    "name": "three",
    "public": 5,
    "private": 3,
    "setup": setup((28, 24), (25, 26)),
    "countries": LANDS,
    "regions": [*TOY_DATA["regions"], {"name": "East", "city": "Kushiro"}],
    "provinces": [
        *TOY_DATA["provinces"][:3],
        province("b", "North", "K S Q"),
        province("Q", "East", "b c", "Kushiro"),
        province("c", "East", "Q"),
    ],
    "cards": [
        card(f"{city}-{land}", 4, 2) for city in ("Sapporo", "Kitami", "Kushiro") for land in LANDS
    ]
    + [card("Sapporo-Kitami", 5, 3), card("Sapporo-Kushiro", 3, 2)],
}
THREE_DATA["cards"] += [card("Kitami-Kushiro", 3, 2)]
THREE_DATA["cards"] = THREE_DATA["cards"][:27]
TOY, THREE = Board.of(TOY_DATA), Board.of(THREE_DATA)

after = partial(talk.after, hokkaido)
may = partial(talk.may, hokkaido)
verdict = partial(talk.verdict, hokkaido)
cited = partial(talk.cited, hokkaido)
told = talk.told
read, write = hokkaido.notation.read, hokkaido.notation.write


def toy(*lines, **options):
    """A position on the test map: ``toy("pieces 1: S 1", "hand 1: Sapporo-Japan")``."""
    return read("\n".join(lines), TOY, **options)


def real(*lines, **options):
    """A position on the printed board."""
    return read("\n".join(lines), **options)


def pieces(state, seat=0):
    """Where a player's pieces stand, in words."""
    row = state.players[seat].pieces
    held = [f"{name} {n}" for name, n in zip(state.board.names, row, strict=True) if n]
    return ", ".join(held)


def stocks(state):
    """Everybody's pieces in stock."""
    return [player.stock for player in state.players]


def points(state):
    """Everybody's score."""
    return scores(hokkaido, state, len(state.players))


def passed(state):
    """The position once the player on turn has used up the actions with Draw and Discard."""
    seat = state.seat
    while hokkaido.to_move(state) in (seat, -1) and state.seat == seat and state.step != "over":
        moves = list(hokkaido.legal_moves(state)) or [hokkaido.chance_moves(state)[0][0]]
        calm = [m for m in moves if type(m).__name__ in ("Keep", "Draw", "Take", "Discard", "Deal")]
        state = play(hokkaido, state, (calm or moves)[0])
    return state
