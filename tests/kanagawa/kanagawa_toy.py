"""Positions, boards and the talk of Kanagawa for its tests."""

import json
from functools import partial
from pathlib import Path

import talk

from japanboards import kanagawa
from japanboards.kanagawa import Board

DATA = Path(kanagawa.__file__).parent / "data"
PRINTED = json.loads((DATA / "school.json").read_text(encoding="utf-8"))

after = partial(talk.after, kanagawa)
may = partial(talk.may, kanagawa)
verdict = partial(talk.verdict, kanagawa)
cited = partial(talk.cited, kanagawa)
told = talk.told
read, write = kanagawa.notation.read, kanagawa.notation.write


def data(**changes):
    """The printed school's data with some fields changed, fresh each time."""
    return {**json.loads(json.dumps(PRINTED)), "name": "toy", "title": "A test school", **changes}


def toy(*cards, **changes):
    """A school with these lesson cards added."""
    return Board.of(data(cards=[*PRINTED["cards"], *cards], **changes))


def card(name, needs="", icons="", back="green", subject="", season="spring", **symbols):
    """A lesson card of our own."""
    return {
        "id": name,
        "back": back,
        "print": {
            "landscapes": needs.split(),
            "subject": subject,
            "count": int(bool(subject)),
            "season": season,
            "bonus": 0,
        },
        "studio": {
            "landscapes": icons.split(),
            **{"brush": 0, "assistant": 0, "arrow": 0, "keep": 0, "harmony": 0, **symbols},
        },
    }


def working(player="forest", other="", table="", board="", **options):
    """Player 1 at work, with these things; ``table`` may add lines to the position."""
    lines = ["step: work", table, f"player 1: {player}", f"player 2: {other}"]
    return read("\n".join(filter(None, lines)), board, **options)


def lesson(school, table="", players=2, **options):
    """Everybody at School, with these columns."""
    tiles = ("forest", "ocean", "mountain", "plain")
    lines = [f"player {seat + 1}: {tiles[seat]}" for seat in range(players)]
    return read("\n".join(filter(None, [f"school: {school}", table, *lines])), **options)


def painter(state, seat=0):
    return state.painters[seat]


def dealt(players=2, board="school", backs="", **options):
    """A new game with the tiles in order and backs in turn, up to the first face."""
    state = kanagawa.new_game(players, board=board, **options)
    for tile in list(state.board.tiles)[:players]:
        state = after(state, f"tile {tile}")
    while state.step == "back":
        color = next(move.color for move, _ in kanagawa.chance_moves(state))
        state = after(state, f"back {color}")
    return state


def lines_of(state, seat=0):
    """The score sheet of a seat by clause."""
    return {line.clause.id: line.points for line in kanagawa.tally(state) if line.seat == seat}
