"""The test map of the specification, positions on it, and the talk of Rolling Japan.

R1 - R2 - R3     red      G1   green, without a neighbor
      |    :              Y1   yellow
     B2 - B1     blue     K1   black
                          W1   white, all three filled with an X unless a test says otherwise
`:` is a blue line over the sea.
"""

from functools import partial

import talk

from japanboards import rolling_japan
from japanboards.rolling_japan import Board

PLAIN = {"title": "A test map", "ours": True, "rounds": 8, "changes": 3, "outside": 6}
DICE = ("red", "blue", "green", "yellow", "black", "white")


def place(name, area, land="", sea=""):
    return {"name": name, "area": area, "land": land.split(), "sea": sea.split()}


TOY_DATA = {
    "name": "toy",
    **PLAIN,
    "provenance": {"all": "invented for tests"},
    "areas": [{"name": die.title(), "die": die} for die in DICE],
    "prefectures": [
        place("R1", "Red", "R2"),
        place("R2", "Red", "R1 R3 B2"),
        place("R3", "Red", "R2", sea="B1"),
        place("B1", "Blue", "B2", sea="R3"),
        place("B2", "Blue", "B1 R2"),
        place("G1", "Green"),
        place("Y1", "Yellow"),
        place("K1", "Black"),
        place("W1", "White"),
    ],
}
STAR_DATA = {  # C has five neighbors that do not touch each other
    **TOY_DATA,
    "name": "star",
    "areas": [{"name": "Red", "die": "red"}, {"name": "Blue", "die": "blue"}],
    "outside": 2,
    "prefectures": [
        place("C", "Red", "A B D E F"),
        place("A", "Red", "C"),
        place("B", "Blue", "C"),
        *(place(name, "Blue", "C") for name in "DEF"),
    ],
}
TOY, STAR = Board.of(TOY_DATA), Board.of(STAR_DATA)
CROSSED = "Y1 X, K1 X, W1 X"

after = partial(talk.after, rolling_japan)
may = partial(talk.may, rolling_japan)
verdict = partial(talk.verdict, rolling_japan)
cited = partial(talk.cited, rolling_japan)
told = talk.told
read, write = rolling_japan.notation.read, rolling_japan.notation.write


def facing(dice, sheet="", board="japan", table="", **options):
    """Player 1 alone with these dice to use; a single one is the second of the turn.

    ``facing("red 4", "Tokyo 3; changes 1")``; ``table`` may add lines to the position.
    """
    waiting = [die.partition(" as ")[0] for die in dice.split(", ")]
    other = [] if len(waiting) == 2 else ["green 1" if waiting[0][:3] == "red" else "red 1"]
    text = f"dice: {', '.join(waiting + other)}\nwriting: {dice}\nsheet: {sheet}\n{table}"
    return read(text, board, **options)


def on_toy(dice, sheet="", crossed=CROSSED, **options):
    """The same on the test map, with yellow, black and white filled."""
    held, _, changes = sheet.partition(";")
    whole = ", ".join(part for part in (held.strip(), crossed) if part)
    return facing(dice, f"{whole};{changes}" if changes else whole, TOY, **options)


def sheet_of(state, seat=0):
    """What stands on a sheet, without the crossed areas of the test map."""
    text = rolling_japan.notation.write_sheet(state.board, state.sheets[seat])
    return text.replace(f", {CROSSED}", "").replace(CROSSED, "blank")


def ended(state, *moves):
    """The last position, once these moves and no more led to the end."""
    state = after(state, *moves)
    assert rolling_japan.to_move(state) is None
    return state
