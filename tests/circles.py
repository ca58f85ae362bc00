"""Two bots at a table of Takamatsu who march one party to and fro, for ever."""

from japanboards import takamatsu
from japanboards.core.match import Match

MARCHES = ("march +2: P1 R3 to gate", "march gate: P1 R3 to +2")
START = takamatsu.notation.read("""
colors: black+red, blue+purple
rooms: gate K1, +2 P1 R4
""")


def to_and_fro(game, view, seat, rng):
    """The first player marches to the gate, the second one back."""
    return game.notation.read_move(MARCHES[seat])


def circle():
    """A match that never ends by itself."""
    return Match(takamatsu, 2, [to_and_fro] * 2, start=START)
